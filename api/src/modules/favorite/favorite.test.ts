import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods, createTrade, setStock } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'
import type { GoodsWire } from '../goods/goods.schemas.ts'

interface Page {
  data: GoodsWire[]
  current_page: number
  per_page: number
  total: number
  last_page: number
}

let h: Harness
let goods: number[]
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  goods = []
  for (let n = 0; n < 5; n++) goods.push(await createGoods(h))
})
afterAll(() => h.close())

let client: TestClient
let neighbour: TestClient
beforeEach(async () => {
  client = await logIn(h, await createPerson(h))
  neighbour = await logIn(h, await createPerson(h))
})

const [LIST, ADD, CANCEL] = ['/api/favorite', '/api/favorite', '/api/favorite/cancel']
const some = (...positions: number[]): string => positions.map((at) => String(goods[at])).join(',')
const idsOf = (...positions: number[]): string[] => positions.map((at) => String(goods[at]))
const listed = async (viewer: TestClient, query = ''): Promise<Page> => (await viewer.get(`${LIST}${query}`)).data as Page
const names = async (viewer: TestClient, query = ''): Promise<string[]> => (await listed(viewer, query)).data.map((row) => row.id)

async function addOneByOne(...positions: number[]): Promise<void> {
  for (const at of positions) {
    expect((await client.post(ADD, { goods_ids: some(at) })).status).toBe(200)
    h.clock.advance(1_000)
  }
}

describe('adding', () => {
  it('adding a favourite says which goods are favourites now, one or several at once', async () => {
    expect(await client.post(ADD, { goods_ids: some(2) })).toMatchObject({ status: 200, data: { goods_ids: idsOf(2) } })
    expect(await client.post(ADD, { goods_ids: some(3, 1) })).toMatchObject({ status: 200, data: { goods_ids: idsOf(1, 3) } })
    expect((await listed(client)).total).toBe(3)
  })

  it('adding a favourite twice changes nothing, neither the number nor the place in the list', async () => {
    await addOneByOne(0, 1)
    const answer = await client.post(ADD, { goods_ids: some(0) })
    expect(answer).toMatchObject({ status: 200, data: { goods_ids: idsOf(0) } })
    expect(await names(client)).toEqual(idsOf(1, 0))
  })

  it('adding a favourite twelve times at once leaves one favourite and answers all alike', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => client.post(ADD, { goods_ids: some(4, 0) })))
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.data])))).toEqual(
      new Set([JSON.stringify([200, { goods_ids: idsOf(0, 4) }])]),
    )
    expect((await listed(client)).total).toBe(2)
  })

  it('adding a favourite takes what exists and leaves out what does not; nothing at all is not found', async () => {
    expect(await client.post(ADD, { goods_ids: `${some(0)},999999` })).toMatchObject({ status: 200, data: { goods_ids: idsOf(0) } })
    expect(await client.post(ADD, { goods_ids: '999998,999999' })).toMatchObject({
      status: 404,
      message: '您访问的商品不存在',
      data: { reason: 'NOT_FOUND' },
    })
    expect((await listed(client)).total).toBe(1)
  })

  it.each([
    ['nothing', {}, '请填写商品编号'],
    ['an empty list', { goods_ids: '' }, '商品编号格式不正确'],
    ['words', { goods_ids: 'a,b' }, '商品编号格式不正确'],
    ['a hundred and one', { goods_ids: Array.from({ length: 101 }, (_, at) => at + 1).join(',') }, '商品编号格式不正确'],
  ])('adding a favourite refuses %s, also to cancel', async (_name, form, message) => {
    for (const url of [ADD, CANCEL])
      expect(await client.post(url, { ...form })).toMatchObject({ status: 422, message, data: { errors: { goods_ids: [message] } } })
  })
})

describe('cancelling', () => {
  it('cancelling a favourite takes goods out, says which, and is as quiet the second time', async () => {
    await addOneByOne(0, 1, 2)
    expect(await client.post(CANCEL, { goods_ids: some(0, 2, 4) })).toMatchObject({
      status: 200,
      data: { goods_ids: expect.arrayContaining(idsOf(0, 2)) },
    })
    expect(await names(client)).toEqual(idsOf(1))
    expect(await client.post(CANCEL, { goods_ids: some(0, 2, 4) })).toMatchObject({ status: 200, data: { goods_ids: [] } })
  })

  it('cancelling a favourite puts goods that are added again at the head of the list', async () => {
    await addOneByOne(0, 1)
    await client.post(CANCEL, { goods_ids: some(0) })
    await addOneByOne(0)
    expect(await names(client)).toEqual(idsOf(0, 1))
  })
})

