import type { PricedCoupon } from 'rules/pricing'
import { describe, expect, it } from 'vitest'
import type { Cart } from '../cart/cart.service.ts'
import type { CouponPiece } from '../coupon/coupon.repo.ts'
import { couponOffers } from './couponOffers.ts'

const piece = (id: number, over: Partial<CouponPiece> = {}): CouponPiece => ({
  id,
  template_id: id,
  kind: 'threshold',
  name: `券${id}`,
  face: 1_000,
  min_cents: 30_000,
  covers_all: true,
  goods: [],
  status: 'unused',
  valid_from: new Date('2026-11-01T00:00:00Z'),
  valid_to: new Date('2026-12-01T00:00:00Z'),
  ...over,
})
const weighed = (id: number, over: Partial<PricedCoupon> = {}): PricedCoupon => ({
  id,
  kind: 'threshold',
  used: false,
  saves: 1_000,
  base: 40_000,
  short: 0,
  ...over,
})
const offers = (coupons: readonly CouponPiece[], rows: readonly PricedCoupon[]): ReturnType<typeof couponOffers> =>
  couponOffers(coupons, rows, { priced: { coupons: rows } } as Cart)

describe('the coupons of a quote', () => {
  it('coupons that save something come first by how much, and tell which of them is used', () => {
    const { usable, unusable } = offers(
      [piece(1), piece(2, { face: 2_500 }), piece(3, { kind: 'shipping', face: null, min_cents: 0 })],
      [weighed(1), weighed(2, { saves: 2_500, used: true }), weighed(3, { kind: 'shipping', saves: 1_200 })],
    )
    expect(usable.map(({ id, saves, is_used }) => [id, saves, is_used])).toEqual([
      ['2', '25.00', 1],
      ['3', '12.00', 0],
      ['1', '10.00', 0],
    ])
    expect(usable[0]).toEqual({
      id: '2',
      kind: 'threshold',
      name: '券2',
      face: '25.00',
      min: '300.00',
      expires_at: 1_796_083_200,
      saves: '25.00',
      is_used: 1,
    })
    expect(usable[1]?.face).toBeNull()
    expect(unusable).toEqual([])
  })

  it('a coupon that saves nothing stays, with what is wrong and how much is missing', () => {
    const { usable, unusable } = offers(
      [piece(1), piece(2), piece(3), piece(4, { kind: 'shipping', face: null }), piece(5, { kind: 'shipping', face: null })],
      [
        weighed(1, { saves: 0, base: 24_800, short: 5_200 }),
        weighed(2, { saves: 0, base: 0, short: 30_000 }),
        weighed(4, { kind: 'shipping', saves: 0, base: 40_000, short: 0 }),
        weighed(5, { kind: 'shipping', saves: 0, base: 29_999, short: 1 }),
      ],
    )
    expect(usable).toEqual([])
    expect(unusable.map(({ id, reason, message, short }) => [id, reason, message, short])).toEqual([
      ['1', 'COUPON_MIN', '该优惠券满 300.00 元可用', '52.00'],
      ['2', 'COUPON_MIN', '所选商品不适用该优惠券', '300.00'],
      ['3', 'COUPON_MIN', '所选商品不适用该优惠券', '300.00'],
      ['4', 'COUPON_MIN', '本单无需运费', '0.00'],
      ['5', 'COUPON_MIN', '该优惠券满 300.00 元可用', '0.01'],
    ])
  })
})
