import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { ChannelName } from '../../db/tables/trade.ts'

export interface NewRefund {
  readonly no: string
  readonly tradeId: number
  readonly orderId: number | null
  readonly paymentId: number | null
  /** One cause is refunded once. */
  readonly cause: string
  readonly cents: number
  readonly tender: 'online' | 'balance' | 'voucher'
  readonly status: 'pending' | 'settled'
  /** Kept for cashback that was credited too much: no money moves. */
  readonly isHeldBack?: boolean
  readonly now: Date
}

export async function insertRefunds(db: Db, rows: readonly NewRefund[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('refund')
    .values(
      rows.map((row) => ({
        no: row.no,
        trade_id: row.tradeId,
        order_id: row.orderId,
        payment_id: row.paymentId,
        cause: row.cause,
        cents: row.cents,
        tender: row.tender,
        status: row.status,
        is_held_back: row.isHeldBack === true,
        created_at: row.now,
        settled_at: row.status === 'settled' ? row.now : null,
      })),
    )
    .onConflict((oc) => oc.columns(['cause', 'tender']).doNothing())
    .execute()
}

export interface GivenBack {
  voucher: number
  balance: number
  online: number
}

/** What each tender of an order gave back or holds back. What its channel refused is spoken for: it is sent again or settled by hand. */
export async function findGivenBack(db: Db, orderId: number): Promise<GivenBack> {
  const rows = await db
    .selectFrom('refund')
    .where('order_id', '=', orderId)
    .groupBy('tender')
    .select(['tender', sql<number>`sum(cents)::bigint`.as('cents')])
    .execute()
  const given: GivenBack = { voucher: 0, balance: 0, online: 0 }
  for (const { tender, cents } of rows) given[tender] = cents
  return given
}

/** What is left of a payment. */
export async function findPaymentRest(db: Db, { id, amount }: { readonly id: number; readonly amount: number }): Promise<number> {
  const { given } = await db
    .selectFrom('refund')
    .where('payment_id', '=', id)
    .where('status', '<>', 'failed')
    .select(sql<number>`coalesce(sum(cents), 0)::bigint`.as('given'))
    .executeTakeFirstOrThrow()
  return amount - given
}

export interface PendingRefund {
  id: number
  no: string
  cents: number
  payment_id: number
  payment_no: string
  channel: ChannelName
  channel_txn: string | null
  amount: number
}

/** Refunds that have still to reach the channel or to be answered by it. */
export async function findPendingRefunds(db: Db, only: { tradeId: number } | { limit: number }): Promise<PendingRefund[]> {
  const query = db
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .where('r.status', '=', 'pending')
    .orderBy('r.id')
    .select(['r.id', 'r.no', 'r.cents', 'p.id as payment_id', 'p.no as payment_no', 'p.channel', 'p.channel_txn', 'p.amount'])
  return 'tradeId' in only ? query.where('r.trade_id', '=', only.tradeId).execute() : query.limit(only.limit).execute()
}

export async function endRefund(db: Db, id: number, status: 'settled' | 'failed', now: Date): Promise<void> {
  await db
    .updateTable('refund')
    .set({ status, settled_at: status === 'settled' ? now : null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}
