import type { Db } from '../../db/schema.ts'

export async function insertVoucher(
  db: Db,
  voucher: { memberId: number; cents: number; reason: string; now: Date; expiresAt: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('voucher')
    .values({
      member_id: voucher.memberId,
      face: voucher.cents,
      left_cents: voucher.cents,
      reason: voucher.reason,
      expires_at: voucher.expiresAt,
      created_at: voucher.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
