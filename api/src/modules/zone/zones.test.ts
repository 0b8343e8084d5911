import { formatDate } from 'rules/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seconds } from '../../deps.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createShopper, submit, type PlacedWire, type Shopper } from '../../testing/trading.ts'
import type { CartStateWire } from '../cart/cart.schemas.ts'
import type { QuoteWire } from '../checkout/checkout.schemas.ts'
import { seedPriceSheets } from '../../seed/seedPriceSheets.ts'
import { goodsAt, openTrade, promote } from '../promotion/testShop.ts'
import { ZONE_KINDS } from './zoneTexts.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  await h.deps.db.updateTable('warehouse').set({ min_order: 0 }).execute()
  await seedPriceSheets(h.deps.db)
  me = await createShopper(h)
})
afterAll(() => h.close())

const get = async (url: string) =>
  (await me.client.get(url)).data as Record<string, unknown> & { data: Record<string, unknown>[]; total: number }

describe('zones', () => {
  it('zones say what they are and how much is in them, each with rules of its own', async () => {
    await h.deps.db
      .insertInto('special_day')
      .values({ goods_id: await goodsAt(h, 1_000), day: formatDate(seconds(h.clock.now())), price: 900 })
      .execute()
    const zones = []
    for (const kind of ZONE_KINDS) zones.push(await get(`/api/zone/${kind}`))
    expect(zones.map((zone) => zone['kind'])).toEqual([...ZONE_KINDS])
    expect(new Set(zones.map((zone) => JSON.stringify(zone['rules']))).size).toBe(ZONE_KINDS.length)
    expect(zones.find((zone) => zone['kind'] === 'mrtj')).toMatchObject({ count: 1, timestamp: Math.floor(h.clock.now().getTime() / 1000) })
    expect((await me.client.get('/api/zone/nowhere')).status).toBe(404)
  })

  it('zones tell activities to come, running, sold out and over by the server’s clock, and an order keeps what it was promised', async () => {
    const goods = await goodsAt(h, 10_000)
    const gone = await goodsAt(h, 10_000, { stock: 0 })
    const now = h.clock.now().getTime()
    const tiers = [{ full: 20_000, minus: 2_000 }]
    const running = await promote(h, { kind: 'manjian', goodsIds: [goods], tiers, endsAt: new Date(now + 60_000) })
    const waiting = await promote(h, {
      kind: 'manjian',
      goodsIds: [goods],
      tiers: [{ full: 20_000, minus: 5_000 }],
      startsAt: new Date(now + 120_000),
      endsAt: new Date(now + 900_000),
    })
    const soldOut = await promote(h, { kind: 'manjian', goodsIds: [gone], tiers })
    const states = async () =>
      Object.fromEntries(
        (await get(`/api/manjian?ids=${running.id},${waiting.id},${soldOut.id}`)).data.map((activity) => [
          String(activity['id']),
          activity['status'],
        ]),
      )
    expect(await states()).toEqual({ [running.id]: 'running', [waiting.id]: 'waiting', [soldOut.id]: 'sold_out' })

    const cart = (await me.client.post('/api/cart', { goods_id: goods, number: 2, price: '100.00', ck_id: 1 })).data as CartStateWire
    const quoted = async () => (await me.client.post('/api/cart/checkout', { ids: cart.data[0]?.id ?? '' })).data as QuoteWire
    const before = await quoted()
    expect(before.goods).toBe('180.00')
    h.clock.advance(60_000)
    expect((await states())[running.id]).toBe('over')
    expect((await me.client.get('/api/cart/list')).data).toMatchObject({ total: '200.00' })
    expect(await submit(me.client, before)).toMatchObject({ status: 409, data: { reason: 'QUOTE_CHANGED', quote: { goods: '200.00' } } })
    h.clock.advance(60_000)
    expect((await states())[waiting.id]).toBe('running')
    const placed = (await submit(me.client, await quoted())).data as PlacedWire
    h.clock.advance(900_000)
    expect((await get(`/api/order/${placed.orders[0]?.id ?? ''}`))['goods']).toBe('150.00')
    expect((await get(`/api/order/${placed.orders[0]?.id ?? ''}/explain`))['is_equal']).toBe(1)
  })
})

describe('suppliers and follows', () => {
  it('suppliers and follows are listed with what sells best, followed once, and listed again where they are followed', async () => {
    const {
      data: [supplier],
    } = await get('/api/supplier')
    const id = String(supplier?.['id'])
    expect(supplier).toMatchObject({ is_followed: 0 })
    expect((await get(`/api/supplier/${id}/goods?per_page=1`)).data).toHaveLength(1)
    expect((await me.client.get('/api/supplier/999999/goods')).status).toBe(404)
    expect(await me.client.post('/api/follow', { type: 'supplier', ids: `${id},999999` })).toMatchObject({
      status: 200,
      data: { ids: [id] },
    })
    expect((await me.client.post('/api/follow', { type: 'supplier', ids: id })).status).toBe(200)
    expect(await get('/api/shop/followList')).toMatchObject({ total: 1, data: [{ id, is_followed: 1, followers: 1 }] })
    expect((await me.client.post('/api/follow', { type: 'supplier', ids: '999999' })).status).toBe(404)
    expect((await me.client.post('/api/follow/cancel', { type: 'supplier', ids: id })).data).toEqual({ ids: [id] })
    expect((await get('/api/shop/followList')).total).toBe(0)
    expect((await h.client().get('/api/shop/followList')).status).toBe(401)
  })

  it('an item tells what it has become cheaper by since it was followed', async () => {
    const goods = await goodsAt(h, 1_000)
    await me.client.post('/api/follow', { type: 'item', ids: String(goods) })
    await h.deps.db.updateTable('goods').set({ base_price: 850 }).where('id', '=', goods).execute()
    expect((await get('/api/market/item/followList')).data).toMatchObject([
      { seen_price: '10.00', drop: '1.50', goods: { id: String(goods), base_price: '8.50' } },
    ])
    expect((await me.client.post('/api/follow', { type: 'other', ids: '1' })).status).toBe(422)
  })
})

describe('price sheets', () => {
  it('price sheets are browsed and downloaded as the viewer may see them', async () => {
    const formula = await goodsAt(h, 1_234, { name: '=HYPERLINK("x"),药' })
    const wide = await goodsAt(h, 1_234, { name: '＝1＋1' })
    const sheets = (await me.client.get('/api/price/list')).data as { id: string; name: string; count: number; file: string }[]
    expect(sheets).toHaveLength(10)
    const all = sheets[0]
    const page = await get(`/api/price/${all?.id ?? ''}?per_page=100`)
    expect([page.total, page.data.length]).toEqual([all?.count, all?.count])
    const text = async (sid: string | undefined) =>
      (await h.app.inject({ method: 'GET', url: all?.file ?? '', cookies: sid === undefined ? {} : { sid } })).body
    const csv = await text(me.client.cookie('sid'))
    expect(csv.startsWith('\uFEFF商品编号,')).toBe(true)
    expect(csv).toContain(`${formula},"'=HYPERLINK(""x""),药"`)
    expect(csv).toContain(`${wide},'＝1＋1,`)
    expect(csv).toContain('12.34')
    const visitors = await text(undefined)
    expect(visitors).toContain('登录后可见')
    expect(visitors).not.toContain('12.34')
    expect((await me.client.get('/api/price/99')).status).toBe(404)
    expect((await h.app.inject({ method: 'GET', url: '/files/price/x.csv' })).statusCode).toBe(404)
  })
})
