import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { OrderStatus } from '../../db/tables/trade.ts'
import type { InvoiceKind, InvoiceStatus } from '../../db/tables/paper.ts'
import { monthSpan } from '../overview/months.ts'

/** The orders paid in a month, in the order they were made; those hidden from the list too. */
export async function findMonthOrders(db: Db, memberId: number, month: string): Promise<number[]> {
  const { from, to } = monthSpan(month)
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('trade as t', 't.id', 'o.trade_id')
    .where('t.member_id', '=', memberId)
    .where('t.paid_at', '>=', from)
    .where('t.paid_at', '<', to)
    .orderBy('o.id')
    .select('o.id')
    .execute()
  return rows.map(({ id }) => id)
}

export interface BookOrder {
  readonly no: string
  readonly trade_no: string
  readonly created_at: Date
  readonly paid_at: Date
  readonly warehouse: string
  readonly status: OrderStatus
  readonly goods_cents: number
  readonly shipping_cents: number
  readonly fees: number
  readonly voucher: number
  readonly balance: number
  readonly online: number
  readonly refunded: number
  readonly held_back: number
  readonly kept: number
}

/** A line of an order, with what is kept of it. */
const KEPT = sql`case when o.status = 'refunded' then 0 else l.net_cents - l.refunded_cents end`
const EXTRA = sql`coalesce((select sum(f.cents)::bigint from order_fee f where f.order_id = o.id), 0)`

export async function findBookOrders(db: Db, ids: readonly number[]): Promise<BookOrder[]> {
  const refunded = (isHeldBack: boolean) => sql`coalesce((select sum(r.cents) from refund r
    where r.order_id = o.id and r.is_held_back = ${isHeldBack} and r.status <> 'failed'), 0)::bigint`
  const { rows } = await sql<BookOrder>`select o.no, t.no as trade_no, o.created_at, t.paid_at, w.name as warehouse, o.status,
      o.goods_cents, o.shipping_cents, ${EXTRA} as fees, o.voucher, o.balance, o.online + ${EXTRA} as online,
      ${refunded(false)} as refunded, ${refunded(true)} as held_back,
      (case when o.status = 'refunded' then 0 else o.shipping_cents + ${EXTRA} end
        + (select sum(${KEPT}) from order_line l where l.order_id = o.id))::bigint as kept
    from orders o join trade t on t.id = o.trade_id join warehouse w on w.id = o.ck_id
    where o.id = any(${ids}::bigint[]) order by o.id`.execute(db)
  return rows
}

export interface BookLine {
  readonly no: string
  readonly paid_at: Date
  readonly line_no: number
  readonly type: number
  readonly name: string
  readonly common_name: string
  readonly spec: string
  readonly dosage_form: string
  readonly unit: string
  readonly maker: string
  readonly approval_no: string | null
  readonly supplier: string
  readonly lots: string | null
  readonly expires: string | null
  readonly qty: number
  readonly list_cents: number
  readonly discount_cents: number
  readonly net_cents: number
  readonly reasons: string | null
  readonly returned_qty: number
  readonly kept: number
}

/** What the goods were when they were sold; the generic name and the supplier as they are now. */
const GOODS = sql`l.snapshot ->> 'name' as name, l.snapshot ->> 'spec' as spec, l.snapshot ->> 'unit' as unit,
  l.snapshot ->> 'maker' as maker, l.snapshot ->> 'approval_no' as approval_no`

export async function findBookLines(db: Db, ids: readonly number[]): Promise<BookLine[]> {
  const sent = (column: ReturnType<typeof sql>) => sql`(select string_agg(${column}, '、' order by b.expires, b.id)
    from (select distinct s.batch_id from shipment_line s join shipment p on p.id = s.shipment_id
      where s.order_line_id = l.id and p.after_sale_id is null) x join goods_batch b on b.id = x.batch_id)`
  const { rows } = await sql<BookLine>`select o.no, t.paid_at, l.line_no, l.type, ${GOODS}, g.common_name,
      l.snapshot ->> 'dosage_form' as dosage_form, u.name as supplier,
      ${sent(sql`b.lot_no`)} as lots, ${sent(sql`b.expires::text`)} as expires,
      l.qty, l.list_cents, l.discount_cents, l.net_cents,
      (select string_agg(a.title, '、' order by a.seq) from order_adjustment a where a.order_line_id = l.id) as reasons,
      case when o.status = 'refunded' then l.qty else l.returned_qty end as returned_qty, (${KEPT})::bigint as kept
    from orders o join trade t on t.id = o.trade_id join order_line l on l.order_id = o.id
      join goods g on g.id = l.goods_id join supplier u on u.id = g.supplier_id
    where o.id = any(${ids}::bigint[]) order by o.id, l.line_no`.execute(db)
  return rows
}

