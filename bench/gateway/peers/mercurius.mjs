import Fastify from 'fastify'
import mercurius from 'mercurius'
import { Agent, request } from 'undici'
import { resolversOver, typeDefs } from './marketplace.mjs'

const upstream = process.env.UPSTREAM
const dispatcher = new Agent({ connections: 256 })
const read = async (path, { reply }) => {
  const { body } = await request(upstream + path, { dispatcher, headers: { authorization: reply.request.headers.authorization } })
  return body.json()
}

const app = Fastify()
app.register(mercurius, { schema: typeDefs, resolvers: resolversOver(read), jit: 1 })
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.send({ ready: true })
