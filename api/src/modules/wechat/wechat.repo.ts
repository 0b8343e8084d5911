import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { WechatScene } from '../../db/tables/accountEntry.ts'
import type { WechatUser } from './wechatProvider.ts'

const SWEEP_MAX = 200

export type ScanRow = RowOf<typeof findScan>

export async function insertScan(
  db: Db,
  row: { stateHash: Uint8Array; scene: WechatScene; accountId: number | null; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('wechat_scan')
    .values({ state_hash: row.stateHash, scene: row.scene, account_id: row.accountId, created_at: row.now, expires_at: row.expiresAt })
    .execute()
}

/** Null once its time is over. */
export async function findScan(db: Db, stateHash: Uint8Array, now: Date) {
  return (await openScans(db, stateHash, now).executeTakeFirst()) ?? null
}

/** As `findScan`, held until the transaction ends: of two answers at once the second finds the first. */
export async function takeScan(db: Db, stateHash: Uint8Array, now: Date): Promise<ScanRow | null> {
  return (await openScans(db, stateHash, now).forNoKeyUpdate().executeTakeFirst()) ?? null
}

function openScans(db: Db, stateHash: Uint8Array, now: Date) {
  return db
    .selectFrom('wechat_scan')
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', now)
    .select(['scene', 'account_id as accountId', 'outcome', 'open_id as openId', 'nickname', 'used_at as usedAt'])
}

export async function answerScan(
  db: Db,
  stateHash: Uint8Array,
  outcome: 'confirmed' | 'refused' | 'taken',
  user: WechatUser | null,
  now: Date,
): Promise<void> {
  const who = outcome === 'confirmed' && user !== null ? { open_id: user.openId, nickname: user.nickname } : {}
  await db
    .updateTable('wechat_scan')
    .set({ outcome, ...who, answered_at: notBeforeCreation(now) })
    .where('state_hash', '=', stateHash)
    .execute()
}

/** Another api's clock may be a little ahead. */
const notBeforeCreation = (now: Date) => sql<Date>`greatest(created_at, ${now}::timestamptz)`

/** False when it was used or ran out meanwhile. */
export async function spendScan(db: Db, stateHash: Uint8Array, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('wechat_scan')
    .set({ used_at: sql<Date>`greatest(answered_at, ${now}::timestamptz)` })
    .where('state_hash', '=', stateHash)
    .where('outcome', '=', 'confirmed')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('scene')
    .executeTakeFirst()
  return row !== undefined
}

export async function sweepScans(db: Db, now: Date): Promise<void> {
  await sql`delete from wechat_scan where state_hash in (
    select state_hash from wechat_scan where expires_at <= ${now} limit ${SWEEP_MAX} for update skip locked)`.execute(db)
}

export type Binding = RowOf<typeof findBinding>

export async function findBinding(db: Db, accountId: number) {
  return (await bindings(db).where('account_id', '=', accountId).executeTakeFirst()) ?? null
}

export async function findBindingOf(db: Db, openId: string): Promise<Binding | null> {
  return (await bindings(db).where('open_id', '=', openId).executeTakeFirst()) ?? null
}

function bindings(db: Db) {
  return db.selectFrom('wechat_binding').select(['account_id as accountId', 'nickname'])
}

/** False when either of them is bound already. */
export async function insertBinding(db: Db, row: WechatUser & { accountId: number; now: Date }): Promise<boolean> {
  const inserted = await db
    .insertInto('wechat_binding')
    .values({ account_id: row.accountId, open_id: row.openId, nickname: row.nickname, bound_at: row.now })
    .onConflict((oc) => oc.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Who reads the official account for somebody; a later WeChat user takes the place of the one before. */
export async function saveFollower(
  db: Db,
  { accountId, openId, nickname, now }: WechatUser & { accountId: number; now: Date },
): Promise<void> {
  const follower = { open_id: openId, nickname, at: now }
  await db
    .insertInto('wechat_follower')
    .values({ account_id: accountId, ...follower })
    .onConflict((oc) => oc.column('account_id').doUpdateSet(follower))
    .execute()
}

/** False when there was none. */
export async function deleteBinding(db: Db, accountId: number): Promise<boolean> {
  return (
    (await db.deleteFrom('wechat_binding').where('account_id', '=', accountId).returning('account_id').executeTakeFirst()) !== undefined
  )
}
