import { describe, expect, test } from 'vitest'
import { ladderRows, reachedTier } from './ladder.ts'
import { bestPrice, ladderAmount, nextTierSaving } from './ladderPrice.ts'

const ladder = [
  { number: 10, price: 950 },
  { number: 50, price: 880 },
]

describe('amounts', () => {
  test.each([
    [1, 1000],
    [9, 9000],
    [10, 9500],
    [49, 46_550],
    [50, 44_000],
  ])('whole ladder, %i units', (qty, want) => {
    expect(ladderAmount(1000, ladder, 1, qty)).toBe(want)
    expect(ladderAmount(1000, ladder.toReversed(), 1, qty)).toBe(want)
  })

  test.each([
    [1, 1000],
    [9, 9000],
    [10, 9950],
    [49, 9000 + 40 * 950],
    [50, 9000 + 40 * 950 + 880],
  ])('graduated ladder, %i units', (qty, want) => {
    expect(ladderAmount(1000, ladder, 2, qty)).toBe(want)
    expect(ladderAmount(1000, ladder.toReversed(), 2, qty)).toBe(want)
  })

  test('without tiers the base price holds', () => {
    expect([ladderAmount(1000, null, 1, 3), ladderAmount(1000, [], 2, 3)]).toEqual([3000, 3000])
    expect(reachedTier(undefined, 5)).toBeNull()
  })

  test.each([
    [{ base_price: 1000 }, 3, { amount: 3000, by: 'base' }],
    [{ base_price: 1000, special: 900 }, 3, { amount: 2700, by: 'special' }],
    [{ base_price: 1000, special: 1200 }, 3, { amount: 3000, by: 'base' }],
    [{ base_price: 1000, special: 900, ladder }, 49, { amount: 44_100, by: 'special' }],
    [{ base_price: 1000, special: 900, ladder }, 50, { amount: 44_000, by: 'ladder' }],
    [{ base_price: 1000, special: 950, ladder }, 10, { amount: 9500, by: 'special' }],
    [{ base_price: 900, ladder: [{ number: 2, price: 950 }] }, 2, { amount: 1800, by: 'base' }],
    [{ base_price: 1000, special: 0 }, 2, { amount: 0, by: 'special' }],
  ] as const)('the smallest of base, special and ladder for %j × %i', (goods, qty, want) => {
    expect(bestPrice(goods, qty)).toEqual(want)
  })
})

describe('display', () => {
  const states = (qty: number): string[] => ladderRows(ladder, qty).map((row) => `${row.number} ${row.state} ${row.short}`)
  test.each([
    [1, ['10 next 9', '50 grey 49']],
    [10, ['10 reached 0', '50 next 40']],
    [49, ['10 reached 0', '50 next 1']],
    [50, ['10 grey 0', '50 reached 0']],
  ])('the tier price shown at %i', (qty, want) => {
    expect(states(qty)).toEqual(want)
  })

  test('tiers ascend whatever their order, and no tiers are none', () => {
    expect(ladderRows(ladder.toReversed(), 1).map((row) => row.number)).toEqual([10, 50])
    expect(ladderRows(null, 1)).toEqual([])
  })
})

describe('nextTierSaving', () => {
  test.each([
    [49, { addQty: 1, saves: 2550 }],
    [48, { addQty: 2, saves: 1600 }],
    [46, null],
    [50, null],
    [9, null],
    [0, null],
  ])('nextTierSaving at %i', (qty, want) => {
    expect(nextTierSaving({ base_price: 1000, ladder }, qty)).toEqual(want)
  })

  test('nextTierSaving counts in packs and against the special price', () => {
    expect(nextTierSaving({ base_price: 1000, ladder, pack: 3 }, 48)).toEqual({ addQty: 3, saves: 45_600 - 44_880 })
    expect(nextTierSaving({ base_price: 1000, ladder, special: 880 }, 49)).toBeNull()
    expect(nextTierSaving({ base_price: 1000, ladder, ladder_price_type: 2 }, 49)).toBeNull()
    expect(nextTierSaving({ base_price: 100, ladder: [{ number: 2, price: 50 }] }, 1)).toBeNull()
  })
})
