import type { Resolvers } from '../../generated/resolvers-types.ts'
import { readSlice, sliceOf, toConnection } from '../base/connection.ts'
import { findInPages } from '../base/findInPages.ts'
import { nodeType } from '../base/nodeTypes.ts'
import { fetchFeedback, createFeedback } from './feedback.rest.ts'

export const feedbackResolvers: Resolvers = {
  Query: {
    async feedback(_, pageArgs, { rest }) {
      const slice = sliceOf(pageArgs)
      return toConnection(slice, await readSlice(slice, (...part) => fetchFeedback(rest, ...part)), ({ feedbackID }) => feedbackID)
    },
  },
  Mutation: {
    createFeedback: (_, { input }, { rest }) => createFeedback(rest, input),
  },
}

export const feedbackNode = nodeType('Feedback', (id, { rest }) =>
  findInPages(
    (page, perPage) => fetchFeedback(rest, page, perPage),
    ({ feedbackID }) => feedbackID === id,
  ),
)
