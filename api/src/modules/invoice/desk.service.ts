import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Report } from '../../server/report.ts'
import { openDesk, type Accepted, type InvoiceDesk, type Issued } from './desk.ts'
import { asDesk, endCall, findDueCalls, gatherCalls, holdCall, postponeCall, takeCall, type DeskCall } from './desk.repo.ts'
import { findInvoice, lockOrders, type InvoiceRecord } from './invoice.repo.ts'
import { decide } from './invoice.service.ts'
import { findLivingLetters, lockLetter } from './redLetter.repo.ts'
import { settleLetter } from './redLetter.service.ts'
import { catchUp } from './reverse.service.ts'
import { findTaxLines } from './taxLines.repo.ts'

const ROUND = 50
/** Longer than a call lasts: nobody takes over what is still under way. */
const TAKEN_MS = 60_000
/** Twice as long after each attempt. */
const FIRST_PAUSE_MS = 5_000
/** How often it is asked whether the buyer has confirmed elsewhere. */
const LOOK_MS = 10 * 60_000
const STAFF = '开票平台'

/** A round: what is to be issued, applied for or confirmed is said to the desk, each once, however often its answer is lost. */
export async function runDesk(deps: Deps, report: Report, desk = openDesk(deps.settings, deps.clock)): Promise<number> {
  if (desk === null) return 0
  const { db, clock } = deps
  await inTransaction(deps, (tx) => gatherCalls(tx.db, clock.now()))
  let made = 0
  for (const key of await findDueCalls(db, clock.now(), ROUND)) {
    const now = clock.now()
    const holder = Buffer.from(deps.random.bytes(8)).toString('hex')
    const call = await inTransaction(deps, (tx) => takeCall(tx.db, key, now, new Date(now.getTime() + TAKEN_MS), holder))
    if (call === null) continue
    made++
    try {
      await make(deps, desk, call)
    } catch (error) {
      await later(deps, call, error instanceof Error ? error.message.slice(0, 200) : 'unknown')
      report(error, `call ${call.kind} of ${call.ref_id} at the desk`)
    }
  }
  return made
}

const later = ({ db, clock }: Deps, call: DeskCall, error: string | null): Promise<void> =>
  postponeCall(db, call, new Date(clock.now().getTime() + Math.min(LOOK_MS, FIRST_PAUSE_MS * 2 ** Math.min(10, call.attempts))), error)

async function make(deps: Deps, desk: InvoiceDesk, call: DeskCall): Promise<void> {
  if (call.kind === 'issue') return issue(deps, desk, call)
  const letter = await deps.db.selectFrom('red_letter').where('id', '=', call.ref_id).selectAll().executeTakeFirstOrThrow()
  if (call.kind === 'red_apply') {
    const blue = await findInvoice(deps, letter.blue_id, null)
    return settleRed(deps, call, await desk.applyRed(letter, blue?.invoice_no ?? ''))
  }
  const deskNo = letter.desk_no ?? ''
  return settleRed(deps, call, await (call.kind === 'red_confirm' ? desk.confirmRed(deskNo) : desk.findRed(deskNo)))
}

async function issue(deps: Deps, desk: InvoiceDesk, call: DeskCall): Promise<void> {
  const invoice = await findInvoice(deps, call.ref_id, null)
  if (invoice === null) throw new Error(`invoice ${call.ref_id} is not there`)
  // After a lost answer it may be issued already.
  const known = call.attempts > 1 ? await desk.findIssued(invoice.no) : null
  const letters = invoice.red_of === null ? [] : await findLivingLetters(deps.db, invoice.id)
  const letterNo = letters.find((letter) => letter.red_id === invoice.id)?.desk_no ?? null
  const answer = known ?? (await desk.issue({ invoice, lines: await findTaxLines(deps.db, invoice.id), letterNo }))
  if (answer === 'pending' || answer === null) return later(deps, call, null)
  await inTransaction(deps, (tx) => settleIssue(tx, call, invoice, answer))
}

async function settleIssue(tx: Deps, call: DeskCall, invoice: InvoiceRecord, answer: Exclude<Issued, 'pending' | null>): Promise<void> {
  // In the order in which refunds take them.
  const ids = invoice.content.orders.map(({ id }) => id)
  await lockOrders(tx.db, invoice.member_id, ids)
  if (!(await holdCall(tx.db, call))) return
  await asDesk(tx.db)
  const now = tx.clock.now()
  if ('invoiceNo' in answer) {
    await decide(tx, invoice, { status: 'issued', invoiceNo: answer.invoiceNo }, STAFF)
    if (invoice.red_of === null) await catchUp(tx, invoice)
    return endCall(tx.db, call, { state: 'done', error: null, now })
  }
  // A reversal stays to be made: the money is back already.
  if (invoice.red_of === null) await decide(tx, invoice, { status: 'failed', reason: answer.declined }, STAFF)
  return endCall(tx.db, call, { state: 'failed', error: answer.declined, now })
}

async function settleRed(deps: Deps, call: DeskCall, answer: Accepted): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const letter = await lockLetter(tx.db, call.ref_id, null)
    if (letter === null || !(await holdCall(tx.db, call))) return
    const isOpen = letter.state === 'applied' || letter.state === 'awaits_buyer'
    if ('declined' in answer) {
      if (isOpen) await settleLetter(tx, letter, { state: 'refused', actor: 'system' })
      return endCall(tx.db, call, { state: 'failed', error: answer.declined, now: tx.clock.now() })
    }
    if (call.kind === 'red_apply' && letter.desk_no === null)
      await tx.db.updateTable('red_letter').set({ desk_no: answer.no }).where('id', '=', letter.id).execute()
    if (isOpen && answer.state !== letter.state) {
      const state = letter.state === 'applied' && answer.state === 'confirmed' ? 'not_needed' : answer.state
      await settleLetter(tx, letter, {
        state: letter.state === 'awaits_buyer' && state === 'not_needed' ? 'confirmed' : state,
        actor: 'system',
      })
    }
    if (call.kind === 'red_query' && answer.state === 'awaits_buyer' && letter.state === 'awaits_buyer')
      return postponeCall(tx.db, call, new Date(tx.clock.now().getTime() + LOOK_MS), null)
    return endCall(tx.db, call, { state: 'done', error: null, now: tx.clock.now() })
  })
}
