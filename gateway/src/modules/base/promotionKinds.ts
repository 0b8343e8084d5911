import { ACTIVITY_KINDS, KINDS, OTHER_PHASES, PHASED_KINDS, SELLING_KINDS, TAGGED_KINDS, type SellingKind } from 'rules/kinds'
import type { GoodsTagKind, LineKind, PricingPhase, PromotionKind } from '../../generated/resolvers-types.ts'

/** The schema's words for what the table of kinds says; a kind that the schema has no word for does not compile. */
export const promotionKinds: Readonly<Record<string, PromotionKind>> = Object.fromEntries(
  ACTIVITY_KINDS.map((kind) => [kind, KINDS[kind].wire]),
)

const words: ReadonlyMap<PromotionKind, KindWords> = new Map(
  ACTIVITY_KINDS.map((kind) => [KINDS[kind].wire, { kindText: KINDS[kind].name, tag: KINDS[kind].tag }]),
)
type KindWords = { readonly kindText: string; readonly tag: string }

/** The kind, and what pages call it: they need not know the table. */
export function kindAndWords(kind: PromotionKind): KindWords & { readonly kind: PromotionKind } {
  return { kind, ...(words.get(kind) ?? { kindText: kind, tag: kind }) }
}

export const orderLineKinds: Readonly<Record<string, LineKind>> = {
  0: 'PLAIN',
  ...Object.fromEntries(SELLING_KINDS.map((kind) => [KINDS[kind].lineType, KINDS[kind].wire])),
}

const isInCart = (kind: SellingKind): kind is Exclude<SellingKind, 'gift'> => KINDS[kind].part.place !== 'inGoods'
/** A gift comes with another line: the cart has none of its own. */
export const cartLineKinds: Readonly<Record<string, LineKind>> = {
  0: 'PLAIN',
  ...Object.fromEntries(SELLING_KINDS.filter(isInCart).map((kind) => [KINDS[kind].lineType, KINDS[kind].wire])),
}

/** A tag's word on the goods, and what it means. */
export const promotionWords: readonly (readonly [string, GoodsTagKind])[] = TAGGED_KINDS.map((kind) => [KINDS[kind].tag, KINDS[kind].wire])

export const promotionTags: readonly (readonly [string, GoodsTagKind])[] = TAGGED_KINDS.map((kind) => [kind, KINDS[kind].wire])

const phases: ReadonlyMap<string, PricingPhase> = new Map<string, PricingPhase>([
  ...PHASED_KINDS.map((kind): [string, PricingPhase] => [KINDS[kind].phase.code, KINDS[kind].wire]),
  ...Object.entries(OTHER_PHASES).map(([phase, { wire }]): [string, PricingPhase] => [phase, wire]),
])

/** A marketplace may know rules that this gateway does not. */
export function toPhase(phase: string): PricingPhase {
  return phases.get(phase) ?? 'OTHER'
}
