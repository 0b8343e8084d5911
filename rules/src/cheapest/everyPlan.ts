import type { Cents } from '../money.ts'
import type { Best } from './choice.ts'
import type { Search } from './search.ts'
import { amountOf, goodsOf, type OpenLine, type Plan, quantitiesOf, type Space } from './space.ts'

/** Floors are products of shares; this is more than their error and less than a cent. */
const ROUNDING = 0.01

/** Of more ways than this too few can be ruled out. */
const WAYS_MAX = 10_000_000

/**
 * Tries every plan that may cost less than the best one so far, first by maker, then by quantity. `isWhole`: none was left out,
 * so that nothing cheaper exists; else the work allowed was used up before.
 */
export function* everyPlan(search: Search, start: Best): Generator<void, { readonly best: Best; readonly isWhole: boolean }> {
  const { space, floors } = search
  const { document, open, isMoreAllowed } = space
  const unitOf = (goods: string): number => floors.unit.get(goods) ?? 0
  const least = open.map((line) => Math.min(...line.goods.map(unitOf)) * line.need)
  // What the lines from here on cost at the least, and all that does not change.
  const restFrom = [...least, 0].map((_, at) => least.slice(at).reduce((sum, floor) => sum + floor, floors.rest))
  let best = start
  let isWhole = true
  const isHopeless = (floor: Cents): boolean => !isWhole || Math.ceil(floor - ROUNDING) >= best.priced.payable

  function* chooseMaker(goods: readonly string[], needs: ReadonlyMap<string, number>, floor: number): Generator<void, void> {
    const line = open[goods.length]
    if (line === undefined) return yield* chooseQuantity(goods, [...needs], new Map(), floor)
    for (const chosen of line.goods) {
      const cost = floor + unitOf(chosen) * line.need
      if (isHopeless(cost + (restFrom[goods.length + 1] ?? 0))) continue
      yield* chooseMaker([...goods, chosen], new Map([...needs, [chosen, (needs.get(chosen) ?? 0) + line.need]]), cost)
    }
  }

  function* chooseQuantity(
    goods: readonly string[],
    [next, ...others]: readonly (readonly [string, number])[],
    plan: Plan,
    floor: number,
  ): Generator<void, void> {
    if (next === undefined) {
      if (search.isSpent()) return void (isWhole = false)
      const priced = yield* search.price({ goods, more: plan })
      if (priced !== null && priced.priced.payable < best.priced.payable) best = priced
      return
    }
    const [key, need] = next
    for (const quantity of quantitiesOf(goodsOf(document, key), need, isMoreAllowed)) {
      const amount = amountOf(document, key, quantity) * (floors.part.get(key) ?? 1)
      const cost = floor - unitOf(key) * need + amount
      if (!isHopeless(cost + floors.rest)) yield* chooseQuantity(goods, others, new Map([...plan, [key, quantity]]), cost)
    }
  }

  if (waysOf(space) > WAYS_MAX) return { best, isWhole: false }
  yield* chooseMaker([], new Map(), 0)
  return { best, isWhole }
}

/** How many plans there are, before any is left out. */
function waysOf({ document, open, isMoreAllowed }: Space): number {
  const ofLine = ({ goods, need }: OpenLine): number =>
    goods.reduce((sum, key) => sum + quantitiesOf(goodsOf(document, key), need, isMoreAllowed).length, 0)
  return open.reduce((product, line) => product * ofLine(line), 1)
}
