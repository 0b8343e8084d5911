import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { TemperatureState } from '../../db/tables/temperature.ts'

export interface NewSeries {
  readonly shipmentId: number
  readonly logger: string
  readonly low: number
  readonly high: number
  readonly startedAt: Date
  readonly offsets: readonly number[]
  readonly tenths: readonly number[]
  readonly state: 'normal' | 'breach'
  readonly staff: string
  readonly at: Date
}

/** Parcels by their number; two carriers may have given the same. */
export function findNumbered(db: Db, trackingNos: readonly string[]) {
  return db
    .selectFrom('shipment as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .where('s.tracking_no', 'in', trackingNos)
    .orderBy('s.order_id')
    .orderBy('s.id')
    .select(['s.id', 's.order_id', 's.tracking_no', 's.at', 'o.no', 'o.member_id', 'o.ship_kind'])
    .execute()
}
export type NumberedParcel = RowOf<typeof findNumbered>

export async function findByLogger(db: Db, shipmentId: number, logger: string) {
  const found = db.selectFrom('temperature_series').where('shipment_id', '=', shipmentId).where('logger', '=', logger)
  return (await found.select(['id', 'state', 'started_at', 'offsets', 'tenths']).executeTakeFirst()) ?? null
}

export async function insertSeries(db: Db, series: NewSeries): Promise<number> {
  const { id } = await db
    .insertInto('temperature_series')
    .values({
      shipment_id: series.shipmentId,
      logger: series.logger,
      low: series.low,
      high: series.high,
      started_at: series.startedAt,
      offsets: [...series.offsets],
      tenths: [...series.tenths],
      handed_by: series.staff,
      handed_at: series.at,
      state: series.state,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const joined = (db: Db) =>
  db
    .selectFrom('temperature_series as t')
    .innerJoin('shipment as s', 's.id', 't.shipment_id')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select(['t.id', 't.shipment_id', 't.logger', 't.low', 't.high', 't.started_at', 't.offsets', 't.tenths', 't.state', 't.reason'])
    .select(['t.decided_at', 't.decided_by', 't.after_sale_id', 's.carrier', 's.tracking_no', 's.order_id', 'o.no', 'o.member_id'])

export const findOfOrder = (db: Db, orderId: number) => joined(db).where('s.order_id', '=', orderId).orderBy('t.id').execute()
export type SeriesRow = RowOf<typeof findOfOrder>

export async function findSeries(db: Db, id: number, memberId: number | null): Promise<SeriesRow | null> {
  const found = joined(db).where('t.id', '=', id)
  return (await (memberId === null ? found : found.where('o.member_id', '=', memberId)).executeTakeFirst()) ?? null
}

/** For the office, the newest first. */
export const findListed = (db: Db, state: TemperatureState | null, limit: number): Promise<SeriesRow[]> =>
  joined(db)
    .$if(state !== null, (query) => query.where('t.state', '=', state ?? 'breach'))
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute()

/** False when there is nothing to decide any more. */
export async function decide(
  db: Db,
  id: number,
  decision: {
    readonly state: 'released' | 'condemned'
    readonly staff: string
    readonly reason: string
    readonly afterSaleId: number | null
    readonly at: Date
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('temperature_series')
    .set({
      state: decision.state,
      decided_by: decision.staff,
      decided_at: decision.at,
      reason: decision.reason,
      after_sale_id: decision.afterSaleId,
    })
    .where('id', '=', id)
    .where('state', '=', 'breach')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Pieces of each line that left in a parcel. */
export function findSentPieces(db: Db, shipmentId: number): Promise<{ lineId: number; qty: number }[]> {
  return db
    .selectFrom('shipment_line')
    .where('shipment_id', '=', shipmentId)
    .groupBy('order_line_id')
    .orderBy('order_line_id')
    .select(['order_line_id as lineId', sql<number>`sum(qty)::int`.as('qty')])
    .execute()
}

export async function hasOpenBreach(db: Db, orderId: number): Promise<boolean> {
  const open = db
    .selectFrom('temperature_series as t')
    .innerJoin('shipment as s', 's.id', 't.shipment_id')
    .where('s.order_id', '=', orderId)
  return (await open.where('t.state', '=', 'breach').select('t.id').limit(1).executeTakeFirst()) !== undefined
}

/** Whether an after-sale brings back goods of a parcel whose breach is open or that was condemned. */
export async function bringsBreached(db: Db, afterSaleId: number): Promise<boolean> {
  const found = await db
    .selectFrom('after_sale_line as c')
    .innerJoin('shipment_line as l', 'l.order_line_id', 'c.order_line_id')
    .innerJoin('temperature_series as t', 't.shipment_id', 'l.shipment_id')
    .where('c.after_sale_id', '=', afterSaleId)
    .where('t.state', 'in', ['breach', 'condemned'])
    .select('t.id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
