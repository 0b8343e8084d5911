import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderStorefront } from '../../../testing/renderStorefront.tsx'
import type { Mocks } from '../../../testing/schemaNetwork.ts'

const month = (name: string, amount: string, isFilled = true) => ({
  month: name,
  orderCount: isFilled ? 2 : 0,
  goodsAmount: amount,
  extraAmount: '0.00',
  amount,
  workbook: isFilled ? `/files/purchases/${name}.xlsx` : null,
  archives: isFilled ? [`/files/purchases/${name}-1.zip`] : [],
})
const part = (partID: string, name: string, amount: string) => ({ partID, name, amount, goodsCount: 3, orderCount: 2 })
const move = (goodsID: string, name: string, changePermille: number, last: string) => ({
  goodsID,
  name,
  spec: '24粒',
  unit: '盒',
  maker: '青榕制药',
  times: 2,
  first: '10.00',
  last,
  lowest: '9.00',
  highest: '11.00',
  changePermille,
  points: [
    { on: '2026-10-02', price: '10.00' },
    { on: '2026-11-20', price: last },
  ],
})
const report = {
  firstMonth: '2025-12',
  lastMonth: '2026-11',
  amount: '1224.00',
  goodsAmount: '1200.00',
  extraAmount: '24.00',
  previousAmount: '1000.00',
  orderCount: 4,
  goodsCount: 6,
  months: [month('2026-10', '0.00', false), month('2026-11', '1224.00')],
  makers: [part('1', '青榕制药', '900.00'), part('2', '白榆制药', '200.00')],
  otherMakers: { count: 2, amount: '100.00' },
  categories: [part('100', '西药', '1200.00')],
  otherCategories: { count: 0, amount: '0.00' },
  priceMoves: [move('12', '阿莫西林胶囊', 100, '11.00'), move('13', '丹参片', -100, '9.00')],
  pricedCount: 5,
  risenCount: 1,
  fallenCount: 1,
  savings: [{ phase: 'COUPON', title: '满500减30', amount: '60.00', orderCount: 2 }],
  otherSavings: { count: 0, amount: '0.00' },
  savedAmount: '60.00',
  nearExpiry: { months: 8, amount: '120.00', units: 12, shippedAmount: '1200.00', shippedUnits: 96 },
}
const mocks = (purchaseReport: (args: Readonly<Record<string, unknown>>) => unknown): Mocks => ({
  Query: {
    serverTime: () => '2026-11-21T02:05:00Z',
    viewer: () => ({ memberID: '1', company: '测试药房', accountManager: null, messageCount: 0, isReviewed: true }),
    cartBadge: () => 0,
    categories: () => [],
    purchaseReport: (_: unknown, args: Readonly<Record<string, unknown>>) => purchaseReport(args),
  },
})
const rows = (name: string): (string | null)[][] =>
  [...screen.getByRole('table', { name }).querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))

afterEach(() => void vi.unstubAllGlobals())

it('a report shows sums, shares with what is not listed, and the files of each month', async () => {
  await renderStorefront(
    '/cgbb',
    mocks(() => report),
  )
  await screen.findByRole('heading', { level: 1, name: '采购报表' })
  const sums = within(screen.getByRole('region', { name: '合计' }))
  for (const words of ['上期 1,000.00，多 22.4%', '占原价 4.8%', '120.00 元，12 / 96 件', '10.0%']) sums.getByText(words)
  expect(rows('按厂家')).toEqual([
    ['青榕制药3 个品种，2 单', '900.00', '75.0%'],
    ['白榆制药3 个品种，2 单', '200.00', '16.7%'],
    ['其他 2 个', '100.00', '8.3%'],
  ])
  expect(rows('每月采购与下载')).toEqual([['2026-11', '2', '1,224.00', '0.00', '1,224.00', '明细表格资料包']])
  expect(screen.getByRole('link', { name: '下载 2026-11 资料包' }).getAttribute('href')).toBe('/files/purchases/2026-11-1.zip')
  const chart = screen.getByRole('img', { name: '每月采购额' }).parentElement
  expect([...(chart?.querySelectorAll('[aria-hidden] > span') ?? [])].map((label) => label.textContent)).toEqual([
    '',
    '1,224',
    '10\n2026',
    '11',
  ])
  sums.getByText(/^采购额是已付款并留下的商品，加上运费与补收/)
})

it('a chart of months names the year where it begins and changes, and shortens ten thousands', async () => {
  const months = [month('2025-12', '9999.99'), month('2026-01', '10000.00'), month('2026-02', '1234500.00')]
  await renderStorefront(
    '/cgbb',
    mocks(() => ({ ...report, months })),
  )
  const chart = (await screen.findByRole('img', { name: '每月采购额' })).parentElement
  expect([...(chart?.querySelectorAll('[aria-hidden] > span') ?? [])].map((label) => label.textContent)).toEqual([
    '9,999',
    '1万',
    '123.4万',
    '12\n2025',
    '1\n2026',
    '2',
  ])
})

it('the price that moved most is drawn first, and another one when its button is pressed', async () => {
  await renderStorefront(
    '/cgbb',
    mocks(() => report),
  )
  await screen.findByRole('img', { name: '阿莫西林胶囊 到手价，2 次，涨 10.0%' })
  expect(rows('价格变动').map((cells) => cells[6])).toEqual(['涨 10.0%', '降 10.0%'])
  act(() => void fireEvent.click(screen.getByRole('button', { name: '查看 丹参片 的走势' })))
  screen.getByRole('img', { name: '丹参片 到手价，2 次，降 10.0%' })
  expect(screen.getByRole('list', { name: '丹参片 各次到手价' }).textContent).toBe('2026-10-02 ¥10.002026-11-20 ¥9.00')
})

it('a quarter is asked for by its months, and the span before it is a link', async () => {
  const asked = vi.fn<(args: Readonly<Record<string, unknown>>) => unknown>(() => ({
    ...report,
    firstMonth: '2026-10',
    lastMonth: '2026-12',
  }))
  await renderStorefront('/cgbb?from=2026-10&to=2026-12', mocks(asked))
  await screen.findByText('2026 年第 4 季度')
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ from: '2026-10', to: '2026-12' })
  expect(screen.getByRole('link', { name: '上一期' }).getAttribute('href')).toBe('/cgbb?from=2026-07&to=2026-09')
  expect(screen.queryByRole('link', { name: '下一期' })).toBeNull()
  expect(screen.getByRole('link', { name: '按季' }).getAttribute('aria-current')).toBe('page')
})

it('a report is printed by its button', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await renderStorefront(
    '/cgbb',
    mocks(() => report),
  )
  act(() => void fireEvent.click(screen.getByRole('button', { name: '打印' })))
  expect(print).toHaveBeenCalledOnce()
})
