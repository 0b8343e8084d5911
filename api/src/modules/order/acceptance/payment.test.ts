import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../../testing/harness.ts'
import { brokenInvariants } from '../../../testing/invariants.ts'
import {
  buy,
  createShopper,
  newKey,
  notifySandbox,
  office,
  payAtCashier,
  quoteFor,
  stockOf,
  submit,
  type PlacedWire,
  type Shopper,
} from '../../../testing/trading.ts'
import { closeOverdueTrades } from '../../job/jobs.ts'

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

const fail = (error: unknown) => {
  throw error
}
const startPay = () => me.client.post(`/api/trade/${placed.trade_id}/pay`, { channel: 'sandbox', client_key: newKey() })
const status = async () => (await me.client.get(`/api/trade/${placed.trade_id}/status`)).data
const payments = () =>
  h.deps.db
    .selectFrom('payment')
    .where('trade_id', '=', Number(placed.trade_id))
    .orderBy('id')
    .select(['id', 'no', 'status', 'amount'])
    .execute()
const notify = (paymentNo: string) => notifySandbox(h, { paymentNo, amountCents: 31_200 })
const fee = (amount: string, title: string) => office(h).post(`/api/erp/order/${placed.orders[0]?.id}/fee`, { amount, title })

async function openPaymentNo(): Promise<string> {
  expect((await startPay()).status).toBe(200)
  return (await payments()).at(-1)?.no ?? ''
}

describe('who says what', () => {
  it('case 11: the buyer cannot mark an order paid', async () => {
    const quote = await quoteFor(me.client, [{ goodsId: goods, number: 30 }])
    const mine = (await submit(me.client, quote, { pay_status: 'paid', status: 'paid', online: '0.00', balance: '312.00' }))
      .data as PlacedWire
    expect(mine).toMatchObject({ pay_status: 'unpaid', online: '312.00' })
    const id = mine.orders[0]?.id ?? ''
    const asStaff = { staff: '我', client_key: newKey() }
    expect((await me.client.post(`/api/erp/order/${id}/advance`, { to: 'billed', ...asStaff })).status).toBe(401)
    expect((await me.client.post(`/api/erp/trade/${mine.trade_id}/received`, { amount: '312.00', txn: 'BANK-1', ...asStaff })).status).toBe(
      401,
    )
    const { url } = (await startPay()).data as { url: string }
    expect(
      (
        await h.app.inject({
          method: 'POST',
          url: new URL(url).pathname,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'outcome=settled',
        })
      ).statusCode,
    ).toBe(404)
    const forged = await notifySandbox(h, { paymentNo: (await payments()).at(-1)?.no ?? '', amountCents: 31_200 }, (signed) => {
      signed.headers['x-sandbox-signature'] = 'A'.repeat(43)
    })
    expect(forged).toEqual({ status: 400, body: { ok: false } })
    expect((await me.client.post(`/api/order/${placed.orders[0]?.id}/confirm`)).status).toBe(409)
    expect(await status()).toMatchObject({ pay_status: 'unpaid' })
  })

  it('case 12: the amount to pay is never taken from the client', async () => {
    const quote = await quoteFor(me.client, [{ goodsId: goods, number: 30 }])
    const mine = (await submit(me.client, quote, { payable: '0.01', amount: '0.01', price: '0.01', shipping: '0.00' })).data as PlacedWire
    expect(mine).toMatchObject({ payable: '312.00' })
    expect(
      (await me.client.post(`/api/trade/${mine.trade_id}/pay`, { channel: 'sandbox', client_key: newKey(), amount: '0.01', due: '0.01' }))
        .data,
    ).toMatchObject({ amount: '312.00' })
    const paymentNo = await openPaymentNo()
    expect(await notifySandbox(h, { paymentNo, amountCents: 1 })).toMatchObject({ status: 200 })
    expect(await status()).toMatchObject({ pay_status: 'unpaid' })
  })

  it('case 13: another member’s order is not there', async () => {
    const other = await createShopper(h)
    const id = placed.orders[0]?.id ?? ''
    for (const answer of [
      await other.client.get(`/api/order/${id}`),
      await other.client.get(`/api/order/${id}/explain`),
      await other.client.post(`/api/order/${id}/cancel`, { reason: '不想买了', client_key: newKey() }),
      await other.client.post(`/api/order/${id}/confirm`),
      await other.client.post(`/api/order/${id}/refund_apply`, { reason: '不要了' }),
      await other.client.delete(`/api/order/${id}`),
      await other.client.get(`/api/trade/${placed.trade_id}/status`),
      await other.client.post(`/api/trade/${placed.trade_id}/pay`, { channel: 'sandbox', client_key: newKey() }),
    ])
      expect(answer).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } })
    expect((await other.client.get('/api/order')).data).toMatchObject({ data: [], total: 0 })
    expect(await status()).toMatchObject({ pay_status: 'unpaid' })
  })
})

