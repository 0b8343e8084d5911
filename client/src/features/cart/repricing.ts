import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { AddedGoods } from './cartChange.ts'

type Reprice = (store: RecordSourceProxy, cart: RecordProxy, added: ReadonlyMap<string, AddedGoods>) => void

let reprice: Reprice | null = null

/**
 * The arithmetic of `rules` weighs as much as a page and is needed only where amounts of the cart are shown: whatever
 * shows them imports repriceCart.ts, which reports here. Elsewhere amounts wait for the server's answer unseen.
 */
export function offerRepricing(offered: Reprice): void {
  reprice = offered
}

export function repriceIfOffered(store: RecordSourceProxy, cart: RecordProxy, added: ReadonlyMap<string, AddedGoods>): void {
  reprice?.(store, cart, added)
}
