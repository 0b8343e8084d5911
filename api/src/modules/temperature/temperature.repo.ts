import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { StorageClass } from '../../db/tables/goodsLaw.ts'
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

/** How goods are kept; what is sold as refrigerated is, whatever else was said of it. */
const STORAGE = sql<StorageClass | null>`case when o.ship_kind = 'cold' or g.is_cold then 'cold' else g.storage_class end`

/** How what lies in parcels is kept, each way once; goods of which nobody has told are left out. */
export async function findKept(db: Db, parcelIds: readonly number[]): Promise<{ parcelId: number; storage: StorageClass }[]> {
  const { rows } = await sql<{ parcelId: number; storage: StorageClass }>`select distinct s.id as "parcelId", ${STORAGE} as storage
    from shipment s join orders o on o.id = s.order_id join shipment_line x on x.shipment_id = s.id
      join order_line l on l.id = x.order_line_id join goods g on g.id = l.goods_id
    where s.id = any(${[...parcelIds]}::bigint[]) and (${STORAGE}) is not null`.execute(db)
  return rows
}

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

/** Pieces of each line that left in a parcel, and how they are kept. */
export async function findSentPieces(db: Db, shipmentId: number): Promise<{ lineId: number; storage: StorageClass | null; qty: number }[]> {
  const { rows } = await sql<{ lineId: number; storage: StorageClass | null; qty: number }>`select l.id as "lineId", ${STORAGE} as storage,
      sum(x.qty)::int as qty from shipment_line x join order_line l on l.id = x.order_line_id join goods g on g.id = l.goods_id
      join orders o on o.id = l.order_id where x.shipment_id = ${shipmentId} group by l.id, o.id, g.id order by l.id`.execute(db)
  return rows
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
