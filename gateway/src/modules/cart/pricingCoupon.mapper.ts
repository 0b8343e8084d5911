import type { PricingCoupon } from '../../generated/resolvers-types.ts'
import type { RestPricingCoupon } from '../../rest/restTypes.ts'
import { listOf, Row } from '../../rest/row.ts'
import { couponKinds } from '../coupon/couponKinds.ts'

export function toPricingCoupon(body: unknown): PricingCoupon {
  const coupon = new Row<RestPricingCoupon>(body, 'cart.pricing.coupons')
  return {
    couponID: coupon.id('id'),
    kind: coupon.oneOf('kind', couponKinds),
    minimumCents: coupon.integer('min'),
    faceCents: coupon.optionalInteger('face'),
    goodsIDs: coupon.optionalObject('goods', toGoodsIDs),
    expiresAt: coupon.optionalMoment('expires'),
  }
}

function toGoodsIDs(value: unknown): string[] {
  return listOf(value, 'cart.pricing goods', String)
}