describe('too late', () => {
  it('case 14: a notice after the timeout is refunded and the order stays closed', async () => {
    const paymentNo = await openPaymentNo()
    h.clock.advance(31 * 60_000)
    expect(await closeOverdueTrades(h.deps, fail)).toBeGreaterThan(0)
    expect(await stockOf(h, goods)).toEqual({ on_hand: 100, reserved: 0 })
    for (let n = 0; n < 3; n++) expect(await notify(paymentNo)).toMatchObject({ status: 200 })
    expect(await payments()).toMatchObject([{ status: 'refunded' }])
    expect(await status()).toMatchObject({ pay_status: 'closed', orders: [{ status: 'timeout', status_text: '超时关闭' }] })
    expect(
      await h.deps.db.selectFrom('refund').where('trade_id', '=', Number(placed.trade_id)).select(['cents', 'status', 'tender']).execute(),
    ).toEqual([{ cents: 31_200, status: 'settled', tender: 'online' }])
    expect((await startPay()).data).toMatchObject({ reason: 'PAY_CLOSED' })
  })

  it('case 14: a notice after the cancellation likewise', async () => {
    const paymentNo = await openPaymentNo()
    await me.client.post(`/api/order/${placed.orders[0]?.id}/cancel`, { reason: '不想买了', client_key: newKey() })
    await notify(paymentNo)
    expect(await payments()).toMatchObject([{ status: 'refunded' }])
    expect(await status()).toMatchObject({ pay_status: 'closed', orders: [{ status: 'cancelled' }] })
  })

  it('case 15: payment and timeout at the same instant: exactly one wins', async () => {
    const paymentNo = await openPaymentNo()
    h.clock.advance(31 * 60_000)
    await Promise.all([notify(paymentNo), closeOverdueTrades(h.deps, fail)])
    const [payment] = await payments()
    expect([
      ['paid', 'settled'],
      ['closed', 'refunded'],
    ]).toContainEqual([((await status()) as { pay_status: string }).pay_status, payment?.status])
  })
})

describe('a fee set by staff', () => {
  it('case 25: is a signed row of its own; what is due follows, the order’s total stays', async () => {
    const old = await openPaymentNo()
    const id = placed.orders[0]?.id ?? ''
    expect((await fee('-12.00', '免运费')).data).toMatchObject({ status: 'unpaid' })
    expect((await me.client.get(`/api/order/${id}`)).data).toMatchObject({
      payable: '300.00',
      goods: '300.00',
      shipping: '12.00',
      fees: [{ title: '免运费', amount: '-12.00' }],
    })
    expect(await h.deps.db.selectFrom('orders').where('id', '=', Number(id)).select('payable').executeTakeFirstOrThrow()).toEqual({
      payable: 31_200,
    })
    expect((await fee('5.00', '加急')).status).toBe(200)
    expect(
      await h.deps.db
        .selectFrom('order_fee')
        .where('order_id', '=', Number(id))
        .orderBy('id')
        .select(['cents', 'title', 'staff'])
        .execute(),
    ).toEqual([
      { cents: -1_200, title: '免运费', staff: '李会计' },
      { cents: 500, title: '加急', staff: '李会计' },
    ])
    await notify(old)
    expect((await payments())[0]).toMatchObject({ status: 'refunded' })
    expect(await status()).toMatchObject({ pay_status: 'unpaid', due: '305.00' })
    expect(await payAtCashier(h, me.client, placed.trade_id)).toContain('支付成功')
    expect(await status()).toMatchObject({ pay_status: 'paid', due: '305.00' })
    expect((await payments()).at(-1)).toMatchObject({ amount: 30_500, status: 'settled' })
  })

  it('case 25: never makes an order cost less than nothing, and comes only while unpaid', async () => {
    expect(await fee('-312.01', '错误')).toMatchObject({ status: 422, data: { errors: { amount: ['调整后的应付金额不能小于零'] } } })
    expect(await fee('0.00', '错误')).toMatchObject({ status: 422 })
    await payAtCashier(h, me.client, placed.trade_id)
    expect(await fee('1.00', '太晚')).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
    expect(await h.deps.db.selectFrom('order_fee').where('order_id', '=', Number(placed.orders[0]?.id)).select('id').execute()).toEqual([])
  })
})
