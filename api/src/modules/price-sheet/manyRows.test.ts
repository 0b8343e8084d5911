import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chunksOf } from '../../db/chunks.ts'
import { createGoods } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createShopper, type Shopper } from '../../testing/trading.ts'
import { readDraft } from '../promotion/readDraft.ts'
import { openTrade, promote, template } from '../promotion/testShop.ts'

/** One statement of PostgreSQL binds 65,535 values. */
const MANY = 65_537
/** Filling a shop with so many goods takes minutes. */
const isFull = process.env['FULL'] === '1'

let h: Harness
let me: Shopper
let ids: readonly number[]
beforeAll(async () => {
  if (!isFull) return
  h = await openHarness()
  await openTrade(h)
  me = await createShopper(h)
  const first = await createGoods(h)
  await sql`insert into goods (name, common_name, pinyin, pinyin_full, sccj_id, supplier_id, category_id, ck_id, ypgg, bzdw, jx, kind,
    rx_class, approval_no, scope_code, base_price, zbz, min_qty, created_at)
    select '药' || i, common_name, pinyin, pinyin_full, sccj_id, supplier_id, category_id, ck_id, ypgg, bzdw, jx, kind, rx_class,
      approval_no, scope_code, 1000, 1, 1, created_at
    from goods, generate_series(2, ${MANY}::int) i where id = ${first}`.execute(h.deps.db)
  await h.deps.db.insertInto('price_sheet').values({ id: 9, name: '全品目录', remarks: '', zone: null, kind: null }).execute()
  ids = (await h.deps.db.selectFrom('goods').orderBy('id').select('id').execute()).map(({ id }) => id)
})
afterAll(async () => {
  if (isFull) await h.close()
})

it.runIf(isFull)('a price sheet of 65,537 goods is downloaded whole, with the prices of a change of them all', async () => {
  expect(ids.length).toBe(MANY)
  await h.deps.db.updateTable('goods').set({ base_price: 1_234 }).execute()
  const answer = await h.app.inject({ method: 'GET', url: '/files/price/9.csv', cookies: { sid: me.client.cookie('sid') ?? '' } })
  const rows = answer.body.trimEnd().split('\r\n')
  expect([answer.statusCode, rows.length]).toEqual([200, MANY + 1])
  expect(new Set(rows.slice(1).map((row) => row.split(',')[0])).size).toBe(MANY)
  expect(rows.slice(1).filter((row) => !row.includes(',12.34,'))).toEqual([])
})

it.runIf(isFull)('a promotion and a coupon of 65,537 goods are published', async () => {
  const { id } = await promote(h, { kind: 'manjian', goodsIds: ids, tiers: [{ full: 10_000, minus: 1_000 }] })
  const covered = async (table: 'promotion_goods' | 'coupon_goods') =>
    (
      await h.deps.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('goods'))
        .executeTakeFirstOrThrow()
    ).goods
  expect([id > 0, await covered('promotion_goods')]).toEqual([true, MANY])
  await template(h, { face: 100, min: 1_000, goodsIds: ids })
  expect(await covered('coupon_goods')).toBe(MANY)
})

it('the office is told how many goods a promotion may name', () => {
  const draft = {
    kind: 'manjian',
    name: '满减',
    goodsIds: Array.from({ length: 20_001 }, (_, nth) => nth + 1),
    tiers: [{ full: 100, minus: 10 }],
    startsAt: '2026-11-23T00:00:00Z',
    endsAt: '2026-11-24T00:00:00Z',
  }
  expect(() => readDraft(JSON.stringify(draft))).toThrow('活动内容有误：goodsIds 不能多于 20000 项')
})

it('rows beyond what a statement binds go in pieces, none lost', () => {
  const rows = Array.from({ length: MANY }, (_, nth) => nth)
  expect(chunksOf(rows, 1).map(({ length }) => length)).toEqual([65_535, 2])
  expect(chunksOf(rows, 12).flat()).toEqual(rows)
  expect(chunksOf([], 3)).toEqual([])
})
