import type { OrderStatus } from '../../db/tables/trade.ts'
import type { Deps } from '../../deps.ts'
import { refused } from '../../server/apiErrors.ts'
import { followWhole } from '../after-sale/move.ts'
import { findSettledPayment } from '../payment/payment.repo.ts'
import { insertRefunds, type NewRefund } from '../payment/refund.repo.ts'
import { giveBack } from '../trade/giveBack.ts'
import { newRefundNo } from '../trade/numbers.ts'
import { findOrderResume, moveSold, setPayStatus, type TradeOrderRow, type TradeRow } from '../trade/trade.repo.ts'
import { lockOrder, moveOrders } from '../trade/trade.service.ts'

/** Staff takes an order back that was billed already; only then may its money return. */
export async function openRefund(tx: Deps, orderId: number, staff: string): Promise<OrderStatus> {
  const { order } = await lockOrder(tx, orderId, null)
  if (order.status !== 'billed') throw refused('STATE_CHANGED')
  await moveOrders(tx, [order], 'refunding', { actor: 'staff', note: staff })
  return 'refunding'
}

/** Refused: the order goes on where it stood. Agreed: everything goes back where it came from, the online part through its channel. */
export async function decideRefund(tx: Deps, orderId: number, decision: { readonly agree: boolean; readonly note: string }): Promise<{ status: OrderStatus; tradeId: number }> {
  const { trade, order, orders } = await lockOrder(tx, orderId, null)
  if (order.status !== 'refunding') throw refused('STATE_CHANGED')
  if (!decision.agree) {
    const back = await findOrderResume(tx.db, order.id)
    await followWhole(tx, orderId, decision)
    await moveOrders(tx, [order], back, { actor: 'staff', note: decision.note })
    return { status: back, tradeId: trade.id }
  }
  await followWhole(tx, orderId, decision)
  await moveOrders(tx, [order], 'refunded', { actor: 'system', note: decision.note })
  await refundOrder(tx, trade, order, orders)
  return { status: 'refunded', tradeId: trade.id }
}

async function refundOrder(tx: Deps, trade: TradeRow, order: TradeOrderRow, orders: readonly TradeOrderRow[]): Promise<void> {
  const rest = orders.filter((one) => one.id !== order.id && one.status !== 'refunded')
  // A coupon was spent on the trade as a whole: it comes back with the last of its orders.
  await giveBack(tx, [order], { ofTrade: rest.length === 0 ? trade.id : null })
  await moveSold(tx.db, [order.id], -1)
  await setPayStatus(tx.db, trade.id, rest.length === 0 ? 'refunded' : 'part_refunded')
  const payment = await findSettledPayment(tx.db, trade.id)
  const base = { tradeId: trade.id, orderId: order.id, cause: `order:${order.id}`, now: tx.clock.now() }
  const parts: readonly (Pick<NewRefund, 'tender' | 'cents' | 'status' | 'paymentId'>)[] = [
    { tender: 'online', cents: payment === null ? 0 : order.online + order.fees, status: 'pending', paymentId: payment?.id ?? null },
    { tender: 'balance', cents: order.balance, status: 'settled', paymentId: null },
    { tender: 'voucher', cents: order.voucher, status: 'settled', paymentId: null },
  ]
  await insertRefunds(tx.db, parts.filter((part) => part.cents > 0).map((part) => ({ ...base, ...part, no: newRefundNo(tx) })))
}
