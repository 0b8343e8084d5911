import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods } from '../../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../../testing/harness.ts'
import { brokenInvariants } from '../../../testing/invariants.ts'
import { buy, createShopper, newKey, quoteFor, stockOf, submit, type PlacedWire, type Shopper } from '../../../testing/trading.ts'
import { grantVoucher } from '../../coupon/coupon.service.ts'
import { closeOverdueTrades } from '../../job/jobs.ts'
import { balanceOf, post } from '../../ledger/ledger.service.ts'
import { give, goodsAt, openTrade, promote } from '../../promotion/testShop.ts'
import type { OrderDetailWire } from '../order.schemas.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  await h.deps.db.updateTable('warehouse').set({ min_order: 0 }).execute()
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(1_000)
  me = await createShopper(h)
})
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

const fail = (error: unknown) => {
  throw error
}
const couponStatus = async (id: number) =>
  (await h.deps.db.selectFrom('coupon').where('id', '=', id).select('status').executeTakeFirstOrThrow()).status
const linesOf = async (placed: PlacedWire) => ((await me.client.get(`/api/order/${placed.orders[0]?.id}`)).data as OrderDetailWire).lines

describe('coupons', () => {
  it('case 6: a coupon larger than the goods makes them cost nothing, never less', async () => {
    const coupon = await give(h, me.person, { face: 100_000, min: 0 })
    const placed = await buy(me.client, [{ goodsId: await goodsAt(h, 333), number: 1 }], { checkout: { coupon_ids: coupon } })
    expect(placed).toMatchObject({ payable: '12.00' })
    expect(await linesOf(placed)).toMatchObject([{ list_amount: '3.33', amount: '0.00' }])
  })

  it('case 7: one coupon, five parallel submits: one use', async () => {
    const coupon = await give(h, me.person, { face: 1_000, min: 10_000 })
    const goods = await Promise.all([1, 2, 3, 4, 5].map(() => goodsAt(h, 1_000)))
    const quotes = []
    for (const goodsId of goods) quotes.push(await quoteFor(me.client, [{ goodsId, number: 30 }], { coupon_ids: coupon }))
    const answers = await Promise.all(quotes.map((quote) => submit(me.client, quote)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    for (const answer of answers.filter((other) => other.status !== 200))
      expect(answer).toMatchObject({ status: 400, message: '该优惠券已被使用', data: { reason: 'COUPON_USED' } })
    expect(await h.deps.db.selectFrom('order_adjustment').where('coupon_id', '=', coupon).select('cents').execute()).toEqual([
      { cents: 1_000 },
    ])
  })

  it('case 7: one coupon, one order submitted five times at once: one trade, one use', async () => {
    const coupon = await give(h, me.person, { face: 1_000, min: 10_000 })
    const quote = await quoteFor(me.client, [{ goodsId: await goodsAt(h, 1_000), number: 30 }], { coupon_ids: coupon })
    const key = newKey()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => submit(me.client, quote, { client_key: key })))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map((answer) => (answer.data as PlacedWire).trade_id)).size).toBe(1)
    expect(await h.deps.db.selectFrom('order_adjustment').where('coupon_id', '=', coupon).select('cents').execute()).toEqual([
      { cents: 1_000 },
    ])
  })

  it('case 8: a foreign or used coupon is refused', async () => {
    const foreign = await give(h, (await createShopper(h)).person, { face: 1_000, min: 10_000 })
    const goods = await goodsAt(h, 1_000)
    const plain = await quoteFor(me.client, [{ goodsId: goods, number: 30 }])
    const line = plain.orders[0]?.lines[0]?.id ?? ''
    expect(await me.client.post('/api/cart/checkout', { ids: line, coupon_ids: foreign })).toMatchObject({
      status: 404,
      message: '该优惠券不存在',
    })
    const mine = await give(h, me.person, { face: 1_000, min: 10_000 })
    const quote = (await me.client.post('/api/cart/checkout', { ids: line, coupon_ids: mine })).data as { quote_id: string; hash: string }
    await buy(me.client, [{ goodsId: await goodsAt(h, 20_000), number: 1 }], { checkout: { coupon_ids: mine } })
    expect(await submit(me.client, quote)).toMatchObject({ status: 400, data: { reason: 'COUPON_USED' } })
    expect(await me.client.post('/api/cart/checkout', { ids: line, coupon_ids: mine })).toMatchObject({
      status: 400,
      data: { reason: 'COUPON_USED' },
    })
    const late = await give(h, me.person, { face: 1_000, min: 10_000 })
    await h.deps.db.updateTable('coupon').set({ status: 'expired' }).where('id', '=', late).execute()
    expect(await me.client.post('/api/cart/checkout', { ids: line, coupon_ids: late })).toMatchObject({
      status: 400,
      data: { reason: 'COUPON_EXPIRED' },
    })
  })

  it('case 10: a coupon of 10 over three lines of 10 is 3.34, 3.33 and 3.33', async () => {
    const goods = [await goodsAt(h, 1_000), await goodsAt(h, 1_000), await goodsAt(h, 1_000)]
    const coupon = await give(h, me.person, { face: 1_000, min: 0, goodsIds: goods })
    const placed = await buy(
      me.client,
      goods.map((goodsId) => ({ goodsId, number: 1 })),
      { checkout: { coupon_ids: coupon } },
    )
    expect((await linesOf(placed)).map((line) => line.adjustments.map((adjustment) => [adjustment.phase, adjustment.amount]))).toEqual([
      [['P4_COUPON', '3.34']],
      [['P4_COUPON', '3.33']],
      [['P4_COUPON', '3.33']],
    ])
  })

  it('case 21: coupon, voucher, balance, flash sale and stock return when the trade is cancelled or times out', async () => {
    const [goods, plain] = [await goodsAt(h, 2_000, { stock: 50 }), await goodsAt(h, 1_000)]
    await promote(h, { kind: 'flash', items: [{ goodsId: goods, price: 1_000, total: 40, perMember: 30 }] })
    const coupon = await give(h, me.person, { face: 1_000, min: 20_000 })
    await post(h.deps, { memberId: me.person.memberId, kind: 'balance', delta: 3_000, reason: 'recharge', ref: newKey() })
    await grantVoucher(h.deps, { memberId: me.person.memberId, cents: 500, reason: '测试', validDays: 30 })
    const held = async () => [
      (await h.deps.db.selectFrom('flash_item').where('goods_id', '=', goods).select('taken').executeTakeFirstOrThrow()).taken,
      await couponStatus(coupon),
      (await stockOf(h, goods)).reserved,
      await balanceOf(h.deps.db, me.person.memberId, 'balance'),
      await balanceOf(h.deps.db, me.person.memberId, 'voucher'),
    ]
    const order = () =>
      buy(
        me.client,
        [
          { goodsId: goods, number: 25, type: 1 },
          { goodsId: plain, number: 30 },
        ],
        { checkout: { coupon_ids: coupon, use_balance: 1, use_voucher: 1 } },
      )
    const placed = await order()
    expect(await held()).toEqual([25, 'used', 25, 0, 0])
    const answer = await me.client.post(`/api/order/${placed.orders[0]?.id}/cancel`, { reason: '忘记使用优惠券', client_key: newKey() })
    expect(answer.data).toMatchObject({ returned: { stock: 55, coupons: 1, voucher: '5.00', balance: '30.00' } })
    expect(await held()).toEqual([0, 'unused', 0, 3_000, 500])
    await order()
    expect(await held()).toEqual([25, 'used', 25, 0, 0])
    h.clock.advance(31 * 60_000)
    await closeOverdueTrades(h.deps, fail)
    expect(await held()).toEqual([0, 'unused', 0, 3_000, 500])
  })
})

