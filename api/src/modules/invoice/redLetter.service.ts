import { RED_LETTER_HOURS, type RedLetterReason, type RedLetterState } from 'rules/redLetter'
import { formatDateTime } from 'rules/time'
import type { Actor } from '../../db/tables/trade.ts'
import { inTransaction } from '../../db/transaction.ts'
import { seconds, type Deps } from '../../deps.ts'
import { notFound, refused } from '../../server/apiErrors.ts'
import type { Report } from '../../server/report.ts'
import { actAs } from '../audit/actor.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { tell } from '../message/message.service.ts'
import { newTradeNo } from '../trade/numbers.ts'
import { findInvoice, insertInvoice, type InvoiceRecord } from './invoice.repo.ts'
import { newInvoiceKey, newInvoiceNo } from './make.service.ts'
import {
  findLivingLetters,
  findOverdueLetters,
  freeOrders,
  insertLetter,
  isReversed,
  lockBlue,
  lockLetter,
  moveLetter,
  type RedLetter,
} from './redLetter.repo.ts'
import { wholeReversal } from './taxLines.ts'
import { findOldLines, insertTaxLines } from './taxLines.repo.ts'

const HOUR_MS = 3_600_000
const ROUND = 200

/** Where a desk issues invoices, the tax authority says whether the buyer must confirm; else only who may deduct the tax must. */
const firstState = ({ settings }: Deps, { kind }: Pick<InvoiceRecord, 'kind'>): RedLetterState =>
  settings.invoiceDesk !== null ? 'applied' : kind === 'vat_special' ? 'awaits_buyer' : 'not_needed'

const dueAfter = (now: Date): Date => new Date(now.getTime() + RED_LETTER_HOURS * HOUR_MS)

interface Ask {
  readonly reason: RedLetterReason
  readonly side: 'seller' | 'buyer'
  readonly state: RedLetterState
  readonly redId: number | null
  readonly note: string | null
}

async function ask(tx: Deps, blue: InvoiceRecord, { state, redId, ...letter }: Ask): Promise<RedLetter> {
  const now = tx.clock.now()
  const made = await insertLetter(tx.db, {
    ...letter,
    no: `HZ${newTradeNo(tx)}`,
    blue_id: blue.id,
    member_id: blue.member_id,
    red_id: redId,
    state,
    applied_at: now,
    due_at: state === 'awaits_buyer' || state === 'awaits_seller' ? dueAfter(now) : null,
    decided_at: state === 'not_needed' ? now : null,
    desk_no: null,
  })
  if (state === 'awaits_buyer') await tellBuyer(tx, made, blue)
  return made
}

/** The buyer has some days only, and may not come by. */
function tellBuyer(
  tx: Deps,
  { id, member_id: memberId, due_at: dueAt }: RedLetter,
  { invoice_no: invoiceNo }: InvoiceRecord,
): Promise<number> {
  const until = dueAt === null ? '' : `请在 ${formatDateTime(seconds(dueAt))} 前确认，逾期作废。`
  return tell(tx, {
    memberId,
    kind: 'after_sale',
    ref: `red_letter:${id}`,
    url: '/dzfp',
    title: '红字确认单待您确认',
    body: `发票 ${invoiceNo ?? ''} 要开具红字发票。${until}`,
  })
}

/** Goods came back: the reversal over them waits for this letter. */
export async function askForReturned(tx: Deps, blue: InvoiceRecord, redId: number): Promise<RedLetter> {
  return ask(tx, blue, { reason: 'return', side: 'seller', state: firstState(tx, blue), redId, note: null })
}

/** A part is taken back for goods: then the whole cannot be. */
export async function withdrawWrong(tx: Deps, blueId: number): Promise<void> {
  for (const letter of await findLivingLetters(tx.db, blueId)) {
    if (letter.reason === 'return' || letter.red_id !== null) continue
    await actAs(tx, { actor: 'system' })
    await moveLetter(tx.db, letter.id, { state: 'withdrawn', now: tx.clock.now() })
  }
}

/** The buyer says that the invoice was made out wrongly: the office has 72 hours to agree. */
export function askAsBuyer(
  deps: Deps,
  memberId: number,
  { id, note, clientKey }: { readonly id: number; readonly note: string; readonly clientKey: string },
): Promise<{ id: number }> {
  const call = { memberId, route: 'POST /api/invoice/{id}/red-letter', key: clientKey, request: { id, note } }
  return once(deps, call, async (tx) => {
    const blue = await wronglyMade(tx, id, memberId)
    return { id: (await ask(tx, blue, { reason: 'wrong', side: 'buyer', state: 'awaits_seller', redId: null, note })).id }
  })
}

/** An issued invoice of which nothing is taken back, held. */
async function wronglyMade(tx: Deps, id: number, memberId: number | null): Promise<InvoiceRecord> {
  await lockBlue(tx.db, id)
  const blue = await findInvoice(tx, id, memberId)
  if (blue === null) throw notFound('发票不存在')
  if (blue.red_of !== null || blue.status !== 'issued' || (await isReversed(tx.db, id))) throw refused('STATE_CHANGED')
  if ((await findLivingLetters(tx.db, id)).length > 0) throw refused('STATE_CHANGED')
  return blue
}

export interface OfficeCall {
  readonly id: number
  readonly staff: string
  readonly clientKey: string
}

