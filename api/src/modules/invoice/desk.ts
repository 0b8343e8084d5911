import { createHmac } from 'node:crypto'
import { formatMoney } from 'rules/money'
import { seconds, type Clock } from '../../deps.ts'
import type { Settings } from '../../settings.ts'
import type { InvoiceRecord } from './invoice.repo.ts'
import type { RedLetter } from './redLetter.repo.ts'
import { taxLineWire } from './taxLines.schemas.ts'
import type { TaxLine } from './taxLines.ts'

const LIMIT_MS = 10_000
const DIGITAL_NO = /^\d{20}$/
const LETTER_NO = /^[0-9A-Za-z-]{8,40}$/

/** Null: the desk has never heard of it. An answer that cannot be read is none: it is asked for again. */
export type Issued = { readonly invoiceNo: string } | { readonly declined: string } | 'pending' | null
const LETTER_STATES = ['awaits_buyer', 'confirmed', 'not_needed', 'refused'] as const
export type Accepted = { readonly no: string; readonly state: (typeof LETTER_STATES)[number] } | { readonly declined: string }

export interface ToIssue {
  readonly invoice: InvoiceRecord
  readonly lines: readonly TaxLine[]
  /** The desk's number of the letter that a reversal goes by. */
  readonly letterNo: string | null
}

/** Who issues invoices at the tax authority for the shop. Asked again under the same number it does nothing twice. */
export interface InvoiceDesk {
  issue(what: ToIssue): Promise<Issued>
  findIssued(no: string): Promise<Issued>
  applyRed(letter: RedLetter, blueNo: string): Promise<Accepted>
  confirmRed(deskNo: string): Promise<Accepted>
  findRed(deskNo: string): Promise<Accepted>
}

/** JSON by POST, signed as SMS are: `x-desk-signature` is "sha256=" and the HMAC of `<x-desk-timestamp>.<body>`. */
export function openDesk({ invoiceDesk }: Pick<Settings, 'invoiceDesk'>, clock: Clock): InvoiceDesk | null {
  if (invoiceDesk === null) return null
  const { url, secret } = invoiceDesk
  const ask = async (path: string, what: object): Promise<Answer> => {
    const [body, timestamp] = [JSON.stringify(what), String(seconds(clock.now()))]
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    const response = await fetch(new URL(`${url.pathname.replace(/\/$/, '')}/${path}`, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-desk-timestamp': timestamp, 'x-desk-signature': `sha256=${signature}` },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    if (!response.ok) throw new Error(`the desk answered ${response.status}`)
    const answer: unknown = await response.json()
    if (typeof answer !== 'object' || answer === null) throw new Error('the desk answered no object')
    return answer
  }
  return {
    issue: async (what) => issuedIn(await ask('issue', issueBody(what))),
    findIssued: async (no) => issuedIn(await ask('issue/query', { no })),
    applyRed: async (letter, blueNo) => acceptedIn(await ask('red/apply', letterBody(letter, blueNo))),
    confirmRed: async (no) => acceptedIn(await ask('red/confirm', { no })),
    findRed: async (no) => acceptedIn(await ask('red/query', { no })),
  }
}

type Answer = {
  readonly result?: unknown
  readonly invoice_no?: unknown
  readonly reason?: unknown
  readonly no?: unknown
  readonly state?: unknown
}

const declinedIn = ({ reason }: Answer) => ({
  declined: typeof reason === 'string' && reason !== '' ? reason.slice(0, 200) : '税务机关未受理',
})

function issuedIn(answer: Answer): Issued {
  if (answer.result === 'unknown') return null
  if (answer.result === 'pending') return 'pending'
  if (answer.result === 'declined') return declinedIn(answer)
  if (answer.result === 'issued' && typeof answer.invoice_no === 'string' && DIGITAL_NO.test(answer.invoice_no))
    return { invoiceNo: answer.invoice_no }
  throw new Error('the desk answered what is neither issued nor declined')
}

function acceptedIn(answer: Answer): Accepted {
  if (answer.result === 'declined') return declinedIn(answer)
  const state = LETTER_STATES.find((known) => known === answer.state)
  if (answer.result !== 'accepted' || state === undefined || typeof answer.no !== 'string' || !LETTER_NO.test(answer.no))
    throw new Error('the desk answered what is neither accepted nor declined')
  return { no: answer.no, state }
}

const issueBody = ({ invoice, lines, letterNo }: ToIssue) => ({
  no: invoice.no,
  kind: invoice.kind,
  blue_no: invoice.blue_no,
  letter_no: letterNo,
  buyer: invoice.buyer,
  amount: formatMoney(invoice.cents),
  lines: lines.map((line, place) => ({ line: place + 1, ...taxLineWire(line) })),
})

const letterBody = ({ no, reason, side, state, note }: RedLetter, blueNo: string) => ({
  no,
  blue_no: blueNo,
  reason,
  side,
  is_agreed: state === 'confirmed',
  note,
})
