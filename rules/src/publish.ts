import type { LadderTier } from './ladder.ts'
import { type Problem, notRising } from './kinds/draft.ts'
import type { PricingCoupon } from './pricing.ts'

/** Threshold coupon: face ≤ min/4, unless staff ticked «no threshold». */
export function couponProblems(coupon: Pick<PricingCoupon, 'kind' | 'min' | 'face'>, noThreshold = false): Problem[] {
  if (coupon.kind === 'shipping' || (noThreshold && coupon.min === 0)) return []
  if ((coupon.face ?? 0) * 4 <= coupon.min) return []
  return [{ code: 'FACE_TOO_LARGE', index: 0, message: '面额不得超过门槛的四分之一，无门槛券须勾选“无门槛”' }]
}

/** Ladder: quantities strictly rising from 2, prices strictly falling from the base price. */
export function ladderProblems(basePrice: number, ladder: readonly LadderTier[]): Problem[] {
  const problems: Problem[] = []
  let before: LadderTier = { number: 1, price: basePrice }
  for (const [index, tier] of ladder.entries()) {
    if (tier.number <= before.number) problems.push(notRising(index))
    if (tier.price >= before.price) problems.push({ code: 'LADDER_NOT_FALLING', index, message: '阶梯价须逐级降低' })
    before = tier
  }
  return problems
}

export interface Overlap {
  readonly first: number
  readonly second: number
  /** Goods in both; null when one of them covers all goods, and so every good of the other. */
  readonly goods: readonly string[] | null
}

/** Overlap report: pairs of activities of one kind that cover the same goods. */
export function overlaps(activities: readonly { readonly id: number; readonly goods?: readonly string[] | null }[]): Overlap[] {
  const found: Overlap[] = []
  for (const [i, a] of activities.entries()) {
    const mine = a.goods ? new Set(a.goods) : null
    for (const b of activities.slice(i + 1)) {
      const goods = mine && b.goods ? b.goods.filter((key) => mine.has(key)) : null
      if (goods === null || goods.length > 0) found.push({ first: a.id, second: b.id, goods })
    }
  }
  return found
}
