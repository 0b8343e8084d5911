/**
 * What one stream says of itself after each look, in a comment: the number of changes it has told so far, and the marketplace's clock
 * as the look began. Clocks need not agree: the stream began with that clock, and was asked for no later than it was read.
 */
export class Pulse {
  #changes = 0
  /** From their clock to ours, at the least. */
  #offsetMs: number | null = null

  /** Whether this stream says such things; others show by any sign of life that nothing is held back. */
  get speaks(): boolean {
    return this.#offsetMs !== null
  }

  begin(at: number | null, askedAt: number): void {
    if (at !== null) this.#offsetMs = askedAt - at
  }

  noteChange(): void {
    this.#changes += 1
  }

  /** As of when, by our clock, everything has been told, and whether all of it has come; null for other comments. */
  hear(comment: string): { readonly asOf: number; readonly isWhole: boolean } | null {
    const [, told, at] = /^(\d{1,15}) (\d{1,15})$/.exec(comment) ?? []
    if (told === undefined || this.#offsetMs === null) return null
    const isWhole = Number(told) === this.#changes
    this.#changes = Number(told)
    return { asOf: Number(at) + this.#offsetMs, isWhole }
  }
}
