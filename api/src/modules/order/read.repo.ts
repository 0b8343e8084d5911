import { type RawBuilder, sql } from 'kysely'
import { LINE_QTY_MAX } from 'rules/constants'
import { readTraceCode } from 'rules/traceCodes'
import { newestFirst, partOf, type PageAsk } from '../../db/newestFirst.ts'
import type { Db, RowOf } from '../../db/schema.ts'
import type { OrderStatus } from '../../db/tables/trade.ts'
import type { Day } from '../../db/tables/identity.ts'
import type { InvoiceKind, InvoiceStatus } from '../../db/tables/paper.ts'
import { likeText } from '../goods/goodsWords.ts'
import { plainName } from '../goods/plainName.ts'
import { AFTER_SALE_OVER } from '../trade/status.ts'
import type { LineSnapshot } from './snapshot.ts'

/** The invoice of an order: the living one, else the last that was refused. */
export interface InvoiceOfOrder {
  id: number
  kind: InvoiceKind
  status: InvoiceStatus
  invoice_no: string | null
  reason: string | null
  reversed: number
  /** The buyer must confirm a red letter. */
  isAwaited: boolean
}

export type OrderRow = RowOf<typeof findOrders>

const memberOrders = (db: Db, memberId: number) => db.selectFrom('orders as o').where('o.member_id', '=', memberId)

/** What the buyer sees of it: hidden orders are gone. Counting joins nothing, or it would read every trade of the past. */
const ownOrders = (db: Db, memberId: number) => memberOrders(db, memberId).where('o.hidden_at', 'is', null)

const COLUMNS = [
  'o.id',
  'o.no',
  'o.trade_id',
  't.no as trade_no',
  'o.ck_id',
  'w.name as ck_name',
  'o.ship_kind',
  'o.goods_cents',
  'o.shipping_cents',
  'o.payable',
  'o.voucher',
  'o.balance',
  'o.online',
  'o.status',
  'o.cancel_reason',
  'o.created_at',
  'o.received_at',
  't.pay_status',
  't.pay_mode',
  't.expires_at',
  't.paid_at',
  't.remark',
  't.wants_dossier',
  't.invoice_kind',
] as const
const DERIVED = [
  sql<number>`coalesce((select sum(f.cents)::bigint from order_fee f where f.order_id = o.id), 0)`.as('fees'),
  sql<number>`(select count(*)::int from order_line l where l.order_id = o.id)`.as('line_count'),
  sql<InvoiceOfOrder | null>`(select jsonb_build_object('id', i.id, 'kind', i.kind, 'status', i.status, 'invoice_no', i.invoice_no,
      'reason', i.reason, 'reversed', (select count(*) from invoice r where r.red_of = i.id and r.status = 'issued'),
      'isAwaited', exists (select from red_letter x where x.blue_id = i.id and x.state = 'awaits_buyer'))
    from invoice_order io join invoice i on i.id = io.invoice_id where io.order_id = o.id and i.red_of is null
    order by io.is_live desc, i.id desc limit 1)`.as('invoice'),
  // Null where no logger went along.
  sql<boolean | null>`(select bool_or(x.state = 'breach') from shipment s join temperature_series x on x.shipment_id = s.id
    where s.order_id = o.id)`.as('has_open_breach'),
  // Written by the order room alone, in this form.
  sql<{ name: string; phone: string; address: string }>`o.address`.as('address'),
] as const

const whole = (query: ReturnType<typeof memberOrders>) =>
  query.innerJoin('trade as t', 't.id', 'o.trade_id').innerJoin('warehouse as w', 'w.id', 'o.ck_id').select(COLUMNS).select(DERIVED)

export interface OrderSearch {
  readonly statuses: readonly OrderStatus[] | null
  readonly keywords: string | null
  readonly from: Date | null
  readonly to: Date | null
  readonly isEph: boolean | null
}

