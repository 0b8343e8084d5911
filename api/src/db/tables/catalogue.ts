import type { Generated, GeneratedAlways } from 'kysely'
import type { CompoundLimitTable, GoodsLawColumns, ProcurementTable } from './goodsLaw.ts'
import type { Day, MemberKind } from './identity.ts'

export type GoodsKind = 'western' | 'tcm' | 'herb' | 'device' | 'food'
export type RxClass = 'rx' | 'otc_a' | 'otc_b' | 'none'
export type CategoryTree = 'common' | 'yx' | 'zy' | 'qx'

interface CategoryTable {
  id: number
  tree: CategoryTree
  parent_id: number | null
  name: string
  sort: Generated<number>
}
interface ManufacturerTable {
  id: GeneratedAlways<number>
  name: string
  pinyin: string
  pinyin_full: string
  /** Shown in the brand zone. */
  is_brand: Generated<boolean>
  /** What its goods are asked for by, beside its own name: 999. */
  brands: Generated<string[]>
}
interface SupplierTable {
  id: GeneratedAlways<number>
  name: string
}

export interface GoodsTable extends GoodsLawColumns {
  id: GeneratedAlways<number>
  name: string
  common_name: string
  /** Initials, every reading of the name, separated by spaces. */
  pinyin: string
  /** Whole syllables, every reading, separated by spaces. */
  pinyin_full: string
  sccj_id: number
  supplier_id: number
  category_id: number
  ck_id: number
  ypgg: string
  bzdw: string
  jx: string
  kind: GoodsKind
  rx_class: RxClass
  device_class: 1 | 2 | 3 | null
  approval_no: string | null
  barcode: string | null
  scope_code: string
  is_eph: Generated<boolean>
  is_youx: Generated<boolean>
  is_controlled: Generated<boolean>
  is_cold: Generated<boolean>
  /** No piece of it leaves without its trace code. */
  has_codes: Generated<boolean>
  base_price: number
  /** A lower price until `special_until`. */
  special_price: number | null
  special_until: Date | null
  zbz: Generated<number>
  jzl: number | null
  min_qty: Generated<number>
  ladder_type: Generated<1 | 2>
  is_free_shipping: Generated<boolean>
  is_dpby: Generated<boolean>
  free_shipping_number: number | null
  with_coupon: Generated<boolean>
  is_on_sale: Generated<boolean>
  sold: Generated<number>
  version: Generated<number>
  created_at: Date
  /** Kept by triggers: the first day on which a lot still in stock expires. */
  first_expires: GeneratedAlways<Day | null>
  /** Kept by triggers: all that keywords look into. */
  search_text: GeneratedAlways<string>
  /** Kept by triggers: categories and zones as `c101`, `zyx`; what one or two characters find as rank and characters, `1ej`. */
  tokens: GeneratedAlways<string[]>
  category_tree: Generated<'common'>
}

/** What is shown, priced and sold by of goods (`g`): each column with its name in code, as docs/glossary.md has it. */
/** A picture that the office has sent, under the digest of its bytes. */
interface GoodsFileTable {
  key: string
  mime: string
  size: number
  created_at: Date
}
interface GoodsPictureTable {
  goods_id: number
  place: number
  file_key: string
}

export const GOODS_COLUMNS = [
  'g.id',
  'g.name',
  'g.common_name as commonName',
  'g.pinyin_full as pinyinFull',
  'g.sccj_id as manufacturerId',
  'g.category_id as categoryId',
  'g.ck_id as warehouseId',
  'g.ypgg as spec',
  'g.bzdw as packUnit',
  'g.jx as dosageForm',
  'g.kind',
  'g.rx_class as prescriptionClass',
  'g.device_class as deviceClass',
  'g.approval_no as approvalNumber',
  'g.barcode',
  'g.scope_code as scopeCode',
  'g.is_eph as isEphedrine',
  'g.compound as otherCompound',
  'g.holder',
  'g.storage_class as storageClass',
  'g.insurance_code as insuranceCode',
  'g.insurance_class as insuranceClass',
  'g.is_basic as isBasicDrug',
  'g.is_youx as isPreferred',
  'g.is_controlled as isControlledSale',
  'g.is_cold as isColdChain',
  'g.is_on_sale as isOnSale',
  'g.base_price as basePrice',
  'g.special_price as specialPrice',
  'g.special_until as specialUntil',
  'g.zbz as packQuantity',
  'g.jzl as caseQuantity',
  'g.min_qty as minimumQuantity',
  'g.ladder_type as tierMode',
  'g.is_free_shipping as isFreeShipping',
  'g.is_dpby as isSingleFreeShipping',
  'g.free_shipping_number as freeShippingQuantity',
  'g.with_coupon as isCouponEligible',
  'g.created_at as createdAt',
] as const

