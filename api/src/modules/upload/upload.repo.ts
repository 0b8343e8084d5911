import type { Db } from '../../db/schema.ts'
import type { UploadRow } from '../../db/tables/paper.ts'

export async function insertUpload(db: Db, row: UploadRow): Promise<void> {
  await db.insertInto('upload').values(row).execute()
}

export async function findUpload(db: Db, memberId: number, key: string): Promise<UploadRow | null> {
  return (await db.selectFrom('upload').where('key', '=', key).where('member_id', '=', memberId).selectAll().executeTakeFirst()) ?? null
}

/** Without asking whose it is: for the office only. */
export async function findAnyUpload(db: Db, key: string): Promise<UploadRow | null> {
  return (await db.selectFrom('upload').where('key', '=', key).selectAll().executeTakeFirst()) ?? null
}
