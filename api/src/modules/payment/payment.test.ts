import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { buy, createShopper, newKey, notifySandbox, office, payAtCashier, type PlacedWire, type Shopper } from '../../testing/trading.ts'
import { sandboxKey } from '../channel/channels.ts'
import { cashierUrl, type SandboxNotice } from '../channel/sandbox.ts'
import { countSold } from '../trade/sold.repo.ts'

let h: Harness
let me: Shopper
let goods: number
let placed: PlacedWire
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(1_000)
  me = await createShopper(h)
  goods = await createGoods(h)
  placed = await buy(me.client, [{ goodsId: goods, number: 30 }])
})
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

const startPay = (key = newKey()) => me.client.post(`/api/trade/${placed.trade_id}/pay`, { channel: 'sandbox', client_key: key })
const status = async () => (await me.client.get(`/api/trade/${placed.trade_id}/status`)).data
const payments = () =>
  h.deps.db
    .selectFrom('payment')
    .where('trade_id', '=', Number(placed.trade_id))
    .orderBy('id')
    .select(['id', 'no', 'status', 'amount'])
    .execute()

async function openPaymentNo(): Promise<string> {
  expect((await startPay()).status).toBe(200)
  return (await payments()).at(-1)?.no ?? ''
}

const notify = (notice: Partial<SandboxNotice> & { paymentNo: string }, change?: Parameters<typeof notifySandbox>[2]) =>
  notifySandbox(h, { amountCents: 31_200, ...notice }, change)

