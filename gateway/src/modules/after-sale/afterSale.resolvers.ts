import type { Change } from '../../events/changes.ts'
import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { mostPerPage, readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { changesOf, live, only } from '../base/live.ts'
import {
  requestAfterSale,
  cancelAfterSale,
  fetchAfterSaleOptions,
  fetchAfterSales,
  receiveAfterSale,
  shipAfterSale,
} from './afterSale.rest.ts'
import { receiveOrder, requestRefund } from './paidOrder.rest.ts'

export const afterSaleResolvers: Resolvers = {
  Query: {
    afterSaleOptions: (_, { orderID }, { rest }) => (isUpstreamId(orderID) ? nullWhenMissing(fetchAfterSaleOptions(rest, orderID)) : null),
    async afterSales(_, { filter, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(
        slice,
        await readSlice(slice, (...part) => fetchAfterSales(rest, filter ?? {}, ...part)),
        ({ afterSaleID }) => afterSaleID,
      )
    },
    afterSale: (_, { afterSaleID }, { loaders }) =>
      isUpstreamId(afterSaleID) ? nullWhenMissing(loaders.afterSale.load(afterSaleID)) : null,
  },
  Mutation: {
    requestAfterSale: (_, { input }, { rest }) => requestAfterSale(rest, input),
    cancelAfterSale: (_, { input }, { rest }) => cancelAfterSale(rest, input),
    shipAfterSale: (_, { input }, { rest }) => shipAfterSale(rest, input),
    receiveAfterSale: (_, { input }, { rest }) => receiveAfterSale(rest, input),
    requestRefund: (_, { input }, { rest }) => requestRefund(rest, input),
    receiveOrder: (_, { input }, { rest }) => receiveOrder(rest, input),
  },
  Subscription: {
    afterSaleChanged: live(
      ({ id }: Change, { loaders }) => nullWhenMissing(loaders.afterSale.load(id)),
      async (context, { afterSaleID }: { afterSaleID?: string | null }) => only(afterSaleID, await changesOf(context, 'after_sale')),
    ),
  },
  Order: {
    afterSales: async ({ orderID }, _, { rest }) => (await fetchAfterSales(rest, { orderID }, 1, mostPerPage)).rows,
  },
  AfterSale: {
    detail: async ({ detail, afterSaleID }, _, { loaders }) => detail ?? (await loaders.afterSale.load(afterSaleID)).detail ?? null,
  },
  RequestAfterSalePayload: {
    order: ({ afterSale }, _, { loaders }) => nullWhenMissing(loaders.order.load(afterSale.orderID)),
  },
}

export const afterSaleNode = nodeType('AfterSale', (afterSaleID, { loaders }) => loaders.afterSale.load(afterSaleID))
