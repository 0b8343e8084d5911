import { formatMoney, type Cents } from 'rules/money'
import { pointsFor, refundOf, spread } from 'rules/shares'
import type { OrderStatus } from '../../db/tables/trade.ts'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../server/apiErrors.ts'
import { holdBack, shrinkPromises } from '../cashback/cashback.service.ts'
import { grantVoucher } from '../coupon/coupon.service.ts'
import { followRefund, holdInvoice } from '../invoice/reverse.service.ts'
import { balanceOf, post } from '../ledger/ledger.service.ts'
import { findSettledPayment } from '../payment/payment.repo.ts'
import { findGivenBack, findPaymentRest, insertRefunds, type NewRefund } from '../payment/refund.repo.ts'
import { ORDER_RETURN } from '../trade/giveBack.ts'
import { newRefundNo } from '../trade/numbers.ts'
import { setPayStatus, type TradeOrderRow, type TradeRow } from '../trade/trade.repo.ts'
import { lockOrder } from '../trade/trade.service.ts'
import { findRefundedGoods, findReturnLine, markReturned } from './lineRefund.repo.ts'
import { lowerSold } from '../trade/sold.repo.ts'
import { givenOf } from './returnShares.ts'

export interface LineReturn {
  readonly orderId: number
  readonly lineId: number
  readonly qty: number
  /** What the refund is booked under, once; without it the line and how many units are back. */
  readonly cause?: string
  /** The house cannot ship these units: they go back before the order leaves. */
  readonly isUnshipped?: boolean
  /** Staff takes them back although the order is completed. */
  readonly isLate?: boolean
}
/**
 * `share` is what the units cost; `cents` what goes back for them: less by what is held back of credited cashback, and where the order's
 * tenders hold less.
 */
export interface LineRefunded {
  readonly lineId: number
  readonly tradeId: number
  readonly status: OrderStatus
  readonly share: Cents
  readonly cents: Cents
  readonly heldBack: Cents
}
/** With the units that count as sold no more. */
interface Booked extends LineRefunded {
  readonly goodsId: number
  readonly unsold: number
}

/** Vouchers return as a piece of their own: the one they came from may have run out by now. */
export const VOUCHER_BACK_DAYS = 30
const TENDERS = ['voucher', 'balance', 'online'] as const
/** What is held back of a return is booked beside it. */
const heldCause = (cause: string): string => `${cause}:cashback`
const DELIVERED: ReadonlySet<OrderStatus> = new Set(['shipped', 'received'])
const WAITING: ReadonlySet<OrderStatus> = new Set(['paid', 'billed', 'picked', 'outbound', 'refunding'])

/**
 * Units of a line that were not delivered or came back: their share of what the line cost, so that any returns of all units
 * give back exactly its price and no other line's changes. Freight stays. Stock rises only by the house's own entry.
 */
export async function refundLine(tx: Deps, line: LineReturn): Promise<LineRefunded> {
  const [booked] = await refundLines(tx, [line])
  if (booked === undefined) throw new Error('a return of one line has one answer')
  return booked
}

/** Why less goes back than the units cost, for whoever asked for it; null where all of it does. */
export function shortOf(refunded: readonly LineRefunded[]): string | null {
  const sumOf = (part: 'share' | 'cents' | 'heldBack') => refunded.reduce((sum, line) => sum + line[part], 0)
  const [share, cents, heldBack] = [sumOf('share'), sumOf('cents'), sumOf('heldBack')]
  if (heldBack > 0) return `返现扣回${formatMoney(heldBack)}元，本次退还${formatMoney(cents)}元`
  if (cents >= share) return null
  return cents === 0
    ? '订单已付的款项已全部退还，本次没有款项可退'
    : `订单已付的款项只剩${formatMoney(cents)}元未退，本次退还${formatMoney(cents)}元`
}

/** Several lines of one order, each as `refundLine` has it. */
export async function refundLines(tx: Deps, lines: readonly LineReturn[]): Promise<LineRefunded[]> {
  const booked: Booked[] = []
  for (const line of lines) booked.push(await bookReturn(tx, line))
  await shrinkPromises(tx, [...new Set(lines.map(({ orderId }) => orderId))])
  await lowerSold(tx.db, booked)
  return booked
}

