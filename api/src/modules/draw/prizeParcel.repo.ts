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

/** What was written on the parcel; null where it was not sent. Nobody else corrects it meanwhile. */
export async function lockPrizeParcel(db: Db, recordId: number): Promise<Omit<PrizeParcel, 'staff'> | null> {
  const row = await db
    .selectFrom('prize_parcel')
    .where('record_id', '=', recordId)
    .select(['carrier', 'tracking_no as trackingNo'])
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function updatePrizeParcel(db: Db, recordId: number, { carrier, trackingNo, staff }: PrizeParcel): Promise<void> {
  await db.updateTable('prize_parcel').set({ carrier, tracking_no: trackingNo, staff }).where('record_id', '=', recordId).execute()
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
