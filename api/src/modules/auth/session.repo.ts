import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Session } from './session.service.ts'

export async function insertSession(db: Db, row: Session & { now: Date; expiresAt: Date }): Promise<void> {
  await db
    .insertInto('session')
    .values({ token_hash: row.tokenHash, account_id: row.accountId, member_id: row.memberId, created_at: row.now, expires_at: row.expiresAt })
    .execute()
}

export async function findLiveSession(db: Db, tokenHash: Uint8Array, now: Date): Promise<Session | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .where('session.token_hash', '=', tokenHash)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('account.status', '=', 'active')
    .select(['session.account_id', 'session.member_id'])
    .executeTakeFirst()
  return row === undefined ? null : { accountId: row.account_id, memberId: row.member_id, tokenHash }
}

/** Another api's clock may be a little ahead; a session still never ends before it began. */
const endedAt = (now: Date) => sql<Date>`greatest(created_at, ${now}::timestamptz)`

/** False when it had ended before. */
export async function revokeSession(db: Db, tokenHash: Uint8Array, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('session')
    .set({ revoked_at: endedAt(now) })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOldSessions(db: Db, accountId: number, now: Date): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', accountId).where('expires_at', '<=', now).execute()
}

export async function revokeAccountSessions(db: Db, accountId: number, kept: Uint8Array | null, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: endedAt(now) })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where((eb) => (kept === null ? eb.lit(true) : eb('token_hash', '<>', kept)))
    .execute()
}

export async function markShopUsed(db: Db, owner: { accountId: number; memberId: number }, now: Date): Promise<void> {
  await db.updateTable('account_member').set({ last_used_at: now }).where('account_id', '=', owner.accountId).where('member_id', '=', owner.memberId).execute()
}