export interface BookLot {
  readonly no: string
  readonly at: Date
  readonly is_resent: boolean
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly maker: string
  readonly approval_no: string | null
  readonly lot_no: string
  readonly produced: string
  readonly expires: string
  readonly days: number
  readonly qty: number
  readonly carrier: string
  readonly tracking_no: string
}

export async function findBookLots(db: Db, ids: readonly number[]): Promise<BookLot[]> {
  const { rows } = await sql<BookLot>`select o.no, p.at, p.after_sale_id is not null as is_resent, ${GOODS}, b.lot_no,
      b.produced::text as produced, b.expires::text as expires, b.expires - (p.at at time zone 'Asia/Shanghai')::date as days,
      s.qty, p.carrier, p.tracking_no
    from orders o join order_line l on l.order_id = o.id join shipment_line s on s.order_line_id = l.id
      join shipment p on p.id = s.shipment_id join goods_batch b on b.id = s.batch_id
    where o.id = any(${ids}::bigint[]) order by o.id, l.line_no, b.expires, b.id, p.id`.execute(db)
  return rows
}

export interface BookRefund {
  readonly no: string
  readonly at: Date
  readonly after_sale_no: string | null
  readonly name: string | null
  readonly qty: number | null
  readonly tender: 'online' | 'balance' | 'voucher'
  readonly cents: number
  readonly is_held_back: boolean
  readonly status: 'pending' | 'settled' | 'failed'
  readonly refund_no: string
}

/** The line of a refund is in its cause; one of the whole order has none. */
export async function findBookRefunds(db: Db, ids: readonly number[]): Promise<BookRefund[]> {
  const { rows } = await sql<BookRefund>`select o.no, r.created_at as at, a.no as after_sale_no, l.snapshot ->> 'name' as name,
      (select x.qty from after_sale_line x where x.after_sale_id = a.id and x.order_line_id = l.id) as qty,
      r.tender, r.cents, r.is_held_back, r.status, r.no as refund_no
    from refund r join orders o on o.id = r.order_id
      left join after_sale a on a.id = substring(r.cause from '^after_sale:([0-9]{1,15}):')::bigint and a.order_id = o.id
      left join order_line l on l.order_id = o.id
        and l.id = substring(r.cause from '^(?:after_sale:[0-9]{1,15}|line):([0-9]{1,15})')::bigint
    where o.id = any(${ids}::bigint[]) order by o.id, r.id`.execute(db)
  return rows
}

export interface BookInvoice {
  readonly no: string
  readonly invoice_no: string | null
  readonly kind: InvoiceKind
  readonly red_of: number | null
  readonly reversed: number
  readonly status: InvoiceStatus
  readonly at: Date | null
  readonly cents: number
  readonly orders: string
}

/** Invoices over the orders, and what took them back. */
export async function findBookInvoices(db: Db, memberId: number, ids: readonly number[]): Promise<BookInvoice[]> {
  const { rows } = await sql<BookInvoice>`select i.no, i.invoice_no, i.kind, i.red_of, i.status, i.decided_at as at, i.cents,
      (select count(*)::int from invoice r where r.red_of = i.id and r.status = 'issued') as reversed,
      (select string_agg(o.no, '、' order by o.id) from invoice_order x join orders o on o.id = x.order_id
        where x.invoice_id = i.id) as orders
    from invoice i where i.member_id = ${memberId}
      and exists (select 1 from invoice_order x where x.invoice_id = i.id and x.order_id = any(${ids}::bigint[])) order by i.id`.execute(db)
  return rows
}
