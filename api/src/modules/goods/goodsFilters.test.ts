import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../seed/seedCatalogue.ts'
import { seedShops } from '../../seed/seedShops.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import type { TestClient } from '../../testing/testClient.ts'
import type { GoodsWire } from './goods.schemas.ts'
import { type Facet, FACETS } from './goodsQuery.ts'

interface Value {
  value: string
  text: string
  count: number
}
type Filters = Record<Facet, Value[]>
interface Page {
  data: GoodsWire[]
  total: number
  last_page: number
}

let h: Harness
let demo: TestClient
let visitor: TestClient

beforeAll(async () => {
  h = await openHarness()
  await seedCatalogue(h.deps)
  await seedShops(h.deps)
  visitor = h.client()
  demo = h.client()
  expect((await demo.post('/api/auth/login', { username: 'demo', password: 'Demo-2026' })).status).toBe(200)
})
afterAll(() => h.close())

async function list(query: string, client = demo): Promise<Page> {
  const answer = await client.get(`/api/goods/list?${query}`)
  expect(answer.status, query).toBe(200)
  return answer.data as Page
}

async function whole(query: string, client = demo): Promise<GoodsWire[]> {
  const goods: GoodsWire[] = []
  for (let at = 1, last = 1; at <= last; at++) {
    const found = await list(`${query}&per_page=100&page=${at}`, client)
    goods.push(...found.data)
    last = found.last_page
  }
  return goods
}

const filters = async (query = '', client = demo): Promise<Filters> => (await client.get(`/api/goods/filters?${query}`)).data as Filters
const text = encodeURIComponent

describe('list filters', () => {
  it.each([
    ['yx', (goods: GoodsWire) => goods.is_youx === 1],
    ['qx', (goods: GoodsWire) => goods.kind === 'device'],
    ['zy', (goods: GoodsWire) => goods.kind === 'herb'],
    ['kx', (goods: GoodsWire) => goods.is_controlled === 1],
    ['jxq', (goods: GoodsWire) => goods.tags.some((tag) => tag.kind === 'near_expiry')],
  ] as const)('zone %s holds all that belong to it and nothing else', async (zone, belongs) => {
    const all = await whole('sort=sales')
    const found = await whole(`zone=${zone}`)
    expect(found.length).toBeGreaterThan(0)
    expect(found.map((goods) => goods.id)).toEqual(all.filter(belongs).map((goods) => goods.id))
  })

  it('the list of goods shows the goods of brand manufacturers in the brand zone', async () => {
    await h.deps.db.updateTable('manufacturer').set({ is_brand: false }).execute()
    expect((await list('zone=brand')).total).toBe(0)
    await h.deps.db.updateTable('manufacturer').set({ is_brand: true }).where('id', 'in', [1, 2]).execute()
    expect(new Set((await whole('zone=brand')).map((goods) => goods.sccj_id))).toEqual(new Set(['1', '2']))
  })

  it('the list of goods takes several values with a comma, repeated, and in brackets', async () => {
    const [a, b] = (await filters()).dosage_form
    if (a === undefined || b === undefined) throw new Error('two dosage forms are needed')
    const ways = [
      `dosage_form=${text(`${a.value},${b.value}`)}`,
      `dosage_form=${text(a.value)}&dosage_form=${text(b.value)}`,
      `dosage_form[]=${text(a.value)}&dosage_form[]=${text(b.value)}`,
      `dosage_form%5B%5D=${text(a.value)}&dosage_form=${text(b.value)}`,
    ]
    for (const way of ways) {
      const found = await list(`${way}&per_page=100`)
      expect(found.total, way).toBe(a.count + b.count)
      expect(new Set(found.data.map((goods) => goods.jx)).size).toBe(2)
    }
    expect((await list(`dosage_form[]=${text(a.value)}`)).total).toBe(a.count)
  })

  it('the list of goods finds manufacturers by id and by name', async () => {
    const [maker] = (await filters()).manufacturer
    const [byId, byName] = [await list(`manufacturer=${maker?.value}`), await list(`manufacturer[]=${text(maker?.text ?? '')}`)]
    expect([byId.total, byName.total]).toEqual([maker?.count, maker?.count])
  })

  it('the list of goods joins filters with and, values of one with or', async () => {
    const found = await whole('zone=zy&expiry=6mTo1y,1yTo18m&in_stock=1')
    expect(found.every((goods) => goods.kind === 'herb' && goods.number > 0 && goods.expires !== null)).toBe(true)
    const parts = await Promise.all(['6mTo1y', '1yTo18m'].map((key) => whole(`zone=zy&expiry=${key}&in_stock=1`)))
    expect(found).toHaveLength(parts.flat().length)
  })

  it.each([
    'zone=moon',
    'expiry=soon',
    'tags=cheap',
    'rx_class=none',
    'price=20-10',
    'price=cheap',
    'bought=yes',
    'type=2',
    `manufacturer=${Array.from({ length: 21 }, (_, i) => i).join(',')}`,
    'dosage_form[]=%00',
    `spec[]=${'长'.repeat(61)}`,
  ])('the list of goods refuses %s in Chinese', async (query) => {
    for (const call of ['list', 'filters', 'search']) {
      const answer = await visitor.get(`/api/goods/${call}?${query}`)
      expect(answer.status).toBe(422)
      expect(String(answer.message)).toMatch(/[一-龥]/)
    }
  })

  it('the list of goods orders any part by the price the shop pays, forwards and backwards', async () => {
    for (const part of ['zone=kx', 'category_id=500', 'tags=special', 'in_stock=1', `keywords=${text('片')}`]) {
      const up = await whole(`${part}&sort=price_asc`)
      const prices = up.flatMap((goods) => (goods.base_price === null ? [] : [Number(goods.special_price ?? goods.base_price)]))
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      const down = (await whole(`${part}&sort=price_desc`)).filter((goods) => goods.base_price !== null)
      expect(down.map((goods) => goods.id)).toEqual(
        up
          .filter((goods) => goods.base_price !== null)
          .map((goods) => goods.id)
          .toReversed(),
      )
    }
  })
})

