import type { CartCoupon, CartPromotion, CartPromotionTier, PromotionKind } from '../../generated/resolvers-types.ts'
import type { RestActivity, RestActivityTier, RestCartCoupon } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { couponKinds } from '../coupon/couponKinds.ts'

export function toCartPromotion(body: unknown, kind: PromotionKind): CartPromotion {
  const activity = new Row<RestActivity>(body, 'cart.activity_data')
  return {
    promotionID: activity.id('id'),
    kind,
    name: activity.text('name'),
    endsAt: activity.moment('ends_at'),
    coversAll: activity.flag('covers_all'),
    isRepeatable: activity.flag('repeatable'),
    cap: activity.optionalMoney('cap'),
    isReached: activity.flag('status'),
    amount: activity.money('amount'),
    discount: activity.money('minus'),
    tiers: activity.list('tiers', toCartPromotionTier),
  }
}

function toCartPromotionTier(body: unknown): CartPromotionTier {
  const tier = new Row<RestActivityTier>(body, 'cart.activity_data.tiers')
  return {
    full: tier.money('full'),
    minus: tier.optionalMoney('minus'),
    rate: tier.optionalInteger('rate'),
    isReached: tier.flag('status'),
    short: tier.money('short'),
    isApplied: tier.flag('applied'),
  }
}

export function toCartCoupon(body: unknown): CartCoupon {
  const coupon = new Row<RestCartCoupon>(body, 'cart.coupon_data')
  return {
    couponID: coupon.id('id'),
    name: coupon.text('name'),
    kind: coupon.oneOf('kind', couponKinds),
    minimum: coupon.money('min'),
    face: coupon.optionalMoney('face'),
    amount: coupon.money('amount'),
    short: coupon.money('short'),
    saves: coupon.money('saves'),
    isUsed: coupon.flag('used'),
    expiresAt: coupon.moment('ends_at'),
  }
}
