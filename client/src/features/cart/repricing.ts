import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { AddedGoods } from './cartChange.ts'

type Reprice = (store: RecordSourceProxy, cart: RecordProxy, added: ReadonlyMap<string, AddedGoods>) => void

let reprice: Reprice | null = null
const waiting = new Set<() => void>()

/**
 * The arithmetic of `rules` weighs as much as a page: it comes with the first sign that the buyer is about to act
 * (cartActs.ts) and reports here. What was drawn before that is drawn anew with amounts.
 */
export function offerRepricing(offered: Reprice): void {
  reprice = offered
  for (const draw of waiting) draw()
  waiting.clear()
}

export function whenRepricing(draw: () => void): void {
  if (reprice === null) waiting.add(draw)
}

export function repriceIfOffered(store: RecordSourceProxy, cart: RecordProxy, added: ReadonlyMap<string, AddedGoods>): void {
  reprice?.(store, cart, added)
}
