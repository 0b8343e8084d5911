import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { AlipayChannel } from './alipay.ts'
import { isSignedNotice, memberText, readFields, signedContent } from './alipaySigning.ts'
import { BadNotice, NOTICE_MAX_BYTES, type Notice } from './channel.ts'
import { systemIo } from './channelIo.ts'
import { isSigned, readPublicKey } from './rsaSignature.ts'
import { alipayChannel, alipayKeys, appKeys, noticeForm, PAID_FIELDS } from './testing/alipayPlatform.ts'
import { NOW } from './testing/standIn.ts'
import { ALIPAY_NOTICE, ALIPAY_REQUEST } from './testing/vectors.ts'

const channel = alipayChannel(new URL('https://openapi.alipay.com/gateway.do'), systemIo())
const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }

function read(form: string): Notice {
  return channel.readNotice({ headers, rawBody: Buffer.from(form), now: NOW })
}

function reasonOf(form: string): string {
  try {
    read(form)
    return 'accepted'
  } catch (error) {
    if (!(error instanceof BadNotice)) throw error
    expect(inspect(error)).not.toMatch(/2026112122001003030200089909|2088102/)
    return error.reason
  }
}

function key(text: string) {
  const found = readPublicKey(text)
  if (found === null) throw new Error('the vector has no key')
  return found
}

describe('what Alipay’s own library signs and accepts', () => {
  it('has our canonical text for a request', () => {
    const fields = readFields(ALIPAY_REQUEST.form) ?? {}
    expect(isSigned(Buffer.from(signedContent(fields, ['sign'])), fields['sign'] ?? '', key(ALIPAY_REQUEST.publicKey))).toBe(true)
    expect(isSigned(Buffer.from(signedContent(fields, ['sign', 'sign_type'])), fields['sign'] ?? '', key(ALIPAY_REQUEST.publicKey))).toBe(false)
  })

  it('is read as a notice', () => {
    const reader = new AlipayChannel({ appId: '2021000000000001', privateKey: appKeys.privateKey, publicKey: key(ALIPAY_NOTICE.publicKey), gatewayUrl: new URL('https://openapi.alipay.com/gateway.do'), product: 'qr' }, systemIo())
    expect(reader.readNotice({ headers, rawBody: Buffer.from(ALIPAY_NOTICE.form), now: NOW })).toEqual({
      noticeId: '4a91b7a78a503640467525113fb7d8bg8e', paymentNo: 'P20261121000001', channelTxn: '2026112122001003030200089909',
      amountCents: 12_345, outcome: 'settled', settledAt: new Date('2026-11-21T02:05:01Z'),
    })
  })

  it('covers the source text of an answer', () => {
    const source = memberText(ALIPAY_NOTICE.answer, 'alipay_trade_precreate_response')
    const { sign } = JSON.parse(ALIPAY_NOTICE.answer) as { sign: string }
    expect(source).toContain('https:\\/\\/qr.alipay.com')
    expect(isSigned(Buffer.from(source ?? ''), sign, key(ALIPAY_NOTICE.publicKey))).toBe(true)
  })
})

describe('the text that is signed', () => {
  it('is every field by name, unescaped, without the signature', () => {
    expect(signedContent({ b: '2 &=中', a: '1', sign: 'x', sign_type: 'RSA2', A: '' }, ['sign', 'sign_type'])).toBe('A=&a=1&b=2 &=中')
  })

  it('is found in any layout, and only at the top level', () => {
    const cases: [string, string | null][] = [
      ['{"x_response":{"a":[1,{"b":"}"}]},"sign":"s"}', '{"a":[1,{"b":"}"}]}'],
      ['{ "sign" : "s" , "x_response" : {"a":"\\"},{\\\\"} }', '{"a":"\\"},{\\\\"}'],
      ['{"other":{"x_response":{"a":1}},"sign":"x_response"}', null],
      ['{"a":"x_response","x_response":"text"}', '"text"'],
      ['{"a":["x_response",{"b":1}],"x_response":{}}', '{}'],
      ['{}', null], ['[]', null],
    ]
    for (const [json, expected] of cases) expect(memberText(json, 'x_response'), json).toBe(expected)
  })

  it('comes from a form whose names are unique', () => {
    expect(readFields('a=1&b=%E4%B8%AD+x%2B')).toEqual({ a: '1', b: '中 x+' })
    expect(readFields('a=1&a=2')).toBeNull()
    expect(isSignedNotice({}, '', alipayKeys.publicKey)).toBe(false)
  })
})

