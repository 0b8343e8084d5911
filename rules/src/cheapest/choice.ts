import type { PricedCart } from '../pricing.ts'
import { goodsOf, leastQuantity, mostQuantity, type Plan, type Space } from './space.ts'

/** What each open line is bought as, and of which goods more than is needed. */
export interface Choice {
  readonly goods: readonly string[]
  readonly more: Plan
}

/** A choice, what it buys and what that costs. */
export interface Best {
  readonly choice: Choice
  readonly plan: Plan
  readonly priced: PricedCart
}

export const NONE: Plan = new Map()

/** Null where some of it is not on sale in that quantity. */
export function planOf(space: Space, choice: Choice): Plan | null {
  const plan = new Map<string, number>()
  for (const [key, need] of needsOf(space, choice)) {
    const quantity = quantityOf(space, key, need, choice.more)
    if (quantity === null) return null
    plan.set(key, quantity)
  }
  return plan
}

/** What is needed of each of the goods chosen. */
export function needsOf({ open }: Space, { goods }: Choice): Map<string, number> {
  const needs = new Map<string, number>()
  for (const [at, line] of open.entries()) {
    const key = goods[at] ?? line.was
    needs.set(key, (needs.get(key) ?? 0) + line.need)
  }
  return needs
}

/** More than the least only as far as is allowed for what is needed now. */
export function quantityOf({ document, isMoreAllowed }: Space, key: string, need: number, more: Plan): number | null {
  const goods = goodsOf(document, key)
  const least = leastQuantity(goods, need)
  if (least === null) return null
  const wanted = more.get(key) ?? 0
  return wanted > least && wanted <= mostQuantity(goods, least, isMoreAllowed) ? wanted : least
}
