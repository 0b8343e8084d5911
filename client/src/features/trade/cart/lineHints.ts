import { parseMoney } from 'rules/money'

/** A way to buy a line smarter, as the server words it. */
export type LineHint = {
  /** What it was reckoned from; at another quantity it keeps its place unseen, so that nothing moves under the finger. */
  readonly from: number
  readonly quantity: number
  readonly message: string
}

type Hint = Omit<LineHint, 'from'> & {
  readonly lineID: string
  readonly addQuantity: number
  readonly cost: string
  readonly saves: string
  readonly gain: string
}

/** A promotion that takes off less than this part of what it makes one buy is no reason to buy. */
const WORTH = 0.1

/** The best hint of each line; the server sends the best first. */
export function hintsByLine(hints: readonly Hint[]): ReadonlyMap<string, LineHint> {
  const best = new Map<string, LineHint>()
  for (const hint of hints) {
    if (isWorthwhile(hint) && !best.has(hint.lineID))
      best.set(hint.lineID, { from: hint.quantity - hint.addQuantity, quantity: hint.quantity, message: hint.message })
  }
  return best
}

function isWorthwhile({ cost, saves, gain }: Hint): boolean {
  return parseMoney(saves) > 0 || (parseMoney(gain) > 0 && parseMoney(gain) >= (parseMoney(cost) + parseMoney(gain)) * WORTH)
}
