import { INT_MAX } from './constants.ts'
import type { LadderTier } from './ladder.ts'
import { formatMoney } from './money.ts'
import type { DiscountTier, FullReductionTier, PricingAddon, PricingCombo, PricingCoupon, PricingGoods } from './pricing.ts'

/** Why staff may not publish a promotion as it is (TRADE §2.2, publish checks). */
export interface PublishProblem {
  readonly code:
    | 'NO_TIERS'
    | 'MINUS_TOO_LARGE'
    | 'RATE_TOO_LOW'
    | 'FACE_TOO_LARGE'
    | 'TIERS_NOT_RISING'
    | 'LADDER_NOT_FALLING'
    | 'COMBO_EMPTY'
    | 'COMBO_DEARER'
    | 'COMBO_PACK'
    | 'COMBO_WAREHOUSE'
    | 'COMBO_AMOUNT'
    | 'ADDON_NUMBER'
    | 'ADDON_PRICE'
    | 'ADDON_TOO_CHEAP'
  readonly message: string
  /** Row of the tier or component, from 0. */
  readonly index: number
}

/** Full reduction: minus ≤ full/2, amounts and reductions strictly rising. */
export function manjianProblems(tiers: readonly FullReductionTier[]): PublishProblem[] {
  const problems = noTiers(tiers)
  for (const [index, tier] of tiers.entries()) {
    if (tier.minus * 2 > tier.full)
      problems.push({
        code: 'MINUS_TOO_LARGE',
        index,
        message: `满${formatMoney(tier.full)}最多可减${formatMoney(Math.floor(tier.full / 2))}`,
      })
    const before = tiers[index - 1]
    if (before && (tier.full <= before.full || tier.minus <= before.minus)) problems.push(notRising(index))
  }
  return problems
}

/** Order discount: at least half is paid, amounts strictly rising, rates strictly falling. */
export function discountProblems(tiers: readonly DiscountTier[]): PublishProblem[] {
  const problems = noTiers(tiers)
  for (const [index, tier] of tiers.entries()) {
    if (tier.bp < 5_000) problems.push({ code: 'RATE_TOO_LOW', index, message: '折扣不得低于五折' })
    const before = tiers[index - 1]
    if (before && (tier.full <= before.full || tier.bp >= before.bp)) problems.push(notRising(index))
  }
  return problems
}

/** Threshold coupon: face ≤ min/4, unless staff ticked «no threshold». */
export function couponProblems(coupon: Pick<PricingCoupon, 'kind' | 'min' | 'face'>, noThreshold = false): PublishProblem[] {
  if (coupon.kind === 'shipping' || (noThreshold && coupon.min === 0)) return []
  if ((coupon.face ?? 0) * 4 <= coupon.min) return []
  return [{ code: 'FACE_TOO_LARGE', index: 0, message: '面额不得超过门槛的四分之一，无门槛券须勾选“无门槛”' }]
}

/** Ladder: quantities strictly rising from 2, prices strictly falling from the base price. */
export function ladderProblems(basePrice: number, ladder: readonly LadderTier[]): PublishProblem[] {
  const problems: PublishProblem[] = []
  let before: LadderTier = { number: 1, price: basePrice }
  for (const [index, tier] of ladder.entries()) {
    if (tier.number <= before.number) problems.push(notRising(index))
    if (tier.price >= before.price) problems.push({ code: 'LADDER_NOT_FALLING', index, message: '阶梯价须逐级降低' })
    before = tier
  }
  return problems
}

/** Combination: not dearer than its components, whole packs, one warehouse. */
export function comboProblems(combo: PricingCombo, goods: Readonly<Record<string, PricingGoods>>): PublishProblem[] {
  const problems: PublishProblem[] = []
  const items = Object.entries(combo.items)
  if (items.length < 2) problems.push({ code: 'COMBO_EMPTY', index: 0, message: '组合至少包含两种商品' })
  let list = 0
  const warehouses = new Set<number>()
  for (const [index, [key, qty]] of items.entries()) {
    const one = goods[key]
    if (!one) continue
    list += one.base_price * qty
    warehouses.add(one.ck ?? 1)
    if (qty % (one.pack ?? 1) !== 0 || qty < (one.min ?? 1))
      problems.push({ code: 'COMBO_PACK', index, message: '组合内数量须符合中包装和起购量' })
  }
  if (combo.price > list) problems.push({ code: 'COMBO_DEARER', index: 0, message: `组合价不得高于单买合计${formatMoney(list)}` })
  if (list > INT_MAX) problems.push({ code: 'COMBO_AMOUNT', index: 0, message: `一套组合单买合计不得超过${formatMoney(INT_MAX)}` })
  if (warehouses.size > 1) problems.push({ code: 'COMBO_WAREHOUSE', index: 0, message: '组合商品须在同一仓库' })
  return problems
}

/**
 * Add-on: cheaper than alone, a number that can be bought, and of all the added goods together no more taken off than half the amount
 * that earns them, as a full reduction may.
 */
export function addonProblems(
  full: number,
  items: readonly (Pick<PricingAddon, 'price'> & { readonly number: number; readonly total: number; readonly goods: PricingGoods })[],
): PublishProblem[] {
  const problems: PublishProblem[] = []
  let off = 0
  for (const [index, { price, number, total, goods }] of items.entries()) {
    if (price >= goods.base_price) problems.push({ code: 'ADDON_PRICE', index, message: '换购价须低于基础价' })
    if (number < Math.max(goods.pack ?? 1, goods.min ?? 1) || number > total)
      problems.push({ code: 'ADDON_NUMBER', index, message: '每单换购数量须不少于起购量且不超过换购总量' })
    off += Math.max(0, goods.base_price - price) * number
  }
  if (off * 2 > full)
    problems.push({
      code: 'ADDON_TOO_CHEAP',
      index: 0,
      message: `满${formatMoney(full)}换购最多可优惠${formatMoney(Math.floor(full / 2))}`,
    })
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

function noTiers(tiers: readonly unknown[]): PublishProblem[] {
  return tiers.length === 0 ? [{ code: 'NO_TIERS', index: 0, message: '请至少设置一档优惠' }] : []
}

function notRising(index: number): PublishProblem {
  return { code: 'TIERS_NOT_RISING', index, message: '各档须逐级递增' }
}
