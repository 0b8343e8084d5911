import { notFound, refused } from '../../server/apiErrors.ts'
import type { Deps } from '../../deps.ts'
import type { OrderStatus } from '../../db/tables/trade.ts'
import { shrinkPromises, takePromises } from '../cashback/cashback.service.ts'
import { tellOfOrders } from '../message/tellings.ts'
import { actAs, type Acting } from '../audit/actor.ts'
import { giveBack, type GivenBack } from './giveBack.ts'
import { moveSold } from './sold.repo.ts'
import {
  findTradeIdOfOrder,
  findTradeOrders,
  lockTrade,
  setOrderStatus,
  setPayStatus,
  type TradeOrderRow,
  type TradeRow,
} from './trade.repo.ts'

export interface LockedOrder {
  readonly trade: TradeRow
  readonly order: TradeOrderRow
  readonly orders: readonly TradeOrderRow[]
}

/** One order with its trade locked. `memberId` null is the staff's view; a member's is blind for the orders of others. */
export async function lockOrder(tx: Deps, orderId: number, memberId: number | null): Promise<LockedOrder> {
  const tradeId = await findTradeIdOfOrder(tx.db, orderId, memberId)
  const trade = tradeId === null ? null : await lockTrade(tx.db, tradeId)
  if (trade === null) throw notFound('订单不存在')
  const orders = await findTradeOrders(tx.db, trade.id)
  const order = orders.find((candidate) => candidate.id === orderId)
  if (order === undefined) throw notFound('订单不存在')
  return { trade, order, orders }
}

/** One order as it stands, for reading. */
export async function readOrder({ db }: Deps, orderId: number, memberId: number | null): Promise<TradeOrderRow> {
  const tradeId = await findTradeIdOfOrder(db, orderId, memberId)
  const order = tradeId === null ? undefined : (await findTradeOrders(db, tradeId)).find((candidate) => candidate.id === orderId)
  if (order === undefined) throw notFound('订单不存在')
  return order
}

/** Moves orders of one member on; the database tells of it, and the member finds a message. */
export async function moveOrders(
  tx: Deps,
  orders: readonly TradeOrderRow[],
  to: OrderStatus,
  by: Acting,
  more: { cancelReason?: string; receivedAt?: Date } = {},
): Promise<void> {
  if (orders.length === 0) return
  await actAs(tx, by)
  await setOrderStatus(
    tx.db,
    orders.map((order) => order.id),
    to,
    more,
  )
  await tellOfOrders(tx, orders, to, by)
}

/**
 * Paid in full: by a settled payment, or at once where vouchers and balance cover everything. The trade must be locked and unpaid, its
 * orders read since.
 */
export async function markPaid(tx: Deps, tradeId: number, orders: readonly TradeOrderRow[]): Promise<void> {
  await setPayStatus(tx.db, tradeId, 'paid', tx.clock.now())
  const orderIds = orders.map((order) => order.id)
  await moveOrders(tx, orders, 'paid', { actor: 'system' })
  await takePromises(tx, orderIds)
  await moveSold(tx.db, orderIds, 1)
}

/** Ends a trade that nobody paid; everything it held is free again. The trade must be locked. */
export async function closeUnpaid(
  tx: Deps,
  trade: TradeRow,
  how: { readonly to: 'cancelled' | 'timeout'; readonly by: Acting; readonly reason?: string },
): Promise<GivenBack> {
  if (trade.pay_status !== 'unpaid') throw refused('STATE_CHANGED')
  const orders = await findTradeOrders(tx.db, trade.id)
  await setPayStatus(tx.db, trade.id, 'closed')
  await moveOrders(tx, orders, how.to, how.by, how.reason === undefined ? {} : { cancelReason: how.reason })
  const back = await giveBack(tx, orders, { ofTrade: trade.id })
  await shrinkPromises(
    tx,
    orders.map((order) => order.id),
    { toNothing: true },
  )
  return back
}
