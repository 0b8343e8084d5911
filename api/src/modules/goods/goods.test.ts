import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../seed/seedCatalogue.ts'
import { seedShops } from '../../seed/seedShops.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import type { TestAnswer, TestClient } from '../../testing/testClient.ts'
import { GoodsSchema, type CategoryWire, type GoodsWire } from './goods.schemas.ts'
import { GoodsDetailSchema, type GoodsDetailWire } from '../goods-detail/goodsDetail.schemas.ts'
import { freeLots } from './goods.service.ts'

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
const names = (found: Page): string[] => found.data.map((goods) => goods.name)

async function whole(client: TestClient, query: string): Promise<GoodsWire[]> {
  const goods: GoodsWire[] = []
  for (let at = 1, last = 1; at <= last; at++) {
    const found = await list(client, `?${query}&per_page=100&page=${at}`)
    goods.push(...found.data)
    last = found.last_page
  }
  return goods
}

describe('the list', () => {
  it('gives twenty of all goods with the fields of the contract', async () => {
    const found = await list(demo)
    expect(found).toMatchObject({ current_page: 1, per_page: 20, last_page: Math.ceil(found.total / 20) })
    expect(found.total).toBeGreaterThan(600)
    for (const goods of found.data) expect([...Value.Errors(GoodsSchema, goods)]).toEqual([])
  })

  it.each(['default', 'sales', 'price_asc', 'price_desc', 'expiry', 'new'])('pages through %s without a gap or a repeat', async (sort) => {
    const all = await whole(demo, `sort=${sort}`)
    expect(new Set(all.map((goods) => goods.id)).size).toBe((await list(demo)).total)
    expect((await whole(demo, `sort=${sort}`)).map((goods) => goods.id)).toEqual(all.map((goods) => goods.id))
    const small = [
      ...(await list(demo, `?sort=${sort}&per_page=7&page=1`)).data,
      ...(await list(demo, `?sort=${sort}&per_page=7&page=2`)).data,
    ]
    expect(small.map((goods) => goods.id)).toEqual(all.slice(0, 14).map((goods) => goods.id))
  })

  it('orders by the price the shop would pay, and goods it may not buy last', async () => {
    const all = await whole(demo, 'sort=price_asc')
    const prices = all.map((goods) => (goods.base_price === null ? null : Number(goods.special_price ?? goods.base_price)))
    const seen = prices.filter((price) => price !== null)
    expect(prices.slice(0, seen.length)).toEqual(seen.toSorted((a, b) => a - b))
    expect(all.filter((goods) => goods.base_price === null).map((goods) => goods.price_state)).toEqual([
      'region',
      'region',
      'region',
      'region',
    ])
  })

  it('does not tell prices by their order to those who may not see them', async () => {
    const byDefault = (await list(visitor)).data.map((goods) => goods.id)
    expect((await list(visitor, '?sort=price_asc')).data.map((goods) => goods.id)).toEqual(byDefault)
    expect((await list(pending, '?sort=price_desc')).data.map((goods) => goods.id)).toEqual(byDefault)
  })

  it('orders by expiry and by date of entry', async () => {
    const expiry = (await whole(demo, 'sort=expiry')).map((goods) => goods.expires)
    const known = expiry.filter((day) => day !== null)
    expect(expiry.slice(0, known.length)).toEqual(known.toSorted())
    expect((await list(demo, '?sort=new')).data.every((goods) => goods.tags.some((tag) => tag.kind === 'new'))).toBe(true)
  })

  it('leaves out what is sold out when asked', async () => {
    const all = await whole(demo, 'in_stock=1')
    expect(all.every((goods) => goods.number > 0)).toBe(true)
    expect((await list(demo)).total - all.length).toBe(26)
    expect((await list(demo, '?in_stock=0')).total).toBe((await list(demo)).total)
  })

  it('filters by a leaf, a group and a category of a zone', async () => {
    const tree = (await visitor.get('/api/goods/fl')).data as CategoryWire[]
    const group = tree[0]
    const leaf = group?.children[0]
    expect((await list(demo, `?category_id=${leaf?.id}`)).total).toBe(leaf?.count)
    expect((await list(demo, `?category_id=${group?.id}`)).total).toBe(group?.count)
    expect((await whole(demo, 'category_id=2100')).every((goods) => goods.kind === 'herb' && goods.type === 1)).toBe(true)
    expect(
      (await whole(demo, 'category_id=1100'))
        .concat(await whole(demo, 'category_id=1200'), await whole(demo, 'category_id=1300'))
        .map((goods) => goods.is_youx),
    ).toEqual(Array.from({ length: 24 }, () => 1))
    expect((await list(demo, '?category_id=99999')).total).toBe(0)
  })

  it('refuses what is no page, sort or id in Chinese', async () => {
    for (const query of ['page=0', 'per_page=101', 'sort=cheap', 'category_id=x', 'in_stock=2', `keywords=${'药'.repeat(61)}`]) {
      const answer = await visitor.get(`/api/goods/list?${query}`)
      expect(answer.status, query).toBe(422)
      expect(String(answer.message), query).toMatch(/[一-龥]/)
    }
  })

  it('answers a page beyond the last with nothing', async () => {
    expect(await list(demo, '?page=99')).toMatchObject({ data: [], current_page: 99 })
  })
})

