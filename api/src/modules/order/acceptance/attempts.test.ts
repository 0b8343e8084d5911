import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../../testing/harness.ts'
import { brokenInvariants } from '../../../testing/invariants.ts'
import {
  addToCart,
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
import type { QuoteWire } from '../../checkout/checkout.schemas.ts'
import { grantVoucher } from '../../coupon/coupon.service.ts'
import { closeOverdueTrades } from '../../job/jobs.ts'
import { balanceOf, post } from '../../ledger/ledger.service.ts'
import { give, goodsAt, openTrade, promote } from '../../promotion/testShop.ts'

let h: Harness
let me: Shopper
let plain: number
let flash: number
let coupon: number
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  await h.deps.db.updateTable('warehouse').set({ min_order: 0 }).execute()
})
afterAll(() => h.close())
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})
beforeEach(async () => {
  h.clock.advance(1_000)
  me = await createShopper(h)
  const { memberId } = me.person
  plain = await goodsAt(h, 10_000)
  flash = await goodsAt(h, 40_000)
  await promote(h, { kind: 'manjian', tiers: [{ full: 50_000, minus: 5_000 }], goodsIds: [plain] })
  await promote(h, { kind: 'flash', items: [{ goodsId: flash, price: 30_000, total: 10, perMember: 5 }] })
  coupon = await give(h, me.person, { face: 2_000, min: 40_000, goodsIds: [plain] })
  await post(h.deps, { memberId, kind: 'balance', delta: 10_000, reason: 'recharge', ref: newKey() })
  await grantVoucher(h.deps, { memberId, cents: 1_000, reason: '测试', validDays: 5 })
})

const fail = (error: unknown) => {
  throw error
}
const CHOICE = () => ({ coupon_ids: coupon, use_voucher: 1, use_balance: 1 })
const wanted = () => [
  { goodsId: plain, number: 6 },
  { goodsId: flash, number: 2, type: 1 },
]

/** Six of 100.00 less 50.00 and a coupon of 20.00, and two at 300.00 instead of 400.00: 1,130.00, of which 10.00 by voucher and 100.00 by balance. */
const PRICE = { payable: '1130.00', online: '1020.00' }

/** What the shop has left, and what the sale has given away. */
async function left(): Promise<Record<string, unknown>> {
  const { memberId } = me.person
  const { status } = await h.deps.db.selectFrom('coupon').where('id', '=', coupon).select('status').executeTakeFirstOrThrow()
  const { taken } = await h.deps.db.selectFrom('flash_item').where('goods_id', '=', flash).select('taken').executeTakeFirstOrThrow()
  const mine = await h.deps.db.selectFrom('flash_taken').where('member_id', '=', memberId).select('qty').executeTakeFirst()
  return {
    coupon: status,
    voucher: await balanceOf(h.deps.db, memberId, 'voucher'),
    balance: await balanceOf(h.deps.db, memberId, 'balance'),
    flash: taken,
    mine: mine?.qty ?? 0,
    reserved: [(await stockOf(h, plain)).reserved, (await stockOf(h, flash)).reserved],
  }
}
const UNTOUCHED = { coupon: 'unused', voucher: 1_000, balance: 10_000, flash: 0, mine: 0, reserved: [0, 0] }
const USED = { coupon: 'used', voucher: 0, balance: 0, flash: 2, mine: 2, reserved: [6, 2] }

async function place(): Promise<PlacedWire> {
  const answer = await submit(me.client, await quoteFor(me.client, wanted(), CHOICE()))
  expect(answer).toMatchObject({ status: 200, data: PRICE })
  return answer.data as PlacedWire
}
const adjustmentsOf = ({ orders }: PlacedWire) =>
  h.deps.db
    .selectFrom('order_adjustment as a')
    .innerJoin('order_line as l', 'l.id', 'a.order_line_id')
    .where(
      'l.order_id',
      'in',
      orders.map(({ id }) => Number(id)),
    )
    .orderBy('l.line_no')
    .orderBy('a.seq')
    .select(['l.goods_id', 'a.phase', 'a.cents'])
    .execute()
const cancel = (placed: PlacedWire) =>
  me.client.post(`/api/order/${placed.orders[0]?.id}/cancel`, { reason: '不想买了', client_key: newKey() })

async function startPaying(placed: PlacedWire): Promise<string> {
  expect((await me.client.post(`/api/trade/${placed.trade_id}/pay`, { channel: 'sandbox', client_key: newKey() })).status).toBe(200)
  const payment = await h.deps.db
    .selectFrom('payment')
    .where('trade_id', '=', Number(placed.trade_id))
    .orderBy('id', 'desc')
    .select('no')
    .executeTakeFirstOrThrow()
  return payment.no
}

