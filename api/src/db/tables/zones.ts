import type { Generated, GeneratedAlways } from 'kysely'
import type { GoodsKind } from './catalogue.ts'
import type { Json } from './identity.ts'

export type Zone = 'yx' | 'jxq' | 'qx' | 'zy' | 'kx' | 'brand' | 'welfare'

export interface PointsCategoryTable {
  id: number
  name: string
  sort: Generated<number>
}

/** A gift of the points mall. */
export interface PointsGoodsTable {
  id: GeneratedAlways<number>
  category_id: number
  name: string
  spec: string
  remarks: Generated<string>
  points: number
  /** What it costs in a shop. */
  worth: number
  stock: number
  exchanged: Generated<number>
  per_member: number | null
  is_on_sale: Generated<boolean>
  created_at: Date
}

export type PointsOrderStatus = 'placed' | 'shipped' | 'received'

export interface PointsOrderTable {
  id: GeneratedAlways<number>
  no: string
  member_id: number
  goods_id: number
  name: string
  spec: string
  number: number
  points: number
  total_points: number
  ledger_account_id: number
  ledger_seq: number
  address: Json
  status: Generated<PointsOrderStatus>
  carrier: string | null
  tracking_no: string | null
  created_at: Date
  shipped_at: Date | null
  received_at: Date | null
}

/** A group purchase: one good whose price falls with what a team has ordered. */
export interface GroupSaleTable {
  promotion_id: number
  goods_id: number
  ck_id: number
  members_max: number
  units_max: number
  per_member: number
}
export interface GroupTierTable {
  promotion_id: number
  number: number
  price: number
}

export interface GroupTeamTable {
  id: GeneratedAlways<number>
  promotion_id: number
  founder_id: number
  members: Generated<number>
  members_max: number
  /** Units ordered and not given back. */
  taken: Generated<number>
  units_max: number
  created_at: Date
}

export interface GroupMemberTable {
  promotion_id: number
  member_id: number
  team_id: number
  joined_at: Date
  qty: Generated<number>
  per_member: number
}

export interface SupplierFollowTable {
  member_id: number
  supplier_id: number
  created_at: Date
}
export interface ItemFollowTable {
  member_id: number
  goods_id: number
  seen_price: number | null
  created_at: Date
}
export interface PriceSheetTable {
  id: number
  name: string
  remarks: Generated<string>
  zone: Zone | null
  kind: GoodsKind | null
  is_special: Generated<boolean>
  sort: Generated<number>
}

export interface ZoneTables {
  points_category: PointsCategoryTable
  points_goods: PointsGoodsTable
  points_order: PointsOrderTable
  group_sale: GroupSaleTable
  group_tier: GroupTierTable
  group_team: GroupTeamTable
  group_member: GroupMemberTable
  supplier_follow: SupplierFollowTable
  item_follow: ItemFollowTable
  price_sheet: PriceSheetTable
}
