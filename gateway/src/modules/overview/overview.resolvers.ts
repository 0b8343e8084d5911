import type { Resolvers } from '../../generated/resolvers-types.ts'
import { fetchOverview } from './overview.rest.ts'

export const overviewResolvers: Resolvers = {
  Query: {
    overview: (_, __, { rest }) => fetchOverview(rest),
  },
}
