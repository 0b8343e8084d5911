import type { Cents } from 'rules/money'

export type ChannelName = 'sandbox' | 'wechat' | 'alipay'

/** One way to pay. Every call may wait for a foreign host, so none belongs inside a transaction. */
export interface PaymentChannel {
  readonly name: ChannelName
  /** May be asked again with the same values: the provider answers for the same payment. */
  start(payment: PaymentStart): Promise<StartedPayment>
  /** What a signed notice says; rejects with BadNotice whatever is not proved to come from the provider. */
  readNotice(input: NoticeInput): Promise<Notice>
  /** The provider's own words for "have it" and "send it again". */
  acknowledge(ok: boolean): Acknowledgement
  /** One refundNo moves money once, however often it is asked. */
  refund(refund: RefundStart): Promise<RefundState>
  queryRefund(refund: { readonly paymentNo: string; readonly refundNo: string }): Promise<RefundState | MissingRefund>
  /** After 'closed' a payment may still settle in rare cases; its notice is then refunded. */
  close(paymentNo: string): Promise<'closed' | 'settled'>
  query(paymentNo: string): Promise<PaymentState>
}

export interface PaymentStart {
  readonly tradeNo: string
  readonly paymentNo: string
  readonly amountCents: Cents
  readonly subject: string
  readonly expiresAt: Date
  readonly returnUrl: string
  readonly notifyUrl: string
}

/** qr: a text to draw as a QR code (url: the same page for a click); form: the page to send the browser to. */
export type StartedPayment =
  | { readonly kind: 'qr'; readonly qr: string; readonly url?: string }
  | { readonly kind: 'form'; readonly url: string }
  | { readonly kind: 'none' }

export interface NoticeInput {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The bytes as they came: signatures cover them, not what a parser makes of them. */
  readonly rawBody: Buffer
  readonly now: Date
}

interface NoticeBase {
  /** The same for every repetition of one notice. */
  readonly noticeId: string
  readonly paymentNo: string
  readonly channelTxn: string
  /** What the payment is about, also where a notice tells of a refund. */
  readonly amountCents: Cents
}

export interface SettledNotice extends NoticeBase {
  readonly outcome: 'settled'
  readonly settledAt: Date
}

export interface OtherNotice extends NoticeBase {
  /** none: authentic, but changes no payment (the buyer is still at it, or a refund moved). */
  readonly outcome: 'failed' | 'closed' | 'none'
  readonly settledAt: null
  /** The refund it tells of; queryRefund knows its state. */
  readonly refundNo: string | null
}

export type Notice = SettledNotice | OtherNotice

export interface Acknowledgement {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

export interface RefundStart {
  readonly paymentNo: string
  readonly channelTxn: string
  readonly refundNo: string
  readonly refundCents: Cents
  readonly totalCents: Cents
}

export interface RefundState {
  readonly status: 'settled' | 'pending' | 'failed'
  readonly channelRefund: string | null
  /** The provider's word for a refusal, for staff. */
  readonly code: string | null
}

/** The provider knows of no such refund: nothing is under way, it may be asked for again. */
export interface MissingRefund {
  readonly status: 'missing'
}

/** refunded: it was paid and money went back since; missing: the provider has not heard of it (yet). */
export type PaymentState =
  | { readonly status: 'settled' | 'refunded'; readonly channelTxn: string; readonly amountCents: Cents; readonly settledAt: Date }
  | { readonly status: 'pending' | 'failed' | 'closed' | 'missing' }

export const NOTICE_MAX_BYTES = 64 * 1024
export const NOTICE_WINDOW_MS = 5 * 60_000

export type BadNoticeReason =
  | 'too_large'
  | 'missing_header'
  | 'stale'
  | 'unknown_key'
  | 'bad_signature'
  | 'malformed'
  | 'undecryptable'
  | 'wrong_merchant'

/** Says which test failed and nothing of what was sent: its message may be logged and answered. */
export class BadNotice extends Error {
  override readonly name = 'BadNotice'
  readonly channel: ChannelName
  readonly reason: BadNoticeReason

  constructor(channel: ChannelName, reason: BadNoticeReason) {
    super(`${channel} notice refused: ${reason}`)
    this.channel = channel
    this.reason = reason
  }
}

/** untrusted: one side does not accept the other's signature; busy: the provider asks to come again. */
export type ChannelFailure = 'timeout' | 'unreachable' | 'garbage' | 'untrusted' | 'busy' | 'refused'

/** Carries the provider's short code at most, never a body, a key or a URL. */
export class ChannelError extends Error {
  override readonly name = 'ChannelError'
  readonly channel: ChannelName
  readonly failure: ChannelFailure
  readonly code: string | null

  constructor(channel: ChannelName, failure: ChannelFailure, code: unknown = null) {
    const shown = typeof code === 'string' && /^[A-Za-z0-9_.-]{1,64}$/.test(code) ? code : null
    super(`${channel} call failed: ${failure}${shown === null ? '' : ` (${shown})`}`)
    this.channel = channel
    this.failure = failure
    this.code = shown
  }

  /** Only a refusal is an answer; after anything else the outcome is open: ask again with the same numbers. */
  get isFinal(): boolean {
    return this.failure === 'refused'
  }
}

/** What both WeChat Pay and Alipay take as a merchant's number. */
export const PAYMENT_NO = /^[0-9A-Za-z_]{6,32}$/
export const REFUND_NO = /^[0-9A-Za-z_]{1,64}$/

export function requireStart(payment: PaymentStart): void {
  requireNo(payment.paymentNo, PAYMENT_NO, 'a payment number')
  requirePositive(payment.amountCents, 'an amount to pay')
}

export function requireRefund(refund: RefundStart): void {
  requireNo(refund.paymentNo, PAYMENT_NO, 'a payment number')
  requireNo(refund.refundNo, REFUND_NO, 'a refund number')
  requirePositive(refund.refundCents, 'an amount to refund')
  requirePositive(refund.totalCents, 'an amount paid')
  if (refund.refundCents > refund.totalCents) throw new RangeError('cannot refund more than was paid')
}

/** Numbers become part of paths and signed texts, so nothing else may pass. */
export function requireNo(text: string, form: RegExp, what: string): void {
  if (!form.test(text)) throw new RangeError(`${what} has the wrong form`)
}

function requirePositive(cents: Cents, what: string): void {
  if (!Number.isSafeInteger(cents) || cents < 1) throw new RangeError(`${what} must be whole cents above zero`)
}
