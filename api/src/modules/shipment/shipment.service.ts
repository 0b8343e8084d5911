import { seconds, type Deps } from '../../deps.ts'
import { invalid } from '../../server/apiErrors.ts'
import type { PickedLot } from '../stock/stock.service.ts'
import { sendCodes } from '../trace/trace.service.ts'
import { findParcels, insertShipment, insertShipmentLines, insertTrace, type NewShipment, type ParcelRow } from './shipment.repo.ts'
import type { ParcelWire } from './shipment.schemas.ts'

const LEFT_THE_HOUSE = '包裹已出库，等待承运商揽收'
/** What a carrier usually tells, one after the other. */
export const USUAL_TRACES = ['承运商已揽收', '包裹已到达分拨中心', '包裹正在派送，请保持电话畅通'] as const

/** A parcel leaves the house with the lots that are in it. */
export async function sendParcel(tx: Deps, parcel: Omit<NewShipment, 'at'>, picked: readonly PickedLot[]): Promise<number> {
  const at = tx.clock.now()
  const id = await insertShipment(tx.db, { ...parcel, at })
  if (id === null) throw invalid('tracking_no', '该运单号已使用')
  await insertShipmentLines(tx.db, id, picked)
  await sendCodes(tx, parcel, id, picked)
  await insertTrace(tx.db, id, { at, text: LEFT_THE_HOUSE })
  return id
}

/** Where a parcel is now. The shop that it goes to is told as of its order. */
export async function addTrace(tx: Deps, shipmentId: number, text: string): Promise<void> {
  await insertTrace(tx.db, shipmentId, { at: tx.clock.now(), text })
}

export async function parcelsOf({ db }: Deps, orderId: number): Promise<ParcelWire[]> {
  return (await findParcels(db, orderId)).map(parcelWire)
}

export function parcelWire(parcel: ParcelRow): ParcelWire {
  return {
    id: String(parcel.id),
    after_sale_id: parcel.after_sale_id === null ? null : String(parcel.after_sale_id),
    carrier: parcel.carrier,
    tracking_no: parcel.tracking_no,
    at: seconds(parcel.at),
    lines: parcel.lines.map((line) => ({
      line_id: String(line.line_id),
      name: line.name,
      bzdw: line.unit,
      lot: line.lot,
      expires: line.expires,
      number: line.qty,
    })),
    traces: parcel.traces.map((trace) => ({ time: seconds(new Date(trace.at)), text: trace.text })),
  }
}
