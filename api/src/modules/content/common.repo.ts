import { sql } from 'kysely'
import { NAV_MAX } from 'rules/constants'
import type { Db, RowOf } from '../../db/schema.ts'
import type { CategoryTree } from '../../db/tables/catalogue.ts'

/** As many words as fit beneath the search box. */
const HOT_WORDS_MAX = 8

export interface NavRow {
  id: number
  parent_id: number | null
  name: string
  url: string
  image: string | null
}

/** Open entries of the top line, no more than it shows, with the open ones beneath them. */
export async function findNav(db: Db): Promise<NavRow[]> {
  const { rows } =
    await sql<NavRow>`with top as (select * from nav_entry where parent_id is null and is_open order by sort, id limit ${NAV_MAX})
    select id, parent_id, name, url, image
    from (select * from top union all select n.* from nav_entry n join top on top.id = n.parent_id where n.is_open) e
    order by sort, id`.execute(db)
  return rows
}

export function findHotWords(db: Db): Promise<{ word: string; url: string }[]> {
  return db.selectFrom('hot_word').orderBy('sort').orderBy('word').limit(HOT_WORDS_MAX).select(['word', 'url']).execute()
}

export function findLinks(db: Db): Promise<{ name: string; url: string }[]> {
  return db.selectFrom('site_link').orderBy('sort').orderBy('id').select(['name', 'url']).execute()
}

export type BrandRow = RowOf<typeof findBrands>

/** Makers of the brand zone with their goods on sale, those with most first. */
export function findBrands(db: Db) {
  return db
    .selectFrom('manufacturer as m')
    .where('m.is_brand', '=', true)
    .select(['m.id', 'm.name', sql<number>`(select count(*)::int from goods g where g.sccj_id = m.id and g.is_on_sale)`.as('goods')])
    .orderBy('goods', 'desc')
    .orderBy('m.id')
    .execute()
}

export interface TreeRow {
  id: number
  tree: CategoryTree
  parent_id: number | null
  name: string
  goods: number
  top_goods: number | null
}

/** Every category of the four trees with its own goods on sale and the best seller among them. */
export async function findTrees(db: Db): Promise<TreeRow[]> {
  const { rows } = await sql<TreeRow>`with place as (
      select g.category_id, g.id, g.sold from goods g where g.is_on_sale
      union all select gc.category_id, g.id, g.sold from goods_category gc join goods g on g.id = gc.goods_id where g.is_on_sale),
    counted as (select category_id, count(*)::int as goods, (array_agg(id order by sold desc, id))[1] as top_goods
      from place group by category_id)
    select c.id, c.tree, c.parent_id, c.name, coalesce(counted.goods, 0) as goods, counted.top_goods::int as top_goods
    from category c left join counted on counted.category_id = c.id order by c.sort, c.id`.execute(db)
  return rows
}
