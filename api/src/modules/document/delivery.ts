import { formatDate } from 'rules/time'
import { seconds, type Deps } from '../../deps.ts'
import { findCompany } from '../auth/session.repo.ts'
import { companyOf } from '../company/company.service.ts'
import type { OrderRow } from '../order/read.repo.ts'
import { seriesFacts } from '../temperature/temperature.schemas.ts'
import { findOfOrder } from '../temperature/temperature.repo.ts'
import { findSentLots, findSentParcels, type SentLot, type SentParcel } from './delivery.repo.ts'
import type { Delivery, DeliveryLine } from './delivery.schemas.ts'

/** What went with each parcel of an order, the first parcel first. */
export async function deliveriesOf(deps: Deps, memberId: number, order: OrderRow): Promise<Delivery[]> {
  const parcels = await findSentParcels(deps.db, order.id)
  if (parcels.length === 0) return []
  const resent = new Set(parcels.flatMap(({ id, is_resent }) => (is_resent ? [id] : [])))
  const lots = withCents(await findSentLots(deps.db, order.id), resent)
  const temperatures = await findOfOrder(deps.db, order.id)
  const [{ company }, receiver] = [await companyOf(deps), await findCompany(deps.db, memberId)]
  const signing_key = deps.settings.signingKeys[0]?.id ?? null
  const first = parcels.find(({ is_resent }) => !is_resent)
  return parcels.map((parcel, at) => {
    const lines = lots.filter((lot) => lot.parcel === parcel.id).map(lineOf)
    const goods_cents = lines.reduce((cents, line) => cents + line.amount_cents, 0)
    const freight_cents = parcel === first ? order.shipping_cents : 0
    return {
      schema: 'delivery-1',
      note_no: `${order.no}-${at + 1}`,
      order_no: order.no,
      ...shipping(parcel),
      supplier: company,
      warehouse: order.ck_name,
      receiver,
      address: order.address.address,
      contact: order.address.name,
      phone: order.address.phone,
      lines,
      goods_cents,
      freight_cents,
      total_cents: goods_cents + freight_cents,
      temperatures: temperatures.filter((series) => series.shipment_id === parcel.id).map(seriesFacts),
      signing_key,
    }
  })
}

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0)

const shipping = ({ is_resent, at, carrier, tracking_no }: SentParcel) => ({
  is_resent: flag(is_resent),
  shipped_on: formatDate(seconds(at)),
  shipped_at: seconds(at),
  carrier,
  tracking_no,
})

type PaidLot = SentLot & { readonly cents: number }

/** A line's money over its lots, to the cent, whatever parcels they went with; what is sent again was paid for before. */
export function withCents(lots: readonly SentLot[], resent: ReadonlySet<number>): PaidLot[] {
  const sent = new Map<number, number>()
  return lots.map((lot) => {
    if (resent.has(lot.parcel)) return { ...lot, cents: 0 }
    const before = sent.get(lot.line_id) ?? 0
    const after = before + lot.qty
    sent.set(lot.line_id, after)
    const share = (qty: number): number => Number((BigInt(lot.line_cents) * BigInt(qty)) / BigInt(lot.line_qty))
    return { ...lot, cents: share(after) - share(before) }
  })
}

function lineOf(lot: PaidLot, at: number): DeliveryLine {
  const { name, generic_name, dosage_form, spec, unit, holder, maker, origin, approval_no, barcode, insurance_code, codes } = lot
  return {
    number: at + 1,
    line_id: String(lot.line_id),
    goods_id: String(lot.goods_id),
    name,
    generic_name,
    dosage_form,
    spec,
    unit,
    holder,
    maker,
    origin,
    approval_no,
    barcode,
    insurance_code,
    lot: lot.lot,
    produced: lot.produced,
    expires: lot.expires,
    quantity: lot.qty,
    unit_price_cents: lot.unit_price,
    discount_cents: lot.unit_price * lot.qty - lot.cents,
    amount_cents: lot.cents,
    is_gift: flag(lot.type === 9),
    codes: codes.map(({ code }) => code),
    code_details: codes.map((code) => ({ ...code, packs: [...code.packs] })),
  }
}
