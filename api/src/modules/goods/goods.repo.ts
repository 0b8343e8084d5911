import { sql, type RawBuilder } from 'kysely'
import type { LadderTier } from 'rules/ladder'
import type { Db } from '../../db/schema.ts'
import type { Day } from '../../db/tables/identity.ts'
import type { GoodsKind, RxClass } from '../../db/tables/catalogue.ts'
import { freeUnits } from '../stock/saleable.ts'
import { today } from '../../deps.ts'
import type { MemberView } from '../user/memberView.ts'

export interface GoodsRow {
  id: number
  name: string
  common_name: string
  pinyin_full: string
  sccj_id: number
  sccj: string
  category_id: number
  ypgg: string
  bzdw: string
  jx: string
  kind: GoodsKind
  rx_class: RxClass
  device_class: 1 | 2 | 3 | null
  approval_no: string | null
  barcode: string | null
  scope_code: string
  scope_name: string
  is_eph: boolean
  is_youx: boolean
  is_controlled: boolean
  is_cold: boolean
  is_on_sale: boolean
  base_price: number
  special_price: number | null
  special_until: Date | null
  /** Today's, and in basis points what a zone takes of the base price. */
  day_price: number | null
  percent_bp: number | null
  percent_until: Date | null
  zbz: number
  jzl: number | null
  min_qty: number
  ladder_type: 1 | 2
  is_free_shipping: boolean
  is_dpby: boolean
  free_shipping_number: number | null
  with_coupon: boolean
  first_expires: Day | null
  created_at: Date
  ck_id: number
  ck_name: string
  available: number
  ladder: LadderTier[]
  /** The price rule that is nearest to the viewer. */
  rule: { price: number | null; hidden: boolean; for_member: boolean } | null
  cart_number: number
  is_favorite: boolean
}

/** The region of a shop and those it lies in. */
function placesOf(viewer: MemberView): RawBuilder<unknown> {
  return sql`with recursive place (id, parent_id) as (
    select id, parent_id from region where id = ${viewer.regionId}
    union all select up.id, up.parent_id from region up join place on up.id = place.parent_id) select id from place`
}

/** A region and those it lies in, the smallest first. */
export async function findPlaces(db: Db, regionId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`with recursive place (id, parent_id, depth) as (
    select id, parent_id, 1 from region where id = ${regionId}
    union all select up.id, up.parent_id, depth + 1 from region up join place on up.id = place.parent_id) select id from place order by depth`.execute(
    db,
  )
  return found.rows.map((row) => row.id)
}

/** Rules that speak of this viewer; all that a rule names must fit. `rule` is the alias of price_rule. */
function ruleMatches(viewer: MemberView): RawBuilder<boolean> {
  return sql<boolean>`(rule.member_id is null or rule.member_id = ${viewer.memberId}) and (rule.member_kind is null or rule.member_kind = ${viewer.kind})
    and (rule.region_id is null or rule.region_id in (${placesOf(viewer)}))`
}

/** A rule for the member goes before one for its kind, that before one for its region, the smallest region first. */
const nearestRuleFirst = sql`rule.priority desc, (rule.member_id is not null) desc, (rule.member_kind is not null) desc,
  (select level from region where region.id = rule.region_id) desc nulls last, rule.id`

