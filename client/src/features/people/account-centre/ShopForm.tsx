import { css } from '@emotion/css'
import { type FormEvent, type ReactNode, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { isPhone } from 'rules/validators'
import type { ShopForm_viewer$data, ShopForm_viewer$key } from '../../../__generated__/ShopForm_viewer.graphql.ts'
import { Link } from '../../../navigation/Link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Tag, type TagTone } from '../../../ui/Tag.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toasts } from '../../../ui/toastStore.ts'
import { type FieldErrors, useEntryForm, valueOf } from '../../ground/form/useEntryForm.ts'
import { noRegion, type PickedRegion, RegionPicker, type RegionPickerProps } from '../../ground/region/RegionPicker.tsx'
import { regionError } from '../../ground/region/regionError.ts'
import { fieldGrid } from '../../ground/form/formLayout.ts'
import { useSaveShop } from './useSaveShop.ts'
import { textLink } from '../../../ui/textLink.ts'

const gap = css`margin-bottom: 12px;`

const reviews: Readonly<Record<string, readonly [TagTone, string]>> = {
  PENDING: ['blue', '审核中'],
  APPROVED: ['green', '审核已通过'],
  REJECTED: ['red', '审核未通过'],
  FROZEN: ['grey', '已冻结'],
}
const kinds: Readonly<Record<string, string>> = {
  PHARMACY: '单体药店',
  CHAIN: '连锁药店',
  CLINIC: '诊所',
  HOSPITAL: '医院',
  WHOLESALER: '批发企业',
}

type Shop = NonNullable<ShopForm_viewer$data['shop']>

export function ShopForm({ viewer: key }: { viewer: ShopForm_viewer$key }) {
  const { shop } = useFragment(
    graphql`
      fragment ShopForm_viewer on Viewer {
        shop {
          memberID
          company
          kind
          licenceNo
          contact
          phone
          regions { regionID name }
          address
          reviewStatus
          reviewNote
          role
          invoiceProfile { title taxNo companyAddress companyPhone bank bankAccount }
        }
      }
    `,
    key,
  )
  const [saved, setSaved] = useState(0)
  if (!shop) return <Notice tone="error">店铺信息没有读到，请刷新页面重试。</Notice>
  return (
    <>
      {shop.reviewStatus === 'PENDING' && (
        <Notice className={gap}>
          店铺资质正在审核，通过后即可下单。
          <Link className={textLink} href={paths.certificates()}>
            查看资质证件
          </Link>
        </Notice>
      )}
      {shop.reviewStatus === 'REJECTED' && (
        <Notice tone="error" className={gap}>
          资质审核未通过：{shop.reviewNote ?? '请核对后重新保存'}
        </Notice>
      )}
      {shop.role !== 'OWNER' && (
        <Notice tone="warning" className={gap}>
          只有门店负责人可以修改店铺信息。
        </Notice>
      )}
      {/* Made again once it was saved: what stands in it is what was kept. */}
      <Fields key={saved} shop={shop} onSaved={() => setSaved(saved + 1)} />
    </>
  )
}

const regionOf = ([province, city, district]: Shop['regions']): PickedRegion => ({
  ...noRegion,
  provinceID: province?.regionID ?? '',
  cityID: city?.regionID ?? '',
  districtID: district?.regionID ?? '',
})
const texts = [
  'company',
  'licenceNo',
  'contact',
  'phone',
  'address',
  'title',
  'taxNo',
  'companyAddress',
  'companyPhone',
  'bank',
  'bankAccount',
] as const
type Texts = Readonly<Record<(typeof texts)[number], string>>

/** What is wrong before anybody is asked; the marketplace has the last word. */
function problemsOf(given: Texts): Record<string, string | null> {
  const phone = (text: string): string | null => (text === '' || isPhone(text, true) ? null : '须为手机号，或区号加连字符的座机号')
  const hasInvoice = texts.slice(5).some((name) => given[name] !== '')
  return {
    company: given.company === '' ? '请填写企业名称' : null,
    licenceNo: given.licenceNo === '' || /^[0-9A-Za-z]{15,20}$/.test(given.licenceNo) ? null : '营业执照号须为15至20位数字或大写字母',
    phone: phone(given.phone),
    taxNo: hasInvoice && given.taxNo === '' ? '填写开票资料时请填写税号' : null,
    companyPhone: phone(given.companyPhone),
  }
}

