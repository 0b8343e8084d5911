import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Hint } from './hints.ts'
import { hints } from './hints.ts'
import type { PricingDocument, PricingGoods } from './pricing.ts'
import { quote } from './quote.ts'

function cart(qty: Record<string, number>, goods: Record<string, PricingGoods>, more: Partial<PricingDocument> = {}): PricingDocument {
  return { lines: Object.entries(qty).map(([key, n], i) => ({ id: i + 1, goods: key, qty: n })), goods, wh: { 1: {} }, ...more }
}

const A = {
  base_price: 1000,
  ladder: [
    { number: 10, price: 950 },
    { number: 50, price: 880 },
  ],
}

describe('buy-smarter hints', () => {
  test('a hint says «再买1件更省 25.50»', () => {
    expect(hints(cart({ A: 49 }, { A }))).toEqual([
      { kind: 'tier', line: 1, goods: ['A'], addQty: 1, cost: -2550, saves: 2550, gain: 2550, source: null, ck: null },
    ])
    expect(hints(cart({ A: 20 }, { A }))).toEqual([])
  })

  test('there is no ladder hint where the cheaper line loses more elsewhere', () => {
    const manjian = [{ id: 1, tiers: [{ full: 46_000, minus: 9_000 }] }]
    expect(hints(cart({ A: 49 }, { A }, { manjian })).filter((hint) => hint.kind === 'tier')).toEqual([])
  })

  test('a hint is the cheapest way to the next reduction: fewest cents, whole packs, within stock', () => {
    const goods = { a: { base_price: 3_000 }, b: { base_price: 1_000, pack: 4 }, c: { base_price: 900, stock: 3 } }
    const manjian = [{ id: 7, tiers: [{ full: 30_000, minus: 2_000 }] }]
    const [hint] = hints(cart({ a: 8, b: 4 }, goods, { manjian }))
    // 2.00 missing: one of a costs 30.00 more, a pack of b 40.00.
    expect(hint).toMatchObject({ kind: 'manjian', line: 1, addQty: 1, cost: 1_000, saves: 0, gain: 2_000, source: 7 })
    expect(hints(cart({ a: 8, c: 3 }, goods, { manjian }))).toMatchObject([{ line: 1, addQty: 2, cost: 4_000 }])
  })

  test('a hint leads to the next round of a repeatable reduction, until its cap', () => {
    const goods = { a: { base_price: 1_000 } }
    const activity = { id: 7, repeat: true, tiers: [{ full: 10_000, minus: 1_500 }] }
    expect(hints(cart({ a: 19 }, goods, { manjian: [activity] }))).toMatchObject([
      { kind: 'manjian', addQty: 1, cost: -500, saves: 500, gain: 1_500 },
    ])
    expect(hints(cart({ a: 19 }, goods, { manjian: [{ ...activity, cap: 1_500 }] }))).toEqual([])
  })

  test('the next order discount counts only goods it covers', () => {
    const goods = { a: { base_price: 1_000 }, b: { base_price: 1 } }
    const discounts = [{ id: 9, goods: ['a'], tiers: [{ full: 10_000, bp: 8_000 }] }]
    expect(hints(cart({ a: 9, b: 1 }, goods, { discounts }))).toMatchObject([
      { kind: 'manjian', line: 1, addQty: 1, cost: -1_000, source: 9 },
    ])
  })

  test('a hint leads to free freight by amount, by 包邮 or by 单品包邮, whichever is cheapest', () => {
    const wh = { 1: { free: 30_000, fee: 800 } }
    const z = { base_price: 4_500, is_free_shipping: 1 as const, free_shipping_number: 5 }
    const d = { base_price: 3_000, is_dpby: 1 as const, free_shipping_number: 2 }
    expect(hints(cart({ z: 4, a: 1 }, { z, a: { base_price: 5_000 } }, { wh }))).toMatchObject([
      { kind: 'shipping', line: 1, addQty: 1, cost: 3_700, gain: 800, ck: 1 },
    ])
    expect(hints(cart({ d: 1 }, { d }, { wh }))).toMatchObject([{ kind: 'shipping', addQty: 1, cost: 2_200 }])
    expect(hints(cart({ d: 1, a: 1 }, { d, a: { base_price: 26_900 } }, { wh }))).toMatchObject([{ kind: 'shipping', line: 1, addQty: 1 }])
    expect(hints(cart({ a: 1 }, { a: { base_price: 90_000 } }, { wh }))).toEqual([])
  })

  test('a quantity that ships free is no way to free freight for goods that are never shipped free', () => {
    const plain = { base_price: 100, free_shipping_number: 2 }
    const goods = { a: plain, b: plain, c: plain }
    expect(hints(cart({ a: 1, b: 1, c: 1 }, goods, { wh: { 1: { free: 10_000, fee: 800 } } }))).toMatchObject([
      { kind: 'shipping', line: 1, addQty: 97, cost: 8_900, gain: 800, ck: 1 },
    ])
  })

  test('a hint leads to the full case from 80 % on', () => {
    const goods = { a: { base_price: 100, case: 100, stock: 150 } }
    expect(hints(cart({ a: 80 }, goods))).toMatchObject([{ kind: 'case', addQty: 20, cost: 2_000, saves: 0 }])
    expect(hints(cart({ a: 79 }, goods))).toEqual([])
    expect(hints(cart({ a: 140 }, { a: { ...goods.a, case: 80 } }))).toEqual([])
  })

  test('a hint never offers what a gate would refuse', () => {
    const goods = { A: { ...A, stock: 50 } }
    const lines = [
      { id: 1, goods: 'A', qty: 49 },
      { id: 2, goods: 'A', qty: 1 },
    ]
    expect(hints({ lines, goods, wh: { 1: {} } })).toEqual([])
    expect(hints(cart({ A: 49 }, { A: { ...A, limit: 49 } }))).toEqual([])
  })
})

