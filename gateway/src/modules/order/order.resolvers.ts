import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { forMember } from '../base/forMember.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { fetchTrade } from '../trade/trade.rest.ts'
import { fetchExplanation, fetchLogistics, fetchOrderCounts, fetchOrders } from './order.rest.ts'
import { fetchTemperatures } from './temperatures.rest.ts'
import { fetchOrderCodes } from './codes.rest.ts'
import { cancelOrder, deleteOrder } from './orderChanges.rest.ts'
import { rebuyOrder } from './rebuy.rest.ts'

export const orderResolvers: Resolvers = {
  Query: {
    async orders(_, { filter, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (...part) => fetchOrders(rest, filter ?? {}, ...part)), ({ orderID }) => orderID)
    },
    order: (_, { orderID }, { loaders }) => (isUpstreamId(orderID) ? nullWhenMissing(loaders.order.load(orderID)) : null),
    orderCounts: (_, __, context) => forMember(context, () => fetchOrderCounts(context.rest)),
  },
  Mutation: {
    cancelOrder: (_, { input }, { rest }) => cancelOrder(rest, input),
    deleteOrder: (_, { input }, { rest }) => deleteOrder(rest, input),
    rebuyOrder: (_, { input }, { rest }) => rebuyOrder(rest, input),
  },
  Order: {
    detail: async ({ detail, orderID }, _, { loaders }) => detail ?? (await loaders.order.load(orderID)).detail ?? null,
    logistics: ({ orderID }, _, { rest }) => fetchLogistics(rest, orderID),
    codes: ({ orderID }, _, { rest }) => fetchOrderCodes(rest, orderID),
    temperatures: ({ orderID }, _, { rest }) => fetchTemperatures(rest, orderID),
    explanation: ({ orderID }, _, { rest }) => fetchExplanation(rest, orderID),
  },
  RebuyOrderPayload: {
    cart: (_, __, { loaders }) => loaders.cart(),
  },
  CancelOrderPayload: {
    trade: ({ order }, _, { rest }) => fetchTrade(rest, order.tradeID),
  },
}

export const orderNode = nodeType('Order', (orderID, { loaders }) => loaders.order.load(orderID))
export const orderLineNode = nodeType('OrderLine', async (lineID, { loaders }, orderID) => {
  if (orderID === null || orderID === undefined) return null
  const { detail } = await loaders.order.load(orderID)
  return detail?.lines.find((line) => line.lineID === lineID) ?? null
})
