import { ascending, type LadderTier, reachedTier } from './ladder.ts'
import type { Cents } from './money.ts'
import { roundUpToPack } from './quantity.ts'

/** 1: the highest reached tier prices all units. 2: each unit at its own tier. */
export type LadderType = 1 | 2

/** The fields of a good that its unit price hangs on. */
export interface LadderGoods {
  readonly base_price: Cents
  readonly ladder?: readonly LadderTier[] | null
  readonly ladder_price_type?: LadderType | null
  readonly special?: Cents | null
  readonly pack?: number | null
}

export interface BestPrice {
  readonly amount: Cents
  readonly by: 'base' | 'special' | 'ladder'
}

/** What `qty` units cost by the ladder alone; the base price below its first tier. */
export function ladderAmount(base: Cents, ladder: readonly LadderTier[] | null | undefined, type: LadderType, qty: number): Cents {
  if (type === 1) return (reachedTier(ladder, qty)?.price ?? base) * qty
  let amount = 0
  let from = 1
  let price = base
  for (const tier of ascending(ladder)) {
    if (tier.number > qty) break
    amount += (tier.number - from) * price
    from = tier.number
    price = tier.price
  }
  return amount + (qty - from + 1) * price
}

/** What `qty` units of a plain line cost: the smallest of base, special and ladder, judged on the whole line. */
export function bestPrice(goods: LadderGoods, qty: number): BestPrice {
  let best: BestPrice = { amount: goods.base_price * qty, by: 'base' }
  const special = goods.special ?? null
  if (special !== null && special * qty < best.amount) best = { amount: special * qty, by: 'special' }
  if (goods.ladder && goods.ladder.length > 0) {
    const amount = ladderAmount(goods.base_price, goods.ladder, goods.ladder_price_type ?? 1, qty)
    if (amount < best.amount) best = { amount, by: 'ladder' }
  }
  return best
}

export interface TierSaving {
  /** Units to add. */
  readonly addQty: number
  /** How much less the larger line costs in all. */
  readonly saves: Cents
}

/** «再买1件更省 25.50»: the fewest units to add that make the whole line cheaper, or null. */
export function nextTierSaving(goods: LadderGoods, qty: number): TierSaving | null {
  if (qty < 1) return null
  const now = bestPrice(goods, qty).amount
  for (const tier of ascending(goods.ladder)) {
    const more = roundUpToPack(tier.number, goods.pack ?? 1)
    if (tier.number <= qty || more <= qty) continue
    const saves = now - bestPrice(goods, more).amount
    if (saves > 0) return { addQty: more - qty, saves }
  }
  return null
}
