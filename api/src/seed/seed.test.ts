import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatDate } from 'rules/time'
import { openHarness, type Harness } from '../testing/harness.ts'
import { TEST_NOW } from '../testing/clock.ts'
import { seconds } from '../deps.ts'
import { ean13 } from './barcode.ts'
import { CATEGORIES } from './categories.ts'
import { parseGoodsCsv, readGoodsCsv } from './goodsCsv.ts'
import { planGoods } from './goodsPlan.ts'
import { MAKERS } from './makers.ts'
import { seedDemo } from './seed.ts'
import { SeededRandom } from './seededRandom.ts'

const NOW = seconds(TEST_NOW)
const plan = planGoods(readGoodsCsv(), new SeededRandom(20_261_121), NOW)

/** All goods lie in the common tree, none was changed yet, and nobody takes any from the shelf in the demo. */
const SAME_FOR_ALL = ['category_tree', 'is_on_sale', 'version']

describe('the plan', () => {
  it('the plan is the same every time, and another for another seed', () => {
    expect(planGoods(readGoodsCsv(), new SeededRandom(20_261_121), NOW)).toEqual(plan)
    expect(planGoods(readGoodsCsv(), new SeededRandom(1), NOW)).not.toEqual(plan)
  })

  it('the plan has all 216 generics from two to four makers each, at different prices', () => {
    const byGeneric = Map.groupBy(plan, (goods) => goods.generic.no)
    expect(byGeneric.size).toBe(216)
    for (const goods of byGeneric.values()) {
      expect(goods.length).toBeGreaterThanOrEqual(2)
      expect(goods.length).toBeLessThanOrEqual(4)
      expect(new Set(goods.map((variant) => variant.maker.name)).size).toBe(goods.length)
    }
    expect(new Set(MAKERS.map((maker) => maker.name)).size).toBe(60)
    expect(new Set(plan.map((goods) => goods.maker.name)).size).toBe(60)
  })

  it('the plan has the shape the shop needs', () => {
    const count = (fits: (goods: (typeof plan)[number]) => boolean): number => plan.filter(fits).length
    const share = (fits: (goods: (typeof plan)[number]) => boolean): number => Math.round((count(fits) / plan.length) * 100)
    expect(count((goods) => goods.isControlled)).toBe(12)
    expect(count((goods) => goods.isYoux)).toBe(24)
    expect(count((goods) => goods.isNearExpiry && goods.specialPrice !== null)).toBe(18)
    expect([count((goods) => goods.dayPrice !== null), count((goods) => goods.isWelfare)]).toEqual([60, 40])
    expect(
      count((goods) => [goods.dayPrice, goods.specialPrice, goods.isWelfare || null].filter((price) => price !== null).length > 1),
    ).toBe(0)
    expect(share((goods) => goods.stock === 0)).toBe(4)
    expect(share((goods) => goods.stock > 0 && goods.stock < goods.generic.zbz)).toBe(6)
    expect(share((goods) => goods.ladder.length === 2)).toBe(12)
    expect(count((goods) => goods.generic.isEph)).toBeGreaterThanOrEqual(20)
  })

  it('the plan lets exactly the near-expiry goods run out within six months, and nothing before three or after forty', () => {
    const day = (months: number): string => formatDate(NOW + Math.round(months * 30.44) * 86_400)
    for (const goods of plan) {
      expect(goods.lots).toHaveLength(2)
      for (const lot of goods.lots) {
        expect(lot.expires > day(2.9) && lot.expires < day(36)).toBe(true)
        expect(lot.produced < formatDate(NOW)).toBe(true)
      }
      expect((goods.lots[0]?.expires ?? '') < day(6), goods.barcode).toBe(goods.isNearExpiry)
    }
  })

  it('the plan has approval numbers that cannot be real and barcodes that check', () => {
    for (const goods of plan) {
      if (goods.generic.kind === 'herb') expect(goods.approvalNo).toBeNull()
      else expect(goods.approvalNo).toMatch(/^(国药准字[HZS]0000\d{4}|国械注准0000000\d{4}|国械备0000\d{4}号)$/)
      expect(ean13(goods.barcode.slice(0, 12))).toBe(goods.barcode)
    }
    expect(ean13('690123456789')).toBe('6901234567892')
  })

  it('the plan groups categories in two levels in all four trees, none empty', () => {
    expect(new Set(CATEGORIES.map((category) => category.tree))).toEqual(new Set(['common', 'yx', 'zy', 'qx']))
    const used = new Set(plan.flatMap((goods) => [goods.category, ...goods.zones]))
    const leaves = CATEGORIES.filter((category) => category.parent_id !== null && category.tree !== 'yx')
    expect(leaves.filter((category) => !used.has(category.id)).map((category) => category.name)).toEqual([])
  })

  it('the plan refuses a csv row that does not add up', () => {
    expect(() => parseGoodsCsv('head\n1,抗感染,x')).toThrow(/12 cells/)
    expect(() => parseGoodsCsv('head\n1,抗感染,名,m,片剂,1片,盒,二类器械,,1.00,1,1')).toThrow(/does not go with/)
  })
})

