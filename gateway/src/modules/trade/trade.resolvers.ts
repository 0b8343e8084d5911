import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { fetchTrade, startPayment, submitTransferProof } from './trade.rest.ts'

export const tradeResolvers: Resolvers = {
  Query: {
    trade: (_, { tradeID }, { loaders }) => (isUpstreamId(tradeID) ? nullWhenMissing(loaders.trade.load(tradeID)) : null),
  },
  Mutation: {
    startPayment: (_, { input }, { rest }) => startPayment(rest, input),
    submitTransferProof: (_, { input }, { rest }) => submitTransferProof(rest, input),
  },
  StartPaymentPayload: {
    trade: ({ tradeID }, _, { rest }) => fetchTrade(rest, tradeID),
  },
}

export const tradeNode = nodeType('Trade', (tradeID, { loaders }) => loaders.trade.load(tradeID))
export const paymentNode = nodeType('Payment', (id, { loaders }) => loaders.payment.load(id))
