import { inTransaction } from '../../db/transaction.ts'
import { seconds, type Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { findClaimLines } from '../after-sale/afterSale.repo.ts'
import { applyForLines, type Buyer } from '../after-sale/apply.service.ts'
import { moveTo } from '../after-sale/move.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { lockOrder } from '../trade/trade.service.ts'
import { findHeldLines, type HeldLine, type RecallLot } from './holders.repo.ts'
import {
  findAnswers,
  findGoodsNames,
  findNotices,
  findReturns,
  insertReturns,
  lockNotice,
  markAnswered,
  markRead,
  putAnswers,
  type LotAnswer,
  type NoticeRow,
} from './notice.repo.ts'
import { lockRecallShared } from './recall.repo.ts'
import type { RecallWire } from './recall.schemas.ts'

/** More recalls than a shop has to do with at one time; older ones have ended. */
const LISTED = 50

export async function listRecalls(deps: Deps, memberId: number): Promise<RecallWire[]> {
  const notices = await findNotices(deps.db, memberId, { id: null, limit: LISTED })
  const wires: RecallWire[] = []
  for (const notice of notices) wires.push(await recallWire(deps, memberId, notice))
  return wires
}

async function recallOf(deps: Deps, memberId: number, id: number): Promise<RecallWire> {
  const [notice] = await findNotices(deps.db, memberId, { id, limit: 1 })
  if (notice === undefined) throw notFound('没有这次召回')
  return recallWire(deps, memberId, notice)
}

const isOf =
  ({ goodsId, lot }: RecallLot) =>
  (other: RecallLot): boolean =>
    other.goodsId === goodsId && other.lot === lot

/** The lots that the shop was sent, each once. */
const lotsOf = (lines: readonly HeldLine[]): HeldLine[] => lines.filter((line, at) => lines.findIndex(isOf(line)) === at)
const unitsOf = (lines: readonly HeldLine[]): number => lines.reduce((sum, line) => sum + line.shipped - line.cameBack, 0)

async function recallWire(deps: Deps, memberId: number, notice: NoticeRow): Promise<RecallWire> {
  const lines = await findHeldLines(deps.db, notice.id, memberId)
  const answers = await findAnswers(deps.db, notice.id, memberId)
  const returns = await findReturns(deps.db, notice.id, memberId)
  const lots = lotsOf(lines)
  const goods = await findGoodsNames(
    deps.db,
    lots.map((lot) => lot.goodsId),
  )
  const momentOf = (at: Date | null) => (at === null ? null : seconds(at))
  return {
    id: String(notice.id),
    level: notice.level,
    reason: notice.reason,
    instruction: notice.instruction,
    state: notice.state,
    ended_note: notice.ended_note,
    told_at: seconds(notice.told_at),
    due_at: seconds(notice.due_at),
    read_at: momentOf(notice.read_at),
    answered_at: momentOf(notice.answered_at),
    lots: lots.map((lot) => {
      const mine = lines.filter(isOf(lot))
      const answer = answers.find(isOf(lot))
      const view = goods.get(lot.goodsId)
      return {
        goods_id: String(lot.goodsId),
        name: view?.name ?? '',
        ypgg: view?.ypgg ?? '',
        bzdw: view?.bzdw ?? '',
        lot: lot.lot,
        number: unitsOf(mine),
        order_ids: [...new Set(mine.map((line) => String(line.orderId)))],
        after_sale_ids: [
          ...new Set(
            returns.filter((back) => back.goods_id === lot.goodsId && back.lot_no === lot.lot).map((back) => String(back.after_sale_id)),
          ),
        ],
        answer: answer === undefined ? null : { on_hand: answer.onHand, used: answer.used, back: answer.back },
      }
    }),
  }
}

export function readRecall(deps: Deps, memberId: number, id: number): Promise<RecallWire> {
  return inTransaction(deps, async (tx) => {
    await markRead(tx.db, id, memberId, tx.clock.now())
    return recallOf(tx, memberId, id)
  })
}

/** What the shop has and sends back: agreed to at once, whenever the order was. A later answer corrects it, and only adds to what comes back. */
export function answerRecall(
  deps: Deps,
  buyer: Buyer,
  { id, answers, clientKey }: { readonly id: number; readonly answers: readonly LotAnswer[]; readonly clientKey: string },
): Promise<RecallWire> {
  const call = { memberId: buyer.memberId, route: 'POST /api/recall/{id}/answer', key: clientKey, request: { id, answers } }
  return once(deps, call, async (tx) => {
    const recall = await lockRecallShared(tx.db, id)
    if (recall === null || (await lockNotice(tx.db, id, buyer.memberId)) === null) throw notFound('没有这次召回')
    if (recall.state !== 'open') throw refused('STATE_CHANGED')
    const lines = await findHeldLines(tx.db, id, buyer.memberId)
    const before = await findReturns(tx.db, id, buyer.memberId)
    requireAll(lines, answers)
    const returns: Back[] = []
    for (const answer of answers) {
      const agreed = before.filter((back) => back.goods_id === answer.goodsId && back.lot_no === answer.lot)
      const units = answer.back - agreed.reduce((sum, back) => sum + back.qty, 0)
      if (units < 0) throw refused('STATE_CHANGED', {}, { sentence: '退回数量不能少于已同意的，多报的请在售后单中撤销' })
      const open = lines.filter(isOf(answer)).map((line) => ({
        line,
        left: line.shipped - line.cameBack - agreed.reduce((sum, back) => sum + (back.order_line_id === line.lineId ? back.qty : 0), 0),
      }))
      returns.push({ answer, units, open })
    }
    await putAnswers(tx.db, id, buyer.memberId, answers)
    await markAnswered(tx.db, id, buyer, tx.clock.now())
    await takeBack(tx, buyer, id, returns)
    return recallOf(tx, buyer.memberId, id)
  })
}

/** One answer a lot, for all lots of the shop, and no more than it was sent. */
function requireAll(lines: readonly HeldLine[], answers: readonly LotAnswer[]): void {
  const lots = lotsOf(lines)
  if (answers.length !== lots.length || lots.some((lot) => !answers.some(isOf(lot))))
    throw invalid('lots', '请逐个批号填写在库、已售与退回数量')
  for (const answer of answers) {
    const available = unitsOf(lines.filter(isOf(answer)))
    if (answer.onHand + answer.used > available)
      throw refused('RETURN_QTY', { available }, { sentence: `批号 ${answer.lot} 的在库与已售合计不能超过购入的 ${available}` })
    if (answer.back > answer.onHand)
      throw refused(
        'RETURN_QTY',
        { available: answer.onHand },
        { sentence: `批号 ${answer.lot} 的退回数量不能超过在库的 ${answer.onHand}` },
      )
  }
}

interface Back {
  readonly answer: LotAnswer
  readonly units: number
  readonly open: readonly { readonly line: HeldLine; readonly left: number }[]
}

/** One after-sale an order, the newest line first; agreed to as it is written. */
async function takeBack(tx: Deps, buyer: Buyer, recallId: number, returns: readonly Back[]): Promise<void> {
  const orderIds = [...new Set(returns.flatMap(({ open }) => open.map(({ line }) => line.orderId)))].toSorted((a, b) => a - b)
  const left = new Map<number, number>()
  const orders = new Map<number, Awaited<ReturnType<typeof lockOrder>>['order']>()
  for (const orderId of orderIds) {
    orders.set(orderId, (await lockOrder(tx, orderId, buyer.memberId)).order)
    for (const line of await findClaimLines(tx.db, orderId)) left.set(line.id, line.qty - line.returned_qty - line.claimed)
  }
  const parts = returns.flatMap((back) => spread(back, left))
  for (const [orderId, order] of orders) {
    const mine = parts.filter((part) => part.line.orderId === orderId)
    if (mine.length === 0) continue
    const { id } = await applyForLines(tx, buyer, order, {
      type: 'return_refund',
      reason: '药品召回',
      note: `召回 ${recallId}：批号 ${[...new Set(mine.map((part) => part.line.lot))].join('、')}`,
      lines: [...new Set(mine.map((part) => part.line.lineId))].map((lineId) => ({
        lineId,
        qty: mine.reduce((sum, part) => sum + (part.line.lineId === lineId ? part.qty : 0), 0),
      })),
      images: [],
    })
    const afterSaleId = Number(id)
    await insertReturns(
      tx.db,
      mine.map(({ line, qty }) => ({ afterSaleId, lineId: line.lineId, recallId, goodsId: line.goodsId, lot: line.lot, qty })),
    )
    await moveTo(tx, afterSaleId, 'approved', { actor: 'staff', note: '药品召回，无需审核' })
  }
}

function spread({ answer, units, open }: Back, left: Map<number, number>): { readonly line: HeldLine; readonly qty: number }[] {
  let rest = units
  const parts = open.flatMap(({ line, left: ofLot }) => {
    const qty = Math.max(0, Math.min(rest, ofLot, left.get(line.lineId) ?? 0))
    rest -= qty
    left.set(line.lineId, (left.get(line.lineId) ?? 0) - qty)
    return qty === 0 ? [] : [{ line, qty }]
  })
  if (rest > 0)
    throw refused(
      'RETURN_QTY',
      { available: answer.back - rest },
      { sentence: `批号 ${answer.lot} 最多还可退 ${answer.back - rest}，其余已在退货中` },
    )
  return parts
}
