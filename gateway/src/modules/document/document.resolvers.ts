import type { Resolvers } from '../../generated/resolvers-types.ts'
import { fetchDeliveries, fetchPapers } from './document.rest.ts'

export const documentResolvers: Resolvers = {
  Query: {
    orderDeliveries: (_, { orderID }, { rest }) => fetchDeliveries(rest, orderID),
    orderPapers: (_, args, { rest }) => fetchPapers(rest, args),
  },
}
