import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'

export interface RecallLot {
  readonly goodsId: number
  readonly lot: string
}

/** Units of a recalled lot that left on one line of an order, and how many of them came back before the recall. */
export interface HeldLine {
  readonly memberId: number
  readonly goodsId: number
  readonly lot: string
  readonly lineId: number
  readonly orderId: number
  readonly shipped: number
  readonly cameBack: number
}

/**
 * All lines that took from the lots of a recall, found from the lots (index shipment_line_lot). What a line gave back is not counted by
 * lot: it left the lot that expires last first, as the warehouse books it; what this and other recalls brought back is not in it.
 */
export function heldLines(recallId: number, memberId: number | null): RawBuilder<HeldLine> {
  const ofMember = memberId === null ? sql`` : sql`where o.member_id = ${memberId}`
  return sql<HeldLine>`select o.member_id as "memberId", s.goods_id as "goodsId", s.lot_no as lot, s.order_line_id as "lineId",
      l.order_id as "orderId", s.qty as shipped, case when l.returned_qty = 0 then 0 else least(s.qty, greatest(0, l.returned_qty
        - coalesce((select sum(p.qty) from line_lapse p where p.order_line_id = l.id), 0)
        - coalesce((select sum(c.qty) from recall_return c join after_sale a on a.id = c.after_sale_id
          where c.order_line_id = l.id and a.status in ('refunding', 'done')), 0)
        - coalesce((select sum(y.qty) from shipment_line y join goods_batch z on z.id = y.batch_id
          where y.order_line_id = l.id and (z.expires, z.id) > (s.expires, s.batch_id)), 0))) end::int as "cameBack"
    from (select x.order_line_id, b.goods_id, b.lot_no, b.id as batch_id, b.expires, sum(x.qty)::int as qty from recall_lot r
        join goods_batch b on b.goods_id = r.goods_id and b.lot_no = r.lot_no join shipment_line x on x.batch_id = b.id
        where r.recall_id = ${recallId} group by x.order_line_id, b.id) s
      join order_line l on l.id = s.order_line_id join orders o on o.id = l.order_id
    ${ofMember}`
}

export async function findHeldLines(db: Db, recallId: number, memberId: number): Promise<HeldLine[]> {
  const { rows } = await sql<HeldLine>`select * from (${heldLines(recallId, memberId)}) h order by "goodsId", lot, "lineId" desc`.execute(
    db,
  )
  return rows
}

/** Every shop that holds something of the lots gets its notice; returns which they are. */
export async function insertNotices(db: Db, recallId: number, at: { readonly now: Date; readonly due: Date }): Promise<number[]> {
  const { rows } = await sql<{ member_id: number }>`insert into recall_notice (recall_id, member_id, told_at, due_at)
    select ${recallId}, "memberId", ${at.now}, ${at.due} from (${heldLines(recallId, null)}) h
    group by "memberId" having sum(shipped - "cameBack") > 0 order by "memberId" returning member_id`.execute(db)
  return rows.map((row) => row.member_id)
}

/** Parcels with some of it that nobody has received yet: their trace says so. */
export async function traceParcels(db: Db, recallId: number, at: Date): Promise<void> {
  await sql`insert into shipment_trace (shipment_id, seq, at, text)
    select p.id, coalesce((select max(t.seq) from shipment_trace t where t.shipment_id = p.id), 0) + 1, ${at}, ${PARCEL_WORDS}
    from shipment p join orders o on o.id = p.order_id where o.status = 'shipped' and p.id in (select x.shipment_id from recall_lot r
      join goods_batch b on b.goods_id = r.goods_id and b.lot_no = r.lot_no join shipment_line x on x.batch_id = b.id
      where r.recall_id = ${recallId})`.execute(db)
}
const PARCEL_WORDS = '本包裹内有正在召回的批号：送达后请勿使用或销售，并在「药品召回」中回复'
