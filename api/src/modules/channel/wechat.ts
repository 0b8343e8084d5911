import type { KeyObject } from 'node:crypto'
import { Value } from 'typebox/value'
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
import { callProvider, type ChannelIo, parseJson, type ProviderAnswer } from './channelIo.ts'
import { chinaRfc3339 } from './chinaTime.ts'
import { openResource, type WechatMerchant, WechatSigning } from './wechatSigning.ts'
import {
  anyTrade,
  codeAnswer,
  errorAnswer,
  noticeEnvelope,
  paidState,
  paidTrade,
  refundAnswer,
  refundNotice,
  refundState,
  unpaidState,
} from './wechatShapes.ts'

export interface WechatSettings extends WechatMerchant {
  /** The API v3 key, 32 bytes. */
  readonly apiV3Key: KeyObject
  readonly apiUrl: URL
}

/** WeChat counts 127 characters; as many bytes are right by either reading of that. */
const DESCRIPTION_MAX_BYTES = 127
const UNKNOWN_TRADE: ReadonlySet<string> = new Set(['ORDER_NOT_EXIST', 'ORDERNOTEXIST'])
const UNKNOWN_REFUND: ReadonlySet<string> = new Set(['RESOURCE_NOT_EXISTS', 'RESOURCE_NOT_EXIST'])

/** WeChat Pay v3, Native: the buyer scans a code with the phone. */
export class WechatChannel implements PaymentChannel {
  readonly name = 'wechat'
  readonly #settings: WechatSettings
  readonly #signing: WechatSigning
  readonly #io: ChannelIo

  constructor(settings: WechatSettings, io: ChannelIo) {
    this.#settings = settings
    this.#signing = new WechatSigning(settings)
    this.#io = io
  }

