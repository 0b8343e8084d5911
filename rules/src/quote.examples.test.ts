import { describe, expect, test } from 'vitest'
import { percentOf, refundOf, spread } from './shares.ts'
import { nextTierSaving } from './ladderPrice.ts'
import type { PricedCart, PricingDocument, PricingGoods, PricingLine } from './pricing.ts'
import { quote } from './quote.ts'

/** The goods and warehouses of TRADE §2.3. */
const GOODS: Record<string, PricingGoods> = {
  A: {
    base_price: 1000,
    ladder: [
      { number: 10, price: 950 },
      { number: 50, price: 880 },
    ],
    ladder_price_type: 1,
  },
  B: { base_price: 2599 },
  C: { base_price: 333 },
  S: { base_price: 2000 },
  E: { base_price: 1500, eph: 1 },
  Z: { base_price: 4500, ck: 2, is_free_shipping: 1, free_shipping_number: 5 },
  D: { base_price: 3000, ck: 2, is_dpby: 1, free_shipping_number: 2 },
  P: { base_price: 800, pack: 10 },
  X: { base_price: 500, gift: { type: 2, need: 10, give: 1, left: 3, goods: 'X' } },
}
const WAREHOUSES = { 1: { free: 80_000, fee: 1200, min: 20_000 }, 2: { free: 30_000, fee: 800 } }

type Wanted = Record<string, number> | PricingLine[]

function price(wanted: Wanted, more: Partial<PricingDocument> = {}): PricedCart {
  const lines = Array.isArray(wanted) ? wanted : Object.entries(wanted).map(([goods, qty], i) => ({ id: i + 1, goods, qty }))
  return quote({ lines, goods: GOODS, wh: WAREHOUSES, ...more })
}

const nets = (cart: PricedCart): number[] => cart.lines.map((line) => line.net)
const rows = (cart: PricedCart, phase: string): number[] => cart.adjustments.filter((row) => row.phase === phase).map((row) => row.cents)
const codes = (cart: PricedCart): string[] => cart.warnings.map((warning) => warning.code)
const full300 = { id: 7, tiers: [{ full: 30_000, minus: 2_000 }] }
const full300and500 = {
  id: 7,
  tiers: [
    { full: 30_000, minus: 2_000 },
    { full: 50_000, minus: 4_000 },
  ],
}

