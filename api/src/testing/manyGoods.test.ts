import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '../seed/seedCatalogue.ts'
import { openHarness, type Harness } from './harness.ts'
import { addManyGoods } from './manyGoods.ts'

let h: Harness
let last: number
beforeAll(async () => {
  h = await openHarness()
  await seedCatalogue(h.deps)
  last = (await sql<{ id: number }>`select max(id) as id from goods`.execute(h.deps.db)).rows[0]?.id ?? 0
  await addManyGoods(h.deps.db, 300)
})
afterAll(() => h.close())

/** All that triggers keep of goods; words and places are compared without their order. */
async function kept() {
  const { rows: goods } =
    await sql`select id, search_text, array(select unnest(tokens) order by 1) as tokens, first_expires::text as expires
    from goods where id > ${last} order by id`.execute(h.deps.db)
  const { rows: names } = await sql`select name, common_name, pinyin, pinyin_full, goods, search_text, tokens from goods_name
    order by name`.execute(h.deps.db)
  const { rows: unstocked } = await sql`select goods_id from goods_unstocked order by 1`.execute(h.deps.db)
  return { goods, names, unstocked }
}

it('generated goods are what triggers make of the same rows', async () => {
  const written = await kept()
  expect([written.goods.length, written.names.length > 200]).toEqual([300, true])
  await sql`update goods set search_text = '', tokens = '{}' where id > ${last}`.execute(h.deps.db)
  await sql`update goods set is_on_sale = false where id > ${last}`.execute(h.deps.db)
  await sql`update goods set is_on_sale = true where id > ${last}`.execute(h.deps.db)
  await h.deps.db.transaction().execute(async (tx) => {
    await sql`create temporary table lots on commit drop as select * from goods_batch where goods_id > ${last}`.execute(tx)
    await sql`delete from goods_batch where goods_id > ${last}`.execute(tx)
    await sql`insert into goods_batch (goods_id, ck_id, lot_no, produced, expires, on_hand)
      select goods_id, ck_id, lot_no, produced, expires, on_hand from lots`.execute(tx)
  })
  expect(await kept()).toEqual(written)
})

it('the next goods after generated ones find their id and their indexes', async () => {
  const { rows } = await sql<{ id: number }>`insert into goods (name, common_name, pinyin, pinyin_full, sccj_id, supplier_id, category_id,
      ck_id, ypgg, bzdw, jx, kind, rx_class, device_class, approval_no, scope_code, base_price, created_at)
    select name, common_name, pinyin, pinyin_full, sccj_id, supplier_id, category_id, ck_id, ypgg, bzdw, jx, kind, rx_class, device_class,
      approval_no, scope_code, base_price, created_at from goods where id = ${last + 300} returning id`.execute(h.deps.db)
  expect(rows).toEqual([{ id: last + 301 }])
  const { rows: indexes } = await sql<{ name: string }>`select indexname as name from pg_indexes where tablename = 'goods'
    and indexname in ('goods_tokens', 'goods_search', 'goods_facts', 'goods_sales') order by 1`.execute(h.deps.db)
  expect(indexes.map(({ name }) => name)).toEqual(['goods_facts', 'goods_sales', 'goods_search', 'goods_tokens'])
})
