import type { Context } from '../../context.ts'
import type { CouponOffer, Resolvers } from '../../generated/resolvers-types.ts'
import { forMember } from '../base/forMember.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { findInPages } from '../base/findInPages.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { loadGoods } from '../goods/loadGoods.ts'
import { claimCoupon, fetchCouponCounts, fetchCoupons, fetchOffers, fetchUsableCoupons, redeemCoupon } from './coupon.rest.ts'

/** More goods of one coupon are never named at once. */
const GOODS_MAX = 10

export const couponResolvers: Resolvers = {
  Query: {
    async couponOffers(_, { kind, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchOffers(rest, kind, page, perPage)))
    },
    async coupons(_, { kind, status, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchCoupons(rest, kind, status, page, perPage)))
    },
    async usableCoupons(_, { kind, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchUsableCoupons(rest, kind, page, perPage)))
    },
    couponCounts: (_, __, context) => forMember(context, () => fetchCouponCounts(context.rest)),
  },
  Mutation: {
    claimCoupon: (_, { input }, { rest }) => claimCoupon(rest, input),
    redeemCoupon: (_, { input }, { rest }) => redeemCoupon(rest, input),
  },
  Coupon: {
    goods: ({ goodsIDs }, { first }, context) => loadGoods(context, goodsIDs.slice(0, Math.max(0, Math.min(first ?? 4, GOODS_MAX)))),
  },
  ClaimCouponPayload: {
    offer: ({ offerID }, _, context) => findOffer(offerID, context),
    counts: (_, __, { rest }) => fetchCouponCounts(rest),
  },
  RedeemCouponPayload: {
    counts: (_, __, { rest }) => fetchCouponCounts(rest),
  },
}

export const couponNode = nodeType('Coupon', (id, { rest }) =>
  findInPages(
    (page, perPage) => fetchCoupons(rest, null, null, page, perPage),
    ({ couponID }) => couponID === id,
  ),
)
export const couponOfferNode = nodeType('CouponOffer', findOffer)

function findOffer(id: string, { rest }: Context): Promise<CouponOffer | null> {
  return findInPages(
    (page, perPage) => fetchOffers(rest, null, page, perPage),
    ({ offerID }) => offerID === id,
  )
}
