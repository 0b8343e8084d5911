import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../seed/seedCatalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import type { TestClient } from '../../testing/testClient.ts'
import type { GoodsWire } from './goods.schemas.ts'

interface Suggestion {
  type: 'drug' | 'manufacturer'
  text: string
  goods_id: string | null
  count: number
}
interface Page {
  data: GoodsWire[]
  total: number
  correction: { word: string | null } | null
  suggestions: Suggestion[]
}

let h: Harness
let visitor: TestClient

beforeAll(async () => {
  h = await openHarness()
  await seedCatalogue(h.deps)
  visitor = h.client()
})
afterAll(() => h.close())

const search = async (keywords: string, more = ''): Promise<Page> =>
  (await visitor.get(`/api/goods/search?keywords=${encodeURIComponent(keywords)}${more}`)).data as Page
const suggest = async (keywords: string, more = ''): Promise<Suggestion[]> => (await search(keywords, `&suggest=1${more}`)).suggestions

describe('suggestions', () => {
  it.each([
    ['ej', '阿胶'],
    ['阿胶', '阿胶'],
    ['ejiao', '阿胶'],
    ['slbz', '参苓白术颗粒'],
    ['amx', '阿莫西林胶囊'],
    ['板蓝', '板蓝根颗粒'],
    ['AMOXI', '阿莫西林胶囊'],
    ['gml', '感冒灵颗粒'],
  ])('%s suggests %s with the number of goods it leads to', async (typed, name) => {
    const found = (await suggest(typed)).find((suggestion) => suggestion.text === name)
    expect(found?.type).toBe('drug')
    expect((await search(name)).data.filter((goods) => goods.name === name)).toHaveLength(found?.count ?? 0)
  })

  it('suggestions are at most ten, each once, the best rank first', async () => {
    for (const typed of ['a', 'f', '片', '胶囊', '复方', 'x']) {
      const found = await suggest(typed)
      expect(found.length, typed).toBeLessThanOrEqual(10)
      expect(found.length, typed).toBeGreaterThan(3)
      expect(new Set(found.map((suggestion) => `${suggestion.type}${suggestion.text}`)).size).toBe(found.length)
    }
    const [first] = await suggest('阿胶')
    expect(first?.text).toBe('阿胶')
  })

  it('suggestions give the goods themselves where the text leads to one only', async () => {
    const all = await Promise.all([...'abcdefghjklmnpqrstwxyz'].map((letter) => suggest(letter, '&type=0')))
    for (const suggestion of all.flat()) expect(suggestion.goods_id === null, suggestion.text).toBe(suggestion.count !== 1)
  })

  it('suggestions name manufacturers by name, initials and pinyin, alone when asked for', async () => {
    for (const typed of ['青榕', 'qrzy', 'qingrong']) {
      expect(await suggest(typed, '&type=1')).toContainEqual(
        expect.objectContaining({ type: 'manufacturer', text: '青榕制药有限公司', goods_id: null }),
      )
      expect(await suggest(typed)).toContainEqual(expect.objectContaining({ type: 'manufacturer', text: '青榕制药有限公司' }))
      expect((await suggest(typed, '&type=0')).every((suggestion) => suggestion.type === 'drug')).toBe(true)
    }
  })

  it.each([
    ['amoxilim', '阿莫西林胶囊'],
    ['anxljn', '阿莫西林胶囊'],
    ['阿墨西林', '阿莫西林胶囊'],
    ['板兰根', '板蓝根颗粒'],
    ['脑欣通', '脑心通胶囊'],
    ['ganmaolimg', '感冒灵颗粒'],
    ['蒲地蓝肖炎', '蒲地蓝消炎口服液'],
  ])('suggestions forgive one error: %s', async (typed, name) => {
    expect((await suggest(typed)).map((suggestion) => suggestion.text)).toContain(name)
  })

  it('suggestions find goods by a scanned barcode', async () => {
    const [goods] = (await search('阿胶')).data
    expect(await suggest(goods?.barcode ?? '')).toEqual([expect.objectContaining({ text: goods?.name })])
  })

  it.each(['', '   ', '！！', '%', '_', "'; --", 'zzzzzzz', '\u{1F48A}'])('suggestions answer %j with nothing', async (typed) => {
    expect(await suggest(typed)).toEqual([])
  })

  it('suggestions forget goods that are no longer sold', async () => {
    const before = (await suggest('ej')).find((suggestion) => suggestion.text === '阿胶')
    const goods = await h.deps.db.selectFrom('goods').where('name', '=', '阿胶').select('id').executeTakeFirstOrThrow()
    await h.deps.db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', goods.id).execute()
    expect((await suggest('ej')).find((now) => now.text === '阿胶')?.count).toBe((before?.count ?? 0) - 1)
    await h.deps.db.updateTable('goods').set({ name: '阿胶块', is_on_sale: true }).where('id', '=', goods.id).execute()
    expect(await suggest('阿胶块')).toEqual([{ type: 'drug', text: '阿胶块', goods_id: String(goods.id), count: 1 }])
    await h.deps.db.updateTable('goods').set({ name: '阿胶' }).where('id', '=', goods.id).execute()
    expect((await suggest('ej')).find((now) => now.text === '阿胶')).toEqual(before)
  })
})

