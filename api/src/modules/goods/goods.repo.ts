import { sql, type RawBuilder } from 'kysely'
import type { LadderTier } from 'rules/ladder'
import type { Db, RowOf } from '../../db/schema.ts'
import { GOODS_COLUMNS } from '../../db/tables/catalogue.ts'
import type { Day } from '../../db/tables/identity.ts'
import { freeUnits, hasRecalledLot, isWithheld } from '../stock/saleable.ts'
import { today } from '../../deps.ts'
import type { MemberView } from '../user/memberView.ts'
import { runningProcurement } from './procurement.repo.ts'

export type GoodsRow = RowOf<typeof findGoods>

/** Whether a price rule (`rule`) holds still, or yet. */
function ruleRuns(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(rule.starts_at is null or rule.starts_at <= ${now}) and (rule.ends_at is null or rule.ends_at > ${now})`
}

/** Rules that speak of this viewer; all that a rule names must fit. `rule` is the alias of price_rule. */
export function ruleMatches(viewer: MemberView, now: Date): RawBuilder<boolean> {
  return sql<boolean>`${ruleRuns(now)} and (rule.member_id is null or rule.member_id = ${viewer.memberId})
    and (rule.member_kind is null or rule.member_kind = ${viewer.kind})
    and (rule.region_id is null or rule.region_id = any(${[...viewer.places]}::int[]))`
}

/** A rule for the member goes before one for its kind, that before one for its region, the smallest region first. */
export const nearestRuleFirst = (viewer: MemberView): RawBuilder<unknown> =>
  sql`rule.priority desc, (rule.member_id is not null) desc, (rule.member_kind is not null) desc,
    array_position(${[...viewer.places]}::int[], rule.region_id) nulls last, rule.id`

/** Whether the price of a zone (`z`) is to be had still. */
export function zoneRuns(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(z.ends_at is null or z.ends_at > ${now})`
}

/** Of what can be sold; the column is behind for a moment when the day has turned. */
function firstExpires(day: Day): RawBuilder<Day | null> {
  return sql<Day | null>`case when g.first_expires <= ${day}::date
    then (select min(lot.expires) from goods_batch lot where lot.goods_id = g.id and lot.on_hand > 0 and not ${isWithheld('lot', day)})
    else g.first_expires end`
}

/** The price rule that is nearest to the viewer. */
function nearestRule(
  viewer: MemberView | null,
  now: Date,
): RawBuilder<{ price: number | null; hidden: boolean; for_member: boolean } | null> {
  return viewer === null
    ? sql`null::jsonb`
    : sql`(select jsonb_build_object('price', rule.price, 'hidden', rule.hidden, 'for_member', rule.member_id is not null)
        from price_rule rule where rule.goods_id = g.id and ${ruleMatches(viewer, now)} order by ${nearestRuleFirst(viewer)} limit 1)`
}

function numberInCart(viewer: MemberView | null): RawBuilder<number> {
  return viewer === null
    ? sql`0`
    : sql`coalesce((select sum(c.number)::int from cart_line c where c.goods_id = g.id and c.member_id = ${viewer.memberId}), 0)`
}

function isFavorite(viewer: MemberView | null): RawBuilder<boolean> {
  return viewer === null ? sql`false` : sql`exists (select from favorite f where f.goods_id = g.id and f.member_id = ${viewer.memberId})`
}

/** Goods by id, with all that decides what the viewer may see and pay. */
export async function findGoods(db: Db, ids: readonly number[], viewer: MemberView | null, now: Date) {
  if (ids.length === 0) return []
  const day = today(now)
  return db
    .selectFrom('goods as g')
    .innerJoin('manufacturer as m', 'm.id', 'g.sccj_id')
    .innerJoin('warehouse as w', 'w.id', 'g.ck_id')
    .innerJoin('scope_code as sc', 'sc.code', 'g.scope_code')
    .leftJoin('stock as s', (join) => join.onRef('s.goods_id', '=', 'g.id').onRef('s.ck_id', '=', 'g.ck_id'))
    .leftJoin('compound_limit as cl', (join) =>
      join.on(sql<boolean>`cl.compound = case when g.is_eph then 'ephedrine' else g.compound end`),
    )
    .leftJoin('zone_price as z', (join) => join.onRef('z.goods_id', '=', 'g.id').on(zoneRuns(now)))
    .where('g.id', 'in', ids)
    .select(GOODS_COLUMNS)
    .select(['m.name as manufacturer', 'w.name as warehouseName', 'sc.name as scopeName'])
    .select([
      sql<number>`coalesce(${freeUnits('s', day)}, 0)`.as('stock'),
      hasRecalledLot('s').as('isRecalled'),
      firstExpires(day).as('expiresOn'),
      sql<LadderTier[]>`coalesce((select jsonb_agg(jsonb_build_object('number', l.number, 'price', l.price) order by l.number)
        from goods_ladder l where l.goods_id = g.id), '[]')`.as('tiers'),
      sql<string[]>`coalesce((select jsonb_agg(p.file_key order by p.place) from goods_picture p where p.goods_id = g.id), '[]')`.as(
        'pictures',
      ),
      sql<number | null>`(select d.price from special_day d where d.goods_id = g.id and d.day = ${day})`.as('dayPrice'),
      // In basis points, what a zone takes of the base price.
      'z.percent_bp as zonePercent',
      'z.ends_at as zoneUntil',
      'cl.per_line as compoundPerLine',
      'cl.per_order as compoundPerOrder',
      nearestRule(viewer, now).as('rule'),
      sql<boolean>`exists (select from goods_procurement p where p.goods_id = g.id and ${runningProcurement(now)})`.as('isProcured'),
      numberInCart(viewer).as('cartQuantity'),
      isFavorite(viewer).as('isFavorite'),
    ])
    .execute()
}

export async function findMakerNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('manufacturer').where('id', 'in', ids).select(['id', 'name']).execute()
  return new Map(rows.map((row) => [row.id, row.name]))
}

export type BatchRow = RowOf<typeof findBatches>

/** Lots for sale with something left, first-expiring first. */
export function findBatches(db: Db, goodsId: number, now: Date) {
  return db
    .selectFrom('goods_batch as b')
    .innerJoin('goods as g', (join) => join.onRef('g.id', '=', 'b.goods_id').onRef('g.ck_id', '=', 'b.ck_id'))
    .where('b.goods_id', '=', goodsId)
    .where('b.on_hand', '>', 0)
    .where(sql<boolean>`not ${isWithheld('b', today(now))}`)
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

export type CategoryRow = RowOf<typeof findCategories>

/** The common tree with the number of goods on sale in each category itself. */
export function findCategories(db: Db) {
  return (
    db
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
      // The best-selling goods of the category, whose picture stands for it.
      .select(
        sql<number | null>`(select g.id from goods g where g.category_id = c.id and g.is_on_sale order by g.sold desc, g.id limit 1)`.as(
          'top_goods',
        ),
      )
      .execute()
  )
}

export async function findWarehouse(db: Db, id: number): Promise<{ readonly id: number; readonly name: string } | null> {
  return (await db.selectFrom('warehouse').where('id', '=', id).select(['id', 'name']).executeTakeFirst()) ?? null
}
