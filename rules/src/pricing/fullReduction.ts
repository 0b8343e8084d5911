import { KINDS } from '../kinds.ts'
import type { PricingManjian } from '../kinds/manjian.ts'
import type { PricedTier } from '../pricing.ts'
import { type ActivityPricing, joinedLines } from './activity.ts'
import { highestReached, nearest, tierRow, tiersOf, tierStanding } from './tiers.ts'
import { deduct, sumP1, sumRunning } from './work.ts'

const { terms } = KINDS.manjian.activity

/** P3a: full reductions by (priority, id). A line joins the first that covers it, reached or not. */
export const fullReductions: ActivityPricing<PricingManjian> = {
  reduce(work) {
    const tiers: PricedTier[] = []
    for (const { activity, lines } of joinedLines(work, work.doc.manjian, 'manjian')) {
      const base = sumP1(lines)
      const reached = highestReached(activity.tiers, base)
      for (const tier of [...activity.tiers].sort((a, b) => a.full - b.full))
        tiers.push({
          ...tierRow(activity.id, tier.full, base),
          kind: 'manjian',
          applied: tier === reached,
          minus: tier.minus,
          bp: null,
        })
      if (reached) deduct(work, 'P3_MANJIAN', activity.id, lines, Math.min(reduction(activity, reached, base), sumRunning(lines)))
    }
    return { tiers }
  },
  standing: (row, priced) =>
    tierStanding(tiersOf('manjian', row.id, priced), ({ full, minus }) =>
      terms({ ...row, cap: null, tiers: [{ full, minus: minus ?? 0 }] }).join(''),
    ),
  missing(row, priced) {
    const tiers = tiersOf('manjian', row.id, priced)
    return tiers.some((tier) => tier.base > 0) ? nearest(tiers.map((tier) => (tier.status === 0 ? tier.short : nextTime(row, tier)))) : null
  },
  isFor: (row, line) => line?.manjian === row.id,
}

/** What a reached tier takes off: once, or for every full amount, up to the cap. */
function reduction(activity: PricingManjian, tier: PricingManjian['tiers'][number], base: number): number {
  const times = activity.repeat && tier.full > 0 ? Math.floor(base / tier.full) : 1
  return Math.min(times * tier.minus, activity.cap ?? Number.POSITIVE_INFINITY)
}

/** What is missing to the next full amount of a repeatable reduction; 0 when it does not repeat. */
function nextTime({ repeat }: PricingManjian, tier: PricedTier): number {
  return repeat && tier.applied && tier.full > 0 ? tier.full - (tier.base % tier.full) : 0
}
