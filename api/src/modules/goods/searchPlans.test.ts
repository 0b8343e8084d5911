import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../seed/seedCatalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { addManyGoods } from '../../testing/manyGoods.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import type { MemberView } from '../user/memberView.ts'
import { goodsByIds, goodsFacets, goodsList, goodsSuggestions } from './goods.service.ts'
import { ruledPrices } from './goodsPrices.repo.ts'
import { inStock, isTagged } from './goodsTagged.repo.ts'
import { PRICE_SPANS } from './priceSpan.ts'
import { NOTHING_CHOSEN, type Chosen, type GoodsSet, type GoodsSort } from './goodsQuery.ts'

const GOODS = 20_000
/** More than half of all goods. */
const MOST = ['饮片', '片剂', '胶囊剂', '颗粒剂', '薄膜衣片', '合剂']
const viewer: MemberView = {
  memberId: 1,
  kind: 'pharmacy',
  places: [330_106, 330_100, 330_000],
  rank: 1,
  review: 'passed',
  scopes: [],
  lapsed: [],
  ephAllowed: true,
  ephReceiptDue: false,
}
const set = (changes: Partial<GoodsSet>): GoodsSet => ({
  zone: null,
  categoryId: null,
  keywords: '',
  byMaker: false,
  inStock: false,
  chosen: NOTHING_CHOSEN,
  ...changes,
})

interface Kind {
  readonly name: string
  readonly set: GoodsSet
  readonly sort?: GoodsSort
}

const KINDS: readonly Kind[] = [
  { name: 'everything', set: set({}) },
  { name: 'in stock', set: set({ inStock: true }) },
  { name: 'by price', set: set({}), sort: 'price_asc' },
  { name: 'by price, falling', set: set({ inStock: true }), sort: 'price_desc' },
  { name: 'by expiry', set: set({}), sort: 'expiry' },
  { name: 'newest', set: set({}), sort: 'new' },
  { name: 'a category', set: set({ categoryId: 500 }) },
  { name: 'a category by price', set: set({ categoryId: 600 }), sort: 'price_asc' },
  { name: 'a category of a zone', set: set({ categoryId: 2100 }) },
  { name: 'a zone', set: set({ zone: 'zy' }), sort: 'new' },
  { name: 'near expiry', set: set({ zone: 'jxq' }) },
  { name: 'controlled', set: set({ zone: 'kx' }), sort: 'price_desc' },
  { name: 'brands', set: set({ zone: 'brand' }) },
  { name: 'one character', set: set({ keywords: '片' }) },
  { name: 'one letter', set: set({ keywords: 'a' }) },
  { name: 'two letters', set: set({ keywords: 'am' }) },
  { name: 'initials', set: set({ keywords: 'amxl' }) },
  { name: 'a name', set: set({ keywords: '阿莫西林' }) },
  { name: 'words', set: set({ keywords: '胶囊 江南' }) },
  { name: 'one error', set: set({ keywords: 'amoxilim' }) },
  { name: 'a maker', set: set({ keywords: '江南', byMaker: true }) },
  { name: 'a keyword by price', set: set({ keywords: '胶囊' }), sort: 'price_asc' },
  { name: 'a dosage form', set: set({ chosen: { ...NOTHING_CHOSEN, dosage_form: ['片剂'] } }) },
  { name: 'makers and expiry', set: set({ chosen: { ...NOTHING_CHOSEN, manufacturer: ['70', '71'], expiry: ['over2y'] } }) },
  { name: 'a class', set: set({ chosen: { ...NOTHING_CHOSEN, rx_class: ['otc_a'] } }) },
  { name: 'a price', set: set({ chosen: { ...NOTHING_CHOSEN, price: [{ from: 500, to: 2000 }] } }) },
  { name: 'a price of what is bought', set: set({ chosen: { ...NOTHING_CHOSEN, price: [{ from: 500, to: 2000 }], bought: ['1'] } }) },
  { name: 'tags', set: set({ chosen: { ...NOTHING_CHOSEN, tags: ['youx', 'special'] } }) },
]

