import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { fetchCategories, fetchGoodsPage } from './goods.rest.ts'

export const goodsResolvers: Resolvers = {
  Query: {
    goods: (_, { goodsID }, { loaders }) => (isUpstreamId(goodsID) ? nullWhenMissing(loaders.goodsDetail.load(goodsID)) : null),
    async goodsList(_, { filter, sort, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchGoodsPage(rest, filter ?? {}, sort ?? 'DEFAULT', page, perPage)))
    },
    categories: (_, __, { rest }) => fetchCategories(rest),
  },
  Goods: {
    detail: async (goods, _, { loaders }) => goods.detail ?? (await loaders.goodsDetail.load(goods.goodsID)).detail ?? null,
  },
}

export const goodsNode = nodeType('Goods', (goodsID, { loaders }) => loaders.goods.load(goodsID))
