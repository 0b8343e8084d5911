import { AFTER_SALE_WINDOW_MS, AUTO_RECEIPT_MS } from 'rules/constants'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { tellAllWaiting } from '../event/event.service.ts'
import { receive } from '../after-sale/paidOrder.service.ts'
import { settleLapsed } from '../after-sale/lapse.service.ts'
import { findUncredited } from '../cashback/cashback.repo.ts'
import { creditPromises } from '../cashback/cashback.service.ts'
import { endOpenPayment } from '../payment/endOpenPayment.ts'
import { closeAtChannel } from '../payment/pay.service.ts'
import { hasOpen } from '../after-sale/afterSale.repo.ts'
import { finishRefunded } from '../after-sale/staff.service.ts'
import { linkHistories } from '../integrity/link.service.ts'
import { watchLinks } from '../integrity/watch.service.ts'
import { forgetKeys } from '../idempotency/idempotency.service.ts'
import { runDesk } from '../invoice/desk.service.ts'
import { lapseLetters } from '../invoice/redLetter.service.ts'
import { advanceImports } from '../import/run.service.ts'
import { sendRefunds } from '../payment/refund.service.ts'
import { tellOfTime } from '../message/notices.ts'
import { hasOpenBreach } from '../temperature/temperature.repo.ts'
import { countSold } from '../trade/sold.repo.ts'
import { findOverdue, lockTrade } from '../trade/trade.repo.ts'
import { writeOffExpired } from '../wallet/expiry.service.ts'
import { closeUnpaid, lockOrder, moveOrders } from '../trade/trade.service.ts'
import { forgetClosedNames } from '../privacy/close.service.ts'
import { resealRows } from '../privacy/reseal.service.ts'
import { forgetBrakes } from '../brake/brake.service.ts'
import { uploadCodes } from '../platform/sendBills.ts'
import { forgetUnclaimed } from '../upload/forget.service.ts'
import { forgetOfficeEvents, sendWebhooks } from '../webhook/send.service.ts'
import { forgetKind, keepByTime } from '../retention/retention.service.ts'
import { forgetSendings, sendMessages } from '../sending/send.service.ts'
import { runAutopilot } from './autopilot.ts'
import type { Report } from '../../server/report.ts'
import { deleteOldEvents, deleteOldQuotes, findReceivedBefore, findShippedBefore } from './job.repo.ts'

/** At most so many a round; the next round takes the rest. */
const ROUND = 200
/** Longer than any gateway resumes after. */
const EVENTS_KEPT_MS = 6 * 3_600_000

/** One trade per transaction, each judged anew under its lock: a payment that came first wins. */
export async function closeOverdueTrades(deps: Deps, report: Report): Promise<number> {
  let closed = 0
  for (const { id } of await findOverdue(deps.db, deps.clock.now(), ROUND)) {
    try {
      if (await closeOverdue(deps, id, report)) closed++
    } catch (error) {
      report(error, `trade ${id} could not be closed`)
    }
  }
  return closed
}

async function closeOverdue(deps: Deps, tradeId: number, report: Report): Promise<boolean> {
  const { isClosed, payment } = await inTransaction(deps, async (tx) => {
    const trade = await lockTrade(tx.db, tradeId)
    if (trade === null || trade.pay_status !== 'unpaid' || trade.expires_at > tx.clock.now()) return { isClosed: false, payment: null }
    const open = await endOpenPayment(tx, trade.id)
    await closeUnpaid(tx, trade, { to: 'timeout', by: { actor: 'system' } })
    return { isClosed: true, payment: open }
  })
  if (payment !== null)
    await closeAtChannel(deps, payment, (error) => report(error, `a payment of trade ${tradeId} could not be closed at its channel`))
  return isClosed
}

/** Shipped ten days ago and not confirmed: received. */
export async function receiveShipped(deps: Deps, report: Report): Promise<number> {
  const ids = await findShippedBefore(deps.db, new Date(deps.clock.now().getTime() - AUTO_RECEIPT_MS), ROUND)
  return each(ids, report, 'could not be received', (id) =>
    inTransaction(deps, async (tx) => {
      const { order } = await lockOrder(tx, id, null)
      if (order.status === 'shipped' && !(await hasOpenBreach(tx.db, id))) await receive(tx, order, { actor: 'system' })
    }),
  )
}

