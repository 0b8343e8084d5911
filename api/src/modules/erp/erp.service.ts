import { INT_MAX } from 'rules/constants'
import { formatMoney, type Cents } from 'rules/money'
import type { OrderStatus, PayStatus } from '../../db/tables/trade.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import type { Confirm } from '../audit/confirm.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { applyWished } from '../invoice/wish.service.ts'
import { cancelTrade } from '../order/buyer.service.ts'
import { refundLine, shortOf } from '../after-sale/lineRefund.service.ts'
import { decideRefund, openRefund } from '../after-sale/refund.service.ts'
import type { ChannelName } from '../channel/channel.ts'
import { endOpenPayment } from '../payment/endOpenPayment.ts'
import { insertPayment, markReceived } from '../payment/payment.repo.ts'
import { sendParcel } from '../shipment/shipment.service.ts'
import { findHeld } from '../stock/stock.repo.ts'
import { ship } from '../stock/stock.service.ts'
import { demoCodes, namedOrScanned } from '../trace/demoCodes.ts'
import { pickerFor } from '../trace/pickCoded.ts'
import { newPaymentNo } from '../trade/numbers.ts'
import { dueOf, findTrade, findTradeOrders, lockTrade } from '../trade/trade.repo.ts'
import { lockOrder, markPaid, moveOrders } from '../trade/trade.service.ts'
import { endProof } from '../trade/transferProof.repo.ts'
import { rejectProof } from '../trade/transferProof.service.ts'
import { findMemberOfOrder, insertFee } from './erp.repo.ts'

/** One call of the office: who signs it and under which key it is done once. */
export interface StaffCall {
  readonly orderId: number
  readonly staff: string
  readonly clientKey: string
  readonly confirm?: Confirm
}

interface Done {
  status: OrderStatus
  tradeId: number
  closed?: { channel: ChannelName; no: string } | null
}

/** What went back, and why it is less than the units cost. */
interface Returned extends Done {
  cents: Cents
  short: string | null
}

async function onOrder<T extends Done>(
  deps: Deps,
  call: StaffCall,
  verb: string,
  request: unknown,
  work: (tx: Deps) => Promise<T>,
): Promise<T> {
  const memberId = await findMemberOfOrder(deps.db, call.orderId)
  if (memberId === null) throw notFound('订单不存在')
  const key = {
    memberId,
    route: `POST /api/erp/order/{id}/${verb}`,
    key: call.clientKey,
    request: { orderId: call.orderId, staff: call.staff, request },
  }
  return once(deps, key, async (tx) => {
    const done = await work(tx)
    await insertAudit(tx.db, {
      accountId: null,
      memberId,
      action: `order.${verb}`,
      object: `order:${call.orderId}`,
      after: { staff: call.staff, request },
      now: tx.clock.now(),
    })
    return done
  })
}

const BEFORE: Readonly<Record<'billed' | 'picked' | 'outbound', OrderStatus>> = { billed: 'paid', picked: 'billed', outbound: 'picked' }

export function advance(deps: Deps, call: StaffCall, to: 'billed' | 'picked' | 'outbound'): Promise<Done> {
  return onOrder(deps, call, 'advance', { to }, async (tx) => {
    const { order } = await lockOrder(tx, call.orderId, null)
    if (order.status !== BEFORE[to]) throw refused('STATE_CHANGED')
    await moveOrders(tx, [order], to, { actor: 'erp', note: call.staff })
    return { status: to, tradeId: order.trade_id }
  })
}

export interface Parcel {
  readonly carrier: string
  readonly trackingNo: string
  /** Trace codes of what is in it; none of goods that have none. */
  readonly codes?: string
}

/** The goods leave the house with the lots they come from. */
export function shipOrder(deps: Deps, call: StaffCall, parcel: Parcel): Promise<Done> {
  const { codes = '', ...named } = parcel
  return onOrder(deps, call, 'ship', codes === '' ? named : parcel, async (tx) => {
    const { order } = await lockOrder(tx, call.orderId, null)
    if (order.status !== 'outbound') throw refused('STATE_CHANGED')
    const held = await findHeld(tx.db, [order.id])
    const pick = await pickerFor(
      tx,
      await namedOrScanned(tx, codes, () => demoCodes(tx, held)),
      held.map(({ goodsId }) => goodsId),
    )
    await sendParcel(tx, { orderId: order.id, afterSaleId: null, ...named }, await ship(tx, held, pick))
    await moveOrders(tx, [order], 'shipped', { actor: 'erp', note: `${parcel.carrier} ${parcel.trackingNo}` })
    await applyWished(tx, order)
    return { status: 'shipped', tradeId: order.trade_id }
  })
}

export function staffCancel(deps: Deps, call: StaffCall, reason: string): Promise<Done> {
  return onOrder(deps, call, 'cancel', { reason }, async (tx) => {
    const { status, closed } = await cancelTrade(tx, call.orderId, null, { actor: 'staff', note: reason })
    const { order } = await lockOrder(tx, call.orderId, null)
    return { status, tradeId: order.trade_id, closed }
  })
}

