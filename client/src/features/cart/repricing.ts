import type { IEnvironment, RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { AddedGoods } from './cartChange.ts'
import type { DrawnLine } from './drawnLines.ts'

/** Draws the amounts of these lines; tells, by the number of each that could be priced, whether it is bought, or null when none could. */
export type Reprice = (store: RecordSourceProxy, cart: RecordProxy, lines: readonly DrawnLine[], added: ReadonlyMap<string, AddedGoods>) => ReadonlyMap<number, boolean> | null

let offered: ((environment: IEnvironment) => Reprice) | null = null

/**
 * The arithmetic of `rules` weighs as much as a page and is needed only where amounts of the cart are shown: whatever
 * shows them imports repriceCart.ts, which reports here. Elsewhere amounts wait for the server's answer unseen.
 */
export function offerRepricing(repriceOf: (environment: IEnvironment) => Reprice): void {
  offered = repriceOf
}

export function repricingOf(environment: IEnvironment): Reprice | null {
  return offered?.(environment) ?? null
}
