import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'

export type VoucherStatus = 'unused' | 'used' | 'expired'

export type VoucherRow = RowOf<typeof findVouchers>

/** A piece is used up, or has run out with something left (written off since or not yet), or can be used. */
const statusOf = (now: Date) =>
  sql<VoucherStatus>`case when left_cents + written_off = 0 then 'used' when expires_at <= ${now} then 'expired' else 'unused' end`

export interface VoucherSearch {
  readonly memberId: number
  readonly status: VoucherStatus | null
  readonly now: Date
  readonly limit: number
  readonly offset: number
}

/** The first to run out first while they can be used, else the newest first. */
export async function findVouchers(db: Db, { memberId, status, now, limit, offset }: VoucherSearch) {
  return db
    .selectFrom('voucher')
    .where('member_id', '=', memberId)
    .$if(status !== null, (qb) => qb.where(statusOf(now), '=', status ?? 'unused'))
    .select(['id', 'face', 'reason', 'created_at', 'expires_at'])
    .select([statusOf(now).as('status'), sql<number>`left_cents + written_off`.as('left_cents')])
    .orderBy(sql`case when left_cents > 0 and expires_at > ${now} then expires_at end`, (ob) => ob.asc().nullsLast())
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countVouchers(db: Db, memberId: number, now: Date): Promise<Record<VoucherStatus, number>> {
  const count = (status: VoucherStatus) => sql<number>`count(*) filter (where ${statusOf(now)} = ${status})::int`
  return db
    .selectFrom('voucher')
    .where('member_id', '=', memberId)
    .select([count('unused').as('unused'), count('used').as('used'), count('expired').as('expired')])
    .executeTakeFirstOrThrow()
}

/** Money asked back that the office has not paid out yet. */
export async function sumWithdrawing(db: Db, memberId: number): Promise<number> {
  const { cents } = await db
    .selectFrom('withdrawal')
    .where('member_id', '=', memberId)
    .where('status', '=', 'requested')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('cents'))
    .executeTakeFirstOrThrow()
  return cents
}
