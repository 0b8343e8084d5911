import { afterAll, beforeAll, expect, it } from 'vitest'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { createShopper } from '../../testing/trading.ts'
import { readImportFile } from './file.ts'
import { KINDS } from './kinds.ts'
import { FILLING } from './testFilling.ts'
import { imported, undo, type RunAnswer } from './testImport.ts'

let h: Harness
const runs: RunAnswer[] = []
beforeAll(async () => {
  h = await openHarness()
  for (const [kind, file] of FILLING) runs.push(await imported(h, kind, file))
})
afterAll(() => h.close())

const read = (url: string) => h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(url)

it('an empty shop is filled by a file of every kind, and what is sent again changes nothing', async () => {
  expect(new Set(FILLING.map(([kind]) => kind))).toEqual(new Set(KINDS.map(({ name }) => name)))
  for (const run of runs) expect(run).toMatchObject({ status: 'done', wrong: 0 })
  for (const [kind, file] of FILLING.filter(([name]) => !['goods', 'price', 'stock'].includes(name)))
    expect([kind, await imported(h, kind, file)]).toMatchObject([kind, { created: 0, changed: 0, wrong: 0 }])
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

it('a buyer of a shop filled by files sees goods, their prices and stock, help, news, banners, gifts and price sheets', async () => {
  const { client } = await createShopper(h)
  const list = (await client.get('/api/goods/list?keywords=阿莫西林')).data as {
    data: { name: string; sccj: string; number: number; base_price: string; barcode: string; ladder_price: unknown }[]
  }
  expect(list.data).toMatchObject([
    {
      name: '阿莫西林胶囊',
      sccj: '青榕制药有限公司',
      number: 480,
      base_price: '4.90',
      barcode: '6900000000014',
      ladder_price: [{ number: 30, price: '4.70' }],
    },
  ])
  const shown = [
    ['/api/focus', '冬令进补'],
    ['/api/focus/common', '优选专区'],
    ['/api/jfsc/goods', '热敏收银纸'],
    ['/api/jfsc/category', '门店用品'],
    ['/api/price/list', '全品目录'],
    ['/api/help/category', '购物指南'],
    ['/api/global/links', '药监局'],
    ['/api/goods/fl', '中药饮片'],
  ] as const
  for (const [url, words] of shown) {
    const { status, data } = await client.get(url)
    expect([url, status, JSON.stringify(data).includes(words)]).toEqual([url, 200, true])
  }
})

it('templates have the heads of their kind, as CSV and as a workbook whose cells are texts', async () => {
  const kinds = (await read('/api/erp/import')).data as { name: string; columns: { title: string }[] }[]
  expect(kinds.length).toBe(KINDS.length)
  for (const { name, columns } of kinds) {
    const file = (format: string) =>
      h.app.inject({
        method: 'GET',
        url: `/api/erp/import/${name}/template?format=${format}`,
        headers: { authorization: `Bearer ${ERP_TOKEN}` },
      })
    expect((await file('csv')).body).toBe(`\uFEFF${columns.map(({ title }) => title).join(',')}\r\n`)
    const { rawPayload, headers } = await file('xlsx')
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}.xlsx"`)
    const shape = { title: name, key: [], needed: [], columns: columns.map(({ title }) => ({ name: title, title })) }
    expect(() => readImportFile(rawPayload, shape)).toThrow('文件里没有数据，请在表头下填写后重新导入')
  }
})

it('what others refer to is not taken back', async () => {
  const places = FILLING.findIndex(([kind]) => kind === 'warehouse')
  expect(await undo(h, runs[places]?.id ?? '')).toMatchObject({
    status: 409,
    message: expect.stringContaining('不能撤回：仓库 CK02、CK01：其他数据已用到它'),
  })
})

it('every kind but those that others stand on is taken back in the order of its making', async () => {
  for (const [at, [kind]] of [...FILLING.entries()].toReversed()) {
    if (['goods', 'stock', 'warehouse', 'category', 'maker', 'supplier'].includes(kind)) continue
    expect([kind, await undo(h, runs[at]?.id ?? '')]).toMatchObject([kind, { status: 200, data: { status: 'undone' } }])
  }
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})
