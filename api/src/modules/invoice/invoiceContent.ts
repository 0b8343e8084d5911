import type { Cents } from 'rules/money'
import type { LineRow, OrderRow } from '../order/read.repo.ts'

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
  const sum = (amountOf: (invoiceable: InvoiceableOrder) => number): number =>
    orders.reduce((total, invoiceable) => total + amountOf(invoiceable), 0)
  const rows = [
    ...[...discounts].map(([title, cents]) => ({ title, cents: -cents })),
    { title: '运费', cents: sum(({ order }) => order.shipping_cents) },
    { title: '费用调整', cents: sum(({ order }) => order.fees) },
    { title: '现金券抵扣', cents: -sum(({ order }) => order.voucher) },
    { title: '已退款', cents: -sum(({ refunded }) => refunded) },
  ]
  return {
    orders: orders.map((invoiceable) => ({ id: invoiceable.order.id, no: invoiceable.order.no, cents: invoicedCents(invoiceable) })),
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

const fileUrl =
  (ending: 'pdf' | 'xml') =>
  (id: number, key: string): string =>
    `/files/invoice/${id}-${key}.${ending}`
export const pdfUrl = fileUrl('pdf')
export const xmlUrl = fileUrl('xml')
