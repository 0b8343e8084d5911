import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refundOf, spread } from './shares.ts'
import type { PricedCart } from './pricing.ts'
import { assertPricingDocument } from './pricing/validate.ts'
import { quote } from './quote.ts'
import { decent, wild } from './testing/randomCarts.ts'

const RUNS = { numRuns: process.env['FULL'] === '1' ? 20_000 : 2_000 }
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const check = <T>(arb: fc.Arbitrary<T>, property: (value: T) => void): void => fc.assert(fc.property(arb, property), RUNS)

function expectBooksToBalance(cart: PricedCart): void {
  for (const line of cart.lines) {
    const rows = cart.adjustments.filter((row) => row.line === line.id).map((row) => row.cents)
    expect(line.list - sum(rows)).toBe(line.net)
    expect(Math.min(line.net, line.p1, line.unit, ...rows.map((cents) => cents - 1))).toBeGreaterThanOrEqual(0)
  }
  expect(sum(cart.lines.map((line) => line.net))).toBe(cart.goods)
  expect(cart.goods + sum(Object.values(cart.shipping))).toBe(cart.payable)
  expect(cart.voucher + cart.balance + cart.online).toBe(cart.payable)
  for (const field of ['goods', 'payable', 'voucher', 'balance', 'online'] as const) {
    expect(sum(cart.orders.map((order) => order[field]))).toBe(cart[field])
    expect(Math.min(cart[field], ...cart.orders.map((order) => order[field]))).toBeGreaterThanOrEqual(0)
  }
  for (const order of cart.orders) {
    expect(order.goods + order.shipping).toBe(order.payable)
    expect(order.voucher + order.balance + order.online).toBe(order.payable)
    if (order.eph === 1) expect([order.voucher, order.online >= order.goods]).toEqual([0, true])
  }
}

