import { hints, type Hint } from 'rules/hints'
import type { Deps } from '../../deps.ts'
import { memberView } from '../user/user.service.ts'
import { lineGone, loadCart, priceCart, readCart, type Cart } from './cart.service.ts'

export interface CartHints {
  readonly cart: Cart
  readonly hints: readonly Hint[]
}

/** Ways to buy this cart smarter, the greatest saving first. */
export async function cartHints(deps: Deps, memberId: number): Promise<CartHints> {
  const cart = await readCart(deps, memberId)
  return { cart, hints: hints(cart.document, cart.priced) }
}

/** What one more step of a single line would save, were its number already `number`. */
export async function lineHints(deps: Deps, memberId: number, lineId: number, number: number | null): Promise<CartHints> {
  const parts = await loadCart(deps, await memberView(deps, memberId), (rows) =>
    rows.map((row) => (row.id === lineId ? { ...row, is_selected: true, number: number ?? row.number } : row)),
  )
  if (!parts.rows.some((row) => row.id === lineId)) throw lineGone()
  const cart = priceCart(parts)
  return { cart, hints: hints(cart.document, cart.priced).filter((hint) => hint.line === lineId) }
}
