import type { Clock } from '../deps.ts'

/** Stands at a moment of the demo's past and only ever goes on, as time does. */
export class SeedClock implements Clock {
  #now: Date

  constructor(start: Date) {
    this.#now = start
  }

  now(): Date {
    return this.#now
  }

  moveTo(time: Date): void {
    if (time < this.#now) throw new RangeError(`the demo's past cannot go back from ${this.#now.toISOString()} to ${time.toISOString()}`)
    this.#now = time
  }
}