describe('the price', () => {
  it('case 9: «满100» is not reached at 99.01, and is at 100.00', async () => {
    const [short, reached] = [await goodsAt(h, 9_901), await goodsAt(h, 10_000)]
    for (const goodsId of [short, reached])
      await promote(h, { kind: 'manjian', goodsIds: [goodsId], tiers: [{ full: 10_000, minus: 1_000 }] })
    expect(await buy(me.client, [{ goodsId: short, number: 1 }])).toMatchObject({ payable: '111.01' })
    expect(await buy(me.client, [{ goodsId: reached, number: 1 }])).toMatchObject({ payable: '102.00' })
  })

  it('case 18: a price changed after the confirmation is 409 with the new quote, which then holds', async () => {
    const goods = await createGoods(h)
    const quote = await quoteFor(me.client, [{ goodsId: goods, number: 30 }])
    await h.deps.db.updateTable('goods').set({ base_price: 1_100 }).where('id', '=', goods).execute()
    const answer = await submit(me.client, quote)
    expect(answer).toMatchObject({
      status: 409,
      message: '商品价格或优惠有变动，请核对后重新提交',
      data: { reason: 'QUOTE_CHANGED', quote: { payable: '342.00' } },
    })
    const { quote: renewed } = answer.data as { quote: { quote_id: string; hash: string } }
    expect(await submit(me.client, renewed)).toMatchObject({ status: 200, data: { payable: '342.00' } })
  })

  it('case 18: a promotion that ended after the confirmation likewise', async () => {
    const goods = await goodsAt(h, 30_000)
    const { id } = await promote(h, { kind: 'manjian', goodsIds: [goods], tiers: [{ full: 30_000, minus: 2_000 }] })
    const quote = await quoteFor(me.client, [{ goodsId: goods, number: 1 }])
    expect(quote.payable).toBe('292.00')
    await h.deps.db.updateTable('promotion').set({ status: 'stopped' }).where('id', '=', id).execute()
    expect(await submit(me.client, quote)).toMatchObject({ status: 409, data: { reason: 'QUOTE_CHANGED', quote: { payable: '312.00' } } })
  })

  it('case 19: a promotion step that fails stops cart, quote and order; nothing is sold without it', async () => {
    const goods = await goodsAt(h, 30_000)
    const quote = await quoteFor(me.client, [{ goodsId: goods, number: 1 }])
    const ids = quote.orders[0]?.lines[0]?.id ?? ''
    await sql`alter table promotion_tier rename to promotion_tier_gone`.execute(h.deps.db)
    const answers = [
      await me.client.get('/api/cart/list'),
      await me.client.get('/api/cart/total'),
      await me.client.post('/api/cart/checkout', { ids }),
      await submit(me.client, quote),
    ]
    await sql`alter table promotion_tier_gone rename to promotion_tier`.execute(h.deps.db)
    for (const answer of answers) expect(answer).toMatchObject({ status: 500, message: '系统繁忙，请稍后再试', data: null })
    expect((await stockOf(h, goods)).reserved).toBe(0)
    expect((await submit(me.client, quote)).status).toBe(200)
  })

  it('case 20: the order of lines changes nothing', async () => {
    const goods = [await goodsAt(h, 1_111), await goodsAt(h, 2_222), await goodsAt(h, 3_333)]
    await promote(h, { kind: 'manjian', goodsIds: goods, tiers: [{ full: 5_000, minus: 1_001 }] })
    const other = await createShopper(h)
    const nets = async (who: Shopper, ids: readonly number[]) =>
      (
        await quoteFor(
          who.client,
          ids.map((goodsId) => ({ goodsId, number: 1 })),
        )
      ).orders
        .flatMap((order) => order.lines.map((line) => [line.goods_id, line.amount]))
        .toSorted()
    expect(await nets(me, goods)).toEqual(await nets(other, goods.toReversed()))
  })
})
