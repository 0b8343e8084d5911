import { createHmac, createSecretKey } from 'node:crypto'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { BadNotice, NOTICE_MAX_BYTES, type NoticeInput } from './channel.ts'
import { cashierUrl, isCashierSignature, SandboxChannel, type SandboxNotice, signSandboxNotice } from './sandbox.ts'
import { NONCE, NOW } from './testing/standIn.ts'

const SECRET = 'sandbox secret of the test, 32 bytes or more'
const settings = { key: createSecretKey(Buffer.from(SECRET)), publicUrl: new URL('https://shop.example') }
const channel = new SandboxChannel(settings)
const payment = {
  tradeNo: 'T1',
  paymentNo: 'P20261121000001',
  amountCents: 12_345,
  subject: '药品订单',
  expiresAt: new Date('2026-11-21T10:35:00+08:00'),
  returnUrl: 'https://shop.example/cart_step4',
  notifyUrl: 'https://shop.example/api/pay/notify/sandbox',
}
const paid: SandboxNotice = {
  noticeId: 'N1',
  paymentNo: payment.paymentNo,
  channelTxn: 'TX1',
  amountCents: 12_345,
  outcome: 'settled',
  settledAt: new Date('2026-11-21T10:05:00+08:00'),
}

function input(notice: SandboxNotice = paid, now = NOW): NoticeInput & { headers: Record<string, string> } {
  const { headers, body } = signSandboxNotice(settings.key, notice, { now, nonce: NONCE })
  return { headers, rawBody: Buffer.from(body), now: NOW }
}

async function reasonOf(read: NoticeInput): Promise<string> {
  try {
    await channel.readNotice(read)
    return 'accepted'
  } catch (error) {
    if (!(error instanceof BadNotice)) throw error
    expect(inspect(error)).not.toContain(SECRET)
    return error.reason
  }
}

