import { describe, expect, test } from 'vitest'
import { DRAFTS } from './drafts.ts'
import type { Facts } from './kinds/draft.ts'
import { couponProblems, ladderProblems, overlaps } from './publish.ts'

const codes = (problems: readonly { code: string; index: number }[]): string[] =>
  problems.map((problem) => `${problem.code} ${problem.index}`)

const known = (id: number, base_price: number, more: object = {}) => ({
  id,
  name: `商品${id}`,
  base_price,
  pack: 1,
  min: 1,
  ck: 1,
  eph: false,
  ...more,
})
const facts = (...goods: ReturnType<typeof known>[]): Facts => ({
  goods: new Map(goods.map((fact) => [fact.id, fact])),
  busy: new Set(),
  lowestPrice: 150,
})

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
  ])('full reduction %j', (tiers, want) => expect(codes(DRAFTS.manjian.problems({ goodsIds: null, tiers }, facts()))).toEqual(want))

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
  ])('order discount %j', (tiers, want) => expect(codes(DRAFTS.discount.problems({ goodsIds: null, tiers }, facts()))).toEqual(want))

  test('the face of a coupon is at most a quarter of its threshold, or the coupon is ticked as without one', () => {
    expect(codes(couponProblems({ min: 400, face: 100 }))).toEqual([])
    expect(codes(couponProblems({ min: 399, face: 100 }))).toEqual(['FACE_TOO_LARGE 0'])
    expect(codes(couponProblems({ min: 0, face: 100 }))).toEqual(['FACE_TOO_LARGE 0'])
    expect(codes(couponProblems({ min: 0, face: 100 }, true))).toEqual([])
    expect(codes(couponProblems({ kind: 'shipping', min: 0 }))).toEqual([])
  })

  test('the prices of a ladder fall strictly from the base price', () => {
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

  test('a combination is not dearer than its goods, in whole packs, from one warehouse and of two goods at least', () => {
    const shop = facts(known(1, 1_000), known(2, 2_000, { pack: 2 }), known(3, 10, { ck: 2 }))
    const problems = (price: number, ...items: [goodsId: number, qty: number][]) =>
      codes(
        DRAFTS.combo.problems(
          { combos: [{ name: '组合', price, total: null, perMember: null, items: items.map(([goodsId, qty]) => ({ goodsId, qty })) }] },
          shop,
        ),
      )
    expect(problems(4_000, [1, 1], [2, 2])).toEqual([])
    expect(problems(5_001, [1, 1], [2, 2])).toEqual(['COMBO_DEARER 0'])
    expect(problems(1, [1, 1], [2, 3])).toEqual(['COMBO_PACK 0'])
    expect(problems(1, [1, 1], [3, 1])).toEqual(['COMBO_WAREHOUSE 0'])
    expect(problems(1, [1, 1])).toEqual(['COMBO_EMPTY 0'])
  })

  test('a 满件减 takes off no more than half of what its pieces cost at least, and needs two pieces', () => {
    const shop = facts(known(1, 1_000), known(2, 300))
    const problems = (goodsIds: number[] | null, every: number, minus: number) =>
      codes(DRAFTS.pieces.problems({ goodsIds, every, minus }, shop))
    expect(problems([1], 5, 2_500)).toEqual([])
    expect(problems([1], 5, 2_501)).toEqual(['MINUS_TOO_LARGE 0'])
    // 3.00 is the lowest price of those covered, 1.50 that of all goods.
    expect([problems([1, 2], 5, 750), problems([1, 2], 5, 751)]).toEqual([[], ['MINUS_TOO_LARGE 0']])
    expect([problems(null, 4, 300), problems(null, 4, 301)]).toEqual([[], ['MINUS_TOO_LARGE 0']])
    expect(problems([1], 1, 10)).toEqual(['EVERY_TOO_SMALL 0'])
    expect([problems([], 5, 10), problems([1, 9], 5, 10)]).toEqual([['NO_GOODS 0'], ['GOODS_UNKNOWN 1']])
  })

  test('cashback: no more back than half, rising tiers, and no bound below the first tier', () => {
    const shop = facts(known(1, 1_000))
    const tiers = [
      { full: 50_000, back: 1_000 },
      { full: 100_000, back: 3_000 },
    ]
    const problems = (draft: Partial<Parameters<typeof DRAFTS.cashback.problems>[0]>) =>
      codes(DRAFTS.cashback.problems({ goodsIds: [1], tiers, ...draft }, shop))
    expect(problems({ memberCap: 1_000, total: 1_000 })).toEqual([])
    expect(problems({ memberCap: 999, total: 999 })).toEqual(['CAP_TOO_SMALL 0', 'CAP_TOO_SMALL 0'])
    expect([problems({ tiers: [{ full: 999, back: 499 }] }), problems({ tiers: [{ full: 999, back: 500 }] })]).toEqual([
      [],
      ['BACK_TOO_LARGE 0'],
    ])
    expect(problems({ tiers: tiers.toReversed() })).toEqual(['TIERS_NOT_RISING 1'])
    const second = (full: number, back: number) =>
      problems({
        tiers: [
          { full: 50_000, back: 1_000 },
          { full, back },
        ],
      })
    expect([second(50_000, 1_001), second(50_001, 1_000), second(50_001, 1_001)]).toEqual([
      ['TIERS_NOT_RISING 1'],
      ['TIERS_NOT_RISING 1'],
      [],
    ])
    expect(problems({ tiers: [] })).toEqual(['NO_TIERS 0'])
    expect([problems({ goodsIds: [] }), problems({ goodsIds: [9] })]).toEqual([['NO_GOODS 0'], ['GOODS_UNKNOWN 0']])
  })

  test('overlapping promotions are reported with the goods they share', () => {
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
