import * as fc from 'fast-check'
import type { PricingDocument, PricingGoods, PricingLine } from '../pricing.ts'

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const flag = fc.constantFrom(0 as const, 0 as const, 0 as const, 1 as const)
const money = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 100, max: 9_999 }), fc.integer({ min: 10_000, max: 900_000 }))
const maybe = <T>(item: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(item, { nil: null })

const goodsArb: fc.Arbitrary<PricingGoods> = fc.record({
  base_price: money,
  ladder: maybe(
    fc.uniqueArray(fc.record({ number: fc.integer({ min: 2, max: 60 }), price: money }), { maxLength: 3, selector: (tier) => tier.number }),
  ),
  ladder_price_type: fc.constantFrom(1 as const, 2 as const),
  special: maybe(money),
  is_buy: fc.constantFrom(1 as const, 1 as const, 1 as const, 1 as const, 1 as const, 1 as const, 1 as const, 0 as const),
  stock: fc.oneof(fc.constant(9_999), fc.constant(9_999), fc.constant(9_999), fc.integer({ min: 0, max: 60 })),
  pack: fc.constantFrom(1, 1, 1, 2, 5),
  ck: fc.constantFrom(1, 1, 2),
  with_coupon: fc.constantFrom(1 as const, 1 as const, 0 as const),
  eph: flag,
  cold: flag,
  is_free_shipping: flag,
  is_dpby: flag,
  free_shipping_number: fc.integer({ min: 1, max: 20 }),
  gift: maybe(
    fc.record({
      type: fc.constantFrom(1 as const, 2 as const),
      need: fc.integer({ min: 1, max: 20 }),
      give: fc.integer({ min: 1, max: 3 }),
      left: fc.integer({ min: 0, max: 5 }),
      goods: fc.constant('gift'),
    }),
  ),
})

const catalogue = fc
  .tuple(...KEYS.map(() => goodsArb))
  .map((all) => Object.fromEntries(KEYS.map((key, i) => [key, all[i] ?? { base_price: 1 }])))

const lineArb = fc.record({
  id: fc.integer({ min: 1, max: 300 }),
  goods: fc.constantFrom(...KEYS),
  qty: fc.integer({ min: 1, max: 30 }),
  odd: fc.constantFrom(false, false, false, false, false, true),
  type: fc.constantFrom(0 as const, 0 as const, 0 as const, 1 as const, 4 as const),
  selected: fc.constantFrom(true, true, true, true, false),
})
const comboLines = fc.integer({ min: 1, max: 4 }).map((sets): PricingLine[] => [
  { id: 901, goods: 'a', qty: sets, type: 3, comboId: 'c' },
  { id: 902, goods: 'b', qty: 2 * sets, type: 3, comboId: 'c' },
])
const linesArb = fc
  .tuple(fc.uniqueArray(lineArb, { maxLength: 9, selector: (line) => line.id }), fc.oneof(fc.constant([]), comboLines))
  .map(([plain, combo]) => [...plain, ...combo.map((line) => ({ ...line, odd: true }))])

const scope = maybe(fc.subarray(KEYS))
const wh = fc.record({ free: maybe(money), fee: fc.integer({ min: 0, max: 2_000 }), min: fc.integer({ min: 0, max: 30_000 }) })
/** Most quantities are whole packs, so that most lines pass the gates. */
const base = fc
  .record({
    lines: linesArb,
    goods: catalogue,
    wh: fc.record({ 1: wh, 2: wh }),
    flash: fc.dictionary(
      fc.constantFrom(...KEYS),
      fc.record({
        price: money,
        per_member: fc.integer({ min: 0, max: 200 }),
        bought: fc.integer({ min: 0, max: 3 }),
        left: fc.integer({ min: 0, max: 300 }),
      }),
    ),
    addons: fc.dictionary(
      fc.constantFrom(...KEYS),
      fc.record({
        id: fc.integer({ min: 1, max: 9 }),
        full: fc.oneof(fc.integer({ min: 0, max: 200 }), money),
        goods: scope,
        price: money,
        number: maybe(fc.integer({ min: 1, max: 60 })),
        left: maybe(fc.integer({ min: 0, max: 60 })),
      }),
    ),
    combos: fc.record({ c: fc.record({ price: money, items: fc.constant({ a: 1, b: 2 }) }) }),
    vouchers: fc.integer({ min: 0, max: 50_000 }),
    balance: fc.integer({ min: 0, max: 500_000 }),
  })
  .map((doc) => ({
    ...doc,
    lines: doc.lines.map(({ odd, ...line }): PricingLine => ({
      ...line,
      qty: odd ? line.qty : line.qty * (doc.goods[line.goods]?.pack ?? 1),
    })),
  }))

const anyTiers = <T>(more: fc.Arbitrary<T>): fc.Arbitrary<({ full: number } & T)[]> =>
  fc.uniqueArray(
    fc.tuple(money, more).map(([full, rest]) => ({ full, ...rest })),
    { minLength: 1, maxLength: 3, selector: (tier) => tier.full },
  )
const anyPieces = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 99 }),
    priority: fc.integer({ min: 0, max: 2 }),
    goods: scope,
    every: fc.integer({ min: 1, max: 40 }),
    minus: money,
    cap: maybe(fc.integer({ min: 0, max: 5 })),
    left: maybe(fc.integer({ min: 0, max: 9 })),
  }),
  { maxLength: 3, selector: ({ id }) => id },
)
const anyCashback = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 99 }),
    priority: fc.integer({ min: 0, max: 2 }),
    goods: scope,
    tiers: anyTiers(fc.record({ back: money })),
    member_cap: maybe(money),
    left: maybe(money),
  }),
  { maxLength: 3, selector: ({ id }) => id },
)
/** Promotions with any parameters at all, overlapping as they like. */
export const wild: fc.Arbitrary<PricingDocument> = fc
  .record({
    cart: base,
    pieces: anyPieces,
    cashback: anyCashback,
    manjian: fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 99 }),
        priority: fc.integer({ min: 0, max: 2 }),
        goods: scope,
        repeat: fc.boolean(),
        cap: maybe(money),
        tiers: anyTiers(fc.record({ minus: money })),
      }),
      { maxLength: 3, selector: (item) => item.id },
    ),
    discounts: fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 99 }),
        goods: scope,
        tiers: anyTiers(fc.record({ bp: fc.integer({ min: 1, max: 10_000 }) })),
      }),
      { maxLength: 3, selector: (item) => item.id },
    ),
    coupons: fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 99 }),
        kind: fc.constantFrom('threshold' as const, 'threshold' as const, 'shipping' as const),
        min: fc.oneof(fc.constant(0), money),
        face: money,
        goods: scope,
        expires: maybe(fc.integer({ min: 1, max: 9 })),
      }),
      { maxLength: 3, selector: (item) => item.id },
    ),
  })
  .map(({ cart, ...promotions }) => ({ ...cart, ...promotions }))

