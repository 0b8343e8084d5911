import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { fetchPromotionOffers, fetchZone, mostOffers } from './zone.rest.ts'
import { nodeType } from '../base/nodeTypes.ts'

export const zoneResolvers: Resolvers = {
  Query: {
    zone: (_, { kind }, { rest }) => fetchZone(rest, kind),
    async promotionOffers(_, { filter, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      const ids = filter?.promotionIDs?.filter(isUpstreamId).slice(0, mostOffers)
      if (ids?.length === 0) return toConnection(slice, { rows: [], total: 0, hasMore: null, offset: 0 })
      return toConnection(
        slice,
        await readSlice(slice, (page, perPage) => fetchPromotionOffers(rest, { kind: filter?.kind, ids }, page, perPage)),
      )
    },
  },
}

/** Those that run, wait or are over lately, as many as a call tells at once. */
export const promotionOfferNode = nodeType('PromotionOffer', (id, { loaders }) => loaders.promotionOffer.load(id))
