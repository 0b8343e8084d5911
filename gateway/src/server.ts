import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { createExchange, type Exchange, type HttpPlugin } from './http/exchange.ts'
import { sendFailure } from './http/answers.ts'
import { presentError } from './errors/presentError.ts'
import { serveExplorer } from './explorer/serveExplorer.ts'
import { allowOrigins } from './plugins/allowOrigins.ts'
import { createDrawings, type DrawingOf } from './plugins/drawings.ts'
import { createExecuteTrusted, type ExecuteTrusted } from './plugins/executeTrusted.ts'
import { fastLane } from './plugins/fastLane.ts'
import type { Buckets } from './plugins/rate/buckets.ts'
import { rateLimit } from './plugins/rate/rateLimit.ts'
import { secureHeaders } from './plugins/secureHeaders.ts'
import { serveLinkedPages } from './plugins/serveLinkedPages.ts'
import { serveFiles } from './plugins/serveFiles.ts'
import { serveUpload } from './plugins/serveUpload.ts'
import { serveHealth, type Health } from './plugins/serveHealth.ts'
import { serveLlms } from './plugins/serveLlms.ts'
import { servedInSpan } from './observe/servedInSpan.ts'
import type { Settings } from './settings.ts'
import { createGraphql, watched, type GraphqlParts, type Yoga } from './graphqlServer.ts'

export type GatewayParts = GraphqlParts & { readonly settings: Settings; readonly log: Logger; readonly buckets: Buckets }

/** The HTTP half: the first of these to answer ends the exchange. */
export function createGateway(parts: GatewayParts, storefront: (execute: ExecuteTrusted, drawing: DrawingOf) => readonly HttpPlugin[], health: Health): Server {
  const { settings, schema, client, log, documents, buckets, machine, observers: { metrics, spans } } = parts
  const shared = watched(machine)
  const yoga = createGraphql(parts, shared)
  const plugins: readonly HttpPlugin[] = [
    secureHeaders(settings.publicUrl),
    allowOrigins(settings.corsOrigins),
    serveHealth(client, health),
    rateLimit(buckets, { perSession: settings.ratePerSession, perAddress: settings.ratePerAddress }, () => metrics?.limited()),
    fastLane({ engine: (context) => yoga.getEnveloped(context), documents, texts: settings.trustedOnly ? null : shared.texts, log: shared.log }),
    ...(settings.trustedOnly || !settings.introspection ? [] : [serveExplorer({ schema, documents, ...settings })]),
    serveGraphql(yoga),
    serveLlms(settings),
    serveFiles(client),
    serveUpload(client),
    serveLinkedPages(client),
    ...storefront(createExecuteTrusted((context) => yoga.getEnveloped(context), documents), createDrawings(client)),
    notFound,
  ]
  const answer = async (exchange: Exchange): Promise<void> => {
    const { res } = exchange
    try {
      for (const plugin of plugins) {
        const answered = plugin(exchange)
        // Waiting for what is known already would cost a turn of the loop for each of them.
        if (typeof answered === 'boolean' ? answered : await answered) return
      }
    } catch (error) {
      presentError(error, exchange.incoming)
      if (res.headersSent) res.destroy()
      else sendFailure(exchange, 500, 'INTERNAL')
    }
  }
  const serve = (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const exchange = createExchange(req, res, { trustedProxies: settings.trustedProxies, log, machine })
    if (health.isDraining) res.setHeader('connection', 'close')
    return spans === null ? answer(exchange) : servedInSpan(spans, exchange, answer)
  }
  return createServer({ requestTimeout: 60_000 }, (req, res) => void serve(req, res))
}

function serveGraphql(yoga: Yoga): HttpPlugin {
  return async ({ path, req, res, incoming }) => {
    if (path !== '/graphql') return false
    await yoga.handle(req, res, { incoming })
    return true
  }
}

function notFound(exchange: Exchange): boolean {
  sendFailure(exchange, 404, 'BAD_REQUEST')
  return true
}
