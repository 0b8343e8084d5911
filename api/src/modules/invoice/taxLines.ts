import {
  LINE_NATURES,
  reversalOf,
  reversedShares,
  TAX_RATES,
  taxRows,
  unitPrice,
  type BlueLine,
  type LineNature,
  type TaxRate,
} from 'rules/invoiceTax'
import type { Cents } from 'rules/money'
import { mulDivFloor, spread } from 'rules/shares'
import type { LineRow } from '../order/read.repo.ts'
import { invoicedCents, type InvoiceableOrder } from './invoiceContent.ts'

export interface TaxClass {
  readonly tax_code: string
  readonly tax_name: string
  readonly rate: TaxRate
}

/** A line as it is kept; its number is its place. */
export interface TaxLine extends TaxClass {
  readonly nature: LineNature
  readonly order_id: number
  readonly order_line_id: number | null
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly qty: number | null
  readonly price: string | null
  readonly net: Cents
  readonly tax: Cents
  readonly blue_id: number | null
  readonly blue_line: number | null
}

type Article = TaxClass & Pick<TaxLine, 'order_id' | 'order_line_id' | 'name' | 'spec' | 'unit'>
type Part = Article & { readonly qty: number | null; readonly list: Cents; readonly weight: Cents }

/** The lines of an invoice over these orders; null where the class of some goods is not known. */
export function taxLinesOf(orders: readonly InvoiceableOrder[], classes: ReadonlyMap<number, TaxClass>): TaxLine[] | null {
  const lines: TaxLine[] = []
  for (const invoiceable of orders) {
    const parts = partsOf(invoiceable, classes)
    if (parts === null) return null
    lines.push(...linesOf(parts, invoicedCents(invoiceable)))
  }
  return lines
}

function partsOf(invoiceable: InvoiceableOrder, classes: ReadonlyMap<number, TaxClass>): Part[] | null {
  const left = invoiceable.lines.map(leftOf)
  const { shipping_cents: freight, fees } = invoiceable.order
  const beside = freight + Math.max(0, fees)
  // Money that was to go back and did not: the invoice is over it still.
  const isShort = left.reduce((sum, { weight }) => sum + weight, beside) < invoicedCents(invoiceable)
  const parts: Part[] = []
  for (const [place, line] of invoiceable.lines.entries()) {
    const sold = isShort ? wholeOf(line) : (left[place] ?? wholeOf(line))
    const taxClass = classes.get(line.goods_id)
    if (sold.list <= 0 || sold.weight <= 0) continue
    if (taxClass === undefined) return null
    const { name, spec, unit } = line.snapshot
    parts.push({ ...taxClass, order_id: line.order_id, order_line_id: line.id, name, spec, unit, ...sold })
  }
  const [main] = parts.toSorted((a, b) => TAX_RATES[b.rate].percent - TAX_RATES[a.rate].percent || b.weight - a.weight)
  if (main === undefined) return beside === 0 ? parts : null
  const extra = (name: string, cents: Cents): Part[] =>
    cents > 0 ? [{ ...main, order_line_id: null, name, spec: '', unit: '', qty: null, list: cents, weight: cents }] : []
  return [...parts, ...extra('运费', freight), ...extra('费用调整', fees)]
}

const wholeOf = ({ qty, list_cents: list, net_cents: weight }: LineRow) => ({ qty, list, weight })

/** What was not returned; where nothing is returned for what went back, or the other way round, the line is whole with a discount. */
function leftOf(line: LineRow): ReturnType<typeof wholeOf> {
  const qty = line.qty - line.returned_qty
  const weight = line.net_cents - line.refunded_cents
  const list = line.list_cents - mulDivFloor(line.list_cents, line.returned_qty, line.qty)
  return qty > 0 && weight <= list ? { qty, list, weight } : { ...wholeOf(line), weight }
}

function linesOf(parts: readonly Part[], paid: Cents): TaxLine[] {
  const shares = spread(
    paid,
    parts.map(({ weight }) => weight),
  )
  const rows = taxRows(parts.map(({ rate, qty, list }, place) => ({ rate, qty, list, paid: shares[place] ?? 0 })))
  return rows.flatMap(({ part, ...row }) => {
    const sold = parts[part]
    if (sold === undefined) return []
    const { weight: _weight, list: _list, ...article } = sold
    const unit = row.nature === LINE_NATURES.discount ? { spec: '', unit: '' } : {}
    return [{ ...article, ...unit, ...row, blue_id: null, blue_line: null }]
  })
}

/** A line of an issued invoice, its discount taken off, and what others have taken back of it. */
export type OldLine = BlueLine & Omit<TaxLine, 'nature' | 'price' | 'blue_id' | 'blue_line'> & { readonly line_no: number }

/** What takes `due` back of an order's lines: of the goods that came back as far as they go. */
export function reversalLines(
  blueId: number,
  lines: readonly OldLine[],
  { lineId, qty }: { readonly lineId: number; readonly qty: number },
  due: Cents,
): TaxLine[] {
  const returned = lines.findIndex((line) => line.order_line_id === lineId)
  return reversedShares(lines, returned === -1 ? null : returned, due).flatMap((share, place) => {
    const line = lines[place]
    if (line === undefined || share === 0) return []
    return [redLine(blueId, line, reversalOf(line, share), place === returned ? Math.min(qty, line.qty ?? 0) : 0)]
  })
}

/** All of an invoice of which nothing is taken back yet. */
export const wholeReversal = (blueId: number, lines: readonly OldLine[]): TaxLine[] =>
  lines.flatMap((line) => (line.net + line.tax === 0 ? [] : [redLine(blueId, line, { net: -line.net, tax: -line.tax }, line.qty ?? 0)]))

function redLine(blueId: number, line: OldLine, amount: Pick<TaxLine, 'net' | 'tax'>, qty: number): TaxLine {
  const { line_no, reversed: _reversed, ...article } = line
  const counted = qty > 0 ? { qty: -qty, price: unitPrice(amount.net, qty) } : { qty: null, price: null }
  return { ...article, ...amount, ...counted, nature: LINE_NATURES.plain, blue_id: blueId, blue_line: line_no }
}

/** As invoices write it: the short name of its class between asterisks (`*中药饮片*黄芪`). */
export const taxedName = ({ tax_name, name }: Pick<TaxLine, 'tax_name' | 'name'>): string => `*${tax_name}*${name}`