describe('the counts of filters', () => {
  it('the counts of filters are what the list then finds, for every value of every filter', async () => {
    const query = 'category_id=500'
    const found = await filters(query)
    for (const facet of FACETS.filter((name) => name !== 'device_class' && name !== 'bought')) {
      expect(found[facet].length, facet).toBeGreaterThan(0)
      for (const { value, count } of found[facet].slice(0, 8))
        expect((await list(`${query}&${facet}[]=${text(value)}`)).total, `${facet} ${value}`).toBe(count)
    }
  })

  it('the counts of filters leave their own choice out and follow the others', async () => {
    const base = `keywords=${text('片')}`
    const before = await filters(base)
    const [form] = before.dosage_form
    const after = await filters(`${base}&dosage_form=${text(form?.value ?? '')}`)
    expect(after.dosage_form).toEqual(before.dosage_form)
    expect(after.manufacturer.reduce((sum, value) => sum + value.count, 0)).toBe(form?.count)
    const [maker] = after.manufacturer
    const both = await filters(`${base}&dosage_form=${text(form?.value ?? '')}&manufacturer=${maker?.value}`)
    expect(both.manufacturer).toEqual(after.manufacturer)
    expect(both.spec.reduce((sum, value) => sum + value.count, 0)).toBe(maker?.count)
  })

  it.each(['tags[]=youx', 'expiry[]=1yTo18m'])('the counts of filters hold when %s and a manufacturer are both chosen', async (choice) => {
    const [maker] = (await filters(choice)).manufacturer
    const found = await filters(`${choice}&manufacturer=${maker?.value}`)
    expect(found.manufacturer).toContainEqual(maker)
    for (const facet of ['tags', 'expiry'] as const) {
      expect(found[facet].length, facet).toBeGreaterThan(0)
      const beside = choice.startsWith(facet) ? '' : `&${choice}`
      for (const { value, count } of found[facet])
        expect((await list(`manufacturer=${maker?.value}&${facet}[]=${value}${beside}`)).total, `${facet} ${value}`).toBe(count)
    }
  })

  it('the counts of filters name what is shown and count the most frequent first', async () => {
    const found = await filters()
    expect(found.expiry.every((value) => /月|年/.test(value.text))).toBe(true)
    expect(found.tags).toContainEqual(expect.objectContaining({ value: 'youx', text: '优', count: 24 }))
    expect(found.manufacturer.map((value) => value.count)).toEqual(found.manufacturer.map((value) => value.count).toSorted((a, b) => b - a))
    expect(found.manufacturer.every((value) => !/^\d+$/.test(value.text))).toBe(true)
  })

  it('the counts of filters tell a visitor nothing of special prices', async () => {
    expect((await filters()).tags.map((value) => value.value)).toContain('special')
    expect((await filters('', visitor)).tags.map((value) => value.value)).not.toContain('special')
    expect((await list('tags=special', visitor)).total).toBe(0)
    expect((await whole('tags=special')).every((goods) => goods.price_state === 'special')).toBe(true)
  })

  it('the counts of filters count what the whole list marks as special for this shop', async () => {
    const marked = (await whole('sort=sales')).filter((goods) => goods.tags.some((tag) => tag.kind === 'special'))
    expect((await list('tags=special')).total).toBe(marked.length)
  })

  it('the counts of filters may be a minute old for an unfiltered set, not more', async () => {
    const count = async () => (await filters('zone=yx')).manufacturer.reduce((sum, value) => sum + value.count, 0)
    expect(await count()).toBe(24)
    const [goods] = (await list('zone=yx')).data
    await h.deps.db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', Number(goods?.id)).execute()
    expect(await count()).toBe(24)
    h.clock.advance(60_001)
    expect(await count()).toBe(23)
    await h.deps.db.updateTable('goods').set({ is_on_sale: true }).where('id', '=', Number(goods?.id)).execute()
  })
})
