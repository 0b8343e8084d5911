import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** Members with anything that ran out and has not been written off, the longest waiting first. */
export async function findRunOut(db: Db, now: Date, limit: number): Promise<number[]> {
  const found = await sql<{ id: number }>`select due.member_id as id from (
      select member_id, expires_at as at from voucher where left_cents > 0 and expires_at <= ${now}
      union all select member_id, valid_to from coupon where status = 'unused' and valid_to <= ${now}) due
    group by due.member_id order by min(due.at), due.member_id limit ${limit}`.execute(db)
  return found.rows.map((row) => row.id)
}

export interface LostVoucher {
  readonly id: number
  readonly cents: number
  readonly written_off: number
  readonly expires_at: Date
}

/** Takes what the member's vouchers held when they ran out; an order that uses one at this moment is waited for. */
export async function writeOffVouchers(db: Db, memberId: number, now: Date): Promise<LostVoucher[]> {
  const due = await db
    .selectFrom('voucher')
    .where('member_id', '=', memberId)
    .where('left_cents', '>', 0)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .orderBy('id')
    .select(['id', 'left_cents as cents', 'expires_at'])
    .forNoKeyUpdate()
    .execute()
  const lost: LostVoucher[] = []
  for (const { id, cents, expires_at } of due) {
    const { written_off } = await db
      .updateTable('voucher')
      .set({ left_cents: 0, written_off: sql<number>`written_off + left_cents` })
      .where('id', '=', id)
      .returning('written_off')
      .executeTakeFirstOrThrow()
    lost.push({ id, cents, written_off, expires_at })
  }
  return lost
}

export interface LostCoupon {
  readonly id: number
  readonly name: string
  readonly valid_to: Date
}

/** Coupons that ran out unused are expired for good. */
export async function expireCoupons(db: Db, memberId: number, now: Date): Promise<LostCoupon[]> {
  const { rows } = await sql<LostCoupon>`update coupon c set status = 'expired' from coupon_template t
    where t.id = c.template_id and c.member_id = ${memberId} and c.status = 'unused' and c.valid_to <= ${now} returning c.id, t.name,
      c.valid_to`.execute(db)
  return rows.toSorted((a, b) => a.id - b.id)
}
