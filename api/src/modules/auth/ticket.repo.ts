import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { TicketScene } from '../../db/tables/accountEntry.ts'

const SWEEP_MAX = 200

export type TicketRow = RowOf<typeof findTicket>

export async function insertTicket(
  db: Db,
  row: TicketRow & { tokenHash: Uint8Array; scene: TicketScene; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('entry_ticket')
    .values({
      token_hash: row.tokenHash,
      scene: row.scene,
      phone: row.phone,
      account_id: row.accountId,
      open_id: row.openId,
      nickname: row.nickname,
      created_at: row.now,
      expires_at: row.expiresAt,
    })
    .execute()
}

export async function findTicket(db: Db, tokenHash: Uint8Array, scene: TicketScene, now: Date) {
  const row = await db
    .selectFrom('entry_ticket')
    .where('token_hash', '=', tokenHash)
    .where('scene', '=', scene)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['phone', 'account_id as accountId', 'open_id as openId', 'nickname'])
    .executeTakeFirst()
  return row ?? null
}

const usedAt = (now: Date) => sql<Date>`greatest(created_at, ${now}::timestamptz)`

/** False when it was spent or ran out meanwhile. */
export async function spendTicket(db: Db, tokenHash: Uint8Array, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('entry_ticket')
    .set({ used_at: usedAt(now) })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('scene')
    .executeTakeFirst()
  return row !== undefined
}

export async function spendAccountTickets(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('entry_ticket')
    .set({ used_at: usedAt(now) })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

/** Forgets tickets that are over; rows that another request holds are left to the next. */
export async function sweepTickets(db: Db, now: Date): Promise<void> {
  await sql`delete from entry_ticket where token_hash in (
    select token_hash from entry_ticket where expires_at <= ${now} limit ${SWEEP_MAX} for update skip locked)`.execute(db)
}
