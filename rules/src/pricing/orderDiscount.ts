import { KINDS } from '../kinds.ts'
import type { PricingDiscount } from '../kinds/discount.ts'
import { percentOf } from '../shares.ts'
import type { PricedTier } from '../pricing.ts'
import type { ActivityPricing } from './activity.ts'
import { highestReached, nearest, tierRow, tiersOf, tierStanding } from './tiers.ts'
import { covered, deduct, sumP1, sumRunning } from './work.ts'

const { terms } = KINDS.discount.activity

/** P3b: percent discounts by id, each on what the one before left. The payable is rounded down, the discount is the difference. */
export const orderDiscounts: ActivityPricing<PricingDiscount> = {
  reduce(work) {
    const tiers: PricedTier[] = []
    for (const activity of [...(work.doc.discounts ?? [])].sort((a, b) => a.id - b.id)) {
      const lines = covered(work, activity.goods)
      const base = sumP1(lines)
      const reached = highestReached(activity.tiers, base)
      for (const tier of [...activity.tiers].sort((a, b) => a.full - b.full))
        tiers.push({ ...tierRow(activity.id, tier.full, base), kind: 'discount', applied: tier === reached, minus: null, bp: tier.bp })
      if (!reached) continue
      const running = sumRunning(lines)
      deduct(work, 'P3_DISCOUNT', activity.id, lines, running - Math.min(running, percentOf(running, reached.bp)))
    }
    return { tiers }
  },
  standing: (row, priced) =>
    tierStanding(tiersOf('discount', row.id, priced), ({ full, bp }) => terms({ ...row, tiers: [{ full, bp: bp ?? 10_000 }] }).join('')),
  missing(row, priced) {
    const tiers = tiersOf('discount', row.id, priced)
    return tiers.some((tier) => tier.base > 0) ? nearest(tiers.map((tier) => tier.short)) : null
  },
  isFor: ({ goods }, _, key) => goods === null || goods === undefined || goods.includes(key),
}