/** Whether the price of a zone (`z`) is to be had still. */
export function zoneRuns(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(z.ends_at is null or z.ends_at > ${now})`
}

/** Of what can be sold; the column is behind for a moment when the day has turned. */
function firstExpires(day: Day): RawBuilder<Day | null> {
  return sql<Day | null>`case when g.first_expires <= ${day}::date
    then (select min(lot.expires) from goods_batch lot where lot.goods_id = g.id and lot.on_hand > 0 and lot.expires > ${day}::date) else g.first_expires end`
}

export async function findGoods(db: Db, ids: readonly number[], viewer: MemberView | null, now: Date): Promise<GoodsRow[]> {
  if (ids.length === 0) return []
  const day = today(now)
  const rule =
    viewer === null
      ? sql<null>`null::jsonb`
      : sql<
          GoodsRow['rule']
        >`(select jsonb_build_object('price', rule.price, 'hidden', rule.hidden, 'for_member', rule.member_id is not null)
        from price_rule rule where rule.goods_id = g.id and ${ruleMatches(viewer)} order by ${nearestRuleFirst} limit 1)`
  const cartNumber =
    viewer === null
      ? sql<number>`0`
      : sql<number>`coalesce((select sum(c.number)::int from cart_line c where c.goods_id = g.id and c.member_id = ${viewer.memberId}), 0)`
  const isFavorite =
    viewer === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (select from favorite f where f.goods_id = g.id and f.member_id = ${viewer.memberId})`
  return db
    .selectFrom('goods as g')
    .innerJoin('manufacturer as m', 'm.id', 'g.sccj_id')
    .innerJoin('warehouse as w', 'w.id', 'g.ck_id')
    .innerJoin('scope_code as sc', 'sc.code', 'g.scope_code')
    .leftJoin('stock as s', (join) => join.onRef('s.goods_id', '=', 'g.id').onRef('s.ck_id', '=', 'g.ck_id'))
    .leftJoin('zone_price as z', (join) => join.onRef('z.goods_id', '=', 'g.id').on(zoneRuns(now)))
    .where('g.id', 'in', ids)
    .select([
      'g.id',
      'g.name',
      'g.common_name',
      'g.pinyin_full',
      'g.sccj_id',
      'm.name as sccj',
      'g.category_id',
      'g.ypgg',
      'g.bzdw',
      'g.jx',
      'g.kind',
      'g.rx_class',
      'g.device_class',
      'g.approval_no',
      'g.barcode',
      'g.scope_code',
      'sc.name as scope_name',
      'g.is_eph',
      'g.is_youx',
      'g.is_controlled',
      'g.is_cold',
      'g.is_on_sale',
      'g.base_price',
      'g.special_price',
      'g.special_until',
      'g.zbz',
      'g.jzl',
      'g.min_qty',
      'g.ladder_type',
      'g.is_free_shipping',
      'g.is_dpby',
      'g.free_shipping_number',
      'g.with_coupon',
      'g.created_at',
      'g.ck_id',
      'w.name as ck_name',
    ])
    .select([
      sql<number>`coalesce(${freeUnits('s', day)}, 0)`.as('available'),
      firstExpires(day).as('first_expires'),
      sql<LadderTier[]>`coalesce((select jsonb_agg(jsonb_build_object('number', l.number, 'price', l.price) order by l.number)
        from goods_ladder l where l.goods_id = g.id), '[]')`.as('ladder'),
      sql<number | null>`(select d.price from special_day d where d.goods_id = g.id and d.day = ${day})`.as('day_price'),
      'z.percent_bp',
      'z.ends_at as percent_until',
      rule.as('rule'),
      cartNumber.as('cart_number'),
      isFavorite.as('is_favorite'),
    ])
    .execute()
}

export async function findMakerNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('manufacturer').where('id', 'in', ids).select(['id', 'name']).execute()
  return new Map(rows.map((row) => [row.id, row.name]))
}

export interface BatchRow {
  lot_no: string
  expires: Day
  on_hand: number
}

/** Lots for sale with something left, first-expiring first. */
export function findBatches(db: Db, goodsId: number, now: Date): Promise<BatchRow[]> {
  return db
    .selectFrom('goods_batch as b')
    .innerJoin('goods as g', (join) => join.onRef('g.id', '=', 'b.goods_id').onRef('g.ck_id', '=', 'b.ck_id'))
    .where('b.goods_id', '=', goodsId)
    .where('b.on_hand', '>', 0)
    .where('b.expires', '>', today(now))
    .orderBy('b.expires')
    .orderBy('b.lot_no')
    .select(['b.lot_no', 'b.expires', 'b.on_hand'])
    .execute()
}

/** A lot of the goods, whether or not any of it is left. */
export async function findLot(db: Db, goodsId: number, lot: string): Promise<{ produced: Day; expires: Day } | null> {
  const row = await db
    .selectFrom('goods_batch')
    .where('goods_id', '=', goodsId)
    .where('lot_no', '=', lot)
    .orderBy('id')
    .select(['produced', 'expires'])
    .executeTakeFirst()
  return row ?? null
}

export interface CategoryRow {
  id: number
  parent_id: number | null
  name: string
  goods: number
  /** The best-selling goods of the category, whose picture stands for it. */
  top_goods: number | null
}

/** The common tree with the number of goods on sale in each category itself. */
export function findCategories(db: Db): Promise<CategoryRow[]> {
  return db
    .with('counted', (qb) =>
      qb
        .selectFrom('goods')
        .where('is_on_sale', '=', true)
        .groupBy('category_id')
        .select(['category_id', sql<number>`count(*)::int`.as('goods')]),
    )
    .selectFrom('category as c')
    .leftJoin('counted', 'counted.category_id', 'c.id')
    .where('c.tree', '=', 'common')
    .orderBy('c.sort')
    .orderBy('c.id')
    .select(['c.id', 'c.parent_id', 'c.name', sql<number>`coalesce(counted.goods, 0)`.as('goods')])
    .select(
      sql<number | null>`(select g.id from goods g where g.category_id = c.id and g.is_on_sale order by g.sold desc, g.id limit 1)`.as(
        'top_goods',
      ),
    )
    .execute()
}
