import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { today } from '../../deps.ts'

/** Whether a batch (`p`) of the centralised procurement holds on this day, its last one included. */
export const runningProcurement = (now: Date): RawBuilder<boolean> => sql<boolean>`${today(now)}::date between p.starts_on and p.ends_on`

/** Batches that hold or will, the first to end first. */
export function findProcurements(db: Db, goodsId: number, now: Date) {
  return db
    .selectFrom('goods_procurement')
    .where('goods_id', '=', goodsId)
    .where('ends_on', '>=', today(now))
    .orderBy('ends_on')
    .orderBy('batch')
    .select(['batch', 'starts_on', 'ends_on', 'ceiling'])
    .execute()
}
