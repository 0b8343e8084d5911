import * as fc from 'fast-check'
import type { CheapestQuestion } from '../cheapest/space.ts'
import type { PricingGoods, PricingLine } from '../pricing.ts'

/** Three articles of three, two and two makers. */
const ARTICLES = [
  ['a1', 'a2', 'a3'],
  ['b1', 'b2'],
  ['c1', 'c2'],
] as const
const KEYS = ARTICLES.flat()

const money = fc.integer({ min: 100, max: 3_000 })
const amount = fc.integer({ min: 500, max: 20_000 })
const maybe = <T>(item: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(item, { nil: null })
const seldom = fc.constantFrom(0 as const, 0 as const, 0 as const, 1 as const)
/** Most carts are of the first two articles: brute force tries every way to buy them. */
const oneIn = <T>(times: number, item: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: item })
const scope = maybe(fc.subarray(KEYS))

/** Makers of one article cost about the same, so that thresholds decide. */
const goodsOf = (price: number): fc.Arbitrary<PricingGoods> =>
  fc
    .record({
      off: fc.integer({ min: 0, max: 30 }),
      tiers: fc.uniqueArray(fc.record({ number: fc.integer({ min: 2, max: 12 }), off: fc.integer({ min: 1, max: 40 }) }), {
        maxLength: 2,
        selector: (tier) => tier.number,
      }),
      ladder_price_type: fc.constantFrom(1 as const, 1 as const, 2 as const),
      special: maybe(fc.integer({ min: 1, max: 20 })),
      stock: fc.constantFrom(9_999, 9_999, 9_999, 3, 8),
      pack: fc.constantFrom(1, 1, 2, 3),
      ck: fc.constantFrom(1, 1, 2),
      with_coupon: fc.constantFrom(1 as const, 1 as const, 0 as const),
      eph: seldom,
      is_buy: fc.constantFrom(1 as const, 1 as const, 1 as const, 1 as const, 1 as const, 0 as const),
      is_free_shipping: seldom,
      is_dpby: seldom,
      free_shipping_number: fc.integer({ min: 1, max: 8 }),
    })
    .map(({ off, tiers, special, ...goods }) => {
      const base_price = part(price, off)
      const ladder = tiers.map((tier) => ({ number: tier.number, price: part(base_price, tier.off) }))
      return { ...goods, base_price, ladder, special: special === null ? null : part(base_price, special) }
    })

const part = (price: number, off: number): number => Math.max(1, Math.floor((price * (100 - off)) / 100))

const catalogue = fc
  .tuple(...ARTICLES.map((keys) => money.chain((price) => fc.tuple(...keys.map(() => goodsOf(price))))))
  .map((articles) =>
    Object.fromEntries(ARTICLES.flatMap((keys, at) => keys.map((key, maker) => [key, articles[at]?.[maker] ?? { base_price: 1 }]))),
  )

const tiers = <T>(more: fc.Arbitrary<T>): fc.Arbitrary<({ full: number } & T)[]> =>
  fc.uniqueArray(
    fc.tuple(amount, more).map(([full, rest]) => ({ full, ...rest })),
    { minLength: 1, maxLength: 2, selector: (tier) => tier.full },
  )
const listOf = <T extends { id: number }>(row: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.uniqueArray(row, { maxLength: 2, selector: ({ id }) => id })
const id = fc.integer({ min: 1, max: 99 })
const wh = fc.record({ free: maybe(amount), fee: fc.integer({ min: 0, max: 1_500 }), min: fc.constantFrom(0, 0, 3_000) })

/** A cart of up to three articles, the makers allowed for each line, and promotions that are as likely reached as not. */
export const smallCarts: fc.Arbitrary<CheapestQuestion> = fc
  .record({
    goods: catalogue,
    wanted: fc.tuple(
      ...ARTICLES.map((keys, at) =>
        oneIn(
          [1, 2, 5][at] ?? 1,
          fc.record({ goods: fc.constantFrom(...keys), packs: fc.integer({ min: 1, max: 2 }), isFree: fc.boolean() }),
        ),
      ),
    ),
    second: oneIn(4, fc.record({ goods: fc.constantFrom(...ARTICLES[0]), packs: fc.constant(1) })),
    isMoreAllowed: fc.boolean(),
    wh: fc.record({ 1: wh, 2: wh }),
    manjian: listOf(
      fc.record({
        id,
        priority: fc.integer({ min: 0, max: 2 }),
        goods: scope,
        repeat: fc.boolean(),
        cap: maybe(amount),
        tiers: tiers(fc.record({ minus: money })),
      }),
    ),
    discounts: listOf(fc.record({ id, goods: scope, tiers: tiers(fc.record({ bp: fc.integer({ min: 8_000, max: 10_000 }) })) })),
    pieces: listOf(
      fc.record({
        id,
        priority: fc.integer({ min: 0, max: 2 }),
        goods: scope,
        every: fc.integer({ min: 2, max: 9 }),
        minus: money,
        cap: maybe(fc.integer({ min: 0, max: 3 })),
        left: maybe(fc.integer({ min: 0, max: 3 })),
      }),
    ),
    coupons: listOf(
      fc.record({
        id,
        kind: fc.constantFrom('threshold' as const, 'shipping' as const),
        min: amount,
        face: money,
        goods: scope,
        expires: maybe(id),
      }),
    ),
  })
  .map(({ wanted, second, isMoreAllowed, ...promotions }) => {
    const asked = [...wanted, second && { ...second, isFree: true }].flatMap((line) => line ?? [])
    const fresh = asked.filter((line, at) => asked.findIndex(({ goods }) => goods === line.goods) === at)
    const lines = fresh.map((line, at): PricingLine => ({
      id: at + 1,
      goods: line.goods,
      qty: line.packs * (promotions.goods[line.goods]?.pack ?? 1),
    }))
    const makers = fresh.map((line, at) => [
      at + 1,
      line.isFree ? [...(ARTICLES.find((keys) => keys.some((key) => key === line.goods)) ?? [])] : [],
    ])
    return { document: { ...promotions, lines }, makers: Object.fromEntries(makers), isMoreAllowed }
  })
