import { createServer } from 'node:http'
import { createGatewayRuntime, createLoggerFromLogging } from '@graphql-hive/gateway'
import { unifiedGraphHandler } from '@graphql-hive/router-runtime'
import { composeServices } from '@theguild/federation-composition'
import { createDefaultExecutor } from '@graphql-tools/delegate'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { parse } from 'graphql'
import { resolversOver, typeDefs } from './marketplace.mjs'

const upstream = process.env.UPSTREAM
const read = async (path, { headers }) => (await fetch(upstream + path, { headers: { authorization: headers.authorization } })).json()

// It plans over subgraphs and has no resolvers of its own, so the marketplace is one subgraph inside the same process.
const { supergraphSdl, errors } = composeServices([{ name: 'marketplace', typeDefs: parse(typeDefs), url: 'http://marketplace' }])
if (supergraphSdl === undefined) throw new Error(errors.map(({ message }) => message).join('\n'))
const schema = makeExecutableSchema({ typeDefs, resolvers: resolversOver(read) })
const gateway = createGatewayRuntime({
  supergraph: supergraphSdl,
  unifiedGraphHandler,
  transports: { http: { getSubgraphExecutor: () => createDefaultExecutor(schema) } },
  logging: createLoggerFromLogging(false),
})
createServer(gateway).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ ready: true }))