describe('properties of TRADE §2.4', () => {
  test('the random carts of the properties are real ones', () => {
    for (const arb of [wild, decent]) {
      const seen = fc
        .sample(arb, { numRuns: 1_000, seed: 7 })
        .flatMap((doc) => [...new Set(quote(doc).adjustments.map((row) => row.phase))])
      for (const phase of ['P1_COMBO', 'P1_FLASH', 'P1_SPECIAL', 'P1_LADDER', 'P3_PIECES', 'P3_MANJIAN', 'P3_DISCOUNT', 'P4_COUPON'])
        expect(seen.filter((found) => found === phase).length).toBeGreaterThan(50)
    }
  })

  test('1 shares sum exactly, 0 ≤ share ≤ weight, off by less than a cent', () => {
    const weights = fc.array(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 90_000_000_000_000 })), {
      minLength: 1,
      maxLength: 40,
    })
    check(fc.tuple(weights, fc.double({ min: 0, max: 1, noNaN: true })), ([ws, part]) => {
      const whole = sum(ws)
      const total = Math.min(whole, Math.floor(whole * part))
      const shares = spread(total, ws)
      expect(sum(shares)).toBe(total)
      for (const [i, share] of shares.entries()) {
        const weight = ws[i] ?? 0
        expect(share >= 0 && share <= weight).toBe(true)
        // |share − total × weight ÷ whole| < 1, without leaving whole numbers.
        const off = BigInt(share) * BigInt(whole) - BigInt(total) * BigInt(weight)
        expect(whole === 0 || (off < BigInt(whole) && -off < BigInt(whole))).toBe(true)
      }
    })
  })

  test('2 any partition of a return gives back exactly what was paid', () => {
    const arb = fc.tuple(
      fc.oneof(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 9_000_000_000_000 })),
      fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 8 }),
    )
    check(arb, ([net, parts]) => {
      const qty = sum(parts)
      let done = 0
      let back = 0
      for (const q of parts) {
        const refund = refundOf(net, qty, done, q)
        expect(refund).toBeGreaterThanOrEqual(0)
        back += refund
        done += q
      }
      expect(back).toBe(net)
    })
  })

  test('3 list − rows = net, split orders sum, tenders sum, nothing negative', () => {
    check(wild, (doc) => expectBooksToBalance(quote(doc)))
  })

  test('4 the result is independent of the order of lines and of promotions', () => {
    check(fc.tuple(wild, fc.infiniteStream(fc.nat())), ([doc, dice]) => {
      const shuffled = <T>(rows: readonly T[] | null | undefined): T[] =>
        (rows ?? [])
          .map((row): [number, T] => [dice.next().value, row])
          .sort(([a], [b]) => a - b)
          .map(([, row]) => row)
      const again = quote({
        ...doc,
        lines: shuffled(doc.lines),
        pieces: shuffled(doc.pieces),
        manjian: shuffled(doc.manjian),
        discounts: shuffled(doc.discounts),
      })
      expect(again).toEqual(quote(doc))
    })
  })

  test('5 within the publish checks no order-level promotion ever raises the payable', () => {
    check(decent, (doc) => {
      const { payable } = quote(doc)
      for (const reduction of doc.pieces ?? [])
        expect(payable).toBeLessThanOrEqual(quote({ ...doc, pieces: (doc.pieces ?? []).filter((other) => other !== reduction) }).payable)
      for (const reduction of doc.manjian ?? [])
        expect(payable).toBeLessThanOrEqual(quote({ ...doc, manjian: (doc.manjian ?? []).filter((other) => other !== reduction) }).payable)
      for (const discount of doc.discounts ?? [])
        expect(payable).toBeLessThanOrEqual(
          quote({ ...doc, discounts: (doc.discounts ?? []).filter((other) => other !== discount) }).payable,
        )
      expect(payable).toBeLessThanOrEqual(quote({ ...doc, coupons: [] }).payable)
    })
  })

  test('6 with any parameters at all a promotion never raises the payable by more than one cent a line', () => {
    check(wild, (doc) => {
      const { payable, lines } = quote(doc)
      for (const without of [{ pieces: [] }, { manjian: [] }, { discounts: [] }, { coupons: [] }])
        expect(payable).toBeLessThanOrEqual(quote({ ...doc, ...without }).payable + lines.length)
    })
  })

  test('an add-on line is sold at its offer’s price where the plain lines reach it, and nowhere else; it changes no other line’s price', () => {
    check(wild, (doc) => {
      const { lines, others, addons } = quote(doc)
      const without = quote({ ...doc, lines: doc.lines.filter((line) => line.type !== 4) })
      expect(addons.map((addon) => [addon.base, addon.short])).toEqual(without.addons.map((addon) => [addon.base, addon.short]))
      const sold = new Map(lines.map((line) => [line.id, line]))
      for (const line of doc.lines) {
        if (line.type !== 4) {
          expect(sold.get(line.id)?.p1).toBe(without.lines.find((other) => other.id === line.id)?.p1)
          continue
        }
        const offer = addons.find((addon) => addon.goods === line.goods)
        const priced = sold.get(line.id)
        if (priced === undefined) expect(line.selected === false || others.find((other) => other.id === line.id)?.code !== null).toBe(true)
        else expect([offer?.status, priced.p1]).toEqual([1, Math.min(priced.list, (offer?.price ?? 0) * line.qty)])
      }
      for (const offer of addons) {
        const taken = sum(
          lines
            .filter((line) => doc.lines.some((added) => added.id === line.id && added.type === 4 && added.goods === offer.goods))
            .map((line) => line.qty),
        )
        expect(taken).toBeLessThanOrEqual(
          Math.min(doc.addons?.[offer.goods]?.number ?? Infinity, doc.addons?.[offer.goods]?.left ?? Infinity),
        )
      }
    })
  })

  test('7 a quote is a pure function: same answer twice, from a frozen document', () => {
    check(wild, (doc) => {
      const first = quote(doc)
      expect(quote(deepFreeze(doc))).toEqual(first)
    })
  })

  test('8 replaying a stored snapshot reproduces the money', () => {
    check(wild, (doc) => {
      const stored: unknown = JSON.parse(JSON.stringify({ doc, answer: quote(doc) }))
      if (!isStored(stored)) throw new Error('a snapshot has a document and an answer')
      assertPricingDocument(stored.doc)
      expect(JSON.stringify(quote(stored.doc))).toBe(JSON.stringify(stored.answer))
    })
  })
})

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) deepFreeze(member)
    Object.freeze(value)
  }
  return value
}

function isStored(value: unknown): value is { doc: unknown; answer: unknown } {
  return typeof value === 'object' && value !== null && 'doc' in value && 'answer' in value
}
