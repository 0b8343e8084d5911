import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

export interface SoldParcel {
  readonly id: number
  readonly orderId: number
  readonly memberId: number
  /** Its place among the parcels of its order. */
  readonly nth: number
}

export interface SalesSpan {
  readonly from: Date
  readonly to: Date
}

/** Parcels that left in that time, as they left: those after one of them, so many at a time. */
export async function findSold(db: Db, { from, to }: SalesSpan, after: number | null, limit: number): Promise<SoldParcel[]> {
  const later = after === null ? sql`` : sql`and (s.at, s.id) > (select a.at, a.id from shipment a where a.id = ${after})`
  const { rows } = await sql<SoldParcel>`select s.id, o.id as "orderId", o.member_id as "memberId",
      (select count(*)::int from shipment b where b.order_id = o.id and b.id < s.id) as nth
    from shipment s join orders o on o.id = s.order_id where s.at >= ${from} and s.at < ${to} ${later} order by s.at, s.id
    limit ${limit}`.execute(db)
  return rows
}
