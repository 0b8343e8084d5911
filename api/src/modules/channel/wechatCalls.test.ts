import { sign } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ChannelError } from './channel.ts'
import { ANSWER_MAX_BYTES } from './channelIo.ts'
import { NONCE, StandIn } from './testing/standIn.ts'
import { MERCHANT, merchant, PAID_TRADE, PLATFORM_ID, signedHeaders, signedReply, wechatChannel } from './testing/wechatPlatform.ts'
import { cutBytes } from './wechat.ts'

const standIn = new StandIn()
const url = await standIn.open()
const channel = wechatChannel(url, standIn.io())
const payment = {
  tradeNo: 'T1',
  paymentNo: 'P20261121000001',
  amountCents: 12_345,
  subject: '药品订单 T1',
  expiresAt: new Date('2026-11-21T10:35:00+08:00'),
  returnUrl: 'https://shop.example/cart_step4',
  notifyUrl: 'https://shop.example/api/pay/notify/wechat',
}
const refund = {
  paymentNo: payment.paymentNo,
  channelTxn: '4200002501202611210000000001',
  refundNo: 'R20261121000001',
  refundCents: 100,
  totalCents: 12_345,
}
const refusal = (code: string, status = 400) => ({ status, body: JSON.stringify({ code, message: '说明' }) })

