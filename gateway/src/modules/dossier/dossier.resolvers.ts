import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { requestDossier, fetchCompanyDossier, fetchDossierPage, fetchNamedDossiers, fetchOrderDossier } from './dossier.rest.ts'

export const dossierResolvers: Resolvers = {
  Query: {
    companyDossier: (_, __, { rest }) => fetchCompanyDossier(rest),
    async dossierGoods(_, { filter, ...pageArgs }, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (...part) => fetchDossierPage(rest, filter?.view ?? 'ALL', ...part)))
    },
    goodsDossiers: (_, { goodsIDs }, { rest }) => fetchNamedDossiers(rest, goodsIDs),
    orderDossier: (_, { orderID }, { rest }) => (isUpstreamId(orderID) ? nullWhenMissing(fetchOrderDossier(rest, orderID)) : null),
  },
  Mutation: {
    requestDossier: (_, { input }, { rest }) => requestDossier(rest, input),
  },
}
