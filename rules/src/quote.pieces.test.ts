import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activityTerms, standings } from './activities.ts'
import { explainSteps } from './explain.ts'
import { hints } from './hints.ts'
import type { PricingPieces } from './kinds/pieces.ts'
import { refundOf } from './shares.ts'
import type { PricedCart, PricingDocument } from './pricing.ts'
import { quote } from './quote.ts'
import { wild } from './testing/randomCarts.ts'

const RUNS = { numRuns: process.env['FULL'] === '1' ? 20_000 : 2_000 }

const GOODS = { C: { base_price: 1_000 }, D: { base_price: 2_000 } }
const five: PricingPieces = { id: 5, priority: 1, goods: ['C', 'D'], every: 5, minus: 300, cap: 4, left: 10 }

function price(c: number, d: number, more: Partial<PricingDocument>): PricedCart {
  return quote(document(c, d, more))
}

function document(c: number, d: number, more: Partial<PricingDocument>): PricingDocument {
  return {
    lines: [
      { id: 1, goods: 'C', qty: c },
      { id: 2, goods: 'D', qty: d },
    ],
    goods: GOODS,
    wh: { 1: {} },
    ...more,
  }
}

const rows = (cart: PricedCart, phase: string): number[] => cart.adjustments.filter((row) => row.phase === phase).map((row) => row.cents)

describe('满件减, the example of TRADE §9', () => {
  test('满件减 of 13 pieces, every 5 minus 3.00: 2 times, 6.00 off, C 1.09 and D 4.91', () => {
    const cart = price(4, 9, { pieces: [five] })
    expect(cart.adjustments).toEqual([
      { phase: 'P3_PIECES', source: 5, line: 1, cents: 109 },
      { phase: 'P3_PIECES', source: 5, line: 2, cents: 491 },
    ])
    expect(cart.pieces).toEqual([{ source: 5, count: 13, base: 22_000, times: 2, short: 2 }])
    expect([cart.goods, cart.lines.map((line) => line.pieces)]).toEqual([21_400, [5, 5]])
  })

  test('满件减 with 满减 200 − 10 on both as well: judged on 220.00, C 1.82 and D 8.18, nets 37.09 and 166.91', () => {
    const cart = price(4, 9, { pieces: [five], manjian: [{ id: 7, goods: ['C', 'D'], tiers: [{ full: 20_000, minus: 1_000 }] }] })
    expect([rows(cart, 'P3_PIECES'), rows(cart, 'P3_MANJIAN')]).toEqual([
      [109, 491],
      [182, 818],
    ])
    expect(cart.lines.map((line) => line.net)).toEqual([3_709, 16_691])
    expect(cart.adjustments.map((row) => row.phase)).toEqual(['P3_PIECES', 'P3_PIECES', 'P3_MANJIAN', 'P3_MANJIAN'])
  })

  test('a return of 满件减 goods one by one gives back what was paid', () => {
    expect([0, 1, 2, 3].map((done) => refundOf(3_709, 4, done, 1))).toEqual([927, 927, 927, 928])
  })
})