describe.skipIf(!onPostgres)('with 20,000 goods', () => {
  let h: Harness
  beforeAll(async () => {
    // Each connection tells what it has read when it likes; this one tells all.
    h = await openHarness({ databasePool: 1 })
    await seedCatalogue(h.deps)
    await addManyGoods(h.deps.db, GOODS)
  })
  afterAll(() => h.close())

  /** How often the server has read goods from end to end. */
  async function wholeReads(): Promise<number> {
    await sql`select pg_stat_force_next_flush()`.execute(h.deps.db)
    const found = await sql<{ reads: number }>`select pg_stat_get_numscans('goods'::regclass) as reads`.execute(h.deps.db)
    return found.rows[0]?.reads ?? -1
  }

  it('sees a whole read when there is one', async () => {
    const before = await wholeReads()
    await sql`select max(bzdw) from goods`.execute(h.deps.db)
    expect(await wholeReads()).toBe(before + 1)
  })

  it.each(KINDS)('no query reads them all: $name', async ({ set: asked, sort = 'default' }) => {
    const before = await wholeReads()
    const { total } = await goodsList(h.deps, asked, { page: 2, perPage: 20, sort }, viewer)
    await goodsList(h.deps, asked, { page: 1, perPage: 20, sort }, null)
    await goodsFacets(h.deps, asked, viewer)
    if (asked.keywords !== '')
      expect((await goodsSuggestions(h.deps, asked, asked.byMaker ? 'manufacturer' : 'drug')).length).toBeGreaterThan(0)
    expect(total > 0 || asked.zone === 'brand' || asked.chosen.bought.length > 0).toBe(true)
    expect(await wholeReads()).toBe(before)
  })

  it('a list of what is in stock asks for the stock of each goods, however little memory there is for lists', async () => {
    const { rows } = await h.deps.db.transaction().execute(async (tx) => {
      await sql`set local work_mem = '64kB'`.execute(tx)
      return sql<{ 'QUERY PLAN': string }>`explain select count(*) from goods g where g.is_on_sale and ${inStock(h.clock.now())}`.execute(
        tx,
      )
    })
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('Anti Join')
    expect(plan).not.toMatch(/NOT \(SubPlan/)
  })

  it('of more than 10,000 goods the number may be a minute old, of fewer it is counted each time', async () => {
    const totals = async (): Promise<number[]> => {
      const read = async (dosage_form: readonly string[]): Promise<number> =>
        (await goodsList(h.deps, set({ chosen: { ...NOTHING_CHOSEN, dosage_form } }), { page: 1, perPage: 20, sort: 'default' }, viewer))
          .total
      return [await read(MOST), await read(MOST.slice(0, 1))]
    }
    h.clock.advance(61_000)
    const [many = 0, few = 0] = await totals()
    expect(many).toBeGreaterThan(10_000)
    expect(few).toBeLessThan(10_000)
    await sql`update goods set is_on_sale = false where id = (select min(id) from goods where is_on_sale and jx = ${MOST[0]})`.execute(
      h.deps.db,
    )
    expect(await totals()).toEqual([many, few - 1])
    h.clock.advance(60_001)
    expect(await totals()).toEqual([many - 1, few - 1])
  })

  /** How many rows of an index were read so far. */
  async function rowsOf(index: string): Promise<number> {
    await sql`select pg_stat_force_next_flush()`.execute(h.deps.db)
    const found = await sql<{ rows: number }>`select pg_stat_get_tuples_returned(${index}::regclass) as rows`.execute(h.deps.db)
    return found.rows[0]?.rows ?? -1
  }
  const readOf = async (index: string, work: () => Promise<unknown>): Promise<number> => {
    const before = await rowsOf(index)
    await work()
    return (await rowsOf(index)) - before
  }
  const page = { page: 1, perPage: 20, sort: 'default' } as const

  it('a category is listed by price along its own prices, not past what others have', async () => {
    await goodsList(h.deps, set({ categoryId: 600 }), page, viewer)
    const byPrice = () => goodsList(h.deps, set({ categoryId: 600 }), { ...page, sort: 'price_desc' }, viewer)
    await byPrice()
    expect(await readOf('goods_plain_price', byPrice)).toBe(0)
    expect(await readOf('goods_category_price', byPrice)).toBeLessThan(500)
  })

  it('what no rule touches is counted once a minute for filters, however many goods have a price of their own', async () => {
    const counted = () => goodsFacets(h.deps, set({}), viewer)
    await counted()
    expect(await readOf('goods_own_price', counted)).toBe(0)
  })

  it('few goods are counted and sorted in one reading', async () => {
    const listed = () => goodsList(h.deps, set({ keywords: '阿莫西林' }), page, viewer)
    const { total } = await listed()
    const read = await readOf('goods_search', listed)
    expect(total).toBeGreaterThan(100)
    expect([read >= total, read < total * 2]).toEqual([true, true])
  })

  it.each([set({}), set({ keywords: '片' }), set({ keywords: '阿莫西林' }), set({ categoryId: 500 })])(
    'a rule changes what filters count at once, as the list does: %j',
    async (asked) => {
      const counts = async () => {
        const { price, tags } = await goodsFacets(h.deps, asked, viewer)
        return [...price, ...tags.filter(({ value }) => value === 'special')].map(({ count }) => count)
      }
      const listed = async (chosen: Partial<Chosen>) =>
        (await goodsList(h.deps, { ...asked, chosen: { ...NOTHING_CHOSEN, ...chosen } }, page, viewer)).total
      const expected = async () => {
        const totals: number[] = []
        for (const { span } of PRICE_SPANS) totals.push(await listed({ price: [span] }))
        return [...totals.filter((total) => total > 0), await listed({ tags: ['special'] })]
      }
      const before = await counts()
      expect(before).toEqual(await expected())
      // They cost a cent then, and nothing is special that costs no less than the shop's own price.
      const named = (await goodsList(h.deps, { ...asked, chosen: { ...NOTHING_CHOSEN, tags: ['special'] } }, page, viewer)).goods
      await h.deps.db
        .insertInto('price_rule')
        .values(named.slice(0, 3).map(({ id }) => ({ goods_id: id, region_id: 330_106, priority: 9, price: 1 })))
        .execute()
      const after = await counts()
      expect(after).not.toEqual(before)
      expect(after).toEqual(await expected())
      await h.deps.db.deleteFrom('price_rule').where('region_id', '=', 330_106).execute()
    },
  )

  it('a zone whose goods all have prices of their own is listed by price without walking past all others', async () => {
    await sql`update goods set is_controlled = true where id % 4 = 0`.execute(h.deps.db)
    h.clock.advance(61_000)
    const before = await rowsOf('goods_plain_price')
    const { total } = await goodsList(h.deps, set({ zone: 'kx' }), { page: 1, perPage: 20, sort: 'price_asc' }, viewer)
    expect(total).toBeGreaterThan(4_000)
    expect(await rowsOf('goods_plain_price')).toBe(before)
  })

  it('ids among the conditions are not searched anew for each goods that a rule names', async () => {
    const looking = { priceViewer: viewer, now: h.clock.now() }
    const ids = `{${Array.from({ length: 1000 }, (_, nth) => nth + 1).join()}}`
    const special = isTagged('special', { ...looking, tagged: new Map([['special', { ids, count: 1000 }]]) })
    const named = ruledPrices({ base: sql`g.is_on_sale`, each: [special], areFew: false }, looking, viewer)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from ${named} g`.execute(h.deps.db)
    expect(rows.map((row) => row['QUERY PLAN'].trim())).toContain('Index Cond: (id = rule.goods_id)')
  })

  it('twenty goods by id are planned once for all shops, not each time: to plan them takes longer than to read them', async () => {
    const { rows } = await h.deps.db.connection().execute(async (db) => {
      const idsOf = (shop: number) => Array.from({ length: 20 }, (_, nth) => shop * 20 + nth)
      for (let shop = 1; shop <= 20; shop++) await goodsByIds(db, idsOf(shop), { ...viewer, memberId: shop }, h.clock.now())
      return sql<{
        alone: number
        common: number
      }>`select max(custom_plans) as alone, max(generic_plans) as common from pg_prepared_statements
        where statement like '%pinyinFull%'`.execute(db)
    })
    // The first five times PostgreSQL plans a statement for its values, and then compares.
    expect(rows[0]?.alone).toBe(5)
    expect(rows[0]?.common).toBeGreaterThanOrEqual(13)
  })
})