async function bookReturn(
  tx: Deps,
  { orderId, lineId, qty, cause: known, isUnshipped = false, isLate = false }: LineReturn,
): Promise<Booked> {
  const { trade, order } = await lockOrder(tx, orderId, null)
  // Before the ledgers, for the same reason as the goods come after them.
  await holdInvoice(tx, order.member_id, orderId)
  const line = await findReturnLine(tx.db, orderId, lineId)
  if (line === null) throw notFound('订单中没有该商品')
  if (!(isUnshipped ? WAITING : DELIVERED).has(order.status) && !(isLate && order.status === 'completed'))
    throw refused(order.status === 'completed' ? 'RETURN_WINDOW' : 'STATE_CHANGED')
  const left = line.qty - line.returned_qty
  if (qty > left) throw refused('RETURN_QTY', { available: left })
  const cents = refundOf(line.net_cents, line.qty, line.returned_qty, qty)
  const before = await findRefundedGoods(tx.db, orderId)
  const step: Step = { before, after: before + cents, cause: known ?? `line:${lineId}:${line.returned_qty + qty}` }
  await markReturned(tx.db, lineId, qty, cents)
  const given = await giveMoneyBack(tx, trade, order, step)
  if (order.status === 'received' || order.status === 'completed') await takePointsBack(tx, order, step)
  await followRefund(tx, order.member_id, { orderId, lineId, qty, cents })
  return {
    lineId,
    tradeId: trade.id,
    status: order.status,
    share: cents,
    ...given,
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

/** A return's money, each tender its part less what is held back of it; what went back and what did not. */
async function giveMoneyBack(
  tx: Deps,
  trade: TradeRow,
  order: TradeOrderRow,
  step: Step,
): Promise<{ readonly cents: Cents; readonly heldBack: Cents }> {
  const payment = await findSettledPayment(tx.db, trade.id)
  const share = givenOf(
    { order, given: await findGivenBack(tx.db, order.id), paymentRest: payment === null ? 0 : await findPaymentRest(tx.db, payment) },
    step,
  )
  const parts = TENDERS.map((tender) => share[tender])
  const sum = parts.reduce((total, cents) => total + cents, 0)
  if (sum === 0) return { cents: 0, heldBack: 0 }
  await setPayStatus(tx.db, trade.id, 'part_refunded')
  const heldBack = await holdBack(tx, order.id, sum)
  const held = spread(heldBack, parts)
  const [voucher = 0, balance = 0, online = 0] = parts.map((cents, at) => cents - (held[at] ?? 0))
  const back = { voucher, balance, online }
  if (back.voucher > 0)
    await grantVoucher(tx, { memberId: order.member_id, cents: back.voucher, reason: '退货返还', validDays: VOUCHER_BACK_DAYS })
  if (back.balance > 0)
    await post(tx, { memberId: order.member_id, kind: 'balance', delta: back.balance, reason: ORDER_RETURN, ref: step.cause })
  const base = { tradeId: trade.id, orderId: order.id, now: tx.clock.now() }
  const rows = TENDERS.flatMap((tender, at): Omit<NewRefund, 'no'>[] => {
    const row = { ...base, tender, paymentId: tender === 'online' ? (payment?.id ?? null) : null }
    return [
      { ...row, cause: step.cause, cents: back[tender], status: tender === 'online' ? 'pending' : 'settled' },
      { ...row, cause: heldCause(step.cause), cents: held[at] ?? 0, status: 'settled', isHeldBack: true },
    ]
  })
  await insertRefunds(
    tx.db,
    rows.filter(({ cents }) => cents > 0).map((row) => ({ ...row, no: newRefundNo(tx) })),
  )
  return { cents: sum - heldBack, heldBack }
}

/** The points that the goods sent back had earned, as far as they are still there. */
async function takePointsBack(tx: Deps, order: TradeOrderRow, { before, after, cause }: Step): Promise<void> {
  const earned = pointsFor(order.goods_cents - before) - pointsFor(order.goods_cents - after)
  const points = Math.min(earned, await balanceOf(tx.db, order.member_id, 'points'))
  if (points > 0) await post(tx, { memberId: order.member_id, kind: 'points', delta: -points, reason: ORDER_RETURN, ref: cause })
}