describe('each discount of an order is given once', () => {
  const ONCE = async (placed: PlacedWire) => {
    expect(await adjustmentsOf(placed)).toEqual([
      { goods_id: plain, phase: 'P3_MANJIAN', cents: 5_000 },
      { goods_id: plain, phase: 'P4_COUPON', cents: 2_000 },
      { goods_id: flash, phase: 'P1_FLASH', cents: 20_000 },
    ])
    expect(await left()).toEqual(USED)
    expect((await me.client.get(`/api/order/${placed.orders[0]?.id}/explain`)).data).toMatchObject({ is_equal: 1 })
  }

  it('after the cart was edited and quoted again and again', async () => {
    const line = await addToCart(me.client, { goodsId: plain, number: 6 })
    const flashed = await addToCart(me.client, { goodsId: flash, number: 2, type: 1 })
    const quote = async () => (await me.client.post('/api/cart/checkout', { ids: `${line},${flashed}`, ...CHOICE() })).data as QuoteWire
    const first = await quote()
    for (const number of [12, 4, 5, 6]) {
      expect((await me.client.post(`/api/cart/${line}/edit`, { number })).status).toBe(200)
      await quote()
    }
    const last = await quote()
    expect(last.hash).toBe(first.hash)
    const answer = await submit(me.client, last)
    expect(answer).toMatchObject({ status: 200, data: PRICE })
    await ONCE(answer.data as PlacedWire)
  })

  it('after a submit that was refused with a new quote, and one that followed it', async () => {
    const old = await quoteFor(me.client, wanted(), CHOICE())
    await h.deps.db.updateTable('goods').set({ base_price: 9_000 }).where('id', '=', plain).execute()
    const refused = await submit(me.client, old)
    expect(refused).toMatchObject({ status: 409, data: { reason: 'QUOTE_CHANGED' } })
    expect(await left()).toEqual(UNTOUCHED)
    await h.deps.db.updateTable('goods').set({ base_price: 10_000 }).where('id', '=', plain).execute()
    const answer = await submit(me.client, old)
    expect(answer).toMatchObject({ status: 200, data: PRICE })
    await ONCE(answer.data as PlacedWire)
  })

  it('when one submit comes many times at once, under one key and under others', async () => {
    const quote = await quoteFor(me.client, wanted(), CHOICE())
    const keys = [newKey(), newKey(), newKey()]
    const answers = await Promise.all([...keys, ...keys, ...keys].map((client_key) => submit(me.client, quote, { client_key })))
    const placed = answers.filter(({ status }) => status === 200).map(({ data }) => data as PlacedWire)
    expect(new Set(placed.map(({ trade_id: id }) => id)).size).toBe(1)
    expect(await h.deps.db.selectFrom('trade').where('member_id', '=', me.person.memberId).select('payable').execute()).toEqual([
      { payable: 113_000 },
    ])
    for (const first of placed.slice(0, 1)) await ONCE(first)
  })
})

describe('coupon, voucher, balance and the count of a flash sale', () => {
  it('stay with the order when its payment failed, which can then be paid at the same price', async () => {
    const placed = await place()
    expect(await payAtCashier(h, me.client, placed.trade_id, 'failed')).toContain('支付失败')
    expect(await left()).toEqual(USED)
    expect(await payAtCashier(h, me.client, placed.trade_id)).toContain('支付成功')
    expect((await me.client.get(`/api/trade/${placed.trade_id}/status`)).data).toMatchObject({ pay_status: 'paid', due: '1020.00' })
    expect(await left()).toEqual(USED)
  })

  it('are free again after a failed payment that was given up, and buy the same once more', async () => {
    const placed = await place()
    await payAtCashier(h, me.client, placed.trade_id, 'failed')
    expect((await cancel(placed)).data).toMatchObject({ returned: { coupons: 1, voucher: '10.00', balance: '100.00' } })
    expect(await left()).toEqual(UNTOUCHED)
    await place()
    expect(await left()).toEqual(USED)
  })

  it('are free again after an abandoned payment, by the job that closes what is overdue', async () => {
    const placed = await place()
    await startPaying(placed)
    h.clock.advance(31 * 60_000)
    await closeOverdueTrades(h.deps, fail)
    expect(await left()).toEqual(UNTOUCHED)
    await place()
    expect(await left()).toEqual(USED)
  })

  it('come back once: not by the job again, a cancellation, the office or money that comes late, and never from the order that uses them now', async () => {
    const abandoned = await place()
    const late = await startPaying(abandoned)
    h.clock.advance(31 * 60_000)
    await Promise.all([closeOverdueTrades(h.deps, fail), cancel(abandoned), closeOverdueTrades(h.deps, fail)])
    expect(await left()).toEqual(UNTOUCHED)
    await place()
    await closeOverdueTrades(h.deps, fail)
    expect(await cancel(abandoned)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
    expect((await office(h).post(`/api/erp/order/${abandoned.orders[0]?.id}/cancel`, { reason: '超时' })).status).toBe(409)
    for (const noticeId of ['late_1', 'late_2'])
      expect((await notifySandbox(h, { paymentNo: late, amountCents: 102_000, noticeId })).status).toBe(200)
    expect(await left()).toEqual(USED)
    expect(
      await h.deps.db.selectFrom('refund').where('trade_id', '=', Number(abandoned.trade_id)).select(['cents', 'tender']).execute(),
    ).toEqual([{ cents: 102_000, tender: 'online' }])
  })
})
