import type { Resolvers } from '../../generated/resolvers-types.ts'
import { fetchDeliveries, fetchPapers } from './document.rest.ts'
import { fetchPush, removePush, sendPush, setPush } from './push.rest.ts'

export const documentResolvers: Resolvers = {
  Query: {
    orderDeliveries: (_, { orderID }, { rest }) => fetchDeliveries(rest, orderID),
    orderPapers: (_, args, { rest }) => fetchPapers(rest, args),
  },
  Viewer: {
    deliveryPush: (_, __, { rest }) => fetchPush(rest),
  },
  Mutation: {
    setDeliveryPush: (_, { input }, { rest }) => setPush(rest, input),
    removeDeliveryPush: (_, __, { rest }) => removePush(rest),
    sendDeliveryPush: (_, { input }, { rest }) => sendPush(rest, input),
  },
  SetDeliveryPushPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
  RemoveDeliveryPushPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
  SendDeliveryPushPayload: {
    viewer: (_, __, { loaders }) => loaders.viewer(),
  },
}
