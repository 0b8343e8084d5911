import { sql, type RawBuilder } from 'kysely'
import { ACTIVITY_KINDS, type ActivityKind } from 'rules/kinds'
import { formatDate } from 'rules/time'
import type { Db } from '../../db/schema.ts'
import { seconds, today } from '../../deps.ts'
import { zoneRuns } from '../goods/goods.repo.ts'
import { isNearExpiry } from '../goods/goodsConditions.repo.ts'
import { isRunning } from '../promotion/isRunning.ts'
import { ACTIVITY_COLUMNS, ACTIVITY_TIERS, toActivity } from '../promotion/activity.repo.ts'
import type { Activity } from '../promotion/running.ts'
import { freeUnits } from '../stock/saleable.ts'
import type { ZoneKind } from './zoneTexts.ts'

const onSale = (condition: RawBuilder<unknown>) => sql<number>`(select count(*) from goods g where g.is_on_sale and ${condition})::int`
const runs = (now: Date) => isRunning('p', now)

function countOf(kind: ZoneKind, now: Date): RawBuilder<number> {
  switch (kind) {
    case 'yx':
    case 'qx':
    case 'zy':
    case 'kx':
      return onSale(sql`g.tokens @> array[${`z${kind}`}]`)
    case 'kx_new':
      return onSale(sql`g.is_controlled`)
    case 'jxq':
      return onSale(isNearExpiry(now))
    case 'mrtj':
      return onSale(sql`g.id in (select goods_id from special_day where day = ${formatDate(seconds(now))})`)
    case 'welfare':
      return onSale(sql`g.id in (select z.goods_id from zone_price z where z.zone = 'welfare' and ${zoneRuns(now)})`)
    case 'price':
      return onSale(sql`true`)
    case 'brand':
      return sql<number>`(select count(*) from manufacturer where is_brand)::int`
    case 'hb':
      return sql<number>`(select count(*) from promotion p where p.kind = 'cashback' and ${runs(now)})::int`
    case 'mj':
      return sql<number>`(select count(*) from promotion p where p.kind = 'manjian' and ${runs(now)})::int`
    case 'zhzq':
      return sql<number>`(select count(*) from combo c join promotion p on p.id = c.promotion_id where ${runs(now)})::int`
    case 'gyqg':
      return sql<number>`(select count(*) from promotion p where p.kind = 'group' and ${runs(now)})::int`
    case 'lqzx':
      return sql<number>`(select count(*) from coupon_template where code is null and claim_from <= ${now} and claim_to > ${now})::int`
    case 'jfsc':
      return sql<number>`(select count(*) from points_goods where is_on_sale)::int`
    case 'yyh':
      return sql<number>`(select count(*) from supplier)::int`
  }
}

export async function countZone(db: Db, kind: ZoneKind, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${countOf(kind, now)} as count`.execute(db)
  return rows[0]?.count ?? 0
}

export interface ListedActivity {
  readonly activity: Activity
  readonly startsAt: Date
  /** How many goods on sale it covers, and how many of them are in stock. */
  readonly goods: number
  readonly inStock: number
}

export interface ActivitySearch {
  readonly ids: readonly number[] | null
  readonly kind: ActivityKind | null
  readonly from: Date
  readonly now: Date
  readonly limit: number
  readonly offset: number
}

/** Activities: those that run, then those to come, then those over since `from`. By ids: in whatever state. */
export async function findActivityList(
  db: Db,
  { ids, kind, from, now, limit, offset }: ActivitySearch,
): Promise<{ rows: ListedActivity[]; total: number }> {
  const covered = sql`from goods g where g.is_on_sale
    and (p.covers_all or g.id in (select goods_id from promotion_goods where promotion_id = p.id))`
  const found = db
    .selectFrom('promotion as p')
    .where('p.kind', 'in', kind === null ? ACTIVITY_KINDS : [kind])
    .where('p.status', '=', 'live')
    .$if(ids === null, (qb) => qb.where('p.ends_at', '>', from))
    .$if(ids !== null, (qb) => qb.where('p.id', 'in', [...(ids ?? [])]))
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .orderBy(sql`case when p.ends_at <= ${now} then 2 when p.starts_at > ${now} then 1 else 0 end`)
    .orderBy('p.priority')
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .select([...ACTIVITY_COLUMNS, 'p.starts_at'])
    .select([
      ACTIVITY_TIERS.as('tiers'),
      sql<number>`(select count(*) ${covered})::int`.as('goods'),
      sql<number>`(select count(*) ${covered}
        and exists (select from stock s where s.goods_id = g.id and ${freeUnits('s', today(now))} > 0))::int`.as('in_stock'),
    ])
    .execute()
  return {
    rows: rows.map((row) => ({ activity: toActivity(row), startsAt: row.starts_at, goods: row.goods, inStock: row.in_stock })),
    total,
  }
}
