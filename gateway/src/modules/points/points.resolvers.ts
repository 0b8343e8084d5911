import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nodeType, nodeInList } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import {
  receivePointsOrder,
  exchangePoints,
  fetchGift,
  fetchGifts,
  fetchPointsMenu,
  fetchPointsOrder,
  fetchPointsOrders,
} from './points.rest.ts'

export const pointsResolvers: Resolvers = {
  Query: {
    async pointsGifts(_, { filter, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchGifts(rest, filter ?? {}, page, perPage)))
    },
    pointsGift: (_, { giftID }, { rest }) => (isUpstreamId(giftID) ? nullWhenMissing(fetchGift(rest, giftID)) : null),
    pointsMenu: (_, __, { rest }) => fetchPointsMenu(rest),
    async pointsOrders(_, { filter, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(
        slice,
        await readSlice(slice, (...part) => fetchPointsOrders(rest, filter?.status, ...part)),
        ({ pointsOrderID }) => pointsOrderID,
      )
    },
    pointsOrder: (_, { pointsOrderID }, { rest }) =>
      isUpstreamId(pointsOrderID) ? nullWhenMissing(fetchPointsOrder(rest, pointsOrderID)) : null,
  },
  Mutation: {
    exchangePoints: (_, { input }, { rest }) => exchangePoints(rest, input),
    receivePointsOrder: async (_, { input }, { rest }) => ({ pointsOrder: await receivePointsOrder(rest, input.pointsOrderID) }),
  },
  ExchangePointsPayload: {
    gift: ({ giftID }, _, { rest }) => nullWhenMissing(fetchGift(rest, giftID)),
  },
}

export const pointsGiftNode = nodeType('PointsGift', (id, { rest }) => fetchGift(rest, id))
export const pointsOrderNode = nodeType('PointsOrder', (id, { rest }) => fetchPointsOrder(rest, id))
export const pointsCategoryNode = nodeInList(
  'PointsCategory',
  async ({ rest }) => (await fetchPointsMenu(rest)).categories,
  ({ categoryID }) => categoryID,
)
