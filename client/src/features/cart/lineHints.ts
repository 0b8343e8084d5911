/** A way to buy a line smarter, as the server words it. */
export type LineHint = { readonly quantity: number; readonly message: string }

type Hint = LineHint & { readonly lineID: string; readonly addQuantity: number; readonly saves: string; readonly gain: string }

/** The best hint of each line; the server sends the best first. One that was reckoned from another quantity is out of date. */
export function hintsByLine(hints: readonly Hint[], quantities: ReadonlyMap<string, number>): ReadonlyMap<string, LineHint> {
  const best = new Map<string, LineHint>()
  for (const hint of hints) {
    const isWorth = hint.saves !== '0.00' || hint.gain !== '0.00'
    if (isWorth && !best.has(hint.lineID) && quantities.get(hint.lineID) === hint.quantity - hint.addQuantity) best.set(hint.lineID, hint)
  }
  return best
}