/** The header of the public protocol, made by node:crypto. */
function signedBy(message: string): string {
  const signature = sign('sha256', Buffer.from(message), merchant.privateKey).toString('base64')
  const fields = { mchid: '1900009191', nonce_str: NONCE, timestamp: '1795226702', serial_no: MERCHANT.serial, signature }
  const written = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${written.join(',')}`
}

async function failureOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ChannelError)) throw new Error('expected a ChannelError')
  expect(error.isFinal).toBe(error.failure === 'refused')
  return error.code === null ? error.failure : `${error.failure} ${error.code}`
}

beforeEach(() => {
  standIn.seen.length = 0
  standIn.answer = () => ({ status: 404 })
})
afterAll(() => standIn[Symbol.asyncDispose]())

describe('a request to WeChat Pay', () => {
  it('a request to WeChat Pay starts a payment and carries a signature that the platform can verify', async () => {
    standIn.answer = () => signedReply({ code_url: 'weixin://wxpay/bizpayurl?pr=p4lpSuKzz' })
    expect(await channel.start(payment)).toEqual({ kind: 'qr', qr: 'weixin://wxpay/bizpayurl?pr=p4lpSuKzz' })
    const [request] = standIn.seen
    expect(request).toMatchObject({ method: 'POST', target: '/v3/pay/transactions/native' })
    expect(JSON.parse(request?.body ?? '')).toEqual({
      appid: MERCHANT.appid,
      mchid: MERCHANT.mchid,
      description: '药品订单 T1',
      out_trade_no: 'P20261121000001',
      time_expire: '2026-11-21T10:35:00+08:00',
      notify_url: 'https://shop.example/api/pay/notify/wechat',
      amount: { total: 12_345, currency: 'CNY' },
    })
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
      'wechatpay-serial': PLATFORM_ID,
      'user-agent': 'medicinal-wholesale',
    })
    // RSA with PKCS#1 v1.5 gives one signature for one text, so the public protocol's five lines say the whole header.
    expect(request?.headers.authorization).toBe(
      signedBy(`POST\n/v3/pay/transactions/native\n1795226702\n${NONCE}\n${request?.body ?? ''}\n`),
    )
  })

  it('a request to WeChat Pay without a body is signed over an empty fifth line', async () => {
    standIn.answer = () => refusal('ORDER_NOT_EXIST', 404)
    expect(await channel.query(payment.paymentNo)).toEqual({ status: 'missing' })
    expect(standIn.seen[0]?.headers.authorization).toBe(
      signedBy(`GET\n/v3/pay/transactions/out-trade-no/P20261121000001?mchid=1900009191\n1795226702\n${NONCE}\n\n`),
    )
  })

  it('a request to WeChat Pay cuts a long subject between characters', () => {
    expect(cutBytes('药'.repeat(50), 127)).toBe('药'.repeat(42))
    expect(cutBytes('😀'.repeat(40), 127)).toBe('😀'.repeat(31))
    expect(cutBytes('a\uD800b', 127)).toBe('a\uFFFDb')
  })

  it('a request to WeChat Pay believes no answer that the platform did not sign', async () => {
    const body = JSON.stringify({ code_url: 'weixin://wxpay/bizpayurl?pr=1' })
    const answers = [
      { body },
      { body, headers: signedHeaders(`${body} `) },
      { body, headers: signedHeaders(body, { privateKey: merchant.privateKey }) },
      { body, headers: signedHeaders(body, { serial: 'OTHER' }) },
      { body, headers: signedHeaders(body, { seconds: 1_795_226_000 }) },
    ]
    const failures: string[] = []
    for (const answer of answers) {
      standIn.answer = () => answer
      failures.push(await failureOf(channel.start(payment)))
    }
    expect(failures).toEqual([
      'untrusted missing_header',
      'untrusted bad_signature',
      'untrusted bad_signature',
      'untrusted unknown_key',
      'untrusted stale',
    ])
  })

  it('a request to WeChat Pay gives up on silence, resets, redirects, floods and rubbish', async () => {
    standIn.answer = () => 'hang'
    expect(await failureOf(channel.start(payment))).toBe('timeout')
    standIn.answer = () => 'half'
    expect(await failureOf(channel.start(payment))).toBe('timeout')
    standIn.answer = () => 'reset'
    expect(await failureOf(channel.start(payment))).toBe('unreachable')
    standIn.answer = () => ({ status: 302, headers: { location: new URL('/elsewhere', url).href } })
    expect(await failureOf(channel.start(payment))).toBe('unreachable')
    expect(standIn.seen.map(({ target }) => target)).not.toContain('/elsewhere')
    standIn.answer = () => ({ body: Buffer.alloc(ANSWER_MAX_BYTES + 1, 'a') })
    expect(await failureOf(channel.start(payment))).toBe('garbage')
    for (const body of ['<html>', '{"code_url":', '']) {
      standIn.answer = () => ({ body, headers: signedHeaders(body) })
      expect(await failureOf(channel.start(payment))).toBe('garbage')
    }
    for (const content of [{}, [], { code_url: 1 }, { code_url: 'https://evil.example' }]) {
      standIn.answer = () => signedReply(content)
      expect(await failureOf(channel.start(payment))).toBe('garbage')
    }
  })

  it('a request to WeChat Pay tells a refusal from an open outcome', async () => {
    const cases: [Parameters<typeof refusal>, string][] = [
      [['PARAM_ERROR', 400], 'refused PARAM_ERROR'],
      [['NO_AUTH', 403], 'refused NO_AUTH'],
      [['SIGN_ERROR', 401], 'untrusted SIGN_ERROR'],
      [['FREQUENCY_LIMITED', 429], 'busy FREQUENCY_LIMITED'],
      [['SYSTEM_ERROR', 500], 'busy SYSTEM_ERROR'],
      [['<script>', 400], 'refused'],
    ]
    for (const [reply, expected] of cases) {
      standIn.answer = () => refusal(...reply)
      expect(await failureOf(channel.start(payment))).toBe(expected)
    }
    standIn.answer = () => ({ status: 502, body: '<html>bad gateway</html>' })
    expect(await failureOf(channel.start(payment))).toBe('busy')
    standIn.answer = () => ({ status: 403, body: 'forbidden' })
    expect(await failureOf(channel.start(payment))).toBe('garbage')
  })
})

describe('asking WeChat Pay for a payment', () => {
  it('asking WeChat Pay for a payment reads each state', async () => {
    const states: [object, object][] = [
      [
        PAID_TRADE,
        { status: 'settled', channelTxn: '4200002501202611210000000001', amountCents: 12_345, settledAt: new Date('2026-11-21T02:05:00Z') },
      ],
      [
        { ...PAID_TRADE, trade_state: 'REFUND' },
        { status: 'refunded', amountCents: 12_345 },
      ],
      ...[
        ['NOTPAY', 'pending'],
        ['USERPAYING', 'pending'],
        ['CLOSED', 'closed'],
        ['REVOKED', 'closed'],
        ['PAYERROR', 'failed'],
      ].map(([state, status]): [object, object] => [
        { appid: MERCHANT.appid, mchid: MERCHANT.mchid, out_trade_no: payment.paymentNo, trade_state: state },
        { status },
      ]),
    ]
    for (const [trade, state] of states) {
      standIn.answer = () => signedReply(trade)
      expect(await channel.query(payment.paymentNo)).toMatchObject(state)
    }
    expect(standIn.seen[0]).toMatchObject({
      method: 'GET',
      target: '/v3/pay/transactions/out-trade-no/P20261121000001?mchid=1900009191',
      body: '',
    })
    standIn.answer = () => refusal('ORDER_NOT_EXIST', 404)
    expect(await channel.query(payment.paymentNo)).toEqual({ status: 'missing' })
    standIn.answer = () => refusal('PARAM_ERROR', 400)
    expect(await failureOf(channel.query(payment.paymentNo))).toBe('refused PARAM_ERROR')
  })

  it('asking WeChat Pay for a payment refuses an answer about something else', async () => {
    const wrong = [
      { out_trade_no: 'P20261121000002' },
      { mchid: '1900000000' },
      { appid: 'wx0' },
      { trade_state: 'NEW_STATE' },
      { success_time: 'then' },
      { amount: { total: '12345', currency: 'CNY' } },
      { amount: { total: 12_345, currency: 'HKD' } },
    ]
    for (const change of wrong) {
      standIn.answer = () => signedReply({ ...PAID_TRADE, ...change })
      expect(await failureOf(channel.query(payment.paymentNo)), JSON.stringify(change)).toBe('garbage')
    }
    await expect(channel.query('../refund')).rejects.toBeInstanceOf(RangeError)
  })

  it('asking WeChat Pay for a payment closes, or tells that it was paid meanwhile', async () => {
    standIn.answer = () => signedReply(undefined, 204)
    expect(await channel.close(payment.paymentNo)).toBe('closed')
    expect(standIn.seen[0]).toMatchObject({
      method: 'POST',
      target: '/v3/pay/transactions/out-trade-no/P20261121000001/close',
      body: '{"mchid":"1900009191"}',
    })
    const refusedThen = (reply: ReturnType<typeof signedReply>) => {
      standIn.answer = ({ method }) => (method === 'POST' ? refusal('ORDERPAID') : reply)
    }
    refusedThen(signedReply(PAID_TRADE))
    expect(await channel.close(payment.paymentNo)).toBe('settled')
    refusedThen(signedReply({ ...PAID_TRADE, trade_state: 'CLOSED' }))
    expect(await channel.close(payment.paymentNo)).toBe('closed')
    refusedThen(refusal('ORDER_NOT_EXIST', 404))
    expect(await channel.close(payment.paymentNo)).toBe('closed')
    refusedThen(signedReply({ ...PAID_TRADE, trade_state: 'USERPAYING' }))
    expect(await failureOf(channel.close(payment.paymentNo))).toBe('refused ORDERPAID')
    standIn.answer = () => 'hang'
    expect(await failureOf(channel.close(payment.paymentNo))).toBe('timeout')
  })
})

describe('a refund by WeChat Pay', () => {
  const answer = (status: string) => ({
    refund_id: '50000000382026112100000001',
    out_refund_no: refund.refundNo,
    out_trade_no: payment.paymentNo,
    status,
  })

  it('a refund by WeChat Pay sends cents and reads each state', async () => {
    for (const [word, status, code] of [
      ['SUCCESS', 'settled', null],
      ['PROCESSING', 'pending', null],
      ['CLOSED', 'failed', 'CLOSED'],
      ['ABNORMAL', 'failed', 'ABNORMAL'],
    ] as const) {
      standIn.answer = () => signedReply(answer(word))
      const state = { status, channelRefund: '50000000382026112100000001', code }
      expect(await channel.refund(refund)).toEqual(state)
      expect(await channel.queryRefund(refund)).toEqual(state)
    }
    expect(JSON.parse(standIn.seen[0]?.body ?? '')).toEqual({
      transaction_id: refund.channelTxn,
      out_refund_no: refund.refundNo,
      amount: { refund: 100, total: 12_345, currency: 'CNY' },
    })
    expect(standIn.seen[1]).toMatchObject({ method: 'GET', target: '/v3/refund/domestic/refunds/R20261121000001' })
  })

  it('a refund by WeChat Pay failed only when WeChat says so; else the outcome is open', async () => {
    standIn.answer = () => refusal('NOT_ENOUGH', 403)
    expect(await channel.refund(refund)).toEqual({ status: 'failed', channelRefund: null, code: 'NOT_ENOUGH' })
    standIn.answer = () => refusal('RESOURCE_NOT_EXISTS', 404)
    expect(await channel.queryRefund(refund)).toEqual({ status: 'missing' })
    standIn.answer = () => 'hang'
    expect(await failureOf(channel.refund(refund))).toBe('timeout')
    standIn.answer = () => refusal('SYSTEM_ERROR', 500)
    expect(await failureOf(channel.refund(refund))).toBe('busy SYSTEM_ERROR')
    for (const wrong of [{ ...answer('SUCCESS'), out_refund_no: 'R2' }, answer('DONE'), {}]) {
      standIn.answer = () => signedReply(wrong)
      expect(await failureOf(channel.refund(refund))).toBe('garbage')
    }
    await expect(channel.refund({ ...refund, refundCents: 12_346 })).rejects.toBeInstanceOf(RangeError)
    await expect(channel.queryRefund({ ...refund, refundNo: 'a/b' })).rejects.toBeInstanceOf(RangeError)
  })
})
