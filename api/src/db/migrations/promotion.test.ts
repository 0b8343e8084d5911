import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBareDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { migrate } from '../migrate.ts'

let open: TestDatabase
beforeAll(async () => {
  open = await openBareDatabase()
})
afterAll(() => open.close())

it('0004 keeps the carts there are, one line a good, and then takes flash and combination lines', async () => {
  const run = (statement: string) => sql.raw(statement).execute(open.db)
  await migrate(open.db, '0003_cart')
  for (const statement of [
    `insert into member (company, kind, region_id, created_at) values ('药房', 'pharmacy', 420000, now())`,
    `insert into warehouse values (1, '主仓', 80000, 1200, 20000)`,
    `insert into category (id, tree, name) values (1, 'common', '西药')`,
    `insert into manufacturer (name, pinyin, pinyin_full) values ('青榕制药', 'qrzy', 'qingrongzhiyao')`,
    `insert into supplier (name) values ('云汀医药')`,
    `insert into goods (name, common_name, pinyin, pinyin_full, sccj_id, supplier_id, category_id, ck_id, ypgg, bzdw, jx, kind, rx_class,
      approval_no, scope_code, base_price, created_at)
       values ('胶囊', '胶囊', 'jn', 'jiaonang', 1, 1, 1, 1, '24粒', '盒', '胶囊剂', 'western', 'otc_a', '国药准字H1', 'chemical', 100,
         now())`,
    `insert into cart_line (member_id, goods_id, ck_id, number, seen_price, added_at) values (1, 1, 1, 5, 100, now())`,
  ])
    await run(statement)
  expect(await migrate(open.db, '0004_promotion')).toEqual(['0004_promotion'])
  const line = (type: number) =>
    run(`insert into cart_line (member_id, goods_id, ck_id, type, number, seen_price, added_at) values (1, 1, 1, ${type}, 2, 90, now())`)
  await expect(line(0)).rejects.toMatchObject({ code: '23505' })
  await line(1)
  const { rows } = await sql`select type, number, combo_id from cart_line order by id`.execute(open.db)
  expect(rows).toEqual([
    { type: 0, number: 5, combo_id: null },
    { type: 1, number: 2, combo_id: null },
  ])
})
