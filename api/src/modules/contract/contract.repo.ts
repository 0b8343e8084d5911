import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'

export type ContractRow = RowOf<typeof findCurrentContract>

/** The newest text published by then. */
export async function findCurrentContract(db: Db, now: Date) {
  return db
    .selectFrom('contract')
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .limit(1)
    .select(['id', 'version', 'title', 'body'])
    .executeTakeFirstOrThrow()
}

/** Asked with each order, so without the text itself. */
export async function hasSignedCurrent(db: Db, memberId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`select from contract_signature where member_id = ${memberId} and contract_id =
    (select id from contract where published_at <= ${now} order by published_at desc limit 1)`.execute(db)
  return rows.length > 0
}

export async function findSignature(db: Db, contractId: number, memberId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('contract_signature')
    .where('contract_id', '=', contractId)
    .where('member_id', '=', memberId)
    .select('signed_at')
    .executeTakeFirst()
  return row?.signed_at ?? null
}

/** False when the shop had signed it already. */
export async function insertSignature(
  db: Db,
  row: { contractId: number; memberId: number; accountId: number; now: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('contract_signature')
    .values({ contract_id: row.contractId, member_id: row.memberId, account_id: row.accountId, signed_at: row.now })
    .onConflict((oc) => oc.columns(['contract_id', 'member_id']).doNothing())
    .returning('contract_id')
    .executeTakeFirst()
  return inserted !== undefined
}
