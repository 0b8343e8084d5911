import { expect, it } from 'vitest'
import { rhythmOf, seasonOf, suggestQuantity, useOfOrders, useOfSales, type DayOrder, type GoodsUse, type PlanGoods } from './plan.ts'

const TODAY = 20_000
/** Orders so many days ago, of so many pieces. */
const orders = (...bought: readonly (readonly [ago: number, quantity: number])[]): DayOrder[] =>
  bought.map(([ago, quantity]) => ({ day: TODAY - ago, quantity }))

it.each<[string, DayOrder[], number | null, number | null, string | null]>([
  // 24 in 14 days, of the last 12 six are used.
  ['every week alike', orders([21, 12], [14, 12], [7, 12]), 12 / 7, 0, '近90天买过 3 次，每周约 12 盒'],
  ['the last order is half used', orders([24, 20], [14, 20], [4, 20]), 2, 12, '近90天买过 3 次，每周约 14 盒'],
  ['the first and the last a week apart', orders([7, 14], [0, 14]), 2, 14, '近90天买过 2 次，每周约 14 盒'],
  ['six days apart say nothing', orders([6, 14], [0, 14]), null, null, null],
  ['once is no use', orders([30, 100]), null, null, null],
  ['what is older than 90 days does not count', orders([95, 100], [10, 10]), null, null, null],
  // 20 in 10 days before, but 40 have lasted 50 days since.
  ['the last order lasts longer: less is used', orders([50, 20], [40, 20]), 0.8, 0, '近90天买过 2 次，每周约 5.6 盒'],
  ['little is told by the month', orders([80, 3], [40, 3]), 0.075, 0, '近90天买过 2 次，每月约 2.3 盒'],
])('the use that past orders tell: %s', (_what, bought, perDay, left, says) => {
  const use = useOfOrders(bought, TODAY, '盒')
  expect([use?.says ?? null, use?.left ?? null, use?.isCounted ?? false]).toEqual([says, left, false])
  if (perDay === null) expect(use).toBeNull()
  else expect(use?.perDay).toBeCloseTo(perDay, 10)
})

it.each<[string, number[], number, boolean]>([
  ['no orders: a week', [], 7, false],
  ['two orders: a week', [10, 5], 7, false],
  ['the middle gap', [40, 30, 20, 18], 10, true],
  ['two orders of one day are one', [20, 20, 10, 0], 10, true],
  ['every day: three days, since goods are on their way', [3, 2, 1, 0], 3, true],
  ['seldom: a month at most', [85, 45, 0], 30, true],
  ['what is older than 90 days does not count', [120, 110, 100, 5], 7, false],
])('the days until the next order: %s', (_what, ago, days, isOwn) => {
  expect(
    rhythmOf(
      ago.map((daysAgo) => TODAY - daysAgo),
      TODAY,
    ),
  ).toEqual({ days, isOwn })
})

it.each<[string, DayOrder[], number]>([
  ['no last year', orders([30, 100], [10, 100]), 1],
  ['two orders a year ago are chance', orders([450, 30], [420, 30], [400, 30], [360, 30], [350, 30]), 1],
  // 90 in 90 days before, 45 in the 30 days that followed.
  ['half as much again', orders([450, 30], [420, 30], [400, 30], [364, 15], [355, 15], [340, 15]), 1.5],
  ['a fifth more is chance', orders([450, 30], [420, 30], [400, 30], [364, 12], [355, 12], [340, 12]), 1],
  ['never more than twice', orders([450, 30], [420, 30], [400, 30], [364, 90], [355, 90], [340, 90]), 2],
  ['never less than half', orders([450, 30], [420, 30], [400, 30], [364, 1], [355, 1], [340, 1]), 0.5],
])('what a season does: %s', (_what, bought, factor) => expect(seasonOf(bought, TODAY)).toBe(factor))

const goods: PlanGoods = {
  unit: '盒',
  rules: { packQuantity: 5, minimumQuantity: 10, stock: 500 },
  caseQuantity: null,
  inCart: 0,
  expiry: null,
}
const sales = (sold: number, stock: number): GoodsUse => useOfSales(sold, 30, stock, '盒')
const SOLD60 = '近30天售出 60 盒，每周约 14 盒'