describe('search', () => {
  it('search looks for drugs or for manufacturers', async () => {
    const byMaker = await search('青榕', '&type=1&per_page=100')
    expect(byMaker.total).toBeGreaterThan(0)
    expect(byMaker.data.every((goods) => goods.sccj.startsWith('青榕'))).toBe(true)
    expect((await search('qrzy', '&type=1')).total).toBe(byMaker.total)
    expect((await search('青溶', '&type=1')).data[0]?.sccj).toBe(byMaker.data[0]?.sccj)
    expect((await search('阿莫西林', '&type=1')).total).toBe(0)
  })

  it('search is not run for an empty keyword', async () => {
    expect(await search('  ')).toMatchObject({ data: [], total: 0, suggestions: [] })
  })

  it('search keeps its ranking when it forgives, and says what it shows instead', async () => {
    const found = await search('板兰根', '&per_page=100')
    expect(found.data[0]?.name.startsWith('板蓝根')).toBe(true)
    expect([found.correction, found.data.every(({ name }) => name.includes('板蓝根'))]).toEqual([{ word: '板蓝根' }, true])
    expect((await search('阿墨西林')).correction).toEqual({ word: '阿莫西林' })
    expect((await search('青溶', '&type=1')).correction).toEqual({ word: '青榕' })
    const exact: readonly (readonly [string, string?])[] = [['板蓝根'], ['ejiao'], ['阿胶', '&zone=qx'], ['青榕', '&type=1'], ['zzzzzzz']]
    for (const [keywords, more] of exact) expect((await search(keywords, more)).correction, keywords).toBeNull()
    expect(found.suggestions).toEqual([])
  })

  it('search does not forgive what is there but filtered away', async () => {
    expect((await search('阿胶', '&zone=qx')).total).toBe(0)
  })
})

describe('hot words', () => {
  it('hot words are ten generic names of what sells best, with where they lead, the same for a minute', async () => {
    const hot = (await visitor.get('/api/goods/hot')).data as { name: string; url: string }[]
    expect(hot).toHaveLength(10)
    for (const { name, url } of hot) expect(new URL(url, 'http://shop').searchParams.get('keywords')).toBe(name)
    expect((await search(hot[0]?.name ?? '')).total).toBeGreaterThan(0)
    await h.deps.db.updateTable('goods').set({ sold: 10_000_000 }).where('name', '=', '阿胶').execute()
    expect((await visitor.get('/api/goods/hot')).data).toEqual(hot)
    h.clock.advance(60_001)
    expect((await visitor.get('/api/goods/hot')).data).toMatchObject([{ name: '阿胶' }, ...Array.from({ length: 9 }, () => ({}))])
  })
})
