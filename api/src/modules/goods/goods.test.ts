import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../seed/seedCatalogue.ts'
import { seedShops } from '../../seed/seedShops.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import type { TestAnswer, TestClient } from '../../testing/testClient.ts'
import { GoodsSchema, type CategoryWire, type GoodsWire } from './goods.schemas.ts'

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
let pending: TestClient

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
  ;[demo, pending] = [await logInAs('demo'), await logInAs('pending')]
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
  it('the list of goods gives twenty of all goods with the fields of the contract', async () => {
    const found = await list(demo)
    expect(found).toMatchObject({ current_page: 1, per_page: 20, last_page: Math.ceil(found.total / 20) })
    expect(found.total).toBeGreaterThan(600)
    for (const goods of found.data) expect([...Value.Errors(GoodsSchema, goods)]).toEqual([])
  })

  it('the list of goods gives exactly the fields that are asked for, and names one that it does not have', async () => {
    const found = await list(demo, '?per_page=2')
    const asked = await demo.get('/api/goods/list?per_page=2&fields=total,data.name,data.ladder_price')
    expect(asked.data).toEqual({
      total: found.total,
      data: found.data.map(({ name, ladder_price }) => ({ name, ladder_price })),
    })
    expect(await demo.get('/api/goods/list?fields=total,data.cost')).toMatchObject({
      status: 422,
      data: { errors: { fields: ['返回字段中没有“data.cost”'] } },
    })
  })

  it.each(['default', 'sales', 'price_asc', 'price_desc', 'expiry', 'new'])(
    'the list of goods pages through %s without a gap or a repeat',
    async (sort) => {
      const all = await whole(demo, `sort=${sort}`)
      expect(new Set(all.map((goods) => goods.id)).size).toBe((await list(demo)).total)
      expect((await whole(demo, `sort=${sort}`)).map((goods) => goods.id)).toEqual(all.map((goods) => goods.id))
      const small = [
        ...(await list(demo, `?sort=${sort}&per_page=7&page=1`)).data,
        ...(await list(demo, `?sort=${sort}&per_page=7&page=2`)).data,
      ]
      expect(small.map((goods) => goods.id)).toEqual(all.slice(0, 14).map((goods) => goods.id))
    },
  )

  it('the list of goods orders by the price the shop would pay, and goods it may not buy last', async () => {
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

  it('the list of goods does not tell prices by their order to those who may not see them', async () => {
    const byDefault = (await list(visitor)).data.map((goods) => goods.id)
    expect((await list(visitor, '?sort=price_asc')).data.map((goods) => goods.id)).toEqual(byDefault)
    expect((await list(pending, '?sort=price_desc')).data.map((goods) => goods.id)).toEqual(byDefault)
  })

  it('the list of goods orders by expiry and by date of entry', async () => {
    const expiry = (await whole(demo, 'sort=expiry')).map((goods) => goods.expires)
    const known = expiry.filter((day) => day !== null)
    expect(expiry.slice(0, known.length)).toEqual(known.toSorted())
    expect((await list(demo, '?sort=new')).data.every((goods) => goods.tags.some((tag) => tag.kind === 'new'))).toBe(true)
  })

  it('the list of goods leaves out what is sold out when asked', async () => {
    const all = await whole(demo, 'in_stock=1')
    expect(all.every((goods) => goods.number > 0)).toBe(true)
    expect((await list(demo)).total - all.length).toBe(26)
    expect((await list(demo, '?in_stock=0')).total).toBe((await list(demo)).total)
  })

  it('the list of goods filters by a leaf, a group and a category of a zone', async () => {
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

  it('a warehouse is told by its number to anybody, and another number is nothing', async () => {
    const { ck_id: id, ck_name: name } = (await list(demo)).data[0] ?? { ck_id: '', ck_name: '' }
    expect((await visitor.get(`/api/warehouse/${id}`)).data).toEqual({ id, name })
    for (const wrong of ['999', '99999999999', 'x']) expect((await visitor.get(`/api/warehouse/${wrong}`)).status).toBe(404)
  })

  it('the list of goods refuses what is no page, sort or id in Chinese', async () => {
    for (const query of ['page=0', 'per_page=101', 'sort=cheap', 'category_id=x', 'in_stock=2', `keywords=${'药'.repeat(61)}`]) {
      const answer = await visitor.get(`/api/goods/list?${query}`)
      expect(answer.status, query).toBe(422)
      expect(String(answer.message), query).toMatch(/[一-龥]/)
    }
  })

  it('the list of goods answers a page beyond the last with nothing', async () => {
    expect(await list(demo, '?page=99')).toMatchObject({ data: [], current_page: 99 })
  })
})

describe('the number of goods', () => {
  it('the number of goods may be a minute old, not more', async () => {
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

  it('a search puts the whole name before its beginning, that before another word, that before the middle', async () => {
    const found = names(await search('阿胶'))
    expect(found.lastIndexOf('阿胶')).toBeLessThan(found.indexOf('复方阿胶浆'))
    const initials = names(await search('hq'))
    expect(initials.lastIndexOf('黄芪')).toBeLessThan(initials.indexOf('黄芪颗粒'))
  })

  it('a search finds by maker, approval number, barcode, several words', async () => {
    const [goods] = (await list(demo, '?per_page=1')).data
    if (goods === undefined) throw new Error('no goods')
    expect((await search(goods.barcode ?? '')).data.map((found) => found.id)).toEqual([goods.id])
    expect((await search((goods.approval_no ?? '').toLowerCase())).data.map((found) => found.id)).toContain(goods.id)
    expect((await search(goods.sccj)).data.every((found) => found.sccj === goods.sccj)).toBe(true)
    const both = await search(` ${goods.name}   ${goods.sccj.slice(0, 2)} `)
    expect(both.data.map((found) => found.id)).toEqual([goods.id])
  })

  it('a search for the code of a carton finds what is in it', async () => {
    expect((await search('16900000000011')).data.map((found) => found.barcode)).toEqual(['6900000000014'])
  })

  it.each(['(01)06900000000014(17)270101(10)ABC', ']C1010690000000001417270101\u001D10ABC', '（01）06900000000014'])(
    'a search for the GS1 text %j finds its goods',
    async (text) => {
      expect((await search(text)).data.map((found) => found.barcode)).toEqual(['6900000000014'])
    },
  )

  it('a search ranks stably and lets a chosen order win', async () => {
    const all = (await search('片')).data.map((goods) => goods.id)
    const first = (await list(demo, `?keywords=${encodeURIComponent('片')}&per_page=10&page=1`)).data.map((goods) => goods.id)
    const second = (await list(demo, `?keywords=${encodeURIComponent('片')}&per_page=10&page=2`)).data.map((goods) => goods.id)
    expect([...first, ...second]).toEqual(all.slice(0, 20))
    const prices = (await search('片', '&sort=price_asc')).data.flatMap((goods) =>
      goods.base_price === null ? [] : [Number(goods.special_price ?? goods.base_price)],
    )
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('a search offers what sounds alike only when nothing matches', async () => {
    expect(names(await search('阿墨西林'))[0]).toMatch(/^阿莫西林/)
    expect(names(await search('脑欣通'))[0]).toBe('脑心通胶囊')
    expect((await search('amoxilim')).total).toBeGreaterThan(0)
    expect((await search('zzzzzz')).total).toBe(0)
  })

  it.each(['%', '_', '\\', "'; drop table goods; --", '！！', '\u{1F48A}', '%00', '* | & ! ('])(
    'a search takes %j for plain text',
    async (text) => {
      expect((await search(text)).total).toBe(0)
    },
  )

  it('a search looks for nothing when only spaces are given', async () => {
    expect((await search('   ')).total).toBe((await list(demo)).total)
  })
})
