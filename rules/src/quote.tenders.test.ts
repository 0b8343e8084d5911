import { describe, expect, test } from 'vitest'
import type { PricedCart, PricingCoupon, PricingDocument, PricingGoods } from './pricing.ts'
import { quote } from './quote.ts'

const WH = { 1: { free: 80_000, fee: 1_200 }, 2: { free: null, fee: 800 } }

/** One unit of each good, ids in the order given. */
function price(goods: Record<string, PricingGoods>, more: Partial<PricingDocument> = {}): PricedCart {
  const lines = Object.keys(goods).map((key, i) => ({ id: i + 1, goods: key, qty: 1 }))
  return quote({ lines, goods, wh: WH, ...more })
}

const used = (cart: PricedCart): (number | null)[] => cart.coupons.filter((coupon) => coupon.used).map((coupon) => coupon.id)

describe('P4 coupons', () => {
  const goods = { a: { base_price: 30_000 } }
  const c = (id: number, min: number, face: number, more: Partial<PricingCoupon> = {}): PricingCoupon => ({ id, min, face, ...more })

  test.each<[string, PricingCoupon[], number[]]>([
    ['the greatest saving', [c(1, 0, 100), c(2, 0, 300), c(3, 90_000, 900)], [2]],
    ['then the earliest expiry', [c(1, 0, 300), c(2, 0, 300, { expires: 20 }), c(3, 0, 300, { expires: 10 })], [3]],
    ['then the smallest face', [c(1, 0, 90_000), c(2, 0, 50_000), c(3, 0, 70_000)], [2]],
    ['then the id', [c(5, 0, 300), c(4, 0, 300)], [4]],
    ['one of each kind', [c(1, 0, 100), c(2, 0, 300, { kind: 'shipping' }), c(3, 0, 200, { kind: 'shipping' })], [1, 2]],
    ['none that saves nothing', [c(1, 0, 100, { goods: ['x'] })], []],
  ])('the coupon that is used: %s', (_, coupons, want) => {
    expect(used(price(goods, { coupons }))).toEqual(want)
    expect(new Set(used(price(goods, { coupons: coupons.toReversed() })))).toEqual(new Set(want))
  })

  test('a coupon covers only plain lines that take coupons and are not ephedrine', () => {
    const mixed = {
      a: { base_price: 1000 },
      no: { base_price: 1000, with_coupon: 0 as const },
      eph: { base_price: 1000, eph: 1 as const },
      z: { base_price: 1000 },
    }
    const cart = price(mixed, { coupon: { min: 2_000, face: 200 } })
    expect(cart.adjustments.map((row) => [row.line, row.cents])).toEqual([
      [1, 100],
      [4, 100],
    ])
    expect(price(mixed, { coupon: { min: 2_001, face: 200 } }).warnings).toEqual([
      { code: 'COUPON_MIN', source: null, value: 2_001, short: 1, blocking: false },
    ])
  })

  test('of the coupons the nearest one warns, only where none of its kind is reached', () => {
    expect(price(goods, { coupons: [c(1, 40_000, 1), c(2, 35_000, 1), c(3, 99_000, 1, { kind: 'shipping' })] }).warnings).toEqual([
      { code: 'COUPON_MIN', source: 2, value: 35_000, short: 5_000, blocking: false },
      { code: 'COUPON_MIN', source: 3, value: 99_000, short: 69_000, blocking: false },
    ])
    expect(price(goods, { coupons: [c(1, 40_000, 1), c(2, 1, 1)] }).warnings).toEqual([])
  })

  test('each coupon says what it would save and what it lacks', () => {
    expect(price(goods, { coupon: { min: 1, face: 5 }, coupons: [c(1, 40_000, 700), c(2, 30_000, 600)] }).coupons).toEqual([
      { id: null, kind: 'threshold', used: false, saves: 5, base: 30_000, short: 0 },
      { id: 1, kind: 'threshold', used: false, saves: 0, base: 30_000, short: 10_000 },
      { id: 2, kind: 'threshold', used: true, saves: 600, base: 30_000, short: 0 },
    ])
  })
})

