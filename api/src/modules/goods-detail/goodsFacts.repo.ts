import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import { today } from '../../deps.ts'
import type { BatchRow } from '../goods/goods.repo.ts'

export interface HerbFacts {
  origin: string
  grade: string
  processing: string
  net_grams: number
}

export async function findHerbs(db: Db, goodsIds: readonly number[]): Promise<ReadonlyMap<number, HerbFacts>> {
  const rows = await db.selectFrom('herb').where('goods_id', 'in', goodsIds).selectAll().execute()
  return new Map(rows.map(({ goods_id, ...facts }) => [goods_id, facts]))
}

/** Lots for sale with something left by goods, first-expiring first. */
export async function findLots(db: Db, goodsIds: readonly number[], now: Date): Promise<ReadonlyMap<number, BatchRow[]>> {
  const rows = await db
    .selectFrom('goods_batch as b')
    .innerJoin('goods as g', (join) => join.onRef('g.id', '=', 'b.goods_id').onRef('g.ck_id', '=', 'b.ck_id'))
    .where('b.goods_id', 'in', goodsIds)
    .where('b.on_hand', '>', 0)
    .where('b.expires', '>', today(now))
    .orderBy('b.expires')
    .orderBy('b.lot_no')
    .select(['b.goods_id', 'b.lot_no', 'b.expires', 'b.on_hand'])
    .execute()
  return Map.groupBy(rows, (row) => row.goods_id)
}

export async function findRunningLimits(
  db: Db,
  goodsIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, { per_member: number; ends_at: Date }>> {
  const rows = await db
    .selectFrom('purchase_limit')
    .where('goods_id', 'in', goodsIds)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .select(['goods_id', 'per_member', 'ends_at'])
    .execute()
  return new Map(rows.map((row) => [row.goods_id, row]))
}

export type GrantRow = RowOf<typeof findGrants>

/** The rules that let somebody buy these goods: where, what kind of shop, which shop. */
export function findGrants(db: Db, goodsIds: readonly number[], now: Date) {
  return db
    .selectFrom('price_rule as r')
    .leftJoin('region', 'region.id', 'r.region_id')
    .where('r.goods_id', 'in', goodsIds)
    .where(sql<boolean>`not r.hidden and (r.starts_at is null or r.starts_at <= ${now}) and (r.ends_at is null or r.ends_at > ${now})`)
    .orderBy('r.region_id')
    .orderBy('r.id')
    .select(['r.goods_id', 'r.region_id', 'region.name as region', 'r.member_kind', 'r.member_id'])
    .execute()
}
