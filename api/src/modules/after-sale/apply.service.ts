import { AFTER_SALE_WINDOW_MS } from 'rules/constants'
import { formatMoney } from 'rules/money'
import { refundOf } from 'rules/shares'
import type { Reason } from 'rules/reasons'
import type { AfterSaleStatus, AfterSaleType } from '../../db/tables/afterSale.ts'
import type { OrderStatus } from '../../db/tables/trade.ts'
import { seconds, type Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import type { LineQty } from '../../server/nestedRows.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { lockOrder, moveOrders, readOrder } from '../trade/trade.service.ts'
import { findGivenBack } from '../payment/refund.repo.ts'
import { newAfterSaleNo } from '../trade/numbers.ts'
import type { TradeOrderRow } from '../trade/trade.repo.ts'
import { claimUpload } from '../upload/upload.service.ts'
import { findClaimLines, insertAfterSale, insertClaims, insertImages, type ClaimLine } from './afterSale.repo.ts'
import type { AppliedWire, OptionsWire } from './afterSale.schemas.ts'
import { givesMoney, isOfGoods, REASONS, STATUS_TEXTS, TYPE_TEXTS, TYPES } from './kinds.ts'

export interface Buyer {
  readonly accountId: number
  readonly memberId: number
}
/** Without an account where the house applies for its buyer. */
type Claimant = Pick<Buyer, 'memberId'> & { readonly accountId: number | null }

export interface Application {
  readonly orderId: number
  readonly type: AfterSaleType
  readonly reason: string
  readonly note: string | null
  readonly lines: readonly LineQty[]
  readonly images: readonly string[]
  readonly clientKey: string
}

const DELIVERED: ReadonlySet<OrderStatus> = new Set(['shipped', 'received'])

/** Until when goods of it can be sent back or claimed; null before receipt. */
const windowEnd = ({ received_at: receivedAt }: TradeOrderRow): Date | null =>
  receivedAt === null ? null : new Date(receivedAt.getTime() + AFTER_SALE_WINDOW_MS)

/** Why an after-sale of this type cannot be applied for, or null. Papers can be asked for as long as the order is kept. */
function refusalFor(type: AfterSaleType, order: TradeOrderRow, now: Date): Reason | null {
  if (order.status === 'paid') return type === 'refund_only' ? null : 'STATE_CHANGED'
  if (!isOfGoods(type)) return DELIVERED.has(order.status) || order.status === 'completed' ? null : 'STATE_CHANGED'
  if (order.status === 'completed') return 'RETURN_WINDOW'
  if (!DELIVERED.has(order.status)) return 'STATE_CHANGED'
  const end = windowEnd(order)
  return end !== null && end <= now ? 'RETURN_WINDOW' : null
}

const unitsLeft = (line: ClaimLine): number => line.qty - line.returned_qty - line.claimed
/** What so many units bring back, counted after those that others hold: applied for in any order, all units bring what was paid. */
const worth = (line: ClaimLine, qty: number): number => refundOf(line.net_cents, line.qty, line.returned_qty + line.claimed, qty)

export async function afterSaleOptions(deps: Deps, memberId: number, orderId: number): Promise<OptionsWire> {
  const now = deps.clock.now()
  const order = await readOrder(deps, orderId, memberId)
  const types = TYPES.map((type) => ({ type, text: TYPE_TEXTS[type], reason: refusalFor(type, order, now) }))
  if (types.every((option) => option.reason !== null))
    throw refused(types.some((option) => option.reason === 'RETURN_WINDOW') ? 'RETURN_WINDOW' : 'STATE_CHANGED')
  const lines = await findClaimLines(deps.db, orderId)
  const end = windowEnd(order)
  return {
    order_id: String(orderId),
    order_no: order.no,
    is_whole: order.status === 'paid' ? 1 : 0,
    until: end === null ? null : seconds(end),
    reasons: [...REASONS],
    types: types.map((option) => ({ ...option, is_allowed: option.reason === null ? 1 : 0 })),
    lines: lines.map((line) => ({
      id: String(line.id),
      goods_id: String(line.goods_id),
      name: line.name,
      sccj: line.maker,
      ypgg: line.spec,
      bzdw: line.unit,
      goods_image: [line.image],
      number: line.qty,
      max_qty: unitsLeft(line),
      max_amount: formatMoney(worth(line, unitsLeft(line))),
    })),
  }
}

export function apply(deps: Deps, buyer: Buyer, form: Application): Promise<AppliedWire> {
  const { clientKey, ...request } = form
  return once(deps, { memberId: buyer.memberId, route: 'POST /api/afterSale', key: clientKey, request }, async (tx) => {
    const { order } = await lockOrder(tx, form.orderId, buyer.memberId)
    const reason = refusalFor(form.type, order, tx.clock.now())
    if (reason !== null) throw refused(reason)
    if (order.status === 'paid') return applyWhole(tx, buyer, order, form)
    return applyForLines(tx, buyer, order, form)
  })
}

type Claim = Pick<Application, 'type' | 'reason' | 'note' | 'lines' | 'images'>

/** The order's trade must be locked. */
export async function applyForLines(tx: Deps, buyer: Claimant, order: TradeOrderRow, claim: Claim): Promise<AppliedWire> {
  const known = new Map((await findClaimLines(tx.db, order.id)).map((line) => [line.id, line]))
  if (isOfGoods(claim.type) && claim.lines.length === 0) throw invalid('lines', '请选择售后商品')
  const claims = claim.lines.map(({ lineId, qty }) => {
    const line = known.get(lineId)
    if (line === undefined) throw notFound('订单中没有该商品')
    const left = isOfGoods(claim.type) ? unitsLeft(line) : line.qty
    if (qty > left) throw refused('RETURN_QTY', { available: left }, { values: { line_id: String(lineId) } })
    return { lineId, qty, cents: givesMoney(claim.type) ? worth(line, qty) : 0 }
  })
  const cents = claims.reduce((sum, claimed) => sum + claimed.cents, 0)
  if (claim.type === 'refund_only' && cents === 0) throw invalid('lines', '所选商品没有可退金额')
  return write(tx, buyer, order, { ...claim, isWhole: false, cents, claims })
}

/** Paid and not billed: all that is left of the order goes back, freight and fees too. What lapsed meanwhile has gone back already. */
export async function applyWhole(tx: Deps, buyer: Buyer, order: TradeOrderRow, claim: Claim): Promise<AppliedWire> {
  const lines = await findClaimLines(tx.db, order.id)
  const wanted = new Map(claim.lines.map((line) => [line.lineId, line.qty]))
  const claims = lines
    .map((line) => ({ lineId: line.id, qty: unitsLeft(line), cents: worth(line, unitsLeft(line)) }))
    .filter(({ qty }) => qty > 0)
  if (wanted.size > 0 && (wanted.size !== claims.length || claims.some(({ lineId, qty }) => wanted.get(lineId) !== qty)))
    throw invalid('lines', '未发货的订单只能整单退款')
  const given = await findGivenBack(tx.db, order.id)
  const cents = order.payable + order.fees - given.voucher - given.balance - given.online
  const applied = await write(tx, buyer, order, { ...claim, type: 'refund_only', isWhole: true, cents, claims })
  await moveOrders(tx, [order], 'refunding', { actor: 'buyer', accountId: buyer.accountId, note: claim.reason })
  return applied
}

interface Written extends Claim {
  readonly isWhole: boolean
  readonly cents: number
  readonly claims: readonly { lineId: number; qty: number; cents: number }[]
}

async function write(
  tx: Deps,
  buyer: Claimant,
  order: TradeOrderRow,
  { type, isWhole, reason, note, cents, claims, images }: Written,
): Promise<AppliedWire> {
  const no = newAfterSaleNo(tx)
  const status: AfterSaleStatus = 'applied'
  const id = await insertAfterSale(tx.db, {
    no,
    orderId: order.id,
    memberId: buyer.memberId,
    accountId: buyer.accountId,
    type,
    isWhole,
    reason,
    note,
    cents,
    createdAt: tx.clock.now(),
  })
  await insertClaims(tx.db, id, claims)
  for (const key of images) await claimUpload(tx.db, buyer.memberId, key, 'after_sale', 'images')
  await insertImages(tx.db, id, images)
  return { id: String(id), no, type, status, status_text: STATUS_TEXTS[status], amount: formatMoney(cents) }
}
