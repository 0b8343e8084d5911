import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { boundLists } from './boundedLists.ts'
import { mergeSdl } from './mergeSdl.ts'
import { resolvers } from './resolvers.ts'

export function createSchema(): GraphQLSchema {
  return boundLists(
    makeExecutableSchema({ typeDefs: mergeSdl(), resolvers, resolverValidationOptions: { requireResolversToMatchSchema: 'error' } }),
  )
}
