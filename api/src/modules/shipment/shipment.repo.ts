import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Day } from '../../db/tables/identity.ts'

export interface NewShipment {
  readonly orderId: number
  readonly afterSaleId: number | null
  readonly carrier: string
  readonly trackingNo: string
  readonly at: Date
}

/** Null when the carrier's number was used before. */
export async function insertShipment(db: Db, shipment: NewShipment): Promise<number | null> {
  const row = await db
    .insertInto('shipment')
    .values({
      order_id: shipment.orderId,
      after_sale_id: shipment.afterSaleId,
      carrier: shipment.carrier,
      tracking_no: shipment.trackingNo,
      at: shipment.at,
    })
    .onConflict((oc) => oc.columns(['carrier', 'tracking_no']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertShipmentLines(
  db: Db,
  shipmentId: number,
  lines: readonly { lineId: number; batchId: number; qty: number }[],
): Promise<void> {
  await db
    .insertInto('shipment_line')
    .values(lines.map((line) => ({ shipment_id: shipmentId, order_line_id: line.lineId, batch_id: line.batchId, qty: line.qty })))
    .execute()
}

export interface ParcelRow {
  id: number
  order_id: number
  after_sale_id: number | null
  carrier: string
  tracking_no: string
  at: Date
  lines: { line_id: number; name: string; unit: string; lot: string; expires: Day; qty: number }[]
  traces: { at: string; text: string }[]
}

/** Parcels of one order, the first first, with what is in them and where they have been, the latest first. */
export function findParcels(db: Db, orderId: number): Promise<ParcelRow[]> {
  return db
    .selectFrom('shipment as s')
    .where('s.order_id', '=', orderId)
    .orderBy('s.id')
    .select(['s.id', 's.order_id', 's.after_sale_id', 's.carrier', 's.tracking_no', 's.at'])
    .select([
      sql<
        ParcelRow['lines']
      >`coalesce((select jsonb_agg(jsonb_build_object('line_id', l.id, 'name', l.snapshot ->> 'name', 'unit', l.snapshot ->> 'unit', 'lot',
        b.lot_no, 'expires', b.expires, 'qty', sl.qty)
        order by l.line_no, b.expires,
          b.id) from shipment_line sl join order_line l on l.id = sl.order_line_id join goods_batch b on b.id = sl.batch_id
            where sl.shipment_id = s.id), '[]')`.as('lines'),
      sql<
        ParcelRow['traces']
      >`coalesce((select jsonb_agg(jsonb_build_object('at', t.at, 'text', t.text) order by t.seq desc) from shipment_trace t
        where t.shipment_id = s.id), '[]')`.as('traces'),
    ])
    .execute()
}

export async function findShipment(db: Db, id: number): Promise<{ id: number; order_id: number; member_id: number; at: Date } | null> {
  const row = await db
    .selectFrom('shipment as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .where('s.id', '=', id)
    .select(['s.id', 's.order_id', 'o.member_id', 's.at'])
    .forNoKeyUpdate('s')
    .executeTakeFirst()
  return row ?? null
}

/** What a carrier tells of a parcel; its place is the next one. */
export async function insertTrace(db: Db, shipmentId: number, trace: { readonly at: Date; readonly text: string }): Promise<void> {
  await db
    .insertInto('shipment_trace')
    .values({
      shipment_id: shipmentId,
      seq: sql<number>`(select coalesce(max(seq), 0) + 1 from shipment_trace where shipment_id = ${shipmentId})`,
      at: trace.at,
      text: trace.text,
    })
    .execute()
}