it.each<[string, PlanGoods, GoodsUse, number, number, string | null]>([
  ['what there is lasts', goods, sales(60, 28), 14, 0, null],
  ['exactly what is needed', goods, sales(60, 8), 14, 20, `${SOLD60}，现有 8 盒；14 天补 20 盒`],
  ['up to whole packs', goods, sales(60, 5), 14, 25, `${SOLD60}，现有 5 盒；14 天补 25 盒（中包装 5 盒）`],
  ['up to the minimum', goods, sales(60, 25), 14, 10, `${SOLD60}，现有 25 盒；14 天补 10 盒（起购 10 盒）`],
  [
    'the cart counts',
    { ...goods, inCart: 20 },
    sales(60, 0),
    14,
    10,
    `${SOLD60}，现有 0 盒，采购单里有 20 盒；14 天补 10 盒（起购 10 盒）`,
  ],
  [
    'up to a whole case',
    { ...goods, caseQuantity: 24, rules: { packQuantity: 1 } },
    sales(60, 8),
    14,
    24,
    `${SOLD60}，现有 8 盒；14 天补 24 盒（凑整件 24 盒）`,
  ],
  [
    'down to the stock',
    { ...goods, rules: { ...goods.rules, stock: 17 } },
    sales(60, 0),
    14,
    15,
    `${SOLD60}，现有 0 盒；14 天补 15 盒（还差 28 盒，最多可加这些）`,
  ],
  [
    'nothing in stock',
    { ...goods, rules: { ...goods.rules, stock: 0 } },
    sales(60, 0),
    14,
    0,
    `${SOLD60}，现有 0 盒；14 天还差 28 盒，暂不补（库存不够）`,
  ],
  [
    'nothing left of the limit',
    { ...goods, rules: { ...goods.rules, limit: 0 } },
    sales(60, 0),
    14,
    0,
    `${SOLD60}，现有 0 盒；14 天还差 28 盒，暂不补（已到限购数量）`,
  ],
  // 2 a day for 10 days: 20 are used before the last day.
  [
    'no more than is used before it expires',
    { ...goods, expiry: { on: '2026-12-06', days: 10 } },
    sales(60, 4),
    14,
    15,
    `${SOLD60}，现有 4 盒；14 天补 15 盒（效期到 2026-12-06，多了用不完）`,
  ],
  [
    'what is used before it expires is less than can be bought',
    { ...goods, expiry: { on: '2026-11-30', days: 4 } },
    sales(60, 0),
    14,
    0,
    `${SOLD60}，现有 0 盒；14 天还差 28 盒，暂不补（效期到 2026-11-30，10 盒用不完）`,
  ],
  [
    'it keeps long enough',
    { ...goods, expiry: { on: '2027-12-01', days: 370 } },
    sales(60, 8),
    14,
    20,
    `${SOLD60}，现有 8 盒；14 天补 20 盒`,
  ],
  [
    'no full case of what expires',
    { ...goods, caseQuantity: 24, rules: { packQuantity: 1 }, expiry: { on: '2026-12-10', days: 14 } },
    sales(60, 8),
    14,
    20,
    `${SOLD60}，现有 8 盒；14 天补 20 盒`,
  ],
])('what to buy: %s', (_what, what, use, days, quantity, why) => {
  const suggestion = suggestQuantity(what, use, days)
  expect([suggestion?.quantity ?? 0, suggestion?.why ?? null]).toEqual([quantity, why])
})

it('what to buy follows the orders where the shop has not counted, and the season where there is one', () => {
  const use = useOfOrders(orders([24, 20], [14, 20], [4, 20]), TODAY, '盒')
  if (use === null) throw new Error('no use')
  expect(suggestQuantity(goods, use, 14)).toEqual({
    quantity: 20,
    why: '近90天买过 3 次，每周约 14 盒，估计还剩 12 盒；14 天补 20 盒（中包装 5 盒）',
  })
  expect(suggestQuantity(goods, use, 14, 1.5)).toEqual({
    quantity: 30,
    why: '近90天买过 3 次，每周约 14 盒，去年此时多用 50%，估计还剩 12 盒；14 天补 30 盒',
  })
})
