import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import {
  fetchCombination,
  fetchCombinationPage,
  fetchDailySpecials,
  fetchFlashSale,
  fetchFlashSession,
  fetchHomeFlashSale,
} from './promotion.rest.ts'

/** The page that most ask for; the promotion itself comes with any. */
const firstPage = { page: 1, perPage: 20 }

export const promotionResolvers: Resolvers = {
  Query: {
    flashSale: (_, __, { rest }) => fetchFlashSale(rest),
    homeFlashSale: (_, __, { rest }) => fetchHomeFlashSale(rest),
    flashSession: (_, { sessionID }, { rest }) => (isUpstreamId(sessionID) ? nullWhenMissing(fetchFlashSession(rest, sessionID)) : null),
    async combinations(_, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchCombinationPage(rest, page, perPage)))
    },
    combination: (_, { combinationID }, { rest }) =>
      isUpstreamId(combinationID) ? nullWhenMissing(fetchCombination(rest, combinationID)) : null,
    async promotion(_, { promotionID }, { loaders }) {
      if (!isUpstreamId(promotionID)) return null
      const page = await nullWhenMissing(loaders.promotionPage.load({ promotionID, ...firstPage }))
      return page?.promotion ?? null
    },
    async dailySpecials(_, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchDailySpecials(rest, page, perPage)))
    },
  },
  Promotion: {
    async goods({ promotionID }, pageArgs, { loaders }) {
      const slice = sliceOf(pageArgs)
      return toConnection(
        slice,
        await readSlice(slice, async (page, perPage) => (await loaders.promotionPage.load({ promotionID, page, perPage })).goods),
      )
    },
  },
  FlashSession: {
    items: async ({ sessionID, items }, _, { rest }) => items ?? (await fetchFlashSession(rest, sessionID))?.items ?? [],
  },
}

export const combinationNode = nodeType('Combination', (id, { rest }) => fetchCombination(rest, id))
export const flashSessionNode = nodeType('FlashSession', (id, { rest }) => fetchFlashSession(rest, id))
export const promotionNode = nodeType(
  'Promotion',
  async (promotionID, { loaders }) => (await loaders.promotionPage.load({ promotionID, ...firstPage })).promotion,
)