/** Part of a number: no goods are called so, and looking into the lines of all orders takes twenty times as long. */
const MANY_DIGITS = /^\d{8,}(_\d*)?$/
const IN_NUMBERS = /^[\d_]*$/

function within(db: Db, memberId: number, search: OrderSearch) {
  let query = ownOrders(db, memberId)
  if (search.statuses !== null) query = query.where('o.status', 'in', search.statuses)
  if (search.from !== null) query = query.where('o.created_at', '>=', search.from)
  if (search.to !== null) query = query.where('o.created_at', '<', search.to)
  if (search.isEph !== null) query = query.where('o.ship_kind', search.isEph ? '=' : '<>', 'ephedrine')
  return query
}

/** Orders that a box went with, or any box of a pack. */
function sentWith(code: string): RawBuilder<unknown> {
  return sql`with recursive held as (
      select ${code}::text as code union select c.code from held h join trace_code c on c.parent_code = h.code)
    select s.order_id from held h join trace_step s on s.code = h.code where s.order_id is not null`
}

/** All orders a word is found in, the newest first. Lines are read once, and each name is made plain once, however many lines have it. */
async function findByWord(db: Db, memberId: number, search: OrderSearch, word: string): Promise<number[]> {
  const orders = within(db, memberId, search).select(['o.id', 'o.no'])
  const code = readTraceCode(word)
  const arms = [
    ...(IN_NUMBERS.test(word) ? [sql`select o.id from ${orders} o where o.no like ${`%${likeText(word)}%`}`] : []),
    ...(MANY_DIGITS.test(word)
      ? []
      : [
          sql`select unnest(n.ids) from (select l.snapshot ->> 'name' as name, array_agg(o.id) as ids
            from ${orders} o join order_line l on l.order_id = o.id group by 1 offset 0) n
            where plain_name(n.name) like ${`%${likeText(plainName(word))}%`}`,
        ]),
    ...(code === null ? [] : [sql`select o.id from ${orders} o where o.id in (${sentWith(code)})`]),
  ]
  const { rows } = await sql<{ id: number }>`select distinct id from (${sql.join(arms, sql` union all `)}) found (id)
    order by id desc`.execute(db)
  return rows.map(({ id }) => id)
}

/** Which orders a part of the list has. What stands beside an order is read of these alone, not of those that are skipped. */
async function findPart(db: Db, memberId: number, search: OrderSearch, ask: PageAsk) {
  if (search.keywords !== null) {
    const all = await findByWord(db, memberId, search, search.keywords)
    return { ...partOf(all, ask), total: all.length }
  }
  const found = within(db, memberId, search)
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { rows, hasMore } = await newestFirst(found.select('o.id'), 'o.id', ask)
  return { ids: rows.map(({ id }) => id), hasMore, total }
}

/** A part of the shop's orders, and how many there are in all. */
export async function findOrders(db: Db, memberId: number, search: OrderSearch, ask: PageAsk) {
  const { ids, hasMore, total } = await findPart(db, memberId, search, ask)
  const part = whole(memberOrders(db, memberId).where('o.id', 'in', ids)).orderBy('o.id', 'desc')
  return { rows: ids.length === 0 ? [] : await part.execute(), hasMore, total }
}

export async function countByStatus(db: Db, memberId: number): Promise<Map<OrderStatus, number>> {
  const rows = await ownOrders(db, memberId)
    .groupBy('o.status')
    .select(['o.status', sql<number>`count(*)::int`.as('orders')])
    .execute()
  return new Map(rows.map((row) => [row.status, row.orders]))
}

export async function findOrder(db: Db, memberId: number, id: number, { evenHidden = false } = {}): Promise<OrderRow | null> {
  return (await whole((evenHidden ? memberOrders : ownOrders)(db, memberId).where('o.id', '=', id)).executeTakeFirst()) ?? null
}

export async function hideOrder(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('orders').set({ hidden_at: now }).where('id', '=', id).execute()
}

export type LineRow = RowOf<typeof findLines>

