import { formatYuan } from '../money.ts'
import type { PricedCart, PricedTier } from '../pricing.ts'
import type { Standing } from './activity.ts'

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

/** How a cart stands with the tiers of an activity; `words` are those of one tier. */
export function tierStanding(tiers: readonly PricedTier[], words: (tier: PricedTier) => string): Standing {
  const applied = tiers.find((tier) => tier.applied)
  const next = tiers.filter((tier) => tier.status === 0).sort((a, b) => a.full - b.full)[0]
  return {
    base: tiers[0]?.base ?? 0,
    isReached: tiers.some((tier) => tier.status === 1),
    applied: applied === undefined ? null : words(applied),
    next: next === undefined ? null : `${words(next)}，还差 ¥${formatYuan(next.short)}`,
  }
}

export function tiersOf(kind: PricedTier['kind'], source: number, priced: PricedCart): PricedTier[] {
  return priced.tiers.filter((tier) => tier.kind === kind && tier.source === source)
}

/** The least amount that reaches anything more, of those missing. */
export function nearest(shorts: readonly number[]): { readonly cents: number } | null {
  const missing = shorts.filter((short) => short > 0)
  return missing.length === 0 ? null : { cents: Math.min(...missing) }
}
