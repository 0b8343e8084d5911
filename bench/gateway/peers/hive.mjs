import { createServer } from 'node:http'
import { createGatewayRuntime, createLoggerFromLogging } from '@graphql-hive/gateway'
import { resolversOver, typeDefs } from './marketplace.mjs'

const upstream = process.env.UPSTREAM
const read = async (path, { headers, fetch }) => (await fetch(upstream + path, { headers: { authorization: headers.authorization } })).json()

const gateway = createGatewayRuntime({
  subgraph: 'type Query { unused: String }',
  additionalTypeDefs: typeDefs.replace('type Query', 'extend type Query'),
  additionalResolvers: resolversOver((path, context) => read(path, { headers: context.headers, fetch: globalThis.fetch })),
  logging: createLoggerFromLogging(false),
  jit: true,
})
createServer(gateway).listen(Number(process.env.PORT), '127.0.0.1', () => process.send({ ready: true }))