/** Kept by triggers: every name with goods on sale, or that had some. */
interface GoodsNameTable {
  name: GeneratedAlways<string>
  common_name: GeneratedAlways<string>
  pinyin: GeneratedAlways<string>
  pinyin_full: GeneratedAlways<string>
  /** How many goods of that name are on sale. */
  goods: GeneratedAlways<number>
  search_text: GeneratedAlways<string>
  tokens: GeneratedAlways<string[]>
}

export type NoticeKind = 'arrival' | 'price'
interface GoodsNoticeTable {
  member_id: number
  goods_id: number
  kind: NoticeKind
  asked_at: Date
}

interface GoodsCategoryTable {
  goods_id: number
  category_id: number
}
interface GoodsLadderTable {
  goods_id: number
  number: number
  price: number
}

/** Written by a trigger on each change of the base price. */
interface GoodsPriceLogTable {
  id: GeneratedAlways<number>
  goods_id: number
  was: number
  price: number
  at: Date
}

interface GoodsBatchTable {
  id: GeneratedAlways<number>
  goods_id: number
  ck_id: number
  lot_no: string
  produced: Day
  /** The first day, in China, on which nothing of it is sold. */
  expires: Day
  on_hand: number
  is_lapsed: Generated<boolean>
  /** Nothing of it is sold or sent: a recall froze it, or it is in quarantine. */
  recall_id: Generated<number | null>
  hold_id: Generated<number | null>
}

interface PriceRuleTable {
  id: GeneratedAlways<number>
  goods_id: number
  region_id: number | null
  member_id: number | null
  member_kind: MemberKind | null
  price: number | null
  hidden: Generated<boolean>
  priority: Generated<number>
  /** From when and until when it holds; null without a bound. */
  starts_at: Generated<Date | null>
  ends_at: Generated<Date | null>
}

/** Goods whose price in a zone is a part of the viewer's base price. */
interface ZonePriceTable {
  goods_id: number
  zone: 'welfare'
  percent_bp: number
  /** Until when; null while nobody has said. */
  ends_at: Generated<Date | null>
}

/** What a buyer of herb slices compares beside the price: 产地, 等级, 炮制 and the net weight of one unit. */
interface HerbTable {
  goods_id: number
  origin: string
  grade: string
  processing: string
  net_grams: number
}

export const LEAFLET_TEXTS = [
  'ingredients',
  'appearance',
  'indications',
  'usage',
  'adverse_reactions',
  'contraindications',
  'precautions',
  'pregnancy',
  'children',
  'elderly',
  'interactions',
  'pharmacology',
  'storage',
  'packing',
  'shelf_life',
  'standard',
] as const
export type LeafletText = (typeof LEAFLET_TEXTS)[number]

/** A leaflet by its sections, in the order in which they are printed. */
interface LeafletTable extends Readonly<Record<LeafletText, string | null>> {
  goods_id: number
  /** An example that the demo brings: nobody may go by it. */
  is_sample: Generated<boolean>
  revised_on: Day | null
}

/** A lower price for one day, as days are counted in China. */
interface SpecialDayTable {
  goods_id: number
  day: Day
  price: number
}

interface StockTable {
  goods_id: number
  ck_id: number
  on_hand: number
  reserved: Generated<number>
}

interface StockMoveTable {
  id: GeneratedAlways<number>
  goods_id: number
  ck_id: number
  d_on_hand: number
  d_reserved: number
  reason: string
  ref: string
  at: Date
}

export interface CatalogueTables {
  goods_file: GoodsFileTable
  goods_picture: GoodsPictureTable
  category: CategoryTable
  manufacturer: ManufacturerTable
  supplier: SupplierTable
  goods: GoodsTable
  goods_category: GoodsCategoryTable
  goods_ladder: GoodsLadderTable
  goods_name: GoodsNameTable
  herb: HerbTable
  goods_leaflet: LeafletTable
  goods_notice: GoodsNoticeTable
  goods_batch: GoodsBatchTable
  goods_procurement: ProcurementTable
  compound_limit: CompoundLimitTable
  goods_price_log: GoodsPriceLogTable
  price_rule: PriceRuleTable
  zone_price: ZonePriceTable
  special_day: SpecialDayTable
  stock: StockTable
  stock_move: StockMoveTable
}
