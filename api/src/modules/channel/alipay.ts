import { formatMoney, parseMoney, type Cents } from 'rules/money'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { callAlipay } from './alipayGateway.ts'
import { type AlipayRequest, type AlipaySettings, AlipaySigning, type Fields, readFields } from './alipaySigning.ts'
import {
  type Acknowledgement,
  BadNotice,
  ChannelError,
  type MissingRefund,
  NOTICE_MAX_BYTES,
  type Notice,
  type NoticeInput,
  PAYMENT_NO,
  type PaymentChannel,
  type PaymentStart,
  type PaymentState,
  REFUND_NO,
  type RefundStart,
  type RefundState,
  requireNo,
  requireRefund,
  requireStart,
  type StartedPayment,
} from './channel.ts'
import type { ChannelIo } from './channelIo.ts'
import { chinaText, parseChinaText } from './chinaTime.ts'

const word = Type.String({ minLength: 1, maxLength: 128 })
const paymentNo = Type.String({ pattern: PAYMENT_NO.source })
const noticeFields = Type.Object({
  notify_id: word,
  app_id: word,
  out_trade_no: paymentNo,
  trade_no: word,
  trade_status: word,
  total_amount: word,
})
const codeAnswer = Type.Object({ out_trade_no: paymentNo, qr_code: Type.String({ minLength: 1, maxLength: 1024, pattern: '^https://' }) })
const tradeAnswer = Type.Object({
  out_trade_no: paymentNo,
  trade_no: word,
  trade_status: word,
  total_amount: word,
  send_pay_date: Type.Optional(Type.String()),
})
const refundAnswer = Type.Object({ out_trade_no: paymentNo, fund_change: Type.Optional(Type.String()) })
const refundQueryAnswer = Type.Object({
  out_request_no: Type.Optional(Type.String()),
  refund_amount: Type.Optional(Type.String()),
  refund_status: Type.Optional(Type.String()),
})

const SUBJECT_MAX = 128
const PAID: ReadonlySet<string> = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED'])
const UNKNOWN_TRADE = 'ACQ.TRADE_NOT_EXIST'

/** Alipay: a code to scan (precreate) or Alipay's own page (page pay). */
export class AlipayChannel implements PaymentChannel {
  readonly name = 'alipay'
  readonly #settings: AlipaySettings
  readonly #signing: AlipaySigning
  readonly #io: ChannelIo

  constructor(settings: AlipaySettings, io: ChannelIo) {
    this.#settings = settings
    this.#signing = new AlipaySigning(settings)
    this.#io = io
  }

