import { css } from '@emotion/css'
import { type ComponentType, createElement, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CertificateList_viewer$data, CertificateList_viewer$key } from '../../../__generated__/CertificateList_viewer.graphql.ts'
import { useReportError } from '../../../errors/useReportError.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CertificateRow } from './CertificateRow.tsx'
import type { CertificateDialogProps } from './CertificateDialog.tsx'
import { standingOf } from './certificateWords.ts'

const alerts = css`display: grid; gap: 8px; margin-bottom: 12px;`

/** Read by its row and by the form that renews it. */
export type Certificate = NonNullable<CertificateList_viewer$data['certificates']>[number]

/** The shop's papers: how each stands, what is lost when it lapses, and where the next one is handed in. */
export function CertificateList({ viewer: key }: { viewer: CertificateList_viewer$key }) {
  const { certificates } = useFragment(
    graphql`
      fragment CertificateList_viewer on Viewer {
        certificates {
          kind
          name
          isNeeded
          status
          certificateID
          certificateNo
          startsOn
          expiresOn
          daysLeft
          reason
          file
          consequence { goodsCount cartLineCount }
          renewal { certificateID status certificateNo startsOn expiresOn reason file }
        }
      }
    `,
    key,
  )
  const report = useReportError()
  const [editor, setEditor] = useState<{
    readonly View: ComponentType<CertificateDialogProps>
    readonly certificate: Certificate | null
  } | null>(null)
  const list = certificates ?? []
  const open = async (certificate: Certificate | null): Promise<void> => {
    const { CertificateDialog } = await import('./CertificateDialog.tsx')
    setEditor({ View: CertificateDialog, certificate })
  }
  const show = (certificate: Certificate | null): void => void open(certificate).catch(report)
  const urgent = list.filter(({ status, daysLeft, renewal }) => standingOf(status, daysLeft).isPressing && renewal?.status !== 'PENDING')
  return (
    <>
      {urgent.length > 0 && (
        <div className={alerts}>
          {urgent.map((certificate) => (
            <Notice
              key={certificate.kind}
              tone={certificate.status === 'EXPIRED' ? 'error' : 'warning'}
              action={
                <Button variant="outline" size="small" onClick={() => show(certificate)}>
                  去换证
                </Button>
              }
            >
              <Loss certificate={certificate} />
            </Notice>
          ))}
        </div>
      )}
      <Panel
        title={`共 ${list.length} 项，其中必交 ${list.filter(({ isNeeded }) => isNeeded).length} 项`}
        isFlush
        tools={
          <Button icon="plus" onClick={() => show(null)}>
            提交其他证照
          </Button>
        }
      >
        <ul>
          {list.map((certificate) => (
            <CertificateRow key={certificate.kind} certificate={certificate} onRenew={() => show(certificate)} />
          ))}
        </ul>
      </Panel>
      {editor &&
        createElement(editor.View, {
          key: editor.certificate?.kind ?? 'other',
          certificate: editor.certificate,
          held: list.map(({ kind }) => kind),
          onClose: () => setEditor(null),
        })}
    </>
  )
}

function Loss({ certificate: { name, status, daysLeft, consequence } }: { readonly certificate: Certificate }) {
  const lines = consequence?.cartLineCount ?? 0
  const lost = `${consequence?.goodsCount ?? 0} 种商品${lines > 0 ? `和采购单中的 ${lines} 行` : ''}`
  if (status === 'EXPIRED')
    return (
      <>
        <b>{name}已过期</b>，{lost}暂不能下单。换证审核通过后恢复。
      </>
    )
  return (
    <>
      <b>
        {name}
        {standingOf(status, daysLeft).text}
      </b>
      ，过期后{lost}将不能下单。
    </>
  )
}
