import type { Phase, PromotionParts } from './kinds.ts'
import type { PricingGift } from './kinds/gift.ts'
import type { LadderTier } from './ladder.ts'
import type { LadderType } from './ladderPrice.ts'
import type { Cents } from './money.ts'
import type { Reason } from './reasons.ts'

/**
 * The pricing function's open format (TRADE §2.5, extended by §8 and §9). All money is cents, flags are 0 or 1. What it holds of each kind
 * of promotion stands with the kind (`kinds.ts`).
 */
export interface PricingDocument extends PromotionParts {
  readonly lines: readonly PricingLine[]
  /** By the key that lines name. One key is one stock: the same good in two warehouses takes two keys. */
  readonly goods: Readonly<Record<string, PricingGoods>>
  /** The plain form: one threshold coupon. */
  readonly coupon?: PricingCoupon | null
  /** Several to choose from; the best of each kind is used. */
  readonly coupons?: readonly PricingCoupon[] | null
  /** By warehouse number. */
  readonly wh: Readonly<Record<string, PricingWarehouse>>
  /** Cash vouchers put forward, in all. */
  readonly vouchers?: Cents | null
  readonly balance?: Cents | null
}

export type Flag = 0 | 1
export type LineType = 0 | 1 | 2 | 3 | 4

export interface PricingLine {
  /** Unique; ties are settled by it, numerically ascending. */
  readonly id: number
  readonly goods: string
  readonly qty: number
  /** 0 plain, 1 flash sale, 2 group purchase, 3 component of a combination, 4 add-on at a price. */
  readonly type?: LineType | null
  readonly comboId?: string | null
  /** Absent means selected. */
  readonly selected?: boolean | null
  /** The line's own warehouse; else that of its goods. */
  readonly ck?: number | null
  /** Why the member may not buy it at all, found before pricing. */
  readonly refused?: Reason | null
}

export interface PricingGoods {
  readonly base_price: Cents
  readonly ladder?: readonly LadderTier[] | null
  readonly ladder_price_type?: LadderType | null
  readonly special?: Cents | null
  readonly is_buy?: Flag | null
  readonly stock?: number | null
  /** 中包装. */
  readonly pack?: number | null
  /** 起购量. */
  readonly min?: number | null
  /** 件装量. */
  readonly case?: number | null
  /** What the member may still buy under a purchase limit. */
  readonly limit?: number | null
  readonly ck?: number | null
  readonly with_coupon?: Flag | null
  readonly eph?: Flag | null
  readonly cold?: Flag | null
  readonly is_free_shipping?: Flag | null
  readonly is_dpby?: Flag | null
  readonly free_shipping_number?: number | null
  readonly gift?: PricingGift | null
}

export type CouponKind = 'threshold' | 'shipping'

export interface PricingCoupon {
  readonly id?: number | null
  readonly kind?: CouponKind | null
  readonly min: Cents
  /** A shipping coupon without a face covers the whole freight. */
  readonly face?: Cents | null
  readonly goods?: readonly string[] | null
  /** When it runs out, in seconds; among equal coupons the earliest is used. */
  readonly expires?: number | null
}

export interface PricingWarehouse {
  /** Freight is free from this amount; null: never. */
  readonly free?: Cents | null
  readonly fee?: Cents | null
  /** Below this the warehouse's goods cannot be ordered. */
  readonly min?: Cents | null
}

export type ShipKind = 'plain' | 'ephedrine' | 'cold'

export interface PricedCart {
  /** Selected lines that passed every gate, by id. */
  readonly lines: readonly PricedLine[]
  /** Why each line costs less than its list price. A line's list − Σ of its rows = its net. */
  readonly adjustments: readonly Adjustment[]
  readonly gifts: readonly PricedGift[]
  /** Reached ones first, then by activity and amount. */
  readonly tiers: readonly PricedTier[]
  /** How each 满件减 stands, in the order in which they take lines. */
  readonly pieces: readonly PricedPieces[]
  /** Freight by warehouse. */
  readonly shipping: Readonly<Record<string, Cents>>
  readonly goods: Cents
  readonly payable: Cents
  readonly voucher: Cents
  readonly balance: Cents
  readonly online: Cents
  readonly orders: readonly PricedOrder[]
  /** What 返现 promises: by activity in the order in which they take lines, and by order. No part of any sum above. */
  readonly cashback: readonly PricedCashback[]
  readonly warnings: readonly Warning[]
  /** Lines not priced into the totals: unselected, or refused with a reason. */
  readonly others: readonly OtherLine[]
  readonly freight: readonly PricedFreight[]
  readonly coupons: readonly PricedCoupon[]
  /** The add-on offers as they stand for this cart, by promotion and goods. */
  readonly addons: readonly PricedAddon[]
}

