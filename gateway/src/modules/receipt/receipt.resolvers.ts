import type { Resolvers } from '../../generated/resolvers-types.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { findInPages } from '../base/findInPages.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { fetchReceipts, fetchTemplate, handInReceipt } from './receipt.rest.ts'

export const receiptResolvers: Resolvers = {
  Query: {
    async receipts(_, { status, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchReceipts(rest, status, page, perPage)))
    },
  },
  Mutation: {
    handInReceipt: (_, { input }, { rest }) => handInReceipt(rest, input),
  },
  Receipt: {
    template: ({ orderID }, _, { rest }) => fetchTemplate(rest, orderID),
  },
}

export const receiptNode = nodeType('Receipt', (id, { rest }) =>
  findInPages(
    (page, perPage) => fetchReceipts(rest, null, page, perPage),
    ({ orderID }) => orderID === id,
  ),
)
