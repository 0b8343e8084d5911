import type { Generated, GeneratedAlways } from 'kysely'
import type { Zone } from './zones.ts'

export type ArticleKind = 'help' | 'news' | 'notice'
export type BannerSlot =
  | 'home'
  | 'floor'
  | 'top'
  | 'right'
  | 'login'
  | 'yx'
  | 'xrtj'
  | 'ppzq'
  | 'kxzq'
  | 'new_kxzq'
  | 'zyzq'
  | 'demo'
  | 'draw'
export type BannerPalette = 'teal' | 'blue' | 'red' | 'amber' | 'green' | 'ink'
export type BannerShape = 'wide' | 'tall' | 'strip' | 'card'
export type PrizeKind = 'goods' | 'voucher' | 'points' | 'none'

export interface ArticleCategoryTable {
  id: number
  kind: ArticleKind
  slug: string
  name: string
  sort: Generated<number>
}

export interface ArticleTable {
  id: number
  category_id: number
  /** The last part of its address. */
  slug: string
  title: string
  /** Blocks with a blank line between; one that begins with `## ` is a heading. */
  body: string
  published_at: Date
  updated_at: Date
}

export interface NavEntryTable {
  id: number
  parent_id: number | null
  name: string
  url: string
  image: string | null
  /** Shown; an entry waits here until its page is there. */
  is_open: Generated<boolean>
  sort: Generated<number>
}

export interface HotWordTable {
  word: string
  url: string
  sort: Generated<number>
}
export interface SiteLinkTable {
  id: number
  name: string
  url: string
  sort: Generated<number>
}

/** A floor of the home page: goods of a zone or of a category. */
export interface HomeFloorTable {
  id: number
  name: string
  subtitle: string
  url: string
  zone: Zone | null
  category_id: number | null
  sort: Generated<number>
}

export interface BannerTable {
  id: number
  slot: BannerSlot
  floor_id: number | null
  title: string
  subtitle: string
  url: string
  palette: BannerPalette
  shape: BannerShape
  sort: Generated<number>
  starts_at: Date
  ends_at: Date | null
}

/** Goods whose packages the banner shows. */
export interface BannerGoodsTable {
  banner_id: number
  place: number
  goods_id: number
}

export interface ActivityPageTable {
  path: string
  page: string
  message: Generated<string>
  starts_at: Date
  ends_at: Date
}

export interface DrawTable {
  id: GeneratedAlways<number>
  name: string
  remarks: string
  rules: string
  /** Only for members with an order paid while it runs. */
  needs_order: Generated<boolean>
  starts_at: Date
  ends_at: Date
}

export interface DrawPrizeTable {
  id: GeneratedAlways<number>
  draw_id: number
  name: string
  remarks: string
  kind: PrizeKind
  /** Cents of a voucher, or points. */
  amount: number | null
  weight: number
  /** Null: as often as it falls. */
  total: number | null
  given: Generated<number>
  sort: Generated<number>
}

export interface DrawRecordTable {
  id: GeneratedAlways<number>
  draw_id: number
  member_id: number
  prize_id: number
  at: Date
}

/** A goods prize on its way to the shop that won it. */
export interface PrizeParcelTable {
  record_id: number
  carrier: string
  tracking_no: string
  staff: string
  sent_at: Date
}

export interface ContentTables {
  article_category: ArticleCategoryTable
  article: ArticleTable
  nav_entry: NavEntryTable
  hot_word: HotWordTable
  site_link: SiteLinkTable
  home_floor: HomeFloorTable
  banner: BannerTable
  banner_goods: BannerGoodsTable
  activity_page: ActivityPageTable
  draw: DrawTable
  draw_prize: DrawPrizeTable
  draw_record: DrawRecordTable
  prize_parcel: PrizeParcelTable
}
