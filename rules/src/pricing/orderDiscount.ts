import { percentOf } from '../money.ts'
import type { PricedTier } from '../pricing.ts'
import { highestReached, tierRow } from './fullReduction.ts'
import type { Work } from './work.ts'
import { covered, deduct, sumP1, sumRunning } from './work.ts'

/** P3b: percent discounts by id, each on what the one before left. The payable is rounded down, the discount is the difference. */
export function orderDiscounts(work: Work): PricedTier[] {
  const tiers: PricedTier[] = []
  for (const activity of (work.doc.discounts ?? []).toSorted((a, b) => a.id - b.id)) {
    const lines = covered(work, activity.goods)
    const base = sumP1(lines)
    const reached = highestReached(activity.tiers, base)
    for (const tier of activity.tiers.toSorted((a, b) => a.full - b.full))
      tiers.push({ ...tierRow(activity.id, tier.full, base), kind: 'discount', applied: tier === reached, minus: null, bp: tier.bp })
    if (!reached) continue
    const running = sumRunning(lines)
    deduct(work, 'P3_DISCOUNT', activity.id, lines, running - Math.min(running, percentOf(running, reached.bp)))
  }
  return tiers
}
