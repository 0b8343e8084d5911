import { sql } from 'kysely'
import { newestFirst, type PageAsk } from '../../db/newestFirst.ts'
import type { Db, RowOf } from '../../db/schema.ts'
import { openBuyer, sealBuyer, type Sealing } from '../../db/seal.ts'
import type { InvoiceKind, InvoiceStatus } from '../../db/tables/paper.ts'
import type { OrderStatus } from '../../db/tables/trade.ts'
import type { InvoiceContent } from './invoiceContent.ts'
import { LETTER_OF } from './redLetter.repo.ts'
import type { InvoiceBuyer } from '../shop/invoiceBuyer.ts'

export type InvoiceRecord = RowOf<typeof findInvoice>

/** Goods are with the buyer: what they cost is certain. */
const INVOICEABLE: readonly OrderStatus[] = ['shipped', 'received', 'completed']

interface Sealed extends Sealing {
  readonly db: Db
}

const opened = <R extends { buyer: InvoiceBuyer }>(deps: Sealed, row: R): R => ({ ...row, buyer: openBuyer(deps, row.buyer) })
const openedOrNull = <R extends { buyer: InvoiceBuyer }>(deps: Sealed, row: R | undefined): R | null =>
  row === undefined ? null : opened(deps, row)

function select(db: Db) {
  return (
    db
      .selectFrom('invoice as i')
      .select([
        'i.id',
        'i.no',
        'i.member_id',
        'i.kind',
        'i.cents',
        'i.status',
        'i.invoice_no',
        'i.reason',
        'i.created_at',
        'i.decided_at',
        'i.red_of',
      ])
      // Both are written by insertInvoice alone.
      .select([sql<InvoiceBuyer>`i.buyer`.as('buyer'), sql<InvoiceContent>`i.content`.as('content')])
      // The number of the invoice it takes back, and what of it was taken back by reversals that are issued.
      .select([
        sql<string | null>`(select b.invoice_no from invoice b where b.id = i.red_of)`.as('blue_no'),
        sql<number>`coalesce((select -sum(r.cents)::bigint from invoice r where r.red_of = i.id and r.status = 'issued'), 0)`.as(
          'reversed',
        ),
        LETTER_OF.as('red_letter'),
      ])
  )
}

export async function findInvoice(deps: Sealed, id: number, memberId: number | null) {
  const found = select(deps.db).where('i.id', '=', id)
  return openedOrNull(deps, await (memberId === null ? found : found.where('i.member_id', '=', memberId)).executeTakeFirst())
}

export async function findInvoices(
  deps: Sealed,
  memberId: number,
  status: InvoiceStatus | null,
  ask: PageAsk,
): Promise<{ rows: InvoiceRecord[]; hasMore: boolean; total: number }> {
  const filtered = <
    Q extends { where(column: 'i.member_id', op: '=', value: number): Q; where(column: 'i.status', op: '=', value: InvoiceStatus): Q },
  >(
    query: Q,
  ): Q =>
    status === null ? query.where('i.member_id', '=', memberId) : query.where('i.member_id', '=', memberId).where('i.status', '=', status)
  const { rows, hasMore } = await newestFirst(filtered(select(deps.db)), 'i.id', ask)
  const { total } = await filtered(
    deps.db.selectFrom('invoice as i').select(sql<number>`count(*)::int`.as('total')),
  ).executeTakeFirstOrThrow()
  return { rows: rows.map((row) => opened(deps, row)), hasMore, total }
}

export async function findInvoiceOfOrder(deps: Sealed, memberId: number, orderId: number): Promise<InvoiceRecord | null> {
  const query = select(deps.db)
    .innerJoin('invoice_order as io', 'io.invoice_id', 'i.id')
    .where('io.order_id', '=', orderId)
    .where('io.is_live', '=', true)
    .where('i.member_id', '=', memberId)
  return openedOrNull(deps, await query.executeTakeFirst())
}

