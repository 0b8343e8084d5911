import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** A line of that order; its trade is locked, so nobody else changes it. */
export async function findReturnLine(db: Db, orderId: number, lineId: number) {
  const row = await db
    .selectFrom('order_line')
    .where('id', '=', lineId)
    .where('order_id', '=', orderId)
    .select(['goods_id', 'type', 'qty', 'returned_qty', 'net_cents'])
    .executeTakeFirst()
  return row ?? null
}

/** What was refunded of the order's goods so far. */
export async function findRefundedGoods(db: Db, orderId: number): Promise<number> {
  const row = await db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .select(sql<number>`coalesce(sum(refunded_cents), 0)::bigint`.as('cents'))
    .executeTakeFirstOrThrow()
  return row.cents
}

export async function markReturned(db: Db, lineId: number, qty: number, cents: number): Promise<void> {
  await db
    .updateTable('order_line')
    .set({ returned_qty: sql<number>`returned_qty + ${qty}::int`, refunded_cents: sql<number>`refunded_cents + ${cents}::bigint` })
    .where('id', '=', lineId)
    .execute()
}