  async start(payment: PaymentStart): Promise<StartedPayment> {
    requireStart(payment)
    const answer = await this.#call('POST', '/v3/pay/transactions/native', {
      appid: this.#settings.appid,
      mchid: this.#settings.mchid,
      description: cutBytes(payment.subject, DESCRIPTION_MAX_BYTES),
      out_trade_no: payment.paymentNo,
      time_expire: chinaRfc3339(payment.expiresAt),
      notify_url: payment.notifyUrl,
      amount: { total: payment.amountCents, currency: 'CNY' },
    })
    if (!Value.Check(codeAnswer, answer)) throw new ChannelError(this.name, 'garbage')
    return { kind: 'qr', qr: answer.code_url }
  }

  async readNotice({ headers, rawBody, now }: NoticeInput): Promise<Notice> {
    if (rawBody.length > NOTICE_MAX_BYTES) throw new BadNotice(this.name, 'too_large')
    const header = (name: string) => {
      const value = headers[name]
      return typeof value === 'string' ? value : null
    }
    const body = rawBody.toString()
    const fault = await this.#signing.fault(header, body, now)
    if (fault !== null) throw new BadNotice(this.name, fault)
    const envelope = parseJson(body)
    if (!Value.Check(noticeEnvelope, envelope)) throw new BadNotice(this.name, 'malformed')
    const opened = openResource(this.#settings.apiV3Key, envelope.resource)
    if (opened === null) throw new BadNotice(this.name, 'undecryptable')
    const resource = parseJson(opened)
    if (envelope.event_type === 'TRANSACTION.SUCCESS') return this.#paymentNotice(envelope.id, resource)
    if (envelope.event_type.startsWith('REFUND.')) return this.#refundNotice(envelope.id, resource)
    throw new BadNotice(this.name, 'malformed')
  }

  acknowledge(ok: boolean): Acknowledgement {
    const contentType = 'application/json; charset=utf-8'
    return ok
      ? { status: 200, contentType, body: '{"code":"SUCCESS"}' }
      : { status: 400, contentType, body: '{"code":"FAIL","message":"FAIL"}' }
  }

  async refund(refund: RefundStart): Promise<RefundState> {
    requireRefund(refund)
    const answer = await this.#refused(
      this.#call('POST', '/v3/refund/domestic/refunds', {
        transaction_id: refund.channelTxn,
        out_refund_no: refund.refundNo,
        amount: { refund: refund.refundCents, total: refund.totalCents, currency: 'CNY' },
      }),
    )
    return answer instanceof ChannelError
      ? { status: 'failed', channelRefund: null, code: answer.code }
      : this.#refundState(refund.refundNo, answer)
  }

  async queryRefund({
    paymentNo,
    refundNo,
  }: {
    readonly paymentNo: string
    readonly refundNo: string
  }): Promise<RefundState | MissingRefund> {
    requireNo(paymentNo, PAYMENT_NO, 'a payment number')
    requireNo(refundNo, REFUND_NO, 'a refund number')
    const answer = await this.#refused(this.#call('GET', `/v3/refund/domestic/refunds/${refundNo}`))
    if (!(answer instanceof ChannelError)) return this.#refundState(refundNo, answer)
    if (answer.code === null || !UNKNOWN_REFUND.has(answer.code)) throw answer
    return { status: 'missing' }
  }

  async close(paymentNo: string): Promise<'closed' | 'settled'> {
    requireNo(paymentNo, PAYMENT_NO, 'a payment number')
    const answer = await this.#refused(
      this.#call('POST', `/v3/pay/transactions/out-trade-no/${paymentNo}/close`, { mchid: this.#settings.mchid }),
    )
    if (!(answer instanceof ChannelError)) return 'closed'
    const { status } = await this.query(paymentNo)
    if (status === 'settled' || status === 'refunded') return 'settled'
    if (status === 'pending') throw answer
    return 'closed'
  }

  async query(paymentNo: string): Promise<PaymentState> {
    requireNo(paymentNo, PAYMENT_NO, 'a payment number')
    const { appid, mchid } = this.#settings
    const answer = await this.#refused(
      this.#call('GET', `/v3/pay/transactions/out-trade-no/${paymentNo}?mchid=${encodeURIComponent(mchid)}`),
    )
    if (answer instanceof ChannelError) {
      if (answer.code !== null && UNKNOWN_TRADE.has(answer.code)) return { status: 'missing' }
      throw answer
    }
    if (!Value.Check(anyTrade, answer) || answer.out_trade_no !== paymentNo || answer.mchid !== mchid || answer.appid !== appid)
      throw new ChannelError(this.name, 'garbage')
    const unpaid = unpaidState(answer.trade_state)
    if (unpaid !== null) return { status: unpaid }
    const paid = Value.Check(paidTrade, answer) ? paidState(answer) : null
    if (paid === null) throw new ChannelError(this.name, 'garbage')
    return paid
  }

  #paymentNotice(noticeId: string, resource: unknown): Notice {
    if (!Value.Check(paidTrade, resource)) throw new BadNotice(this.name, 'malformed')
    if (resource.mchid !== this.#settings.mchid || resource.appid !== this.#settings.appid) throw new BadNotice(this.name, 'wrong_merchant')
    const state = paidState(resource)
    const base = { noticeId, paymentNo: resource.out_trade_no, amountCents: resource.amount.total, channelTxn: resource.transaction_id }
    if (state?.status === 'settled') return { ...base, outcome: 'settled', settledAt: state.settledAt }
    if (state?.status === 'refunded') return { ...base, outcome: 'none', settledAt: null, refundNo: null }
    throw new BadNotice(this.name, 'malformed')
  }

  #refundNotice(noticeId: string, resource: unknown): Notice {
    if (!Value.Check(refundNotice, resource)) throw new BadNotice(this.name, 'malformed')
    if (resource.mchid !== this.#settings.mchid) throw new BadNotice(this.name, 'wrong_merchant')
    return {
      noticeId,
      paymentNo: resource.out_trade_no,
      amountCents: resource.amount.total,
      channelTxn: resource.transaction_id,
      outcome: 'none',
      settledAt: null,
      refundNo: resource.out_refund_no,
    }
  }

  #refundState(refundNo: string, answer: unknown): RefundState {
    const state = Value.Check(refundAnswer, answer) && answer.out_refund_no === refundNo ? refundState(answer) : null
    if (state === null) throw new ChannelError(this.name, 'garbage')
    return state
  }

  /** A refusal as a value, since it is an answer; any other failure stays thrown. */
  async #refused(call: Promise<unknown>): Promise<unknown> {
    try {
      return await call
    } catch (error) {
      if (error instanceof ChannelError && error.isFinal) return error
      throw error
    }
  }

  async #call(method: 'GET' | 'POST', target: string, content?: object): Promise<unknown> {
    const body = content === undefined ? '' : JSON.stringify(content)
    const timestamp = String(Math.floor(this.#io.now().getTime() / 1000))
    // Asks for an answer signed by the key that is known here.
    const [platformSerial = ''] = this.#settings.platformKeys.keys()
    const answer = await callProvider(this.name, this.#io, {
      method,
      url: new URL(target, this.#settings.apiUrl).href,
      headers: {
        authorization: this.#signing.authorization({ method, target, timestamp, nonce: this.#io.nonce(), body }),
        'wechatpay-serial': platformSerial,
        ...(body === '' ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === '' ? {} : { body }),
    })
    return this.#believe(answer)
  }

  /** WeChat signs its answers, but not every error; an error moves no money, so its word is taken without. */
  async #believe({ status, headers, body }: ProviderAnswer): Promise<unknown> {
    const isGood = status >= 200 && status < 300
    const text = body.toString()
    const content = text === '' ? null : parseJson(text)
    if (isGood) {
      const fault = await this.#signing.fault((name) => headers.get(name), text, this.#io.now())
      if (fault !== null) throw new ChannelError(this.name, 'untrusted', fault)
      if (content === undefined) throw new ChannelError(this.name, 'garbage')
      return content
    }
    const code = Value.Check(errorAnswer, content) ? content.code : null
    if (status === 401) throw new ChannelError(this.name, 'untrusted', code)
    if (status === 429 || status >= 500) throw new ChannelError(this.name, 'busy', code)
    throw new ChannelError(this.name, code === null ? 'garbage' : 'refused', code)
  }
}

/** As many whole characters as fit; a lone surrogate would break the signed text. */
export function cutBytes(text: string, max: number): string {
  let kept = ''
  for (const character of text.toWellFormed()) {
    if (Buffer.byteLength(kept + character) > max) break
    kept += character
  }
  return kept
}