describe('the seeded database', () => {
  let h: Harness
  beforeAll(async () => {
    h = await openHarness()
    expect(await seedDemo(h.deps)).toBe(true)
  })
  afterAll(() => h.close())

  const valueFrom = async (query: string): Promise<unknown> =>
    Object.values((await sql.raw<Record<string, unknown>>(query).execute(h.deps.db)).rows[0] ?? {})[0]

  it('the seeded database changes nothing when it is filled again', async () => {
    const state = async (): Promise<unknown[]> => [
      await valueFrom('select count(*) from goods'),
      await valueFrom('select count(*) from stock_move'),
      await valueFrom('select count(*) from account'),
      await valueFrom('select max(id) from goods'),
    ]
    const before = await state()
    expect(await seedDemo(h.deps)).toBe(false)
    expect(await state()).toEqual(before)
    expect(before[0]).toBe(plan.length)
  })

  it('the seeded database knows more than one value of every column of goods: what neither it nor the office sets is missed here', async () => {
    const { rows } = await sql<{ column: string; values: number }>`
      select c.column_name as column, (xpath('//n/text()', query_to_xml(
        format('select count(distinct coalesce(%I::text, %L)) as n from goods', c.column_name, '-'), false, true, '')
      ))[1]::text::int as values
      from information_schema.columns c where c.table_schema = current_schema() and c.table_name = 'goods' order by 1`.execute(h.deps.db)
    expect(rows.length).toBeGreaterThan(35)
    expect(rows.filter(({ values }) => values < 2).map(({ column }) => column)).toEqual(SAME_FOR_ALL)
  })

  it('the seeded database has stock that equals its lots and its moves', async () => {
    expect(
      await valueFrom(
        `select count(*) from stock s where on_hand <> (select coalesce(sum(on_hand), 0) from goods_batch b
          where b.goods_id = s.goods_id and b.ck_id = s.ck_id)`,
      ),
    ).toBe(0)
    expect(
      await valueFrom(
        `select count(*) from stock s where on_hand <> (select coalesce(sum(d_on_hand), 0) from stock_move m
          where m.goods_id = s.goods_id and m.ck_id = s.ck_id)`,
      ),
    ).toBe(0)
    expect(
      await valueFrom(
        `select count(*) from goods g where first_expires is distinct from (select min(expires) from goods_batch b
          where b.goods_id = g.id and b.on_hand > 0 and b.recall_id is null)`,
      ),
    ).toBe(0)
  })

  it('the seeded database has ten brands, and specials that are still there in seven weeks, each day other ones', async () => {
    expect(await valueFrom('select count(*) from manufacturer where is_brand')).toBe(10)
    expect(
      await valueFrom(`select count(*) from goods where special_until > '${new Date(TEST_NOW.getTime() + 49 * 86_400_000).toISOString()}'`),
    ).toBe(18)
    expect(await valueFrom('select count(*) from zone_price where percent_bp = 9400')).toBe(40)
    const { rows } = await sql<{
      goods: string
      count: number
    }>`select string_agg(d.goods_id::text, ',' order by d.goods_id) as goods, count(*) filter (where d.price < g.base_price)::int as count
      from special_day d join goods g on g.id = d.goods_id group by d.day order by d.day`.execute(h.deps.db)
    expect(rows.map(({ count }) => count)).toEqual(Array.from({ length: 60 }, () => 12))
    expect(new Set(rows.slice(0, 5).map(({ goods }) => goods)).size).toBe(5)
  })

  it('the seeded database has shops that can log in, one default manager, and one that has not signed', async () => {
    for (const username of ['demo', 'clinic', 'pending', 'contract', 'expired', 'chain', 'receipt']) {
      expect((await h.client().post('/api/auth/login', { username, password: 'Demo-2026' })).status, username).toBe(200)
    }
    expect((await h.client().post('/api/auth/login', { username: '13800000001', password: 'Demo-2026' })).data).toMatchObject({
      user: { username: 'demo', is_passed: 1, admin: { is_default: 0 } },
    })
    expect(await valueFrom('select count(*) from manager where is_default')).toBe(1)
    const demo = h.client()
    await demo.post('/api/auth/login', { username: 'demo', password: 'Demo-2026' })
    const papers = (await demo.get('/api/user/zizhi')).data as { file: string | null }[]
    expect(papers).toHaveLength(4)
    for (const { file } of papers)
      expect((await h.app.inject({ url: String(file), headers: { cookie: `sid=${demo.cookie('sid')}` } })).headers['content-type']).toBe(
        'application/pdf',
      )
    expect(await valueFrom('select count(*) from contract_signature')).toBe(8)
    expect(
      await valueFrom(
        `select count(*) from account a join account_member am on am.account_id = a.id
          left join contract_signature s on s.member_id = am.member_id where a.username = 'contract' and s.member_id is null`,
      ),
    ).toBe(1)
  })
})
