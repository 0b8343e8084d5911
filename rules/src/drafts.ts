import { addonDraft } from './kinds/addon.ts'
import { cashbackDraft } from './kinds/cashback.ts'
import { comboDraft } from './kinds/combo.ts'
import { discountDraft } from './kinds/discount.ts'
import type { Draft } from './kinds/draft.ts'
import { flashDraft } from './kinds/flash.ts'
import { giftDraft } from './kinds/gift.ts'
import { groupDraft } from './kinds/group.ts'
import { manjianDraft } from './kinds/manjian.ts'
import { piecesDraft } from './kinds/pieces.ts'
import type { PromotionKind } from './kinds.ts'
import type { ObjectShape, Shaped } from './shape.ts'

/** What staff fills in for each kind. Apart from `KINDS`, because no browser needs it. */
export const DRAFTS = {
  flash: flashDraft,
  manjian: manjianDraft,
  pieces: piecesDraft,
  discount: discountDraft,
  cashback: cashbackDraft,
  addon: addonDraft,
  gift: giftDraft,
  combo: comboDraft,
  group: groupDraft,
} as const satisfies { readonly [K in PromotionKind]: Draft<ObjectShape, never> }

interface DraftHead {
  readonly name: string
  /** The promotion this becomes the next version of; absent for a new one. */
  readonly id?: number
  readonly priority?: number
  readonly startsAt: Date
  /** From this moment on it is over. */
  readonly endsAt: Date
}

/** What staff fills in; of one kind where it is named. */
export type PromotionDraft<K extends PromotionKind = PromotionKind> = K extends PromotionKind
  ? DraftHead & { readonly kind: K } & Shaped<(typeof DRAFTS)[K]['shape']>
  : never

/** The part of the table for a draft's own kind: that each fits its row of `DRAFTS` is what the type above says. */
export function draftRules(draft: PromotionDraft): Draft<ObjectShape, PromotionDraft> {
  const rules: unknown = DRAFTS[draft.kind]
  return rules as Draft<ObjectShape, PromotionDraft>
}