describe('the list', () => {
  it('the list of favourites has the latest first, in pages without a gap or a repeat', async () => {
    await addOneByOne(3, 0, 4, 1, 2)
    expect(await listed(client, '?per_page=2')).toMatchObject({ current_page: 1, per_page: 2, total: 5, last_page: 3 })
    const pages = [await names(client, '?per_page=2'), await names(client, '?per_page=2&page=2'), await names(client, '?per_page=2&page=3')]
    expect(pages.flat()).toEqual(idsOf(2, 1, 4, 0, 3))
    expect(await listed(client, '?page=9')).toMatchObject({ data: [], current_page: 9, total: 5 })
  })

  it('the list of favourites of many added at once keeps one order in every page', async () => {
    await client.post(ADD, { goods_ids: some(4, 2, 0, 3, 1) })
    const pages = await Promise.all([1, 2, 3].map((page) => names(client, `?per_page=2&page=${page}`)))
    expect(pages.flat()).toEqual(idsOf(0, 1, 2, 3, 4))
  })

  it('the list of favourites is empty, with one page, where there is nothing', async () => {
    expect(await listed(client)).toEqual({ data: [], current_page: 1, per_page: 20, total: 0, last_page: 1 })
  })

  it('the list of favourites shows each as lists of goods do: what it costs this shop, what is in the cart, what was bought', async () => {
    await addOneByOne(1)
    await h.deps.db
      .insertInto('price_rule')
      .values({ goods_id: goods[1] ?? 0, region_id: 420_000, member_id: null, member_kind: null, price: 950, hidden: false })
      .execute()
    await client.post('/api/cart', { goods_id: goods[1] ?? 0, number: 10, price: '9.50', ck_id: 1 })
    expect((await listed(client)).data[0]).toMatchObject({
      base_price: '9.50',
      price_state: 'normal',
      cart_number: 10,
      is_buy: 1,
      is_favorite: 1,
      last_bought: null,
    })
    await h.deps.db.deleteFrom('price_rule').execute()
  })

  it('the list of favourites keeps goods that were dropped or sold out, and says why they cannot be bought', async () => {
    await addOneByOne(0, 1)
    await h.deps.db
      .updateTable('goods')
      .set({ is_on_sale: false })
      .where('id', '=', goods[0] ?? 0)
      .execute()
    await setStock(h, goods[1] ?? 0, 0)
    expect((await listed(client)).data.map((row) => [row.id, row.is_buy, row.buy_reason])).toEqual([
      [...idsOf(1), 0, 'OUT_OF_STOCK'],
      [...idsOf(0), 0, 'NOT_ON_SALE'],
    ])
    await h.deps.db
      .updateTable('goods')
      .set({ is_on_sale: true })
      .where('id', '=', goods[0] ?? 0)
      .execute()
    await setStock(h, goods[1] ?? 0, 100)
  })

  it('the list of favourites shows no price to a shop under review, which may have favourites all the same', async () => {
    const waiting = await logIn(h, await createPerson(h, { review: 'pending' }))
    await waiting.post(ADD, { goods_ids: some(0) })
    const page = await listed(waiting)
    expect(page.data[0]).toMatchObject({ price_state: 'review', base_price: null, last_bought: null })
    expect(JSON.stringify(page)).not.toMatch(/"\d+\.\d\d"/)
  })
})

describe('favourites are the shop’s own', () => {
  it('favourites are the shop’s own and are neither seen nor changed by another', async () => {
    await addOneByOne(0, 1)
    expect((await listed(neighbour)).total).toBe(0)
    expect(await neighbour.post(CANCEL, { goods_ids: some(0, 1) })).toMatchObject({ status: 200, data: { goods_ids: [] } })
    expect((await listed(client)).total).toBe(2)
  })

  it('favourites are the shop’s own and mark goods for that shop alone, in lists, details and batches', async () => {
    await addOneByOne(0)
    const marks = async (viewer: TestClient) => {
      const detail = (await viewer.get(`/api/goods/detail/${goods[0]}`)).data as GoodsWire
      const batch = (await viewer.get(`/api/goods/batch?ids=${some(0, 1)}`)).data as GoodsWire[]
      const list = ((await viewer.get('/api/goods/list?sort=new')).data as Page).data
      return [detail, ...batch.toSorted((a, b) => Number(a.id) - Number(b.id)), list.find((row) => row.id === String(goods[0]))].map(
        (row) => row?.is_favorite,
      )
    }
    expect(await marks(client)).toEqual([1, 1, 0, 1])
    expect(await marks(neighbour)).toEqual([0, 0, 0, 0])
    expect(await marks(h.client())).toEqual([0, 0, 0, 0])
  })

  it('favourites are the shop’s own and need a login', async () => {
    const visitor = h.client()
    for (const answer of [
      await visitor.get(LIST),
      await visitor.post(ADD, { goods_ids: some(0) }),
      await visitor.post(CANCEL, { goods_ids: some(0) }),
    ]) {
      expect(answer).toMatchObject({ status: 401, code: 401 })
    }
  })
})
