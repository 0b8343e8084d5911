import type { FullReductionTier, PricedTier, PricingManjian } from '../pricing.ts'
import type { Work } from './work.ts'
import { covered, deduct, sumP1, sumRunning } from './work.ts'

/** P3a: full reductions by (priority, id). A line joins the first that covers it, reached or not. */
export function fullReductions(work: Work): PricedTier[] {
  const tiers: PricedTier[] = []
  const activities = (work.doc.manjian ?? []).toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0) || a.id - b.id)
  for (const activity of activities) {
    const lines = covered(work, activity.goods).filter((one) => one.manjian === null)
    for (const one of lines) one.manjian = activity.id
    const base = sumP1(lines)
    const reached = highestReached(activity.tiers, base)
    for (const tier of activity.tiers.toSorted((a, b) => a.full - b.full))
      tiers.push({ ...tierRow(activity.id, tier.full, base), kind: 'manjian', applied: tier === reached, minus: tier.minus, bp: null })
    if (reached) deduct(work, 'P3_MANJIAN', activity.id, lines, Math.min(reduction(activity, reached, base), sumRunning(lines)))
  }
  return tiers
}

/** What a reached tier takes off: once, or for every full amount, up to the cap. */
export function reduction(activity: PricingManjian, tier: FullReductionTier, base: number): number {
  const times = activity.repeat && tier.full > 0 ? Math.floor(base / tier.full) : 1
  return Math.min(times * tier.minus, activity.cap ?? Number.POSITIVE_INFINITY)
}

/** The tier with the highest reached amount; judged in cents, so «满100» at 99.01 is not reached. */
export function highestReached<T extends { readonly full: number }>(tiers: readonly T[], base: number): T | null {
  let best: T | null = null
  for (const tier of tiers) if (tier.full <= base && (best === null || tier.full > best.full)) best = tier
  return best
}

export function tierRow(
  source: number,
  full: number,
  base: number,
): { source: number; full: number; status: 0 | 1; short: number; base: number } {
  return { source, full, status: base >= full ? 1 : 0, short: Math.max(0, full - base), base }
}
