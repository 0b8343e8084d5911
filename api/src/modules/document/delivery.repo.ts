import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Day } from '../../db/tables/identity.ts'

export interface SentParcel {
  readonly id: number
  readonly is_resent: boolean
  readonly carrier: string
  readonly tracking_no: string
  readonly at: Date
}

export function findSentParcels(db: Db, orderId: number): Promise<SentParcel[]> {
  return db
    .selectFrom('shipment')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .select(['id', 'carrier', 'tracking_no', 'at'])
    .select(sql<boolean>`after_sale_id is not null`.as('is_resent'))
    .execute()
}

/** The code of a smallest pack, and the packs around it, the smallest first. */
export interface SentCode {
  readonly code: string
  readonly pieces: number
  readonly packs: readonly string[]
}

export interface SentLot {
  readonly parcel: number
  readonly line_id: number
  readonly line_no: number
  readonly type: number
  readonly goods_id: number
  readonly name: string
  readonly generic_name: string
  readonly dosage_form: string
  readonly spec: string
  readonly unit: string
  readonly maker: string
  readonly holder: string | null
  readonly origin: string | null
  readonly approval_no: string | null
  readonly barcode: string | null
  readonly insurance_code: string | null
  readonly lot: string
  readonly produced: Day
  readonly expires: Day
  readonly qty: number
  readonly unit_price: number
  /** The line's money and units without what had lapsed before it was sent. */
  readonly line_cents: number
  readonly line_qty: number
  readonly codes: readonly SentCode[]
}

/** Boxes that came back later were sent all the same; a box lies in a middle pack or a case at most, and that in a case. */
const CODES = sql`coalesce((select jsonb_agg(jsonb_build_object('code', c.code, 'pieces', c.pieces,
      'packs', array_remove(array[c.parent_code, m.parent_code], null)) order by c.code)
    from parcel_code p join trace_code c on c.code = p.code left join trace_code m on m.code = c.parent_code
    where (p.shipment_id, p.order_line_id, p.lot_id) = (s.shipment_id, l.id, b.id)), '[]') as codes`

/**
 * What was sent with each parcel, lot by lot, in the order in which the line's money is shared out: goods as they were sold; the
 * generic name, the holder, the insurance code and the origin, which a sale does not keep, as they are now.
 */
export async function findSentLots(db: Db, orderId: number): Promise<SentLot[]> {
  const lapsed = (column: 'qty' | 'cents') =>
    sql`coalesce((select sum(${sql.raw(`p.${column}`)}) from line_lapse p where p.order_line_id = l.id), 0)`
  const { rows } = await sql<SentLot>`select s.shipment_id as parcel, l.id as line_id, l.line_no, l.type, l.goods_id,
      l.snapshot ->> 'name' as name, g.common_name as generic_name, l.snapshot ->> 'dosage_form' as dosage_form,
      l.snapshot ->> 'spec' as spec, l.snapshot ->> 'unit' as unit, l.snapshot ->> 'maker' as maker, h.origin,
      l.snapshot ->> 'approval_no' as approval_no, l.snapshot ->> 'barcode' as barcode,
      g.holder, g.insurance_code, ${CODES},
      b.lot_no as lot, b.produced::text as produced, b.expires::text as expires, s.qty, l.unit_price,
      (l.net_cents - ${lapsed('cents')})::bigint as line_cents, (l.qty - ${lapsed('qty')})::int as line_qty
    from order_line l join shipment_line s on s.order_line_id = l.id join goods_batch b on b.id = s.batch_id
      join goods g on g.id = l.goods_id left join herb h on h.goods_id = g.id
    where l.order_id = ${orderId} order by l.line_no, s.shipment_id, b.expires, b.id`.execute(db)
  return rows
}
