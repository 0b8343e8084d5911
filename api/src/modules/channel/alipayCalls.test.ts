import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ChannelError } from './channel.ts'
import { alipayChannel, APP_ID, readRequest, signedAnswer } from './testing/alipayPlatform.ts'
import { type Behaviour, StandIn } from './testing/standIn.ts'

const standIn = new StandIn()
const gateway = new URL('/gateway.do', await standIn.open())
const channel = alipayChannel(gateway, standIn.io())
const payment = {
  tradeNo: 'T1',
  paymentNo: 'P20261121000001',
  amountCents: 12_345,
  subject: '药品/订单=a&b',
  expiresAt: new Date('2026-11-21T10:35:00+08:00'),
  returnUrl: 'https://shop.example/cart_step4',
  notifyUrl: 'https://shop.example/api/pay/notify/alipay',
}
const refund = {
  paymentNo: payment.paymentNo,
  channelTxn: '2026112122001003030200089909',
  refundNo: 'R20261121000001',
  refundCents: 100,
  totalCents: 12_345,
}

/** Answers each call by the method it asks for. */
function answers(byMethod: Readonly<Record<string, object | 'hang'>>): void {
  standIn.answer = (request): Behaviour => {
    const { method } = readRequest(request)
    const content = byMethod[method]
    if (content === undefined) throw new Error(`${method} was not expected`)
    return content === 'hang' ? 'hang' : signedAnswer(method, content)
  }
}
const good = (content: object) => ({ code: '10000', msg: 'Success', ...content })
const bad = (sub_code: string, code = '40004') => ({ code, msg: 'Business Failed', sub_code, sub_msg: '说明' })

async function failureOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ChannelError)) throw new Error('expected a ChannelError')
  return error.code === null ? error.failure : `${error.failure} ${error.code}`
}

beforeEach(() => {
  standIn.seen.length = 0
})
afterAll(() => standIn[Symbol.asyncDispose]())

describe('starting an Alipay payment', () => {
  it('starting an Alipay payment asks for a code, signed, in yuan', async () => {
    answers({ 'alipay.trade.precreate': good({ out_trade_no: payment.paymentNo, qr_code: 'https://qr.alipay.com/bavh4wjlxf12tper3a' }) })
    expect(await channel.start(payment)).toEqual({ kind: 'qr', qr: 'https://qr.alipay.com/bavh4wjlxf12tper3a' })
    const [request] = standIn.seen
    expect(request).toMatchObject({ method: 'POST', target: '/gateway.do?charset=utf-8' })
    const { fields, content } = readRequest(request ?? { body: '' })
    expect(fields).toMatchObject({
      app_id: APP_ID,
      method: 'alipay.trade.precreate',
      charset: 'utf-8',
      sign_type: 'RSA2',
      version: '1.0',
      timestamp: '2026-11-21 10:05:02',
      notify_url: payment.notifyUrl,
    })
    expect(fields).not.toHaveProperty('return_url')
    expect(content).toEqual({
      out_trade_no: 'P20261121000001',
      total_amount: '123.45',
      subject: '药品 订单 a b',
      time_expire: '2026-11-21 10:35:00',
    })
  })

  it('starting an Alipay payment sends the browser to Alipay’s page without asking anybody', async () => {
    const started = await alipayChannel(gateway, standIn.io(), 'page').start(payment)
    if (started.kind !== 'form') throw new Error('expected a page')
    const url = new URL(started.url)
    expect(url.origin + url.pathname).toBe(gateway.href)
    const { fields, content } = readRequest({ body: url.search.slice(1) })
    expect(fields).toMatchObject({ method: 'alipay.trade.page.pay', return_url: payment.returnUrl, notify_url: payment.notifyUrl })
    expect(content).toMatchObject({ product_code: 'FAST_INSTANT_TRADE_PAY', total_amount: '123.45' })
    expect(standIn.seen).toEqual([])
  })

  it('starting an Alipay payment refuses an answer about something else, or of another shape', async () => {
    const qr_code = 'https://qr.alipay.com/x'
    for (const content of [
      { out_trade_no: 'P20261121000002', qr_code },
      { qr_code },
      { out_trade_no: payment.paymentNo },
      { out_trade_no: payment.paymentNo, qr_code: 'javascript:alert(1)' },
    ]) {
      answers({ 'alipay.trade.precreate': good(content) })
      expect(await failureOf(channel.start(payment))).toBe('garbage')
    }
    await expect(channel.start({ ...payment, amountCents: 0.5 })).rejects.toBeInstanceOf(RangeError)
  })

  it('starting an Alipay payment believes no success without Alipay’s signature, and nothing with a wrong one', async () => {
    const source = JSON.stringify(good({ out_trade_no: payment.paymentNo, qr_code: 'https://qr.alipay.com/x' }))
    const member = 'alipay_trade_precreate_response'
    const { body: signed } = signedAnswer(
      'alipay.trade.precreate',
      good({ out_trade_no: payment.paymentNo, qr_code: 'https://qr.alipay.com/x' }),
    )
    const cases: [string, string][] = [
      [`{"${member}":${source}}`, 'untrusted 10000'],
      [`{"${member}":${source},"sign":""}`, 'untrusted 10000'],
      [`{"${member}":${source},"sign":"AAAA"}`, 'untrusted 10000'],
      [String(signed).replace('qr.alipay.com', 'qr.evil.example'), 'untrusted 10000'],
      [`{"${member}":${JSON.stringify(bad('ACQ.X'))},"sign":"AAAA"}`, 'untrusted ACQ.X'],
      [`{"error_response":${JSON.stringify(bad('isv.invalid-signature', '40002'))}}`, 'untrusted isv.invalid-signature'],
      [`{"error_response":${JSON.stringify(bad('isv.invalid-method', '40002'))}}`, 'refused isv.invalid-method'],
    ]
    for (const [body, expected] of cases) {
      standIn.answer = () => ({ body })
      expect(await failureOf(channel.start(payment)), body).toBe(expected)
    }
  })

  it('starting an Alipay payment gives up on silence, resets, floods and rubbish', async () => {
    const cases: [Behaviour, string][] = [
      ['hang', 'timeout'],
      ['half', 'timeout'],
      ['reset', 'unreachable'],
      [{ status: 302, headers: { location: '/elsewhere' } }, 'unreachable'],
      [{ body: 'x'.repeat(300_000) }, 'garbage'],
      [{ body: '<html>' }, 'garbage'],
      [{ body: '' }, 'garbage'],
      [{ body: '[]' }, 'garbage'],
      [{ body: '{"sign":1}' }, 'garbage'],
      [{ body: '{"alipay_trade_precreate_response":"text","sign":"AAAA"}' }, 'garbage'],
      [{ body: '{"alipay_trade_query_response":{"code":"10000"}}' }, 'garbage'],
      [{ status: 404 }, 'garbage'],
      [{ status: 503 }, 'busy'],
      [{ status: 429 }, 'busy'],
    ]
    for (const [behaviour, expected] of cases) {
      standIn.answer = () => behaviour
      expect(await failureOf(channel.start(payment)), JSON.stringify(behaviour).slice(0, 80)).toBe(expected)
    }
  })

  it('starting an Alipay payment tells a refusal from an open outcome', async () => {
    const cases = [
      ['ACQ.TOTAL_FEE_EXCEED', '40004', 'refused'],
      ['ACQ.SYSTEM_ERROR', '40004', 'busy'],
      ['isp.unknow-error', '20000', 'busy'],
      ['aop.ACQ.SYSTEM_ERROR', '20000', 'busy'],
      ['isv.missing-app-id', '40001', 'untrusted'],
    ] as const
    for (const [subCode, code, failure] of cases) {
      answers({ 'alipay.trade.precreate': bad(subCode, code) })
      expect(await failureOf(channel.start(payment))).toBe(`${failure} ${subCode}`)
    }
  })
})

