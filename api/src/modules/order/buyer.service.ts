import { EPH_RECEIPT_DUE_MS } from 'rules/constants'
import { pointsFor } from 'rules/money'
import type { OrderStatus } from '../../db/tables/trade.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import type { LineQty } from '../../server/nestedRows.ts'
import { findClaimLines } from '../after-sale/afterSale.repo.ts'
import { applyForLines, applyWhole } from '../after-sale/apply.service.ts'
import { once, onceIfKeyed } from '../idempotency/idempotency.service.ts'
import { post } from '../ledger/ledger.service.ts'
import { tellOfReceipt } from '../message/tellings.ts'
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

export interface Cancelled {
  status: OrderStatus
  back: GivenBack
  closed: { channel: ChannelName; no: string } | null
}

/** Orders of one trade are paid as one, so an unpaid one is cancelled with its whole trade. */
export function cancelOrder(
  deps: Deps,
  buyer: Buyer,
  order: { readonly id: number; readonly reason: string; readonly clientKey: string },
): Promise<Cancelled> {
  const call = {
    memberId: buyer.memberId,
    route: 'POST /api/order/{id}/cancel',
    key: order.clientKey,
    request: { id: order.id, reason: order.reason },
  }
  return once(deps, call, (tx) =>
    cancelTrade(tx, order.id, buyer.memberId, { actor: 'buyer', accountId: buyer.accountId, note: order.reason }),
  )
}

/** `memberId` null: the staff cancels. */
export async function cancelTrade(tx: Deps, orderId: number, memberId: number | null, by: Acting): Promise<Cancelled> {
  const { trade, order } = await lockOrder(tx, orderId, memberId)
  if (order.status !== 'unpaid') throw refused('STATE_CHANGED')
  const closed = await endOpenPayment(tx, trade.id)
  const back = await closeUnpaid(tx, trade, {
    to: 'cancelled',
    by,
    ...(by.note === undefined || by.note === null ? {} : { reason: by.note }),
  })
  return { status: 'cancelled', back, closed }
}

export interface Asked {
  status: OrderStatus
  after_sale_id: string
}

/** The whole order back before it is billed, decided as an after-sale. */
export function askRefund(
  deps: Deps,
  buyer: Buyer,
  { orderId, reason, clientKey }: { readonly orderId: number; readonly reason: string; readonly clientKey: string | null },
): Promise<Asked> {
  return keyed(deps, buyer, { verb: 'refund_apply', clientKey, request: { orderId, reason } }, async (tx) => {
    const { order } = await lockOrder(tx, orderId, buyer.memberId)
    if (order.status !== 'paid') throw refused('STATE_CHANGED')
    const { id } = await applyWhole(tx, buyer, order, { type: 'refund_only', reason, note: null, lines: [], images: [] })
    return { status: 'refunding', after_sale_id: id }
  })
}

export interface Receipt {
  readonly orderId: number
  /** What came of a line, where it is less than was ordered. */
  readonly lines: readonly LineQty[]
  /** What is to be done about what is missing. */
  readonly shortage: 'reship' | 'refund_only'
  readonly clientKey: string | null
}

/** A short receipt is a receipt: what is missing becomes an after-sale of its own, in the same step (docs/decisions/0054). */
export function confirmReceipt(
  deps: Deps,
  buyer: Buyer,
  { orderId, lines, shortage, clientKey }: Receipt,
): Promise<{ status: OrderStatus; after_sale_id: string | null }> {
  return keyed(deps, buyer, { verb: 'confirm', clientKey, request: { orderId, lines, shortage } }, async (tx) => {
    const { order } = await lockOrder(tx, orderId, buyer.memberId)
    if (order.status !== 'shipped') throw refused('STATE_CHANGED')
    await receive(tx, order, { actor: 'buyer', accountId: buyer.accountId })
    const missing = await missingOf(tx, orderId, lines)
    if (missing.length === 0) return { status: 'received', after_sale_id: null }
    const { id } = await applyForLines(tx, buyer, order, {
      type: shortage,
      reason: SHORT_REASON,
      note: '确认收货时登记短少',
      lines: missing,
      images: [],
    })
    return { status: 'received', after_sale_id: id }
  })
}

const SHORT_REASON = '少发漏发'

async function missingOf(tx: Deps, orderId: number, came: readonly LineQty[]): Promise<LineQty[]> {
  const known = new Map((await findClaimLines(tx.db, orderId)).map((line) => [line.id, line]))
  return came.flatMap(({ lineId, qty }) => {
    const line = known.get(lineId)
    if (line === undefined) throw notFound('订单中没有该商品')
    const due = line.qty - line.returned_qty
    if (qty > due) throw invalid('lines', `${line.name}的实收数量不能超过${due}`)
    return qty === due ? [] : [{ lineId, qty: due - qty }]
  })
}

/** The order's state lets it happen once; a key lets the caller have the first answer again. */
function keyed<T>(
  deps: Deps,
  buyer: Buyer,
  call: { readonly verb: string; readonly clientKey: string | null; readonly request: unknown },
  work: (tx: Deps) => Promise<T>,
): Promise<T> {
  return onceIfKeyed(
    deps,
    { memberId: buyer.memberId, route: `POST /api/order/{id}/${call.verb}`, key: call.clientKey, request: call.request },
    work,
  )
}

/** Receipt earns the points, and an ephedrine order then owes its stamped receipt (TRADE §8). */
export async function receive(tx: Deps, order: TradeOrderRow, by: Acting): Promise<void> {
  const now = tx.clock.now()
  await moveOrders(tx, [order], 'received', by, { receivedAt: now })
  if (order.ship_kind === 'ephedrine') {
    await insertReceiptDue(tx.db, { orderId: order.id, memberId: order.member_id, dueAt: new Date(now.getTime() + EPH_RECEIPT_DUE_MS) })
    await tellOfReceipt(tx, order)
  }
  const points = pointsFor(order.goods_cents - (await findRefundedGoods(tx.db, order.id)))
  if (points > 0)
    await post(tx, { memberId: order.member_id, kind: 'points', delta: points, reason: 'order_points', ref: orderRef(order.id) })
}

/** Only hides: the order itself is kept for good. */
export function hideOver(deps: Deps, buyer: Buyer, orderId: number): Promise<void> {
  return inTransaction(deps, async (tx) => {
    const { order } = await lockOrder(tx, orderId, buyer.memberId)
    if (!isOver(order.status)) throw refused('STATE_CHANGED')
    await hideOrder(tx.db, orderId, tx.clock.now())
  })
}
