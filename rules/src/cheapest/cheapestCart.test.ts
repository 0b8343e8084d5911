import { expect, it } from 'vitest'
import type { PricingDocument, PricingGoods } from '../pricing.ts'
import { cheapestCart, runThrough } from './cheapestCart.ts'
import type { CheapestQuestion } from './space.ts'
import { whyCheaper } from './whyCheaper.ts'

const A: PricingGoods = {
  base_price: 1_000,
  ladder: [
    { number: 10, price: 950 },
    { number: 50, price: 880 },
  ],
}
const NO_FEE = { 1: { free: null, fee: 0, min: 0 }, 2: { free: null, fee: 0, min: 0 } }

type Given = Omit<PricingDocument, 'lines' | 'wh'> & Partial<Pick<PricingDocument, 'wh'>>

/** The cheapest way to buy these quantities; each line may be bought as any of its makers. */
function cheapest(
  wanted: Readonly<Record<string, number>>,
  given: Given,
  { makers = [], isMoreAllowed = true }: { makers?: readonly (readonly string[])[]; isMoreAllowed?: boolean } = {},
) {
  const lines = Object.entries(wanted).map(([goods, qty], at) => ({ id: at + 1, goods, qty }))
  const question: CheapestQuestion = {
    document: { wh: NO_FEE, ...given, lines },
    makers: Object.fromEntries(lines.map(({ id, goods }) => [id, makers.find((group) => group.includes(goods)) ?? []])),
    isMoreAllowed,
  }
  const found = runThrough(cheapestCart(question))
  return { ...found, bought: Object.fromEntries(found.plan), why: whyCheaper(found) }
}

it('49 of A cost 465.50 and 50 cost 440.00: one more is bought where more may be', () => {
  const more = cheapest({ a: 49 }, { goods: { a: A } })
  expect([more.before.payable, more.after.payable, more.saves, more.bought, more.isExact]).toEqual([46_550, 44_000, 2_550, { a: 50 }, true])
  expect(more.why).toEqual([{ kind: 'goods', goods: 'a', quantity: 50, from: [{ goods: 'a', quantity: 49 }], cents: 2_550 }])
  const same = cheapest({ a: 49 }, { goods: { a: A } }, { isMoreAllowed: false })
  expect([same.saves, same.bought, same.why]).toEqual([0, { a: 49 }, []])
})

it('a line is bought of the cheaper maker in whole packs, and only where the buyer lets it', () => {
  const goods = { a: { base_price: 1_000 }, b: { base_price: 900, pack: 5, min: 5 } }
  // 12 of A cost 120.00; B is sold by the five: 15 cost 135.00, and 9 × 10.00 = 90.00 is no dearer than 10 × 9.00.
  expect(cheapest({ a: 12 }, { goods }, { makers: [['a', 'b']] }).bought).toEqual({ a: 12 })
  expect(cheapest({ a: 9 }, { goods }, { makers: [['a', 'b']] }).bought).toEqual({ a: 9 })
  expect(cheapest({ a: 14 }, { goods }, { makers: [['a', 'b']] })).toMatchObject({ bought: { b: 15 }, saves: 500 })
  expect(cheapest({ a: 14 }, { goods })).toMatchObject({ bought: { a: 14 }, saves: 0 })
})

it('two lines of one article become one maker where they reach a tier together', () => {
  const goods = { a: { base_price: 1_000, ladder: [{ number: 50, price: 800 }] }, b: { base_price: 990 } }
  const { bought, saves, why } = cheapest({ a: 30, b: 20 }, { goods }, { makers: [['a', 'b']] })
  // 300.00 + 198.00 against 50 × 8.00.
  expect([bought, saves]).toEqual([{ a: 50 }, 9_800])
  const from = [
    { goods: 'a', quantity: 30 },
    { goods: 'b', quantity: 20 },
  ]
  expect(why).toEqual([{ kind: 'goods', goods: 'a', quantity: 50, from, cents: 9_800 }])
})

