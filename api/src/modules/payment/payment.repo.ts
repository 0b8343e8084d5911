import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { ChannelName } from '../../db/tables/trade.ts'

export type PaymentRow = RowOf<typeof findPayment>

const COLUMNS = [
  'id',
  'no',
  'trade_id',
  'channel',
  'attempt',
  'amount',
  'status',
  'kind',
  'code_url',
  'page_url',
  'channel_txn',
  'expires_at',
] as const

export async function findPayment(db: Db, id: number) {
  return (await db.selectFrom('payment').where('id', '=', id).select(COLUMNS).executeTakeFirst()) ?? null
}

export async function findPaymentByNo(db: Db, no: string): Promise<PaymentRow | null> {
  return (await db.selectFrom('payment').where('no', '=', no).select(COLUMNS).executeTakeFirst()) ?? null
}

export async function findOpenPayment(db: Db, tradeId: number): Promise<PaymentRow | null> {
  return (
    (await db
      .selectFrom('payment')
      .where('trade_id', '=', tradeId)
      .where('status', 'in', ['created', 'pending'])
      .select(COLUMNS)
      .executeTakeFirst()) ?? null
  )
}

export async function findSettledPayment(db: Db, tradeId: number): Promise<PaymentRow | null> {
  return (
    (await db.selectFrom('payment').where('trade_id', '=', tradeId).where('status', '=', 'settled').select(COLUMNS).executeTakeFirst()) ??
    null
  )
}

export async function insertPayment(
  db: Db,
  row: { no: string; tradeId: number; channel: ChannelName; amount: number; createdAt: Date; expiresAt: Date },
): Promise<PaymentRow> {
  return db
    .insertInto('payment')
    .values({
      no: row.no,
      trade_id: row.tradeId,
      channel: row.channel,
      amount: row.amount,
      created_at: row.createdAt,
      expires_at: row.expiresAt,
      attempt: sql<number>`(select coalesce(max(attempt), 0) + 1 from payment where trade_id = ${row.tradeId})`,
      kind: null,
      code_url: null,
      page_url: null,
      channel_txn: null,
      settled_at: null,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** The money has come; what it is for decides the status. */
export async function markReceived(db: Db, id: number, status: 'settled' | 'refund_due', txn: string, at: Date): Promise<void> {
  await db.updateTable('payment').set({ status, channel_txn: txn, settled_at: at }).where('id', '=', id).execute()
}

export async function markRefunded(db: Db, id: number): Promise<void> {
  await db.updateTable('payment').set({ status: 'refunded' }).where('id', '=', id).where('status', '=', 'refund_due').execute()
}

/** False for a notice that was seen before. */
export async function insertNotice(
  db: Db,
  notice: { channel: string; id: string; paymentNo: string; body: unknown; at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('payment_notice')
    .values({
      channel: notice.channel,
      notice_id: notice.id,
      payment_no: notice.paymentNo,
      body: JSON.stringify(notice.body),
      at: notice.at,
    })
    .onConflict((oc) => oc.columns(['channel', 'notice_id']).doNothing())
    .returning('notice_id')
    .executeTakeFirst()
  return row !== undefined
}
