import type { Db } from '../../db/schema.ts'

/** Something of the member's changed: ids only, told in the same transaction. */
export async function announce(db: Db, memberId: number, rows: readonly { topic: 'order' | 'trade'; id: number; version: number }[], at: Date): Promise<void> {
  if (rows.length === 0) return
  await db.insertInto('outbox').values(rows.map((row) => ({ member_id: memberId, topic: row.topic, ref_id: String(row.id), version: row.version, at }))).execute()
}
