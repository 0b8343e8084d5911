import type { Resolvers } from '../../generated/resolvers-types.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { fetchSubstitutes } from '../goods/goods.rest.ts'
import { nodeInPages } from '../base/nodeTypes.ts'
import { addPurchaseListToCart, fetchFrequentGoods, parsePurchaseList, setPurchaseListRule } from './quick.rest.ts'

export const quickResolvers: Resolvers = {
  Query: {
    async frequentGoods(_, { sort, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchFrequentGoods(rest, sort ?? 'TIMES', page, perPage)))
    },
  },
  Mutation: {
    parsePurchaseList: (_, { input }, { rest }) => parsePurchaseList(rest, input),
    setPurchaseListRule: (_, { input }, { rest }) => setPurchaseListRule(rest, input),
    addPurchaseListToCart: (_, { input }, { rest }) => addPurchaseListToCart(rest, input),
  },
  SkippedGoods: {
    substitutes: ({ goodsID, substitutes }, _, { rest }) => substitutes ?? fetchSubstitutes(rest, goodsID),
  },
  AddPurchaseListToCartPayload: {
    cart: (_, __, { loaders }) => loaders.cart(),
  },
}

export const frequentGoodsNode = nodeInPages(
  'FrequentGoods',
  (rest, page, perPage) => fetchFrequentGoods(rest, 'TIMES', page, perPage),
  ({ goods }) => goods.goodsID,
)