function Fields({ shop, onSaved }: { readonly shop: Shop; readonly onSaved: () => void }) {
  const form = useEntryForm()
  const { ref, errors, isBusy, tell } = form
  const save = useSaveShop()
  const [region, setRegion] = useState(() => regionOf(shop.regions))
  const [asked, setAsked] = useState<Texts | null>(null)
  const isFixed = shop.role !== 'OWNER'

  const send = (given: Texts): Promise<void> =>
    form.submit(problemsOf(given), async () => {
      const orNone = (id: string): string | null => (id === '' ? null : id)
      const review = await save({
        ...given,
        provinceID: region.provinceID,
        cityID: orNone(region.cityID),
        districtID: orNone(region.districtID),
      })
      toasts.show({ kind: 'ok', text: review === 'PENDING' ? '已保存，店铺资质审核中' : '店铺信息已保存' })
      onSaved()
    })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const element = event.currentTarget
    const given = Object.fromEntries(texts.map((name) => [name, valueOf(element, name).trim()])) as Texts
    const isOther = given.company !== shop.company || (!!shop.licenceNo && given.licenceNo.toUpperCase() !== shop.licenceNo)
    if (isOther && shop.reviewStatus === 'APPROVED' && Object.values(problemsOf(given)).every((problem) => problem === null))
      setAsked(given)
    else void send(given)
  }
  const pick = (picked: PickedRegion): void => {
    setRegion(picked)
    for (const name of ['provinceID', 'cityID', 'districtID']) tell(name, null)
  }
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) tell(target.name, null)
      }}
    >
      <ShopPanel shop={shop} errors={errors} isFixed={isFixed}>
        {!isFixed && <ShopRegion shop={shop} value={region} error={regionError(errors)} onChange={pick} />}
      </ShopPanel>
      <InvoicePanel shop={shop} errors={errors} isFixed={isFixed}>
        {!isFixed && (
          <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
            保存
          </Button>
        )}
      </InvoicePanel>
      <ConfirmDialog
        isOpen={asked !== null}
        title="保存后重新审核"
        confirmLabel="保存并送审"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          if (asked !== null) void send(asked)
        }}
      >
        更改企业名称或营业执照号后，店铺资质将重新审核，<b>审核通过前不能下单</b>。
      </ConfirmDialog>
    </form>
  )
}

/** The region there is, in words; the lists of places come when it is to be another. */
function ShopRegion({ shop, ...picker }: RegionPickerProps & { readonly shop: Shop }) {
  const [isOpen, setOpen] = useState(shop.regions.length === 0)
  if (isOpen || picker.error) return <RegionPicker {...picker} />
  return (
    <p>
      所在地区：{shop.regions.map(({ name }) => name).join(' ')}{' '}
      <Button size="small" onClick={() => setOpen(true)}>
        更改地区
      </Button>
    </p>
  )
}

type PanelProps = { readonly shop: Shop; readonly errors: FieldErrors; readonly isFixed: boolean; readonly children: ReactNode }

function ShopPanel({ shop, errors, isFixed, children }: PanelProps) {
  const [tone, words] = reviews[shop.reviewStatus ?? ''] ?? ['grey', '']
  const field = (name: keyof Texts, value: string | null | undefined) => ({
    name,
    defaultValue: value ?? '',
    disabled: isFixed,
    error: errors[name],
  })
  return (
    <Panel title="店铺信息" tools={<Tag tone={tone}>{words}</Tag>}>
      <div className={fieldGrid}>
        <TextField
          label="企业名称"
          {...field('company', shop.company)}
          maxLength={50}
          autoComplete="organization"
          hint={`与营业执照一致；${kinds[shop.kind ?? ''] ?? ''}`}
        />
        <TextField
          label="营业执照号"
          {...field('licenceNo', shop.licenceNo)}
          maxLength={20}
          autoComplete="off"
          hint="统一社会信用代码，15 至 20 位数字或字母；更改后须重新审核"
        />
        <TextField label="联系人" {...field('contact', shop.contact)} maxLength={30} autoComplete="name" />
        <TextField
          label="联系电话"
          {...field('phone', shop.phone)}
          type="tel"
          maxLength={20}
          autoComplete="tel"
          hint="手机号，或座机如 0571-88880000"
        />
        {children}
        <div data-across>
          <TextField label="门店地址" {...field('address', shop.address)} maxLength={120} autoComplete="street-address" />
        </div>
      </div>
    </Panel>
  )
}

function InvoicePanel({ shop: { invoiceProfile: invoice }, errors, isFixed, children }: PanelProps) {
  const field = (name: keyof Texts, value: string | null | undefined) => ({
    name,
    defaultValue: value ?? '',
    disabled: isFixed,
    error: errors[name],
  })
  return (
    <Panel title="开票资料">
      <div className={fieldGrid}>
        <TextField label="发票抬头" {...field('title', invoice?.title)} maxLength={60} hint="不填则为企业名称" />
        <TextField label="税号" {...field('taxNo', invoice?.taxNo)} maxLength={20} autoComplete="off" hint="15 至 20 位数字或大写字母" />
        <TextField label="注册地址" {...field('companyAddress', invoice?.companyAddress)} maxLength={120} hint="以下四项开专用发票时必填" />
        <TextField label="注册电话" {...field('companyPhone', invoice?.companyPhone)} type="tel" maxLength={20} />
        <TextField label="开户银行" {...field('bank', invoice?.bank)} maxLength={60} />
        <TextField
          label="银行账号"
          {...field('bankAccount', invoice?.bankAccount)}
          maxLength={30}
          inputMode="numeric"
          autoComplete="off"
          hint="8 至 30 位数字"
        />
        {children}
      </div>
    </Panel>
  )
}
