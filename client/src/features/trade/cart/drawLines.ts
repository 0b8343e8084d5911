import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { formatMoney } from 'rules/money'
import type { OtherLine, PricedCart, PricedLine } from 'rules/pricing'
import { reasonText } from 'rules/reasons'
import type { AddedGoods } from './cartChange.ts'
import { cartLineOf } from './componentLines.ts'
import { isDueNow } from './linesInSight.ts'
import type { DrawnLine } from './drawnLines.ts'
import { put } from './pricingFields.ts'

/** What a line of the cart is priced as: one line of the document, or the components of a combination. */
type Parts = { readonly sold: PricedLine[]; readonly rest: OtherLine[] }

/** Writes each line's amounts, and whether it can be bought at all. */
export function drawLines(
  store: RecordSourceProxy,
  drawn: readonly DrawnLine[],
  priced: PricedCart,
  added: ReadonlyMap<string, AddedGoods>,
): void {
  const due = drawn.filter((line) => isDueNow(line.recordID))
  const parts = partsOf(priced, new Map(due.map(({ id }) => [id, { sold: [], rest: [] }])))
  const gifts = new Map<number, number>()
  for (const gift of priced.gifts) gifts.set(gift.line, (gifts.get(gift.line) ?? 0) + gift.qty)
  for (const { recordID, id, goodsID, kind } of due) {
    const own = parts.get(id)
    const record = store.get(recordID)
    if (!own || !record || own.sold.length + own.rest.length === 0) continue
    const all = [...own.sold, ...own.rest]
    put(record, formatMoney(sum(own.sold, (one) => one.net) + sum(own.rest, (one) => one.p1)), 'amount')
    put(record, formatMoney(sum(all, (one) => one.list)), 'listAmount')
    put(record, own.sold.length > 0, 'isSelected')
    put(record, formatMoney(sum(own.sold, (one) => one.goods_manjian_amount)), 'fullReductionAmount')
    put(record.getLinkedRecord('gift'), gifts.get(id) ?? 0, 'quantity')
    drawRefusal(store, record, own.rest)
    // A combination's price is for the whole of it, and does not change with the quantity.
    if (kind !== 'COMBINATION' && (record.getValue('unitPrice') !== null || added.has(goodsID)))
      put(record, formatMoney(all[0]?.unit ?? 0), 'unitPrice')
  }
}

function partsOf(priced: PricedCart, parts: ReadonlyMap<number, Parts>): ReadonlyMap<number, Parts> {
  for (const line of priced.lines) parts.get(cartLineOf(line.id))?.sold.push(line)
  for (const line of priced.others) parts.get(cartLineOf(line.id))?.rest.push(line)
  return parts
}

function drawRefusal(store: RecordSourceProxy, line: RecordProxy, rest: readonly OtherLine[]): void {
  const why = rest.find((one) => one.value !== null) ?? rest.find((one) => one.code !== null)
  const code = why?.code ?? null
  const known = line.getLinkedRecord('refusal')
  if (code === null) {
    if (known) line.setValue(null, 'refusal')
    return
  }
  // The server's words may name more than `rules` knows, such as the scope that is missing.
  if (known?.getValue('reason') === code && typeof why?.value !== 'number') return
  const recordID = `client:refusal:${line.getDataID()}`
  const refusal = store.get(recordID) ?? store.create(recordID, 'CartLineRefusal')
  refusal.setValue(code, 'reason')
  refusal.setValue(reasonText(code, why?.value), 'message')
  line.setLinkedRecord(refusal, 'refusal')
}

function sum<T>(rows: readonly T[], amount: (row: T) => number): number {
  return rows.reduce((total, row) => total + amount(row), 0)
}