describe('an Alipay notice', () => {
  it('tells of a payment, the same each time it comes', () => {
    const notice = {
      noticeId: PAID_FIELDS['notify_id'], paymentNo: 'P20261121000001', channelTxn: '2026112122001003030200089909',
      amountCents: 12_345, outcome: 'settled', settledAt: new Date('2026-11-21T02:05:01Z'),
    }
    expect(read(noticeForm())).toEqual(notice)
    expect(read(noticeForm())).toEqual(notice)
    expect(read(noticeForm({ trade_status: 'TRADE_FINISHED' }))).toEqual(notice)
    expect(read(noticeForm({ passback: '', fund_bill_list: '[{"amount":"123.45"}]' }))).toEqual(notice)
    expect(read(noticeForm({ total_amount: '0.01' })).amountCents).toBe(1)
    expect(read(noticeForm({ total_amount: '1.15' })).amountCents).toBe(115)
  })

  it('of a closed trade closes, of a refunded one changes nothing', () => {
    expect(read(noticeForm({ trade_status: 'TRADE_CLOSED', gmt_payment: '' }))).toMatchObject({ outcome: 'closed', settledAt: null })
    const refunded = { refund_fee: '123.45', gmt_refund: '2026-11-22 09:00:00.123', out_biz_no: 'R20261122000001' }
    expect(read(noticeForm({ ...refunded, trade_status: 'TRADE_CLOSED' }))).toMatchObject({ outcome: 'none', refundNo: 'R20261122000001', settledAt: null })
    expect(read(noticeForm({ ...refunded, refund_fee: '1.00' }))).toMatchObject({ outcome: 'none', refundNo: 'R20261122000001', amountCents: 12_345 })
    expect(read(noticeForm({ ...refunded, out_biz_no: '../x' }))).toMatchObject({ outcome: 'none', refundNo: null })
    expect(read(noticeForm({ refund_fee: '123.45', trade_status: 'TRADE_CLOSED' }))).toMatchObject({ outcome: 'none' })
    expect(read(noticeForm({ gmt_refund: '2026-11-22 09:00:00.123', trade_status: 'TRADE_CLOSED' }))).toMatchObject({ outcome: 'none' })
    expect(read(noticeForm({ trade_status: 'WAIT_BUYER_PAY', gmt_payment: '' }))).toMatchObject({ outcome: 'none', refundNo: null })
  })

  it('is refused when changed on the way', () => {
    const good = noticeForm()
    expect(reasonOf(good)).toBe('accepted')
    expect(reasonOf(good.replace('total_amount=123.45', 'total_amount=0.01'))).toBe('bad_signature')
    expect(reasonOf(`${good}&extra=1`)).toBe('bad_signature')
    expect(reasonOf(good.replace('&version=1.0', ''))).toBe('bad_signature')
    expect(reasonOf(good.replace(/sign=[^&]+/, 'sign=AAAA'))).toBe('bad_signature')
    expect(reasonOf(good.replace(/sign=[^&]+/, 'sign=%25%25'))).toBe('bad_signature')
    expect(reasonOf(good.replace(/&sign=[^&]+/, ''))).toBe('missing_header')
    expect(reasonOf(good.replace(/sign=[^&]+/, 'sign='))).toBe('missing_header')
    expect(reasonOf(`${good}&total_amount=0.01`)).toBe('malformed')
  })

  it('may not choose a weaker algorithm, another key or another alphabet', () => {
    expect(reasonOf(noticeForm({ sign_type: 'RSA' }, alipayKeys.privateKey, 'sha1'))).toBe('malformed')
    expect(reasonOf(noticeForm({}, alipayKeys.privateKey, 'sha1'))).toBe('bad_signature')
    expect(reasonOf(noticeForm({}, appKeys.privateKey))).toBe('bad_signature')
    expect(reasonOf(noticeForm({ charset: 'gbk' }))).toBe('malformed')
    expect(reasonOf(noticeForm({ charset: 'UTF-8' }))).toBe('accepted')
  })

  it('is refused for another application', () => {
    expect(reasonOf(noticeForm({ app_id: '2021000000000002' }))).toBe('wrong_merchant')
  })

  it('is refused with an amount that is no decimal of cents', () => {
    for (const total_amount of ['123.456', '123.4', '123', '-123.45', '1e3', '0x10', '', ' 123.45', '１２３.45', '99999999999999.00']) {
      expect(reasonOf(noticeForm({ total_amount })), total_amount).toBe('malformed')
    }
    expect(reasonOf(noticeForm({ refund_fee: 'x' }))).toBe('malformed')
  })

  it('is refused when it is signed but not understood', () => {
    const changes = [
      { notify_id: '' }, { out_trade_no: 'a b' }, { out_trade_no: '../../x' }, { trade_no: '' }, { trade_status: 'NEW' }, { gmt_payment: '' },
      { gmt_payment: '21.11.2026' }, { notify_id: 'x'.repeat(129) },
    ]
    for (const change of changes) expect(reasonOf(noticeForm(change)), inspect(change)).toBe('malformed')
    for (const form of ['{"json":true}', '%', 'sign']) expect(reasonOf(form)).toBe('missing_header')
    expect(reasonOf('')).toBe('missing_header')
    expect(reasonOf(noticeForm({ body: 'x'.repeat(NOTICE_MAX_BYTES) }))).toBe('too_large')
  })

  it('is acknowledged in Alipay’s words', () => {
    expect(channel.acknowledge(true)).toEqual({ status: 200, contentType: 'text/plain; charset=utf-8', body: 'success' })
    expect(channel.acknowledge(false)).toMatchObject({ status: 400, body: 'fail' })
  })
})
