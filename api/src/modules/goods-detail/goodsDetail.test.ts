import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Value } from 'typebox/value'
import { seedCatalogue } from '../../seed/seedCatalogue.ts'
import { seedShops } from '../../seed/seedShops.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import type { TestAnswer, TestClient } from '../../testing/testClient.ts'
import type { CategoryWire, GoodsWire } from '../goods/goods.schemas.ts'
import { GoodsDetailSchema, type GoodsDetailWire } from './goodsDetail.schemas.ts'
import { freeLots } from '../goods/goods.service.ts'

interface Page {
  data: GoodsWire[]
  current_page: number
  per_page: number
  total: number
  last_page: number
}

let h: Harness
let visitor: TestClient
let demo: TestClient
let clinic: TestClient
let pending: TestClient
let contract: TestClient

async function logInAs(username: string): Promise<TestClient> {
  const client = h.client()
  expect((await client.post('/api/auth/login', { username, password: 'Demo-2026' })).status).toBe(200)
  return client
}

beforeAll(async () => {
  h = await openHarness()
  await seedCatalogue(h.deps)
  await seedShops(h.deps)
  visitor = h.client()
  ;[demo, clinic, pending, contract] = [await logInAs('demo'), await logInAs('clinic'), await logInAs('pending'), await logInAs('contract')]
})
afterAll(() => h.close())

function page(answer: TestAnswer): Page {
  expect(answer.status).toBe(200)
  return answer.data as Page
}

const list = async (client: TestClient, query = ''): Promise<Page> => page(await client.get(`/api/goods/list${query}`))

async function whole(client: TestClient, query: string): Promise<GoodsWire[]> {
  const goods: GoodsWire[] = []
  for (let at = 1, last = 1; at <= last; at++) {
    const found = await list(client, `?${query}&per_page=100&page=${at}`)
    goods.push(...found.data)
    last = found.last_page
  }
  return goods
}

describe('who sees what', () => {
  it('the market shows no price to a visitor or a shop under review, anywhere', async () => {
    for (const [client, state] of [
      [visitor, 'login'],
      [pending, 'review'],
    ] as const) {
      const all = await whole(client, 'sort=sales')
      expect(new Set(all.map((goods) => goods.price_state))).toEqual(new Set([state]))
      expect(JSON.stringify(all)).not.toMatch(/"\d+\.\d\d"/)
      expect(all.every((goods) => goods.is_buy === 0)).toBe(true)
    }
  })

  it('the market shows every state of a passed shop, and lets the clinic buy no herbs', async () => {
    const all = await whole(demo, 'sort=sales')
    expect(new Set(all.map((goods) => goods.price_state))).toEqual(new Set(['normal', 'special', 'sold_out', 'region']))
    const herbs = (await whole(clinic, 'category_id=600')).filter((goods) => goods.number > 0)
    expect(new Set(herbs.map((goods) => goods.buy_reason))).toEqual(new Set(['SCOPE_DENIED']))
    expect(herbs.every((goods) => goods.base_price !== null)).toBe(true)
  })

  it('the market sells controlled goods only where a rule says so', async () => {
    const controlled = async (client: TestClient) => (await whole(client, 'sort=new')).filter((goods) => goods.is_controlled === 1)
    const [zhejiang, sichuan] = [await controlled(demo), await controlled(contract)]
    expect([zhejiang.length, sichuan.length]).toEqual([12, 12])
    const denied = (goods: GoodsWire[]) => goods.filter((item) => item.price_state === 'region').map((item) => item.id)
    expect(denied(zhejiang)).toHaveLength(4)
    expect(denied(sichuan)).toHaveLength(4)
    expect(denied(zhejiang)).not.toEqual(denied(sichuan))
  })

  it('the market counts what is in the viewer’s cart', async () => {
    const [goods] = (await list(demo, '?in_stock=1&per_page=1')).data
    await h.deps.db
      .insertInto('cart_line')
      .values({
        member_id: 1,
        goods_id: Number(goods?.id),
        ck_id: Number(goods?.ck_id),
        number: 40,
        seen_price: 1,
        added_at: h.clock.now(),
      })
      .execute()
    expect((await demo.get(`/api/goods/detail/${goods?.id}`)).data).toMatchObject({ cart_number: 40 })
    expect((await contract.get(`/api/goods/detail/${goods?.id}`)).data).toMatchObject({ cart_number: 0 })
    await h.deps.db.deleteFrom('cart_line').execute()
  })
})

