import type { Resolvers } from '../../generated/resolvers-types.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { loadGoods } from '../goods/loadGoods.ts'
import { addFavorites, fetchFavorites, removeFavorites } from './favorite.rest.ts'

export const favoriteResolvers: Resolvers = {
  Query: {
    async favorites(_, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchFavorites(rest, page, perPage)))
    },
  },
  Mutation: {
    addFavorites: (_, { input }, { rest }) => addFavorites(rest, input),
    removeFavorites: (_, { input }, { rest }) => removeFavorites(rest, input),
  },
  AddFavoritesPayload: {
    goods: ({ goodsIDs }, _, context) => loadGoods(context, goodsIDs),
  },
}
