import type { Server } from 'node:http'
import { getOperationAST, type ExecutionArgs, type ExecutionResult, type GraphQLError } from 'graphql'
import { handleProtocols, type SubscribePayload } from 'graphql-ws'
import { useServer as serveProtocol } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import type { Incoming } from '../context.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { presentError } from '../errors/presentError.ts'
import type { EventHub } from '../events/eventHub.ts'
import type { Graphql } from '../graphqlServer.ts'
import { incomingOf, type ExchangeOptions } from '../http/exchange.ts'
import { mostBytes } from '../http/readBody.ts'
import type { Buckets } from './rate/buckets.ts'
import { claimsOf, type Rates } from './rate/rateLimit.ts'

export type SocketParts = {
  readonly graphql: Graphql
  readonly events: Pick<EventHub, 'closing'>
  readonly buckets: Buckets
  readonly rates: Rates
  readonly exchange: ExchangeOptions
}

/** What is executed for one message, with the request it stands for. */
type Running = ExecutionArgs & { readonly rootValue: { readonly incoming: Incoming; readonly subscribe: (args: ExecutionArgs) => unknown } }

/** By a way of its own: the library's sockets close with a reason and a number. */
const leaving = 1001

/**
 * `graphql-transport-ws` on the path of everything else, for subscriptions alone. The token comes with `connection_init`; a cookie
 * is never looked at, so that no other site's page can listen in its reader's name.
 */
export function serveSockets(server: Server, parts: SocketParts): void {
  const sockets = new WebSocketServer({ noServer: true, handleProtocols, maxPayload: mostBytes })
  const running = new WeakMap<object, Map<string, AbortController>>()
  serveProtocol(
    {
      async onSubscribe({ extra: { socket, request }, connectionParams }, id, payload) {
        const controller = new AbortController()
        running.set(socket, (running.get(socket) ?? new Map<string, AbortController>()).set(id, controller))
        return begin(parts, incomingOf(request, parts.exchange, controller.signal, authorizationOf(connectionParams)), payload)
      },
      subscribe: (args) => follow(parts.graphql, args as Running),
      onComplete: ({ extra: { socket } }, id) => end(running.get(socket), id),
      onClose: ({ extra: { socket } }) => running.get(socket)?.forEach((controller) => controller.abort()),
    },
    sockets,
  )
  server.on('upgrade', (req, socket, head) => {
    if (req.url?.split('?', 1)[0] !== '/graphql' || parts.events.closing.aborted)
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
    else sockets.handleUpgrade(req, socket, head, (opened) => sockets.emit('connection', opened, req))
  })
  parts.events.closing.addEventListener('abort', () => {
    for (const client of sockets.clients) client.close(leaving)
  })
}

function end(controllers: Map<string, AbortController> | undefined, id: string): void {
  controllers?.get(id)?.abort()
  controllers?.delete(id)
}

/** As clients send it: a whole header, under its name in any case or among headers, or the token alone. */
function authorizationOf(params: Readonly<Record<string, unknown>> | undefined): string {
  const named = new Map(
    Object.entries({ ...Object(params?.['headers']), ...params } as Record<string, unknown>).map(
      ([name, value]) => [name.toLowerCase(), value] as const,
    ),
  )
  const [header, token] = [named.get('authorization'), named.get('token')]
  if (typeof header === 'string') return header
  return typeof token === 'string' ? `Bearer ${token}` : ''
}

async function begin(
  { graphql: { yoga, find }, buckets, rates }: SocketParts,
  incoming: Incoming,
  payload: SubscribePayload,
): Promise<Running | readonly GraphQLError[]> {
  try {
    const seconds = await buckets.spend(claimsOf(incoming, rates), 1)
    if (seconds > 0) throw new GatewayError('RATE_LIMITED', { message: `Too many requests; try again in ${seconds} s.` })
    const { schema, parse, validate, contextFactory, subscribe } = yoga.getEnveloped({ incoming })
    const trusted = find(payload)
    const document = trusted ?? parse(payload.query)
    const faults = trusted === null ? validate(schema, document) : []
    if (faults.length > 0) return faults.map((fault: GraphQLError) => presentError(fault, incoming))
    if (getOperationAST(document, payload.operationName)?.operation !== 'subscription')
      throw new GatewayError('BAD_REQUEST', { message: 'A socket is for subscriptions.' })
    const contextValue = { ...(await contextFactory({ incoming })), incoming }
    return {
      schema,
      document,
      operationName: payload.operationName,
      variableValues: payload.variables,
      contextValue,
      rootValue: { incoming, subscribe },
    }
  } catch (error) {
    return [presentError(error, incoming)]
  }
}

async function follow({ steps }: Graphql, { rootValue, ...args }: Running): Promise<ExecutionResult | AsyncIterable<ExecutionResult>> {
  const result = (await rootValue.subscribe(args)) as ExecutionResult | AsyncIterable<ExecutionResult>
  return steps.tell(result, rootValue.incoming) as typeof result
}