describe('worked examples of TRADE §2.3', () => {
  test('E0 spreading to the cent', () => {
    expect(spread(1000, [1000, 1000, 1000])).toEqual([334, 333, 333])
    expect(spread(100, [333, 333, 334])).toEqual([33, 33, 34])
    expect(spread(1, [5, 5])).toEqual([1, 0])
  })

  test('E1 whole ladder: A × 9, 10, 50, and the saving of one more at 49', () => {
    expect([9, 10, 49, 50].map((qty) => price({ A: qty }).goods)).toEqual([9000, 9500, 46_550, 44_000])
    expect(nextTierSaving(GOODS['A'] ?? { base_price: 0 }, 49)).toEqual({ addQty: 1, saves: 2550 })
  })

  test('E2 满300减20 at 299.99 and at 300.00', () => {
    const goods = { short: { base_price: 29_999 }, just: { base_price: 30_000 } }
    const below = price({ short: 1 }, { goods, manjian: [full300] })
    expect(below.goods).toBe(29_999)
    expect(below.tiers).toMatchObject([{ source: 7, full: 30_000, status: 0, short: 1 }])
    const at = price({ just: 1 }, { goods, manjian: [full300] })
    expect(at.goods).toBe(28_000)
    expect(at.tiers).toMatchObject([{ source: 7, full: 30_000, status: 1, short: 0 }])
  })

  test('E3 two tiers over three lines', () => {
    const cart = price({ A: 20, B: 7, C: 11 }, { manjian: [full300and500] })
    expect(cart.lines.map((line) => line.p1)).toEqual([19_000, 18_193, 3_663])
    expect(rows(cart, 'P3_MANJIAN')).toEqual([930, 891, 179])
    expect(cart.goods).toBe(38_856)
    expect(cart.tiers).toMatchObject([
      { full: 30_000, status: 1 },
      { full: 50_000, status: 0, short: 9_144 },
    ])
    expect(cart.shipping).toEqual({ 1: 1200 })
    expect(cart.payable).toBe(40_056)
  })

  test('E4 reduction, discount and coupon on the same lines', () => {
    const cart = price(
      { A: 20, B: 7, C: 11 },
      { manjian: [full300and500], discounts: [{ id: 9, tiers: [{ full: 30_000, bp: 9800 }] }], coupon: { min: 30_000, face: 3_000 } },
    )
    expect(rows(cart, 'P3_DISCOUNT')).toEqual([362, 346, 70])
    expect(rows(cart, 'P4_COUPON')).toEqual([1395, 1336, 269])
    expect(nets(cart)).toEqual([16_313, 15_620, 3_145])
    expect([cart.goods, cart.payable]).toEqual([35_078, 36_278])
  })

  test('E5 both thresholds are judged on the amount before any reduction', () => {
    const cart = price({ S: 16 }, { manjian: [{ id: 1, tiers: [{ full: 30_000, minus: 2_001 }] }], coupon: { min: 30_000, face: 1_000 } })
    expect(cart.goods).toBe(28_999)
  })

  test('E6 flash price within its limit, refused with the rest beyond it', () => {
    const flash = { B: { price: 1990, per_member: 5, bought: 0, left: 100 } }
    expect(price([{ id: 1, goods: 'B', qty: 5, type: 1 }], { flash }).goods).toBe(9_950)
    const over = price([{ id: 1, goods: 'B', qty: 6, type: 1 }], { flash })
    expect(over.lines).toEqual([])
    expect(over.warnings).toEqual([{ code: 'FLASH_LIMIT', line: 1, value: 5 }])
  })

  test('E7 a combination spread over its components by list amount', () => {
    const cart = price(
      [
        { id: 1, goods: 'A', qty: 3, type: 3, comboId: 'c' },
        { id: 2, goods: 'B', qty: 6, type: 3, comboId: 'c' },
      ],
      { combos: { c: { price: 5000, items: { A: 1, B: 2 } } } },
    )
    expect(nets(cart)).toEqual([2420, 12_580])
    expect(cart.goods).toBe(15_000)
  })

  test('E8 freight of warehouse 2: 包邮 and 单品包邮', () => {
    const fee = (wanted: Wanted): number | undefined => price(wanted).shipping['2']
    expect([fee({ Z: 4, D: 1 }), fee({ Z: 5, D: 1 }), fee({ Z: 4, D: 2 }), fee({ D: 2 })]).toEqual([800, 0, 800, 0])
  })

  test('E9 two warehouses, an ephedrine order, coupon, voucher and balance', () => {
    const cart = price({ S: 50, E: 10, Z: 2 }, { coupon: { min: 50_000, face: 5_000 }, vouchers: 2_000, balance: 30_000 })
    expect(cart.adjustments).toEqual([
      { phase: 'P4_COUPON', source: null, line: 1, cents: 4587 },
      { phase: 'P4_COUPON', source: null, line: 3, cents: 413 },
    ])
    expect(cart.orders).toMatchObject([
      { ck: 1, eph: 0, goods: 95_413 },
      { ck: 1, eph: 1, goods: 15_000 },
      { ck: 2, eph: 0, goods: 8_587 },
    ])
    expect(cart.shipping).toEqual({ 1: 0, 2: 800 })
    expect([cart.voucher, cart.balance, cart.online]).toEqual([2_000, 30_000, 87_800])
    expect(cart.orders[1]).toMatchObject({ voucher: 0, balance: 0, online: 15_000 })
  })

  test('E10 gifts while they last', () => {
    expect(price({ X: 35 })).toMatchObject({ gifts: [{ line: 1, goods: 'X', qty: 3 }] })
    expect(codes(price({ X: 35 }))).not.toContain('GIFT_SHORT')
    const short = price({ X: 45 })
    expect(short.gifts).toEqual([{ line: 1, goods: 'X', qty: 3 }])
    expect(short.warnings).toContainEqual({ code: 'GIFT_SHORT', line: 1, value: 3 })
    expect(short.goods).toBe(22_500)
  })

  test('E11 not a multiple of the pack', () => {
    expect(price({ P: 15 })).toMatchObject({ lines: [], warnings: [{ code: 'PACK_MULTIPLE', line: 1, value: 10 }] })
  })

  test('E12 returns one by one, and two then five', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((done) => refundOf(9997, 7, done, 1))).toEqual([1428, 1428, 1428, 1428, 1428, 1428, 1429])
    expect([refundOf(9997, 7, 0, 2), refundOf(9997, 7, 2, 5)]).toEqual([2856, 7141])
  })

  test('E13 94 % is rounded down per unit', () => {
    expect([333, 1999, 2599].map((cents) => percentOf(cents, 9400))).toEqual([313, 1879, 2443])
  })

  test('E14 每满100减10 with a cap of 50', () => {
    const pays = (cents: number): number =>
      price(
        { one: 1 },
        { goods: { one: { base_price: cents } }, manjian: [{ id: 1, repeat: true, cap: 5_000, tiers: [{ full: 10_000, minus: 1_000 }] }] },
      ).goods
    expect([9_999, 10_000, 35_000, 90_000].map(pays)).toEqual([9_999, 9_000, 32_000, 85_000])
  })

  test('E15 the refund of one line leaves what the other cost', () => {
    const goods = { big: { base_price: 5_000 }, small: { base_price: 1_000 } }
    const cart = price({ big: 1, small: 1 }, { goods, manjian: [{ id: 1, tiers: [{ full: 6_000, minus: 1_000 }] }] })
    expect(nets(cart)).toEqual([4_167, 833])
    expect(refundOf(4_167, 1, 0, 1)).toBe(4_167)
  })

  test('E16 a coupon larger than the goods', () => {
    const cart = price({ C: 1 }, { coupon: { min: 0, face: 100_000 } })
    expect([cart.goods, cart.shipping['1'], cart.payable]).toEqual([0, 1200, 1200])
  })

  test('E17 graduated ladder', () => {
    const goods = { G: { base_price: 1000, ladder: [{ number: 10, price: 900 }], ladder_price_type: 2 as const } }
    expect(price({ G: 12 }, { goods }).goods).toBe(11_700)
  })
})

