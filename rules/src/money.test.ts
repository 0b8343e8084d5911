import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, formatYuan, parseAmountInput, parseMoney } from './money.ts'
import { mulDivFloor, percentOf, pointsFor, refundOf, spread } from './shares.ts'

describe('parseMoney', () => {
  test.each([
    ['0.00', 0],
    ['0.05', 5],
    ['12.30', 1230],
    ['-12.30', -1230],
    ['-0.01', -1],
    ['1.15', 115],
    ['9999999999999.99', 999_999_999_999_999],
  ])('parseMoney reads %s', (text, cents) => {
    expect(parseMoney(text)).toBe(cents)
  })

  test('parseMoney reads minus nothing as nothing', () => {
    expect(Object.is(parseMoney('-0.00'), 0)).toBe(true)
  })

  test.each([
    '',
    '12',
    '12.3',
    '12.345',
    '.30',
    '012.30',
    '+1.00',
    ' 1.00',
    '1.00 ',
    '1,000.00',
    '1e3',
    '１.00',
    '12.30\n',
    '--1.00',
    '99999999999999.00',
    'NaN',
  ])('parseMoney refuses %j', (text) => {
    expect(() => parseMoney(text)).toThrow(RangeError)
  })
})

describe('parseAmountInput', () => {
  test.each([
    ['12', 1200],
    ['12.3', 1230],
    [' 12.30 ', 1230],
    ['0', 0],
    ['0.05', 5],
    ['7', 700],
    ['123456.5', 12_345_650],
    ['9999999999999', 999_999_999_999_900],
  ])('parseAmountInput reads %j', (text, cents) => {
    expect(parseAmountInput(text)).toBe(cents)
  })

  test.each(['', '-1', '1.234', '1.', '.5', '01', '1,000', 'abc', '1e2', '12元', '1x', '1.x', '10000000000000'])(
    'parseAmountInput refuses %j',
    (text) => {
      expect(parseAmountInput(text)).toBeNull()
    },
  )
})

describe('formatting', () => {
  test.each([
    [0, '0.00', '0.00'],
    [5, '0.05', '0.05'],
    [1230, '12.30', '12.30'],
    [99_999, '999.99', '999.99'],
    [100_000, '1000.00', '1,000.00'],
    [123_450, '1234.50', '1,234.50'],
    [123_456_789_012, '1234567890.12', '1,234,567,890.12'],
    [-5, '-0.05', '-0.05'],
    [-123_450, '-1234.50', '-1,234.50'],
  ])('the amount of %i cents is formatted', (cents, plain, grouped) => {
    expect(formatMoney(cents)).toBe(plain)
    expect(formatYuan(cents)).toBe(grouped)
    expect(parseMoney(plain)).toBe(cents)
  })

  test('formatting refuses fractions of a cent', () => {
    expect(() => formatMoney(1.5)).toThrow(RangeError)
    expect(() => formatYuan(Number.NaN)).toThrow(RangeError)
  })
})

describe('whole-number arithmetic', () => {
  test.each([
    [7, 3, 2, 10],
    [10, 10, 3, 33],
    [0, 5, 7, 0],
    [1, 1, 2, 0],
    [Number.MAX_SAFE_INTEGER, 1, 1, Number.MAX_SAFE_INTEGER],
  ])('floor(%i × %i ÷ %i)', (a, b, d, want) => {
    expect(mulDivFloor(a, b, d)).toBe(want)
  })

  test('whole-number arithmetic stays exact beyond 2^53', () => {
    const a = 9_007_199_254_740_881
    expect(mulDivFloor(a, 9_999, 10_000)).toBe(Number((BigInt(a) * 9_999n) / 10_000n))
    expect(mulDivFloor(a, a, a)).toBe(a)
  })

  test('whole-number arithmetic agrees with BigInt for any amounts, above all where the product is close to 2^53', () => {
    const near = fc.integer({ min: 1, max: 94_906_265 }).chain((a) =>
      fc.tuple(
        fc.constant(a),
        fc.integer({ min: -3, max: 3 }).map((off) => Math.max(0, Math.floor(Number.MAX_SAFE_INTEGER / a) + off)),
      ),
    )
    const any = fc.tuple(fc.maxSafeNat(), fc.nat({ max: 10_000 }))
    fc.assert(
      fc.property(
        fc.oneof(near, any),
        fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
        ([a, b], d) => {
          const want = (BigInt(a) * BigInt(b)) / BigInt(d)
          if (want <= BigInt(Number.MAX_SAFE_INTEGER)) expect(mulDivFloor(a, b, d)).toBe(Number(want))
        },
      ),
      { numRuns: 20_000 },
    )
  })

  test('a percentage never rounds up', () => {
    expect(percentOf(115, 10_000)).toBe(115)
    expect(percentOf(1, 9_999)).toBe(0)
    expect(percentOf(38_856, 9_800)).toBe(38_078)
  })

  test('points are whole yuan', () => {
    expect([0, 99, 100, 12_399].map(pointsFor)).toEqual([0, 0, 1, 123])
  })
})

describe('spread', () => {
  test.each([
    [10, [1, 1, 1, 10], [1, 1, 1, 7]],
    [0, [5, 5], [0, 0]],
    [3, [1, 1, 1], [1, 1, 1]],
    [2, [1, 1, 1], [1, 1, 0]],
    [5, [0, 10, 0], [0, 5, 0]],
    [1, [0, 3, 3], [0, 1, 0]],
    [0, [], []],
    [0, [0, 0], [0, 0]],
    [7, [5, 3, 3], [3, 2, 2]],
  ])('spread divides %i over %j', (total, weights, shares) => {
    expect(spread(total, weights)).toEqual(shares)
  })

  test('spread is exact for large amounts', () => {
    const weights = [9_000_000_000_000, 9_000_000_000_001, 9_000_000_000_002]
    expect(spread(26_999_999_999_999, weights)).toEqual([8_999_999_999_999, 8_999_999_999_999 + 1, 9_000_000_000_000])
  })

  test('spread refuses to give more than there is, and anything but whole cents', () => {
    expect(() => spread(11, [5, 5])).toThrow(RangeError)
    expect(() => spread(-1, [5, 5])).toThrow(RangeError)
    expect(() => spread(1, [5, -5])).toThrow(RangeError)
    expect(() => spread(0.5, [5])).toThrow(RangeError)
    expect(() => spread(1, [0.5, 0.5])).toThrow(RangeError)
    expect(() => spread(Number.NaN, [5])).toThrow(RangeError)
    expect(() => spread(1, [Number.MAX_SAFE_INTEGER, 2])).toThrow(RangeError)
  })
})

describe('refundOf', () => {
  test.each([
    [9997, 7, 0, 7, 9997],
    [9997, 7, 6, 1, 1429],
    [1, 3, 0, 1, 0],
    [1, 3, 2, 1, 1],
    [0, 5, 0, 5, 0],
    [100, 4, 1, 0, 0],
  ])('refundOf gives back of net %i of %i units, %i done, %i now', (net, qty, done, q, want) => {
    expect(refundOf(net, qty, done, q)).toBe(want)
  })

  test.each([
    [100, 5, 3, 3],
    [100, 0, 0, 0],
    [100, 5, -1, 1],
    [100, 5, 0, 1.5],
    [-1, 5, 0, 1],
  ])('refundOf refuses net %i, %i units, %i done, %i now', (net, qty, done, q) => {
    expect(() => refundOf(net, qty, done, q)).toThrow(RangeError)
  })
})
