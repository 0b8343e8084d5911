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
import { serveCost } from './explorer/tellCost.ts'
import { openShop } from './explorer/shops/openShop.ts'
import { serveTestShops } from './explorer/shops/serveTestShops.ts'
import { forkShop, type StartShop } from './explorer/shops/shopProcess.ts'
import { TestShops } from './explorer/shops/testShops.ts'
import { allowOrigins } from './plugins/allowOrigins.ts'
import { createInlinePictures, type InlinePicture } from './plugins/inlinePictures.ts'
import { createExecuteTrusted, type ExecuteTrusted } from './plugins/executeTrusted.ts'
import type { Buckets } from './plugins/rate/buckets.ts'
import { rateLimit, type Rates } from './plugins/rate/rateLimit.ts'
import { secureHeaders } from './plugins/secureHeaders.ts'
import { serveLinkedPages } from './plugins/serveLinkedPages.ts'
import { serveGraphql } from './plugins/serveGraphql.ts'
import { serveFiles } from './plugins/serveFiles.ts'
import { serveUpload } from './plugins/serveUpload.ts'
import { serveHealth, type Health } from './plugins/serveHealth.ts'
import { serveSockets } from './plugins/serveSockets.ts'
import { docPages, serveDocs } from './plugins/serveDocs.ts'
import { serveSecurityText } from './plugins/serveSecurityText.ts'
import { serveVitals } from './plugins/serveVitals.ts'
import { serveLlms } from './plugins/serveLlms.ts'
import { servedInSpan } from './observe/servedInSpan.ts'
import type { Settings } from './settings.ts'
import { createGraphql, type Graphql, type GraphqlParts } from './graphqlServer.ts'

export type GatewayParts = GraphqlParts & {
  readonly settings: Settings
  readonly log: Logger
  readonly buckets: Buckets
  readonly patience?: Patience
  readonly startShop?: StartShop
}

type StorefrontPlugins = (execute: ExecuteTrusted, inlinePicture: InlinePicture) => readonly HttpPlugin[]

/** The HTTP half: the first of these to answer ends the exchange. */
export function createGateway(parts: GatewayParts, storefront: StorefrontPlugins, health: Health): Server {
  const { settings, log, machine, observers, patience = usualPatience } = parts
  const { metrics, spans } = observers
  const knocks = new Knocks()
  const graphql = createGraphql(parts)
  const options = { trustedProxies: settings.trustedProxies, log, machine }
  const shops = new TestShops({
    start: parts.startShop ?? forkShop,
    open: (shop, secret, now) => openShop(parts, shop, secret, now),
    machine,
  })
  const answer = answerBy(pluginsFor(parts, graphql, storefront, health, knocks, shops))
  const serve = (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const exchange = createExchange(req, res, options)
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
  server.once('close', () => shops.closeAll())
  serveSockets(server, { graphql, events: parts.events, buckets: parts.buckets, rates: ratesOf(settings), exchange: options })
  // Behind a proxy every connection is the proxy's.
  boundConnections(server, settings.trustedProxies > 0 ? 0 : settings.connectionsPerAddress, () => metrics?.refused('connections'))
  return server
}

function pluginsFor(
  parts: GatewayParts,
  graphql: Graphql,
  storefront: StorefrontPlugins,
  health: Health,
  knocks: Knocks,
  shops: TestShops,
): readonly HttpPlugin[] {
  const { settings, client, documents, buckets, machine, observers } = parts
  const { metrics } = observers
  const pages = docPages({ showsSchema: settings.introspection && !settings.trustedOnly })
  const execute = createExecuteTrusted(graphql.engine, documents)
  const executeOnceHeard: ExecuteTrusted = async (...asked) => {
    const answer = await execute(...asked)
    await knocks.heard()
    return answer
  }
  return [
    secureHeaders(settings.publicUrl),
    allowOrigins(settings),
    serveHealth(client, health, machine),
    rateLimit(buckets, ratesOf(settings), () => metrics?.limited()),
    ...admission(settings, machine.elapsed, knocks, () => metrics?.refused('busy')),
    ...(settings.trustedOnly || !settings.introspection ? [] : explorer(parts, shops)),
    serveGraphql(graphql),
    serveLlms({ ...settings, pages }),
    serveVitals(metrics === null ? null : metrics.vital),
    serveSecurityText({ client, publicUrl: settings.publicUrl, machine }),
    serveDocs(pages),
    serveFiles(client),
    serveUpload(client),
    serveLinkedPages(client),
    ...storefront(executeOnceHeard, createInlinePictures(client)),
    notFound,
  ]
}

/** A clock that can be set is the demo's alone. */
function explorer({ settings, schema, documents }: GatewayParts, shops: TestShops): readonly HttpPlugin[] {
  return [...(settings.isDemo ? [serveTestShops(shops)] : []), serveCost(schema), serveExplorer({ schema, documents, ...settings })]
}

function ratesOf({ ratePerSession, ratePerAddress }: Settings): Rates {
  return { perSession: ratePerSession, perAddress: ratePerAddress }
}

function answerBy(plugins: readonly HttpPlugin[]): (exchange: Exchange) => Promise<void> {
  return async (exchange) => {
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
      else sendFailure(exchange, 500, 'UNEXPECTED')
    }
  }
}

function admission({ operationsAtOnce: most }: Settings, now: () => number, knocks: Knocks, onRefused: () => void): readonly HttpPlugin[] {
  return most === 0 ? [] : [admit(new Admission({ most, now, busy: loopBusy() }), knocks, onRefused)]
}

function notFound(exchange: Exchange): boolean {
  sendFailure(exchange, 404, 'BAD_REQUEST')
  return true
}
