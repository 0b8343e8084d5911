/** Counts in fixed windows, in this process only: a brake for what is costly, not the rule that locks accounts. */
export class RateLimiter {
  readonly #max: number
  readonly #windowMs: number
  readonly #counts = new Map<string, { count: number; endsAt: number }>()

  constructor(max: number, windowMs: number) {
    this.#max = max
    this.#windowMs = windowMs
  }

  /** Counts one more; returns 0 when it may pass, else the seconds to wait. */
  take(key: string, now: Date): number {
    const time = now.getTime()
    const entry = this.#counts.get(key)
    if (entry === undefined || entry.endsAt <= time) {
      if (this.#counts.size >= 10_000) this.#forget(time)
      this.#counts.delete(key)
      this.#counts.set(key, { count: 1, endsAt: time + this.#windowMs })
      return 0
    }
    entry.count++
    return entry.count <= this.#max ? 0 : Math.max(1, Math.ceil((entry.endsAt - time) / 1000))
  }

  get size(): number {
    return this.#counts.size
  }

  /** Drops windows that are over, and the oldest tenth when a flood of keys leaves none. */
  #forget(time: number): void {
    for (const [key, entry] of this.#counts) if (entry.endsAt <= time) this.#counts.delete(key)
    if (this.#counts.size < 10_000) return
    for (const key of [...this.#counts.keys()].slice(0, 1_000)) this.#counts.delete(key)
  }
}
