import { Type, type Static } from 'typebox'
import { PAYMENT_NO, type PaymentState, REFUND_NO, type RefundState } from './channel.ts'
import { parseRfc3339 } from './chinaTime.ts'

const word = Type.String({ minLength: 1, maxLength: 64 })
const paymentNo = Type.String({ pattern: PAYMENT_NO.source })
const cents = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

export const noticeEnvelope = Type.Object({
  id: word,
  event_type: word,
  resource_type: Type.Literal('encrypt-resource'),
  resource: Type.Object({
    algorithm: Type.Literal('AEAD_AES_256_GCM'),
    ciphertext: Type.String(),
    nonce: Type.String(),
    associated_data: Type.Optional(Type.String()),
  }),
})

/** A trade in a notice, and in the answer to a query once it is paid. */
export const paidTrade = Type.Object({
  appid: word,
  mchid: word,
  out_trade_no: paymentNo,
  transaction_id: word,
  trade_state: word,
  success_time: word,
  amount: Type.Object({ total: cents, currency: Type.Literal('CNY') }),
})

/** An unpaid trade has neither number nor amount. */
export const anyTrade = Type.Object({ appid: word, mchid: word, out_trade_no: paymentNo, trade_state: word })

export const refundNotice = Type.Object({
  mchid: word,
  out_trade_no: paymentNo,
  transaction_id: word,
  out_refund_no: Type.String({ pattern: REFUND_NO.source }),
  amount: Type.Object({ total: cents }),
})

export const refundAnswer = Type.Object({ refund_id: word, out_refund_no: word, status: word })

export const codeAnswer = Type.Object({ code_url: Type.String({ minLength: 1, maxLength: 512, pattern: '^weixin://' }) })

export const errorAnswer = Type.Object({ code: word })

const UNPAID: ReadonlyMap<string, 'pending' | 'failed' | 'closed'> = new Map([
  ['NOTPAY', 'pending'],
  ['USERPAYING', 'pending'],
  ['ACCEPT', 'pending'],
  ['CLOSED', 'closed'],
  ['REVOKED', 'closed'],
  ['PAYERROR', 'failed'],
])

export function unpaidState(tradeState: string): 'pending' | 'failed' | 'closed' | null {
  return UNPAID.get(tradeState) ?? null
}

export function paidState(trade: Static<typeof paidTrade>): PaymentState | null {
  const settledAt = parseRfc3339(trade.success_time)
  const isPaid = trade.trade_state === 'SUCCESS' || trade.trade_state === 'REFUND'
  if (settledAt === null || !isPaid) return null
  return {
    status: trade.trade_state === 'SUCCESS' ? 'settled' : 'refunded',
    channelTxn: trade.transaction_id,
    amountCents: trade.amount.total,
    settledAt,
  }
}

/** CLOSED needs a new refund number, ABNORMAL a hand on the merchant platform: the code tells staff which. */
export function refundState(answer: Static<typeof refundAnswer>): RefundState | null {
  const channelRefund = answer.refund_id
  if (answer.status === 'SUCCESS') return { status: 'settled', channelRefund, code: null }
  if (answer.status === 'PROCESSING') return { status: 'pending', channelRefund, code: null }
  if (answer.status === 'CLOSED' || answer.status === 'ABNORMAL') return { status: 'failed', channelRefund, code: answer.status }
  return null
}
