import { ACTIVITY_KINDS, type ActivityKind, KINDS, type PartRow } from './kinds.ts'
import type { Cents } from './money.ts'
import type { PricedCart, PricingDocument } from './pricing.ts'
import type { ActivityAnswer, ActivityPricing, Standing, StandingAsked } from './pricing/activity.ts'
import { cashbackPromises } from './pricing/cashback.ts'
import { fullReductions } from './pricing/fullReduction.ts'
import { orderDiscounts } from './pricing/orderDiscount.ts'
import { piecesReductions } from './pricing/pieces.ts'
import type { Work } from './pricing/work.ts'

/** The activities in the order of their phases. */
const PRICING: { readonly [K in ActivityKind]: ActivityPricing<PartRow<K>> } = {
  pieces: piecesReductions,
  manjian: fullReductions,
  discount: orderDiscounts,
  cashback: cashbackPromises,
}

/** A row of a document, of whatever kind of activity. */
export type ActivityRow = PartRow<ActivityKind>

export interface StandingActivity extends Standing {
  readonly kind: ActivityKind
  readonly row: ActivityRow
  /** What it takes off now. */
  readonly off: Cents
}

/** All activities, phase by phase, and how they stand; of the tiers the reached ones come first. */
export function reduceActivities(work: Work): ActivityAnswer {
  const answers = Object.values(PRICING).map((pricing) => pricing.reduce(work))
  const tiers = answers.flatMap((answer) => answer.tiers ?? [])
  return {
    tiers: [...tiers.filter((tier) => tier.status === 1), ...tiers.filter((tier) => tier.status === 0)],
    pieces: answers.flatMap((answer) => answer.pieces ?? []),
  }
}

/** Every activity of the document, with its kind. */
export function activityRows(document: PricingDocument): { readonly kind: ActivityKind; readonly row: ActivityRow }[] {
  return ACTIVITY_KINDS.flatMap((kind) => (document[KINDS[kind].part.name] ?? []).map((row) => ({ kind, row })))
}

/** How a kind prices, for a row that is known to be of it. */
export function pricingOf(kind: ActivityKind): ActivityPricing<ActivityRow> {
  return PRICING[kind]
}

/** How the priced cart, or the order that is asked about, stands with each of the document's activities. */
export function standings(document: PricingDocument, priced: PricedCart, asked?: StandingAsked): StandingActivity[] {
  return activityRows(document).map(({ kind, row }) => ({
    kind,
    row,
    off: takenOff(priced, kind, row.id),
    ...pricingOf(kind).standing(row, priced, asked),
  }))
}

/** What an activity takes off in all; one without a phase takes nothing. */
export function takenOff(priced: PricedCart, kind: ActivityKind, id: number): Cents {
  const phase = KINDS[kind].phase?.code
  let sum = 0
  for (const row of priced.adjustments) if (row.phase === phase && row.source === id) sum += row.cents
  return sum
}

/** What an activity promises, in words. */
export function activityTerms(kind: ActivityKind, row: ActivityRow): string[] {
  return KINDS[kind].activity.terms(row as never)
}