describe('paying at the sandbox cashier', () => {
  it('paying at the sandbox cashier opens a payment once per key and shows its code', async () => {
    const key = newKey()
    const first = await startPay(key)
    expect(first).toMatchObject({
      status: 200,
      data: {
        channel: 'sandbox',
        kind: 'qr',
        amount: '312.00',
        qr: expect.stringMatching(/^http:\/\/localhost:4000\/cashier\/P\d{28}\?sig=/),
        qr_image: expect.stringMatching(/^\/files\/pay\/\d+\.svg$/),
        expires_at: placed.pay_until,
      },
    })
    expect((await startPay(key)).data).toEqual(first.data)
    expect((await startPay()).data).toEqual(first.data)
    expect(await payments()).toHaveLength(1)
    const { qr_image: picture, payment_id: id } = first.data as { qr_image: string; payment_id: string }
    expect((await me.client.get(`/api/payment/${id}`)).data).toEqual(first.data)
    const cookies = { sid: me.client.cookie('sid') ?? '' }
    const qrImage = await h.app.inject({ method: 'GET', url: picture, cookies })
    expect([qrImage.statusCode, qrImage.headers['content-type'], qrImage.body.startsWith('<svg')]).toEqual([200, 'image/svg+xml', true])
    const other = await createShopper(h)
    expect((await other.client.get(`/api/payment/${id}`)).status).toBe(404)
    expect((await h.client().get(`/api/payment/${id}`)).status).toBe(401)
    expect((await me.client.get('/api/payment/999999999999999')).status).toBe(404)
    expect((await h.app.inject({ method: 'GET', url: picture, cookies: { sid: other.client.cookie('sid') ?? '' } })).statusCode).toBe(404)
  })

  it('paying at the sandbox cashier pays the trade, once', async () => {
    expect(await payAtCashier(h, me.client, placed.trade_id)).toContain('支付成功')
    expect(await status()).toMatchObject({ pay_status: 'paid', due: '312.00', orders: [{ status: 'paid', status_text: '待发货' }] })
    expect((await startPay()).data).toMatchObject({ reason: 'ALREADY_PAID' })
    const order = (await me.client.get(`/api/order/${placed.orders[0]?.id}`)).data
    expect(order).toMatchObject({
      status: 'paid',
      actions: ['refund', 'rebuy'],
      payments: [{ channel: 'sandbox', amount: '312.00', status: 'settled' }],
      events: [{ to: 'unpaid' }, { from: 'unpaid', to: 'paid', actor: 'system' }],
    })
    await countSold(h.deps.db)
    expect(await h.deps.db.selectFrom('goods').where('id', '=', goods).select('sold').executeTakeFirstOrThrow()).toEqual({ sold: 30 })
  })

  it('paying at the sandbox cashier lets a failed payment be tried again', async () => {
    expect(await payAtCashier(h, me.client, placed.trade_id, 'failed')).toContain('支付失败')
    expect(await status()).toMatchObject({ pay_status: 'unpaid' })
    expect(await payAtCashier(h, me.client, placed.trade_id)).toContain('支付成功')
    expect((await payments()).map((payment) => payment.status)).toEqual(['failed', 'settled'])
  })

  it('the sandbox cashier is a page for people: amount, numbers, time left, nothing without the signature', async () => {
    const { url } = (await startPay()).data as { url: string }
    const { pathname, search } = new URL(url)
    const page = await h.app.inject({ method: 'GET', url: pathname + search })
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('<svg')
    for (const text of ['模拟收银台', '¥312.00', `<dt>交易号</dt><dd>${placed.trade_no}`, '剩余时间', '00:30:00', '支付成功', '支付失败'])
      expect(page.body).toContain(text)
    expect((await h.app.inject({ method: 'GET', url: pathname })).statusCode).toBe(404)
    expect((await h.app.inject({ method: 'GET', url: `${pathname}?sig=wrong` })).statusCode).toBe(404)
    const unknown = cashierUrl(
      { key: sandboxKey(h.deps.settings.sandboxSecret ?? ''), publicUrl: h.deps.settings.publicUrl },
      `P${'0'.repeat(28)}`,
    )
    expect((await h.app.inject(unknown)).statusCode, 'a signed number that nobody knows').toBe(404)
    expect(
      (
        await h.app.inject({
          method: 'POST',
          url: `${pathname}?sig=wrong`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'outcome=settled',
        })
      ).statusCode,
    ).toBe(404)
  })

  it('the sandbox cashier takes the form that a browser without scripts posts, and refuses one from another site', async () => {
    const { url } = (await startPay()).data as { url: string }
    const { pathname, search, origin } = new URL(url)
    const page = await h.app.inject({ method: 'GET', url: pathname + search })
    expect(page.headers['referrer-policy']).toBe('same-origin')
    const [, action = ''] = /<form method="post" action="([^"]+)">/.exec(page.body) ?? []
    expect(page.body).toContain('<button name="outcome" value="settled">支付成功</button>')
    const post = (headers: Record<string, string>) =>
      h.app.inject({
        method: 'POST',
        url: action,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-mode': 'navigate', ...headers },
        payload: 'outcome=settled',
      })
    expect((await post({ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect(await status()).toMatchObject({ pay_status: 'unpaid' })
    const answer = await post({ origin, 'sec-fetch-site': 'same-origin' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, pathname + search])
    expect((await h.app.inject({ method: 'GET', url: pathname + search })).body).toContain('支付成功')
    expect(await status()).toMatchObject({ pay_status: 'paid' })
  })
})

describe('notices', () => {
  it('notices count once, however often they come', async () => {
    const paymentNo = await openPaymentNo()
    for (let n = 0; n < 3; n++) expect(await notify({ paymentNo })).toEqual({ status: 200, body: { ok: true } })
    expect(await status()).toMatchObject({ pay_status: 'paid' })
    expect(await h.deps.db.selectFrom('payment_notice').where('payment_no', '=', paymentNo).select('notice_id').execute()).toHaveLength(1)
    expect(await notify({ paymentNo, noticeId: 'another' })).toMatchObject({ status: 200 })
    expect((await payments()).map((payment) => payment.status)).toEqual(['settled'])
  })

  it('notices that are not signed, changed on the way, or for another channel move nothing', async () => {
    const paymentNo = await openPaymentNo()
    expect(
      await notify({ paymentNo }, (signed) => {
        signed.body = signed.body.replace('31200', '1')
      }),
    ).toMatchObject({ status: 400, body: { ok: false } })
    expect(
      await notify({ paymentNo }, (signed) => {
        delete signed.headers['x-sandbox-signature']
      }),
    ).toMatchObject({ status: 400 })
    expect((await h.app.inject({ method: 'POST', url: '/api/pay/notify/wechat', payload: '{}' })).statusCode).toBe(404)
    expect(await status()).toMatchObject({ pay_status: 'unpaid' })
  })

  it('notices of another amount settle nothing', async () => {
    const paymentNo = await openPaymentNo()
    expect(await notify({ paymentNo, amountCents: 1 })).toMatchObject({ status: 200 })
    expect(await status()).toMatchObject({ pay_status: 'unpaid' })
    expect(await h.deps.db.selectFrom('audit_log').where('action', '=', 'payment.mismatch').select('object').execute()).toHaveLength(1)
  })

  it('notices of payments nobody knows are taken and change nothing', async () => {
    expect(await notify({ paymentNo: 'P0000000000' })).toMatchObject({ status: 200 })
  })
})

describe('bank transfers', () => {
  it('bank transfers are taken by the office, for the amount due and once', async () => {
    const mine = await buy(me.client, [{ goodsId: goods, number: 30 }], { order: { pay_mode: 'transfer' } })
    expect(mine.pay_until).toBe(Math.floor(h.clock.now().getTime() / 1000) + 3 * 86_400)
    const receive = (amount: string, txn = 'BANK-0001') => office(h).post(`/api/erp/trade/${mine.trade_id}/received`, { amount, txn })
    expect(await receive('1.00')).toMatchObject({ status: 422, data: { errors: { amount: ['到账金额与应付金额不一致'] } } })
    expect(await receive('312.00')).toMatchObject({ status: 200, data: { pay_status: 'paid' } })
    expect(await receive('312.00', 'BANK-0002')).toMatchObject({ status: 409, data: { reason: 'ALREADY_PAID' } })
  })
})