/** Lines of several orders at once, each with its lots and its reasons. */
export async function findLines(db: Db, orderIds: readonly number[], most = LINE_QTY_MAX) {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('order_line as l')
    .where('l.order_id', 'in', orderIds)
    .where('l.line_no', '<=', most)
    .orderBy('l.order_id')
    .orderBy('l.line_no')
    .select([
      'l.id',
      'l.order_id',
      'l.goods_id',
      'l.combo_id',
      'l.type',
      'l.qty',
      'l.unit_price',
      'l.list_cents',
      'l.discount_cents',
      'l.net_cents',
      'l.returned_qty',
      'l.refunded_cents',
    ])
    .select([
      sql<LineSnapshot>`l.snapshot`.as('snapshot'),
      // Units that were not shipped, since their lot had lapsed, and what went back for them.
      sql<{
        qty: number
        cents: number
      }>`(select jsonb_build_object('qty', coalesce(sum(p.qty), 0), 'cents', coalesce(sum(p.cents), 0)) from line_lapse p
        where p.order_line_id = l.id)`.as('lapsed'),
      sql<
        { lot: string; expires: Day; qty: number; is_recalled: boolean }[]
      >`coalesce((select jsonb_agg(jsonb_build_object('lot', b.lot_no, 'expires', b.expires, 'qty', s.qty,
          'is_recalled', b.recall_id is not null) order by b.expires, b.id)
        from shipment_line s join shipment p on p.id = s.shipment_id join goods_batch b on b.id = s.batch_id 
        where s.order_line_id = l.id and p.after_sale_id is null), '[]')`.as('lots'),
      sql<
        { phase: string; title: string; cents: number }[]
      >`coalesce((select jsonb_agg(jsonb_build_object('phase', a.phase, 'title', a.title, 'cents', a.cents) order by a.seq)
        from order_adjustment a where a.order_line_id = l.id), '[]')`.as('adjustments'),
    ])
    .execute()
}

export type EventRow = RowOf<typeof findEvents>

export function findEvents(db: Db, orderId: number) {
  return db
    .selectFrom('order_event')
    .where('order_id', '=', orderId)
    .orderBy('seq')
    .select(['seq', 'from_status', 'to_status', 'actor', 'note', 'at'])
    .execute()
}

export function findFees(db: Db, orderId: number): Promise<{ title: string; cents: number; at: Date }[]> {
  return db.selectFrom('order_fee').where('order_id', '=', orderId).orderBy('id').select(['title', 'cents', 'at']).execute()
}

export type PaymentRow = RowOf<typeof findPayments>

export function findPayments(db: Db, tradeId: number) {
  return db
    .selectFrom('payment')
    .where('trade_id', '=', tradeId)
    .orderBy('id')
    .select(['id', 'channel', 'amount', 'status', 'created_at', 'settled_at'])
    .execute()
}

export function findRefunds(db: Db, orderId: number): Promise<{ tender: string; cents: number; status: string; created_at: Date }[]> {
  return db
    .selectFrom('refund')
    .where('order_id', '=', orderId)
    .where('is_held_back', '=', false)
    .orderBy('id')
    .select(['tender', 'cents', 'status', 'created_at'])
    .execute()
}

/** The document a trade was priced from, as it was then; null where its time of keeping is over. */
export async function findPricing(db: Db, tradeId: number): Promise<unknown> {
  const { rows } = await sql<{ pricing: unknown }>`select coalesce(a.pricing, nullif(t.pricing, '{}')) as pricing
    from trade t left join trade_archive a on a.trade_id = t.id where t.id = ${tradeId}`.execute(db)
  return rows[0]?.pricing ?? null
}

export async function countOpen(db: Db, memberId: number): Promise<number> {
  const row = await db
    .selectFrom('after_sale')
    .where('member_id', '=', memberId)
    .where('status', 'not in', AFTER_SALE_OVER)
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow()
  return row.open
}