describe('the example of TRADE §2.5', () => {
  test('the example of TRADE §2.5 gives the written answer', () => {
    const cart = price(
      { A: 20, B: 7, C: 11 },
      {
        manjian: [{ ...full300and500, priority: 1, goods: ['A', 'B', 'C'], repeat: false, cap: null }],
        discounts: [{ id: 9, goods: null, tiers: [{ full: 30_000, bp: 9800 }] }],
        coupon: { min: 30_000, face: 3_000, goods: null },
        vouchers: 0,
        balance: 0,
      },
    )
    expect(cart.lines[0]).toMatchObject({ id: 1, list: 20_000, net: 16_313, qty: 20 })
    expect(cart.adjustments).toContainEqual({ phase: 'P3_MANJIAN', source: 7, line: 1, cents: 930 })
    expect(cart.tiers).toContainEqual(expect.objectContaining({ source: 7, full: 50_000, status: 0, short: 9_144 }))
    expect(cart).toMatchObject({
      shipping: { 1: 1200 },
      goods: 35_078,
      payable: 36_278,
      voucher: 0,
      balance: 0,
      online: 36_278,
      orders: [{ ck: 1, eph: 0, goods: 35_078 }],
      warnings: [],
    })
  })
})

describe('the examples of TRADE §9', () => {
  test('a gift may stand on a flash line', () => {
    const cart = quote({
      lines: [{ id: 2, goods: 'g1', qty: 3, type: 1 }],
      goods: { g1: { base_price: 2, gift: { type: 1, need: 3, give: 3, left: 5, goods: 'g1' } } },
      flash: { g1: { price: 1 } },
      wh: { 1: {} },
    })
    expect(cart.gifts).toEqual([expect.objectContaining({ line: 2, goods: 'g1', qty: 3 })])
  })

  test('the price of a combination is spread, not its discount: a tie of half a cent goes to the lower line', () => {
    const cart = quote({
      lines: [
        { id: 1, goods: 'c0', qty: 1, type: 3, comboId: 'k' },
        { id: 2, goods: 'c1', qty: 1, type: 3, comboId: 'k' },
      ],
      goods: { c0: { base_price: 606 }, c1: { base_price: 3290 } },
      combos: { k: { price: 2922, items: { c0: 1, c1: 1 } } },
      wh: { 1: {} },
    })
    expect(nets(cart)).toEqual([455, 2_467])
  })
})
