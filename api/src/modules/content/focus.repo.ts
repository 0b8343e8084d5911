import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { HomeFloorTable } from '../../db/tables/content.ts'
import { freeUnits } from '../stock/saleable.ts'
import { today } from '../../deps.ts'

export type FloorRow = Omit<HomeFloorTable, 'sort'>

export function findFloors(db: Db): Promise<FloorRow[]> {
  return db
    .selectFrom('home_floor')
    .orderBy('sort')
    .orderBy('id')
    .select(['id', 'name', 'subtitle', 'url', 'zone', 'category_id'])
    .execute()
}

export async function findBrand(db: Db, id: number): Promise<{ id: number; name: string; goods: number } | null> {
  const row = await db
    .selectFrom('manufacturer as m')
    .where('m.id', '=', id)
    .where('m.is_brand', '=', true)
    .select(['m.id', 'm.name', sql<number>`(select count(*)::int from goods g where g.sccj_id = m.id and g.is_on_sale)`.as('goods')])
    .executeTakeFirst()
  return row ?? null
}

/** So many categories tell what a shop trades in. */
const CATEGORIES_LOOKED_AT = 6

/**
 * What to order next: goods in stock for everybody, those of the categories the shop ordered most from first, what it ordered
 * lately last, and among equals the best sellers.
 */
export async function findRecommended(
  db: Db,
  memberId: number | null,
  page: { limit: number; offset: number },
  now: Date,
): Promise<{ ids: number[]; total: number }> {
  const fit = sql`g.is_on_sale and not g.is_controlled and not g.is_eph and ${freeUnits('s', today(now))} >= greatest(g.min_qty, g.zbz)`
  const ordered = sql`select l.goods_id,
    g.category_id from order_line l join orders o on o.id = l.order_id join goods g on g.id = l.goods_id
      where o.member_id = ${memberId ?? 0}`
  const { rows } = await sql<{ id: number; total: number }>`with ordered as materialized (${ordered}),
    liked as (select category_id from ordered group by category_id order by count(*) desc, category_id limit ${CATEGORIES_LOOKED_AT})
    select g.id, count(*) over ()::int as total from goods g join stock s on s.goods_id = g.id and s.ck_id = g.ck_id where ${fit}
    order by exists (select from ordered where goods_id = g.id), exists (select from liked where category_id = g.category_id) desc,
      g.sold desc, g.id
    limit ${page.limit} offset ${page.offset}`.execute(db)
  return { ids: rows.map((row) => row.id), total: rows[0]?.total ?? 0 }
}
