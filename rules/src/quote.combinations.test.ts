import { describe, expect, test } from 'vitest'
import type { PricedCart, PricingDocument, PricingGoods, PricingLine } from './pricing.ts'
import { quote } from './quote.ts'

const WH = { 1: { free: 80_000, fee: 1_200 }, 2: { free: null, fee: 800 } }

function price(lines: PricingLine[], goods: Record<string, PricingGoods>, more: Partial<PricingDocument> = {}): PricedCart {
  return quote({ lines, goods, wh: WH, ...more })
}

describe('combinations', () => {
  const goods = { a: { base_price: 1000 }, b: { base_price: 2599, stock: 8 } }
  const combos = { c: { price: 5_000, items: { a: 1, b: 2 } } }
  const set = (a: number, b: number, more: Partial<PricingLine> = {}): PricingLine[] => [
    { id: 1, goods: 'a', qty: a, type: 3, comboId: 'c' },
    { id: 2, goods: 'b', qty: b, type: 3, comboId: 'c', ...more },
  ]

  test.each([
    [3, 5],
    [2, 6],
    [3, 4],
  ])('%i and %i of the goods of a combination make no whole sets', (a, b) => {
    expect(price(set(a, b), goods, { combos }).warnings).toEqual([
      { code: 'COMBO_ENDED', line: 1 },
      { code: 'COMBO_ENDED', line: 2 },
    ])
  })

  test('one component alone is no set of a combination', () => {
    expect(price(set(1, 2).slice(0, 1), goods, { combos }).lines).toEqual([])
    expect(price([...set(1, 2), { id: 3, goods: 'a', qty: 1, type: 3, comboId: 'c' }], goods, { combos }).lines).toEqual([])
    expect(price(set(1, 1, { goods: 'a' }), goods, { combos }).lines).toEqual([])
  })

  test('one refused component refuses the whole set and takes no stock', () => {
    const cart = price([...set(5, 10), { id: 3, goods: 'b', qty: 8 }], goods, { combos })
    expect(cart.warnings).toEqual([
      { code: 'STOCK_SHORT', line: 1 },
      { code: 'STOCK_SHORT', line: 2, value: 8 },
    ])
    expect(cart.lines.map((line) => line.id)).toEqual([3])
  })

  test('unselecting one component unselects the whole combination', () => {
    const cart = price(set(1, 2, { selected: false }), goods, { combos })
    expect([cart.lines, cart.warnings, cart.others.map((line) => line.p1)]).toEqual([[], [], [807, 4_193]])
  })

  test('a combination is never dearer than its components, and outside order-level promotions', () => {
    const dear = price(set(1, 2), goods, { combos: { c: { price: 99_999, items: { a: 1, b: 2 } } } })
    expect([dear.goods, dear.adjustments]).toEqual([6_198, []])
    const cart = price([...set(1, 2), { id: 3, goods: 'a', qty: 1 }], goods, {
      combos,
      manjian: [{ id: 1, tiers: [{ full: 1_000, minus: 100 }] }],
      coupon: { min: 1_000, face: 50 },
    })
    expect(cart.adjustments.filter((row) => row.phase !== 'P1_COMBO')).toEqual([
      { phase: 'P3_MANJIAN', source: 1, line: 3, cents: 100 },
      { phase: 'P4_COUPON', source: null, line: 3, cents: 50 },
    ])
  })
})