/** What there is on paper over an order: its invoice, and what took it back. */
export async function findIssuedOfOrder(deps: Sealed, memberId: number, orderId: number): Promise<InvoiceRecord[]> {
  const rows = await select(deps.db)
    .innerJoin('invoice_order as io', 'io.invoice_id', 'i.id')
    .where('io.order_id', '=', orderId)
    .where('i.member_id', '=', memberId)
    .where('i.invoice_no', 'is not', null)
    .orderBy('i.id')
    .execute()
  return rows.map((row) => opened(deps, row))
}

/** The newest live invoice of an order, or the one with that number, of whoever's phone ends so. */
export async function findByTail(
  deps: Sealed,
  by: { invoiceNo: string | null; orderNo: string | null },
  phoneTail: string,
): Promise<InvoiceRecord | null> {
  const query = select(deps.db)
    .innerJoin('invoice_order as io', 'io.invoice_id', 'i.id')
    .innerJoin('orders as o', 'o.id', 'io.order_id')
    .where(sql<boolean>`right(regexp_replace(o.address ->> 'phone', '\\D', '', 'g'), 4) = ${phoneTail}`)
  const found =
    by.invoiceNo === null
      ? query.where('o.no', '=', by.orderNo ?? '').where('i.red_of', 'is', null)
      : query.where('i.invoice_no', '=', by.invoiceNo)
  return openedOrNull(deps, await found.orderBy('i.id', 'desc').limit(1).executeTakeFirst())
}

