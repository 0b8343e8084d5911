import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { mergeSdl } from './mergeSdl.ts'
import { resolvers } from './resolvers.ts'

export function createSchema(): GraphQLSchema {
  return makeExecutableSchema({ typeDefs: mergeSdl(), resolvers, resolverValidationOptions: { requireResolversToMatchSchema: 'error' } })
}
