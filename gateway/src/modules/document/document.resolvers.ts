import type { Resolvers } from '../../generated/resolvers-types.ts'
import { fetchPapers } from './document.rest.ts'

export const documentResolvers: Resolvers = {
  Query: {
    orderPapers: (_, args, { rest }) => fetchPapers(rest, args),
  },
}
