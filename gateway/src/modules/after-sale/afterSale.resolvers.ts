import type { Change } from '../../events/changes.ts'
import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { mostPerPage, readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { changesOf, live } from '../base/live.ts'
import {
  applyAfterSale,
  cancelAfterSale,
  fetchAfterSaleOptions,
  fetchAfterSales,
  receiveAfterSale,
  shipAfterSale,
} from './afterSale.rest.ts'
import { confirmReceipt, requestRefund } from './paidOrder.rest.ts'

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
    applyAfterSale: (_, { input }, { rest }) => applyAfterSale(rest, input),
    cancelAfterSale: (_, { input }, { rest }) => cancelAfterSale(rest, input),
    shipAfterSale: (_, { input }, { rest }) => shipAfterSale(rest, input),
    receiveAfterSale: (_, { input }, { rest }) => receiveAfterSale(rest, input),
    requestRefund: (_, { input }, { rest }) => requestRefund(rest, input),
    confirmReceipt: (_, { input }, { rest }) => confirmReceipt(rest, input),
  },
  Subscription: {
    afterSaleChanged: live(
      ({ id }: Change, { loaders }) => nullWhenMissing(loaders.afterSale.load(id)),
      (context) => changesOf(context, 'after_sale'),
    ),
  },
  Order: {
    afterSales: async ({ orderID }, _, { rest }) => (await fetchAfterSales(rest, { orderID }, 1, mostPerPage)).rows,
  },
  AfterSale: {
    order: ({ orderID }, _, { loaders }) => nullWhenMissing(loaders.order.load(orderID)),
    detail: async ({ detail, afterSaleID }, _, { loaders }) => detail ?? (await loaders.afterSale.load(afterSaleID)).detail ?? null,
  },
  ApplyAfterSalePayload: {
    order: ({ afterSale }, _, { loaders }) => nullWhenMissing(loaders.order.load(afterSale.orderID)),
  },
}

export const afterSaleNode = nodeType('AfterSale', (afterSaleID, { loaders }) => loaders.afterSale.load(afterSaleID))