describe('满件减 in detail', () => {
  test.each([
    ['below the number nothing', { c: 2, d: 2 }, {}, 0, 1],
    ['just the number', { c: 3, d: 2 }, {}, 300, 5],
    ['up to the cap of a trade', { c: 30, d: 0 }, {}, 1_200, null],
    ['up to what is left in all', { c: 30, d: 0 }, { left: 3 }, 900, null],
    ['nothing where none is left', { c: 30, d: 0 }, { left: 0 }, 0, null],
    ['without bounds', { c: 30, d: 0 }, { cap: null, left: null }, 1_800, 5],
    ['no more than the goods cost', { c: 5, d: 0 }, { minus: 9_999 }, 5_000, 5],
  ] as const)('满件减 in detail: %s', (_, { c, d }, terms, off, short) => {
    const cart = quote({
      lines: [{ id: 1, goods: 'C', qty: c }, ...(d > 0 ? [{ id: 2, goods: 'D', qty: d }] : [])],
      goods: GOODS,
      wh: { 1: {} },
      pieces: [{ ...five, ...terms }],
    })
    expect([cart.adjustments.reduce((sum, row) => sum + row.cents, 0), cart.pieces[0]?.short]).toEqual([off, short])
  })

  test('a line joins the first 满件减 that covers it, by priority and then id; selected plain lines alone count', () => {
    const cart = quote({
      lines: [
        { id: 1, goods: 'C', qty: 6 },
        { id: 2, goods: 'D', qty: 6 },
        { id: 3, goods: 'C', qty: 50, selected: false },
        { id: 4, goods: 'D', qty: 50, type: 1 },
      ],
      goods: GOODS,
      flash: { D: { price: 1_500 } },
      wh: { 1: {} },
      pieces: [
        { id: 2, priority: 2, every: 5, minus: 100 },
        { id: 9, priority: 1, goods: ['C'], every: 10, minus: 700 },
      ],
    })
    expect(cart.adjustments.filter((row) => row.phase === 'P3_PIECES')).toEqual([{ phase: 'P3_PIECES', source: 2, line: 2, cents: 100 }])
    expect(cart.pieces).toEqual([
      { source: 9, count: 6, base: 6_000, times: 0, short: 4 },
      { source: 2, count: 6, base: 12_000, times: 1, short: 4 },
    ])
  })

  test('满件减 lowers no threshold: 满减, coupon and free freight stay judged on the amount before', () => {
    const cart = price(4, 9, {
      pieces: [five],
      coupon: { min: 22_000, face: 1_000 },
      wh: { 1: { free: 22_000, fee: 800 } },
    })
    expect([cart.coupons[0]?.used, cart.shipping, cart.payable]).toEqual([true, { 1: 0 }, 20_400])
  })

  test('满件减 says in words what it promises, what applies and what is missing', () => {
    const doc = document(4, 9, { pieces: [five] })
    expect(standings(doc, quote(doc))).toMatchObject([
      { kind: 'pieces', base: 22_000, off: 600, isReached: true, applied: '每满 5 件减 ¥3 × 2', next: '每满 5 件减 ¥3，还差 2 件' },
    ])
    expect([activityTerms('pieces', five), activityTerms('pieces', { ...five, minus: 350, cap: null })]).toEqual([
      ['每满 5 件减 ¥3', '每单最多减 4 次'],
      ['每满 5 件减 ¥3.50'],
    ])
    expect(explainSteps(quote(doc).adjustments)).toEqual([{ phase: 'P3_PIECES', source: 5, title: '满件减', lines: [1, 2], cents: 600 }])
  })

  test('满件减 hints at the pieces that bring the next time, in whole packs, until its cap', () => {
    const goods = { a: { base_price: 1_000, pack: 2 } }
    const doc = (qty: number, cap: number | null): PricingDocument => ({
      lines: [{ id: 1, goods: 'a', qty }],
      goods,
      wh: { 1: {} },
      pieces: [{ id: 5, every: 5, minus: 2_500, cap }],
    })
    expect(hints(doc(4, null))).toMatchObject([{ kind: 'manjian', line: 1, addQty: 2, cost: -500, saves: 500, gain: 2_500, source: 5 }])
    expect(hints(doc(6, 1))).toEqual([])
  })
})

/** Worked out once more with big numbers, from the text of TRADE §9. */
function offByHand(doc: PricingDocument, priced: PricedCart): Map<number, bigint> {
  const off = new Map<number, bigint>()
  const left = new Set(priced.lines.filter((line) => (doc.lines.find(({ id }) => id === line.id)?.type ?? 0) === 0).map((line) => line.id))
  for (const activity of (doc.pieces ?? []).toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0) || a.id - b.id)) {
    const lines = priced.lines.filter((line) => {
      const goods = doc.lines.find(({ id }) => id === line.id)?.goods ?? ''
      return left.has(line.id) && (activity.goods ?? [goods]).includes(goods)
    })
    for (const line of lines) left.delete(line.id)
    const count = lines.reduce((sum, line) => sum + line.qty, 0)
    let times = 0
    while ((times + 1) * activity.every <= count && times < (activity.cap ?? Infinity) && times < (activity.left ?? Infinity)) times++
    const whole = lines.reduce((sum, line) => sum + BigInt(line.p1), 0n)
    const wanted = BigInt(times) * BigInt(activity.minus)
    const total = wanted < whole ? wanted : whole
    if (total === 0n) continue
    const shares = lines.map((line) => ({ id: line.id, share: (total * BigInt(line.p1)) / whole, rest: (total * BigInt(line.p1)) % whole }))
    let missing = total - shares.reduce((sum, { share }) => sum + share, 0n)
    for (const share of shares.toSorted((a, b) => (a.rest === b.rest ? a.id - b.id : a.rest > b.rest ? -1 : 1))) {
      const extra = missing > 0n ? 1n : 0n
      missing -= extra
      if (share.share + extra > 0n) off.set(share.id, share.share + extra)
    }
  }
  return off
}

describe('满件减 in any cart', () => {
  test('满件减 takes off each line what the text says, worked out a second way', () => {
    fc.assert(
      fc.property(wild, (doc) => {
        const priced = quote(doc)
        const rowsOfPieces = priced.adjustments.filter((row) => row.phase === 'P3_PIECES')
        expect(new Map(rowsOfPieces.map((row) => [row.line, BigInt(row.cents)]))).toEqual(offByHand(doc, priced))
        expect(rowsOfPieces).toHaveLength(new Set(rowsOfPieces.map((row) => row.line)).size)
      }),
      RUNS,
    )
  })

  test('without 满件减 everything else is judged as before: the same gates, gifts, tiers and freight', () => {
    fc.assert(
      fc.property(wild, (doc) => {
        const [cart, without] = [quote(doc), quote({ ...doc, pieces: [] })]
        expect([cart.tiers, cart.gifts, cart.shipping, cart.warnings]).toEqual([
          without.tiers,
          without.gifts,
          without.shipping,
          without.warnings,
        ])
      }),
      RUNS,
    )
  })
})
