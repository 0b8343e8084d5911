import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { MemberKind } from '../../db/tables/identity.ts'
import type { OrderStatus } from '../../db/tables/trade.ts'

const SINCE = 'autopilot_since'

/** From when on orders are the visitors' own: what the demo came with stays as it is. */
export async function autopilotSince(db: Db, now: Date): Promise<Date> {
  await db
    .insertInto('app_meta')
    .values({ key: SINCE, value: now.toISOString() })
    .onConflict((oc) => oc.column('key').doNothing())
    .execute()
  const { value } = await db.selectFrom('app_meta').where('key', '=', SINCE).select('value').executeTakeFirstOrThrow()
  return new Date(value)
}

export interface Span {
  readonly since: Date
  readonly before: Date
  readonly limit: number
}

/** Orders whose last step is old enough for the next one. */
export function findOrdersToMove(db: Db, { since, before, limit }: Span): Promise<{ id: number; status: OrderStatus }[]> {
  return db
    .selectFrom('orders as o')
    .innerJoin('order_event as e', (join) => join.onRef('e.order_id', '=', 'o.id').onRef('e.seq', '=', 'o.version'))
    .where('o.status', 'in', ['paid', 'billed', 'picked', 'outbound'])
    .where('o.created_at', '>=', since)
    .where('e.at', '<=', before)
    .orderBy('o.id')
    .limit(limit)
    .select(['o.id', 'o.status'])
    .execute()
}

/** Parcels on their way, with how much their carrier has told. */
export async function findParcelsToTrace(db: Db, { since, before, limit }: Span, most: number): Promise<{ id: number; traces: number }[]> {
  const { rows } = await sql<{
    id: number
    traces: number
  }>`select s.id, count(t.seq)::int as traces from shipment s join orders o on o.id = s.order_id
    left join after_sale a on a.id = s.after_sale_id
    join shipment_trace t on t.shipment_id = s.id where s.at >= ${since} and (o.status = 'shipped' or a.status = 'resent')
    group by s.id having max(t.at) <= ${before} and count(t.seq) < ${most} order by s.id limit ${limit}`.execute(db)
  return rows
}

export type AfterSaleToMove = RowOf<typeof findAfterSalesToMove>

/** After-sales that wait for the house and not for the buyer. */
export function findAfterSalesToMove(db: Db, { since, before, limit }: Span) {
  return db
    .selectFrom('after_sale as a')
    .innerJoin('after_sale_event as e', (join) => join.onRef('e.after_sale_id', '=', 'a.id').onRef('e.seq', '=', 'a.version'))
    .where('a.created_at', '>=', since)
    .where('e.at', '<=', before)
    .where((eb) =>
      eb.or([
        eb('a.status', 'in', ['applied', 'returning', 'received']),
        eb.and([eb('a.status', '=', 'approved'), eb('a.type', 'not in', ['return_refund', 'exchange'])]),
      ]),
    )
    .orderBy('a.id')
    .limit(limit)
    .select(['a.id', 'a.order_id', 'a.type', 'a.status'])
    .execute()
}

export function findProofsToConfirm(db: Db, { since, before, limit }: Span): Promise<{ trade_id: number; cents: number }[]> {
  return db
    .selectFrom('transfer_proof as p')
    .innerJoin('trade as t', 't.id', 'p.trade_id')
    .where('p.status', '=', 'submitted')
    .where('t.pay_status', '=', 'unpaid')
    .where('p.created_at', '>=', since)
    .where('p.created_at', '<=', before)
    .orderBy('p.id')
    .limit(limit)
    .select(['p.trade_id', 'p.cents'])
    .execute()
}

export async function findInvoicesToIssue(db: Db, { since, before, limit }: Span): Promise<number[]> {
  const rows = await db
    .selectFrom('invoice')
    .where('status', '=', 'applied')
    .where('created_at', '>=', since)
    .where('created_at', '<=', before)
    .where(
      sql<boolean>`(not exists (select from red_letter l where l.red_id = invoice.id)
        or exists (select from red_letter l where l.red_id = invoice.id and l.state in ('confirmed','not_needed')))`,
    )
    .orderBy('id')
    .limit(limit)
    .select('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Red letters that visitors apply for. */
export async function findLettersToAnswer(db: Db, { since, before, limit }: Span): Promise<number[]> {
  const rows = await db
    .selectFrom('red_letter')
    .where('state', '=', 'awaits_seller')
    .where('applied_at', '>=', since)
    .where('applied_at', '<=', before)
    .where(sql<boolean>`due_at > told_now()`)
    .orderBy('id')
    .limit(limit)
    .select('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Stamped receipts that visitors have handed in. */
export async function findReceiptsToJudge(db: Db, { since, before, limit }: Span): Promise<number[]> {
  const rows = await db
    .selectFrom('controlled_receipt')
    .where('status', '=', 'uploaded')
    .where('uploaded_at', '>=', since)
    .where('uploaded_at', '<=', before)
    .orderBy('order_id')
    .limit(limit)
    .select('order_id')
    .execute()
  return rows.map((row) => row.order_id)
}

export async function findCertificatesToJudge(db: Db, { since, before, limit }: Span): Promise<number[]> {
  const rows = await db
    .selectFrom('certificate')
    .where('status', '=', 'pending')
    .where('submitted_at', '>=', since)
    .where('submitted_at', '<=', before)
    .orderBy('id')
    .limit(limit)
    .select('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Shops under review that have registered, handed in a paper or changed what they say of themselves since; the last of it is old enough. */
export async function findShopsToReview(
  db: Db,
  { since, before, limit }: Span,
): Promise<{ id: number; kind: MemberKind; has_scopes: boolean }[]> {
  const { rows } = await sql<{ id: number; kind: MemberKind; has_scopes: boolean }>`
    select m.id, m.kind, exists (select 1 from member_scope s where s.member_id = m.id) as has_scopes
    from member m, lateral (select greatest(m.created_at, (select max(c.submitted_at) from certificate c where c.member_id = m.id),
      (select max(a.at) from audit_log a where a.member_id = m.id and a.action = 'shop.save')) as at) last
    where m.review = 'pending' and last.at >= ${since} and last.at <= ${before} order by m.id limit ${limit}`.execute(db)
  return rows
}
