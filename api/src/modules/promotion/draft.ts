import type { Cents } from 'rules/money'
import type { DiscountTier, FullReductionTier } from 'rules/pricing'

interface DraftBase {
  readonly name: string
  /** The promotion this becomes the next version of; absent for a new one. */
  readonly id?: number
  readonly priority?: number
  readonly startsAt: Date
  /** From this moment on it is over. */
  readonly endsAt: Date
}

export interface ManjianDraft extends DraftBase {
  readonly kind: 'manjian'
  /** Null: all goods. */
  readonly goodsIds: readonly number[] | null
  readonly repeatable?: boolean
  readonly cap?: Cents
  readonly tiers: readonly FullReductionTier[]
}

export interface DiscountDraft extends DraftBase {
  readonly kind: 'discount'
  readonly goodsIds: readonly number[] | null
  readonly tiers: readonly DiscountTier[]
}

export interface GiftDraft extends DraftBase {
  readonly kind: 'gift'
  readonly rules: readonly {
    readonly goodsId: number
    readonly type: 1 | 2
    readonly need: number
    readonly give: number
    readonly giftGoodsId: number
    readonly total: number
  }[]
}

export interface FlashDraft extends DraftBase {
  readonly kind: 'flash'
  readonly items: readonly { readonly goodsId: number; readonly price: Cents; readonly total: number; readonly perMember: number }[]
}

export interface ComboDraft extends DraftBase {
  readonly kind: 'combo'
  readonly combos: readonly {
    readonly name: string
    readonly price: Cents
    readonly total: number | null
    readonly perMember: number | null
    readonly items: readonly { readonly goodsId: number; readonly qty: number }[]
  }[]
}

export interface AddonDraft extends DraftBase {
  readonly kind: 'addon'
  /** Whose purchase counts towards `full`; null: all goods. */
  readonly goodsIds: readonly number[] | null
  readonly full: Cents
  /** `number` a trade, `total` in all. */
  readonly items: readonly { readonly goodsId: number; readonly price: Cents; readonly number: number; readonly total: number }[]
}

/** What staff fills in. */
export type PromotionDraft = ManjianDraft | DiscountDraft | GiftDraft | FlashDraft | ComboDraft | AddonDraft

/** Every good that the draft speaks of. */
export function goodsOfDraft(draft: PromotionDraft): number[] {
  switch (draft.kind) {
    case 'manjian':
    case 'discount':
      return [...(draft.goodsIds ?? [])]
    case 'gift':
      return draft.rules.flatMap((rule) => [rule.goodsId, rule.giftGoodsId])
    case 'flash':
      return draft.items.map((item) => item.goodsId)
    case 'addon':
      return [...(draft.goodsIds ?? []), ...draft.items.map((item) => item.goodsId)]
    case 'combo':
      return draft.combos.flatMap((combo) => combo.items.map((item) => item.goodsId))
  }
}
