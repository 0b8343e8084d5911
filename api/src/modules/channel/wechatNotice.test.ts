import { createSecretKey } from 'node:crypto'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { BadNotice, NOTICE_MAX_BYTES, type NoticeInput } from './channel.ts'
import { systemIo } from './channelIo.ts'
import { readPublicKey } from './rsaKeys.ts'
import { rsaPair } from './testing/keys.ts'
import { NOW } from './testing/standIn.ts'
import { WECHAT_NOTICE } from './testing/vectors.ts'
import { MERCHANT, merchant, noticeBody, PAID_TRADE, PLATFORM_ID, seal, signedHeaders, wechatChannel } from './testing/wechatPlatform.ts'
import { WechatChannel } from './wechat.ts'

const channel = wechatChannel(new URL('https://api.mch.weixin.qq.com'), systemIo())
const other = rsaPair()
const NOW_SECONDS = NOW.getTime() / 1000

type Read = NoticeInput & { headers: Record<string, string> }
const input = (body: string, options: Parameters<typeof signedHeaders>[1] = {}): Read => ({
  headers: signedHeaders(body, options),
  rawBody: Buffer.from(body),
  now: NOW,
})

async function reasonOf(read: NoticeInput): Promise<string> {
  try {
    await channel.readNotice(read)
    return 'accepted'
  } catch (error) {
    if (!(error instanceof BadNotice)) throw error
    expect(error.message).toBe(`wechat notice refused: ${error.reason}`)
    expect(inspect(error)).not.toMatch(/ciphertext|4200002501|EV-2026/)
    return error.reason
  }
}

