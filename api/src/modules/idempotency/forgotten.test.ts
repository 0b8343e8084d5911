import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { logIn } from '../../testing/people.ts'
import { buy, createShopper, newKey, office, payAtCashier, quoteFor, submit, type PlacedWire, type Shopper } from '../../testing/trading.ts'
import { forgetQuotes } from '../job/jobs.ts'
import { balanceOf, post } from '../ledger/ledger.service.ts'
import { seedPointsMall } from '../../seed/seedPoints.ts'
import { goodsAt, openTrade } from '../promotion/testShop.ts'
import { forgetKeys } from './idempotency.service.ts'

const EIGHT_DAYS_MS = 8 * 86_400_000

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  await h.deps.db.updateTable('warehouse').set({ min_order: 0 }).execute()
  await seedPointsMall(h.deps.db, h.clock.now())
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(1_000)
  me = await createShopper(h)
})
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

const credit = (kind: 'balance' | 'points', delta: number) =>
  post(h.deps, { memberId: me.person.memberId, kind, delta, reason: 'recharge', ref: newKey() })
const heldOf = (kind: 'balance' | 'points') => balanceOf(h.deps.db, me.person.memberId, kind)

/** So much later that the jobs have forgotten; the shop has had to log in anew. */
async function eightDaysLater(): Promise<void> {
  h.clock.advance(EIGHT_DAYS_MS)
  await forgetQuotes(h.deps)
  await forgetKeys(h.deps)
  me = { ...me, client: await logIn(h, me.person) }
}

async function shippedOrder(): Promise<{ placed: PlacedWire; id: string; line: string }> {
  const placed = await buy(me.client, [{ goodsId: await createGoods(h, { base_price: 3_000, zbz: 1, min_qty: 1 }), number: 10 }])
  await payAtCashier(h, me.client, placed.trade_id)
  const id = placed.orders[0]?.id ?? ''
  for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
  await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: `SF-OLD-${id}` })
  const { lines } = (await me.client.get(`/api/order/${id}`)).data as { lines: { id: string }[] }
  return { placed, id, line: lines[0]?.id ?? '' }
}
const refundsOf = (orderId: string) => h.deps.db.selectFrom('refund').where('order_id', '=', Number(orderId)).select('cents').execute()

it('a key is remembered for seven days', async () => {
  const placed = await buy(me.client, [{ goodsId: await goodsAt(h, 30_000), number: 1 }])
  const keys = () => h.deps.db.selectFrom('idempotency').where('member_id', '=', me.person.memberId).select('route').execute()
  const kept = await keys()
  expect([placed.pay_status, kept.length > 0]).toEqual(['unpaid', true])
  h.clock.advance(7 * 86_400_000 - 1_000)
  await forgetKeys(h.deps)
  expect(await keys()).toEqual(kept)
  h.clock.advance(2_000)
  await forgetKeys(h.deps)
  expect(await keys()).toEqual([])
})

