import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { logIn } from '../../testing/people.ts'
import { createShopper } from '../../testing/trading.ts'
import type { ReportWire } from './report.schemas.ts'
import { reportOf, spanOf } from './report.service.ts'
import { buyAYear, FORMULA, type TestYear } from './testYear.ts'

let h: Harness
let year: TestYear
let report: ReportWire
beforeAll(async () => {
  h = await openHarness()
  year = await buyAYear(h)
  report = (await year.me.client.get('/api/report')).data as ReportWire
})
afterAll(() => h.close())

it('a report counts what was paid for goods that were kept: returns, refunds and gifts off, foreign shops out', () => {
  // November 300 + 100 + 76 less 70 and 25 that came back; December 220; what was refunded as a whole is not there.
  expect(report).toMatchObject({
    from: '2026-01',
    to: '2026-12',
    amount: '625.00',
    goods_amount: '601.00',
    extra_amount: '24.00',
    previous: '0.00',
    orders: 2,
    goods: 2,
  })
  expect(report.months.map(({ month, amount }) => `${month} ${amount}`).slice(-3)).toEqual([
    '2026-10 0.00',
    '2026-11 393.00',
    '2026-12 232.00',
  ])
  expect(report.months.at(-2)).toEqual({
    month: '2026-11',
    orders: 1,
    goods_amount: '381.00',
    extra_amount: '12.00',
    amount: '393.00',
    xlsx_url: '/files/purchases/2026-11.xlsx',
    zip_urls: ['/files/purchases/2026-11-1.zip'],
  })
  expect(report.months.at(0)).toMatchObject({ orders: 0, amount: '0.00', xlsx_url: null, zip_urls: [] })
})

it('the months of a report are those of the member centre, to the cent', async () => {
  const { months } = (await year.me.client.get('/api/user/overview')).data as { months: { month: string; spent: string }[] }
  expect(report.months.map(({ month, amount }) => [month, amount])).toEqual(months.map(({ month, spent }) => [month, spent]))
})

it('makers and categories each add up to the goods, and what lies deeper counts for the category at the top', () => {
  expect(report.makers).toEqual([
    { id: '1', name: '青榕制药有限公司', amount: '469.00', goods: 1, orders: 2 },
    { id: '2', name: '白榆制药有限公司', amount: '132.00', goods: 1, orders: 1 },
  ])
  expect(report.categories.map(({ id, name, amount }) => [id, name, amount])).toEqual([
    ['100', '西药', '469.00'],
    ['200', '中成药', '132.00'],
  ])
  expect([report.makers_rest, report.categories_rest]).toEqual([
    { count: 0, amount: '0.00' },
    { count: 0, amount: '0.00' },
  ])
})

it('a price moves between orders; combinations, gifts and refunded orders say nothing of it', () => {
  expect(report.prices).toEqual([
    {
      goods_id: String(year.near),
      name: FORMULA,
      spec: '0.25g*24粒',
      unit: '盒',
      maker: '青榕制药有限公司',
      times: 2,
      first: '10.00',
      last: '11.00',
      lowest: '10.00',
      highest: '11.00',
      change: 100,
      points: [
        { on: '2026-11-21', price: '10.00' },
        { on: '2026-12-21', price: '11.00' },
      ],
    },
  ])
  expect(report.prices_count).toEqual({ all: 1, up: 1, down: 0 })
})

it('savings are what promotions took off the units that were kept', () => {
  // Four at 5.00 less, of which one came back; two combinations at 2.00 less.
  expect(report.savings.map(({ phase, amount, orders }) => [phase, amount, orders])).toEqual([
    ['P1_FLASH', '15.00', 1],
    ['P1_COMBO', '4.00', 1],
  ])
  expect(report.saved).toBe('19.00')
})

it('the near-expiry share goes by the lots that were sent and the day they were, and shares out what came back', () => {
  // 23 of 30 plain units are kept, 20 of the 30 came from the lot with a day less than eight months.
  expect(report.near_expiry).toEqual({ months: 8, amount: '153.33', units: 15, shipped_amount: '381.00', shipped_units: 30 })
})

it('a list ends with the largest, and what is beyond it is one sum to the cent', async () => {
  const short = await reportOf(h.deps, year.me.person.memberId, ['2026-11', '2026-12'], 1)
  expect(short.makers.map(({ amount }) => amount)).toEqual(['469.00'])
  expect([short.makers_rest, short.categories_rest, short.savings_rest]).toEqual([
    { count: 1, amount: '132.00' },
    { count: 1, amount: '132.00' },
    { count: 1, amount: '4.00' },
  ])
  expect(short.saved).toBe('19.00')
})

it('a span is the last twelve months unless it is named, and bounded', async () => {
  const now = new Date('2026-02-01T00:00:00+08:00')
  expect(spanOf(now, {})?.at(0)).toBe('2025-03')
  expect(spanOf(now, { from: '2025-12', to: '2026-02' })).toEqual(['2025-12', '2026-01', '2026-02'])
  expect([spanOf(now, { from: '2026-03', to: '2026-02' }), spanOf(now, { from: '2023-01', to: '2026-01' })]).toEqual([null, null])
  const december = (await year.me.client.get('/api/report?from=2026-12&to=2026-12')).data as ReportWire
  expect([december.amount, december.previous]).toEqual(['232.00', '393.00'])
  expect(await year.me.client.get('/api/report?from=2026-12&to=2026-01')).toMatchObject({ status: 422 })
})

it('each role of a shop reads its report, another shop reads its own, and nobody else any', async () => {
  const { accountId } = year.me.person
  for (const role of ['finance', 'buyer'] as const) {
    await h.deps.db.updateTable('account_member').set({ role }).where('account_id', '=', accountId).execute()
    expect((await (await logIn(h, year.me.person)).get('/api/report')).data).toMatchObject({ amount: '625.00' })
  }
  expect((await year.other.client.get('/api/report')).data).toMatchObject({ amount: '452.00', orders: 1 })
  expect((await (await createShopper(h)).client.get('/api/report')).data).toMatchObject({ amount: '0.00', makers: [], prices: [] })
  expect((await h.client().get('/api/report')).status).toBe(401)
})
