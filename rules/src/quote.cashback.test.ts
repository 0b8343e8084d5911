import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activityTerms, standings } from './activities.ts'
import { cashbackOwed, cashbackWorth } from './cashback.ts'
import type { PricingCashback } from './kinds/cashback.ts'
import type { PricedCart, PricingDocument, PricingLine } from './pricing.ts'
import { quote } from './quote.ts'
import { wild } from './testing/randomCarts.ts'

const RUNS = { numRuns: process.env['FULL'] === '1' ? 20_000 : 2_000 }

const GOODS = { C: { base_price: 2_000 }, E: { base_price: 6_000, eph: 1 as const }, D: { base_price: 3_000, ck: 2 } }
const TIERS = [
  { full: 50_000, back: 1_000 },
  { full: 100_000, back: 3_000 },
]
const all: PricingCashback = { id: 6, priority: 1, goods: null, tiers: TIERS, member_cap: null, left: null }

const line = (id: number, goods: string, qty: number, more: Partial<PricingLine> = {}): PricingLine => ({ id, goods, qty, ...more })
function price(lines: readonly PricingLine[], more: Partial<PricingDocument>): PricedCart {
  return quote({ lines, goods: GOODS, wh: { 1: {}, 2: {} }, ...more })
}
const backs = (cart: PricedCart) => cart.cashback.map(({ source, ck, kind, base, back }) => [source, ck, kind, base, back])

describe('返现, the example of TRADE §9', () => {
  test('an order of 1,080.00 is promised 30.00, and nothing that is paid changes', () => {
    const cart = price([line(1, 'C', 54)], { cashback: [all] })
    expect(cart.cashback).toEqual([{ source: 6, ck: 1, kind: 'plain', base: 108_000, back: 3_000, next: null }])
    expect([cart.goods, cart.payable, cart.adjustments, cart.lines[0]?.cashback]).toEqual([108_000, 108_000, [], 6])
  })

  test('of 30.00 credited for 1,080.00, a return of 200.00 has to hold back 20.00', () => {
    expect([cashbackWorth(TIERS, 108_000), cashbackWorth(TIERS, 88_000), cashbackWorth(TIERS, 49_999)]).toEqual([3_000, 1_000, 0])
    expect(cashbackOwed({ tiers: TIERS, credited: 3_000, heldBack: 0 }, 88_000)).toBe(2_000)
    expect(cashbackOwed({ tiers: TIERS, credited: 3_000, heldBack: 2_000 }, 88_000)).toBe(0)
    expect(cashbackOwed({ tiers: TIERS, credited: 3_000, heldBack: 2_000 }, 0)).toBe(1_000)
    // A bound had cut the promise to 15.00: what is kept is worth no more than that was.
    expect(cashbackOwed({ tiers: TIERS, credited: 1_500, heldBack: 0 }, 100_000)).toBe(0)
  })
})

describe('返现 in detail', () => {
  test('each order to be is judged alone; ephedrine lines bring nothing', () => {
    const cart = price([line(1, 'C', 26), line(2, 'E', 10), line(3, 'D', 15)], { cashback: [all] })
    expect(cart.orders.map(({ ck, kind, goods }) => [ck, kind, goods])).toEqual([
      [1, 'plain', 52_000],
      [1, 'ephedrine', 60_000],
      [2, 'plain', 45_000],
    ])
    expect(cart.cashback).toEqual([
      { source: 6, ck: 1, kind: 'plain', base: 52_000, back: 1_000, next: { full: 100_000, back: 3_000, short: 48_000 } },
      { source: 6, ck: 2, kind: 'plain', base: 45_000, back: 0, next: { full: 50_000, back: 1_000, short: 5_000 } },
    ])
    expect(cart.lines.map((priced) => priced.cashback)).toEqual([6, null, 6])
  })

  test('the base is what is left after reductions and coupons', () => {
    const cart = price([line(1, 'C', 51)], {
      manjian: [{ id: 7, goods: null, tiers: [{ full: 100_000, minus: 1_000 }] }],
      coupon: { min: 0, face: 1_001 },
      cashback: [all],
    })
    expect(backs(cart)).toEqual([[6, 1, 'plain', 99_999, 1_000]])
    expect(cart.cashback[0]?.next).toEqual({ full: 100_000, back: 3_000, short: 1 })
  })

  test('a line joins the first activity that covers it, by priority and then id; only selected plain lines count', () => {
    const flash = { C: { price: 2_000, per_member: 99, bought: 0, left: 99 } }
    const lines = [line(1, 'C', 30), line(2, 'C', 30, { type: 1 }), line(3, 'C', 30, { selected: false })]
    const cart = price(lines, {
      flash,
      cashback: [
        { ...all, id: 4, priority: 2, tiers: [{ full: 1, back: 9 }] },
        { ...all, id: 9, goods: ['C'] },
        { ...all, id: 8, goods: ['D'], tiers: [{ full: 1, back: 5 }] },
      ],
    })
    expect(backs(cart)).toEqual([[9, 1, 'plain', 60_000, 1_000]])
  })

  test.each([
    ['the rest of the bound goes to the orders in turn', { left: 1_500 }, [1_000, 500], null],
    ['the cap of a shop bounds as what is left does', { member_cap: 1_200, left: 5_000 }, [1_000, 200], null],
    ['nothing where none is left', { left: 0 }, [0, 0], null],
  ] as const)('%s', (_, bounds, wanted, next) => {
    const cart = price([line(1, 'C', 30), line(3, 'D', 20)], { cashback: [{ ...all, ...bounds, tiers: TIERS.slice(0, 1) }] })
    expect(cart.cashback.map(({ back }) => back)).toEqual(wanted)
    expect(cart.cashback[1]?.next).toEqual(next)
  })

  test('the words of an activity and of how a cart stands with it', () => {
    expect(activityTerms('cashback', { ...all, member_cap: 10_000 })).toEqual(['满 ¥500 返 ¥10', '满 ¥1,000 返 ¥30', '每店最多返 ¥100'])
    const document: PricingDocument = { lines: [line(1, 'C', 26)], goods: GOODS, wh: { 1: {}, 2: {} }, cashback: [all] }
    expect(standings(document, quote(document))).toMatchObject([
      { kind: 'cashback', off: 0, base: 52_000, isReached: true, applied: '收货后返 ¥10', next: '满 ¥1,000 返 ¥30，还差 ¥480.00' },
    ])
  })
})

