import type { RawBuilder } from 'kysely'
import type { PromotionDraft } from 'rules/drafts'
import type { ActivityKind, KINDS, PartKind, PromotionKind } from 'rules/kinds'
import type { Adjustment, PricedCart, PricedOrder, PricingDocument } from 'rules/pricing'
import type { Reason } from 'rules/reasons'
import type { Db } from '../../../db/schema.ts'
import type { Told } from '../../../server/schemaOfShape.ts'
import type { PromotionRef, Promotions, Running } from '../running.ts'

/** How the database keeps a kind of promotion. One that lacks a part does not compile. */
export interface StoredKind<K extends PromotionKind> {
  /** The columns of the promotion's row that are its own. */
  columns(draft: PromotionDraft<K>): OwnColumns
  /** Its rows beside it. What was sold, given or taken of them already stays counted. */
  write(db: Db, id: number, draft: PromotionDraft<K>, warehouseOf: (goodsId: number) => number): Promise<void>
  /** Everything it gives only so many times, by the keys of its draft, and how many of each are gone. The rows stay locked. */
  lockTaken(db: Db, id: number): Promise<{ key: number | string; taken: number }[]>
  /** Of these goods those of another live promotion of the kind that runs at some time between the two moments. */
  findBusy(db: Db, goodsIds: readonly number[], span: Span): Promise<number[]>
  /** The goods it names while it has any to give, as rows of promotion_id and goods_id; 'listed': promotion_goods. Null: it has no tag. */
  readonly named: 'listed' | RawBuilder<unknown> | null
  /** What of it stands behind a row of a price, or behind a gift. */
  behind(running: Running, row: Pick<Adjustment, 'source'>, goodsId: number): PromotionRef | null
  /** What it puts into a pricing document; a gift stands with its goods. */
  readonly part: K extends ActivityKind
    ? (running: Pick<Running, 'activities'>) => PartAnswer<K>
    : K extends PartKind
      ? (running: Running) => PartAnswer<K>
      : null
  /** How orders use up what it gives only so many times; null where there is no end of it. */
  readonly counted: CountedKind | null
}

export interface OwnColumns {
  readonly covers_all?: boolean
  readonly repeatable?: boolean
  readonly cap?: number | null
  readonly full_cents?: number | null
  readonly terms?: string | null
  readonly total?: number | null
}

export interface Span {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly id?: number
}

type PartOf<K extends PromotionKind> = (typeof KINDS)[K]['part']
export type RowAnswer<K extends PromotionKind> = Told<PartOf<K>['row'], PartOf<K>['told'][number]>
export type PartAnswer<K extends PromotionKind> =
  PartOf<K> extends { readonly place: 'list' } ? RowAnswer<K>[] : Record<string, RowAnswer<K>>

/** What orders use up, as far as promotions go: a cart and its price. */
export interface PricedPromotions {
  readonly document: PricingDocument
  readonly priced: PricedCart
  readonly promotions: Promotions
}

/** A line of an order to be, as it is sold. */
export interface SoldLine {
  readonly docLine: number
  readonly goodsId: number
  readonly comboId: number | null
  readonly type: 0 | 1 | 2 | 3 | 4 | 9
  readonly qty: number
}

/** So many of something that a promotion gives only so often, used by an order. */
export interface PromotionUse {
  readonly kind: PromotionKind
  /** The row that counts it. */
  readonly itemId: number
  /** Of gifts: the goods whose purchase earned them. */
  readonly goodsId: number | null
  /** How many a trade might take when this one did, where that is kept. */
  readonly most: number | null
  readonly qty: number
}

/** The columns of promotion_take that say of what. */
export interface UseColumns {
  flash_item_id: number | null
  combo_id: number | null
  group_team_id: number | null
  gift_promotion_id: number | null
  gift_goods_id: number | null
  addon_item_id: number | null
  addon_number: number | null
  promotion_id: number | null
}

export interface CountedKind {
  /** What an order to be uses. */
  usesOf(cart: PricedPromotions, lines: readonly SoldLine[], order: PricedOrder): PromotionUse[]
  columns(use: PromotionUse): Partial<UseColumns>
  /** False where too little is left. */
  use(db: Db, use: PromotionUse, memberId: number): Promise<boolean>
  /** Null: the order goes on at another price, and the buyer is asked again. */
  readonly refusal: Reason | null
  /** Which of the columns tells a use of this kind. */
  readonly column: keyof UseColumns
  giveBack(db: Db, row: UseColumns & { readonly qty: number }, memberId: number): Promise<void>
  /** The goods of a use `k`, for giving back what is short of one line; null where it is taken whole and stays so. */
  readonly goodsOf: RawBuilder<number> | null
}
