import { EPH_RECEIPT_DUE_MS } from 'rules/constants'
import { pointsFor } from 'rules/money'
import type { OrderStatus } from '../../db/tables/trade.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { refused } from '../../server/apiErrors.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { post } from '../ledger/ledger.service.ts'
import type { ChannelName } from '../payment/channels/channel.ts'
import { endOpenPayment } from '../payment/endOpenPayment.ts'
import type { Acting } from '../trade/actor.ts'
import { orderRef, type GivenBack } from '../trade/giveBack.ts'
import { closeUnpaid, lockOrder, moveOrders } from '../trade/trade.service.ts'
import type { TradeOrderRow } from '../trade/trade.repo.ts'
import type { Buyer } from './place.service.ts'
import { findRefundedGoods } from './lineRefund.repo.ts'
import { hideOrder } from './read.repo.ts'
import { insertReceiptDue } from './receipt.repo.ts'
import { isOver } from './status.ts'

export interface Cancelled { status: OrderStatus; back: GivenBack; closed: { channel: ChannelName; no: string } | null }

/** Orders of one trade are paid as one, so an unpaid one is cancelled with its whole trade. */
export function cancelOrder(deps: Deps, buyer: Buyer, order: { readonly id: number; readonly reason: string; readonly clientKey: string }): Promise<Cancelled> {
  const call = { memberId: buyer.memberId, route: 'POST /api/order/{id}/cancel', key: order.clientKey, request: { id: order.id, reason: order.reason } }
  return once(deps, call, (tx) => cancelTrade(tx, order.id, buyer.memberId, { actor: 'buyer', accountId: buyer.accountId, note: order.reason }))
}

/** `memberId` null: the staff cancels. */
export async function cancelTrade(tx: Deps, orderId: number, memberId: number | null, by: Acting): Promise<Cancelled> {
  const { trade, order } = await lockOrder(tx, orderId, memberId)
  if (order.status !== 'unpaid') throw refused('STATE_CHANGED')
  const closed = await endOpenPayment(tx, trade.id)
  const back = await closeUnpaid(tx, trade, { to: 'cancelled', by, ...(by.note === undefined || by.note === null ? {} : { reason: by.note }) })
  return { status: 'cancelled', back, closed }
}

export function askRefund(deps: Deps, buyer: Buyer, orderId: number, reason: string): Promise<OrderStatus> {
  return inTransaction(deps, async (tx): Promise<OrderStatus> => {
    const { order } = await lockOrder(tx, orderId, buyer.memberId)
    if (order.status !== 'paid') throw refused('STATE_CHANGED')
    await moveOrders(tx, [order], 'refunding', { actor: 'buyer', accountId: buyer.accountId, note: reason })
    return 'refunding'
  })
}

export function confirmReceipt(deps: Deps, buyer: Buyer, orderId: number): Promise<OrderStatus> {
  return inTransaction(deps, async (tx): Promise<OrderStatus> => {
    const { order } = await lockOrder(tx, orderId, buyer.memberId)
    if (order.status !== 'shipped') throw refused('STATE_CHANGED')
    await receive(tx, order, { actor: 'buyer', accountId: buyer.accountId })
    return 'received'
  })
}

/** Receipt earns the points, and an ephedrine order then owes its stamped receipt (TRADE §8). */
export async function receive(tx: Deps, order: TradeOrderRow, by: Acting): Promise<void> {
  const now = tx.clock.now()
  await moveOrders(tx, [order], 'received', by, { receivedAt: now })
  if (order.ship_kind === 'ephedrine') await insertReceiptDue(tx.db, { orderId: order.id, memberId: order.member_id, dueAt: new Date(now.getTime() + EPH_RECEIPT_DUE_MS) })
  const points = pointsFor(order.goods_cents - (await findRefundedGoods(tx.db, order.id)))
  if (points > 0) await post(tx, { memberId: order.member_id, kind: 'points', delta: points, reason: 'order_points', ref: orderRef(order.id) })
}

/** Only hides: the order itself is kept for good. */
export function hideOver(deps: Deps, buyer: Buyer, orderId: number): Promise<void> {
  return inTransaction(deps, async (tx) => {
    const { order } = await lockOrder(tx, orderId, buyer.memberId)
    if (!isOver(order.status)) throw refused('STATE_CHANGED')
    await hideOrder(tx.db, orderId, tx.clock.now())
  })
}
