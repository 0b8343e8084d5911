import { addon } from './kinds/addon.ts'
import { cashback } from './kinds/cashback.ts'
import { combo } from './kinds/combo.ts'
import { discount } from './kinds/discount.ts'
import { flash } from './kinds/flash.ts'
import { gift } from './kinds/gift.ts'
import { group } from './kinds/group.ts'
import type { Kind } from './kinds/kind.ts'
import { manjian } from './kinds/manjian.ts'
import { pieces } from './kinds/pieces.ts'
import type { Shaped } from './shape.ts'

/** Every kind of promotion there is, in the order in which lists show their tags. All floors go by this table. */
export const KINDS = { flash, manjian, pieces, discount, cashback, addon, gift, combo, group } as const satisfies Readonly<
  Record<string, Kind>
>

export type PromotionKind = keyof typeof KINDS
export const PROMOTION_KINDS = Object.keys(KINDS) as PromotionKind[]

type KindOf<K extends PromotionKind> = (typeof KINDS)[K]
/** The kinds of which something holds. */
type KindsWith<Trait> = { [K in PromotionKind]: KindOf<K> extends Trait ? K : never }[PromotionKind]

/** Those that cover plain lines, and take something off or promise something for them. */
export type ActivityKind = KindsWith<{ readonly activity: object }>
export const ACTIVITY_KINDS = PROMOTION_KINDS.filter(isActivity)
export type TaggedKind = KindsWith<{ readonly tag: string }>
export const TAGGED_KINDS = PROMOTION_KINDS.filter((kind): kind is TaggedKind => KINDS[kind].tag !== null)
/** Those that sell lines of a type of their own. */
export type SellingKind = KindsWith<{ readonly lineType: number }>
export const SELLING_KINDS = PROMOTION_KINDS.filter((kind): kind is SellingKind => KINDS[kind].lineType !== null)
type PhasedKind = KindsWith<{ readonly phase: object }>
export const PHASED_KINDS = PROMOTION_KINDS.filter((kind): kind is PhasedKind => KINDS[kind].phase !== null)

/** What goods cost less by without a promotion, and coupons, in the same words. */
export const OTHER_PHASES = {
  P1_SPECIAL: { title: '特价优惠', wire: 'SPECIAL' },
  P1_LADDER: { title: '阶梯价优惠', wire: 'LADDER' },
  P4_COUPON: { title: '优惠券', wire: 'COUPON' },
} as const
export type PromotionPhase = KindOf<PhasedKind>['phase']['code']
export type Phase = PromotionPhase | keyof typeof OTHER_PHASES

export function isActivity(kind: string): kind is ActivityKind {
  return Object.hasOwn(KINDS, kind) && KINDS[kind as PromotionKind].activity !== null
}

/** The kind whose rows have the phase; null where it is none's. */
export function kindOfPhase(phase: string): PhasedKind | null {
  return PHASED_KINDS.find((kind) => KINDS[kind].phase.code === phase) ?? null
}

/** The kind that GraphQL calls so. */
export function kindOfWire(wire: string): PromotionKind | null {
  return PROMOTION_KINDS.find((kind) => KINDS[kind].wire === wire) ?? null
}

/** What the pricing document holds of a kind. */
export type PartRow<K extends PromotionKind> = Shaped<KindOf<K>['part']['row']>
type PartOf<K extends PromotionKind> = KindOf<K>['part'] extends { readonly place: 'list' }
  ? readonly PartRow<K>[]
  : Readonly<Record<string, PartRow<K>>>
/** The kinds with a part of their own in the document; a gift stands with its goods. */
export type PartKind = KindsWith<{ readonly part: { readonly place: 'list' | 'byGoods' | 'byCombination' } }>
export const PART_KINDS = PROMOTION_KINDS.filter((kind): kind is PartKind => KINDS[kind].part.place !== 'inGoods')
export type PromotionParts = { readonly [K in PartKind as KindOf<K>['part']['name']]?: PartOf<K> | null }
export type PartName = keyof PromotionParts
