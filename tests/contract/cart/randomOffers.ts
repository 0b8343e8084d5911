import * as fc from 'fast-check'
import type { CouponPiece } from '../../../api/src/modules/coupon/coupon.repo.ts'
import type { Activity, AddonOffer, Combination, FlashSale, GiftRule, GroupOffer } from '../../../api/src/modules/promotion/running.ts'

export const NOW = new Date('2026-11-22T02:00:00Z')
const LATER = new Date('2026-12-22T02:00:00Z')
export const [FIRST_GOODS, GOODS] = [1, 6]

const ref = (id: number) => ({ id, version: 1, name: `活动${id}` })
export const some = <T>(arbitrary: fc.Arbitrary<T>, weight = 3): fc.Arbitrary<T | null> => fc.option(arbitrary, { freq: weight, nil: null })
export const goodsID = fc.integer({ min: FIRST_GOODS, max: GOODS })
const subset = fc.uniqueArray(goodsID, { maxLength: 4 })

export function rarely(): fc.Arbitrary<boolean> {
  return fc.integer({ min: 0, max: 9 }).map((number) => number === 0)
}
export function often(): fc.Arbitrary<boolean> {
  return rarely().map((is) => !is)
}

export const activity = (id: number): fc.Arbitrary<Activity> =>
  fc
    .record({
      kind: fc.constantFrom<Activity['kind']>('manjian', 'manjian', 'discount', 'pieces', 'pieces', 'cashback'),
      coversAll: fc.boolean(),
      goods: subset,
      isRepeatable: fc.boolean(),
      priority: fc.integer({ min: 1, max: 3 }),
      cap: some(fc.integer({ min: 100, max: 9_000 })),
      tiers: fc.uniqueArray(fc.integer({ min: 100, max: 200_000 }), { minLength: 1, maxLength: 3 }),
      part: fc.integer({ min: 1, max: 50 }),
      every: fc.integer({ min: 1, max: 60 }),
      times: some(fc.integer({ min: 0, max: 6 })),
      left: some(fc.integer({ min: 0, max: 9 })),
    })
    .map(({ kind, coversAll, goods: named, isRepeatable, priority, cap, tiers, part, every, times, left }): Activity => ({
      ...ref(id),
      kind,
      priority,
      coversAll,
      repeatable: kind === 'manjian' && isRepeatable,
      cap: kind === 'manjian' ? cap : null,
      endsAt: LATER,
      goods: named,
      terms:
        kind === 'pieces'
          ? { every, minus: part * 37, cap: times }
          : kind === 'cashback'
            ? { tiers: tiers.map((full) => ({ full, back: Math.max(1, Math.floor((full * part) / 100)) })), memberCap: cap }
            : null,
      left: kind === 'pieces' || kind === 'cashback' ? left : null,
      mine: part,
      tiers: (kind === 'pieces' || kind === 'cashback' ? [] : tiers)
        .toSorted((a, b) => a - b)
        .map((full, nth) =>
          kind === 'manjian' ? { full, minus: Math.floor((full * part) / 100), bp: null } : { full, minus: null, bp: 9_900 - nth * 150 },
        ),
    }))

export const coupon = (id: number): fc.Arbitrary<CouponPiece> =>
  fc
    .record({
      kind: fc.constantFrom<'threshold' | 'shipping'>('threshold', 'threshold', 'shipping'),
      face: fc.integer({ min: 1, max: 5_000 }),
      least: fc.integer({ min: 0, max: 60_000 }),
      coversAll: fc.boolean(),
      goods: subset,
    })
    .map(({ kind, face, least, coversAll, goods: named }): CouponPiece => ({
      id,
      template_id: id,
      name: `券${id}`,
      kind,
      face,
      min_cents: least,
      covers_all: coversAll,
      status: 'unused',
      valid_from: NOW,
      valid_to: LATER,
      goods: named,
    }))

export const flash: fc.Arbitrary<FlashSale> = fc
  .record({
    goodsId: goodsID,
    price: fc.integer({ min: 1, max: 9_000 }),
    perMember: fc.integer({ min: 1, max: 60 }),
    bought: fc.integer({ min: 0, max: 5 }),
    left: fc.integer({ min: 0, max: 80 }),
  })
  .map((offer) => ({ ...ref(80), ...offer, itemId: 1, total: 100, endsAt: LATER }))
export const gift: fc.Arbitrary<GiftRule> = fc
  .record({
    goodsId: goodsID,
    type: fc.constantFrom<1 | 2>(1, 2),
    need: fc.integer({ min: 1, max: 30 }),
    give: fc.integer({ min: 1, max: 3 }),
    giftGoodsId: goodsID,
    left: fc.integer({ min: 0, max: 9 }),
  })
  .map((offer) => ({ ...ref(90), ...offer }))
export const addon = (nth: number): fc.Arbitrary<AddonOffer> =>
  fc
    .record({
      goodsId: goodsID,
      full: fc.integer({ min: 0, max: 120_000 }),
      coversAll: fc.boolean(),
      goods: subset,
      price: fc.integer({ min: 1, max: 9_000 }),
      number: fc.integer({ min: 1, max: 60 }),
      left: fc.integer({ min: 0, max: 80 }),
    })
    .map((offer) => ({ ...ref(95 + nth), ...offer, itemId: 1 + nth, endsAt: LATER }))
export const group: fc.Arbitrary<GroupOffer> = fc
  .record({
    goodsId: goodsID,
    price: fc.integer({ min: 10, max: 9_000 }),
    steps: fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 300 })),
    taken: fc.integer({ min: 0, max: 200 }),
    perMember: fc.integer({ min: 1, max: 300 }),
    bought: fc.integer({ min: 0, max: 5 }),
    left: fc.integer({ min: 0, max: 300 }),
  })
  .map(({ price, steps: [first, second], ...offer }): GroupOffer => ({
    ...ref(98),
    ...offer,
    teamId: 1,
    tiers: [
      { number: first, price },
      { number: first + second, price: Math.floor(price * 0.9) },
    ],
  }))
export const combination: fc.Arbitrary<Combination> = fc
  .record({
    price: fc.integer({ min: 1, max: 20_000 }),
    left: some(fc.integer({ min: 0, max: 5 })),
    perMember: some(fc.integer({ min: 1, max: 4 })),
    isRunning: often(),
    even: fc.boolean(),
    quantities: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
  })
  .map(({ price, left, perMember, isRunning, even, quantities }): Combination => {
    // The parts of a combination share one warehouse: the even goods lie in the one, the odd ones in the other.
    const items = (even ? [2, 4] : [1, 3]).map((goodsId, nth) => ({ goodsId, qty: (quantities[nth] ?? 1) * 10 }))
    return {
      id: 70,
      promotion: ref(70),
      name: '组合',
      ckId: even ? 1 : 2,
      price,
      left,
      perMember,
      bought: 0,
      isRunning,
      startsAt: NOW,
      endsAt: LATER,
      items,
    }
  })