export interface PricedLine {
  readonly id: number
  readonly list: Cents
  readonly net: Cents
  readonly qty: number
  /** Price of one unit after P1, rounded down where units differ. */
  readonly unit: Cents
  /** Line amount after the unit price; all thresholds are judged on it. */
  readonly p1: Cents
  /** What the line counts for its full reduction; 0 when none covers it. */
  readonly goods_manjian_amount: Cents
  /** The full reduction the line belongs to. */
  readonly manjian: number | null
  /** The 满件减 the line belongs to. */
  readonly pieces: number | null
  /** The 返现 the line belongs to. */
  readonly cashback: number | null
  readonly ck: number
  readonly kind: ShipKind
}

export interface Adjustment {
  readonly phase: Phase
  /** Id of the activity or coupon, key of the combination; null where the price is the goods' own. */
  readonly source: number | string | null
  readonly line: number
  readonly cents: Cents
}

export interface PricedGift {
  readonly line: number
  readonly goods: string
  readonly qty: number
}

export interface PricedTier {
  readonly source: number
  readonly full: Cents
  readonly status: 0 | 1
  readonly short: Cents
  readonly kind: 'manjian' | 'discount'
  /** Amount of the selected lines that count for the activity. */
  readonly base: Cents
  /** Of the reached tiers the one that applies. */
  readonly applied: boolean
  readonly minus: Cents | null
  readonly bp: number | null
}

export interface PricedPieces {
  readonly source: number
  /** Pieces of the selected lines that count for it, and their amount. */
  readonly count: number
  readonly base: Cents
  /** How often it takes its amount off. */
  readonly times: number
  /** Pieces missing to the next time; null where no further time can come. */
  readonly short: number | null
}

export interface PricedOrder {
  readonly ck: number
  readonly eph: Flag
  readonly goods: Cents
  readonly kind: ShipKind
  readonly shipping: Cents
  readonly payable: Cents
  readonly voucher: Cents
  readonly balance: Cents
  readonly online: Cents
  readonly lines: readonly number[]
}

/** What a 返现 promises for the lines of an order that joined it. */
export interface PricedCashback {
  readonly source: number
  /** The order: its warehouse and kind. */
  readonly ck: number
  readonly kind: ShipKind
  /** Net of its lines. */
  readonly base: Cents
  /** What comes back after receipt; 0 while no tier is reached. */
  readonly back: Cents
  /** The next tier that brings more, what it brings and what is missing; null where none can. */
  readonly next: { readonly full: Cents; readonly back: Cents; readonly short: Cents } | null
}

export interface Warning {
  readonly code: Reason
  readonly line?: number
  /** Warehouse, for MIN_ORDER. */
  readonly ck?: number
  /** Coupon id, for COUPON_MIN. */
  readonly source?: number | null
  /** The bound that is not met: pack, minimum, or what is left. */
  readonly value?: number
  readonly short?: Cents
  /** True: the cart cannot be submitted like this. Set on MIN_ORDER and COUPON_MIN only. */
  readonly blocking?: boolean
}

export interface OtherLine {
  readonly id: number
  readonly qty: number
  readonly list: Cents
  readonly p1: Cents
  readonly unit: Cents
  readonly code: Reason | null
  readonly value: number | null
}

/** Why the freight of a warehouse is what it is. */
export type FreightReason = 'fee' | 'amount' | 'goods' | 'single' | 'coupon'

export interface PricedFreight {
  readonly ck: number
  readonly fee: Cents
  /** What the warehouse's table says before any waiver. */
  readonly full: Cents
  readonly reason: FreightReason
  readonly base: Cents
  /** Missing to free freight; null when no amount makes it free. */
  readonly short: Cents | null
}

export interface PricedAddon {
  readonly source: number
  readonly goods: string
  readonly price: Cents
  readonly full: Cents
  readonly status: 0 | 1
  readonly short: Cents
  /** Amount of the selected lines that count for it. */
  readonly base: Cents
  /** How many more this trade may take; null without a bound. */
  readonly left: number | null
}

export interface PricedCoupon {
  readonly id: number | null
  readonly kind: CouponKind
  readonly used: boolean
  /** What it takes off, or would take off in the place of the one used. */
  readonly saves: Cents
  /** Amount of the lines that count for it. */
  readonly base: Cents
  readonly short: Cents
}
