import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { joinEdges } from './edges.ts'
import { readArguments } from './readArguments.ts'
import { answerRefusals } from './refusals/answerRefusals.ts'
import { mergeSdl } from './mergeSdl.ts'
import { nodeTypes, resolvers } from './resolvers.ts'

export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: mergeSdl(),
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  return answerRefusals(readArguments(joinEdges(schema, nodeTypes)))
}
