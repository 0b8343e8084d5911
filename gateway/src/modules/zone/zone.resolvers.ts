import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { fetchPromotionOffers, fetchZone } from './zone.rest.ts'

const idsMax = 20

export const zoneResolvers: Resolvers = {
  Query: {
    zone: (_, { kind }, { rest }) => fetchZone(rest, kind),
    async promotionOffers(_, { kind, promotionIDs, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      const ids = promotionIDs?.filter(isUpstreamId).slice(0, idsMax)
      if (ids?.length === 0) return toConnection(slice, { rows: [], total: 0, hasMore: null, offset: 0 })
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchPromotionOffers(rest, { kind, ids }, page, perPage)))
    },
  },
}
