import type { Resolvers } from '../../generated/resolvers-types.ts'
import { nodeInList } from '../base/nodeTypes.ts'
import { answerRecall, fetchRecalls, readRecall } from './recall.rest.ts'

export const recallResolvers: Resolvers = {
  Query: {
    recalls: (_, __, { rest }) => fetchRecalls(rest),
  },
  Mutation: {
    readRecall: (_, { input }, { rest }) => readRecall(rest, input),
    answerRecall: (_, { input }, { rest }) => answerRecall(rest, input),
  },
}

export const recallNode = nodeInList(
  'Recall',
  ({ rest }) => fetchRecalls(rest),
  ({ recallID }) => recallID,
)
