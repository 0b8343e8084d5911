import { isPhone } from 'rules/validators'

/** Whom an invoice is made out to. */
export interface InvoiceBuyer {
  readonly title: string
  readonly tax_no: string
  readonly company_address: string | null
  readonly company_phone: string | null
  readonly bank: string | null
  readonly bank_account: string | null
}

export interface BuyerForm {
  readonly title?: string
  readonly tax_no?: string
  readonly company_address?: string
  readonly company_phone?: string
  readonly bank?: string
  readonly bank_account?: string
}

/** What the form says, else what the shop said last, else its name. */
export function buyerOf(
  form: BuyerForm,
  known: InvoiceBuyer | null,
  company: string,
): Omit<InvoiceBuyer, 'tax_no'> & { tax_no: string | null } {
  const text = (given: string | undefined, kept: string | null | undefined): string | null =>
    given === undefined || given.trim() === '' ? (kept ?? null) : given.trim()
  return {
    title: text(form.title, known?.title) ?? company,
    tax_no: text(form.tax_no, known?.tax_no)?.toUpperCase() ?? null,
    company_address: text(form.company_address, known?.company_address),
    company_phone: text(form.company_phone, known?.company_phone),
    bank: text(form.bank, known?.bank),
    bank_account: text(form.bank_account, known?.bank_account),
  }
}

/** The first field that keeps a buyer from getting an invoice of this kind, with its sentence. */
export function buyerFault(buyer: ReturnType<typeof buyerOf>, isSpecial: boolean): readonly [field: string, sentence: string] | null {
  if (buyer.tax_no === null) return ['tax_no', '请填写税号']
  if (!/^[0-9A-Z]{15,20}$/.test(buyer.tax_no)) return ['tax_no', '税号须为15至20位数字或大写字母']
  if (buyer.company_phone !== null && !isPhone(buyer.company_phone, true))
    return ['company_phone', '注册电话须为手机号，或区号加连字符的座机号']
  if (buyer.bank_account !== null && !/^\d{8,30}$/.test(buyer.bank_account)) return ['bank_account', '银行账号须为8至30位数字']
  if (!isSpecial) return null
  if (buyer.company_address === null) return ['company_address', '专用发票请填写注册地址']
  if (buyer.company_phone === null) return ['company_phone', '专用发票请填写注册电话']
  if (buyer.bank === null) return ['bank', '专用发票请填写开户银行']
  return buyer.bank_account === null ? ['bank_account', '专用发票请填写银行账号'] : null
}
