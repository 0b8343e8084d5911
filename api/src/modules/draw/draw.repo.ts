import { sql } from 'kysely'
import { newestFirst, type PageAsk } from '../../db/newestFirst.ts'
import type { Db, RowOf } from '../../db/schema.ts'

export type DrawRow = RowOf<typeof findDraw>

const COLUMNS = ['id', 'name', 'remarks', 'rules', 'needs_order', 'starts_at', 'ends_at'] as const

export async function findDraw(db: Db, id: number) {
  return (await db.selectFrom('draw').where('id', '=', id).select(COLUMNS).executeTakeFirst()) ?? null
}

/** The one that runs, the first to end where there are several. */
export async function findRunningDraw(db: Db, now: Date): Promise<DrawRow | null> {
  const row = await db
    .selectFrom('draw')
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .orderBy('id')
    .select(COLUMNS)
    .executeTakeFirst()
  return row ?? null
}

export type PrizeRow = RowOf<typeof findPrizes>

export function findPrizes(db: Db, drawId: number) {
  return db
    .selectFrom('draw_prize')
    .where('draw_id', '=', drawId)
    .orderBy('sort')
    .orderBy('id')
    .select(['id', 'name', 'remarks', 'kind', 'amount', 'weight', 'total', 'given'])
    .execute()
}

/** Takes one of a prize; false when none is left. Its row is held until the transaction ends. */
export async function takePrize(db: Db, prizeId: number): Promise<boolean> {
  const row = await db
    .updateTable('draw_prize')
    .set({ given: sql<number>`given + 1` })
    .where('id', '=', prizeId)
    .where(sql<boolean>`(total is null or given < total)`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Null when the member has a record of this draw already. */
export async function insertRecord(
  db: Db,
  record: { drawId: number; memberId: number; prizeId: number; now: Date },
): Promise<number | null> {
  const row = await db
    .insertInto('draw_record')
    .values({ draw_id: record.drawId, member_id: record.memberId, prize_id: record.prizeId, at: record.now })
    .onConflict((oc) => oc.columns(['draw_id', 'member_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export type RecordRow = RowOf<typeof findRecords>

function records(db: Db) {
  return db
    .selectFrom('draw_record as r')
    .innerJoin('draw as d', 'd.id', 'r.draw_id')
    .innerJoin('draw_prize as p', 'p.id', 'r.prize_id')
    .leftJoin('prize_parcel as parcel', 'parcel.record_id', 'r.id')
}

const RECORD = [
  'r.id',
  'r.draw_id',
  'd.name as draw_name',
  'r.prize_id',
  'p.name as prize_name',
  'p.remarks as prize_remarks',
  'p.kind',
  'r.at',
  'parcel.carrier',
  'parcel.tracking_no',
  'parcel.sent_at',
] as const

export interface RecordPage {
  readonly drawId: number | null
  readonly ask: PageAsk
}

/** The member's own records, the newest first. */
export async function findRecords(db: Db, memberId: number, { drawId, ask }: RecordPage) {
  const mine = records(db)
    .where('r.member_id', '=', memberId)
    .$if(drawId !== null, (qb) => qb.where('r.draw_id', '=', drawId ?? 0))
  const { total } = await mine.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { ...(await newestFirst(mine.select(RECORD), 'r.id', ask)), total }
}

export type WinnerRow = RowOf<typeof findWinners>

/** Those who won something, the newest first. */
export async function findWinners(db: Db, drawId: number, ask: PageAsk) {
  const won = records(db).innerJoin('member as m', 'm.id', 'r.member_id').where('r.draw_id', '=', drawId).where('p.kind', '<>', 'none')
  const { total } = await won.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { ...(await newestFirst(won.select(['r.id', 'm.company', 'p.name as prize_name', 'r.at']), 'r.id', ask)), total }
}

/** Whether the member paid for an order while the draw ran. */
export async function hasPaidWithin(db: Db, memberId: number, from: Date, to: Date): Promise<boolean> {
  const row = await db
    .selectFrom('trade')
    .where('member_id', '=', memberId)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .where('pay_status', '<>', 'refunded')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
