import type { Db, RowOf } from '../../db/schema.ts'

function goodsPrizes(db: Db) {
  return db
    .selectFrom('draw_record as r')
    .innerJoin('draw_prize as p', 'p.id', 'r.prize_id')
    .innerJoin('member as m', 'm.id', 'r.member_id')
    .where('p.kind', '=', 'goods')
    .select(['r.id', 'r.member_id', 'm.company', 'p.name as prize_name', 'r.at'])
}

export type WaitingPrize = RowOf<typeof findWaitingPrizes>

/** Goods that were won and not yet sent, the longest waiting first. */
export function findWaitingPrizes(db: Db, limit: number) {
  return goodsPrizes(db)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('prize_parcel as s').whereRef('s.record_id', '=', 'r.id').select('s.record_id'))))
    .orderBy('r.id')
    .limit(limit)
    .execute()
}

export async function findGoodsPrize(db: Db, recordId: number) {
  return (await goodsPrizes(db).where('r.id', '=', recordId).executeTakeFirst()) ?? null
}

export interface PrizeParcel {
  readonly carrier: string
  readonly trackingNo: string
  readonly staff: string
}

/** False when it was sent before. */
export async function insertPrizeParcel(db: Db, recordId: number, parcel: PrizeParcel, now: Date): Promise<boolean> {
  const { carrier, trackingNo, staff } = parcel
  const row = await db
    .insertInto('prize_parcel')
    .values({ record_id: recordId, carrier, tracking_no: trackingNo, staff, sent_at: now })
    .onConflict((oc) => oc.column('record_id').doNothing())
    .returning('record_id')
    .executeTakeFirst()
  return row !== undefined
}
