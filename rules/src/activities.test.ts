import { describe, expect, test } from 'vitest'
import { standings } from './activities.ts'
import { kindOfWire } from './kinds.ts'
import type { PricingDocument } from './pricing.ts'
import { quote } from './quote.ts'

/** How a cart of goods at 10.00 each stands with the activities. */
function standingsOf(qty: number, more: Partial<PricingDocument>) {
  const document = { lines: [{ id: 1, goods: 'A', qty }], goods: { A: { base_price: 1_000 } }, wh: { 1: {} }, ...more }
  return standings(document, quote(document)).map(({ row: _row, ...standing }) => standing)
}

describe('how a cart stands with its activities', () => {
  const manjian = [
    {
      id: 7,
      tiers: [
        { full: 50_000, minus: 4_000 },
        { full: 30_000, minus: 2_000 },
      ],
    },
  ]

  test('below all tiers a full reduction tells the nearest, and what is missing', () => {
    expect(standingsOf(29, { manjian })).toEqual([
      { kind: 'manjian', off: 0, base: 29_000, isReached: false, applied: null, next: '满 ¥300 减 ¥20，还差 ¥10.00' },
    ])
  })

  test('between two tiers a full reduction tells the one that applies and the next', () => {
    expect(standingsOf(30, { manjian })).toEqual([
      { kind: 'manjian', off: 2_000, base: 30_000, isReached: true, applied: '满 ¥300 减 ¥20', next: '满 ¥500 减 ¥40，还差 ¥200.00' },
    ])
  })

  test('past all tiers a full reduction tells the highest alone', () => {
    expect(standingsOf(50, { manjian })).toEqual([
      { kind: 'manjian', off: 4_000, base: 50_000, isReached: true, applied: '满 ¥500 减 ¥40', next: null },
    ])
  })

  test('an order discount tells its rate', () => {
    const discounts = [{ id: 9, tiers: [{ full: 30_000, bp: 9_850 }] }]
    expect(standingsOf(30, { discounts })).toEqual([
      { kind: 'discount', off: 450, base: 30_000, isReached: true, applied: '满 ¥300 打 9.85 折', next: null },
    ])
    expect(standingsOf(29, { discounts })).toMatchObject([{ isReached: false, applied: null, next: '满 ¥300 打 9.85 折，还差 ¥10.00' }])
  })

  test('满件减 tells how often it applies and how many pieces are missing', () => {
    const pieces = [{ id: 3, every: 5, minus: 800, cap: 2 }]
    expect(standingsOf(4, { pieces })).toMatchObject([{ off: 0, isReached: false, applied: null, next: '每满 5 件减 ¥8，还差 1 件' }])
    expect(standingsOf(7, { pieces })).toMatchObject([
      { off: 800, base: 7_000, isReached: true, applied: '每满 5 件减 ¥8 × 1', next: '每满 5 件减 ¥8，还差 3 件' },
    ])
    expect(standingsOf(12, { pieces })).toMatchObject([{ off: 1_600, isReached: true, applied: '每满 5 件减 ¥8 × 2', next: null }])
  })

  test('each activity tells what it takes off itself, though others take off too', () => {
    const discounts = [{ id: 7, tiers: [{ full: 30_000, bp: 9_000 }] }]
    const pieces = [{ id: 8, every: 10, minus: 100 }]
    const offs = standingsOf(30, { manjian, discounts, pieces }).map(({ kind, off }) => [kind, off])
    // 300.00 less 3.00 for pieces and 20.00 are 277.00, of which a tenth is 27.70.
    expect(offs).toEqual([
      ['manjian', 2_000],
      ['pieces', 300],
      ['discount', 2_770],
    ])
  })

  test('an activity without a line in the cart stands at nothing', () => {
    const goods = ['B']
    expect(standingsOf(50, { manjian: [{ ...manjian[0], id: 7, goods, tiers: [{ full: 100, minus: 10 }] }] })).toEqual([
      { kind: 'manjian', off: 0, base: 0, isReached: false, applied: null, next: '满 ¥1 减 ¥0.10，还差 ¥1.00' },
    ])
  })
})

test('a kind is found by the name GraphQL gives it', () => {
  expect([kindOfWire('FULL_REDUCTION'), kindOfWire('GIFT'), kindOfWire('manjian')]).toEqual(['manjian', 'gift', null])
})
