import type { Random } from '../deps.ts'

/** Chance that falls the same way every time (mulberry32): the demo catalogue is the same on every machine. */
export class SeededRandom implements Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** 0 ≤ x < 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.whole(0, 255))
  }

  /** A whole number from `min` to `max`, both possible. */
  whole(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  pick<T>(list: readonly T[]): T {
    const found = list[this.whole(0, list.length - 1)]
    if (found === undefined) throw new RangeError('nothing to pick from')
    return found
  }

  shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((value) => ({ value, at: this.next() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ value }) => value)
  }

  /** `count` different ones, in the list's order. */
  sample<T>(list: readonly T[], count: number): T[] {
    const left = list.map((_, i) => i)
    const taken: number[] = []
    while (taken.length < count && left.length > 0) taken.push(...left.splice(this.whole(0, left.length - 1), 1))
    return taken.toSorted((a, b) => a - b).flatMap((i) => list.slice(i, i + 1))
  }
}
