import type { Cents } from 'rules/money'
import type { OrderStatus } from '../../db/tables/trade.ts'
import type { Deps } from '../../deps.ts'
import { refused } from '../../server/apiErrors.ts'
import { followWhole } from './move.ts'
import { shrinkPromises } from '../cashback/cashback.service.ts'
import { grantVoucher } from '../coupon/coupon.service.ts'
import { post } from '../ledger/ledger.service.ts'
import { findSettledPayment } from '../payment/payment.repo.ts'
import { findGivenBack, insertRefunds, type NewRefund } from '../payment/refund.repo.ts'
import { giveBack, ORDER_RETURN, orderRef } from '../trade/giveBack.ts'
import { newRefundNo } from '../trade/numbers.ts'
import { moveSold } from '../trade/sold.repo.ts'
import { findOrderResume, setPayStatus } from '../trade/trade.repo.ts'
import { lockOrder, moveOrders, type LockedOrder } from '../trade/trade.service.ts'
import { VOUCHER_BACK_DAYS } from './lineRefund.service.ts'

/** Staff takes an order back that was billed already; only then may its money return. */
export async function openRefund(tx: Deps, orderId: number, staff: string): Promise<OrderStatus> {
  const { order } = await lockOrder(tx, orderId, null)
  if (order.status !== 'billed') throw refused('STATE_CHANGED')
  await moveOrders(tx, [order], 'refunding', { actor: 'staff', note: staff })
  return 'refunding'
}

/** Refused: the order goes on where it stood. Agreed: everything goes back where it came from, the online part through its channel. */
export async function decideRefund(
  tx: Deps,
  orderId: number,
  decision: { readonly agree: boolean; readonly note: string },
): Promise<{ status: OrderStatus; tradeId: number; cents: Cents }> {
  const locked = await lockOrder(tx, orderId, null)
  const { trade, order } = locked
  if (order.status !== 'refunding') throw refused('STATE_CHANGED')
  if (!decision.agree) {
    const back = await findOrderResume(tx.db, order.id)
    await followWhole(tx, orderId, decision)
    await moveOrders(tx, [order], back, { actor: 'staff', note: decision.note })
    return { status: back, tradeId: trade.id, cents: 0 }
  }
  await followWhole(tx, orderId, decision)
  await moveOrders(tx, [order], 'refunded', { actor: 'system', note: decision.note })
  const cents = await refundOrder(tx, locked)
  return { status: 'refunded', tradeId: trade.id, cents }
}

/**
 * Ends a paid order that was not shipped, in its final state already: what it held is free,
 * and what of its money did not go back before goes back where it came from; returns how much.
 */
export async function refundOrder(tx: Deps, { trade, order, orders }: LockedOrder): Promise<Cents> {
  const others = orders.filter((other) => other.id !== order.id && other.status !== 'refunded')
  const given = await findGivenBack(tx.db, order.id)
  const rest = {
    voucher: order.voucher - given.voucher,
    balance: order.balance - given.balance,
    online: order.online + order.fees - given.online,
  }
  const isShortened = given.voucher + given.balance + given.online > 0
  // A coupon was spent on the trade as a whole: it comes back with the last of its orders.
  await giveBack(tx, [order], { ofTrade: others.length === 0 ? trade.id : null, keepTenders: isShortened })
  if (isShortened && rest.voucher > 0)
    await grantVoucher(tx, { memberId: order.member_id, cents: rest.voucher, reason: '退款返还', validDays: VOUCHER_BACK_DAYS })
  if (isShortened && rest.balance > 0)
    await post(tx, { memberId: order.member_id, kind: 'balance', delta: rest.balance, reason: ORDER_RETURN, ref: orderRef(order.id) })
  await shrinkPromises(tx, [order.id], { toNothing: true })
  await moveSold(tx.db, [order.id], -1)
  await setPayStatus(tx.db, trade.id, others.length === 0 ? 'refunded' : 'part_refunded')
  const payment = await findSettledPayment(tx.db, trade.id)
  const base = { tradeId: trade.id, orderId: order.id, cause: orderRef(order.id), now: tx.clock.now() }
  const parts: readonly Pick<NewRefund, 'tender' | 'cents' | 'status' | 'paymentId'>[] = [
    { tender: 'online', cents: payment === null ? 0 : rest.online, status: 'pending', paymentId: payment?.id ?? null },
    { tender: 'balance', cents: rest.balance, status: 'settled', paymentId: null },
    { tender: 'voucher', cents: rest.voucher, status: 'settled', paymentId: null },
  ]
  await insertRefunds(
    tx.db,
    parts.filter((part) => part.cents > 0).map((part) => ({ ...base, ...part, no: newRefundNo(tx) })),
  )
  return parts.reduce((sum, part) => sum + part.cents, 0)
}
