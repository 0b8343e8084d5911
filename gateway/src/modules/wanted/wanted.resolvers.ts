import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { createWantedGoods, closeWantedGoods, fetchWanted, fetchWantedPage } from './wanted.rest.ts'

export const wantedResolvers: Resolvers = {
  Query: {
    async wantedGoodsList(_, { filter, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(
        slice,
        await readSlice(slice, (...part) => fetchWantedPage(rest, filter?.isOpen ?? null, ...part)),
        ({ wantedID }) => wantedID,
      )
    },
    wantedGoods: (_, { wantedID }, { rest }) => (isUpstreamId(wantedID) ? nullWhenMissing(fetchWanted(rest, wantedID)) : null),
  },
  Mutation: {
    createWantedGoods: (_, { input }, { rest }) => createWantedGoods(rest, input),
    closeWantedGoods: (_, { input }, { rest }) => closeWantedGoods(rest, input.wantedID),
  },
  WantedGoods: {
    detail: async ({ detail, wantedID }, _, { rest }) => detail ?? (await fetchWanted(rest, wantedID)).detail ?? null,
  },
}

export const wantedGoodsNode = nodeType('WantedGoods', (id, { rest }) => fetchWanted(rest, id))
