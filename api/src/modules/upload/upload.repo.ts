import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { UploadRow } from '../../db/tables/paper.ts'

export async function insertUpload(db: Db, row: UploadRow): Promise<void> {
  await db.insertInto('upload').values(row).execute()
}

export async function findUpload(db: Db, memberId: number, key: string): Promise<UploadRow | null> {
  return (await db.selectFrom('upload').where('key', '=', key).where('member_id', '=', memberId).selectAll().executeTakeFirst()) ?? null
}

/** As findUpload; until the transaction ends nobody removes it. */
export async function holdUpload(db: Db, memberId: number, key: string): Promise<UploadRow | null> {
  return (
    (await db.selectFrom('upload').where('key', '=', key).where('member_id', '=', memberId).selectAll().forKeyShare().executeTakeFirst()) ??
    null
  )
}

/** Without asking whose it is: for the office only. */
export async function findAnyUpload(db: Db, key: string): Promise<UploadRow | null> {
  return (await db.selectFrom('upload').where('key', '=', key).selectAll().executeTakeFirst()) ?? null
}

/** Wherever a form puts the key of an upload. */
export const CLAIMS: readonly (readonly [table: string, column: string])[] = [
  ['after_sale_image', 'file_key'],
  ['certificate', 'file_key'],
  ['chat_message', 'image_key'],
  ['controlled_receipt', 'file_key'],
  ['feedback_image', 'file_key'],
  ['member', 'face_key'],
  ['transfer_proof', 'file_key'],
  ['wanted_image', 'file_key'],
]
const isUnclaimed = sql<boolean>`${sql.join(
  CLAIMS.map(([table, column]) => sql`not exists (select 1 from ${sql.table(table)} c where c.${sql.ref(column)} = upload.key)`),
  sql` and `,
)}`

export async function findUnclaimed(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('upload')
    .where('created_at', '<', before)
    .where(isUnclaimed)
    .orderBy('created_at')
    .limit(limit)
    .select('key')
    .execute()
  return rows.map(({ key }) => key)
}

export async function lockUpload(db: Db, key: string): Promise<void> {
  await db.selectFrom('upload').where('key', '=', key).select('key').forUpdate().execute()
}

/** False when it has been claimed meanwhile. */
export async function deleteUnclaimed(db: Db, key: string): Promise<boolean> {
  return (await db.deleteFrom('upload').where('key', '=', key).where(isUnclaimed).returning('key').executeTakeFirst()) !== undefined
}
