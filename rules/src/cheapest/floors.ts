import type { Cents } from '../money.ts'
import type { PricingGoods } from '../pricing.ts'
import { goodsOf, leastQuantity, mostQuantity, type Space } from './space.ts'

/** What no plan of a space can go below: every promotion at its best, on every plan at once. */
export interface Floors {
  /** Of one unit of the goods, after the order discounts. */
  readonly unit: ReadonlyMap<string, number>
  /** What the order discounts leave of an amount of these goods, at best. */
  readonly part: ReadonlyMap<string, number>
  /** Of the lines that stay, less all that is taken off in whole amounts. */
  readonly rest: Cents
}

type Scope = readonly string[] | null | undefined

export function floorsOf(space: Space): Floors {
  const { document, before, fixedLive, lineOf } = space
  const weights = weightsOf(space)
  const discounts = (document.discounts ?? []).map(({ goods, tiers }) => {
    const most = mostOf(weights, goods).amount
    return { covers: coversOf(goods), part: Math.min(1, ...tiers.filter(({ full }) => full <= most).map(({ bp }) => bp / 10_000)) }
  })
  const partOf = (goods: string): number =>
    discounts.reduce((product, discount) => (discount.covers(goods) ? product * discount.part : product), 1)
  const part = new Map([...lineOf.keys()].map((goods) => [goods, partOf(goods)]))
  const plain = new Map(fixedPlain(space).map(({ id, goods }) => [id, goods]))
  const held = before.lines.filter(({ id }) => fixedLive.has(id))
  // Each discount rounds its sum down, and its spread by less than a cent a line.
  const rounded = discounts.length * (document.lines.length + 1)
  return {
    part,
    unit: new Map([...part].map(([goods, left]) => [goods, unitFloor(goodsOf(document, goods)) * left])),
    rest: held.reduce((sum, { id, p1 }) => sum + p1 * partOf(plain.get(id) ?? ''), 0) - flatOf(space, weights) - rounded,
  }
}

/** All that is taken off in whole amounts, at best. */
function flatOf({ document }: Space, weights: readonly Weight[]): Cents {
  let flat = 0
  for (const { goods, tiers, repeat, cap } of document.manjian ?? []) {
    const most = mostOf(weights, goods).amount
    const off = tiers.map(({ full, minus }) => (full > most ? 0 : minus * (repeat && full > 0 ? Math.floor(most / full) : 1)))
    flat += Math.min(Math.max(0, ...off), cap ?? Number.POSITIVE_INFINITY, most)
  }
  for (const { goods, every, minus, cap, left } of document.pieces ?? []) {
    const times = Math.floor(mostOf(weights, goods).pieces / Math.max(1, every))
    flat += minus * Math.min(times, cap ?? Number.POSITIVE_INFINITY, left ?? Number.POSITIVE_INFINITY)
  }
  const coupons = [...(document.coupon ? [document.coupon] : []), ...(document.coupons ?? [])]
  return flat + Math.max(0, ...coupons.filter(({ kind }) => kind !== 'shipping').map(({ face }) => face ?? 0))
}

/** What a line may weigh with a promotion as each of its goods, at the most. */
type Weight = readonly { readonly goods: string; readonly amount: Cents; readonly pieces: number }[]

function weightsOf(space: Space): Weight[] {
  const { document, isMoreAllowed } = space
  const open = space.open.map((line) =>
    line.goods.map((key) => {
      const goods = goodsOf(document, key)
      const pieces = mostQuantity(goods, leastQuantity(goods, line.need) ?? line.need, isMoreAllowed)
      return { goods: key, amount: goods.base_price * pieces, pieces }
    }),
  )
  return [...open, ...fixedPlain(space).map(({ goods, p1, qty }) => [{ goods, amount: p1, pieces: qty }])]
}

function fixedPlain({ before, fixed }: Space) {
  const goodsOfLine = new Map(fixed.filter((line) => (line.type ?? 0) === 0).map(({ id, goods }) => [id, goods]))
  return before.lines.flatMap((line) => {
    const goods = goodsOfLine.get(line.id)
    return goods === undefined ? [] : [{ ...line, goods }]
  })
}

function mostOf(weights: readonly Weight[], scope: Scope): { readonly amount: Cents; readonly pieces: number } {
  const covers = coversOf(scope)
  let [amount, pieces] = [0, 0]
  for (const weight of weights) {
    const covered = weight.filter(({ goods }) => covers(goods))
    amount += Math.max(0, ...covered.map((as) => as.amount))
    pieces += Math.max(0, ...covered.map((as) => as.pieces))
  }
  return { amount, pieces }
}

function coversOf(scope: Scope): (goods: string) => boolean {
  const named = scope && new Set(scope)
  return (goods) => !named || named.has(goods)
}

/** The best tier, whatever quantity it takes: lines that become one may reach it together. */
function unitFloor({ base_price, special, ladder }: PricingGoods): Cents {
  return Math.min(base_price, special ?? base_price, ...(ladder ?? []).map(({ price }) => price))
}
