import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { fetchGroupSale, fetchGroupSales, fetchMyGroupSales, joinGroup } from './group.rest.ts'

export const groupResolvers: Resolvers = {
  Query: {
    async groupSales(_, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchGroupSales(rest, page, perPage)))
    },
    async myGroupSales(_, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (page, perPage) => fetchMyGroupSales(rest, page, perPage)))
    },
    groupSale: (_, { saleID }, { rest }) => (isUpstreamId(saleID) ? nullWhenMissing(fetchGroupSale(rest, saleID)) : null),
  },
  Mutation: {
    joinGroup: (_, { input }, { rest }) => joinGroup(rest, input),
  },
  JoinGroupPayload: {
    cart: (_, __, { loaders }) => loaders.cart(),
  },
}

export const groupSaleNode = nodeType('GroupSale', (id, { loaders }) => loaders.groupSale.load(id))
export const groupTeamNode = nodeType('GroupTeam', async (teamID, { loaders }, saleID) => {
  if (saleID === null || saleID === undefined) return null
  const { teams } = await loaders.groupSale.load(saleID)
  return teams.find((team) => team.teamID === teamID) ?? null
})
