import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nodeType, nodeInPages } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { loadGoods } from '../goods/loadGoods.ts'
import {
  fetchFollowedGoods,
  fetchFollowedSuppliers,
  fetchSupplierPage,
  fetchSuppliers,
  follow,
  unfollow,
  type Followed,
} from './supplier.rest.ts'

const followedThings = {
  suppliers: async ({ supplierIDs }: Followed, _: object, { rest }: Context) =>
    (await Promise.all(supplierIDs.map((id) => fetchSupplierPage(rest, id, 1, 1)))).map(({ supplier }) => supplier),
  goods: ({ goodsIDs }: Followed, _: object, context: Context) => loadGoods(context, goodsIDs),
}

export const supplierResolvers: Resolvers = {
  Query: {
    async suppliers(_, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchSuppliers(rest, page, perPage)))
    },
    async supplier(_, { supplierID }, { loaders }) {
      if (!isUpstreamId(supplierID)) return null
      return (await nullWhenMissing(loaders.supplierPage.load({ supplierID, page: 1, perPage: 20 })))?.supplier ?? null
    },
    async followedSuppliers(_, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchFollowedSuppliers(rest, page, perPage)))
    },
    async followedGoods(_, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchFollowedGoods(rest, page, perPage)))
    },
  },
  Supplier: {
    async goods({ supplierID }, pageArgs, { loaders }) {
      const slice = sliceOf(pageArgs)
      return toConnection(
        slice,
        await readSlice(slice, async (page, perPage) => (await loaders.supplierPage.load({ supplierID, page, perPage })).goods),
      )
    },
  },
  Mutation: {
    follow: (_, { input }, { rest }) => follow(rest, input),
    unfollow: (_, { input }, { rest }) => unfollow(rest, input),
  },
  FollowPayload: followedThings,
  UnfollowPayload: followedThings,
}

export const supplierNode = nodeType('Supplier', async (id, { rest }) => (await fetchSupplierPage(rest, id)).supplier)
export const followedGoodsNode = nodeInPages('FollowedGoods', fetchFollowedGoods, ({ goods }) => goods.goodsID)
