import { sql } from 'kysely'
import { chunksOf } from '../../db/chunks.ts'
import type { Db } from '../../db/schema.ts'

/** Asked once: what was asked for before stays as it is. */
export async function askFor(db: Db, memberId: number, goodsIds: readonly number[], now: Date, fetchedAt: Date | null): Promise<void> {
  const rows = [...new Set(goodsIds)]
    .toSorted((a, b) => a - b)
    .map((id) => ({ member_id: memberId, goods_id: id, asked_at: now, fetched_at: fetchedAt }))
  for (const some of chunksOf(rows, 4))
    await db
      .insertInto('dossier_ask')
      .values([...some])
      .onConflict((conflict) => {
        const known = conflict.columns(['member_id', 'goods_id'])
        if (fetchedAt === null) return known.doNothing()
        // Processes may differ in what time it is.
        return known.doUpdateSet({ fetched_at: sql`greatest(excluded.fetched_at, dossier_ask.asked_at)` })
      })
      .execute()
}