/** The after-sale window is over, and nothing is open any more. */
export async function completeReceived(deps: Deps, report: Report): Promise<number> {
  const ids = await findReceivedBefore(deps.db, new Date(deps.clock.now().getTime() - AFTER_SALE_WINDOW_MS), ROUND)
  return each(ids, report, 'could not be completed', (id) =>
    inTransaction(deps, async (tx) => {
      const { order } = await lockOrder(tx, id, null)
      if (order.status === 'received' && !(await hasOpen(tx.db, id))) await moveOrders(tx, [order], 'completed', { actor: 'system' })
    }),
  )
}

/** What completed orders promised goes onto the balance, each once. */
export async function creditCashback(deps: Deps, report: Report): Promise<number> {
  return each(await findUncredited(deps.db, ROUND), report, 'could not be credited its cashback', (id) =>
    inTransaction(deps, async (tx) => {
      await creditPromises(tx, (await lockOrder(tx, id, null)).order)
    }),
  )
}

export function forgetQuotes(deps: Deps): Promise<number> {
  return forgetKind(deps, 'quotes', ({ db }, before) => deleteOldQuotes(db, before))
}

/** Each gets its place first, though nobody listens: who comes back later must see that what was told meanwhile is gone. */
export async function forgetEvents(deps: Deps): Promise<number> {
  await tellAllWaiting(deps)
  return deleteOldEvents(deps.db, new Date(deps.clock.now().getTime() - EVENTS_KEPT_MS))
}

export async function resendRefunds(deps: Deps, report: Report): Promise<number> {
  const settled = await sendRefunds(deps, { limit: ROUND }, report)
  return settled + (await finishRefunded(deps, { limit: ROUND }))
}

async function each(ids: readonly number[], report: Report, words: string, work: (id: number) => Promise<void>): Promise<number> {
  let done = 0
  for (const id of ids) {
    try {
      await work(id)
      done++
    } catch (error) {
      report(error, `order ${id} ${words}`)
    }
  }
  return done
}

export interface Job {
  readonly name: string
  readonly everyMs: number
  readonly run: (deps: Deps, report: Report) => Promise<number>
}

export const jobs: readonly Job[] = [
  { name: 'close_unpaid', everyMs: 10_000, run: closeOverdueTrades },
  { name: 'count_sold', everyMs: 10_000, run: (deps) => inTransaction(deps, (tx) => countSold(tx.db)) },
  { name: 'settle_lapsed', everyMs: 10_000, run: settleLapsed },
  { name: 'resend_refunds', everyMs: 60_000, run: resendRefunds },
  { name: 'demo_autopilot', everyMs: 2_000, run: runAutopilot },
  { name: 'advance_imports', everyMs: 1_000, run: advanceImports },
  { name: 'send_webhooks', everyMs: 2_000, run: sendWebhooks },
  { name: 'forget_office_events', everyMs: 60 * 60_000, run: forgetOfficeEvents },
  { name: 'send_messages', everyMs: 2_000, run: sendMessages },
  { name: 'forget_sendings', everyMs: 60 * 60_000, run: forgetSendings },
  { name: 'upload_codes', everyMs: 5_000, run: uploadCodes },
  { name: 'tell_members', everyMs: 30_000, run: tellOfTime },
  { name: 'receive_shipped', everyMs: 10 * 60_000, run: receiveShipped },
  { name: 'call_invoice_desk', everyMs: 2_000, run: runDesk },
  { name: 'lapse_red_letters', everyMs: 60_000, run: lapseLetters },
  { name: 'complete_received', everyMs: 10 * 60_000, run: completeReceived },
  { name: 'credit_cashback', everyMs: 10 * 60_000, run: creditCashback },
  { name: 'write_off_expired', everyMs: 10 * 60_000, run: writeOffExpired },
  { name: 'forget_quotes', everyMs: 60 * 60_000, run: forgetQuotes },
  { name: 'forget_uploads', everyMs: 60 * 60_000, run: forgetUnclaimed },
  { name: 'keep_by_time', everyMs: 10 * 60_000, run: keepByTime },
  { name: 'forget_brakes', everyMs: 10 * 60_000, run: forgetBrakes },
  { name: 'forget_events', everyMs: 60 * 60_000, run: forgetEvents },
  { name: 'seal_rows', everyMs: 60_000, run: resealRows },
  { name: 'link_histories', everyMs: 60_000, run: linkHistories },
  { name: 'watch_links', everyMs: 60_000, run: watchLinks },
  { name: 'forget_closed_names', everyMs: 60 * 60_000, run: forgetClosedNames },
  { name: 'forget_keys', everyMs: 10 * 60_000, run: forgetKeys },
]
