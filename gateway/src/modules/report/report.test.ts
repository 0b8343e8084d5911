import { expect, it } from 'vitest'
import type { RestPurchaseReport } from '../../rest/restTypes.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok } from '../../testing/stubRest.ts'

const rest = { count: 2, amount: '0.50' }
const part = { id: '3', name: '青榕制药有限公司', amount: '100.00', goods: 4, orders: 2 }
const body: RestPurchaseReport = {
  from: '2026-10',
  to: '2026-11',
  amount: '124.00',
  goods_amount: '100.50',
  extra_amount: '23.50',
  previous: '80.00',
  orders: 2,
  goods: 6,
  months: [
    { month: '2026-10', orders: 0, goods_amount: '0.00', extra_amount: '0.00', amount: '0.00', xlsx_url: null, zip_urls: [] },
    {
      month: '2026-11',
      orders: 2,
      goods_amount: '100.50',
      extra_amount: '23.50',
      amount: '124.00',
      xlsx_url: '/files/purchases/2026-11.xlsx',
      zip_urls: ['/files/purchases/2026-11-1.zip'],
    },
  ],
  makers: [part],
  makers_rest: rest,
  categories: [{ ...part, id: '100', name: '西药' }],
  categories_rest: { count: 0, amount: '0.00' },
  prices: [
    {
      goods_id: '12',
      name: '阿莫西林胶囊',
      spec: '24粒',
      unit: '盒',
      maker: '青榕制药有限公司',
      times: 2,
      first: '10.00',
      last: '9.50',
      lowest: '9.00',
      highest: '10.00',
      change: -50,
      points: [{ on: '2026-11-02', price: '10.00' }],
    },
  ],
  prices_count: { all: 3, up: 1, down: 2 },
  savings: [{ phase: 'P4_COUPON', title: '满100减10', amount: '10.00', orders: 1 }],
  savings_rest: rest,
  saved: '10.50',
  near_expiry: { months: 8, amount: '20.00', units: 2, shipped_amount: '90.00', shipped_units: 9 },
}

it('a report of purchases is read field by field, its files carry addresses of this site', async () => {
  const { ask, rest: upstream } = openHarness({ 'GET /api/report': ok(body) })
  const { data } = await ask(`{ purchaseReport(from: "2026-10", to: "2026-11") {
    firstMonth lastMonth amount goodsAmount extraAmount previousAmount orderCount goodsCount months { month amount workbook archives }
    makers { partID name amount goodsCount orderCount } otherMakers { count amount } categories { name } otherCategories { count }
    priceMoves { goodsID first last lowest highest changePermille times points { on price } } pricedCount risenCount fallenCount
    savings { phase title amount orderCount } otherSavings { amount } savedAmount
    nearExpiry { months amount units shippedAmount shippedUnits } } }`)
  expect(data).toEqual({
    purchaseReport: {
      firstMonth: '2026-10',
      lastMonth: '2026-11',
      amount: '124.00',
      goodsAmount: '100.50',
      extraAmount: '23.50',
      previousAmount: '80.00',
      orderCount: 2,
      goodsCount: 6,
      months: [
        { month: '2026-10', amount: '0.00', workbook: null, archives: [] },
        { month: '2026-11', amount: '124.00', workbook: '/files/purchases/2026-11.xlsx', archives: ['/files/purchases/2026-11-1.zip'] },
      ],
      makers: [{ partID: '3', name: '青榕制药有限公司', amount: '100.00', goodsCount: 4, orderCount: 2 }],
      otherMakers: { count: 2, amount: '0.50' },
      categories: [{ name: '西药' }],
      otherCategories: { count: 0 },
      priceMoves: [
        {
          goodsID: '12',
          first: '10.00',
          last: '9.50',
          lowest: '9.00',
          highest: '10.00',
          changePermille: -50,
          times: 2,
          points: [{ on: '2026-11-02', price: '10.00' }],
        },
      ],
      pricedCount: 3,
      risenCount: 1,
      fallenCount: 2,
      savings: [{ phase: 'COUPON', title: '满100减10', amount: '10.00', orderCount: 1 }],
      otherSavings: { amount: '0.50' },
      savedAmount: '10.50',
      nearExpiry: { months: 8, amount: '20.00', units: 2, shippedAmount: '90.00', shippedUnits: 9 },
    },
  })
  expect(upstream.calls).toEqual(['GET /api/report?from=2026-10&to=2026-11'])
})

it('a report whose counts are missing is a failure of the marketplace, not a report without them', async () => {
  const { ask } = openHarness({ 'GET /api/report': ok({ ...body, prices_count: undefined }) })
  const { data, errors } = await ask('{ purchaseReport { amount } }')
  expect([data, errors?.[0]?.extensions?.['code']]).toEqual([{ purchaseReport: null }, 'SYSTEM_BUSY'])
})
