import type { Cents } from './money.ts'

export interface LadderTier {
  /** From this quantity on. */
  readonly number: number
  readonly price: Cents
}

/** Reached: the tier that prices the line now. Next: the first not reached. Grey: all others. */
export type LadderState = 'reached' | 'next' | 'grey'

export interface LadderRow extends LadderTier {
  readonly state: LadderState
  /** Units missing; 0 unless the tier lies ahead. */
  readonly short: number
}

/** The highest tier a quantity reaches, or null. */
export function reachedTier(ladder: readonly LadderTier[] | null | undefined, qty: number): LadderTier | null {
  let best: LadderTier | null = null
  for (const tier of ladder ?? []) if (tier.number <= qty && (best === null || tier.number > best.number)) best = tier
  return best
}

/** The tiers as the page shows them, ascending: one reached, one next with its shortfall, the others grey. */
export function ladderRows(ladder: readonly LadderTier[] | null | undefined, qty: number): LadderRow[] {
  const tiers = ascending(ladder)
  const next = tiers.findIndex((tier) => tier.number > qty)
  const reached = (next === -1 ? tiers.length : next) - 1
  return tiers.map((tier, i) => ({
    number: tier.number,
    price: tier.price,
    state: i === reached ? 'reached' : i === next ? 'next' : 'grey',
    short: Math.max(0, tier.number - qty),
  }))
}

/** By their quantity. */
export function ascending(ladder: readonly LadderTier[] | null | undefined): readonly LadderTier[] {
  if (!ladder) return []
  for (let i = 1; i < ladder.length; i++) {
    if ((ladder[i]?.number ?? 0) < (ladder[i - 1]?.number ?? 0)) return [...ladder].sort((a, b) => a.number - b.number)
  }
  return ladder
}