describe('P5 freight', () => {
  test.each([
    [79_999, 1_200, 'fee', 1],
    [80_000, 0, 'amount', 0],
  ])('freight is free from the amount: %i', (cents, fee, reason, short) => {
    expect(price({ a: { base_price: cents } }).freight).toEqual([{ ck: 1, fee, full: 1_200, reason, base: cents, short }])
  })

  test('free freight is judged on the amount before reductions, over all kinds of lines', () => {
    const cart = price(
      { a: { base_price: 70_000 }, e: { base_price: 10_000, eph: 1 } },
      { manjian: [{ id: 1, tiers: [{ full: 1, minus: 20_000 }] }] },
    )
    expect(cart.shipping).toEqual({ 1: 0 })
  })

  test('a shipping coupon covers the freight of all warehouses, or as much as its face', () => {
    const goods = { a: { base_price: 100 }, b: { base_price: 100, ck: 2 } }
    expect(price(goods, { coupons: [{ id: 1, kind: 'shipping', min: 0 }] })).toMatchObject({
      shipping: { 1: 0, 2: 0 },
      payable: 200,
      adjustments: [],
    })
    const part = price(goods, { coupons: [{ id: 1, kind: 'shipping', min: 0, face: 1_000 }] })
    expect(part).toMatchObject({ shipping: { 1: 600, 2: 400 }, payable: 1_200, coupons: [{ used: true, saves: 1_000 }] })
    expect(part.orders.map((order) => order.shipping)).toEqual([600, 400])
  })

  test('a shipping coupon is not spent where there is no freight', () => {
    expect(used(price({ a: { base_price: 90_000 } }, { coupons: [{ id: 1, kind: 'shipping', min: 0 }] }))).toEqual([])
  })

  test('MIN_ORDER forbids submitting but leaves the lines priced', () => {
    const cart = price({ a: { base_price: 19_999 } }, { wh: { 1: { fee: 0, min: 20_000 } } })
    expect(cart.warnings).toEqual([{ code: 'MIN_ORDER', ck: 1, value: 20_000, short: 1, blocking: true }])
    expect(cart.payable).toBe(19_999)
    expect(price({ a: { base_price: 20_000 } }, { wh: { 1: { fee: 0, min: 20_000 } } }).warnings).toEqual([])
  })

  test('an empty cart ships nothing and costs nothing', () => {
    expect(quote({ lines: [], goods: {}, wh: {} })).toEqual({
      lines: [],
      adjustments: [],
      gifts: [],
      tiers: [],
      pieces: [],
      cashback: [],
      shipping: {},
      goods: 0,
      payable: 0,
      voucher: 0,
      balance: 0,
      online: 0,
      orders: [],
      warnings: [],
      others: [],
      freight: [],
      coupons: [],
      addons: [],
    })
  })
})

describe('P6 tenders and split', () => {
  const kinds = {
    e: { base_price: 300, eph: 1 as const, cold: 1 as const },
    k: { base_price: 200, cold: 1 as const },
    a: { base_price: 100 },
    z: { base_price: 400, ck: 2 },
  }

  test('a trade becomes one order per warehouse and kind; ephedrine counts before cold; one fee a warehouse', () => {
    expect(price(kinds).orders.map((order) => [order.ck, order.kind, order.eph, order.goods, order.shipping, order.lines])).toEqual([
      [1, 'plain', 0, 100, 1_200, [3]],
      [1, 'ephedrine', 1, 300, 0, [1]],
      [1, 'cold', 0, 200, 0, [2]],
      [2, 'plain', 0, 400, 800, [4]],
    ])
  })

  test('the ephedrine order carries the fee only where it is alone', () => {
    const { e, k } = kinds
    expect(price({ e, k }).orders.map((order) => [order.kind, order.shipping])).toEqual([
      ['ephedrine', 0],
      ['cold', 1_200],
    ])
    expect(price({ e }).orders.map((order) => order.shipping)).toEqual([1_200])
  })

  test('a line may come from another warehouse than its goods say', () => {
    const cart = quote({
      lines: [
        { id: 1, goods: 'a', qty: 1, ck: 2 },
        { id: 2, goods: 'z', qty: 1, ck: 1 },
      ],
      goods: kinds,
      wh: WH,
    })
    expect(cart.orders.map((order) => [order.ck, order.lines])).toEqual([
      [1, [2]],
      [2, [1]],
    ])
  })

  test.each([
    [0, 0, [0, 0, 2_999]],
    [100, 0, [100, 0, 2_899]],
    [9_999, 0, [699, 0, 2_300]],
    [0, 9_999, [0, 2_699, 300]],
    [9_999, 9_999, [699, 2_000, 300]],
    [200, 1_000, [200, 1_000, 1_799]],
  ])('vouchers %i and balance %i', (vouchers, balance, want) => {
    const cart = price({ ...kinds, a: { base_price: 99 } }, { vouchers, balance })
    expect([cart.voucher, cart.balance, cart.online]).toEqual(want)
    expect(cart.orders.find((order) => order.kind === 'ephedrine')).toMatchObject({ voucher: 0, balance: 0, online: 300 })
  })
})
