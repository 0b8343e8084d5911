import { describe, expect, test } from 'vitest'
import { refundOf } from './shares.ts'
import type { PricingManjian } from './kinds/manjian.ts'
import type { PricedCart, PricingDocument, PricingGoods } from './pricing.ts'
import { quote } from './quote.ts'

function priced(goods: Record<string, PricingGoods>, more: Partial<PricingDocument> = {}): PricedCart {
  const lines = Object.keys(goods).map((key, i) => ({ id: i + 1, goods: key, qty: 1 }))
  return quote({ lines, goods, wh: { 1: {} }, ...more })
}

describe('defects other systems shipped (TRADE §1)', () => {
  test('defect 2: the same good on two lines may not pass the stock test one by one', () => {
    const goods = { a: { base_price: 100, stock: 10 } }
    const cart = quote({
      lines: [
        { id: 1, goods: 'a', qty: 7 },
        { id: 2, goods: 'a', qty: 7 },
      ],
      goods,
      wh: { 1: {} },
    })
    expect(cart.lines.map((line) => line.id)).toEqual([1])
    expect(cart.warnings).toEqual([{ code: 'STOCK_SHORT', line: 2, value: 3 }])
  })

  test('defect 5: the refund of one line never changes what another line cost', () => {
    const cart = priced({ a: { base_price: 5_000 }, b: { base_price: 1_000 } }, { coupon: { min: 0, face: 1_000 } })
    const [a, b] = cart.lines
    expect([a?.net, b?.net]).toEqual([4_167, 833])
    expect(refundOf(a?.net ?? 0, 1, 0, 1) + refundOf(b?.net ?? 0, 1, 0, 1)).toBe(5_000)
  })

  test('defect 6: a coupon larger than the goods makes the goods free, never cheaper than free', () => {
    const cart = priced({ a: { base_price: 500 } }, { coupon: { min: 0, face: 99_999 } })
    expect([cart.goods, cart.payable, cart.online]).toEqual([0, 0, 0])
    expect(cart.adjustments).toEqual([{ phase: 'P4_COUPON', source: null, line: 1, cents: 500 }])
  })

  test.each([
    [9_901, 0],
    [9_999, 0],
    [10_000, 1],
    [10_001, 1],
  ])('defect 9: «满100» at %i cents has status %i', (cents, status) => {
    const manjian = [{ id: 1, tiers: [{ full: 10_000, minus: 1_000 }] }]
    const cart = priced({ a: { base_price: cents } }, { manjian })
    expect(cart.tiers).toMatchObject([{ status, short: Math.max(0, 10_000 - cents) }])
    expect(cart.goods).toBe(status === 1 ? cents - 1_000 : cents)
  })

  test('defect 10: three lines of 10 under a coupon of 10 give 3.34 + 3.33 + 3.33', () => {
    const cart = priced({ a: { base_price: 1000 }, b: { base_price: 1000 }, c: { base_price: 1000 } }, { coupon: { min: 0, face: 1000 } })
    expect(cart.adjustments.map((row) => row.cents)).toEqual([334, 333, 333])
  })

  test('defect 19: a failing promotion step stops the quote', () => {
    const broken = { id: 1, goods: null } as PricingManjian
    expect(() => priced({ a: { base_price: 1000 } }, { manjian: [broken] })).toThrow(TypeError)
    const negative = { id: 1, tiers: [{ full: 0, minus: -5 }] }
    expect(() => priced({ a: { base_price: 1000 } }, { manjian: [negative] })).toThrow(RangeError)
    const fraction = { id: 1, tiers: [{ full: 0, minus: 0.5 }] }
    expect(() => priced({ a: { base_price: 1000 } }, { manjian: [fraction] })).toThrow(RangeError)
  })

  test('defect 20: the result does not depend on the order of lines, not even where ids sort otherwise as text', () => {
    const goods = { a: { base_price: 5 }, b: { base_price: 5 }, c: { base_price: 5 } }
    const lines = [
      { id: 9, goods: 'a', qty: 1 },
      { id: 10, goods: 'b', qty: 1 },
      { id: 100, goods: 'c', qty: 1 },
    ]
    const coupon = { min: 0, face: 1 }
    const forward = quote({ lines, goods, wh: { 1: {} }, coupon })
    expect(forward.adjustments).toEqual([{ phase: 'P4_COUPON', source: null, line: 9, cents: 1 }])
    expect(quote({ lines: lines.toReversed(), goods, wh: { 1: {} }, coupon })).toEqual(forward)
  })

  test('defect 24: more than the flash limit is refused with what is left, not sold at another price', () => {
    const goods = { a: { base_price: 1000, stock: 99 } }
    const flash = { a: { price: 500, per_member: 5, bought: 2, left: 100 } }
    const cart = quote({ lines: [{ id: 1, goods: 'a', qty: 4, type: 1 }], goods, flash, wh: { 1: {} } })
    expect(cart.warnings).toEqual([{ code: 'FLASH_LIMIT', line: 1, value: 3 }])
    expect([cart.lines, cart.payable]).toEqual([[], 0])
    const scarce = quote({ lines: [{ id: 1, goods: 'a', qty: 4, type: 1 }], goods, flash: { a: { ...flash.a, left: 1 } }, wh: { 1: {} } })
    expect(scarce.warnings).toEqual([{ code: 'FLASH_LIMIT', line: 1, value: 1 }])
    // A limit used up on one line does not touch another good (vue-store#57).
    const both = quote({
      lines: [
        { id: 1, goods: 'a', qty: 4, type: 1 },
        { id: 2, goods: 'b', qty: 1 },
      ],
      goods: { ...goods, b: { base_price: 7 } },
      flash,
      wh: { 1: {} },
    })
    expect(both.lines.map((line) => line.id)).toEqual([2])
  })
})
