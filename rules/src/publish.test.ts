import { describe, expect, test } from 'vitest'
import { comboProblems, couponProblems, discountProblems, ladderProblems, manjianProblems, overlaps } from './publish.ts'

const codes = (problems: readonly { code: string; index: number }[]): string[] => problems.map((one) => `${one.code} ${one.index}`)

describe('publish checks (TRADE §2.2)', () => {
  test.each([
    [
      [
        { full: 30_000, minus: 2_000 },
        { full: 50_000, minus: 4_000 },
      ],
      [],
    ],
    [[{ full: 100, minus: 50 }], []],
    [[{ full: 100, minus: 51 }], ['MINUS_TOO_LARGE 0']],
    [
      [
        { full: 100, minus: 10 },
        { full: 100, minus: 20 },
      ],
      ['TIERS_NOT_RISING 1'],
    ],
    [
      [
        { full: 100, minus: 10 },
        { full: 200, minus: 10 },
      ],
      ['TIERS_NOT_RISING 1'],
    ],
    [[], ['NO_TIERS 0']],
  ])('full reduction %j', (tiers, want) => expect(codes(manjianProblems(tiers))).toEqual(want))

  test.each([
    [
      [
        { full: 100, bp: 9_800 },
        { full: 200, bp: 5_000 },
      ],
      [],
    ],
    [[{ full: 100, bp: 4_999 }], ['RATE_TOO_LOW 0']],
    [
      [
        { full: 100, bp: 9_000 },
        { full: 200, bp: 9_000 },
      ],
      ['TIERS_NOT_RISING 1'],
    ],
    [[], ['NO_TIERS 0']],
  ])('order discount %j', (tiers, want) => expect(codes(discountProblems(tiers))).toEqual(want))

  test('coupons: a quarter of the threshold, or ticked as without one', () => {
    expect(codes(couponProblems({ min: 400, face: 100 }))).toEqual([])
    expect(codes(couponProblems({ min: 399, face: 100 }))).toEqual(['FACE_TOO_LARGE 0'])
    expect(codes(couponProblems({ min: 0, face: 100 }))).toEqual(['FACE_TOO_LARGE 0'])
    expect(codes(couponProblems({ min: 0, face: 100 }, true))).toEqual([])
    expect(codes(couponProblems({ kind: 'shipping', min: 0 }))).toEqual([])
  })

  test('ladders fall strictly from the base price', () => {
    expect(
      codes(
        ladderProblems(1000, [
          { number: 10, price: 950 },
          { number: 50, price: 880 },
        ]),
      ),
    ).toEqual([])
    expect(codes(ladderProblems(1000, [{ number: 10, price: 1000 }]))).toEqual(['LADDER_NOT_FALLING 0'])
    expect(codes(ladderProblems(1000, [{ number: 1, price: 900 }]))).toEqual(['TIERS_NOT_RISING 0'])
    expect(
      codes(
        ladderProblems(1000, [
          { number: 10, price: 900 },
          { number: 10, price: 950 },
        ]),
      ),
    ).toEqual(['TIERS_NOT_RISING 1', 'LADDER_NOT_FALLING 1'])
  })

  test('combinations', () => {
    const goods = { a: { base_price: 1000 }, b: { base_price: 2000, pack: 2 }, c: { base_price: 10, ck: 2 } }
    expect(codes(comboProblems({ price: 4_000, items: { a: 1, b: 2 } }, goods))).toEqual([])
    expect(codes(comboProblems({ price: 5_001, items: { a: 1, b: 2 } }, goods))).toEqual(['COMBO_DEARER 0'])
    expect(codes(comboProblems({ price: 1, items: { a: 1, b: 3 } }, goods))).toEqual(['COMBO_PACK 1'])
    expect(codes(comboProblems({ price: 1, items: { a: 1, c: 1 } }, goods))).toEqual(['COMBO_WAREHOUSE 0'])
    expect(codes(comboProblems({ price: 1, items: { a: 1 } }, goods))).toEqual(['COMBO_EMPTY 0'])
  })

  test('overlap report', () => {
    expect(
      overlaps([
        { id: 1, goods: ['a', 'b'] },
        { id: 2, goods: ['b', 'c'] },
        { id: 3, goods: ['d'] },
      ]),
    ).toEqual([{ first: 1, second: 2, goods: ['b'] }])
    expect(
      overlaps([
        { id: 1, goods: null },
        { id: 2, goods: ['a'] },
      ]),
    ).toEqual([{ first: 1, second: 2, goods: null }])
  })
})