  async start(payment: PaymentStart): Promise<StartedPayment> {
    requireStart(payment)
    const content = {
      out_trade_no: payment.paymentNo,
      total_amount: formatMoney(payment.amountCents),
      subject: plainSubject(payment.subject),
      time_expire: chinaText(payment.expiresAt),
    }
    if (this.#settings.product === 'page') return this.#page(payment, content)
    const answer = await this.#call({ method: 'alipay.trade.precreate', content, notifyUrl: payment.notifyUrl })
    if (!Value.Check(codeAnswer, answer) || answer.out_trade_no !== payment.paymentNo) throw this.#garbage()
    return { kind: 'qr', qr: answer.qr_code }
  }

  async readNotice({ rawBody }: NoticeInput): Promise<Notice> {
    if (rawBody.length > NOTICE_MAX_BYTES) throw new BadNotice(this.name, 'too_large')
    const fields = readFields(rawBody.toString())
    if (fields === null) throw new BadNotice(this.name, 'malformed')
    const signature = fields['sign']
    if (signature === undefined || signature === '') throw new BadNotice(this.name, 'missing_header')
    // The message may not choose a weaker algorithm or another alphabet than ours.
    if (fields['sign_type'] !== 'RSA2' || fields['charset']?.toLowerCase() !== 'utf-8') throw new BadNotice(this.name, 'malformed')
    if (!this.#signing.isNotice(fields)) throw new BadNotice(this.name, 'bad_signature')
    if (!Value.Check(noticeFields, fields)) throw new BadNotice(this.name, 'malformed')
    if (fields.app_id !== this.#settings.appId) throw new BadNotice(this.name, 'wrong_merchant')
    return this.#notice(fields, fields)
  }

  /** Alipay looks at the word alone: anything but success is sent again for 25 hours. */
  acknowledge(ok: boolean): Acknowledgement {
    return { status: ok ? 200 : 400, contentType: 'text/plain; charset=utf-8', body: ok ? 'success' : 'fail' }
  }

  async refund(refund: RefundStart): Promise<RefundState> {
    requireRefund(refund)
    const answer = await this.#refused({
      method: 'alipay.trade.refund',
      content: {
        out_trade_no: refund.paymentNo,
        trade_no: refund.channelTxn,
        refund_amount: formatMoney(refund.refundCents),
        out_request_no: refund.refundNo,
      },
    })
    if (answer instanceof ChannelError) return { status: 'failed', channelRefund: null, code: answer.code }
    if (!Value.Check(refundAnswer, answer) || answer.out_trade_no !== refund.paymentNo) throw this.#garbage()
    if (answer.fund_change === 'Y') return settledRefund(refund.refundNo)
    // No money moved by this call: either an earlier one did it, or it is still on its way.
    const state = await this.queryRefund(refund)
    return state.status === 'missing' ? { status: 'pending', channelRefund: null, code: null } : state
  }

  async queryRefund({
    paymentNo: no,
    refundNo,
  }: {
    readonly paymentNo: string
    readonly refundNo: string
  }): Promise<RefundState | MissingRefund> {
    requireNo(no, PAYMENT_NO, 'a payment number')
    requireNo(refundNo, REFUND_NO, 'a refund number')
    const answer = await this.#refused({
      method: 'alipay.trade.fastpay.refund.query',
      content: { out_trade_no: no, out_request_no: refundNo },
    })
    if (answer instanceof ChannelError) {
      if (answer.code === UNKNOWN_TRADE || answer.code === 'TRADE_NOT_EXIST') return { status: 'missing' }
      throw answer
    }
    if (!Value.Check(refundQueryAnswer, answer)) throw this.#garbage()
    // Success without the refund's own fields means that there is none.
    if (answer.out_request_no !== refundNo || answer.refund_amount === undefined) return { status: 'missing' }
    const isDone = answer.refund_status === undefined || answer.refund_status === '' || answer.refund_status === 'REFUND_SUCCESS'
    return isDone ? settledRefund(refundNo) : { status: 'pending', channelRefund: refundNo, code: null }
  }

  async close(no: string): Promise<'closed' | 'settled'> {
    requireNo(no, PAYMENT_NO, 'a payment number')
    const answer = await this.#refused({ method: 'alipay.trade.close', content: { out_trade_no: no } })
    if (!(answer instanceof ChannelError)) return 'closed'
    const { status } = await this.query(no)
    if (status === 'settled' || status === 'refunded') return 'settled'
    if (status === 'pending') throw answer
    return 'closed'
  }

  async query(no: string): Promise<PaymentState> {
    requireNo(no, PAYMENT_NO, 'a payment number')
    const answer = await this.#refused({ method: 'alipay.trade.query', content: { out_trade_no: no } })
    if (answer instanceof ChannelError) {
      if (answer.code === UNKNOWN_TRADE) return { status: 'missing' }
      throw answer
    }
    if (!Value.Check(tradeAnswer, answer) || answer.out_trade_no !== no) throw this.#garbage()
    if (answer.trade_status === 'WAIT_BUYER_PAY') return { status: 'pending' }
    const isPaid = PAID.has(answer.trade_status)
    const paidAt = parseChinaText(answer.send_pay_date ?? '')
    if (answer.trade_status === 'TRADE_CLOSED' && paidAt === null) return { status: 'closed' }
    const amountCents = cents(answer.total_amount)
    if (amountCents === null || !(isPaid || answer.trade_status === 'TRADE_CLOSED')) throw this.#garbage()
    // The date is optional in Alipay's answer; a payment must not stay open for want of it.
    return { status: isPaid ? 'settled' : 'refunded', channelTxn: answer.trade_no, amountCents, settledAt: paidAt ?? this.#io.now() }
  }

  #page(payment: PaymentStart, content: object): StartedPayment {
    const request: AlipayRequest = {
      method: 'alipay.trade.page.pay',
      content: { ...content, product_code: 'FAST_INSTANT_TRADE_PAY' },
      notifyUrl: payment.notifyUrl,
      returnUrl: payment.returnUrl,
    }
    return { kind: 'form', url: this.#signing.pageUrl(request, this.#io.now()) }
  }

  #notice(known: Static<typeof noticeFields>, fields: Fields): Notice {
    const amountCents = cents(known.total_amount)
    const refunded = cents(fields['refund_fee'] ?? '0.00')
    if (amountCents === null || refunded === null) throw new BadNotice(this.name, 'malformed')
    const base = { noticeId: known.notify_id, paymentNo: known.out_trade_no, amountCents, channelTxn: known.trade_no }
    // A refund is told as TRADE_SUCCESS or, of the whole, TRADE_CLOSED: neither pays or closes the payment.
    const isRefund = refunded > 0 || (fields['gmt_refund'] ?? '') !== ''
    if (isRefund || known.trade_status === 'WAIT_BUYER_PAY') {
      const refundNo = fields['out_biz_no'] ?? ''
      return { ...base, outcome: 'none', settledAt: null, refundNo: isRefund && REFUND_NO.test(refundNo) ? refundNo : null }
    }
    if (known.trade_status === 'TRADE_CLOSED') return { ...base, outcome: 'closed', settledAt: null, refundNo: null }
    const settledAt = parseChinaText(fields['gmt_payment'] ?? '')
    if (!PAID.has(known.trade_status) || settledAt === null) throw new BadNotice(this.name, 'malformed')
    return { ...base, outcome: 'settled', settledAt }
  }

  #call(request: AlipayRequest): Promise<unknown> {
    return callAlipay(this.#signing, this.#settings.gatewayUrl, this.#io, request)
  }

  /** A refusal as a value, since it is an answer; any other failure stays thrown. */
  async #refused(request: AlipayRequest): Promise<unknown> {
    try {
      return await this.#call(request)
    } catch (error) {
      if (error instanceof ChannelError && error.isFinal) return error
      throw error
    }
  }

  #garbage(): ChannelError {
    return new ChannelError(this.name, 'garbage')
  }
}

/** Alipay numbers no refunds of its own; ours names it there too. */
function settledRefund(refundNo: string): RefundState {
  return { status: 'settled', channelRefund: refundNo, code: null }
}

function cents(text: string): Cents | null {
  try {
    const amount = parseMoney(text)
    return amount >= 0 ? amount : null
  } catch {
    return null
  }
}

/** Alipay refuses / = & in a subject. */
function plainSubject(subject: string): string {
  return [...subject.toWellFormed().replaceAll(/[/=&]/g, ' ')].slice(0, SUBJECT_MAX).join('')
}
