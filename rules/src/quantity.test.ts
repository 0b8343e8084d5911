import { describe, expect, test } from 'vitest'
import {
  maxQuantity,
  minQuantity,
  normalizeQuantity,
  quantityProblem,
  roundDownToPack,
  roundUpToPack,
  stepQuantity,
  suggestCase,
} from './quantity.ts'

describe('packs', () => {
  test.each([
    [13, 5, 15],
    [15, 5, 15],
    [1, 10, 10],
    [0, 5, 0],
    [7, 1, 7],
  ])('%i rounded up to packs of %i is %i', (qty, pack, want) => {
    expect(roundUpToPack(qty, pack)).toBe(want)
  })

  test('a quantity is rounded down to whole packs', () => {
    expect(roundDownToPack(13, 5)).toBe(10)
  })
})

describe('quantityProblem', () => {
  const rules = { packQuantity: 5, minimumQuantity: 10, stock: 50 }
  test.each([
    [10, rules, null],
    [50, rules, null],
    [5, rules, { code: 'MIN_QTY', value: 10 }],
    [7, rules, { code: 'MIN_QTY', value: 10 }],
    [13, rules, { code: 'PACK_MULTIPLE', value: 5 }],
    [53, rules, { code: 'PACK_MULTIPLE', value: 5 }],
    [55, rules, { code: 'STOCK_SHORT', value: 50 }],
    [10, { ...rules, stock: 0 }, { code: 'OUT_OF_STOCK', value: 0 }],
    [10, { ...rules, stock: -3 }, { code: 'OUT_OF_STOCK', value: 0 }],
    [20, { ...rules, limit: 15 }, { code: 'BUY_LIMIT', value: 15 }],
    [10, { ...rules, limit: -1 }, { code: 'BUY_LIMIT', value: 0 }],
    [1, {}, null],
    [50_000, {}, null],
    [50_001, {}, { code: 'BUY_LIMIT', value: 50_000 }],
    [50_001, { packQuantity: 3 }, { code: 'BUY_LIMIT', value: 49_998 }],
  ] as const)('the problem of the quantity %i under %j', (qty, given, want) => {
    expect(quantityProblem(qty, given)).toEqual(want)
  })

  test('the last stock below one pack may be bought only whole, whatever the minimum', () => {
    const last = { packQuantity: 10, minimumQuantity: 20, stock: 7 }
    expect(quantityProblem(7, last)).toBeNull()
    expect(quantityProblem(5, last)).toEqual({ code: 'PACK_MULTIPLE', value: 7 })
    expect(quantityProblem(10, last)).toEqual({ code: 'STOCK_SHORT', value: 7 })
  })
})

describe('what an entered quantity becomes', () => {
  test.each([
    [13, { packQuantity: 5 }, 15],
    [0, { packQuantity: 5 }, 5],
    [-4, {}, 1],
    [1, { packQuantity: 5, minimumQuantity: 20 }, 20],
    [1, { packQuantity: 5, minimumQuantity: 18 }, 20],
    [999, { packQuantity: 5, stock: 47 }, 45],
    [999, { packQuantity: 5, stock: 47, limit: 32 }, 30],
    [3, { packQuantity: 10, stock: 7 }, 7],
    [3, { packQuantity: 10, stock: 7, limit: 5 }, 0],
    [3, { stock: 0 }, 0],
    [30, { minimumQuantity: 20, stock: 10 }, 0],
    [70_000, {}, 50_000],
    [2.4, {}, 3],
    [Number.NaN, { packQuantity: 5 }, 5],
    [Number.POSITIVE_INFINITY, {}, 1],
  ])('the entered quantity %d under %j becomes %i', (qty, rules, want) => {
    expect(normalizeQuantity(qty, rules)).toBe(want)
    if (want > 0) expect(quantityProblem(want, rules)).toBeNull()
  })

  test('the smallest and largest quantity keep to the pack, the minimum and the stock', () => {
    expect([minQuantity({ packQuantity: 5, minimumQuantity: 7 }), maxQuantity({ packQuantity: 7 })]).toEqual([10, 49_994])
    expect([minQuantity({ stock: 0 }), maxQuantity({ stock: 0 })]).toEqual([0, 0])
  })

  test.each([
    [10, 1, 15],
    [12, 1, 15],
    [10, -1, 5],
    [12, -1, 10],
    [5, -1, 5],
    [45, 1, 45],
  ] as const)('a step from %i in direction %i leads to %i', (qty, direction, want) => {
    expect(stepQuantity(qty, direction, { packQuantity: 5, stock: 47 })).toBe(want)
  })
})

describe('suggestCase', () => {
  test.each([
    [79, 100, null],
    [80, 100, 100],
    [99, 100, 100],
    [100, 100, null],
    [101, 100, null],
    [180, 100, 200],
    [4, 5, 5],
    [3, 5, null],
    [1, 1, null],
    [80, null, null],
    [0, 100, null],
  ])('suggestCase for %i of a case of %s', (qty, caseQty, want) => {
    expect(suggestCase(qty, caseQty)).toBe(want)
  })

  test('a full case is suggested only where it can be bought', () => {
    expect(suggestCase(80, 100, { packQuantity: 10, stock: 99 })).toBeNull()
    expect(suggestCase(80, 100, { packQuantity: 10, stock: 100 })).toBe(100)
    expect(suggestCase(80, 100, { limit: 90 })).toBeNull()
  })
})
