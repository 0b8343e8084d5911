import type { OrderStatus } from '../../db/tables/trade.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { papersFor } from '../after-sale/papers.ts'
import { approve, finish, finishRefunded, refund, resend, takeIn, type AfterSaleCall, type Decided } from '../after-sale/staff.service.ts'
import { advance, shipOrder, takeTransfer } from '../erp/erp.service.ts'
import { findWaitingChats } from '../chat/chat.repo.ts'
import { answerAsDemo } from '../chat/demoOffice.service.ts'
import { settleInvoice } from '../invoice/invoice.service.ts'
import { answerLetter } from '../invoice/redLetter.service.ts'
import { sendRefunds } from '../payment/refund.service.ts'
import { judgeReceipt } from '../receipt/receipt.service.ts'
import { bringsBreached } from '../temperature/temperature.repo.ts'
import { addTrace, USUAL_TRACES } from '../shipment/shipment.service.ts'
import {
  autopilotSince,
  findAfterSalesToMove,
  findInvoicesToIssue,
  findLettersToAnswer,
  findOrdersToMove,
  findParcelsToTrace,
  findProofsToConfirm,
  findReceiptsToJudge,
  type AfterSaleToMove,
} from './autopilot.repo.ts'
import { paperSteps } from './autopilotPapers.ts'
import type { Report } from '../../server/report.ts'

const ROUND = 50
const STAFF = '演示客服'
const CARRIER = '演示快递'

/** The demo's own office: whatever a visitor orders or asks for goes on by itself, one step in so many seconds. */
export async function runAutopilot(deps: Deps, report: Report): Promise<number> {
  const { autopilotSeconds: pace } = deps.settings
  if (!deps.settings.demo || pace === 0) return 0
  const now = deps.clock.now()
  const span = {
    since: await inTransaction(deps, (tx) => autopilotSince(tx.db, now)),
    before: new Date(now.getTime() - pace * 1000),
    limit: ROUND,
  }
  const steps: Step[] = [
    ...(await findProofsToConfirm(deps.db, span)).map((proof): Step => [`trade ${proof.trade_id}`, () => confirmTransfer(deps, proof)]),
    ...(await findOrdersToMove(deps.db, span)).map((order): Step => [`order ${order.id}`, () => moveOrder(deps, order)]),
    ...(await findParcelsToTrace(deps.db, span, USUAL_TRACES.length + 1)).map((parcel): Step => [
      `parcel ${parcel.id}`,
      () => inTransaction(deps, (tx) => addTrace(tx, parcel.id, USUAL_TRACES[parcel.traces - 1] ?? '')),
    ]),
    ...(await findAfterSalesToMove(deps.db, span)).map((afterSale): Step => [
      `after-sale ${afterSale.id}`,
      () => moveAfterSale(deps, afterSale, report),
    ]),
    ...(await findInvoicesToIssue(deps.db, span)).map((id): Step => [
      `invoice ${id}`,
      () =>
        settleInvoice(
          deps,
          id,
          { staff: STAFF, clientKey: keyFor('invoice', id) },
          { status: 'issued', invoiceNo: `2699${String(id).padStart(16, '0')}` },
        ),
    ]),
    ...(await findLettersToAnswer(deps.db, span)).map((id): Step => [
      `red letter ${id}`,
      () => answerLetter(deps, { id, memberId: null, isAgreed: true, staff: STAFF }),
    ]),
    ...(await paperSteps(deps, span, STAFF)),
    ...(await findReceiptsToJudge(deps.db, span)).map((id): Step => [
      `receipt of order ${id}`,
      () =>
        judgeReceipt(deps, id, { staff: STAFF, clientKey: `${keyFor('receipt', id)}-${now.getTime()}`, status: 'approved', reason: null }),
    ]),
    ...(await findWaitingChats(deps.db, span)).map((chat): Step => [`chat of member ${chat.member_id}`, () => answerAsDemo(deps, chat)]),
  ]
  let done = 0
  for (const [what, work] of steps) {
    try {
      await work()
      done++
    } catch (error) {
      report(error, `the demo's office could not move ${what}`)
    }
  }
  return done
}

type Step = readonly [what: string, work: () => Promise<unknown>]

const keyFor = (what: string, id: number): string => `autopilot-${what}-${id}`

function confirmTransfer(deps: Deps, { trade_id: tradeId, cents }: { trade_id: number; cents: number }): Promise<unknown> {
  return takeTransfer(deps, {
    tradeId,
    staff: STAFF,
    clientKey: keyFor('received', tradeId),
    txn: `DEMO-${String(tradeId).padStart(8, '0')}`,
    cents,
  })
}

const NEXT: Readonly<Partial<Record<OrderStatus, 'billed' | 'picked' | 'outbound'>>> = {
  paid: 'billed',
  billed: 'picked',
  picked: 'outbound',
}

/** A refund may have been refused since, so the same step can come twice: each has a key of its own moment. */
async function moveOrder(deps: Deps, { id, status }: { id: number; status: OrderStatus }): Promise<unknown> {
  const call = { orderId: id, staff: STAFF, clientKey: `${keyFor(status, id)}-${deps.clock.now().getTime()}` }
  const to = NEXT[status]
  if (to !== undefined) return advance(deps, call, to)
  return shipOrder(deps, call, { carrier: CARRIER, trackingNo: `DEMO${String(id).padStart(10, '0')}` })
}

async function moveAfterSale(deps: Deps, afterSale: AfterSaleToMove, report: Report): Promise<void> {
  const { status, tradeId } = await decide(deps, afterSale)
  if (status !== 'refunding') return
  await sendRefunds(deps, { tradeId }, report)
  await finishRefunded(deps, { tradeId })
}

async function decide(deps: Deps, { id, order_id: orderId, type, status }: AfterSaleToMove): Promise<Decided> {
  const call: AfterSaleCall = { id, staff: STAFF, clientKey: keyFor(`after-${status}`, id) }
  if (status === 'applied') return approve(deps, call, '已核实，同意')
  if (status === 'returning') return takeIn(deps, call, { isSellable: !(await bringsBreached(deps.db, id)), note: null })
  if (type === 'refund_only' || type === 'return_refund') return refund(deps, call)
  if (type === 'reship' || type === 'exchange')
    return resend(deps, call, { carrier: CARRIER, trackingNo: `DEMOAS${String(id).padStart(8, '0')}` })
  return finish(deps, call, { files: await papersFor(deps, { type, orderId }), note: '资料已附上' })
}
