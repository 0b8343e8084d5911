import type { Cents } from '../money.ts'
import { roundUpToPack } from '../quantity.ts'
import { type Best, type Choice, needsOf, quantityOf } from './choice.ts'
import { fillsOf } from './fills.ts'
import type { Search } from './search.ts'
import { amountOf, goodsOf, leastQuantity, mostQuantity } from './space.ts'

export interface Step {
  readonly choice: () => Choice
  readonly cost: Cents
  /** Towards the cart as it is. */
  readonly isBack: boolean
}

/** Another maker for one line, or another quantity of one sort of goods; by what they cost before all that goes by thresholds. */
export function stepsFrom(search: Search, { choice, plan, priced }: Best): Step[] {
  const { space } = search
  const needs = needsOf(space, choice)
  const lines = new Map(priced.lines.map((line) => [line.id, line]))
  const cost = (key: string, need: number): number => {
    const quantity = need === 0 ? 0 : quantityOf(space, key, need, choice.more)
    return quantity === null ? Number.POSITIVE_INFINITY : costOf(search, key, quantity)
  }
  const others = space.open.flatMap((line, at): Step[] => {
    const from = choice.goods[at] ?? line.was
    const [held, rest] = [needs.get(from) ?? 0, (needs.get(from) ?? 0) - line.need]
    const freed = cost(from, rest) - cost(from, held)
    return line.goods
      .filter((goods) => goods !== from)
      .map((goods) => ({
        choice: () => ({ ...choice, goods: choice.goods.map((chosen, place) => (place === at ? goods : chosen)) }),
        cost: freed + cost(goods, (needs.get(goods) ?? 0) + line.need) - cost(goods, needs.get(goods) ?? 0),
        isBack: goods === line.was,
      }))
  })
  const more = [...plan].flatMap(([goods, quantity]): Step[] => {
    const line = lines.get(space.lineOf.get(goods)?.id ?? 0)
    const turns = turnsOf(search, goods, needs.get(goods) ?? 0)
    const fills = line && turns.most > quantity ? fillsOf(space, priced, { line, key: goods, quantity, most: turns.most }) : []
    return [...turns.quantities, ...fills]
      .filter((wanted) => wanted !== quantity)
      .map((wanted) => ({
        choice: () => ({ ...choice, more: new Map([...choice.more, [goods, wanted]]) }),
        cost: costOf(search, goods, wanted) - costOf(search, goods, quantity),
        isBack: wanted < quantity,
      }))
  })
  return [...others, ...more].filter((step) => Number.isFinite(step.cost)).sort((a, b) => a.cost - b.cost)
}

/** The quantities from which goods become cheaper or ship free, and the least; and up to which more is looked at. */
export function turnsOf({ space }: Search, key: string, need: number): { readonly quantities: readonly number[]; readonly most: number } {
  const goods = goodsOf(space.document, key)
  const least = leastQuantity(goods, need)
  if (least === null) return { quantities: [], most: 0 }
  const most = mostQuantity(goods, least, space.isMoreAllowed)
  const turns = [...(goods.ladder ?? []).map(({ number }) => number), goods.free_shipping_number ?? 0]
  const lawful = turns.map((turn) => roundUpToPack(turn, goods.pack ?? 1)).filter((turn) => turn > least && turn <= most)
  return { quantities: [...new Set([least, ...lawful])], most }
}

/** What the goods cost before all that goes by thresholds, but order discounts at their best. */
export function costOf({ space, floors }: Search, key: string, quantity: number): number {
  return amountOf(space.document, key, quantity) * (floors.part.get(key) ?? 1)
}
