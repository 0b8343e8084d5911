import type { Resolvers } from '../../generated/resolvers-types.ts'
import { forMember } from '../base/forMember.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nodeInPages } from '../base/nodeTypes.ts'
import { loadGoods } from '../goods/loadGoods.ts'
import { claimCoupon, fetchCouponCounts, fetchCoupons, fetchOffers, fetchUsableCoupons, redeemCoupon } from './coupon.rest.ts'

/** More goods of one coupon are never named at once. */
const GOODS_MAX = 10

export const couponResolvers: Resolvers = {
  Query: {
    async couponOffers(_, { filter, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchOffers(rest, filter?.kind, page, perPage)))
    },
    async coupons(_, { filter, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchCoupons(rest, filter ?? {}, page, perPage)))
    },
    async usableCoupons(_, { filter, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchUsableCoupons(rest, filter?.kind, page, perPage)))
    },
    couponCounts: (_, __, context) => forMember(context, () => fetchCouponCounts(context.rest)),
  },
  Mutation: {
    claimCoupon: (_, { input }, { rest }) => claimCoupon(rest, input),
    redeemCoupon: (_, { input }, { rest }) => redeemCoupon(rest, input),
  },
  Coupon: {
    goods: ({ goodsIDs }, { limit }, context) => loadGoods(context, goodsIDs.slice(0, Math.max(0, Math.min(limit ?? 4, GOODS_MAX)))),
  },
  ClaimCouponPayload: {
    offer: ({ offerID }, _, context) => couponOfferNode(offerID, context),
    counts: (_, __, { rest }) => fetchCouponCounts(rest),
  },
  RedeemCouponPayload: {
    counts: (_, __, { rest }) => fetchCouponCounts(rest),
  },
}

export const couponNode = nodeInPages(
  'Coupon',
  (rest, page, perPage) => fetchCoupons(rest, {}, page, perPage),
  ({ couponID }) => couponID,
)
export const couponOfferNode = nodeInPages(
  'CouponOffer',
  (rest, page, perPage) => fetchOffers(rest, null, page, perPage),
  ({ offerID }) => offerID,
)
