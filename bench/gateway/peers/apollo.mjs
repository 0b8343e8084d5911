import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import { RESTDataSource } from '@apollo/datasource-rest'
import { resolversOver, typeDefs } from './marketplace.mjs'

class Marketplace extends RESTDataSource {
  baseURL = process.env.UPSTREAM
  constructor(authorization) {
    super()
    this.authorization = authorization
  }
  willSendRequest(_path, request) {
    request.headers.authorization = this.authorization
  }
}

const server = new ApolloServer({
  typeDefs,
  resolvers: resolversOver((path, { marketplace }) => marketplace.get(path)),
  introspection: false,
})
await startStandaloneServer(server, {
  listen: { port: Number(process.env.PORT), host: '127.0.0.1' },
  context: async ({ req }) => ({ marketplace: new Marketplace(req.headers.authorization) }),
})
process.send({ ready: true })