describe('asking Alipay for a payment', () => {
  const trade = {
    out_trade_no: payment.paymentNo,
    trade_no: '2026112122001003030200089909',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '123.45',
    send_pay_date: '2026-11-21 10:05:01',
  }
  const paid = { channelTxn: trade.trade_no, amountCents: 12_345, settledAt: new Date('2026-11-21T02:05:01Z') }

  it('asking Alipay for a payment reads each state', async () => {
    const cases: [object, object][] = [
      [good(trade), { status: 'settled', ...paid }],
      [good({ ...trade, trade_status: 'TRADE_FINISHED' }), { status: 'settled', ...paid }],
      [good({ ...trade, send_pay_date: undefined }), { status: 'settled', ...paid, settledAt: new Date('2026-11-21T02:05:02Z') }],
      [good({ ...trade, trade_status: 'TRADE_CLOSED' }), { status: 'refunded', ...paid }],
      [good({ ...trade, trade_status: 'TRADE_CLOSED', send_pay_date: undefined }), { status: 'closed' }],
      [good({ ...trade, trade_status: 'WAIT_BUYER_PAY', send_pay_date: undefined }), { status: 'pending' }],
      [bad('ACQ.TRADE_NOT_EXIST'), { status: 'missing' }],
    ]
    for (const [content, state] of cases) {
      answers({ 'alipay.trade.query': content })
      expect(await channel.query(payment.paymentNo)).toEqual(state)
    }
  })

  it('asking Alipay for a payment refuses an answer about something else', async () => {
    for (const change of [
      { out_trade_no: 'P20261121000002' },
      { total_amount: 123.45 },
      { total_amount: '123.4' },
      { trade_status: 'NEW' },
      { trade_no: '' },
    ]) {
      answers({ 'alipay.trade.query': good({ ...trade, ...change }) })
      expect(await failureOf(channel.query(payment.paymentNo)), JSON.stringify(change)).toBe('garbage')
    }
    answers({ 'alipay.trade.query': bad('ACQ.INVALID_PARAMETER') })
    expect(await failureOf(channel.query(payment.paymentNo))).toBe('refused ACQ.INVALID_PARAMETER')
    await expect(channel.query('a&b=1')).rejects.toBeInstanceOf(RangeError)
  })

  it('asking Alipay for a payment closes, or tells that it was paid meanwhile', async () => {
    const refused = bad('ACQ.TRADE_STATUS_ERROR')
    const cases: [Record<string, object>, string][] = [
      [{ 'alipay.trade.close': good({ out_trade_no: payment.paymentNo }) }, 'closed'],
      [{ 'alipay.trade.close': bad('ACQ.TRADE_NOT_EXIST'), 'alipay.trade.query': bad('ACQ.TRADE_NOT_EXIST') }, 'closed'],
      [{ 'alipay.trade.close': refused, 'alipay.trade.query': good(trade) }, 'settled'],
      [
        { 'alipay.trade.close': refused, 'alipay.trade.query': good({ ...trade, trade_status: 'TRADE_CLOSED', send_pay_date: '' }) },
        'closed',
      ],
    ]
    for (const [byMethod, expected] of cases) {
      answers(byMethod)
      expect(await channel.close(payment.paymentNo)).toBe(expected)
    }
    answers({ 'alipay.trade.close': refused, 'alipay.trade.query': good({ ...trade, trade_status: 'WAIT_BUYER_PAY' }) })
    expect(await failureOf(channel.close(payment.paymentNo))).toBe('refused ACQ.TRADE_STATUS_ERROR')
    answers({ 'alipay.trade.close': 'hang' })
    expect(await failureOf(channel.close(payment.paymentNo))).toBe('timeout')
  })
})

