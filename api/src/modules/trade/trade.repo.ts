import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { OrderStatus, PayStatus } from '../../db/tables/trade.ts'

export type TradeRow = RowOf<typeof findTrade>

export type TradeOrderRow = RowOf<typeof findTradeOrders>

const TRADE = ['id', 'no', 'member_id', 'payable', 'online', 'pay_mode', 'pay_status', 'expires_at', 'paid_at', 'created_at'] as const

export async function findTrade(db: Db, id: number) {
  return (await db.selectFrom('trade').where('id', '=', id).select(TRADE).executeTakeFirst()) ?? null
}

/** Whatever changes a trade or its orders locks it first: what comes at the same instant waits, then sees the outcome. */
export async function lockTrade(db: Db, id: number): Promise<TradeRow | null> {
  return (await db.selectFrom('trade').where('id', '=', id).select(TRADE).forNoKeyUpdate().executeTakeFirst()) ?? null
}

export function findTradeOrders(db: Db, tradeId: number) {
  return (
    db
      .selectFrom('orders as o')
      .where('o.trade_id', '=', tradeId)
      .orderBy('o.id')
      .select([
        'o.id',
        'o.no',
        'o.trade_id',
        'o.member_id',
        'o.ck_id',
        'o.ship_kind',
        'o.goods_cents',
        'o.shipping_cents',
        'o.payable',
        'o.voucher',
        'o.balance',
        'o.online',
        'o.status',
        'o.version',
        'o.received_at',
      ])
      .select(sql<boolean>`(select t.wants_dossier from trade t where t.id = o.trade_id)`.as('wants_dossier'))
      // Fees that staff signed, in all.
      .select(sql<number>`coalesce((select sum(f.cents)::bigint from order_fee f where f.order_id = o.id), 0)`.as('fees'))
      .execute()
  )
}

export async function findTradeIdOfOrder(db: Db, orderId: number, memberId: number | null): Promise<number | null> {
  const row = await db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .$if(memberId !== null, (qb) => qb.where('member_id', '=', memberId ?? 0))
    .select('trade_id')
    .executeTakeFirst()
  return row?.trade_id ?? null
}

/** What is to be paid online: what the buyer agreed to and the fees that staff signed. */
export function dueOf(orders: readonly TradeOrderRow[]): number {
  return orders.reduce((sum, order) => sum + order.online + order.fees, 0)
}

export async function setPayStatus(db: Db, tradeId: number, payStatus: PayStatus, paidAt?: Date): Promise<void> {
  await db
    .updateTable('trade')
    .set({ pay_status: payStatus, ...(paidAt === undefined ? {} : { paid_at: paidAt }) })
    .where('id', '=', tradeId)
    .execute()
}

/** Moves the orders on and returns their new versions; the database knows which moves there are. */
export async function setOrderStatus(
  db: Db,
  orderIds: readonly number[],
  status: OrderStatus,
  more: { cancelReason?: string; receivedAt?: Date } = {},
): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      status,
      ...(more.cancelReason === undefined ? {} : { cancel_reason: more.cancelReason }),
      ...(more.receivedAt === undefined ? {} : { received_at: more.receivedAt }),
    })
    .where('id', 'in', orderIds)
    .execute()
}

export async function countUnpaid(db: Db, memberId: number): Promise<number> {
  const row = await db
    .selectFrom('trade')
    .where('member_id', '=', memberId)
    .where('pay_status', '=', 'unpaid')
    .select((eb) => eb.fn.countAll<number>().as('trades'))
    .executeTakeFirstOrThrow()
  return row.trades
}

export function findOverdue(db: Db, now: Date, limit: number): Promise<{ id: number }[]> {
  return db
    .selectFrom('trade')
    .where('pay_status', '=', 'unpaid')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .select('id')
    .execute()
}

/** Where an order asked back returns to when staff refuses; the database keeps it. */
export async function findOrderResume(db: Db, orderId: number): Promise<'paid' | 'billed'> {
  const { resume_status: resume } = await db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select('resume_status')
    .executeTakeFirstOrThrow()
  if (resume === null) throw new Error(`order ${orderId} is not being refunded`)
  return resume
}