it('a dearer maker is taken for a full reduction that takes off more than it costs', () => {
  const goods = { a: { base_price: 2_980 }, b: { base_price: 3_000 } }
  const manjian = [{ id: 7, goods: ['b'], tiers: [{ full: 30_000, minus: 2_000 }] }]
  const { saves, bought, why } = cheapest({ a: 10 }, { goods, manjian }, { makers: [['a', 'b']] })
  expect([saves, bought]).toEqual([1_800, { b: 10 }])
  expect(why).toEqual([
    { kind: 'goods', goods: 'b', quantity: 10, from: [{ goods: 'a', quantity: 10 }], cents: -200 },
    { kind: 'promotion', phase: 'P3_MANJIAN', source: 7, cents: 2_000 },
  ])
})

it('two lines leave a warehouse together to save its freight, which neither would alone', () => {
  const goods = {
    a: { base_price: 1_000, ck: 2 },
    b: { base_price: 1_010, ck: 1 },
    c: { base_price: 2_000, ck: 2 },
    d: { base_price: 2_020, ck: 1 },
    e: { base_price: 90_000, ck: 1 },
  }
  const wh = { 1: { free: 80_000, fee: 1_200, min: 0 }, 2: { free: 40_000, fee: 800, min: 0 } }
  const { saves, bought, why } = cheapest(
    { a: 10, c: 10, e: 1 },
    { goods, wh },
    {
      makers: [
        ['a', 'b'],
        ['c', 'd'],
      ],
      isMoreAllowed: false,
    },
  )
  expect([saves, bought]).toEqual([500, { b: 10, d: 10, e: 1 }])
  expect(why.at(-1)).toEqual({ kind: 'freight', ck: 2, before: 800, after: 0, cents: 800 })
})

it('a box more is bought where it makes the freight free', () => {
  const wh = { 1: { free: 10_000, fee: 1_200, min: 0 } }
  const { saves, bought } = cheapest({ a: 3, b: 1 }, { goods: { a: { base_price: 3_000 }, b: { base_price: 500 } }, wh })
  // 95.00 + 12.00 against 100.00.
  expect([saves, bought]).toEqual([700, { a: 3, b: 2 }])
})

it('the coupon counts: a maker whose goods it is not for is not the cheaper one', () => {
  const goods = { a: { base_price: 1_000 }, b: { base_price: 990, with_coupon: 0 as const } }
  const coupons = [{ id: 3, kind: 'threshold' as const, min: 10_000, face: 500 }]
  expect(cheapest({ a: 10 }, { goods, coupons }, { makers: [['a', 'b']] })).toMatchObject({ bought: { a: 10 }, saves: 0 })
  expect(cheapest({ b: 10 }, { goods, coupons }, { makers: [['a', 'b']] })).toMatchObject({ bought: { a: 10 }, saves: 400 })
})

it('what may not be bought, is short in stock or leaves a warehouse below its minimum is no way to save', () => {
  const a = { base_price: 1_000 }
  const makers = [['a', 'b']]
  const from = (b: PricingGoods, wh: PricingDocument['wh'] = NO_FEE) => cheapest({ a: 10 }, { goods: { a, b }, wh }, { makers }).bought
  expect(from({ base_price: 500 })).toEqual({ b: 10 })
  expect(from({ base_price: 500, is_buy: 0 })).toEqual({ a: 10 })
  expect(from({ base_price: 500, stock: 9 })).toEqual({ a: 10 })
  expect(from({ base_price: 500, limit: 9 })).toEqual({ a: 10 })
  expect(from({ base_price: 500, ck: 2 }, { ...NO_FEE, 2: { free: null, fee: 0, min: 20_000 } })).toEqual({ a: 10 })
})

it('lines that are not ticked stay as they are, and nothing is added to them', () => {
  const document: PricingDocument = {
    lines: [
      { id: 1, goods: 'a', qty: 10 },
      { id: 2, goods: 'b', qty: 5, selected: false },
    ],
    goods: { a: { base_price: 1_000 }, b: { base_price: 500 } },
    wh: NO_FEE,
  }
  const found = runThrough(cheapestCart({ document, makers: { 1: ['b'], 2: ['a'] }, isMoreAllowed: true }))
  expect([found.saves, Object.fromEntries(found.plan)]).toEqual([0, { a: 10 }])
})
