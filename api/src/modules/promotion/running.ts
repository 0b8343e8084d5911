import type { ActivityKind } from 'rules/kinds'
import { reachedTier, type LadderTier } from 'rules/ladder'
import type { Cents } from 'rules/money'

/** A promotion as the orders that use it remember it. */
export interface PromotionRef {
  readonly id: number
  readonly version: number
  readonly name: string
}

export interface ActivityTier {
  readonly full: Cents
  readonly minus: Cents | null
  readonly bp: number | null
}

/** A promotion that takes something off the lines it covers. */
export interface Activity extends PromotionRef {
  readonly kind: ActivityKind
  readonly priority: number
  readonly coversAll: boolean
  readonly repeatable: boolean
  readonly cap: Cents | null
  /** Of a kind that keeps them as a document. */
  readonly terms: unknown
  /** How often it may still be given in all. */
  readonly left: number | null
  /** What the asking shop was given of it, where it is bounded by shop. */
  readonly mine: number
  readonly endsAt: Date
  readonly tiers: readonly ActivityTier[]
  /** Of the goods asked for, those it names. */
  readonly goods: readonly number[]
}

export interface GiftRule extends PromotionRef {
  /** The goods whose purchase earns the gift. */
  readonly goodsId: number
  readonly type: 1 | 2
  readonly need: number
  readonly give: number
  readonly giftGoodsId: number
  readonly left: number
}

export interface FlashSale extends PromotionRef {
  readonly itemId: number
  readonly goodsId: number
  readonly price: Cents
  readonly perMember: number
  readonly bought: number
  readonly total: number
  readonly left: number
  readonly endsAt: Date
}

/** A running group purchase that the member has joined. */
export interface GroupOffer extends PromotionRef {
  readonly goodsId: number
  readonly teamId: number
  readonly tiers: readonly LadderTier[]
  /** Units the team has ordered. */
  readonly taken: number
  readonly perMember: number
  readonly bought: number
  /** Units the team may still order. */
  readonly left: number
}

/** Goods at an add-on price (换购) for whoever buys enough of what the promotion covers. */
export interface AddonOffer extends PromotionRef {
  readonly itemId: number
  readonly goodsId: number
  readonly full: Cents
  readonly coversAll: boolean
  /** Of the goods asked for, those that count. */
  readonly goods: readonly number[]
  readonly price: Cents
  /** How many a trade may take. */
  readonly number: number
  readonly left: number
  readonly endsAt: Date
}

export interface Combination {
  readonly id: number
  readonly promotion: PromotionRef
  readonly name: string
  readonly ckId: number
  readonly price: Cents
  /** Sets left of a limited number. */
  readonly left: number | null
  readonly perMember: number | null
  readonly bought: number
  readonly isRunning: boolean
  readonly startsAt: Date
  readonly endsAt: Date
  readonly items: readonly { readonly goodsId: number; readonly qty: number }[]
}

/** What runs at this moment and touches the goods that were asked for. */
export interface Promotions {
  readonly activities: readonly Activity[]
  readonly gifts: ReadonlyMap<number, GiftRule>
  readonly flash: ReadonlyMap<number, FlashSale>
  readonly group: ReadonlyMap<number, GroupOffer>
  /** By the goods that are added. */
  readonly addons: ReadonlyMap<number, AddonOffer>
  /** By goods: what the member may still buy of them. */
  readonly limits: ReadonlyMap<number, number>
}

/** The combinations of a cart with them. */
export interface Running extends Promotions {
  readonly combos: ReadonlyMap<number, Combination>
}

/** Sets of a combination that the member may still buy. */
export function setsLeft(combo: Combination): number {
  const mine = combo.perMember === null ? Number.POSITIVE_INFINITY : combo.perMember - combo.bought
  return Math.max(0, Math.min(combo.left ?? Number.POSITIVE_INFINITY, mine))
}

/** Pieces of a flash sale that the member may still buy. */
export function flashLeft(flash: FlashSale): number {
  return Math.max(0, Math.min(flash.left, flash.perMember - flash.bought))
}

/** Pieces that the member may still buy with its team. */
export function groupLeft(group: GroupOffer): number {
  return Math.max(0, Math.min(group.left, group.perMember - group.bought))
}

/** What one costs when the member orders so many; null where no tier is reached. */
export function groupPrice(group: GroupOffer, number: number): Cents | null {
  return reachedTier(group.tiers, group.taken + number)?.price ?? null
}
