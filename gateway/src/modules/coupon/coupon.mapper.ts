import type { Coupon, CouponCounts, CouponOffer, CouponStatus } from '../../generated/resolvers-types.ts'
import type { RestClaimed, RestCoupon, RestCouponCounts, RestCouponOffer } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { toGlobalId } from '../base/globalId.ts'
import { couponKinds } from './couponKinds.ts'

const statuses: Readonly<Record<string, CouponStatus>> = { unused: 'UNUSED', used: 'USED', expired: 'EXPIRED' }

/** Its goods are read when they are asked for. */
export type CouponModel = Omit<Coupon, 'goods'>

export function toCoupon(body: unknown): CouponModel {
  const coupon = new Row<RestCoupon>(body, 'coupon')
  const couponID = coupon.id('id')
  return {
    id: toGlobalId('Coupon', couponID),
    couponID,
    offerID: coupon.optionalText('template_id'),
    kind: coupon.knownOneOf('kind', couponKinds),
    name: coupon.text('name', ''),
    face: coupon.optionalMoney('face'),
    minimum: coupon.optionalMoney('min'),
    scope: coupon.text('scope', ''),
    goodsIDs: coupon.optionalList('goods_ids', String),
    status: coupon.knownOneOf('status', statuses),
    startsAt: coupon.optionalMoment('starts_at'),
    expiresAt: coupon.optionalMoment('expires_at'),
  }
}

export function toClaimed(body: unknown): CouponModel {
  return new Row<RestClaimed>(body, 'coupon claim').object('coupon', toCoupon)
}

export function toCouponOffer(body: unknown): CouponOffer {
  const offer = new Row<RestCouponOffer>(body, 'coupon template')
  const offerID = offer.id('id')
  return {
    id: toGlobalId('CouponOffer', offerID),
    offerID,
    kind: offer.oneOf('kind', couponKinds),
    name: offer.text('name'),
    face: offer.optionalMoney('face'),
    minimum: offer.money('min'),
    scope: offer.text('scope'),
    leftPercent: offer.integer('left_percent'),
    claimedCount: offer.integer('claimed'),
    perMember: offer.integer('per_member'),
    canClaim: offer.flag('can_claim'),
    claimEndsAt: offer.moment('claim_ends_at'),
    validDays: offer.integer('valid_days'),
  }
}

export function toCouponCounts(body: unknown): CouponCounts {
  const counts = new Row<RestCouponCounts>(body, 'coupon counts')
  return { unused: counts.integer('unused', 0), used: counts.integer('used', 0), expired: counts.integer('expired', 0) }
}