describe('detail, batch, categories', () => {
  it('the detail tells lots first-expiring first, and a leaflet only where there is one', async () => {
    const [listed] = (await list(demo, '?in_stock=1&per_page=1')).data
    const detail = (await demo.get(`/api/goods/detail/${listed?.id}`)).data as GoodsDetailWire
    expect([...Value.Errors(GoodsDetailSchema, detail)]).toEqual([])
    const [sampled] = (await list(demo, `?keywords=${encodeURIComponent('六味地黄丸')}`)).data
    const { leaflet } = (await demo.get(`/api/goods/detail/${sampled?.id}`)).data as GoodsDetailWire
    expect([leaflet?.is_sample, leaflet?.sections[0]]).toEqual([1, { title: '成份', text: '熟地黄、酒萸肉、山药、牡丹皮、茯苓、泽泻。' }])
    expect(detail).toMatchObject({ ...listed, leaflet: detail.leaflet })
    expect(detail.batches.reduce((sum, lot) => sum + lot.left, 0)).toBe(detail.number)
    expect(detail.batches[0]?.expires).toBe(detail.expires)
    expect((await demo.get(`/api/goods/detail/${listed?.id}?fields=name,base_price,batches`)).data).toEqual({
      name: detail.name,
      base_price: detail.base_price,
      batches: detail.batches,
    })
    expect(await demo.get(`/api/goods/detail/${listed?.id}?fields=name,cost`)).toMatchObject({
      status: 422,
      data: { errors: { fields: ['返回字段中没有“cost”'] } },
    })
  })

  it('the detail answers 404 with the reason for goods that do not exist', async () => {
    expect(await demo.get('/api/goods/detail/999999')).toMatchObject({ status: 404, code: 404, data: { reason: 'NOT_FOUND' } })
    expect((await demo.get('/api/goods/detail/abc')).status).toBe(404)
  })

  it('the detail still shows goods that are no longer sold to a viewer who has their address', async () => {
    await h.deps.db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', 5).execute()
    expect((await demo.get('/api/goods/detail/5')).data).toMatchObject({ is_buy: 0, buy_reason: 'NOT_ON_SALE' })
    expect((await whole(demo, 'sort=new')).map((goods) => goods.id)).not.toContain('5')
    await h.deps.db.updateTable('goods').set({ is_on_sale: true }).where('id', '=', 5).execute()
  })

  it('the batch gives many by id and leaves out the missing', async () => {
    const answer = await visitor.get('/api/goods/batch?ids=3,999999,1,3')
    expect((answer.data as GoodsWire[]).map((goods) => goods.id).toSorted()).toEqual(['1', '3'])
    expect((await visitor.get('/api/goods/batch?ids=')).status).toBe(422)
    expect((await visitor.get(`/api/goods/batch?ids=${Array.from({ length: 101 }, (_, i) => i + 1).join(',')}`)).status).toBe(422)
  })

  it('the tree of categories gives seven groups whose counts add up, each with a picture that exists', async () => {
    const tree = (await visitor.get('/api/goods/fl')).data as CategoryWire[]
    expect(tree).toHaveLength(7)
    expect(tree.reduce((sum, group) => sum + group.count, 0)).toBe((await list(demo)).total)
    for (const group of tree) {
      expect(group.count).toBe(group.children.reduce((sum, child) => sum + child.count, 0))
      const picture = await h.app.inject(group.logo1 ?? '/none')
      expect(picture.statusCode).toBe(200)
    }
  })

  it('the detail takes promised goods from the first lots', () => {
    const lots = [
      { lot_no: 'a', expires: '2027-01-01', on_hand: 5 },
      { lot_no: 'b', expires: '2027-06-01', on_hand: 10 },
    ]
    expect(freeLots(lots, 15).map((lot) => lot.left)).toEqual([5, 10])
    expect(freeLots(lots, 8)).toEqual([{ lot: 'b', expires: '2027-06-01', left: 8 }])
    expect(freeLots(lots, 0)).toEqual([])
  })
})
