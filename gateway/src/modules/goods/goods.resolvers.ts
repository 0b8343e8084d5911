import type { GoodsFilter, Resolvers, SearchCorrection } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection, type Connection } from '../base/connection.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import type { GoodsModel } from './goods.mapper.ts'
import {
  fetchCategories,
  fetchFacets,
  fetchGoodsPage,
  fetchHistory,
  fetchHotWords,
  fetchSubstitutes,
  fetchSuggestions,
  watchGoods,
} from './goods.rest.ts'

/** A list remembers what it was narrowed by: its facets count within that. */
export type GoodsConnectionModel = Connection<GoodsModel> & { readonly filter: GoodsFilter; readonly correction: SearchCorrection | null }

export const goodsResolvers: Resolvers = {
  Query: {
    goods: (_, { goodsID }, { loaders }) => (isUpstreamId(goodsID) ? nullWhenMissing(loaders.goodsDetail.load(goodsID)) : null),
    async goodsList(_, { filter: given, sort, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      const filter = given ?? {}
      const found = await readSlice(slice, (page, perPage) => fetchGoodsPage(rest, filter, sort ?? 'DEFAULT', page, perPage))
      return { ...toConnection(slice, found), filter, correction: found.correction }
    },
    categories: (_, __, { rest }) => fetchCategories(rest),
    searchSuggestions: (_, { keywords, scope }, { rest }) => fetchSuggestions(rest, keywords, scope ?? null),
    hotWords: async (_, { first }, { rest }) => (await fetchHotWords(rest)).slice(0, Math.max(0, first ?? Number.POSITIVE_INFINITY)),
  },
  Mutation: {
    watchGoods: (_, { input }, { rest }) => watchGoods(rest, input),
  },
  Goods: {
    detail: async (goods, _, { loaders }) => (await loaders.goodsDetail.load(goods.goodsID)).detail,
    facts: ({ goodsID }, _, { loaders }) => nullWhenMissing(loaders.goodsFacts.load(goodsID)),
    history: ({ goodsID }, _, { rest, jar }) => (jar.session === null ? null : fetchHistory(rest, goodsID)),
    substitutes: ({ goodsID }, _, { rest }) => fetchSubstitutes(rest, goodsID),
  },
  GoodsFacts: {
    firstLot: ({ lots }) => lots[0] ?? null,
  },
  GoodsLot: {
    report: async ({ goodsID, lotNumber, report }, _, { loaders }) =>
      report ?? (await loaders.lotReports.load(goodsID)).get(lotNumber) ?? null,
  },
  GoodsConnection: {
    facets: ({ filter }, _, { rest }) => fetchFacets(rest, filter),
  },
  WatchGoodsPayload: {
    goods: ({ goodsID }, _, { loaders }) => loaders.goods.load(goodsID),
  },
}

export const goodsNode = nodeType('Goods', (goodsID, { loaders }) => loaders.goods.load(goodsID))
