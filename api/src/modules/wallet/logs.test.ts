import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import { buy, createEph, createShopper, newKey, type Shopper } from '../../testing/trading.ts'
import { grantCoupon, grantVoucher } from '../coupon/coupon.service.ts'
import { insertTemplate } from '../coupon/template.repo.ts'
import { post } from '../ledger/ledger.service.ts'
import { writeOffExpired } from './expiry.service.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness(onPostgres ? { databasePool: 40 } : {})
  await createTrade(h)
  me = await createShopper(h)
})
afterAll(() => h.close())
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

const money = async ({ client }: Shopper = me) => (await client.get('/api/user/user_money')).data
const give = (who: Shopper, cents: number) =>
  post(h.deps, { memberId: who.person.memberId, kind: 'balance', delta: cents, reason: 'gift', ref: newKey() })

describe('the logs', () => {
  it('the logs tell each order’s money, filtered by type and day, the newest first', async () => {
    const shop = await createShopper(h)
    const start = h.clock.now().getTime() / 1000
    await give(shop, 50_000)
    h.clock.advance(86_400_000)
    const placed = await buy(shop.client, [{ goodsId: await createGoods(h), number: 30 }], { checkout: { use_balance: 1 } })
    const log = async (query: string) =>
      (await shop.client.get(`/api/user/user_money_log?${query}`)).data as { data: { title: string }[]; total: number }
    expect(await log('')).toMatchObject({
      total: 2,
      came: '500.00',
      went: placed.payable,
      data: [
        { use_type: 'pay', title: '支付订单', order_id: placed.orders[0]?.id, order_no: placed.orders[0]?.no, trade_no: placed.trade_no },
        { use_type: 'other' },
      ],
    })
    expect((await log('use_type=pay')).total).toBe(1)
    expect(await log(`start_time=${Math.floor(start) - 60}&end_time=${Math.floor(start) + 60}`)).toMatchObject({
      total: 1,
      data: [{ amount: '500.00' }],
    })
    expect(await shop.client.get('/api/user/user_money_log?start_time=20&end_time=10')).toMatchObject({
      status: 422,
      data: { errors: { end_time: ['结束时间不能早于开始时间'] } },
    })
    expect((await shop.client.get('/api/user/user_money_log?use_type=gift')).status).toBe(422)
    expect((await me.client.get('/api/user/user_money_log?use_type=pay')).data).toMatchObject({ total: 0 })
  })

  it('the logs of points and vouchers say what they were for', async () => {
    const shop = await createShopper(h)
    const { memberId } = shop.person
    await post(h.deps, { memberId, kind: 'points', delta: 300, reason: 'points_gift', ref: newKey() })
    await post(h.deps, { memberId, kind: 'points', delta: -100, reason: 'points_exchange', ref: newKey() })
    expect((await shop.client.get('/api/user/points_log')).data).toMatchObject({
      total: 2,
      came: 300,
      went: 100,
      data: [{ title: '积分兑换礼品', points: -100, after: 200 }, { title: '赠送积分' }],
    })
    expect((await shop.client.get('/api/user/points_log?type=in')).data).toMatchObject({ total: 1 })
    await grantVoucher(h.deps, { memberId, cents: 5_000, reason: '店庆礼金', validDays: 60 })
    await grantVoucher(h.deps, { memberId, cents: 2_000, reason: '活动返现', validDays: 1 })
    const placed = await buy(shop.client, [{ goodsId: await createGoods(h), number: 30 }], { checkout: { use_voucher: 1 } })
    h.clock.advance(2 * 86_400_000)
    expect((await shop.client.get('/api/user/voucher')).data).toMatchObject({
      total: 2,
      usable: '0.00',
      counts: { unused: 0, used: 2, expired: 0 },
    })
    expect((await shop.client.get('/api/user/voucher_log')).data).toMatchObject({
      total: 3,
      data: [
        { title: '支付订单', amount: '-70.00', order_id: placed.orders[0]?.id },
        { title: '活动返现' },
        { title: '店庆礼金', amount: '50.00' },
      ],
    })
    await grantVoucher(h.deps, { memberId, cents: 1_000, reason: '补偿', validDays: 5 })
    expect((await shop.client.get('/api/user/voucher?status=unused')).data).toMatchObject({
      total: 1,
      usable: '10.00',
      data: [{ face: '10.00', left: '10.00', status: 'unused' }],
    })
    expect(await money(shop)).toMatchObject({ points: 200, voucher: '10.00', voucher_count: 1 })
  })

  it('the logs of vouchers and coupons tell what ran out: written off once, told once, and again when an order given up brings more back', async () => {
    const shop = await createShopper(h)
    const { memberId } = shop.person
    const fail = (error: unknown) => {
      throw error
    }
    await grantVoucher(h.deps, { memberId, cents: 50_000, reason: '店庆礼金', validDays: 1 })
    await grantVoucher(h.deps, { memberId, cents: 2_000, reason: '补偿', validDays: 90 })
    const claim = { claimFrom: new Date(h.clock.now().getTime() - 1_000), claimTo: new Date(h.clock.now().getTime() + 86_400_000) }
    const templateId = await insertTemplate(h.deps.db, {
      name: '满300减10',
      kind: 'threshold',
      face: 1_000,
      minCents: 30_000,
      isUnconditional: false,
      total: 9,
      perMember: 2,
      validDays: 1,
      code: null,
      goodsIds: null,
      ...claim,
    })
    // Ephedrine takes no voucher: the trade stays unpaid with a part of the voucher used.
    const placed = await buy(
      shop.client,
      [
        { goodsId: await createGoods(h), number: 30 },
        { goodsId: await createEph(h), number: 20 },
      ],
      { checkout: { use_voucher: 1 } },
    )
    await grantCoupon(h.deps, templateId, memberId)
    const vouchers = async (status: string) =>
      (await shop.client.get(`/api/user/voucher?status=${status}`)).data as { usable: string; data: { left: string }[] }
    const left = (await vouchers('unused')).data[0]?.left ?? ''
    expect(Number(left)).toBeLessThan(500)
    expect(await writeOffExpired(h.deps, fail)).toBe(0)
    h.clock.advance(86_400_000)
    expect([await writeOffExpired(h.deps, fail), await writeOffExpired(h.deps, fail)]).toEqual([2, 0])
    expect((await shop.client.get('/api/user/voucher_log')).data).toMatchObject({
      total: 4,
      data: [{ title: '现金券过期', amount: `-${left}` }, { title: '支付订单' }, { title: '补偿' }, { title: '店庆礼金' }],
    })
    expect((await shop.client.get('/api/user/voucher?status=expired')).data).toMatchObject({
      total: 1,
      usable: '20.00',
      data: [{ face: '500.00', left, status: 'expired' }],
    })
    expect(await money(shop)).toMatchObject({ voucher: '20.00', voucher_count: 1 })
    expect((await shop.client.get('/api/user/couponNum')).data).toEqual({ unused: 0, used: 0, expired: 1 })
    const told = async () =>
      ((await shop.client.get('/api/message')).data as { data: { title: string; body: string; url: string }[] }).data.filter(({ title }) =>
        title.endsWith('已过期'),
      )
    expect(await told()).toMatchObject([
      { title: '优惠券已过期', body: expect.stringContaining('满300减10'), url: '/yhq' },
      { title: '现金券已过期', body: expect.stringContaining(`${left} 元`), url: '/xjq' },
    ])
    expect((await shop.client.post(`/api/order/${placed.orders[0]?.id}/cancel`, { reason: '不想买了', client_key: newKey() })).status).toBe(
      200,
    )
    expect([await writeOffExpired(h.deps, fail), await writeOffExpired(h.deps, fail)]).toEqual([1, 0])
    expect(await vouchers('expired')).toMatchObject({ usable: '20.00', data: [{ left: '500.00' }] })
    expect(await told()).toHaveLength(3)
  })
})
