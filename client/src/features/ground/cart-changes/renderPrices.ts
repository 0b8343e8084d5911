import { useEffect } from 'react'
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { formatMoney } from 'rules/money'
import type { OtherLine, PricedCart, PricedLine } from 'rules/pricing'
import { reasonText } from 'rules/reasons'
import type { AddedGoods } from './cartChange.ts'
import { useCartDesk } from './cartDesk.ts'
import { cartLineOf } from './componentLines.ts'
import { priceCart, readPricing } from './priceCart.ts'
import type { PlainLine, RenderPrices } from './projectCart.ts'
import { renderCashback } from './renderCashback.ts'
import { renderOffers, renderTotals, renderWarehouse } from './renderTotals.ts'
import { write } from './storeRecords.ts'

/**
 * For whatever shows amounts of the cart: the arithmetic of `rules` weighs as much as a page and comes with that. Until then
 * amounts wait for the server's answer unseen.
 */
export function useCartPrices(): void {
  const desk = useCartDesk()
  useEffect(() => desk.renderPricesBy(renderPrices), [desk])
}

/** Prices the lines and writes what the server's answer will say, to the cent. */
export const renderPrices: RenderPrices = (store, cart, stored, lines, added) => {
  const pricing = readPricing(stored)
  const quoted = pricing && priceCart(pricing, lines, added)
  if (quoted?.isExact !== true) cart.setValue(true, 'isPricing')
  if (!quoted) return null
  const { document, priced } = quoted
  renderLines(store, lines, priced, added)
  renderTotals(cart, lines, document, priced)
  renderOffers(cart, document, priced)
  for (const goods of added.values()) goods.listWarehouse(store, cart, pricing)
  for (const warehouse of cart.getLinkedRecords('warehouses') ?? []) if (warehouse) renderWarehouse(warehouse, priced)
  renderCashback(store, cart, priced)
  const bought = new Map<number, boolean>()
  for (const line of priced.others) bought.set(cartLineOf(line.id), false)
  for (const line of priced.lines) bought.set(cartLineOf(line.id), true)
  return bought
}

/** What a line of the cart is priced as: one line of the document, or the components of a combination. */
type Parts = { readonly sold: PricedLine[]; readonly rest: OtherLine[] }

const nothing: Parts = { sold: [], rest: [] }

/** Writes each line's amounts, and whether it can be bought at all. */
function renderLines(
  store: RecordSourceProxy,
  lines: readonly PlainLine[],
  priced: PricedCart,
  added: ReadonlyMap<string, AddedGoods>,
): void {
  const parts = partsOf(priced, new Map(lines.map(({ id }) => [id, { sold: [], rest: [] }])))
  const gifts = new Map<number, number>()
  for (const gift of priced.gifts) gifts.set(gift.line, (gifts.get(gift.line) ?? 0) + gift.qty)
  for (const { recordID, id, goodsID, kind } of lines) {
    const { sold, rest } = parts.get(id) ?? nothing
    const record = store.get(recordID)
    const all = [...sold, ...rest]
    if (!record || all.length === 0) continue
    write(record, formatMoney(sum(sold, ({ net }) => net) + sum(rest, ({ p1 }) => p1)), 'amount')
    write(record, formatMoney(sum(all, ({ list }) => list)), 'listAmount')
    write(record, sold.length > 0, 'isSelected')
    write(record, formatMoney(sum(sold, (part) => part.goods_manjian_amount)), 'fullReductionAmount')
    write(record.getLinkedRecord('gift'), gifts.get(id) ?? 0, 'quantity')
    renderRefusal(store, record, rest)
    // A combination's price is for the whole of it, and does not change with the quantity.
    if (kind !== 'COMBINATION' && (record.getValue('unitPrice') !== null || added.has(goodsID)))
      write(record, formatMoney(all[0]?.unit ?? 0), 'unitPrice')
  }
}

function partsOf(priced: PricedCart, parts: ReadonlyMap<number, Parts>): ReadonlyMap<number, Parts> {
  for (const line of priced.lines) parts.get(cartLineOf(line.id))?.sold.push(line)
  for (const line of priced.others) parts.get(cartLineOf(line.id))?.rest.push(line)
  return parts
}

function renderRefusal(store: RecordSourceProxy, line: RecordProxy, rest: readonly OtherLine[]): void {
  const why = rest.find(({ value }) => value !== null) ?? rest.find(({ code: known }) => known !== null)
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
