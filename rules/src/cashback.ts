import type { CashbackTiers } from './kinds/cashback.ts'
import type { Cents } from './money.ts'
import { highestReached } from './pricing/tiers.ts'

/** What an order's lines bring back when they come to so much: the highest reached tier. */
export function cashbackWorth(tiers: CashbackTiers, base: Cents): Cents {
  return highestReached(tiers, base)?.back ?? 0
}

/** A promise that was credited, and what was held back of it since. */
export interface Credited {
  readonly tiers: CashbackTiers
  readonly credited: Cents
  readonly heldBack: Cents
}

/** What the next return still has to hold back of a credited promise when so much of its lines is kept (TRADE §9). */
export function cashbackOwed({ tiers, credited, heldBack }: Credited, kept: Cents): Cents {
  return Math.max(0, credited - Math.min(credited, cashbackWorth(tiers, kept)) - heldBack)
}