describe('every number of a hint is the quote of the cart it proposes', () => {
  const goodsArb = fc.record({
    base_price: fc.integer({ min: 50, max: 5_000 }),
    pack: fc.constantFrom(1, 2, 5),
    case: fc.constantFrom(null, 20, 40),
    stock: fc.integer({ min: 0, max: 120 }),
    ladder: fc.option(
      fc.uniqueArray(fc.record({ number: fc.integer({ min: 2, max: 60 }), price: fc.integer({ min: 40, max: 5_000 }) }), {
        maxLength: 3,
        selector: (tier) => tier.number,
      }),
      { nil: null },
    ),
    ladder_price_type: fc.constantFrom(1 as const, 2 as const),
    is_dpby: fc.constantFrom(0 as const, 1 as const),
    free_shipping_number: fc.integer({ min: 1, max: 30 }),
  })
  const docArb = fc
    .record({
      goods: fc.record({ a: goodsArb, b: goodsArb, c: goodsArb }),
      qty: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 3, maxLength: 3 }),
      full: fc.integer({ min: 500, max: 90_000 }),
      repeat: fc.boolean(),
      free: fc.integer({ min: 500, max: 90_000 }),
    })
    .map(({ goods, qty, full, repeat, free }): PricingDocument => ({
      lines: [
        ...Object.entries(goods).map(([key, sold], i) => ({ id: i + 1, goods: key, qty: (qty[i] ?? 1) * sold.pack })),
        { id: 4, goods: 'a', qty: goods.a.pack },
      ],
      goods,
      wh: { 1: { free, fee: 900 } },
      manjian: [{ id: 1, goods: ['a', 'b'], repeat, tiers: [{ full, minus: Math.floor(full / 3) }] }],
    }))

  test('payable, gain and gates of a hint are the quote of the cart it proposes', () => {
    let seen = 0
    fc.assert(
      fc.property(docArb, (doc) => {
        const before = quote(doc)
        for (const hint of hints(doc)) {
          seen++
          expectTrue(doc, before.payable, hint)
        }
      }),
      { numRuns: process.env['FULL'] === '1' ? 20_000 : 500 },
    )
    expect(seen).toBeGreaterThan(300)
  })

  function expectTrue(doc: PricingDocument, payable: number, hint: Hint): void {
    const after = quote({
      ...doc,
      lines: doc.lines.map((line) => (line.id === hint.line ? { ...line, qty: line.qty + hint.addQty } : line)),
    })
    expect(hint.addQty).toBeGreaterThan(0)
    expect(after.lines.map((line) => line.id)).toEqual(quote(doc).lines.map((line) => line.id))
    expect(after.payable - payable).toBe(hint.cost)
    expect(hint.saves).toBe(Math.max(0, -hint.cost))
    if (hint.kind === 'manjian' || hint.kind === 'shipping') expect(hint.gain).toBeGreaterThan(0)
  }
})
