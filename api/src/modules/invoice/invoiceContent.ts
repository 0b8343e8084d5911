import { isPhone } from 'rules/validators'
import type { Cents } from 'rules/money'
import type { LineRow, OrderRow } from '../order/read.repo.ts'

/** Whom an invoice is made out to. */
export interface InvoiceBuyer {
  readonly title: string
  readonly tax_no: string
  readonly company_address: string | null
  readonly company_phone: string | null
  readonly bank: string | null
  readonly bank_account: string | null
}

export interface InvoiceLine {
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly qty: number
  readonly cents: Cents
}
/** What makes the sum other than the lines': discounts, freight, fees, vouchers, refunds. */
export interface InvoiceRow {
  readonly title: string
  readonly cents: number
}

export interface InvoicedOrder {
  readonly id: number
  readonly no: string
  readonly cents: Cents
}

/** What an invoice says, fixed when it is applied for. */
export interface InvoiceContent {
  readonly orders: readonly InvoicedOrder[]
  readonly lines: readonly InvoiceLine[]
  readonly rows: readonly InvoiceRow[]
  /** In the address of its PDF: whoever was given the address may read it. */
  readonly key: string
}

export interface InvoiceableOrder {
  readonly order: OrderRow
  readonly lines: readonly LineRow[]
  readonly refunded: Cents
}

/** What was paid for an order in money and came not back: vouchers are a gift and are not invoiced. */
export function invoicedCents({ order, refunded }: Pick<InvoiceableOrder, 'order' | 'refunded'>): Cents {
  return order.online + order.fees + order.balance - refunded
}

export function invoiceContent(orders: readonly InvoiceableOrder[], key: string): InvoiceContent {
  const sold = orders.flatMap(({ lines }) => lines.filter((line) => line.list_cents > 0))
  const discounts = new Map<string, number>()
  for (const { title, cents } of sold.flatMap((line) => line.adjustments)) discounts.set(title, (discounts.get(title) ?? 0) + cents)
  const sum = (of: (one: InvoiceableOrder) => number): number => orders.reduce((total, one) => total + of(one), 0)
  const rows = [
    ...[...discounts].map(([title, cents]) => ({ title, cents: -cents })),
    { title: '运费', cents: sum(({ order }) => order.shipping_cents) },
    { title: '费用调整', cents: sum(({ order }) => order.fees) },
    { title: '现金券抵扣', cents: -sum(({ order }) => order.voucher) },
    { title: '已退款', cents: -sum(({ refunded }) => refunded) },
  ]
  return {
    orders: orders.map((one) => ({ id: one.order.id, no: one.order.no, cents: invoicedCents(one) })),
    lines: sold.map(({ snapshot, qty, list_cents: cents }) => ({
      name: snapshot.name,
      spec: snapshot.spec,
      unit: snapshot.unit,
      qty,
      cents,
    })),
    rows: rows.filter(({ cents }) => cents !== 0),
    key,
  }
}

export function contentCents({ lines, rows }: Pick<InvoiceContent, 'lines' | 'rows'>): number {
  return [...lines, ...rows].reduce((total, { cents }) => total + cents, 0)
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

export const pdfUrl = (id: number, key: string): string => `/files/invoice/${id}-${key}.pdf`
