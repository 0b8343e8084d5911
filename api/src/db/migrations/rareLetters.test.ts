import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBareDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { migrate } from '../migrate.ts'

let open: TestDatabase
beforeAll(async () => {
  open = await openBareDatabase()
})
afterAll(() => open.close())

const NAMES = ['硝苯地平缓释片(Ⅱ)', '重组人干扰素α1b注射液', '𠮷祥安神丸', 'ＡＢ复合维生素片', '阿莫西林胶囊']

interface Indexed {
  readonly name: string
  readonly search_text: string
  readonly tokens: readonly string[]
}

it('0039 brings goods and names that were there before to what is written of new ones, and touches no others', async () => {
  const run = (statement: string) => sql.raw(statement).execute(open.db)
  const read = async (table: 'goods' | 'goods_name') =>
    (await sql<Indexed>`select name, search_text, tokens from ${sql.table(table)} order by name`.execute(open.db)).rows
  await migrate(open.db, '0038_regions')
  await run(`insert into warehouse values (1, '主仓', 80000, 1200, 20000)`)
  await run(`insert into category (id, tree, name) values (1, 'common', '西药')`)
  await run(`insert into manufacturer (name, pinyin, pinyin_full) values ('青榕制药', 'qrzy', 'qingrongzhiyao')`)
  await run(`insert into supplier (name) values ('云汀医药')`)
  for (const [at, name] of NAMES.entries())
    await run(`insert into goods (name, common_name, pinyin, pinyin_full, sccj_id, supplier_id, category_id, ck_id, ypgg, bzdw, jx, kind,
      rx_class, approval_no, scope_code, base_price, created_at)
      values ('${name}', '${name}', 'x', 'x', 1, 1, 1, 1, '24粒', '盒', '片剂', 'western', 'otc_a',
        '国药准字H${at}', 'chemical', 100, now())`)
  const plainBefore = (await read('goods')).find(({ name }) => name === '阿莫西林胶囊')
  expect((await read('goods')).map(({ search_text: text }) => text).join()).not.toContain('(ii)')

  await migrate(open.db, '0039_rare_letters')
  const [goods, names] = [await read('goods'), await read('goods_name')]
  const textOf = (rows: readonly Indexed[], name: string): string | undefined => rows.find((row) => row.name === name)?.search_text
  for (const rows of [goods, names])
    for (const [name, plain] of [
      ['硝苯地平缓释片(Ⅱ)', '硝苯地平缓释片(ii)'],
      ['重组人干扰素α1b注射液', '重组人干扰素α1b注射液'],
      ['𠮷祥安神丸', '吉祥安神丸'],
      ['ＡＢ复合维生素片', 'ab复合维生素片'],
    ] as const)
      expect(textOf(rows, name)).toContain(plain)
  expect(goods.find(({ name }) => name === '阿莫西林胶囊')).toEqual(plainBefore)

  // What the triggers write of a row that is saved anew is what stands there already.
  await run(`update goods set name = name, pinyin = pinyin`)
  expect(await read('goods')).toEqual(goods)
  expect(await read('goods_name')).toEqual(names)
  expect(names.map(({ name }) => name).toSorted()).toEqual(NAMES.toSorted())
})
