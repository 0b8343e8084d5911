import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { PricedCart, PricingDocument } from 'rules/pricing'
import { quote } from 'rules/quote'
import type { AddedGoods } from './cartChange.ts'
import { COMPONENT_IDS_FROM } from './componentLines.ts'
import { drawLines } from './drawLines.ts'
import { drawOffers, drawTotals, drawWarehouse } from './drawTotals.ts'
import { type DrawnLine, pricingDocument } from './pricingDocument.ts'
import { type ReadRecord, records } from './pricingFields.ts'
import { offerRepricing } from './repricing.ts'

offerRepricing(repriceCart)

/** Prices the drawn lines with the server's own arithmetic, so that its answer changes no cent. */
export function repriceCart(store: RecordSourceProxy, cart: RecordProxy, added: ReadonlyMap<string, AddedGoods>): void {
  const lines = (cart.getLinkedRecords('lines') ?? []).filter((line) => line !== null && line !== undefined)
  const drawn = lines.map((record, index) => ({ record, ...drawnLine(record, index) }))
  const document = pricingDocument(cart, drawn, added)
  const priced = document && priceOf(document)
  if (!document || !priced) return
  drawLines(store, drawn, priced, added)
  drawTotals(cart, document, priced)
  drawOffers(cart, priced)
  for (const warehouse of cart.getLinkedRecords('warehouses') ?? []) if (warehouse) drawWarehouse(warehouse, priced)
}

/** The cart as it is on show, as `rules` reads it and as they price it. */
export function pricedCart(cart: ReadRecord): { document: PricingDocument; priced: PricedCart } | null {
  const document = pricingDocument(cart, records(cart, 'lines').map(drawnLine), new Map())
  const priced = document && priceOf(document)
  return document && priced ? { document, priced } : null
}

function drawnLine(line: ReadRecord, index: number): DrawnLine {
  const lineID = Number(line.getValue('lineID'))
  const quantity = line.getValue('quantity')
  return {
    // A line without an id yet stands after all others of the cart.
    id: Number.isSafeInteger(lineID) ? lineID : COMPONENT_IDS_FROM - 1 - index,
    goodsID: String(line.getLinkedRecord('goods')?.getValue('goodsID')),
    quantity: typeof quantity === 'number' ? quantity : 0,
    isSelected: line.getValue('isSelected') === true,
    sets: new Map(records(line.getLinkedRecord('combination') ?? null, 'items').map((item) => [String(item.getLinkedRecord('goods')?.getValue('goodsID')), Number(item.getValue('quantity'))])),
  }
}

/** A cart that cannot be priced here waits for the server's amounts; it must not break the page that shows it. */
function priceOf(document: PricingDocument): PricedCart | null {
  try {
    return quote(document)
  } catch {
    return null
  }
}
