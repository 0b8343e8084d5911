import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { Admission } from './admission/admission.ts'
import { admit } from './admission/admit.ts'
import { Knocks } from './admission/knocks.ts'
import { loopBusy } from './admission/loopBusy.ts'
import { boundConnections, endSlowBodies, usualPatience, type Patience } from './http/connections.ts'
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

export type GatewayParts = GraphqlParts & {
  readonly settings: Settings
  readonly log: Logger
  readonly buckets: Buckets
  readonly patience?: Patience
}

/** The HTTP half: the first of these to answer ends the exchange. */
export function createGateway(
  parts: GatewayParts,
  storefront: (execute: ExecuteTrusted, drawing: DrawingOf) => readonly HttpPlugin[],
  health: Health,
): Server {
  const {
    settings,
    schema,
    client,
    log,
    documents,
    buckets,
    machine,
    observers: { metrics, spans },
    patience = usualPatience,
  } = parts
  const shared = watched(machine)
  const yoga = createGraphql(parts, shared)
  const knocks = new Knocks()
  const execute = createExecuteTrusted((context) => yoga.getEnveloped(context), documents)
  const executeOnceHeard: ExecuteTrusted = async (...asked) => {
    const answer = await execute(...asked)
    await knocks.heard()
    return answer
  }
  const plugins: readonly HttpPlugin[] = [
    secureHeaders(settings.publicUrl),
    allowOrigins(settings),
    serveHealth(client, health),
    rateLimit(buckets, { perSession: settings.ratePerSession, perAddress: settings.ratePerAddress }, () => metrics?.limited()),
    ...admission(settings, machine.elapsed, knocks, () => metrics?.refused('busy')),
    fastLane({
      engine: (context) => yoga.getEnveloped(context),
      documents,
      texts: settings.trustedOnly ? null : shared.texts,
      log: shared.log,
    }),
    ...(settings.trustedOnly || !settings.introspection ? [] : [serveExplorer({ schema, documents, ...settings })]),
    serveGraphql(yoga),
    serveLlms(settings),
    serveFiles(client),
    serveUpload(client),
    serveLinkedPages(client),
    ...storefront(executeOnceHeard, createDrawings(client)),
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
    watchBody(req)
    if (health.isDraining) res.setHeader('connection', 'close')
    return spans === null ? answer(exchange) : servedInSpan(spans, exchange, answer)
  }
  // Bodies are watched while they get on, so that large ones may last; Node would bound the whole request.
  const server = createServer(
    { headersTimeout: patience.headMs, requestTimeout: 0, connectionsCheckingInterval: patience.checkMs },
    (req, res) => void serve(req, res),
  )
  const watchBody = endSlowBodies(server, patience)
  knocks.listen(server)
  // Behind a proxy every connection is the proxy's.
  boundConnections(server, settings.trustedProxies > 0 ? 0 : settings.connectionsPerAddress, () => metrics?.refused('connections'))
  return server
}

function admission({ operationsAtOnce: most }: Settings, now: () => number, knocks: Knocks, onRefused: () => void): readonly HttpPlugin[] {
  return most === 0 ? [] : [admit(new Admission({ most, now, busy: loopBusy() }), knocks, onRefused)]
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
