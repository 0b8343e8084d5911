import { parseMoney } from 'rules/money'

/** A way to buy a line smarter, as the server words it. */
export type LineHint = { readonly quantity: number; readonly message: string; readonly isFresh: boolean }

type Hint = Omit<LineHint, 'isFresh'> & { readonly lineID: string; readonly addQuantity: number; readonly cost: string; readonly saves: string; readonly gain: string }

/** A promotion that takes off less than this part of what it makes one buy is no reason to buy. */
const WORTH = 0.1

/** The best hint of each line; the server sends the best first. One reckoned from another quantity keeps its place unseen, so that nothing moves under the finger. */
export function hintsByLine(hints: readonly Hint[], quantities: ReadonlyMap<string, number>): ReadonlyMap<string, LineHint> {
  const best = new Map<string, LineHint>()
  for (const hint of hints) {
    const isFresh = quantities.get(hint.lineID) === hint.quantity - hint.addQuantity
    if (isWorthwhile(hint) && !best.has(hint.lineID)) best.set(hint.lineID, { quantity: hint.quantity, message: hint.message, isFresh })
  }
  return best
}

function isWorthwhile({ cost, saves, gain }: Hint): boolean {
  return parseMoney(saves) > 0 || (parseMoney(gain) > 0 && parseMoney(gain) >= (parseMoney(cost) + parseMoney(gain)) * WORTH)
}
