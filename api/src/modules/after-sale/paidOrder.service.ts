import { EPH_RECEIPT_DUE_MS } from 'rules/constants'
import { pointsFor } from 'rules/shares'
import type { OrderStatus } from '../../db/tables/trade.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import type { LineQty } from '../../server/nestedRows.ts'
import type { Acting } from '../audit/actor.ts'
import { onceIfKeyed } from '../idempotency/idempotency.service.ts'
import { post } from '../ledger/ledger.service.ts'
import { tellOfReceipt } from '../message/tellings.ts'
import { insertReceiptDue } from '../receipt/due.repo.ts'
import { hasOpenBreach } from '../temperature/temperature.repo.ts'
import { orderRef } from '../trade/giveBack.ts'
import { WARMTH_HELD } from '../trade/status.ts'
import type { TradeOrderRow } from '../trade/trade.repo.ts'
import { lockOrder, moveOrders } from '../trade/trade.service.ts'
import { findClaimLines } from './afterSale.repo.ts'
import { applyForLines, applyWhole, type Buyer } from './apply.service.ts'
import { findRefundedGoods } from './lineRefund.repo.ts'

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
    if (await hasOpenBreach(tx.db, orderId)) throw refused('STATE_CHANGED', {}, { sentence: WARMTH_HELD })
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