describe('the number of goods', () => {
  it('may be a minute old, not more', async () => {
    const before = (await list(demo)).total
    await h.deps.db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', 9).execute()
    expect((await list(demo)).total).toBe(before)
    h.clock.advance(60_001)
    expect((await list(demo)).total).toBe(before - 1)
    await h.deps.db.updateTable('goods').set({ is_on_sale: true }).where('id', '=', 9).execute()
    h.clock.advance(60_001)
    expect((await list(demo)).total).toBe(before)
  })
})

describe('keywords', () => {
  const search = async (text: string, more = ''): Promise<Page> => list(demo, `?keywords=${encodeURIComponent(text)}&per_page=100${more}`)

  it.each([
    ['阿胶', '阿胶'],
    ['ej', '阿胶'],
    ['aj', '阿胶'],
    ['ejiao', '阿胶'],
    ['slbz', '参苓白术颗粒'],
    ['clbz', '参苓白术颗粒'],
    ['AMXL', '阿莫西林胶囊'],
    ['ShenLing', '参苓白术颗粒'],
  ])('%s finds %s first', async (text, name) => {
    expect(names(await search(text))[0]?.startsWith(name.slice(0, 4))).toBe(true)
  })

  it('puts the whole name before its beginning, that before another word, that before the middle', async () => {
    const found = names(await search('阿胶'))
    expect(found.lastIndexOf('阿胶')).toBeLessThan(found.indexOf('复方阿胶浆'))
    const initials = names(await search('hq'))
    expect(initials.lastIndexOf('黄芪')).toBeLessThan(initials.indexOf('黄芪颗粒'))
  })

  it('finds by maker, approval number, barcode, several words', async () => {
    const [goods] = (await list(demo, '?per_page=1')).data
    if (goods === undefined) throw new Error('no goods')
    expect((await search(goods.barcode ?? '')).data.map((one) => one.id)).toEqual([goods.id])
    expect((await search((goods.approval_no ?? '').toLowerCase())).data.map((one) => one.id)).toContain(goods.id)
    expect((await search(goods.sccj)).data.every((one) => one.sccj === goods.sccj)).toBe(true)
    const both = await search(` ${goods.name}   ${goods.sccj.slice(0, 2)} `)
    expect(both.data.map((one) => one.id)).toEqual([goods.id])
  })

  it('ranks stably and lets a chosen order win', async () => {
    const all = (await search('片')).data.map((goods) => goods.id)
    const first = (await list(demo, `?keywords=${encodeURIComponent('片')}&per_page=10&page=1`)).data.map((goods) => goods.id)
    const second = (await list(demo, `?keywords=${encodeURIComponent('片')}&per_page=10&page=2`)).data.map((goods) => goods.id)
    expect([...first, ...second]).toEqual(all.slice(0, 20))
    const prices = (await search('片', '&sort=price_asc')).data.flatMap((goods) =>
      goods.base_price === null ? [] : [Number(goods.special_price ?? goods.base_price)],
    )
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('offers what sounds alike only when nothing matches', async () => {
    expect(names(await search('阿墨西林'))[0]).toMatch(/^阿莫西林/)
    expect(names(await search('脑欣通'))[0]).toBe('脑心通胶囊')
    expect((await search('amoxilim')).total).toBeGreaterThan(0)
    expect((await search('zzzzzz')).total).toBe(0)
  })

  it.each(['%', '_', '\\', "'; drop table goods; --", '！！', '\u{1F48A}', '%00', '* | & ! ('])('takes %j for plain text', async (text) => {
    expect((await search(text)).total).toBe(0)
  })

  it('searches for nothing when only spaces are given', async () => {
    expect((await search('   ')).total).toBe((await list(demo)).total)
  })
})

describe('who sees what', () => {
  it('shows no price to a visitor or a shop under review, anywhere', async () => {
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

  it('shows every state of a passed shop, and lets the clinic buy no herbs', async () => {
    const all = await whole(demo, 'sort=sales')
    expect(new Set(all.map((goods) => goods.price_state))).toEqual(new Set(['normal', 'special', 'sold_out', 'region']))
    const herbs = (await whole(clinic, 'category_id=600')).filter((goods) => goods.number > 0)
    expect(new Set(herbs.map((goods) => goods.buy_reason))).toEqual(new Set(['SCOPE_DENIED']))
    expect(herbs.every((goods) => goods.base_price !== null)).toBe(true)
  })

  it('sells controlled goods only where a rule says so', async () => {
    const controlled = async (client: TestClient) => (await whole(client, 'sort=new')).filter((goods) => goods.is_controlled === 1)
    const [zhejiang, sichuan] = [await controlled(demo), await controlled(contract)]
    expect([zhejiang.length, sichuan.length]).toEqual([12, 12])
    const denied = (goods: GoodsWire[]) => goods.filter((one) => one.price_state === 'region').map((one) => one.id)
    expect(denied(zhejiang)).toHaveLength(4)
    expect(denied(sichuan)).toHaveLength(4)
    expect(denied(zhejiang)).not.toEqual(denied(sichuan))
  })

  it('counts what lies in the own cart', async () => {
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
  it('tells lots first-expiring first and texts that send the reader to the leaflet', async () => {
    const [listed] = (await list(demo, '?in_stock=1&per_page=1')).data
    const detail = (await demo.get(`/api/goods/detail/${listed?.id}`)).data as GoodsDetailWire
    expect([...Value.Errors(GoodsDetailSchema, detail)]).toEqual([])
    expect(detail).toMatchObject({ ...listed, usage: expect.stringContaining('请仔细阅读说明书并在药师指导下使用') })
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

  it('answers 404 with the reason for goods that do not exist', async () => {
    expect(await demo.get('/api/goods/detail/999999')).toMatchObject({ status: 404, code: 404, data: { reason: 'NOT_FOUND' } })
    expect((await demo.get('/api/goods/detail/abc')).status).toBe(404)
  })

  it('still shows goods that are no longer sold to who has their address', async () => {
    await h.deps.db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', 5).execute()
    expect((await demo.get('/api/goods/detail/5')).data).toMatchObject({ is_buy: 0, buy_reason: 'NOT_ON_SALE' })
    expect((await whole(demo, 'sort=new')).map((goods) => goods.id)).not.toContain('5')
    await h.deps.db.updateTable('goods').set({ is_on_sale: true }).where('id', '=', 5).execute()
  })

  it('gives many by id and leaves out the missing', async () => {
    const answer = await visitor.get('/api/goods/batch?ids=3,999999,1,3')
    expect((answer.data as GoodsWire[]).map((goods) => goods.id).toSorted()).toEqual(['1', '3'])
    expect((await visitor.get('/api/goods/batch?ids=')).status).toBe(422)
    expect((await visitor.get(`/api/goods/batch?ids=${Array.from({ length: 101 }, (_, i) => i + 1).join(',')}`)).status).toBe(422)
  })

  it('gives seven groups whose counts add up, each with a picture that exists', async () => {
    const tree = (await visitor.get('/api/goods/fl')).data as CategoryWire[]
    expect(tree).toHaveLength(7)
    expect(tree.reduce((sum, group) => sum + group.count, 0)).toBe((await list(demo)).total)
    for (const group of tree) {
      expect(group.count).toBe(group.children.reduce((sum, child) => sum + child.count, 0))
      const picture = await h.app.inject(group.logo1 ?? '/none')
      expect(picture.statusCode).toBe(200)
    }
  })

  it('takes promised goods from the first lots', () => {
    const lots = [
      { lot_no: 'a', expires: '2027-01-01', on_hand: 5 },
      { lot_no: 'b', expires: '2027-06-01', on_hand: 10 },
    ]
    expect(freeLots(lots, 15).map((lot) => lot.left)).toEqual([5, 10])
    expect(freeLots(lots, 8)).toEqual([{ lot: 'b', expires: '2027-06-01', left: 8 }])
    expect(freeLots(lots, 0)).toEqual([])
  })
})
