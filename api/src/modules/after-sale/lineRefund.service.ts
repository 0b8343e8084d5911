import { formatMoney, pointsFor, refundOf, type Cents } from 'rules/money'
import type { OrderStatus } from '../../db/tables/trade.ts'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../server/apiErrors.ts'
import { grantVoucher } from '../coupon/coupon.service.ts'
import { followRefund, holdInvoice } from '../invoice/reverse.service.ts'
import { balanceOf, post } from '../ledger/ledger.service.ts'
import { findSettledPayment } from '../payment/payment.repo.ts'
import { findGivenBack, findPaymentRest, insertRefunds, type NewRefund } from '../payment/refund.repo.ts'
import { ORDER_RETURN } from '../trade/giveBack.ts'
import { newRefundNo } from '../trade/numbers.ts'
import { setPayStatus, type TradeOrderRow, type TradeRow } from '../trade/trade.repo.ts'
import { lockOrder } from '../trade/trade.service.ts'
import { findRefundedGoods, findReturnLine, lowerSold, markReturned } from './lineRefund.repo.ts'
import { givenOf } from './returnShares.ts'

export interface LineReturn {
  readonly orderId: number
  readonly lineId: number
  readonly qty: number
  /** What the refund is booked under, once; without it the line and how many units are back. */
  readonly cause?: string
  /** The house cannot ship these units: they go back before the order leaves. */
  readonly isUnshipped?: boolean
}
/** `share` is what the units cost; `cents` what goes back for them: less only where the order's tenders hold less. */
export interface LineRefunded {
  readonly lineId: number
  readonly tradeId: number
  readonly status: OrderStatus
  readonly share: Cents
  readonly cents: Cents
}
/** With the units that count as sold no more. */
interface Booked extends LineRefunded {
  readonly goodsId: number
  readonly unsold: number
}

/** Vouchers return as a piece of their own: the one they came from may have run out by now. */
export const VOUCHER_BACK_DAYS = 30
const DELIVERED: ReadonlySet<OrderStatus> = new Set(['shipped', 'received'])
const WAITING: ReadonlySet<OrderStatus> = new Set(['paid', 'billed', 'picked', 'outbound', 'refunding'])

/**
 * Units of a line that were not delivered or came back: their share of what the line cost, so that any returns of all units
 * give back exactly its price and no other line's changes. Freight stays. Stock rises only by the house's own entry.
 */
export async function refundLine(tx: Deps, line: LineReturn): Promise<LineRefunded> {
  const booked = await bookReturn(tx, line)
  await countUnsold(tx, [booked])
  return booked
}

/** Why less goes back than the units cost, for whoever asked for it; null where all of it does. */
export function shortOf(refunded: readonly LineRefunded[]): string | null {
  const [share, cents] = [refunded.reduce((sum, line) => sum + line.share, 0), refunded.reduce((sum, line) => sum + line.cents, 0)]
  if (cents >= share) return null
  return cents === 0
    ? '订单已付的款项已全部退还，本次没有款项可退'
    : `订单已付的款项只剩${formatMoney(cents)}元未退，本次退还${formatMoney(cents)}元`
}

/** Several lines of one order, each as `refundLine` has it. */
export async function refundLines(tx: Deps, lines: readonly LineReturn[]): Promise<LineRefunded[]> {
  const booked: Booked[] = []
  for (const line of lines) booked.push(await bookReturn(tx, line))
  await countUnsold(tx, booked)
  return booked
}

/** After the ledgers, as where an order is paid at once, and in the goods' order: two of one shop or of the same goods must not wait for each other. */
async function countUnsold(tx: Deps, booked: readonly Booked[]): Promise<void> {
  for (const { goodsId, unsold } of booked.toSorted((a, b) => a.goodsId - b.goodsId))
    if (unsold > 0) await lowerSold(tx.db, goodsId, unsold)
}

async function bookReturn(tx: Deps, { orderId, lineId, qty, cause: known, isUnshipped = false }: LineReturn): Promise<Booked> {
  const { trade, order } = await lockOrder(tx, orderId, null)
  // Before the ledgers, for the same reason as the goods come after them.
  await holdInvoice(tx, order.member_id, orderId)
  const line = await findReturnLine(tx.db, orderId, lineId)
  if (line === null) throw notFound('订单中没有该商品')
  if (!(isUnshipped ? WAITING : DELIVERED).has(order.status))
    throw refused(order.status === 'completed' ? 'RETURN_WINDOW' : 'STATE_CHANGED')
  const left = line.qty - line.returned_qty
  if (qty > left) throw refused('RETURN_QTY', { available: left }, left)
  const cents = refundOf(line.net_cents, line.qty, line.returned_qty, qty)
  const before = await findRefundedGoods(tx.db, orderId)
  const step: Step = { before, after: before + cents, cause: known ?? `line:${lineId}:${line.returned_qty + qty}` }
  await markReturned(tx.db, lineId, qty, cents)
  const given = await giveMoneyBack(tx, trade, order, step)
  if (order.status === 'received') await takePointsBack(tx, order, step)
  await followRefund(tx, order.member_id, { orderId, lineId, qty, cents })
  return {
    lineId,
    tradeId: trade.id,
    status: order.status,
    share: cents,
    cents: given,
    goodsId: line.goods_id,
    unsold: line.type === 9 ? 0 : qty,
  }
}

/** Goods of an order refunded before and after a return, in cents, and the name of the return. */
interface Step {
  readonly before: Cents
  readonly after: Cents
  readonly cause: string
}

/** A return's money, each tender its part; what went back in all. */
async function giveMoneyBack(tx: Deps, trade: TradeRow, order: TradeOrderRow, step: Step): Promise<Cents> {
  const payment = await findSettledPayment(tx.db, trade.id)
  const back = givenOf(
    { order, given: await findGivenBack(tx.db, order.id), paymentRest: payment === null ? 0 : await findPaymentRest(tx.db, payment) },
    step,
  )
  const sum = back.voucher + back.balance + back.online
  if (sum === 0) return 0
  await setPayStatus(tx.db, trade.id, 'part_refunded')
  if (back.voucher > 0)
    await grantVoucher(tx, { memberId: order.member_id, cents: back.voucher, reason: '退货返还', validDays: VOUCHER_BACK_DAYS })
  if (back.balance > 0)
    await post(tx, { memberId: order.member_id, kind: 'balance', delta: back.balance, reason: ORDER_RETURN, ref: step.cause })
  const parts: readonly Pick<NewRefund, 'tender' | 'cents' | 'status' | 'paymentId'>[] = [
    { tender: 'voucher', cents: back.voucher, status: 'settled', paymentId: null },
    { tender: 'balance', cents: back.balance, status: 'settled', paymentId: null },
    { tender: 'online', cents: back.online, status: 'pending', paymentId: payment?.id ?? null },
  ]
  const base = { tradeId: trade.id, orderId: order.id, cause: step.cause, now: tx.clock.now() }
  await insertRefunds(
    tx.db,
    parts.filter((part) => part.cents > 0).map((part) => ({ ...base, ...part, no: newRefundNo(tx) })),
  )
  return sum
}

/** The points that the goods sent back had earned, as far as they are still there. */
async function takePointsBack(tx: Deps, order: TradeOrderRow, { before, after, cause }: Step): Promise<void> {
  const earned = pointsFor(order.goods_cents - before) - pointsFor(order.goods_cents - after)
  const points = Math.min(earned, await balanceOf(tx.db, order.member_id, 'points'))
  if (points > 0) await post(tx, { memberId: order.member_id, kind: 'points', delta: -points, reason: ORDER_RETURN, ref: cause })
}