test('of several orders the one that lacks least is named; one of them alone stands as it is', () => {
  const cashback = [{ ...all, tiers: TIERS.slice(0, 1) }]
  const document: PricingDocument = { lines: [line(1, 'C', 26), line(2, 'D', 15)], goods: GOODS, wh: { 1: {}, 2: {} }, cashback }
  const cart = quote(document)
  const warehouseName = (ck: number) => (ck === 1 ? '主仓' : '器械仓')
  expect(standings(document, cart, { warehouseName })[0]).toMatchObject({
    base: 97_000,
    applied: '收货后返 ¥10',
    next: '满 ¥500 返 ¥10，器械仓还差 ¥50.00',
  })
  expect(cart.lines.map((sold) => standings(document, cart, { line: sold, warehouseName })[0])).toMatchObject([
    { base: 52_000, applied: '收货后返 ¥10', next: null },
    { base: 45_000, applied: null, next: '满 ¥500 返 ¥10，还差 ¥50.00' },
  ])
})

/** The promises worked out a second time, line by line and from the answer's nets alone. */
function promisedAgain(doc: PricingDocument, cart: PricedCart): Map<string, number> {
  const promised = new Map<string, number>()
  const free = new Map(cart.lines.map((priced) => [priced.id, priced]))
  const activities = [...(doc.cashback ?? [])]
  while (activities.length > 0) {
    let first = 0
    for (const [at, { priority, id }] of activities.entries()) {
      const best = activities[first]
      const [mine, theirs] = [priority ?? 0, best?.priority ?? 0]
      if (mine < theirs || (mine === theirs && id < (best?.id ?? 0))) first = at
    }
    const [activity] = activities.splice(first, 1)
    if (activity === undefined) break
    const bases = new Map<string, number>()
    for (const priced of free.values()) {
      const source = doc.lines.find(({ id }) => id === priced.id)
      const isCovered = activity.goods?.includes(source?.goods ?? '') ?? true
      if ((source?.type ?? 0) !== 0 || priced.kind === 'ephedrine' || !isCovered) continue
      free.delete(priced.id)
      const order = `${priced.ck}/${priced.kind}`
      bases.set(order, (bases.get(order) ?? 0) + priced.net)
    }
    let rest = Math.min(activity.left ?? 1e15, activity.member_cap ?? 1e15)
    for (const { ck, kind } of cart.orders) {
      const base = bases.get(`${ck}/${kind}`)
      if (base === undefined) continue
      let [full, back] = [-1, 0]
      for (const tier of activity.tiers) if (base >= tier.full && tier.full > full) [full, back] = [tier.full, tier.back]
      const given = back > rest ? rest : back
      rest -= given
      promised.set(`${activity.id} ${ck}/${kind}`, given)
    }
  }
  return promised
}

describe('返现 over random carts', () => {
  test('the promises are those of a second calculation, and some of the carts have one', () => {
    let reached = 0
    fc.assert(
      fc.property(wild, (doc) => {
        const cart = quote(doc)
        const told = cart.cashback.map(({ source, ck, kind, back }): [string, number] => [`${source} ${ck}/${kind}`, back])
        expect(told).toEqual([...promisedAgain(doc, cart)])
        reached += told.filter(([, back]) => back > 0).length
      }),
      RUNS,
    )
    expect(reached).toBeGreaterThan(50)
  })

  test('no cashback changes anything that is paid', () => {
    fc.assert(
      fc.property(wild, (doc) => {
        const paid = (cart: PricedCart) => ({ ...cart, cashback: [], lines: cart.lines.map((priced) => ({ ...priced, cashback: null })) })
        expect(paid(quote(doc))).toEqual(paid(quote({ ...doc, cashback: [] })))
      }),
      RUNS,
    )
  })

  test('what is missing to the next tier reaches it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), (qty) => {
        const [now] = price([line(1, 'C', qty)], { cashback: [all] }).cashback
        const next = now?.next ?? null
        if (next === null) expect(qty).toBeGreaterThanOrEqual(50)
        else expect(price([line(1, 'C', qty + next.short / 2_000)], { cashback: [all] }).cashback[0]?.back).toBe(next.back)
      }),
    )
  })
})
