import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** Uses the coupons for the trade; returns how many of them the member could use by then. */
export async function useCoupons(db: Db, memberId: number, couponIds: readonly number[], tradeId: number, now: Date): Promise<number> {
  if (couponIds.length === 0) return 0
  await db
    .selectFrom('coupon')
    .where('id', 'in', couponIds)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .select('id')
    .forNoKeyUpdate()
    .execute()
  const rows = await db
    .updateTable('coupon')
    .set({ status: 'used', trade_id: tradeId })
    .where('id', 'in', couponIds)
    .where('member_id', '=', memberId)
    .where('status', '=', 'unused')
    .where('valid_from', '<=', now)
    .where('valid_to', '>', now)
    .returning('id')
    .execute()
  return rows.length
}

/** Coupons come back as they were; one that has run out meanwhile comes back expired. */
export async function returnCoupons(db: Db, tradeId: number, now: Date): Promise<number> {
  const rows = await db
    .updateTable('coupon')
    .set({ status: sql<'unused'>`case when valid_to > ${now} then 'unused' else 'expired' end`, trade_id: null })
    .where('trade_id', '=', tradeId)
    .where('status', '=', 'used')
    .returning('id')
    .execute()
  return rows.length
}

/** Pieces that still hold something, the first to expire first. */
export function lockVouchers(db: Db, memberId: number, now: Date) {
  return db
    .selectFrom('voucher')
    .where('member_id', '=', memberId)
    .where('left_cents', '>', 0)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .orderBy('id')
    .select(['id', 'left_cents'])
    .forNoKeyUpdate()
    .execute()
}

export async function useVoucher(db: Db, use: { voucherId: number; orderId: number; cents: number }): Promise<void> {
  await db
    .updateTable('voucher')
    .set({ left_cents: sql<number>`left_cents - ${use.cents}::bigint` })
    .where('id', '=', use.voucherId)
    .execute()
  await db.insertInto('voucher_use').values({ voucher_id: use.voucherId, order_id: use.orderId, cents: use.cents }).execute()
}

export async function returnVouchers(db: Db, orderId: number): Promise<void> {
  const rows = await db
    .updateTable('voucher_use')
    .set({ is_returned: true })
    .where('order_id', '=', orderId)
    .where('is_returned', '=', false)
    .returning(['voucher_id', 'cents'])
    .execute()
  for (const row of rows.toSorted((a, b) => a.voucher_id - b.voucher_id)) {
    await db
      .updateTable('voucher')
      .set({ left_cents: sql<number>`left_cents + ${row.cents}::bigint` })
      .where('id', '=', row.voucher_id)
      .execute()
  }
}