describe('the sandbox cashier', () => {
  it('the sandbox cashier leads to its own signed page', async () => {
    const started = await channel.start(payment)
    expect(started).toEqual({ kind: 'qr', qr: cashierUrl(settings, payment.paymentNo), url: cashierUrl(settings, payment.paymentNo) })
    const url = new URL(cashierUrl(settings, payment.paymentNo))
    expect(url.origin + url.pathname).toBe('https://shop.example/cashier/P20261121000001')
    const signature = url.searchParams.get('sig') ?? ''
    expect(isCashierSignature(settings.key, payment.paymentNo, signature)).toBe(true)
    expect(isCashierSignature(settings.key, 'P20261121000002', signature)).toBe(false)
    expect(isCashierSignature(settings.key, payment.paymentNo, '')).toBe(false)
    expect(isCashierSignature(createSecretKey(Buffer.alloc(32)), payment.paymentNo, signature)).toBe(false)
  })

  it.each([
    [{ ...payment, paymentNo: '../../etc' }],
    [{ ...payment, paymentNo: 'P1\n2345' }],
    [{ ...payment, amountCents: 0 }],
    [{ ...payment, amountCents: 1.5 }],
    [{ ...payment, amountCents: -100 }],
    [{ ...payment, amountCents: Number.NaN }],
  ])('the sandbox cashier starts nothing that is no payment', async (wrong) => {
    await expect(channel.start(wrong)).rejects.toBeInstanceOf(RangeError)
  })

  it('the sandbox cashier reads its own notice, and the same again', async () => {
    const settled = {
      noticeId: 'N1',
      paymentNo: payment.paymentNo,
      channelTxn: 'TX1',
      amountCents: 12_345,
      outcome: 'settled',
      settledAt: paid.settledAt,
    }
    expect(await channel.readNotice(input())).toEqual(settled)
    expect(await channel.readNotice(input())).toEqual(settled)
    expect(await channel.readNotice(input(paid, new Date(NOW.getTime() - 240_000)))).toEqual(settled)
    expect(await channel.readNotice(input({ ...paid, outcome: 'failed' }))).toMatchObject({ outcome: 'failed', settledAt: null })
    expect(await channel.readNotice(input({ ...paid, outcome: 'closed' }))).toMatchObject({ outcome: 'closed', settledAt: null })
  })

  it('the sandbox cashier signs the word, the time, the nonce and the body, a line each', () => {
    const { headers, rawBody } = input()
    expect(rawBody.toString()).toBe(
      '{"notice_id":"N1","payment_no":"P20261121000001","channel_txn":"TX1","amount":12345,"outcome":"settled","at":1795226700}',
    )
    expect(headers).toEqual({
      'content-type': 'application/json',
      'x-sandbox-timestamp': '1795226702',
      'x-sandbox-nonce': NONCE,
      'x-sandbox-signature': createHmac('sha256', SECRET).update(`notice\n1795226702\n${NONCE}\n${rawBody.toString()}`).digest('base64url'),
    })
  })

  it('the sandbox cashier keeps a window of five minutes, to both sides', async () => {
    expect(await reasonOf(input(paid, new Date(NOW.getTime() - 300_000)))).toBe('accepted')
    expect(await reasonOf(input(paid, new Date(NOW.getTime() - 301_000)))).toBe('stale')
    expect(await reasonOf(input(paid, new Date(NOW.getTime() + 301_000)))).toBe('stale')
    for (const timestamp of ['', 'now', '1e9', ' 1795226702', '17952267020']) {
      expect(await reasonOf({ ...input(), headers: { ...input().headers, 'x-sandbox-timestamp': timestamp } })).toBe('stale')
    }
  })

  it('the sandbox cashier refuses what its key did not sign', async () => {
    const good = input()
    expect(await reasonOf({ ...good, rawBody: Buffer.from(good.rawBody.toString().replace('12345', '00001')) })).toBe('bad_signature')
    expect(await reasonOf({ ...good, rawBody: Buffer.alloc(0) })).toBe('bad_signature')
    for (const signature of ['', 'x', `${good.headers['x-sandbox-signature'] ?? ''}=`, 'é'.repeat(43)]) {
      expect(await reasonOf({ ...good, headers: { ...good.headers, 'x-sandbox-signature': signature } })).toBe('bad_signature')
    }
    const cashier = new URL(cashierUrl(settings, payment.paymentNo)).searchParams.get('sig') ?? ''
    expect(await reasonOf({ ...good, headers: { ...good.headers, 'x-sandbox-signature': cashier } })).toBe('bad_signature')
    expect(await reasonOf({ ...good, headers: { ...good.headers, 'x-sandbox-nonce': 'other-nonce' } })).toBe('bad_signature')
    expect(await reasonOf({ ...good, headers: { ...good.headers, 'x-sandbox-nonce': 'line\nbreak' } })).toBe('malformed')
  })

  it('the sandbox cashier refuses missing and doubled headers and large bodies', async () => {
    const good = input()
    for (const name of ['x-sandbox-timestamp', 'x-sandbox-nonce', 'x-sandbox-signature']) {
      expect(await reasonOf({ ...good, headers: { ...good.headers, [name]: undefined } })).toBe('missing_header')
      expect(await reasonOf({ ...good, headers: { ...good.headers, [name]: [good.headers[name] ?? '', 'x'] } })).toBe('missing_header')
    }
    expect(await reasonOf({ ...good, rawBody: Buffer.alloc(NOTICE_MAX_BYTES + 1) })).toBe('too_large')
  })

  it('the sandbox cashier refuses signed content of the wrong kind', async () => {
    for (const wrong of [
      { amountCents: 0 },
      { amountCents: 1.5 },
      { amountCents: -1 },
      { amountCents: Number.NaN },
      { amountCents: 2 ** 53 },
      { paymentNo: 'a b' },
      { noticeId: '' },
    ]) {
      expect(await reasonOf(input({ ...paid, ...wrong })), inspect(wrong)).toBe('malformed')
    }
  })

  it('the sandbox cashier acknowledges, refunds and closes at once', async () => {
    expect(channel.acknowledge(true)).toEqual({ status: 200, contentType: 'application/json; charset=utf-8', body: '{"ok":true}' })
    expect(channel.acknowledge(false).status).toBe(400)
    const refund = { paymentNo: payment.paymentNo, channelTxn: 'TX1', refundNo: 'R1', refundCents: 100, totalCents: 12_345 }
    expect(await channel.refund(refund)).toEqual({ status: 'settled', channelRefund: 'SRR1', code: null })
    expect(await channel.refund(refund)).toEqual(await channel.queryRefund(refund))
    await expect(channel.refund({ ...refund, refundCents: 12_346 })).rejects.toBeInstanceOf(RangeError)
    await expect(channel.refund({ ...refund, refundCents: 0.5 })).rejects.toBeInstanceOf(RangeError)
    expect(await channel.close(payment.paymentNo)).toBe('closed')
    expect(await channel.query(payment.paymentNo)).toEqual({ status: 'pending' })
  })
})
