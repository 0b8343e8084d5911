import type { Resolvers } from '../../generated/resolvers-types.ts'
import { fetchPurchaseReport } from './report.rest.ts'

export const reportResolvers: Resolvers = {
  Query: {
    purchaseReport: (_, span, { rest }) => fetchPurchaseReport(rest, span),
  },
}
