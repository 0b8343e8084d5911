import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { boundLists } from './boundedLists.ts'
import { answerRefusals } from './refusals/answerRefusals.ts'
import { mergeSdl } from './mergeSdl.ts'
import { resolvers } from './resolvers.ts'

export function createSchema(): GraphQLSchema {
  return answerRefusals(
    boundLists(
      makeExecutableSchema({ typeDefs: mergeSdl(), resolvers, resolverValidationOptions: { requireResolversToMatchSchema: 'error' } }),
    ),
  )
}