/** Promotions that pass the publish checks: halves at most, quarters for coupons, nothing overlaps within a kind. */
export const decent: fc.Arbitrary<PricingDocument> = fc
  .record({
    cart: base,
    cut: fc.integer({ min: 0, max: KEYS.length }),
    all: fc.boolean(),
    reductions: fc.array(
      fc.record({
        full: fc.oneof(fc.integer({ min: 2, max: 200 }), fc.integer({ min: 2, max: 90_000 })),
        part: fc.oneof(fc.constant(50), fc.integer({ min: 0, max: 50 })),
        repeat: fc.boolean(),
        cap: maybe(money),
      }),
      { minLength: 2, maxLength: 2 },
    ),
    rates: fc.array(fc.record({ full: money, bp: fc.oneof(fc.constant(5_000), fc.integer({ min: 5_000, max: 10_000 })) }), {
      minLength: 2,
      maxLength: 2,
    }),
    bundles: fc.array(
      fc.record({
        every: fc.integer({ min: 2, max: 20 }),
        part: fc.oneof(fc.constant(50), fc.integer({ min: 0, max: 50 })),
        cap: maybe(fc.integer({ min: 1, max: 4 })),
        left: maybe(fc.integer({ min: 0, max: 6 })),
      }),
      { minLength: 2, maxLength: 2 },
    ),
    coupon: fc.record({
      min: fc.oneof(fc.integer({ min: 4, max: 400 }), fc.integer({ min: 4, max: 90_000 })),
      part: fc.oneof(fc.constant(25), fc.integer({ min: 0, max: 25 })),
      goods: scope,
    }),
  })
  .map(({ cart, cut, all, reductions, bundles, rates, coupon }) => {
    const parts = all ? [null] : [KEYS.slice(0, cut), KEYS.slice(cut)]
    const manjian = parts.map((goods, i) => {
      const { full, part, repeat, cap } = reductions[i] ?? { full: 2, part: 1, repeat: false, cap: null }
      return { id: i + 1, goods, repeat, cap, tiers: [{ full, minus: Math.max(1, Math.floor((full * part) / 100)) }] }
    })
    const pieces = parts.map((goods, nth) => {
      const { every, part, cap, left } = bundles[nth] ?? { every: 2, part: 1, cap: null, left: null }
      const lowest = Math.min(...(goods ?? KEYS).map((key) => cart.goods[key]?.base_price ?? 1))
      return { id: 20 + nth, goods, every, minus: Math.max(1, Math.floor((every * lowest * part) / 100)), cap, left }
    })
    const discounts = parts.map((goods, i) => ({ id: 50 + i, goods, tiers: [rates[i] ?? { full: 1, bp: 10_000 }] }))
    return {
      ...cart,
      pieces: pieces.filter(({ minus }) => Number.isFinite(minus)),
      manjian,
      discounts,
      coupons: [{ id: 1, min: coupon.min, face: Math.max(1, Math.floor((coupon.min * coupon.part) / 100)), goods: coupon.goods }],
    }
  })
