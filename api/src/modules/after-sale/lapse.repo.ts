import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'

export type PromisedLine = RowOf<typeof findPromised>

/** Lines of orders with what was sold on them; their trade is locked. */
export function findPromised(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom('order_line as l')
    .where('l.order_id', 'in', orderIds)
    .select(['l.id', 'l.order_id', 'l.goods_id', 'l.type', 'l.qty', 'l.returned_qty', 'l.net_cents'])
    .select([
      sql<string>`l.snapshot ->> 'name'`.as('name'),
      sql<string>`l.snapshot ->> 'unit'`.as('unit'),
      // How often it had to do with less already.
      sql<number>`(select count(*)::int from line_lapse p where p.order_line_id = l.id)`.as('lapses'),
    ])
    .execute()
}

export async function insertLapse(
  db: Db,
  lapse: { readonly lineId: number; readonly seq: number; readonly qty: number; readonly cents: number; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('line_lapse')
    .values({ order_line_id: lapse.lineId, seq: lapse.seq, qty: lapse.qty, cents: lapse.cents, at: lapse.at })
    .execute()
}

/** Something happened to the order that left it where it stands; an event all the same. */
export async function insertEvent(db: Db, orderId: number, note: string, at: Date): Promise<void> {
  await sql`with moved as (update orders set version = version + 1 where id = ${orderId} returning id, version, status)
    insert into order_event (order_id, seq, from_status, to_status, actor, note, at) select id, version, status, status, 'system', ${note},
      ${at} from moved`.execute(db)
}
