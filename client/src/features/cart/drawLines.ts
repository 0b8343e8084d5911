import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { formatMoney } from 'rules/money'
import type { OtherLine, PricedCart, PricedLine, PricingDocument } from 'rules/pricing'
import type { Reason } from 'rules/reasons'
import type { AddedGoods } from './cartChange.ts'
import { cartLineOf } from './componentLines.ts'
import type { DrawnLine } from './pricingDocument.ts'

type Drawn = DrawnLine & { readonly record: RecordProxy }
/** What a line of the cart is priced as: one line of the document, or the components of a combination. */
type Parts = { readonly sold: PricedLine[]; readonly rest: OtherLine[] }

/** Writes each line's amounts, and whether it can be bought at all. */
export function drawLines(store: RecordSourceProxy, drawn: readonly Drawn[], document: PricingDocument, priced: PricedCart, added: ReadonlyMap<string, AddedGoods>): void {
  const parts = partsOf(priced)
  const refused = new Set(document.lines.filter((line) => line.refused === 'NOT_BUYABLE').map((line) => cartLineOf(line.id)))
  const gifts = new Map<number, number>()
  for (const gift of priced.gifts) gifts.set(gift.line, (gifts.get(gift.line) ?? 0) + gift.qty)
  for (const { record, id, goodsID } of drawn) {
    const own = parts.get(id)
    if (own === undefined) continue
    const all = [...own.sold, ...own.rest]
    record.setValue(formatMoney(sum(own.sold, (one) => one.net) + sum(own.rest, (one) => one.p1)), 'amount')
    record.setValue(formatMoney(sum(all, (one) => one.list)), 'listAmount')
    record.setValue(own.sold.length > 0, 'isSelected')
    record.setValue(formatMoney(sum(own.sold, (one) => one.goods_manjian_amount)), 'fullReductionAmount')
    record.getLinkedRecord('gift')?.setValue(gifts.get(id) ?? 0, 'quantity')
    // What the member may not buy at all no quantity changes; the server has said why.
    if (!refused.has(id)) drawRefusal(store, record, own.rest)
    // A combination's price is for the whole of it, and does not change with the quantity.
    if (record.getValue('kind') !== 'COMBINATION' && (record.getValue('unitPrice') !== null || added.has(goodsID))) record.setValue(formatMoney(all[0]?.unit ?? 0), 'unitPrice')
  }
}

function partsOf(priced: PricedCart): Map<number, Parts> {
  const parts = new Map<number, Parts>()
  const of = (id: number): Parts => {
    const own = parts.get(cartLineOf(id)) ?? { sold: [], rest: [] }
    parts.set(cartLineOf(id), own)
    return own
  }
  for (const line of priced.lines) of(line.id).sold.push(line)
  for (const line of priced.others) of(line.id).rest.push(line)
  return parts
}

/** What a quantity can be refused for, as `rules` says it: the whole list of sentences would weigh more than this file. */
export const QUANTITY_WORDS: Partial<Record<Reason, string>> = {
  MIN_QTY: '该商品起购量为 {value}',
  PACK_MULTIPLE: '请按 {value} 的整数倍购买',
  STOCK_SHORT: '库存不足，最多可购买 {value}',
  BUY_LIMIT: '该商品限购，您还可购买 {value}',
  FLASH_LIMIT: '秒杀限购，您还可购买 {value}',
}

function drawRefusal(store: RecordSourceProxy, line: RecordProxy, rest: readonly OtherLine[]): void {
  const why = rest.find((one) => one.value !== null) ?? rest.find((one) => one.code !== null)
  const code = why?.code ?? null
  const known = line.getLinkedRecord('refusal')
  if (code === null) {
    if (known) line.setValue(null, 'refusal')
    return
  }
  const words = QUANTITY_WORDS[code]
  if (words === undefined && known?.getValue('reason') === code) return
  const recordID = `client:refusal:${line.getDataID()}`
  const refusal = store.get(recordID) ?? store.create(recordID, 'CartLineRefusal')
  refusal.setValue(code, 'reason')
  refusal.setValue(words?.replace('{value}', String(why?.value ?? '')) ?? '该商品暂不可购买', 'message')
  line.setLinkedRecord(refusal, 'refusal')
}

function sum<T>(rows: readonly T[], amount: (row: T) => number): number {
  return rows.reduce((total, row) => total + amount(row), 0)
}
