import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import {
  type Acknowledgement,
  BadNotice,
  NOTICE_MAX_BYTES,
  NOTICE_WINDOW_MS,
  type Notice,
  type NoticeInput,
  PAYMENT_NO,
  type PaymentChannel,
  type PaymentStart,
  type PaymentState,
  type RefundStart,
  type RefundState,
  requireNo,
  requireRefund,
  requireStart,
  type StartedPayment,
} from './channel.ts'
import { parseJson } from './channelIo.ts'

export interface SandboxSettings {
  /** A secret key of at least 32 bytes; never leaves the server. */
  readonly key: KeyObject
  readonly publicUrl: URL
}

/** What the cashier page reports; the same noticeId may be sent any number of times. */
export interface SandboxNotice {
  readonly noticeId: string
  readonly paymentNo: string
  readonly channelTxn: string
  readonly amountCents: number
  readonly outcome: 'settled' | 'failed' | 'closed'
  readonly settledAt: Date
}

const id = Type.String({ pattern: '^[0-9A-Za-z_-]{1,64}$' })
const noticeBody = Type.Object({
  notice_id: id,
  payment_no: Type.String({ pattern: PAYMENT_NO.source }),
  channel_txn: id,
  amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  outcome: Type.Union([Type.Literal('settled'), Type.Literal('failed'), Type.Literal('closed')]),
  at: Type.Integer({ minimum: 0, maximum: 9_999_999_999 }),
})

/** The shop's own cashier: no money moves, but a notice needs the same proof as a real one. */
export class SandboxChannel implements PaymentChannel {
  readonly name = 'sandbox'
  readonly #settings: SandboxSettings

  constructor(settings: SandboxSettings) {
    this.#settings = settings
  }

  async start(payment: PaymentStart): Promise<StartedPayment> {
    requireStart(payment)
    const url = cashierUrl(this.#settings, payment.paymentNo)
    return { kind: 'qr', qr: url, url }
  }

  async readNotice({ headers, rawBody, now }: NoticeInput): Promise<Notice> {
    if (rawBody.length > NOTICE_MAX_BYTES) throw new BadNotice(this.name, 'too_large')
    const [timestamp, nonce, signature] = [headers['x-sandbox-timestamp'], headers['x-sandbox-nonce'], headers['x-sandbox-signature']]
    if (typeof timestamp !== 'string' || typeof nonce !== 'string' || typeof signature !== 'string')
      throw new BadNotice(this.name, 'missing_header')
    if (!/^\d{10}$/.test(timestamp) || Math.abs(now.getTime() - Number(timestamp) * 1000) > NOTICE_WINDOW_MS)
      throw new BadNotice(this.name, 'stale')
    // A line break in the nonce could move the border between it and the body.
    if (!/^[0-9A-Za-z_-]{8,64}$/.test(nonce)) throw new BadNotice(this.name, 'malformed')
    if (!isEqual(signature, noticeSignature(this.#settings.key, timestamp, nonce, rawBody))) throw new BadNotice(this.name, 'bad_signature')
    const body = parseJson(rawBody.toString())
    if (!Value.Check(noticeBody, body)) throw new BadNotice(this.name, 'malformed')
    const base = { noticeId: body.notice_id, paymentNo: body.payment_no, channelTxn: body.channel_txn, amountCents: body.amount }
    if (body.outcome === 'settled') return { ...base, outcome: 'settled', settledAt: new Date(body.at * 1000) }
    return { ...base, outcome: body.outcome, settledAt: null, refundNo: null }
  }

  acknowledge(ok: boolean): Acknowledgement {
    return { status: ok ? 200 : 400, contentType: 'application/json; charset=utf-8', body: JSON.stringify({ ok }) }
  }

  async refund(refund: RefundStart): Promise<RefundState> {
    requireRefund(refund)
    return this.queryRefund(refund)
  }

  async queryRefund({ refundNo }: { readonly refundNo: string }): Promise<RefundState> {
    return { status: 'settled', channelRefund: `SR${refundNo}`, code: null }
  }

  async close(paymentNo: string): Promise<'closed'> {
    requireNo(paymentNo, PAYMENT_NO, 'a payment number')
    return 'closed'
  }

  /** The cashier keeps no books: what it did, it told by notice. */
  async query(paymentNo: string): Promise<PaymentState> {
    requireNo(paymentNo, PAYMENT_NO, 'a payment number')
    return { status: 'pending' }
  }
}

/** The other half, for the cashier page: the request that tells of a payment. */
export function signSandboxNotice(
  key: KeyObject,
  notice: SandboxNotice,
  stamp: { readonly now: Date; readonly nonce: string },
): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify({
    notice_id: notice.noticeId,
    payment_no: notice.paymentNo,
    channel_txn: notice.channelTxn,
    amount: notice.amountCents,
    outcome: notice.outcome,
    at: Math.floor(notice.settledAt.getTime() / 1000),
  })
  const timestamp = String(Math.floor(stamp.now.getTime() / 1000))
  return {
    headers: {
      'content-type': 'application/json',
      'x-sandbox-timestamp': timestamp,
      'x-sandbox-nonce': stamp.nonce,
      'x-sandbox-signature': noticeSignature(key, timestamp, stamp.nonce, Buffer.from(body)),
    },
    body,
  }
}

/** The page behind the QR code; its signature keeps payment numbers from being tried one after another. */
export function cashierUrl({ key, publicUrl }: SandboxSettings, paymentNo: string): string {
  const url = new URL(`/cashier/${paymentNo}`, publicUrl)
  url.searchParams.set('sig', cashierSignature(key, paymentNo))
  return url.href
}

export function isCashierSignature(key: KeyObject, paymentNo: string, signature: string): boolean {
  return isEqual(signature, cashierSignature(key, paymentNo))
}

function cashierSignature(key: KeyObject, paymentNo: string): string {
  return createHmac('sha256', key).update(`cashier\n${paymentNo}\n`).digest('base64url')
}

/** The first word keeps a cashier's signature from ever passing as a notice's. */
function noticeSignature(key: KeyObject, timestamp: string, nonce: string, body: Buffer): string {
  return createHmac('sha256', key).update(`notice\n${timestamp}\n${nonce}\n`).update(body).digest('base64url')
}

/** The time this takes tells nothing of where two texts differ. */
function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
