import type { Db } from '../../db/schema.ts'

export async function insertFee(db: Db, fee: { orderId: number; cents: number; title: string; staff: string; at: Date }): Promise<void> {
  await db.insertInto('order_fee').values({ order_id: fee.orderId, cents: fee.cents, title: fee.title, staff: fee.staff, at: fee.at }).execute()
}

export async function insertShipment(db: Db, shipment: { orderId: number; carrier: string; trackingNo: string; at: Date }): Promise<number | null> {
  const row = await db
    .insertInto('shipment')
    .values({ order_id: shipment.orderId, carrier: shipment.carrier, tracking_no: shipment.trackingNo, at: shipment.at })
    .onConflict((oc) => oc.columns(['carrier', 'tracking_no']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertShipmentLines(db: Db, shipmentId: number, lines: readonly { lineId: number; batchId: number; qty: number }[]): Promise<void> {
  await db.insertInto('shipment_line').values(lines.map((line) => ({ shipment_id: shipmentId, order_line_id: line.lineId, batch_id: line.batchId, qty: line.qty }))).execute()
}

export async function findMemberOfOrder(db: Db, orderId: number): Promise<number | null> {
  return (await db.selectFrom('orders').where('id', '=', orderId).select('member_id').executeTakeFirst())?.member_id ?? null
}
