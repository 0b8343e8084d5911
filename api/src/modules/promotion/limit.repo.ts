import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** By goods under a purchase limit: what the member may still buy of them. Orders that came to nothing do not count. */
export async function findLimits(db: Db, goodsIds: readonly number[], memberId: number, now: Date): Promise<ReadonlyMap<number, number>> {
  if (goodsIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('purchase_limit as l')
    .where('l.goods_id', 'in', goodsIds)
    .where('l.starts_at', '<=', now)
    .where('l.ends_at', '>', now)
    .select(['l.goods_id', 'l.per_member'])
    .select((eb) =>
      eb
        .selectFrom('order_line as ol')
        .innerJoin('orders as o', 'o.id', 'ol.order_id')
        .whereRef('ol.goods_id', '=', 'l.goods_id')
        .where('o.member_id', '=', memberId)
        .where('o.status', 'not in', ['cancelled', 'timeout', 'refunded'])
        .whereRef('o.created_at', '>=', 'l.starts_at')
        .where('ol.type', '<>', 9)
        .select(sql<number>`coalesce(sum(ol.qty - ol.returned_qty), 0)::int`.as('bought'))
        .as('bought'),
    )
    .execute()
  return new Map(rows.map((row) => [row.goods_id, Math.max(0, row.per_member - (row.bought ?? 0))]))
}
