import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import type { Shopper } from '../../testing/trading.ts'
import { invoicing } from '../invoice/testInvoice.ts'
import { ORDERS_A_ZIP } from './files.ts'
import { monthBook } from './monthBook.ts'
import { monthZip } from './monthZip.ts'
import { buyAYear, FORMULA, type TestYear } from './testYear.ts'

let h: Harness
let year: TestYear
const invoices = invoicing(() => ({ h, me: year.me }))
beforeAll(async () => {
  h = await openHarness()
  year = await buyAYear(h)
  const { data } = await invoices.apply(year.november)
  await invoices.issue((data as { id: string }).id)
})
afterAll(() => h.close())

const file = ({ client }: Shopper, name: string) =>
  h.app.inject({ method: 'GET', url: `/files/purchases/${name}`, cookies: { sid: client.cookie('sid') ?? '' } })

/** The sheets of a workbook as rows of what its cells show. */
function sheetsOf(bytes: Uint8Array): Record<string, string[][]> {
  const parts = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]))
  const names = [...(parts['xl/workbook.xml'] ?? '').matchAll(/<sheet name="([^"]+)"/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name, at) => [name, rowsOf(parts[`xl/worksheets/sheet${at + 1}.xml`] ?? '')]))
}
function rowsOf(xml: string): string[][] {
  expect(xml).not.toContain('<f>')
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/g)].map(([, row = '']) => {
    const cells: string[] = []
    for (const [, column = '', cell = ''] of row.matchAll(/<c r="([A-Z])[0-9]+"[^>]*>(.*?)<\/c>/g))
      cells[column.charCodeAt(0) - 65] = cell.replaceAll(/<[^>]+>/g, '').replaceAll('&quot;', '"')
    return Array.from(cells, (cell) => cell ?? '')
  })
}
const columnsOf = (rows: readonly (readonly string[])[] = [], ...heads: readonly string[]): string[][] =>
  rows.slice(1).map((row) => heads.map((head) => row[rows[0]?.indexOf(head) ?? -1] ?? ''))

it('the workbook of a month has its orders, lines, lots, refunds and invoices, and a name that is a formula stays a text', async () => {
  const answer = await file(year.me, '2026-11.xlsx')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="purchases-2026-11.xlsx"',
  })
  const sheets = sheetsOf(answer.rawPayload)
  expect(Object.keys(sheets)).toEqual(['订单', '明细', '批号', '退货退款', '发票'])
  expect(columnsOf(sheets['订单'], '状态', '商品金额', '运费', '应付合计', '线上或汇款', '已退', '采购额')).toEqual([
    ['已发货', '476.00', '12.00', '488.00', '488.00', '95.00', '393.00'],
  ])
  expect(
    columnsOf(sheets['明细'], '商品名称', '购买方式', '批号', '数量', '原价金额', '优惠金额', '金额', '到手价', '退回数量', '采购额'),
  ).toEqual([
    [FORMULA, '普通', 'L1、L2', '30', '300.00', '0.00', '300.00', '10.00', '7', '230.00'],
    ['丹参片', '秒杀', `A${year.far}`, '4', '120.00', '20.00', '100.00', '25.00', '1', '75.00'],
    [FORMULA, '组合', 'L2', '2', '20.00', '1.00', '19.00', '9.50', '0', '19.00'],
    ['丹参片', '组合', `A${year.far}`, '2', '60.00', '3.00', '57.00', '28.50', '0', '57.00'],
    ['赠品贴', '赠品', expect.any(String), '3', '0.00', '0.00', '0.00', '0.00', '0', '0.00'],
  ])
  expect(columnsOf(sheets['批号'], '商品名称', '批号', '有效期至', '发货时剩余天数', '数量').slice(0, 2)).toEqual([
    [FORMULA, 'L1', '2027-07-20', '241', '20'],
    [FORMULA, 'L2', '2027-07-22', '243', '10'],
  ])
  expect(columnsOf(sheets['退货退款'], '商品', '金额', '去向')).toEqual([
    [FORMULA, '70.00', '原路退回'],
    ['丹参片', '25.00', '原路退回'],
  ])
  expect(columnsOf(sheets['发票'], '发票号码', '种类', '状态', '金额')).toEqual([['10000001', '增值税电子普通发票', '已开票', '393.00']])
})

