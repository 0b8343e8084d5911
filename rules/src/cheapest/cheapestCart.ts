import type { Cents } from '../money.ts'
import type { PricedCart } from '../pricing.ts'
import type { Best } from './choice.ts'
import { climb } from './climb.ts'
import { everyPlan } from './everyPlan.ts'
import { Search } from './search.ts'
import { type CheapestQuestion, type Plan, spaceOf } from './space.ts'
import { type Step, stepsFrom } from './steps.ts'

/** The cheapest lawful way to buy what a cart holds, and the cart as it is. */
export interface CheapestCart {
  readonly before: PricedCart
  readonly after: PricedCart
  readonly saves: Cents
  /** Nothing cheaper exists among the makers and quantities allowed; else it is the best of those looked at. */
  readonly isExact: boolean
  /** What is bought of the lines that may change, by goods, before and after. */
  readonly was: Plan
  readonly plan: Plan
  /** The lines that may change, and the goods each is bought as. */
  readonly lines: readonly { readonly id: number; readonly was: string; readonly goods: string }[]
  /** Which line of `before` and `after` the goods have. */
  readonly lineOf: ReadonlyMap<string, number>
}

/** In lines priced: a tenth of a second for two hundred lines on an idle machine. */
const WORK = { climb: 15_000, everyPlan: 60_000 }

/** Pauses after each price. */
export function* cheapestCart(question: CheapestQuestion, work = WORK): Generator<void, CheapestCart> {
  const space = spaceOf(question)
  const search = new Search(space)
  search.allow(work.climb)
  const climbed = yield* climb(search)
  search.allow(work.everyPlan)
  const { best, isWhole } = yield* everyPlan(search, climbed)
  const { choice, plan, priced } = yield* withoutNeedless(search, best)
  return {
    before: space.before,
    after: priced,
    saves: space.before.payable - priced.payable,
    isExact: isWhole,
    was: search.start.plan,
    plan,
    lines: space.open.map(({ id, was }, at) => ({ id, was, goods: choice.goods[at] ?? was })),
    lineOf: new Map([...space.lineOf].map(([goods, { id }]) => [goods, id])),
  }
}

/** At one go. */
export function runThrough<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Takes back each change that saves nothing: another maker, or more than is needed. */
function* withoutNeedless(search: Search, start: Best): Generator<void, Best> {
  let best = start
  // What costs more by itself was tried on the way.
  const stepsBack = (): Step[] => stepsFrom(search, best).filter(({ isBack, cost }) => isBack && cost <= 0)
  for (let steps = stepsBack(); steps.length > 0;) {
    const [step, ...others] = steps
    const priced = step && (yield* search.price(step.choice()))
    const isTaken = priced && priced.priced.payable <= best.priced.payable
    if (isTaken) best = priced
    steps = isTaken ? stepsBack() : others
  }
  return best
}
