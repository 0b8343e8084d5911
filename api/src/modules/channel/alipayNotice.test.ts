import { sign } from 'node:crypto'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { AlipayChannel } from './alipay.ts'
import { AlipaySigning, readFields } from './alipaySigning.ts'
import { BadNotice, NOTICE_MAX_BYTES, type Notice } from './channel.ts'
import { systemIo } from './channelIo.ts'
import { readPublicKey } from './rsaKeys.ts'
import { alipayChannel, alipayKeys, APP_ID, appKeys, noticeForm, PAID_FIELDS } from './testing/alipayPlatform.ts'
import { NOW } from './testing/standIn.ts'
import { ALIPAY_NOTICE } from './testing/vectors.ts'

const gatewayUrl = new URL('https://openapi.alipay.com/gateway.do')
const channel = alipayChannel(gatewayUrl, systemIo())
const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }

function read(form: string): Promise<Notice> {
  return channel.readNotice({ headers, rawBody: Buffer.from(form), now: NOW })
}

async function reasonOf(form: string): Promise<string> {
  try {
    await read(form)
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

describe('a notice and an answer kept from before, signed with openssl by a key that is thrown away', () => {
  const settings = {
    appId: APP_ID,
    privateKey: appKeys.privateKey,
    publicKey: key(ALIPAY_NOTICE.publicKey),
    gatewayUrl,
    product: 'qr',
  } as const

  it('are read as a notice', async () => {
    expect(
      await new AlipayChannel(settings, systemIo()).readNotice({ headers, rawBody: Buffer.from(ALIPAY_NOTICE.form), now: NOW }),
    ).toEqual({
      noticeId: '4a91b7a78a503640467525113fb7d8bg8e',
      paymentNo: 'P20261121000001',
      channelTxn: '2026112122001003030200089909',
      amountCents: 12_345,
      outcome: 'settled',
      settledAt: new Date('2026-11-21T02:05:01Z'),
    })
  })

  it('and as the source text of an answer, not as it would be printed anew', () => {
    const { sign: signature } = JSON.parse(ALIPAY_NOTICE.answer) as { sign: string }
    const source = new AlipaySigning(settings).signedText(ALIPAY_NOTICE.answer, 'alipay_trade_precreate_response', signature)
    expect(source).toContain('https:\\/\\/qr.alipay.com')
    expect(ALIPAY_NOTICE.answer).toContain(`"alipay_trade_precreate_response":${source ?? ''},`)
  })
})

describe('what Alipay signs of an answer', () => {
  const signing = new AlipaySigning({
    appId: APP_ID,
    privateKey: appKeys.privateKey,
    publicKey: alipayKeys.publicKey,
    gatewayUrl,
    product: 'qr',
  })
  const signed = (source: string) => sign('sha256', Buffer.from(source), alipayKeys.privateKey).toString('base64')

  it('what Alipay signs of an answer is found in any layout that Alipay writes', () => {
    for (const source of ['{"a":[1,{"b":"}"}]}', '{"a":"\\"},{\\\\"}', '{ "说" : "明" }', '{"sign":"inner"}']) {
      for (const answer of [
        `{"x_response":${source},"sign":"${signed(source)}"}`,
        ` { "x_response" : ${source} , "sign" : "${signed(source)}" } `,
      ]) {
        expect(signing.signedText(answer, 'x_response', signed(source)), answer).toBe(source)
      }
    }
  })

  it('what Alipay signs of an answer is never another text than the one that is read', () => {
    const source = '{"code":"10000","out_trade_no":"P1"}'
    const forged = '{"code":"10000","out_trade_no":"P2"}'
    const signature = signed(source)
    for (const answer of [
      `{"x_response":${forged},"sign":"${signature}"}`,
      `{"x_response":${source},"x_response":${forged},"sign":"${signature}"}`,
      `{"x_response":${source},"y":${forged},"sign":"${signature}"}`,
      `{"other":{"x_response":${source}},"x_response":${forged},"sign":"${signature}"}`,
      `{"sign":"${signature}","x_response":${forged}}`,
      '{}',
      '[]',
      '',
    ])
      expect([null, source], answer).toContain(signing.signedText(answer, 'x_response', signature))
    expect(signing.signedText(`{"x_response":${forged},"sign":"${signature}"}`, 'x_response', signature)).toBeNull()
  })

  it('what Alipay signs of an answer comes from a form whose names are unique', () => {
    expect(readFields('a=1&b=%E4%B8%AD+x%2B')).toEqual({ a: '1', b: '中 x+' })
    expect(readFields('a=1&a=2')).toBeNull()
    expect(signing.isNotice({})).toBe(false)
  })
})

describe('an Alipay notice', () => {
  it('an Alipay notice tells of a payment, the same each time it comes', async () => {
    const notice = {
      noticeId: PAID_FIELDS['notify_id'],
      paymentNo: 'P20261121000001',
      channelTxn: '2026112122001003030200089909',
      amountCents: 12_345,
      outcome: 'settled',
      settledAt: new Date('2026-11-21T02:05:01Z'),
    }
    expect(await read(noticeForm())).toEqual(notice)
    expect(await read(noticeForm())).toEqual(notice)
    expect(await read(noticeForm({ trade_status: 'TRADE_FINISHED' }))).toEqual(notice)
    expect(await read(noticeForm({ passback: '', fund_bill_list: '[{"amount":"123.45"}]' }))).toEqual(notice)
    expect((await read(noticeForm({ total_amount: '0.01' }))).amountCents).toBe(1)
    expect((await read(noticeForm({ total_amount: '1.15' }))).amountCents).toBe(115)
  })

  it('an Alipay notice of a closed trade closes, of a refunded one changes nothing', async () => {
    expect(await read(noticeForm({ trade_status: 'TRADE_CLOSED', gmt_payment: '' }))).toMatchObject({ outcome: 'closed', settledAt: null })
    const refunded = { refund_fee: '123.45', gmt_refund: '2026-11-22 09:00:00.123', out_biz_no: 'R20261122000001' }
    expect(await read(noticeForm({ ...refunded, trade_status: 'TRADE_CLOSED' }))).toMatchObject({
      outcome: 'none',
      refundNo: 'R20261122000001',
      settledAt: null,
    })
    expect(await read(noticeForm({ ...refunded, refund_fee: '1.00' }))).toMatchObject({
      outcome: 'none',
      refundNo: 'R20261122000001',
      amountCents: 12_345,
    })
    expect(await read(noticeForm({ ...refunded, out_biz_no: '../x' }))).toMatchObject({ outcome: 'none', refundNo: null })
    expect(await read(noticeForm({ refund_fee: '123.45', trade_status: 'TRADE_CLOSED' }))).toMatchObject({ outcome: 'none' })
    expect(await read(noticeForm({ gmt_refund: '2026-11-22 09:00:00.123', trade_status: 'TRADE_CLOSED' }))).toMatchObject({
      outcome: 'none',
    })
    expect(await read(noticeForm({ trade_status: 'WAIT_BUYER_PAY', gmt_payment: '' }))).toMatchObject({ outcome: 'none', refundNo: null })
  })

  it('an Alipay notice is refused when changed on the way', async () => {
    const good = noticeForm()
    expect(await reasonOf(good)).toBe('accepted')
    expect(await reasonOf(good.replace('total_amount=123.45', 'total_amount=0.01'))).toBe('bad_signature')
    expect(await reasonOf(`${good}&extra=1`)).toBe('bad_signature')
    expect(await reasonOf(good.replace('&version=1.0', ''))).toBe('bad_signature')
    expect(await reasonOf(good.replace(/sign=[^&]+/, 'sign=AAAA'))).toBe('bad_signature')
    expect(await reasonOf(good.replace(/sign=[^&]+/, 'sign=%25%25'))).toBe('bad_signature')
    expect(await reasonOf(good.replace(/&sign=[^&]+/, ''))).toBe('missing_header')
    expect(await reasonOf(good.replace(/sign=[^&]+/, 'sign='))).toBe('missing_header')
    expect(await reasonOf(`${good}&total_amount=0.01`)).toBe('malformed')
  })

  it('an Alipay notice may not choose a weaker algorithm, another key or another alphabet', async () => {
    expect(await reasonOf(noticeForm({ sign_type: 'RSA' }, alipayKeys.privateKey, 'sha1'))).toBe('malformed')
    expect(await reasonOf(noticeForm({}, alipayKeys.privateKey, 'sha1'))).toBe('bad_signature')
    expect(await reasonOf(noticeForm({}, appKeys.privateKey))).toBe('bad_signature')
    expect(await reasonOf(noticeForm({ charset: 'gbk' }))).toBe('malformed')
    expect(await reasonOf(noticeForm({ charset: 'UTF-8' }))).toBe('accepted')
  })

  it('an Alipay notice is refused for another application', async () => {
    expect(await reasonOf(noticeForm({ app_id: '2021000000000002' }))).toBe('wrong_merchant')
  })

  it('an Alipay notice is refused with an amount that is no decimal of cents', async () => {
    for (const total_amount of ['123.456', '123.4', '123', '-123.45', '1e3', '0x10', '', ' 123.45', '１２３.45', '99999999999999.00']) {
      expect(await reasonOf(noticeForm({ total_amount })), total_amount).toBe('malformed')
    }
    expect(await reasonOf(noticeForm({ refund_fee: 'x' }))).toBe('malformed')
  })

  it('an Alipay notice is refused when it is signed but not understood', async () => {
    const changes = [
      { notify_id: '' },
      { out_trade_no: 'a b' },
      { out_trade_no: '../../x' },
      { trade_no: '' },
      { trade_status: 'NEW' },
      { gmt_payment: '' },
      { gmt_payment: '21.11.2026' },
      { notify_id: 'x'.repeat(129) },
    ]
    for (const change of changes) expect(await reasonOf(noticeForm(change)), inspect(change)).toBe('malformed')
    for (const form of ['{"json":true}', '%', 'sign']) expect(await reasonOf(form)).toBe('missing_header')
    expect(await reasonOf('')).toBe('missing_header')
    expect(await reasonOf(noticeForm({ body: 'x'.repeat(NOTICE_MAX_BYTES) }))).toBe('too_large')
  })

  it('an Alipay notice is acknowledged in Alipay’s words', () => {
    expect(channel.acknowledge(true)).toEqual({ status: 200, contentType: 'text/plain; charset=utf-8', body: 'success' })
    expect(channel.acknowledge(false)).toMatchObject({ status: 400, body: 'fail' })
  })
})
