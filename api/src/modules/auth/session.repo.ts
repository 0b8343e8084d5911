import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { MemberReview, MemberRole } from '../../db/tables/identity.ts'
import type { Session } from '../../server/session.ts'

export async function insertSession(db: Db, row: Session & { now: Date; expiresAt: Date }): Promise<void> {
  await db
    .insertInto('session')
    .values({
      token_hash: row.tokenHash,
      account_id: row.accountId,
      member_id: row.memberId,
      created_at: row.now,
      expires_at: row.expiresAt,
      device: null,
      seen_at: row.now,
    })
    .execute()
}

/** Sessions that let somebody in: of an account in order that still acts for the shop. */
function liveSessions(db: Db, now: Date) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .innerJoin('account_member', (join) =>
      join.onRef('account_member.account_id', '=', 'session.account_id').onRef('account_member.member_id', '=', 'session.member_id'),
    )
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('account.status', '=', 'active')
    .where('account_member.left_at', 'is', null)
}

export interface FoundSession {
  readonly session: Session
  readonly role: MemberRole
  readonly review: MemberReview
  readonly seenAt: Date | null
  /** Where replicas must be to know all of the shop; null while it has changes that nobody was told of. */
  readonly readAfter: number | null
}

/** A change that was not told yet is older than any note of it. */
const position = sql<number | null>`case when not exists (select from outbox where outbox.member_id = session.member_id and seq is null)
  then coalesce((select position from read_after where read_after.member_id = session.member_id), 0) end`

/** `hasReplicas`: with the place that they must have come to. */
export async function findLiveSession(db: Db, tokenHash: Uint8Array, now: Date, hasReplicas: boolean): Promise<FoundSession | null> {
  const row = await liveSessions(db, now)
    .where('session.token_hash', '=', tokenHash)
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(['session.account_id', 'session.member_id', 'session.seen_at', 'account_member.role', 'member.review'])
    .$if(hasReplicas, (query) => query.select(position.as('readAfter')))
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    session: { accountId: row.account_id, memberId: row.member_id, tokenHash },
    role: row.role,
    review: row.review,
    seenAt: row.seen_at,
    readAfter: row.readAfter ?? null,
  }
}

export async function findTimes(db: Db, tokenHash: Uint8Array): Promise<{ createdAt: Date; expiresAt: Date } | null> {
  const row = await db.selectFrom('session').where('token_hash', '=', tokenHash).select(['created_at', 'expires_at']).executeTakeFirst()
  return row === undefined ? null : { createdAt: row.created_at, expiresAt: row.expires_at }
}

/** Never sooner than it would have ended. */
export async function extendSession(db: Db, tokenHash: Uint8Array, expiresAt: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '<', expiresAt)
    .execute()
}

export async function findCompany(db: Db, memberId: number): Promise<string> {
  return (await db.selectFrom('member').where('id', '=', memberId).select('company').executeTakeFirstOrThrow()).company
}

export async function markSeen(db: Db, tokenHash: Uint8Array, now: Date): Promise<void> {
  await db.updateTable('session').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function nameDevice(db: Db, tokenHash: Uint8Array, device: string): Promise<void> {
  await db.updateTable('session').set({ device }).where('token_hash', '=', tokenHash).execute()
}

export type DeviceRow = RowOf<typeof findDevices>

/** Where the account is logged in, the one last used first. */
export function findDevices(db: Db, accountId: number, now: Date) {
  return liveSessions(db, now)
    .innerJoin('member', 'member.id', 'session.member_id')
    .where('session.account_id', '=', accountId)
    .orderBy(sql`session.seen_at desc nulls last`)
    .orderBy('session.created_at', 'desc')
    .select([
      'session.token_hash as tokenHash',
      'member.company',
      'session.device',
      'session.created_at as createdAt',
      'session.seen_at as seenAt',
    ])
    .execute()
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
  await db
    .updateTable('account_member')
    .set({ last_used_at: now })
    .where('account_id', '=', owner.accountId)
    .where('member_id', '=', owner.memberId)
    .execute()
}
