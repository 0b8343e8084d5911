import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { fetchSupplyOffer, fetchSupplyOffers, createSupplyOffer } from './supply.rest.ts'

export const supplyResolvers: Resolvers = {
  Query: {
    async supplyOffers(_, { filter, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(
        slice,
        await readSlice(slice, (...part) => fetchSupplyOffers(rest, filter ?? {}, ...part)),
        ({ supplyID }) => supplyID,
      )
    },
    supplyOffer: (_, { supplyID }, { rest }) => (isUpstreamId(supplyID) ? nullWhenMissing(fetchSupplyOffer(rest, supplyID)) : null),
  },
  Mutation: {
    createSupplyOffer: (_, { input }, { rest }) => createSupplyOffer(rest, input),
  },
}

export const supplyOfferNode = nodeType('SupplyOffer', (id, { rest }) => fetchSupplyOffer(rest, id))
