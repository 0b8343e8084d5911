import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { goodsOf, goToMidnight, lasting, settle, tonight } from '../../testing/lapsing.ts'
import {
  addToCart,
  buy,
  createShopper,
  newKey,
  office,
  payAtCashier,
  quoteFor,
  stockOf,
  submit,
  type Shopper,
} from '../../testing/trading.ts'
import { findRecommended } from '../content/focus.repo.ts'
import type { GoodsWire } from '../goods/goods.schemas.ts'
import { tellOfTime } from '../message/notices.ts'
import { publishPromotion } from '../promotion/publish.service.ts'
import { findActivityList } from '../zone/zone.repo.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  goToMidnight(h, 60_000)
  me = await createShopper(h)
})

const turnDay = () => h.clock.advance(60_000)
const row = async (id: number) => ((await me.client.get(`/api/goods/batch?ids=${id}`)).data as GoodsWire[])[0]
const listed = async (query: string) =>
  ((await me.client.get(`/api/goods/list?per_page=100&${query}`)).data as { data: GoodsWire[] }).data.map((goods) => Number(goods.id))

describe('the moment the day turns, before any job', () => {
  it('goods whose only lot lapses cannot be bought: row, filter, cart, quote and order', async () => {
    const goods = await goodsOf(h, [tonight(h, 30)])
    const quote = await quoteFor(me.client, [{ goodsId: goods, number: 10 }])
    expect(await row(goods)).toMatchObject({ number: 30, is_buy: 1, expires: expect.any(String) })
    expect(await listed('in_stock=1')).toContain(goods)
    turnDay()
    expect(await row(goods)).toMatchObject({ number: 0, is_buy: 0, buy_reason: 'OUT_OF_STOCK', price_state: 'sold_out' })
    expect(await listed('in_stock=1')).not.toContain(goods)
    expect(await listed('')).toContain(goods)
    expect((await me.client.get('/api/cart/list')).data).toMatchObject({ data: [{ reason: 'OUT_OF_STOCK' }] })
    expect(await me.client.post('/api/cart', { goods_id: goods, number: 11, price: '50.00', ck_id: 1 })).toMatchObject({
      status: 400,
      data: { reason: 'OUT_OF_STOCK' },
    })
    expect(await submit(me.client, quote)).toMatchObject({ status: 400, data: { reason: 'OUT_OF_STOCK' } })
    expect(await stockOf(h, goods)).toEqual({ on_hand: 30, reserved: 0 })
  })

  it('of 20 that lapse and 10 that last, ten can be bought', async () => {
    const goods = await goodsOf(h, [tonight(h, 20), lasting(10)])
    const quote = await quoteFor(me.client, [{ goodsId: goods, number: 20 }])
    turnDay()
    expect(await submit(me.client, quote)).toMatchObject({ data: { reason: 'STOCK_SHORT' } })
    const other = await createShopper(h)
    expect(await other.client.post('/api/cart', { goods_id: goods, number: 11, price: '50.00', ck_id: 1 })).toMatchObject({
      status: 400,
      data: { reason: 'STOCK_SHORT', available: 10 },
    })
    expect((await submit(other.client, await quoteFor(other.client, [{ goodsId: goods, number: 10 }]))).status).toBe(200)
    expect(await stockOf(h, goods)).toEqual({ on_hand: 30, reserved: 10 })
    expect(await row(goods)).toMatchObject({ number: 0 })
  })

  it('detail, lots, facts and the first expiry speak of what can be sold', async () => {
    const goods = await goodsOf(h, [tonight(h, 20), lasting(10)])
    const lots = [{ lot: 'G1', expires: '2029-11-30' }]
    const detail = async () => (await me.client.get(`/api/goods/detail/${goods}`)).data
    expect(await detail()).toMatchObject({ number: 30, batches: [{ lot: 'E1' }, { lot: 'G1' }] })
    turnDay()
    expect(await detail()).toMatchObject({ number: 10, expires: '2029-11-30', batches: lots })
    expect((await me.client.get(`/api/goods/${goods}/batches`)).data).toMatchObject(lots)
    expect((await me.client.get(`/api/goods/facts?ids=${goods}`)).data).toMatchObject([{ lots }])
  })

  it('near expiry leaves out what has lapsed, and follows once the lots are marked', async () => {
    const [gone, next] = [
      await goodsOf(h, [tonight(h, 20)]),
      await goodsOf(h, [tonight(h, 20), { lot: 'N1', number: 5, expires: '2027-03-01' }]),
    ]
    expect(await listed('zone=jxq')).toEqual(expect.arrayContaining([gone, next]))
    turnDay()
    expect(await listed('zone=jxq')).not.toEqual(expect.arrayContaining([gone]))
    await settle(h)
    expect(await listed('zone=jxq')).not.toContain(gone)
    expect(await listed('zone=jxq')).toContain(next)
    expect(await listed('tags=near_expiry&sort=expiry')).toContain(next)
  })

  it('substitutes in stock come first, and nobody is told that lapsed goods are back', async () => {
    const [asked, lapsing, good] = [await goodsOf(h, []), await goodsOf(h, [tonight(h, 20)], { sold: 9 }), await goodsOf(h, [lasting(20)])]
    await h.deps.db
      .insertInto('manufacturer')
      .values({ name: `栖川药业${asked}`, pinyin: 'qcyy', pinyin_full: 'qichuanyaoye' })
      .execute()
    const { id: maker } = await h.deps.db
      .selectFrom('manufacturer')
      .where('name', '=', `栖川药业${asked}`)
      .select('id')
      .executeTakeFirstOrThrow()
    await h.deps.db
      .updateTable('goods')
      .set({ common_name: `替代${asked}` })
      .where('id', 'in', [asked, lapsing, good])
      .execute()
    await h.deps.db.updateTable('goods').set({ sccj_id: maker }).where('id', 'in', [lapsing, good]).execute()
    const substitutes = async () =>
      ((await me.client.get(`/api/goods/${asked}/substitutes`)).data as GoodsWire[]).map((goods) => Number(goods.id))
    expect(await substitutes()).toEqual([lapsing, good])
    turnDay()
    expect(await substitutes()).toEqual([good, lapsing])
    await me.client.post(`/api/goods/${lapsing}/notify`, { kind: 'arrival' })
    await tellOfTime(h.deps)
    expect(await h.deps.db.selectFrom('goods_notice').where('goods_id', '=', lapsing).select('kind').execute()).toEqual([
      { kind: 'arrival' },
    ])
  })

  it('recommendations and activities count what can be sold', async () => {
    const [lapsing, good] = [await goodsOf(h, [tonight(h, 20)]), await goodsOf(h, [lasting(20)])]
    const at = (ms: number) => new Date(h.clock.now().getTime() + ms)
    const { id } = await publishPromotion(h.deps, {
      kind: 'manjian',
      name: '满减',
      goodsIds: [lapsing, good],
      tiers: [{ full: 50_000, minus: 1_000 }],
      startsAt: at(-1_000),
      endsAt: at(86_400_000),
    })
    const recommended = async () =>
      (await findRecommended(h.deps.db, null, { limit: 1_000, offset: 0 }, h.clock.now())).ids.filter(
        (goodsId) => goodsId === lapsing || goodsId === good,
      )
    const counted = async () =>
      (await findActivityList(h.deps.db, { ids: [id], kind: null, from: at(0), now: at(0), limit: 1, offset: 0 })).rows.map((activity) => [
        activity.goods,
        activity.inStock,
      ])
    expect([await recommended(), await counted()]).toEqual([[lapsing, good], [[2, 2]]])
    turnDay()
    expect([await recommended(), await counted()]).toEqual([[good], [[2, 1]]])
  })

  it('flash sales, group purchases, add-ons, combinations and gifts take no lapsed lot', async () => {
    const [flash, part, gift, sold] = [
      await goodsOf(h, [tonight(h, 20)]),
      await goodsOf(h, [tonight(h, 20)]),
      await goodsOf(h, [tonight(h, 20), lasting(1)]),
      await goodsOf(h, [lasting(100)]),
    ]
    const span = { startsAt: new Date(h.clock.now().getTime() - 1_000), endsAt: new Date(h.clock.now().getTime() + 86_400_000) }
    await publishPromotion(h.deps, {
      kind: 'flash',
      name: '秒杀',
      ...span,
      items: [{ goodsId: flash, price: 4_000, total: 20, perMember: 20 }],
    })
    const { id: combos } = await publishPromotion(h.deps, {
      kind: 'combo',
      name: '组合',
      ...span,
      combos: [
        {
          name: '套餐',
          price: 9_000,
          total: 5,
          perMember: 5,
          items: [
            { goodsId: part, qty: 1 },
            { goodsId: sold, qty: 1 },
          ],
        },
      ],
    })
    await publishPromotion(h.deps, {
      kind: 'gift',
      name: '买赠',
      ...span,
      rules: [{ goodsId: sold, type: 2, need: 10, give: 1, giftGoodsId: gift, total: 50 }],
    })
    const combo = await h.deps.db.selectFrom('combo').where('promotion_id', '=', combos).select('id').executeTakeFirstOrThrow()
    turnDay()
    for (const type of [1, 2, 4])
      expect(await me.client.post('/api/cart', { goods_id: flash, number: 5, price: '40.00', ck_id: 1, type })).toMatchObject({
        status: 400,
        data: { reason: 'OUT_OF_STOCK' },
      })
    expect(await me.client.post('/api/cart', { goods_id: combo.id, number: 1, price: '90.00', ck_id: 1, type: 3 })).toMatchObject({
      status: 400,
      data: { reason: 'OUT_OF_STOCK' },
    })
    await addToCart(me.client, { goodsId: sold, number: 30 })
    expect((await me.client.get('/api/cart/list')).data).toMatchObject({
      data: [{ gift_data: { left: 1, total: 1 } }],
      warnings: [{ code: 'GIFT_SHORT' }],
    })
  })

  it('quick ordering and buying again name lapsed goods as sold out', async () => {
    const [goods, kept] = [await goodsOf(h, [tonight(h, 20)]), await goodsOf(h, [lasting(20)])]
    const placed = await buy(me.client, [
      { goodsId: goods, number: 5 },
      { goodsId: kept, number: 5 },
    ])
    const orderId = placed.orders[0]?.id ?? ''
    await me.client.post(`/api/order/${orderId}/cancel`, { reason: '不想买了', client_key: newKey() })
    turnDay()
    const skipped = { skipped: [{ goods_id: String(goods), reason: 'OUT_OF_STOCK' }] }
    expect(
      (await me.client.post('/api/quick/add', { client_key: newKey(), 'rows[0][goods_id]': goods, 'rows[0][number]': 10 })).data,
    ).toMatchObject({ added: [], ...skipped })
    expect((await me.client.post(`/api/order/${orderId}/rebuy`, { client_key: newKey() })).data).toMatchObject({
      added: [{ goods_id: String(kept) }],
      ...skipped,
    })
  })

  it('an after-sale sends no lapsed lot again, and what comes back into one is not for sale', async () => {
    const goods = await goodsOf(h, [tonight(h, 20)])
    const placed = await buy(me.client, [{ goodsId: goods, number: 10 }])
    await payAtCashier(h, me.client, placed.trade_id)
    const id = placed.orders[0]?.id ?? ''
    for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
    expect((await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: `SL${id}000` })).status).toBe(200)
    await me.client.post(`/api/order/${id}/confirm`)
    const line = ((await me.client.get(`/api/order/${id}`)).data as { lines: { id: string }[] }).lines[0]?.id ?? ''
    const applied = await me.client.post('/api/afterSale', {
      order_id: id,
      type: 'exchange',
      reason: '包装破损',
      client_key: newKey(),
      'lines[0][id]': line,
      'lines[0][qty]': '4',
    })
    const afterSale = `/api/erp/afterSale/${(applied.data as { id: string }).id}`
    expect((await office(h).post(`${afterSale}/approve`, { note: '同意' })).status).toBe(200)
    expect(
      (
        await me.client.post(`/api/afterSale/${(applied.data as { id: string }).id}/ship`, {
          client_key: newKey(),
          carrier: '顺丰',
          tracking_no: `SB${id}000`,
        })
      ).status,
    ).toBe(200)
    turnDay()
    expect((await office(h).post(`${afterSale}/received`, { sellable: '1' })).status).toBe(200)
    expect(await stockOf(h, goods)).toEqual({ on_hand: 14, reserved: 0 })
    expect(await row(goods)).toMatchObject({ number: 0 })
    expect(await office(h).post(`${afterSale}/ship`, { carrier: '顺丰', tracking_no: `SR${id}000` })).toMatchObject({
      status: 400,
      data: { reason: 'OUT_OF_STOCK' },
    })
  })
})
