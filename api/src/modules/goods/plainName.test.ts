import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createShopper, type Shopper } from '../../testing/trading.ts'
import { plainName } from './plainName.ts'

let h: Harness
let me: Shopper
const NAMES = ['硝苯地平缓释片(Ⅱ)', '重组人干扰素α1b注射液', '𠮷祥安神丸', 'ＡＢ复合维生素片', '阿法骨化醇软胶囊'] as const
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  for (const name of NAMES) await createGoods(h, { name, common_name: name, pinyin: 'x', pinyin_full: 'x' })
  me = await createShopper(h)
})
afterAll(() => h.close())

const WAYS: readonly (readonly [typed: string, plain: string, name: (typeof NAMES)[number]])[] = [
  ['硝苯地平缓释片(Ⅱ)', '硝苯地平缓释片(ii)', '硝苯地平缓释片(Ⅱ)'],
  ['硝苯地平缓释片（II）', '硝苯地平缓释片(ii)', '硝苯地平缓释片(Ⅱ)'],
  ['硝苯地平缓释片(ⅱ)', '硝苯地平缓释片(ii)', '硝苯地平缓释片(Ⅱ)'],
  ['重组人干扰素Α1b', '重组人干扰素α1b', '重组人干扰素α1b注射液'],
  ['重组人干扰素alpha1b', '重组人干扰素α1b', '重组人干扰素α1b注射液'],
  ['干扰素阿尔法1B', '干扰素α1b', '重组人干扰素α1b注射液'],
  ['𠮷祥安神丸', '吉祥安神丸', '𠮷祥安神丸'],
  ['吉祥安神丸', '吉祥安神丸', '𠮷祥安神丸'],
  ['AB复合维生素片', 'ab复合维生素片', 'ＡＢ复合维生素片'],
  ['ab', 'ab', 'ＡＢ复合维生素片'],
  ['阿法骨化醇', '阿法骨化醇', '阿法骨化醇软胶囊'],
]

it.each(WAYS)('%s is %s to the question and to the index', async (typed, plain) => {
  const { rows } = await sql<{ plain: string }>`select plain_name(${typed}) as plain`.execute(h.deps.db)
  expect([plainName(typed), rows[0]?.plain]).toEqual([plain, plain])
})

it.each(WAYS)('the search for %s (%s) finds %s, exactly as it is written', async (typed, _plain, name) => {
  const found = await me.client.get(`/api/goods/list?keywords=${encodeURIComponent(typed)}`)
  expect(found).toMatchObject({ status: 200, data: { data: [{ name }], correction: null } })
  const suggested = (await me.client.get(`/api/goods/search?keywords=${encodeURIComponent(typed)}&type=0`)).data as object
  expect(JSON.stringify(suggested)).toContain(name)
})

it('a pasted list finds the goods whose name it spells, in each of the ways', async () => {
  const text = ['硝苯地平缓释片(Ⅱ) 10', '硝苯地平缓释片(II) 10', '吉祥安神丸 10', '𠮷祥安神丸 10'].join('\n')
  const { data } = await me.client.post('/api/quick/parse', { text })
  const { rows } = data as { rows: { match: { name: string } | null }[] }
  expect(rows.map(({ match }) => match?.name)).toEqual(['硝苯地平缓释片(Ⅱ)', '硝苯地平缓释片(Ⅱ)', '𠮷祥安神丸', '𠮷祥安神丸'])
})
