import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createGatewayRuntime, createLoggerFromLogging } from '@graphql-hive/gateway'
import { resolversOver, typeDefs } from './marketplace.mjs'

const upstream = process.env.UPSTREAM
const read = async (path, { headers }) => (await fetch(upstream + path, { headers: { authorization: headers.authorization } })).json()

writeFileSync('hive.graphql', typeDefs)
const gateway = createGatewayRuntime({
  subgraph: 'hive.graphql',
  additionalResolvers: resolversOver(read),
  logging: createLoggerFromLogging(false),
  jit: true,
})
createServer(gateway).listen(Number(process.env.PORT), '127.0.0.1', () => process.send({ ready: true }))
