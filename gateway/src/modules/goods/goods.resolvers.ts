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
    async goodsList(_, { filter: given, sort, ...pageArgs }, context) {
      const slice = sliceOf(pageArgs)
      const filter = given ?? {}
      const found = await readSlice(slice, (page, perPage) => fetchGoodsPage(context, filter, sort ?? 'RECOMMENDED', page, perPage))
      return { ...toConnection(slice, found), filter, correction: found.correction }
    },
    categories: (_, __, { rest }) => fetchCategories(rest),
    searchSuggestions: (_, { keywords, scope }, { rest }) => fetchSuggestions(rest, keywords, scope ?? null),
    hotWords: async (_, { limit }, { rest }) => (await fetchHotWords(rest)).slice(0, Math.max(0, limit ?? Number.POSITIVE_INFINITY)),
  },
  Mutation: {
    watchGoods: (_, { input }, { rest }) => watchGoods(rest, input),
  },
  Goods: {
    substitutes: ({ goodsID }, _, { rest }) => fetchSubstitutes(rest, goodsID),
  },
  GoodsConnection: {
    facets: ({ filter }, _, { rest }) => fetchFacets(rest, filter),
  },
  WatchGoodsPayload: {
    goods: ({ goodsID }, _, { loaders }) => loaders.goods.load(goodsID),
  },
}

export const goodsNode = nodeType('Goods', (goodsID, { loaders }) => loaders.goods.load(goodsID))
export const warehouseNode = nodeType('Warehouse', (id, { loaders }) => loaders.warehouse.load(id))
