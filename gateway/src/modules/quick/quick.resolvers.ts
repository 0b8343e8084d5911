import type { Resolvers } from '../../generated/resolvers-types.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { addPurchaseList, fetchFrequentGoods, parsePurchaseList } from './quick.rest.ts'

export const quickResolvers: Resolvers = {
  Query: {
    async frequentGoods(_, { order, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchFrequentGoods(rest, order ?? 'TIMES', page, perPage)))
    },
  },
  Mutation: {
    parsePurchaseList: (_, { input }, { rest }) => parsePurchaseList(rest, input),
    addPurchaseList: (_, { input }, { rest }) => addPurchaseList(rest, input),
  },
  AddPurchaseListPayload: {
    cart: (_, __, { loaders }) => loaders.cart(),
  },
}