describe('a refund by Alipay', () => {
  const done = { status: 'settled', channelRefund: refund.refundNo, code: null }
  const moved = (fund_change: string) =>
    good({ out_trade_no: refund.paymentNo, trade_no: refund.channelTxn, fund_change, refund_fee: '1.00' })
  const found = { out_trade_no: refund.paymentNo, out_request_no: refund.refundNo, refund_amount: '1.00', total_amount: '123.45' }

  it('a refund by Alipay is done when money moved, else when the query finds it', async () => {
    answers({ 'alipay.trade.refund': moved('Y') })
    expect(await channel.refund(refund)).toEqual(done)
    expect(readRequest(standIn.seen[0] ?? { body: '' }).content).toEqual({
      out_trade_no: refund.paymentNo,
      trade_no: refund.channelTxn,
      refund_amount: '1.00',
      out_request_no: refund.refundNo,
    })
    answers({ 'alipay.trade.refund': moved('N'), 'alipay.trade.fastpay.refund.query': good({ ...found, refund_status: 'REFUND_SUCCESS' }) })
    expect(await channel.refund(refund)).toEqual(done)
    answers({ 'alipay.trade.refund': moved('N'), 'alipay.trade.fastpay.refund.query': good({}) })
    expect(await channel.refund(refund)).toEqual({ status: 'pending', channelRefund: null, code: null })
    answers({ 'alipay.trade.refund': moved('N'), 'alipay.trade.fastpay.refund.query': 'hang' })
    expect(await failureOf(channel.refund(refund))).toBe('timeout')
  })

  it('a refund by Alipay can be asked for', async () => {
    const cases: [object, object][] = [
      [good(found), done],
      [good({ ...found, refund_status: 'REFUND_PROCESSING' }), { status: 'pending', channelRefund: refund.refundNo, code: null }],
      [good({}), { status: 'missing' }],
      [good({ ...found, out_request_no: 'R2' }), { status: 'missing' }],
      [bad('ACQ.TRADE_NOT_EXIST'), { status: 'missing' }],
      [bad('TRADE_NOT_EXIST'), { status: 'missing' }],
    ]
    for (const [content, state] of cases) {
      answers({ 'alipay.trade.fastpay.refund.query': content })
      expect(await channel.queryRefund(refund)).toEqual(state)
    }
    answers({ 'alipay.trade.fastpay.refund.query': bad('ACQ.INVALID_PARAMETER') })
    expect(await failureOf(channel.queryRefund(refund))).toBe('refused ACQ.INVALID_PARAMETER')
  })

  it('a refund by Alipay failed only when Alipay says so; else the outcome is open', async () => {
    answers({ 'alipay.trade.refund': bad('ACQ.SELLER_BALANCE_NOT_ENOUGH') })
    expect(await channel.refund(refund)).toEqual({ status: 'failed', channelRefund: null, code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' })
    answers({ 'alipay.trade.refund': bad('ACQ.SYSTEM_ERROR') })
    expect(await failureOf(channel.refund(refund))).toBe('busy ACQ.SYSTEM_ERROR')
    answers({ 'alipay.trade.refund': 'hang' })
    expect(await failureOf(channel.refund(refund))).toBe('timeout')
    answers({ 'alipay.trade.refund': good({ out_trade_no: 'P20261121000002', fund_change: 'Y' }) })
    expect(await failureOf(channel.refund(refund))).toBe('garbage')
    await expect(channel.refund({ ...refund, refundCents: -1 })).rejects.toBeInstanceOf(RangeError)
  })
})
