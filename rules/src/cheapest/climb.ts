import { type Best, type Choice, needsOf, NONE, quantityOf } from './choice.ts'
import type { Search } from './search.ts'
import { goodsOf, type OpenLine } from './space.ts'
import { costOf, stepsFrom, turnsOf } from './steps.ts'

/** So many starts are climbed from, and of the steps from each place only those that cost least are tried. */
const MOST = { starts: 3, steps: 40 }

/** From good starts, step by step down to a plan that no single step makes cheaper; never dearer than the cart as it is. */
export function* climb(search: Search): Generator<void, Best> {
  const start = search.start
  const found: Best[] = [start]
  for (const choice of startsOf(search)) {
    const climbed = yield* search.price(choice)
    if (climbed && !found.some(({ priced }) => priced.payable === climbed.priced.payable)) found.push(climbed)
  }
  found.sort((a, b) => a.priced.payable - b.priced.payable)
  let best = found[0] ?? start
  for (const from of found.slice(0, MOST.starts)) {
    const reached = yield* descend(search, from)
    if (reached.priced.payable < best.priced.payable) best = reached
  }
  return best
}

function* descend(search: Search, start: Best): Generator<void, Best> {
  let best = start
  for (;;) {
    const next = yield* firstBetter(search, best)
    if (next === null) return best
    best = next
  }
}

function* firstBetter(search: Search, best: Best): Generator<void, Best | null> {
  for (const step of stepsFrom(search, best).slice(0, MOST.steps)) {
    if (search.isSpent()) return null
    const climbed = yield* search.price(step.choice())
    if (climbed && climbed.priced.payable < best.priced.payable) return climbed
  }
  return null
}

/** Everything at its cheapest; all that can be in one promotion or coupon; all in one warehouse, and nothing from one. */
function startsOf(search: Search): Choice[] {
  const { document, open } = search.space
  const scopes = [...(document.pieces ?? []), ...(document.manjian ?? []), ...(document.discounts ?? []), ...(document.coupons ?? [])]
  const named = scopes.flatMap(({ goods }) => (goods ? [new Set(goods)] : []))
  const warehouses = [...new Set(open.flatMap((line) => line.goods.map((goods) => goodsOf(document, goods).ck)))]
  const wishes: ((goods: string) => boolean)[] = [
    () => true,
    ...named.map((scope) => (goods: string) => scope.has(goods)),
    ...warehouses.flatMap((ck) => [
      (goods: string) => goodsOf(document, goods).ck === ck,
      (goods: string) => goodsOf(document, goods).ck !== ck,
    ]),
  ]
  const chosen = wishes.map((isWished) => open.map((line) => cheapestOf(search, line, isWished)))
  return [open.map((line) => line.was), ...chosen].map((goods) => thrifty(search, { goods, more: NONE }))
}

function cheapestOf(search: Search, line: OpenLine, isWished: (goods: string) => boolean): string {
  const wished = line.goods.filter(isWished)
  const costs = (wished.length > 0 ? wished : line.goods).map((goods) => {
    const least = quantityOf(search.space, goods, line.need, NONE)
    return { goods, cost: least === null ? Number.POSITIVE_INFINITY : costOf(search, goods, least) }
  })
  return costs.sort((a, b) => a.cost - b.cost)[0]?.goods ?? line.was
}

/** More of what then costs less by itself. */
function thrifty(search: Search, choice: Choice): Choice {
  const more = [...needsOf(search.space, choice)].flatMap(([goods, need]) => {
    const turns = turnsOf(search, goods, need).quantities.map((turn) => ({ turn, cost: costOf(search, goods, turn) }))
    return turns
      .sort((a, b) => a.cost - b.cost || a.turn - b.turn)
      .slice(0, 1)
      .map(({ turn }) => [goods, turn] as const)
  })
  return { ...choice, more: new Map(more) }
}