export async function insertInvoice(
  deps: Sealed,
  row: {
    no: string
    memberId: number
    kind: InvoiceKind
    buyer: InvoiceBuyer
    content: InvoiceContent
    cents: number
    redOf: number | null
    now: Date
  },
): Promise<number> {
  const { db } = deps
  const { id } = await db
    .insertInto('invoice')
    .values({
      no: row.no,
      member_id: row.memberId,
      kind: row.kind,
      // A reversal is made out to the very same: the database compares what is stored.
      buyer:
        row.redOf === null
          ? JSON.stringify(sealBuyer(deps, row.buyer))
          : sql<string>`(select blue.buyer from invoice blue where blue.id = ${row.redOf})`,
      content: JSON.stringify(row.content),
      cents: row.cents,
      invoice_no: null,
      reason: null,
      created_at: row.now,
      decided_at: null,
      red_of: row.redOf,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('invoice_order')
    .values(
      row.content.orders.map((order) => ({ invoice_id: id, order_id: order.id, member_id: row.memberId, is_live: row.redOf === null })),
    )
    .execute()
  return id
}

/** False when somebody else has decided before. */
export async function decideInvoice(
  db: Db,
  id: number,
  decision: { status: 'issued' | 'failed'; invoiceNo: string | null; reason: string | null },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invoice')
    .set({ status: decision.status, invoice_no: decision.invoiceNo, reason: decision.reason, decided_at: now })
    .where('id', '=', id)
    .where('status', '=', 'applied')
    .executeTakeFirst()
  if (numUpdatedRows > 0n && decision.status === 'failed')
    await db.updateTable('invoice_order').set({ is_live: false }).where('invoice_id', '=', id).execute()
  return numUpdatedRows > 0n
}

/** Reversed in full once the reversals issued come to all of it. */
export async function endReversed(db: Db, id: number): Promise<void> {
  await db
    .updateTable('invoice')
    .set({ status: 'red' })
    .where('id', '=', id)
    .where('status', '=', 'issued')
    .where(sql<boolean>`cents + (select coalesce(sum(r.cents), 0) from invoice r where r.red_of = invoice.id and r.status = 'issued') = 0`)
    .execute()
}

/** What of an order on an invoice is taken back by its reversals, issued or not. */
export async function findReversed(db: Db, invoiceId: number, orderId: number): Promise<number> {
  const { cents } = await db
    .selectFrom('invoice as r')
    .innerJoin('invoice_order as io', 'io.invoice_id', 'r.id')
    .where('r.red_of', '=', invoiceId)
    .where('io.order_id', '=', orderId)
    .select(sql<number>`coalesce(-sum(r.cents)::bigint, 0)`.as('cents'))
    .executeTakeFirstOrThrow()
  return cents
}

/** The invoice that was wished for with a trade. */
export async function findWish(deps: Sealed, tradeId: number): Promise<{ kind: InvoiceKind; buyer: InvoiceBuyer } | null> {
  // Written with the trade by the order room, in this form.
  const row = await deps.db
    .selectFrom('trade')
    .where('id', '=', tradeId)
    .select(['invoice_kind', sql<InvoiceBuyer | null>`invoice_buyer`.as('buyer')])
    .executeTakeFirstOrThrow()
  return row.invoice_kind === null || row.buyer === null ? null : { kind: row.invoice_kind, buyer: openBuyer(deps, row.buyer) }
}

/** At the desk, whose answer is not known; or a reversal whose red letter is not confirmed. */
export async function isHeld(db: Db, id: number, redOf: number | null): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select exists (select from desk_call where kind = 'issue' and ref_id = ${id}
      and state = 'handed') or (${redOf}::bigint is not null and exists (select from red_letter where red_id = ${id})
      and not exists (select from red_letter where red_id = ${id} and state in ('confirmed','not_needed'))) as held`.execute(db)
  return rows[0]?.held === true
}

export async function isInvoiceNoTaken(db: Db, invoiceNo: string): Promise<boolean> {
  return (await db.selectFrom('invoice').where('invoice_no', '=', invoiceNo).select('id').executeTakeFirst()) !== undefined
}

/** Holds the orders, in the order of their ids, so that two applications for one go one after the other. Invoices may be made over them meanwhile. */
export async function lockOrders(
  db: Db,
  memberId: number,
  ids: readonly number[],
): Promise<{ id: number; status: OrderStatus; isHidden: boolean; isInvoiced: boolean }[]> {
  const rows = await db
    .selectFrom('orders')
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .orderBy('id')
    .select(['id', 'status', 'hidden_at'])
    .forNoKeyUpdate()
    .execute()
  const live = await db.selectFrom('invoice_order').where('order_id', 'in', ids).where('is_live', '=', true).select('order_id').execute()
  return rows.map(({ hidden_at: hiddenAt, ...row }) => ({
    ...row,
    isHidden: hiddenAt !== null,
    isInvoiced: live.some(({ order_id: id }) => id === row.id),
  }))
}

/** Holds the living invoice of an order, if there is one. Whoever held it before may have put another in its place. */
export async function lockInvoiceOfOrder(db: Db, orderId: number): Promise<void> {
  const living = db.selectFrom('invoice_order').where('order_id', '=', orderId).where('is_live', '=', true).select('invoice_id')
  for (let held: number | null = null; ;) {
    const id = (await living.executeTakeFirst())?.invoice_id ?? null
    if (id === held || id === null) return
    await db.selectFrom('invoice').where('id', '=', id).select('id').forUpdate().execute()
    held = id
  }
}

export const isInvoiceable = (status: OrderStatus): boolean => INVOICEABLE.includes(status)

/** Orders with goods delivered and something paid, on no live invoice. */
export async function findInvoiceableIds(
  db: Db,
  memberId: number,
  ask: PageAsk,
): Promise<{ rows: { id: number }[]; hasMore: boolean; total: number }> {
  const query = db
    .selectFrom('orders as o')
    .where('o.member_id', '=', memberId)
    .where('o.status', 'in', INVOICEABLE)
    .where('o.hidden_at', 'is', null)
    .where(sql<boolean>`not exists (select 1 from invoice_order x where x.order_id = o.id and x.is_live)`)
    .where(sql<boolean>`o.online + o.balance + coalesce((select sum(f.cents) from order_fee f where f.order_id = o.id), 0)
      > coalesce((select sum(r.cents) from refund r where r.order_id = o.id and r.tender <> 'voucher' and r.status <> 'failed'), 0)`)
  const read = await newestFirst(query.select('o.id'), 'o.id', ask)
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { ...read, total }
}

/** What went back of each order, vouchers aside. */
export async function findRefunded(db: Db, orderIds: readonly number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('refund')
    .where('order_id', 'in', orderIds)
    .where('tender', '<>', 'voucher')
    .where('status', '<>', 'failed')
    .groupBy('order_id')
    .select(['order_id', sql<number>`sum(cents)::bigint`.as('cents')])
    .execute()
  return new Map(rows.map((row) => [row.order_id ?? 0, row.cents]))
}