describe('a WeChat Pay notice', () => {
  it('made by another implementation is read', async () => {
    const key = readPublicKey(WECHAT_NOTICE.platformKey)
    if (key === null) throw new Error('the vector has no key')
    const reader = new WechatChannel(
      {
        ...MERCHANT,
        privateKey: merchant.privateKey,
        apiV3Key: createSecretKey(Buffer.from(WECHAT_NOTICE.apiV3Key)),
        platformKeys: new Map([['7132D72A03E93CDDF8C03BBD1F37EEDF0E0B0B5E', key]]),
        apiUrl: new URL('https://api.mch.weixin.qq.com'),
      },
      systemIo(),
    )
    const headers = {
      'wechatpay-timestamp': WECHAT_NOTICE.timestamp,
      'wechatpay-nonce': WECHAT_NOTICE.nonce,
      'wechatpay-serial': '7132D72A03E93CDDF8C03BBD1F37EEDF0E0B0B5E',
      'wechatpay-signature': WECHAT_NOTICE.signature,
    }
    const notice = {
      noticeId: '7d2cc2c5-6a4c-5e4b-9d2e-2f6d1c3b0001',
      paymentNo: 'P20261121000001',
      channelTxn: '4200002501202611210000000001',
      amountCents: 12_345,
      outcome: 'settled',
      settledAt: new Date('2026-11-21T02:05:00Z'),
    }
    expect(await reader.readNotice({ headers, rawBody: Buffer.from(WECHAT_NOTICE.body), now: NOW })).toEqual(notice)
    await expect(
      reader.readNotice({ headers, rawBody: Buffer.from(WECHAT_NOTICE.body), now: new Date(NOW.getTime() + 301_000) }),
    ).rejects.toThrow('stale')
  })

  it('a WeChat Pay notice tells of a payment, the same each time it comes', async () => {
    const notice = {
      noticeId: 'EV-2026112110050200001',
      paymentNo: 'P20261121000001',
      channelTxn: '4200002501202611210000000001',
      amountCents: 12_345,
      outcome: 'settled',
      settledAt: new Date('2026-11-21T02:05:00Z'),
    }
    expect(await channel.readNotice(input(noticeBody(PAID_TRADE)))).toEqual(notice)
    expect(await channel.readNotice(input(noticeBody(PAID_TRADE), { seconds: NOW_SECONDS - 60 }))).toEqual(notice)
  })

  it('a WeChat Pay notice of a refund changes no payment', async () => {
    const refund = {
      mchid: MERCHANT.mchid,
      out_trade_no: 'P20261121000001',
      transaction_id: '42',
      out_refund_no: 'R1',
      refund_id: '50',
      refund_status: 'SUCCESS',
      amount: { total: 12_345, refund: 100 },
    }
    for (const event of ['REFUND.SUCCESS', 'REFUND.ABNORMAL', 'REFUND.CLOSED']) {
      expect(await channel.readNotice(input(noticeBody(refund, event)))).toMatchObject({
        outcome: 'none',
        refundNo: 'R1',
        paymentNo: 'P20261121000001',
        amountCents: 12_345,
        settledAt: null,
      })
    }
    expect(await reasonOf(input(noticeBody({ ...refund, mchid: '1900000000' }, 'REFUND.SUCCESS')))).toBe('wrong_merchant')
    expect(await channel.readNotice(input(noticeBody({ ...PAID_TRADE, trade_state: 'REFUND' })))).toMatchObject({
      outcome: 'none',
      refundNo: null,
    })
  })

  it('a WeChat Pay notice is refused when changed on the way', async () => {
    const body = noticeBody(PAID_TRADE)
    const good = input(body)
    expect(await reasonOf({ ...good, rawBody: Buffer.from(`${body} `) })).toBe('bad_signature')
    expect(await reasonOf({ ...good, rawBody: Buffer.from(body.replace('TRANSACTION', 'TRANSACTIOM')) })).toBe('bad_signature')
    expect(await reasonOf({ ...good, rawBody: Buffer.alloc(0) })).toBe('bad_signature')
    expect(await reasonOf({ ...good, headers: { ...good.headers, 'wechatpay-nonce': 'another' } })).toBe('bad_signature')
    expect(await reasonOf({ ...good, headers: { ...good.headers, 'wechatpay-timestamp': String(NOW_SECONDS + 1) } })).toBe('bad_signature')
    for (const signature of [
      'WECHATPAY/SIGNTEST/abc',
      'AAAA',
      '%%%',
      `${good.headers['wechatpay-signature'] ?? ''}AAAA`,
      ` ${good.headers['wechatpay-signature'] ?? ''}`,
    ]) {
      expect(await reasonOf({ ...good, headers: { ...good.headers, 'wechatpay-signature': signature } })).toBe('bad_signature')
    }
  })

  it('a WeChat Pay notice is refused under a key that is not the platform’s', async () => {
    const body = noticeBody(PAID_TRADE)
    expect(await reasonOf(input(body, { privateKey: other.privateKey }))).toBe('bad_signature')
    expect(await reasonOf(input(body, { privateKey: merchant.privateKey }))).toBe('bad_signature')
    expect(await reasonOf(input(body, { serial: 'PUB_KEY_ID_UNKNOWN' }))).toBe('unknown_key')
    expect(await reasonOf(input(body, { serial: PLATFORM_ID.toLowerCase() }))).toBe('unknown_key')
    expect(await reasonOf(input(body, { serial: '__proto__' }))).toBe('unknown_key')
  })

  it('a WeChat Pay notice is refused when old, from the future, or without a time', async () => {
    const body = noticeBody(PAID_TRADE)
    expect(await reasonOf(input(body, { seconds: NOW_SECONDS - 300 }))).toBe('accepted')
    expect(await reasonOf(input(body, { seconds: NOW_SECONDS - 301 }))).toBe('stale')
    expect(await reasonOf(input(body, { seconds: NOW_SECONDS + 301 }))).toBe('stale')
    expect(await reasonOf(input(body, { seconds: Number.NaN }))).toBe('stale')
  })

  it('a WeChat Pay notice is refused without a header, with a doubled one, and when large', async () => {
    const good = input(noticeBody(PAID_TRADE))
    for (const name of Object.keys(good.headers)) {
      expect(await reasonOf({ ...good, headers: { ...good.headers, [name]: undefined } })).toBe('missing_header')
      expect(await reasonOf({ ...good, headers: { ...good.headers, [name]: '' } })).toBe('missing_header')
      expect(await reasonOf({ ...good, headers: { ...good.headers, [name]: [good.headers[name] ?? ''] } })).toBe('missing_header')
    }
    expect(await reasonOf({ ...good, rawBody: Buffer.alloc(NOTICE_MAX_BYTES + 1, 'a') })).toBe('too_large')
  })

  it('a WeChat Pay notice is refused when it does not open', async () => {
    const sealed = seal(PAID_TRADE)
    const whole = Buffer.from(sealed.ciphertext, 'base64')
    const cut = (bytes: Buffer) => ({ ...sealed, ciphertext: bytes.toString('base64') })
    const wrong = [
      cut(whole.subarray(0, -1)),
      cut(whole.subarray(0, -16)),
      cut(whole.subarray(0, 16)),
      cut(whole.subarray(0, 4)),
      { ...sealed, ciphertext: '' },
      { ...sealed, ciphertext: 'no base64!' },
      cut(Buffer.concat([whole.subarray(0, 1).map((byte) => byte ^ 1), whole.subarray(1)])),
      { ...sealed, nonce: 'short' },
      { ...sealed, nonce: '' },
      { ...sealed, nonce: 'bZ09-_bY18Cx' },
      { ...sealed, associated_data: 'refund' },
      seal(PAID_TRADE, 'another key of 32 bytes, as asked'.slice(0, 32)),
    ]
    for (const resource of wrong)
      expect(await reasonOf(input(noticeBody(null, 'TRANSACTION.SUCCESS', resource))), inspect(resource)).toBe('undecryptable')
  })

  it('a WeChat Pay notice is refused for another merchant or another application', async () => {
    expect(await reasonOf(input(noticeBody({ ...PAID_TRADE, mchid: '1900000000' })))).toBe('wrong_merchant')
    expect(await reasonOf(input(noticeBody({ ...PAID_TRADE, appid: 'wx0000000000000000' })))).toBe('wrong_merchant')
  })

  it('a WeChat Pay notice is refused with an amount that is no whole number of cents', async () => {
    for (const total of ['12345', 123.45, 0, -1, 2 ** 53, null, undefined, [12_345], true]) {
      expect(await reasonOf(input(noticeBody({ ...PAID_TRADE, amount: { ...PAID_TRADE.amount, total } }))), inspect(total)).toBe(
        'malformed',
      )
    }
    expect(await reasonOf(input(noticeBody({ ...PAID_TRADE, amount: { ...PAID_TRADE.amount, currency: 'USD' } })))).toBe('malformed')
    expect(await reasonOf(input(noticeBody({ ...PAID_TRADE, amount: 12_345 })))).toBe('malformed')
  })

  it('a WeChat Pay notice is refused when it is signed but not understood', async () => {
    for (const body of ['', 'null', '[]', '"x"', '{', '{}', JSON.stringify({ id: 'EV-2026' })])
      expect(await reasonOf(input(body)), body).toBe('malformed')
    const trades = [
      { out_trade_no: '' },
      { out_trade_no: '../x' },
      { transaction_id: '' },
      { transaction_id: 1 },
      { trade_state: 'CLOSED' },
      { trade_state: 'NOTPAY' },
      { success_time: '2026-11-21 10:05:00' },
      { success_time: 'x' },
      { success_time: '2026-13-41T10:05:00+08:00' },
    ]
    for (const change of trades) expect(await reasonOf(input(noticeBody({ ...PAID_TRADE, ...change }))), inspect(change)).toBe('malformed')
    expect(await reasonOf(input(noticeBody(PAID_TRADE, 'PAYSCORE.USER_PAID')))).toBe('malformed')
    expect(await reasonOf(input(noticeBody(null, 'TRANSACTION.SUCCESS', { ...seal(PAID_TRADE), algorithm: 'AEAD_SM4_GCM' })))).toBe(
      'malformed',
    )
  })

  it('a WeChat Pay notice is acknowledged in WeChat’s words', () => {
    expect(channel.acknowledge(true)).toMatchObject({ status: 200, body: '{"code":"SUCCESS"}' })
    expect(channel.acknowledge(false)).toMatchObject({ status: 400, body: '{"code":"FAIL","message":"FAIL"}' })
  })
})
