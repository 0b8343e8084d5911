import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

export type Shelf = { readonly goods: number; readonly onHand: number; readonly reserved: number }
export type OrderOnShelves = {
  readonly id: number
  readonly status: string
  readonly lines: readonly { readonly goods: number; readonly quantity: number; readonly returned: number }[]
}

/** What lies on the shelves, and the orders that it is promised to or went to. */
export async function shelvesAndOrders(db: Db): Promise<{ readonly stock: Shelf[]; readonly orders: OrderOnShelves[] }> {
  const stock = await db.selectFrom('stock').select(['goods_id as goods', 'on_hand as onHand', 'reserved']).orderBy('goods_id').execute()
  const { rows } = await sql<{ id: number; status: string; goods: number; quantity: number; returned: number }>`
    select o.id, o.status, l.goods_id as goods, l.qty as quantity, l.returned_qty as returned
    from orders o join order_line l on l.order_id = o.id order by o.id, l.id`.execute(db)
  const orders = [...Map.groupBy(rows, ({ id }) => id)].map(([id, lines]) => ({ id, status: lines[0]?.status ?? '', lines }))
  return { stock, orders }
}

/** Orders that nobody will move any more: their money stayed, or their time to pay is over. */
export async function waitingForNobody(db: Db, now: Date): Promise<{ readonly id: number; readonly status: string }[]> {
  const { rows } = await sql<{ id: number; status: string }>`
    select o.id, o.status from orders o join trade t on t.id = o.trade_id
    where t.pay_status in ('paid', 'part_refunded') and o.status in ('unpaid', 'cancelled', 'timeout')
      and not exists (select from refund r where r.order_id = o.id)
    union all select o.id, o.status from orders o join trade t on t.id = o.trade_id
    where t.pay_status = 'unpaid' and t.expires_at < ${now}`.execute(db)
  return rows
}

/** Jobs that did not run when they last could, or are under way for somebody who may be dead. */
export async function waitingJobs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from job
    where last_run < database_now() - interval '1 hour' or lease_until > database_now() order by name`.execute(db)
  return rows.map(({ name }) => name)
}
