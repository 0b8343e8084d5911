import type { Resolvers } from '../../generated/resolvers-types.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nodeInPages } from '../base/nodeTypes.ts'
import { fetchReceipts, fetchTemplate, submitReceipt } from './receipt.rest.ts'

export const receiptResolvers: Resolvers = {
  Query: {
    async receipts(_, { filter, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchReceipts(rest, filter?.status, page, perPage)))
    },
  },
  Mutation: {
    submitReceipt: (_, { input }, { rest }) => submitReceipt(rest, input),
  },
  Receipt: {
    template: ({ orderID }, _, { rest }) => fetchTemplate(rest, orderID),
  },
}

export const receiptNode = nodeInPages(
  'Receipt',
  (rest, page, perPage) => fetchReceipts(rest, null, page, perPage),
  ({ orderID }) => orderID,
)
