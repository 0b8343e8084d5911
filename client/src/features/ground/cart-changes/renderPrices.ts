import type { RecordSourceProxy } from 'relay-runtime'
import { formatMoney } from 'rules/money'
import { amountsOf, type LineParts, partsOf } from 'rules/preview/amounts'
import type { OtherLine, PricedCart } from 'rules/pricing'
import { cartLineOf } from 'rules/preview/componentLines'
import { readPricing } from 'rules/preview/pricingBase'
import type { ReadRecord } from 'rules/preview/record'
import { reasonText } from 'rules/reasons'
import type { AddedGoods } from './cartChange.ts'
import { priceCart } from './priceCart.ts'
import { listWarehouse } from './pricingAdditions.ts'
import type { PlainLine, RenderPrices } from './projectCart.ts'
import { renderCashback } from './renderCashback.ts'
import { renderOffers, renderTotals, renderWarehouse } from './renderTotals.ts'
import { write } from './storeRecords.ts'

/** Prices the lines and writes what the server's answer will say, to the cent. */
export const renderPrices: RenderPrices = (store, cart, stored, lines, added) => {
  const pricing = readPricing(stored)
  const quoted = pricing && priceCart(pricing, lines, added)
  if (quoted?.isExact !== true) cart.setValue(true, 'isPricing')
  if (!quoted) return null
  const { document, priced } = quoted
  renderLines(store, lines, priced, added)
  renderTotals(cart, lines, document, priced)
  for (const goods of added.values()) listWarehouse(goods.warehouse, store, cart, pricing)
  renderOffers(cart, document, priced)
  for (const warehouse of cart.getLinkedRecords('warehouses') ?? []) if (warehouse) renderWarehouse(warehouse, priced)
  renderCashback(store, cart, priced)
  const bought = new Map<number, boolean>()
  for (const line of priced.others) bought.set(cartLineOf(line.id), false)
  for (const line of priced.lines) bought.set(cartLineOf(line.id), true)
  return bought
}

const nothing: LineParts = { sold: [], rest: [] }

/** Writes each line's amounts, and whether it can be bought at all. */
function renderLines(
  store: RecordSourceProxy,
  lines: readonly PlainLine[],
  priced: PricedCart,
  added: ReadonlyMap<string, AddedGoods>,
): void {
  const parts = partsOf(
    priced,
    lines.map(({ id }) => id),
  )
  const gifts = new Map<number, number>()
  for (const gift of priced.gifts) gifts.set(gift.line, (gifts.get(gift.line) ?? 0) + gift.qty)
  for (const { recordID, stored, id, goodsID, kind, isSelected } of lines) {
    const { sold, rest } = parts.get(id) ?? nothing
    if (sold.length + rest.length === 0) continue
    const { unitPrice, ...amounts } = amountsOf({ sold, rest })
    const render = (cents: number, field: string): void => {
      const amount = formatMoney(cents)
      if (stored.getValue(field) !== amount) store.get(recordID)?.setValue(amount, field)
    }
    for (const [field, cents] of Object.entries(amounts)) render(cents, field)
    // A combination's price is for the whole of it, and does not change with the quantity.
    if (kind !== 'COMBINATION' && (stored.getValue('unitPrice') !== null || added.has(goodsID))) render(unitPrice, 'unitPrice')
    // The changes may have ticked it already.
    if (isSelected !== sold.length > 0) store.get(recordID)?.setValue(sold.length > 0, 'isSelected')
    if (stored.getLinkedRecord('gift')) write(store.get(recordID)?.getLinkedRecord('gift'), gifts.get(id) ?? 0, 'quantity')
    renderRefusal(store, recordID, stored, rest)
  }
}

function renderRefusal(store: RecordSourceProxy, lineID: string, stored: ReadRecord, rest: readonly OtherLine[]): void {
  const why = rest.find(({ value }) => value !== null) ?? rest.find(({ code: known }) => known !== null)
  const code = why?.code ?? null
  const known = stored.getLinkedRecord('refusal')
  if (code === null) {
    if (known) store.get(lineID)?.setValue(null, 'refusal')
    return
  }
  // The server's words may name more than `rules` knows, such as the scope that is missing.
  if (known?.getValue('reason') === code && typeof why?.value !== 'number') return
  const recordID = `client:refusal:${lineID}`
  const refusal = store.get(recordID) ?? store.create(recordID, 'CartLineRefusal')
  refusal.setValue(code, 'reason')
  refusal.setValue(reasonText(code, why?.value), 'message')
  store.get(lineID)?.setLinkedRecord(refusal, 'refusal')
}
