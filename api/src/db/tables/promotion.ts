import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './identity.ts'

export type PromotionKind = 'manjian' | 'discount' | 'gift' | 'flash' | 'combo' | 'addon' | 'group'

export interface PromotionTable {
  id: GeneratedAlways<number>
  kind: PromotionKind
  name: string
  priority: Generated<number>
  covers_all: Generated<boolean>
  starts_at: Date
  ends_at: Date
  repeatable: Generated<boolean>
  cap: number | null
  /** The amount from which an add-on promotion offers its goods. */
  full_cents: number | null
  status: Generated<'draft' | 'live' | 'stopped'>
  version: Generated<number>
  created_at: Date
}

export interface PromotionVersionTable {
  promotion_id: number
  version: number
  content: Json
  published_at: Date
}
export interface PromotionTierTable {
  promotion_id: number
  full_cents: number
  minus_cents: number | null
  rate_bp: number | null
}
export interface PromotionGoodsTable {
  promotion_id: number
  goods_id: number
}

export interface GiftRuleTable {
  promotion_id: number
  goods_id: number
  type: 1 | 2
  need: number
  give: number
  gift_goods_id: number
  total: number
  given: Generated<number>
}

export interface PurchaseLimitTable {
  goods_id: number
  per_member: number
  starts_at: Date
  ends_at: Date
}

export interface FlashItemTable {
  id: GeneratedAlways<number>
  promotion_id: number
  goods_id: number
  ck_id: number
  price: number
  total: number
  taken: Generated<number>
  per_member: number
}

export interface FlashTakenTable {
  flash_item_id: number
  member_id: number
  qty: number
  per_member: number
}

export interface AddonItemTable {
  id: GeneratedAlways<number>
  promotion_id: number
  goods_id: number
  ck_id: number
  price: number
  /** How many a trade may take. */
  number: number
  total: number
  taken: Generated<number>
}

export interface ComboTable {
  id: GeneratedAlways<number>
  promotion_id: number
  ck_id: number
  name: string
  price: number
  total: number | null
  taken: Generated<number>
  per_member: number | null
}

export interface ComboItemTable {
  combo_id: number
  goods_id: number
  qty: number
}
export interface ComboTakenTable {
  combo_id: number
  member_id: number
  qty: number
  per_member: number | null
}

export interface CouponTemplateTable {
  id: GeneratedAlways<number>
  name: string
  kind: 'threshold' | 'shipping'
  face: number | null
  min_cents: number
  is_unconditional: Generated<boolean>
  covers_all: Generated<boolean>
  total: number
  issued: Generated<number>
  per_member: Generated<number>
  claim_from: Date
  claim_to: Date
  valid_days: number
  code: string | null
  client_key: string | null
}

export interface CouponGoodsTable {
  template_id: number
  goods_id: number
}

export interface CouponTable {
  id: GeneratedAlways<number>
  template_id: number
  member_id: number
  nth: number
  status: Generated<'unused' | 'used' | 'expired' | 'void'>
  trade_id: number | null
  valid_from: Date
  valid_to: Date
}

export interface VoucherTable {
  id: GeneratedAlways<number>
  member_id: number
  face: number
  left_cents: number
  /** What it still held when it ran out. */
  written_off: Generated<number>
  reason: string
  expires_at: Date
  created_at: Date
}

export interface FavoriteTable {
  member_id: number
  goods_id: number
  created_at: Date
}

export interface PromotionTables {
  promotion: PromotionTable
  promotion_version: PromotionVersionTable
  promotion_tier: PromotionTierTable
  promotion_goods: PromotionGoodsTable
  gift_rule: GiftRuleTable
  purchase_limit: PurchaseLimitTable
  flash_item: FlashItemTable
  flash_taken: FlashTakenTable
  addon_item: AddonItemTable
  combo: ComboTable
  combo_item: ComboItemTable
  combo_taken: ComboTakenTable
  coupon_template: CouponTemplateTable
  coupon_goods: CouponGoodsTable
  coupon: CouponTable
  voucher: VoucherTable
  favorite: FavoriteTable
}
