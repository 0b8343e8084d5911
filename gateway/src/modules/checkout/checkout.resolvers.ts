import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { fetchCart } from '../cart/cart.rest.ts'
import { checkout, fetchQuote, placeOrder } from './checkout.rest.ts'

export const checkoutResolvers: Resolvers = {
  Query: {
    quote: (_, { quoteID }, { rest }) => (isUpstreamId(quoteID) ? nullWhenMissing(fetchQuote(rest, quoteID)) : null),
  },
  Mutation: {
    checkout: (_, { input }, { rest }) => checkout(rest, input),
    placeOrder: (_, { input }, { rest }) => placeOrder(rest, input),
  },
  PlaceOrderPayload: {
    trade: ({ tradeID }, _, { loaders }) => (tradeID === null ? null : loaders.trade.load(tradeID)),
    orders: ({ orderIDs }, _, { loaders }) => Promise.all(orderIDs.map((id) => loaders.order.load(id))),
    cart: (_, __, { rest, asked }) => fetchCart(rest, asked),
  },
}

export const quoteNode = nodeType('Quote', (quoteID, { rest }) => fetchQuote(rest, quoteID))
