import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

export interface VisitorKey {
  readonly route: string
  readonly key: string
}

/** True for the first caller since then; a second one waits here until the first has ended. */
export async function insertVisitorKey(
  db: Db,
  { route, key }: VisitorKey,
  row: { readonly requestHash: string; readonly accountId: number | null; readonly memberId: number | null; readonly now: Date },
  since: Date,
): Promise<boolean> {
  const fresh = { request_hash: row.requestHash, account_id: row.accountId, member_id: row.memberId, created_at: row.now }
  const inserted = await db
    .insertInto('visitor_key')
    .values({ route, key, ...fresh })
    .onConflict((oc) => oc.columns(['route', 'key']).doUpdateSet(fresh).where('visitor_key.created_at', '<=', since))
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findVisitorKey(db: Db, { route, key }: VisitorKey, since: Date) {
  const row = await db
    .selectFrom('visitor_key')
    .where('route', '=', route)
    .where('key', '=', key)
    .where('created_at', '>', since)
    .select(['request_hash as requestHash', 'account_id as accountId', 'member_id as memberId'])
    .executeTakeFirst()
  return row ?? null
}

export async function deleteKeysOfAccount(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('visitor_key').where('account_id', '=', accountId).execute()
}

export async function deleteOldVisitorKeys(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from visitor_key where (route, key) in (
    select route, key from visitor_key where created_at <= ${before} order by created_at limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0)
}