/** The office: for an invoice that it made out wrongly, or anew for a reversal whose letter came to nothing. */
export async function askAsOffice(deps: Deps, { id, staff, clientKey }: OfficeCall, note: string | null): Promise<RedLetter> {
  const found = await findInvoice(deps, id, null)
  if (found === null) throw notFound('发票不存在')
  const call = { memberId: found.member_id, route: 'POST /api/erp/invoice/{id}/red-letter', key: clientKey, request: { id, staff, note } }
  const asked = await once(deps, call, async (tx) => {
    const letter = await (found.red_of === null ? askForWrong(tx, id, note) : askAgain(tx, id, found.red_of))
    await audited(tx, letter, 'apply', staff)
    return { id: letter.id }
  })
  return letterOf(deps, asked.id)
}

async function askForWrong(tx: Deps, id: number, note: string | null): Promise<RedLetter> {
  const blue = await wronglyMade(tx, id, null)
  const state = firstState(tx, blue)
  const redId = state === 'not_needed' ? await reverseAll(tx, blue) : null
  return ask(tx, blue, { reason: 'wrong', side: 'seller', state, redId, note })
}

async function askAgain(tx: Deps, redId: number, blueId: number): Promise<RedLetter> {
  await lockBlue(tx.db, blueId)
  const [blue, red] = [await findInvoice(tx, blueId, null), await findInvoice(tx, redId, null)]
  if (blue === null || red?.status !== 'applied') throw refused('STATE_CHANGED')
  if ((await findLivingLetters(tx.db, redId)).length > 0) throw refused('STATE_CHANGED')
  return askForReturned(tx, blue, redId)
}

/** A side says yes or no to what the other applied for; said twice it is the same. */
export function answerLetter(
  deps: Deps,
  {
    id,
    memberId,
    isAgreed,
    staff,
  }: { readonly id: number; readonly memberId: number | null; readonly isAgreed: boolean; readonly staff: string | null },
): Promise<RedLetter> {
  return inTransaction(deps, async (tx) => {
    const letter = await lockLetter(tx.db, id, memberId)
    if (letter === null) throw notFound('红字确认单不存在')
    const state = isAgreed ? 'confirmed' : 'refused'
    if (letter.state === state) return letter
    const awaited = memberId === null ? 'awaits_seller' : 'awaits_buyer'
    if (letter.state !== awaited || letter.due_at === null || letter.due_at <= tx.clock.now()) throw refused('STATE_CHANGED')
    await settleLetter(tx, letter, { state, actor: memberId === null ? 'erp' : 'buyer' })
    if (staff !== null) await audited(tx, letter, state, staff)
    return letterOf(tx, id)
  })
}

/** The letter is held. What was made out wrongly is taken back whole by the step that grants it. */
export async function settleLetter(
  tx: Deps,
  letter: RedLetter,
  { state, actor, deskNo }: { readonly state: RedLetterState; readonly actor: Actor; readonly deskNo?: string },
): Promise<void> {
  const now = tx.clock.now()
  const blue = await findInvoice(tx, letter.blue_id, null)
  if (blue === null) throw new Error(`letter ${letter.id} has no invoice`)
  const takesAll = letter.red_id === null && (state === 'confirmed' || state === 'not_needed')
  const redId = takesAll ? await reverseAll(tx, blue) : null
  const dueAt = state === 'awaits_buyer' ? dueAfter(now) : null
  await actAs(tx, { actor })
  await moveLetter(tx.db, letter.id, {
    state,
    now,
    ...(redId === null ? {} : { redId }),
    ...(dueAt === null ? {} : { dueAt }),
    ...(deskNo === undefined ? {} : { deskNo }),
  })
  if (dueAt !== null) await tellBuyer(tx, { ...letter, due_at: dueAt }, blue)
}

/** All of it, line by line; its orders may be invoiced again. */
async function reverseAll(tx: Deps, blue: InvoiceRecord): Promise<number> {
  const { orders, lines, rows } = blue.content
  const redId = await insertInvoice(tx, {
    no: newInvoiceNo(tx),
    memberId: blue.member_id,
    kind: blue.kind,
    buyer: blue.buyer,
    content: {
      orders: orders.map((order) => ({ ...order, cents: -order.cents })),
      lines: lines.map((line) => ({ ...line, qty: -line.qty, cents: -line.cents })),
      rows: rows.map((row) => ({ ...row, cents: -row.cents })),
      key: newInvoiceKey(tx),
    },
    cents: -blue.cents,
    redOf: blue.id,
    now: tx.clock.now(),
  })
  await insertTaxLines(tx.db, redId, wholeReversal(blue.id, await findOldLines(tx.db, blue.id, null)))
  await freeOrders(tx.db, blue.id)
  return redId
}

/** Nobody has answered in 72 hours: it is void, and may be applied for anew. */
export async function lapseLetters(deps: Deps, report: Report): Promise<number> {
  let lapsed = 0
  for (const id of await findOverdueLetters(deps.db, deps.clock.now(), ROUND)) {
    try {
      lapsed += await inTransaction(deps, async (tx) => {
        const letter = await lockLetter(tx.db, id, null)
        if (letter === null || letter.due_at === null || letter.due_at > tx.clock.now()) return 0
        if (letter.state !== 'awaits_buyer' && letter.state !== 'awaits_seller') return 0
        await settleLetter(tx, letter, { state: 'lapsed', actor: 'system' })
        return 1
      })
    } catch (error) {
      report(error, `red letter ${id} could not lapse`)
    }
  }
  return lapsed
}

async function letterOf(deps: Deps, id: number): Promise<RedLetter> {
  return deps.db.selectFrom('red_letter').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
}

async function audited(tx: Deps, { id, member_id: memberId }: RedLetter, verb: string, staff: string): Promise<void> {
  await insertAudit(tx.db, {
    accountId: null,
    memberId,
    action: `red_letter.${verb}`,
    object: `red_letter:${id}`,
    after: { staff },
    now: tx.clock.now(),
  })
}
