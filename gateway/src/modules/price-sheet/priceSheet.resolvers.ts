import type { Resolvers } from '../../generated/resolvers-types.ts'
import { isUpstreamId } from '../../rest/callPath.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { nullWhenMissing } from '../base/nullWhenMissing.ts'
import { fetchPriceSheetPage, fetchPriceSheets } from './priceSheet.rest.ts'

export const priceSheetResolvers: Resolvers = {
  Query: {
    priceSheets: (_, __, { rest }) => fetchPriceSheets(rest),
    async priceSheet(_, { sheetID }, { loaders }) {
      if (!isUpstreamId(sheetID)) return null
      return (await nullWhenMissing(loaders.priceSheetPage.load({ sheetID, page: 1, perPage: 20 })))?.sheet ?? null
    },
  },
  PriceSheet: {
    async goods({ sheetID }, pageArgs, { loaders }) {
      const slice = sliceOf(pageArgs)
      return toConnection(
        slice,
        await readSlice(slice, async (page, perPage) => (await loaders.priceSheetPage.load({ sheetID, page, perPage })).goods),
      )
    },
  },
}

export const priceSheetNode = nodeType('PriceSheet', async (id, { rest }) => (await fetchPriceSheetPage(rest, id)).sheet)
