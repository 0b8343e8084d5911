import type { IEnvironment, RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { PricedCart, PricingDocument } from 'rules/pricing'
import type { AddedGoods } from './cartChange.ts'
import type { DrawnLine } from './drawnLines.ts'
import type { ReadRecord } from './pricingFields.ts'

/** Draws the amounts of these lines; tells, by the number of each that could be priced, whether it is bought, or null when none could. */
export type Reprice = (
  store: RecordSourceProxy,
  cart: RecordProxy,
  lines: readonly DrawnLine[],
  added: ReadonlyMap<string, AddedGoods>,
) => ReadonlyMap<number, boolean> | null

type Priced = { readonly document: PricingDocument; readonly priced: PricedCart }

type Pricing = {
  readonly repriceOf: (environment: IEnvironment) => Reprice
  /** The cart as it is on show, as `rules` reads it and as they price it. */
  readonly price: (cart: ReadRecord) => Priced | null
  /** Reads what the next pricing needs, while nobody waits for it. */
  readonly readAhead: (environment: IEnvironment) => void
}

let offered: Pricing | null = null

/**
 * The arithmetic of `rules` weighs as much as a page and is needed only where amounts of the cart are shown: whatever
 * shows them imports repriceCart.ts, which reports here. Elsewhere amounts wait for the server's answer unseen.
 */
export function offerRepricing(pricing: Pricing): void {
  offered = pricing
}

export function repricingOf(environment: IEnvironment): Reprice | null {
  return offered?.repriceOf(environment) ?? null
}

export function readAhead(environment: IEnvironment): void {
  offered?.readAhead(environment)
}

export function pricedCart(cart: ReadRecord): Priced | null {
  return offered?.price(cart) ?? null
}