describe('a key used again after its call was forgotten', () => {
  it('a key used again after its call was forgotten places no second order: neither with the old quote nor with a new one', async () => {
    const goods = await goodsAt(h, 30_000)
    const [key, old] = [newKey(), await quoteFor(me.client, [{ goodsId: goods, number: 1 }])]
    expect((await submit(me.client, old, { client_key: key })).status).toBe(200)
    await eightDaysLater()
    expect(await submit(me.client, old, { client_key: key })).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } })
    const fresh = await quoteFor(me.client, [{ goodsId: goods, number: 1 }])
    expect(await submit(me.client, fresh, { client_key: key })).toMatchObject({
      status: 409,
      message: '请勿重复提交，请刷新页面后重试',
      data: { reason: 'IDEMPOTENCY_REUSED' },
    })
    expect(await h.deps.db.selectFrom('trade').where('member_id', '=', me.person.memberId).select('client_key').execute()).toEqual([
      { client_key: key },
    ])
    expect((await submit(me.client, fresh)).status).toBe(200)
  })

  it('a key used again after its call was forgotten pays a trade no second time', async () => {
    const placed = await buy(me.client, [{ goodsId: await goodsAt(h, 30_000), number: 1 }])
    const pay = (key: string) => me.client.post(`/api/trade/${placed.trade_id}/pay`, { channel: 'sandbox', client_key: key })
    const key = newKey()
    expect((await pay(key)).status).toBe(200)
    await payAtCashier(h, me.client, placed.trade_id)
    await eightDaysLater()
    expect(await pay(key)).toMatchObject({ status: 409, data: { reason: 'ALREADY_PAID' } })
    expect(await h.deps.db.selectFrom('payment').where('trade_id', '=', Number(placed.trade_id)).select('status').execute()).toEqual([
      { status: 'settled' },
    ])
  })

  it('a key used again after its call was forgotten withdraws nothing again: what took money off the balance is remembered for good', async () => {
    await credit('balance', 20_000)
    const asked = { amount: '50.00', holder: '甲药房', bank: '演示银行', bank_account: '6222000011118888', client_key: newKey() }
    const first = await me.client.post('/api/user/withdraw', asked)
    expect(first.status).toBe(200)
    await eightDaysLater()
    const again = await me.client.post('/api/user/withdraw', asked)
    expect([again.status, (again.data as { id: string }).id]).toEqual([200, (first.data as { id: string }).id])
    expect(await heldOf('balance')).toBe(15_000)
  })

  it('a key used again after its call was forgotten exchanges no points again', async () => {
    await credit('points', 50_000)
    const gift = await h.deps.db
      .selectFrom('points_goods')
      .where('stock', '>', 3)
      .orderBy('points')
      .select(['id', 'points'])
      .limit(1)
      .executeTakeFirstOrThrow()
    const asked = { id: String(gift.id), number: '1', client_key: newKey() }
    const first = await me.client.post('/api/jfsc/exchange', asked)
    await eightDaysLater()
    expect(await me.client.post('/api/jfsc/exchange', asked)).toMatchObject({ status: 200, data: first.data })
    expect(await heldOf('points')).toBe(50_000 - gift.points)
  })

  it('a key used again after its call was forgotten opens another recharge, which brings no money unless it is paid itself', async () => {
    const asked = { amount: '50.00', channel: 'sandbox', client_key: newKey() }
    const first = (await me.client.post('/api/user/recharge', asked)).data as { id: string; url: string }
    const { pathname, search } = new URL(first.url)
    await h.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=settled',
    })
    expect(await heldOf('balance')).toBe(5_000)
    await eightDaysLater()
    const again = await me.client.post('/api/user/recharge', asked)
    expect(again).toMatchObject({ status: 200, data: { status: 'pending' } })
    expect((again.data as { id: string }).id).not.toBe(first.id)
    expect(await heldOf('balance')).toBe(5_000)
  })

  it('a key used again after its call was forgotten gives a refunded order’s money back no second time', async () => {
    const placed = await buy(me.client, [{ goodsId: await goodsAt(h, 30_000), number: 1 }])
    await payAtCashier(h, me.client, placed.trade_id)
    const id = placed.orders[0]?.id ?? ''
    const asked = { order_id: id, type: 'refund_only', reason: '其他', client_key: newKey() }
    expect((await me.client.post('/api/afterSale', asked)).status).toBe(200)
    const decided = { agree: '1', note: '同意', client_key: newKey() }
    expect((await office(h).post(`/api/erp/order/${id}/refund`, decided)).status).toBe(200)
    await eightDaysLater()
    expect(await me.client.post('/api/afterSale', asked)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
    expect(await office(h).post(`/api/erp/order/${id}/refund`, decided)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
    expect(await refundsOf(id)).toEqual([{ cents: 31_200 }])
  })

  it('a key used again after its call was forgotten lets the office give back no unit again', async () => {
    const { id, line } = await shippedOrder()
    const returned = { line_id: line, number: '4', note: '破损', client_key: newKey() }
    const first = await office(h).post(`/api/erp/order/${id}/return`, returned)
    expect(first.status).toBe(200)
    await eightDaysLater()
    expect(await office(h).post(`/api/erp/order/${id}/return`, returned)).toMatchObject({ status: 200, data: first.data })
    expect(await refundsOf(id)).toEqual([{ cents: 12_000 }])
  })

  it('a key used again after its call was forgotten applies for units anew only as far as there are any left, and moves no money by itself', async () => {
    const { id, line } = await shippedOrder()
    const asked = { order_id: id, type: 'refund_only', reason: '其他', client_key: newKey(), 'lines[0][id]': line, 'lines[0][qty]': '6' }
    const { id: applied } = (await me.client.post('/api/afterSale', asked)).data as { id: string }
    const decided = { note: '同意', client_key: newKey() }
    await office(h).post(`/api/erp/afterSale/${applied}/approve`, decided)
    const paidOut = { client_key: newKey() }
    expect((await office(h).post(`/api/erp/afterSale/${applied}/refund`, paidOut)).status).toBe(200)
    await eightDaysLater()
    expect(await me.client.post('/api/afterSale', asked)).toMatchObject({ status: 400, data: { reason: 'RETURN_QTY' } })
    expect(await office(h).post(`/api/erp/afterSale/${applied}/approve`, decided)).toMatchObject({
      status: 409,
      data: { reason: 'STATE_CHANGED' },
    })
    expect(await office(h).post(`/api/erp/afterSale/${applied}/refund`, paidOut)).toMatchObject({
      status: 409,
      data: { reason: 'STATE_CHANGED' },
    })
    expect(await refundsOf(id)).toEqual([{ cents: 18_000 }])
  })
})