it('an order that was refunded as a whole is in the workbook with nothing kept of it', async () => {
  const sheets = sheetsOf((await file(year.me, '2026-12.xlsx')).rawPayload)
  expect(columnsOf(sheets['订单'], '状态', '应付合计', '已退', '采购额')).toEqual([
    ['待发货', '232.00', '0.00', '232.00'],
    ['已退款', '287.00', '287.00', '0.00'],
  ])
  expect(columnsOf(sheets['退货退款'], '商品', '金额')).toEqual([['整单', '287.00']])
})

it('the ZIP of a month holds the workbook and each paper once, and is the same each time', async () => {
  const [first, second] = [await file(year.me, '2026-11-1.zip'), await file(year.me, '2026-11-1.zip')]
  expect(first.headers['content-type']).toBe('application/zip')
  expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
  const { order_no: no } = await h.deps.db
    .selectFrom('orders')
    .where('id', '=', Number(year.november))
    .select('no as order_no')
    .executeTakeFirstOrThrow()
  const packed = unzipSync(first.rawPayload)
  const formula = FORMULA.replaceAll(/[/\\:*?"<>|]/g, '_')
  expect(Object.keys(packed).toSorted()).toEqual(
    [
      '采购明细 2026-11.xlsx',
      `随货同行单/随货同行单 ${no}.pdf`,
      `药检报告/药检报告 ${formula} L1.pdf`,
      `药检报告/药检报告 ${formula} L2.pdf`,
      `药检报告/药检报告 丹参片 A${year.far}.pdf`,
      `药检报告/药检报告 赠品贴 A${year.far + 1}.pdf`,
      '发票/发票 10000001.pdf',
    ].toSorted(),
  )
  expect(strFromU8((packed[`随货同行单/随货同行单 ${no}.pdf`] ?? new Uint8Array()).subarray(0, 5))).toBe('%PDF-')
  expect(Object.keys(sheetsOf(packed['采购明细 2026-11.xlsx'] ?? new Uint8Array()))).toHaveLength(5)
})

it('a month of many orders is read page by page, its papers hundred by hundred, and a shop in earnest invents no report', async () => {
  const many = Array.from({ length: 230 }, () => Number(year.november))
  const { memberId } = year.me.person
  let pieces = 0
  for await (const piece of monthBook(h.deps, memberId, many) ?? []) {
    pieces++
    // A page of fifty orders, not the whole of them.
    expect(piece.length).toBeLessThan(1_000_000)
  }
  expect(pieces).toBeGreaterThan(20)
  expect(monthZip(h.deps, memberId, { month: '2026-11', nth: 4 }, many)).toBeNull()
  const earnest = { ...h.deps, settings: { ...h.deps.settings, demo: false } }
  const parts: Uint8Array[] = []
  for await (const part of monthZip(earnest, memberId, { month: '2026-11', nth: 3 }, many) ?? []) parts.push(part)
  expect(Object.keys(unzipSync(Buffer.concat(parts))).map((name) => name.split('/')[0])).toEqual(['随货同行单', '发票'])
  expect(ORDERS_A_ZIP).toBe(100)
})

it('files of a month are for the shop alone, and so many in ten minutes', async () => {
  const other = sheetsOf((await file(year.other, '2026-12.xlsx')).rawPayload)
  expect(columnsOf(other['订单'], '采购额')).toEqual([['452.00']])
  expect((await h.app.inject({ method: 'GET', url: '/files/purchases/2026-11.xlsx' })).statusCode).toBe(401)
  for (const name of ['2026-10.xlsx', '2026-11-2.zip', '2026-13.xlsx', '2026-11.zip', 'x.xlsx'])
    expect((await file(year.me, name)).statusCode, name).toBe(404)
  const statuses: number[] = []
  for (let nth = 0; nth < 30; nth++) statuses.push((await file(year.other, '2026-10.xlsx')).statusCode)
  expect(statuses.filter((status) => status === 404)).toHaveLength(29)
  expect(statuses.at(-1)).toBe(429)
})
