import type { Resolvers } from '../../generated/resolvers-types.ts'
import { nodeInList } from '../base/nodeTypes.ts'
import { submitRecallAnswer, fetchRecalls, markRecallRead } from './recall.rest.ts'

export const recallResolvers: Resolvers = {
  Query: {
    recalls: (_, __, { rest }) => fetchRecalls(rest),
  },
  Mutation: {
    markRecallRead: (_, { input }, { rest }) => markRecallRead(rest, input),
    submitRecallAnswer: (_, { input }, { rest }) => submitRecallAnswer(rest, input),
  },
}

export const recallNode = nodeInList(
  'Recall',
  ({ rest }) => fetchRecalls(rest),
  ({ recallID }) => recallID,
)