export function staffRefund(deps: Deps, call: StaffCall): Promise<Done> {
  return onOrder(deps, call, 'refund_open', null, async (tx) => {
    const status = await openRefund(tx, call.orderId, call.staff)
    return { status, tradeId: (await lockOrder(tx, call.orderId, null)).trade.id }
  })
}

export function settleRefund(deps: Deps, call: StaffCall, decision: { readonly agree: boolean; readonly note: string }): Promise<Done> {
  return onOrder(deps, call, 'refund', decision, async (tx) => {
    const { cents, ...done } = await decideRefund(tx, call.orderId, decision)
    await call.confirm?.(tx, cents)
    return done
  })
}

/** Units of one line that were not delivered or came back (TRADE §1 case 22); late ones by staff's decision. */
export function returnLine(
  deps: Deps,
  call: StaffCall,
  back: { readonly lineId: number; readonly qty: number; readonly note: string; readonly isLate?: boolean },
): Promise<Returned> {
  return onOrder(deps, call, 'return', back, async (tx) => {
    const refunded = await refundLine(tx, { orderId: call.orderId, lineId: back.lineId, qty: back.qty, isLate: back.isLate === true })
    await call.confirm?.(tx, refunded.cents)
    return { status: refunded.status, tradeId: refunded.tradeId, cents: refunded.cents, short: shortOf([refunded]) }
  })
}

/** A row of its own, never an edited total; a payment under way was for another amount and is closed. */
export function addFee(deps: Deps, call: StaffCall, fee: { readonly cents: Cents; readonly title: string }): Promise<Done> {
  return onOrder(deps, call, 'fee', fee, async (tx) => {
    const { trade, order } = await lockOrder(tx, call.orderId, null)
    if (trade.pay_status !== 'unpaid') throw refused('STATE_CHANGED')
    if (order.payable + order.fees + fee.cents > INT_MAX) throw invalid('amount', `调整后的应付金额不能超过${formatMoney(INT_MAX)}元`)
    if (fee.cents === 0 || order.online + order.fees + fee.cents < 0) throw invalid('amount', '调整后的应付金额不能小于零')
    const closed = await endOpenPayment(tx, trade.id)
    await insertFee(tx.db, { orderId: order.id, cents: fee.cents, title: fee.title, staff: call.staff, at: tx.clock.now() })
    const orders = await findTradeOrders(tx.db, trade.id)
    const isPaid = dueOf(orders) === 0
    if (isPaid) await markPaid(tx, trade.id, orders)
    return { status: isPaid ? 'paid' : order.status, tradeId: trade.id, closed }
  })
}

/** A bank transfer has come in: the amount must be what is due, and a transfer number counts once. */
export async function takeTransfer(
  deps: Deps,
  call: { readonly tradeId: number; readonly staff: string; readonly clientKey: string; readonly txn: string; readonly cents: Cents },
): Promise<{ pay_status: PayStatus; closed: { channel: ChannelName; no: string } | null }> {
  const known = await findTrade(deps.db, call.tradeId)
  if (known === null) throw notFound('订单不存在')
  const key = { memberId: known.member_id, route: 'POST /api/erp/trade/{id}/received', key: call.clientKey, request: call }
  return once(deps, key, async (tx) => {
    const trade = await lockTrade(tx.db, call.tradeId)
    if (trade === null || trade.pay_status !== 'unpaid') throw refused(trade?.pay_status === 'closed' ? 'PAY_CLOSED' : 'ALREADY_PAID')
    const orders = await findTradeOrders(tx.db, trade.id)
    if (dueOf(orders) !== call.cents) throw invalid('amount', '到账金额与应付金额不一致')
    const now = tx.clock.now()
    const closed = await endOpenPayment(tx, trade.id)
    const payment = await insertPayment(tx.db, {
      no: newPaymentNo(trade.no, tx.random),
      tradeId: trade.id,
      channel: 'transfer',
      amount: call.cents,
      createdAt: now,
      expiresAt: trade.expires_at,
    })
    await markReceived(tx.db, payment.id, 'settled', call.txn, now)
    await endProof(tx.db, trade.id, { status: 'confirmed', note: null, at: now })
    await markPaid(tx, trade.id, orders)
    await insertAudit(tx.db, {
      accountId: null,
      memberId: trade.member_id,
      action: 'trade.received',
      object: `trade:${trade.id}`,
      after: { staff: call.staff, txn: call.txn },
      now,
    })
    return { pay_status: 'paid', closed }
  })
}

/** The proof a buyer showed is not money: it may show another. */
export async function refuseProof(
  deps: Deps,
  call: { readonly tradeId: number; readonly staff: string; readonly clientKey: string; readonly reason: string },
): Promise<void> {
  const known = await findTrade(deps.db, call.tradeId)
  if (known === null) throw notFound('订单不存在')
  const key = { memberId: known.member_id, route: 'POST /api/erp/trade/{id}/proof_reject', key: call.clientKey, request: call }
  await once(deps, key, async (tx) => {
    await rejectProof(tx, call.tradeId, call.reason)
    await insertAudit(tx.db, {
      accountId: null,
      memberId: known.member_id,
      action: 'trade.proof_reject',
      object: `trade:${call.tradeId}`,
      after: { staff: call.staff, reason: call.reason },
      now: tx.clock.now(),
    })
    return {}
  })
}
