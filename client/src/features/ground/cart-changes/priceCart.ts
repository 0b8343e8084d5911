import type { IEnvironment } from 'relay-runtime'
import type { PricedCart, PricingDocument } from 'rules/pricing'
import { documentOf, type PricingBase, readPricing } from 'rules/preview/pricingBase'
import { quote } from 'rules/quote'
import { additionOf } from './addedGoods.ts'
import type { AddedGoods } from './cartChange.ts'
import { type Preview, priceWith } from './pricingAdditions.ts'
import { type PlainLine, readLines } from './projectCart.ts'
import { shownCart } from './storeRecords.ts'

export type Priced = { readonly document: PricingDocument; readonly priced: PricedCart }

/**
 * Prices the lines with the server's own arithmetic; `isExact` tells whether the server, asked now, would answer the same.
 * A cart that cannot be priced here waits for the server's amounts: it must not break the page that shows it.
 */
export function priceCart(
  stored: PricingBase,
  lines: readonly PlainLine[],
  added: ReadonlyMap<string, AddedGoods>,
): (Priced & { readonly isExact: boolean }) | null {
  const { document, isExact } = withAdded(stored, lines, added)
  try {
    return { document, priced: quote(document), isExact }
  } catch {
    return null
  }
}

/** The cart as it is on show, as `rules` read it and as they price it; null where only the server can tell. */
export function priceShownCart(environment: IEnvironment): Priced | null {
  const cart = shownCart(environment)
  const stored = cart && readPricing(cart)
  const priced = cart && stored && priceCart(stored, readLines(cart).lines, new Map())
  return priced?.isExact === true ? priced : null
}

function withAdded(
  stored: PricingBase,
  plain: readonly PlainLine[],
  added: ReadonlyMap<string, AddedGoods>,
): { readonly document: PricingDocument; readonly isExact: boolean } {
  const fresh = [...added.values()].filter(({ goodsID }) => !Object.hasOwn(stored.goods, goodsID))
  const { base, isExact } = fresh.reduce<Preview>((preview, goods) => priceWith(additionOf(goods), preview), {
    base: stored,
    isExact: true,
  })
  const { document, isWhole } = documentOf(base, plain)
  return { document, isExact: isExact && isWhole }
}
