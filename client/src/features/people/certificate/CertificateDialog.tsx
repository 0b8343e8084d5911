import { css } from '@emotion/css'
import { useState } from 'react'
import type { CertificateKind } from '../../../__generated__/CertificateList_viewer.graphql.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { color, media, type } from '../../../ui/tokens.ts'
import { type FieldErrors, useEntryForm, valueOf } from '../../ground/form/useEntryForm.ts'
import { FormDialog } from '../../ground/form/FormDialog.tsx'
import { FilePicker, type PickedFile } from '../../ground/upload/FilePicker.tsx'
import type { Certificate } from './CertificateList.tsx'
import { useSendCertificate } from './useSendCertificate.ts'

const dates = css`display: grid; grid-template-columns: 1fr 1fr; gap: 4px 16px; > label { grid-column: 1 / -1; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 12px; }`
const scan = css`
  > span { display: block; margin-bottom: 4px; font-weight: 600; }
  > [role='alert'] { ${type.small} color: ${color.price}; }
`

type Kind = Exclude<CertificateKind, '%future added value'>
const kinds: readonly (readonly [Kind, string])[] = [
  ['BUSINESS_LICENCE', '营业执照'],
  ['TRADE_PERMIT', '药品经营许可证'],
  ['GSP', 'GSP证书'],
  ['MEDICAL_LICENCE', '医疗机构执业许可证'],
  ['AUTHORITY_LETTER', '采购委托书'],
  ['OPENING_FORM', '开户许可证'],
  ['OTHER', '其他资质证照'],
]

export type CertificateDialogProps = {
  /** Null for a kind that is chosen here. */
  readonly certificate: Certificate | null
  /** Kinds that have a row of their own. */
  readonly held: readonly string[]
  readonly onClose: () => void
}

/** A paper is handed in, renewed or corrected. What is in force stays so until the new one has been passed. */
export function CertificateDialog({ certificate, held, onClose }: CertificateDialogProps) {
  const form = useEntryForm()
  const send = useSendCertificate()
  const others = kinds.filter(([kind]) => !held.includes(kind))
  const [kind, setKind] = useState<string>(certificate?.kind ?? others[0]?.[0] ?? 'OTHER')
  const [files, setFiles] = useState<readonly PickedFile[]>([])
  const corrected = correctedPaper(certificate)
  const [isEndless, setEndless] = useState(corrected !== null && !corrected.expiresOn)
  const isRenewal = certificate?.status === 'APPROVED' || certificate?.status === 'EXPIRED'
  const { errors } = form

  const submit = (element: HTMLFormElement): void => {
    const text = (name: string): string => valueOf(element, name).trim()
    const [no, from, to] = [text('certificateNo'), text('startsOn'), isEndless ? '' : text('expiresOn')]
    const problems = {
      certificateNo: no === '' ? '请填写证照编号' : null,
      startsOn: from === '' ? '请填写有效期的起始日期' : null,
      expiresOn: isEndless ? null : endProblem(from, to),
      fileKey: files.length === 0 && corrected === null ? '请上传证照扫描件' : null,
    }
    void form.submit(problems, async () => {
      await send({
        kind: kind as Kind,
        certificateID: corrected?.certificateID ?? (isRenewal ? (certificate.certificateID ?? null) : null),
        certificateNo: no,
        startsOn: from,
        expiresOn: to === '' ? null : to,
        fileKey: files[0]?.key ?? null,
      })
      toasts.show({ kind: 'ok', text: '证照已提交，等待审核' })
      onClose()
    })
  }
  const verb = certificate === null || certificate.status === 'MISSING' ? '提交' : corrected === null ? '换证' : '更正'
  return (
    <FormDialog
      form={form}
      title={certificate === null ? '提交证照' : `${verb} ${certificate.name}`}
      submitLabel="提交审核"
      onSubmit={submit}
      onClose={onClose}
    >
      {isRenewal && <Notice>{certificate.status === 'EXPIRED' ? '新证审核通过后即恢复购买。' : '新证审核通过前，原证照照常有效。'}</Notice>}
      {certificate === null && (
        <SelectField
          label="证照种类"
          options={others.map(([value, text]) => ({ value, text }))}
          value={kind}
          error={errors['kind']}
          onChange={(event) => setKind(event.currentTarget.value)}
        />
      )}
      {certificate !== null && errors['kind'] && (
        <Notice tone="error" role="alert">
          {errors['kind']}
        </Notice>
      )}
      <TextField
        label="证照编号"
        name="certificateNo"
        defaultValue={corrected?.certificateNo ?? undefined}
        maxLength={60}
        autoComplete="off"
        required
        error={errors['certificateNo']}
        data-initial-focus
      />
      <Validity
        paper={corrected}
        isEndless={isEndless}
        errors={errors}
        onEndless={(isOn) => {
          setEndless(isOn)
          form.tell('expiresOn', null)
        }}
      />
      <Scan
        files={files}
        isKept={corrected !== null}
        problem={errors['fileKey']}
        onChange={(picked) => {
          setFiles(picked)
          form.tell('fileKey', null)
        }}
      />
    </FormDialog>
  )
}

function endProblem(from: string, to: string): string | null {
  if (to === '') return '请填写有效期止，长期有效请勾选'
  return to <= from ? '有效期止须晚于有效期起' : null
}

type ValidityProps = {
  readonly paper: Paper | null
  readonly isEndless: boolean
  readonly errors: FieldErrors
  readonly onEndless: (isOn: boolean) => void
}

function Validity({ paper, isEndless, errors, onEndless }: ValidityProps) {
  return (
    <div className={dates}>
      <TextField
        label="有效期起"
        name="startsOn"
        type="date"
        defaultValue={paper?.startsOn ?? undefined}
        required
        error={errors['startsOn']}
      />
      <TextField
        label="有效期止"
        name="expiresOn"
        type="date"
        defaultValue={paper?.expiresOn ?? undefined}
        disabled={isEndless}
        error={errors['expiresOn']}
      />
      <Checkbox isChecked={isEndless} onChange={onEndless}>
        长期有效
      </Checkbox>
    </div>
  )
}

type ScanProps = {
  readonly files: readonly PickedFile[]
  /** Of a paper that has one already. */
  readonly isKept: boolean
  readonly problem: string | null | undefined
  readonly onChange: (picked: readonly PickedFile[]) => void
}

function Scan({ files, isKept, problem, onChange }: ScanProps) {
  return (
    <div className={scan}>
      <span>扫描件</span>
      <FilePicker label="上传扫描件" scene="certificate" files={files} max={1} takesPdf onChange={onChange} />
      {isKept && files.length === 0 && <small>不重新上传则沿用已提交的扫描件</small>}
      <div role="alert">{problem}</div>
    </div>
  )
}

type Paper = Pick<Certificate, 'certificateID' | 'certificateNo' | 'startsOn' | 'expiresOn'>

/** What was handed in and has not been passed: it is corrected rather than followed by another. */
function correctedPaper(certificate: Certificate | null): Paper | null {
  if (certificate === null) return null
  if (certificate.renewal) return certificate.renewal
  return certificate.status === 'PENDING' || certificate.status === 'REJECTED' ? certificate : null
}
