import { describe, expect, it } from 'vitest'
import { activityProgress, couponWords, giftProgress, goodsCountWords, momentWords, termsWords } from './promotionWords.ts'

const tiers = [
  { full: '300.00', minus: '20.00', rate: null },
  { full: '500.00', minus: '40.00', rate: null },
]
const once = { isRepeatable: false, tiers }
const every = { isRepeatable: true, tiers: [{ full: '100.00', minus: '8.50', rate: null }] }

describe('the words of a promotion', () => {
  it('the terms of a promotion fit into one line', () =>
    expect(termsWords(['满 ¥300 减 ¥20', '满 ¥500 减 ¥40.50'])).toBe('满300减20，满500减40.50'))

  it.each([
    [null, '全场'],
    [86, '适用本品等 86 种'],
    [1, '仅本品'],
  ])('a promotion of which %s goods count: %s', (count, words) => expect(goodsCountWords(count)).toBe(words))

  it.each([
    ['nothing of it', once, 0, null, '还差 ¥300.00 减20'],
    ['a cent short', once, 29_999, null, '还差 ¥0.01 减20'],
    ['the first tier', once, 30_000, '已满300', '还差 ¥200.00 减40'],
    ['the last tier', once, 50_000, '已满500', null],
    ['a repeated tier', every, 25_000, '已满100', '还差 ¥50.00 减8.50'],
  ])('a promotion of which %s is reached', (_, activity, cents, reached, missing) =>
    expect(activityProgress(activity, cents)).toEqual({ reached, missing }),
  )

  it.each([
    ['short', { needed: 20, given: 1, mode: 'EVERY', left: 50 }, 15, { earned: 0, short: 5 }],
    ['every time', { needed: 20, given: 1, mode: 'EVERY', left: 50 }, 45, { earned: 2, short: 15 }],
    ['once', { needed: 20, given: 1, mode: 'ONCE', left: 50 }, 45, { earned: 1, short: 0 }],
    ['as many as are left', { needed: 20, given: 2, mode: 'EVERY', left: 3 }, 60, { earned: 3, short: 0 }],
    ['none left', { needed: 20, given: 2, mode: 'EVERY', left: 0 }, 10, { earned: 0, short: 0 }],
  ])('the words of gifts: %s', (_, gift, quantity, progress) => expect(giftProgress(gift, quantity)).toEqual(progress))

  it.each([
    [{ kind: 'THRESHOLD', face: '30.00', minimum: '300.00' }, '满300减30'],
    [{ kind: 'THRESHOLD', face: '10.00', minimum: '0.00' }, '无门槛减10'],
    [{ kind: 'SHIPPING', face: null, minimum: '200.00' }, '满200免运费'],
    [{ kind: 'SHIPPING', face: '8.00', minimum: '0.00' }, '无门槛减运费8'],
  ])('the words of the coupon %o are %s', (coupon, words) => expect(couponWords(coupon)).toBe(words))

  it('the moments of a promotion are told by the clock in China', () =>
    expect(momentWords('2026-11-30T16:00:00Z')).toBe('2026-12-01 00:00'))
})
