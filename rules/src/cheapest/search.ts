import type { PricedCart } from '../pricing.ts'
import { type Best, type Choice, NONE, planOf } from './choice.ts'
import { type Floors, floorsOf } from './floors.ts'
import { pricePlan, type Space } from './space.ts'

/** A quote takes as long as this many lines beside those it has. */
const QUOTE_WORK = 30

/** Prices choices, as many as the work allows, and pauses after each: it runs at one go in a worker, in steps elsewhere. */
export class Search {
  readonly space: Space
  readonly floors: Floors
  /** The cart as it is. */
  readonly start: Best
  readonly #seen = new Map<string, PricedCart | null>()
  #work = 0

  constructor(space: Space) {
    const { open, before } = space
    this.space = space
    this.floors = floorsOf(space)
    this.start = {
      choice: { goods: open.map((line) => line.was), more: NONE },
      plan: new Map(open.map((line) => [line.was, line.need])),
      priced: before,
    }
  }

  /** Allows this much work from now on. */
  allow(work: number): void {
    this.#work = work
  }

  isSpent(): boolean {
    return this.#work <= 0
  }

  /** Null where it cannot be bought so. */
  *price(choice: Choice): Generator<void, Best | null> {
    const plan = planOf(this.space, choice)
    if (plan === null) return null
    let key = ''
    for (const [goods, quantity] of plan) key += `${goods} ${quantity};`
    let priced = this.#seen.get(key)
    if (priced === undefined) {
      priced = pricePlan(this.space, plan)
      this.#seen.set(key, priced)
      this.#work -= QUOTE_WORK + this.space.document.lines.length
      yield
    }
    return priced && { choice, plan, priced }
  }
}
