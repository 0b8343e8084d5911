import type { IEnvironment, RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { PricedCart, PricingDocument } from 'rules/pricing'
import { quote } from 'rules/quote'
import type { AddedGoods } from './cartChange.ts'
import { cartLineOf } from './componentLines.ts'
import { drawLines } from './drawLines.ts'
import { type DrawnLine, readLines } from './drawnLines.ts'
import { drawOffers, drawTotals, drawWarehouse } from './drawTotals.ts'
import { type PricingBase, pricingBase, pricingDocument } from './pricingDocument.ts'
import type { ReadRecord } from './pricingFields.ts'
import { offerRepricing } from './repricing.ts'
import { KeptReading, shownCart } from './shownRecord.ts'

const known = new WeakMap<IEnvironment, KeptReading<PricingBase | null>>()

offerRepricing({
  repriceOf: (environment) => (store, cart, lines, added) => repriceCart(store, cart, readBase(environment), lines, added),
  price: pricedCart,
  readAhead(environment) {
    const base = readBase(environment)
    const cart = shownCart(environment)
    // Its own code is made ready by being used.
    if (base && cart) priceOf(pricingDocument(base, readLines(cart).lines, new Map()).document)
  },
})

function readBase(environment: IEnvironment): PricingBase | null {
  const kept = known.get(environment) ?? new KeptReading(pricingBase)
  known.set(environment, kept)
  return kept.of(environment.getStore().getSource())
}

/** Prices the drawn lines with the server's own arithmetic, so that its answer changes no cent. */
function repriceCart(
  store: RecordSourceProxy,
  cart: RecordProxy,
  base: PricingBase | null,
  lines: readonly DrawnLine[],
  added: ReadonlyMap<string, AddedGoods>,
): ReadonlyMap<number, boolean> | null {
  const preview = base && pricingDocument(base, lines, added)
  const priced = preview && priceOf(preview.document)
  if (!priced || !preview.isExact) cart.setValue(true, 'isPricing')
  if (!base || !priced) return null
  drawLines(store, lines, priced, added)
  drawTotals(cart, lines, preview.document, priced)
  drawOffers(cart, preview.document, priced)
  for (const goods of added.values()) goods.listWarehouse(store, cart, base)
  for (const warehouse of cart.getLinkedRecords('warehouses') ?? []) if (warehouse) drawWarehouse(warehouse, priced)
  const sold = new Map<number, boolean>()
  for (const line of priced.others) sold.set(cartLineOf(line.id), false)
  for (const line of priced.lines) sold.set(cartLineOf(line.id), true)
  return sold
}

function pricedCart(cart: ReadRecord): { document: PricingDocument; priced: PricedCart } | null {
  const base = pricingBase(cart)
  const preview = base && pricingDocument(base, readLines(cart).lines, new Map())
  const priced = preview?.isExact === true ? priceOf(preview.document) : null
  return preview && priced ? { document: preview.document, priced } : null
}

/** A cart that cannot be priced here waits for the server's amounts; it must not break the page that shows it. */
function priceOf(document: PricingDocument): PricedCart | null {
  try {
    return quote(document)
  } catch {
    return null
  }
}
