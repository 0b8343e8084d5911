import { createServer } from 'node:http'
import got from 'got'
import { createSchema, createYoga } from 'graphql-yoga'
import { resolversOver, typeDefs } from './marketplace.mjs'

const upstream = process.env.UPSTREAM
const read = (path, { request }) => got(upstream + path, { headers: { authorization: request.headers.get('authorization') } }).json()

const yoga = createYoga({ schema: createSchema({ typeDefs, resolvers: resolversOver(read) }), logging: false })
createServer(yoga).listen(Number(process.env.PORT), '127.0.0.1', () => process.send({ ready: true }))
