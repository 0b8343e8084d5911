import { SAFE_HEADERS } from './server/safeHeaders.ts'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import swagger from '@fastify/swagger'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, { LogController, type FastifyBaseLogger } from 'fastify'
import { REQUEST_TIMEOUT_MS } from 'rules/constants'
import type { Deps } from './deps.ts'
import type { Metrics } from './observe/metrics.ts'
import type { Tracing } from './observe/tracing.ts'
import { rooms } from './rooms.ts'
import type { App } from './server/app.ts'
import { answerClientError } from './server/clientError.ts'
import { FailureSchema } from './server/envelope.ts'
import { addErrorHandler, answerUnreadableUrl } from './server/errorHandler.ts'
import { gatewayTrust } from './server/gatewayTrust.ts'
import { openapiOptions } from './server/openapi.ts'
import { checkOrigin } from './server/originCheck.ts'
import { lazyCompilers } from './server/lazyCompilers.ts'
import { signing } from './modules/access/signing.ts'
import { openapiWebhooks } from './modules/webhook/openapiWebhooks.ts'
import { loadSession } from './modules/auth/sessionHook.ts'
import { addReads } from './server/reads.ts'
import { checkValues } from './server/validation.ts'

const BODY_LIMIT = 1024 * 1024
/** Balancers ask every second. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

const schemas = [FailureSchema, ...rooms.flatMap((room) => room.schemas)]
const compileLazily = lazyCompilers(schemas)

interface Observers {
  readonly tracing?: Tracing | null
  readonly metrics?: Metrics | null
}

/** The whole server, listening nowhere yet. */
export async function buildServer(deps: Deps, log: FastifyBaseLogger, { tracing, metrics }: Observers = {}): Promise<App> {
  const trust = gatewayTrust(deps.settings.gatewaySecret)
  const app: App = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (raw) => trust.requestId(raw.headers) ?? Buffer.from(deps.random.bytes(16)).toString('hex'),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // What arrives on a connection that is open still is answered in earnest.
    return503OnClosing: false,
    frameworkErrors: answerUnreadableUrl,
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.decorate('leaving', { isOn: false })
  // Only forms are read: a body of another kind is answered 415.
  app.removeAllContentTypeParsers()
  tracing?.addTo(app)
  metrics?.addTo(app)
  addErrorHandler(app, metrics?.refused)
  await app.register(swagger, { ...openapiOptions, openapi: { ...openapiOptions.openapi, webhooks: openapiWebhooks } })
  await app.register(cookie)
  await app.register(formbody, { bodyLimit: BODY_LIMIT })
  addHooks(app, deps)
  addReads(app, deps, metrics?.read)
  for (const schema of schemas) app.addSchema(schema)
  compileLazily(app)
  // Routes live in a plugin, so that openapi.json sees all of them.
  await app.register((inner, _options, done) => {
    for (const room of rooms) room.routes(inner, deps)
    done()
  })
  return app

  function addHooks(server: App, hookDeps: Deps): void {
    const publicOrigin = hookDeps.settings.publicUrl.origin
    server.decorateRequest('session', null)
    server.decorateRequest('caller', null)
    server.decorateRequest('isFromGateway', false)
    server.decorateRequest('clientAddress', '')
    server.addHook('onRequest', async (request, reply) => {
      reply.headers({ ...SAFE_HEADERS, 'x-request-id': request.id })
      request.isFromGateway = trust.isGateway(request.headers)
      request.clientAddress = trust.clientAddress(request.headers) ?? request.ip
      checkOrigin(request, publicOrigin)
      await loadSession(request, reply, hookDeps)
    })
    server.addHook('preValidation', async (request) => {
      request.body ??= {}
      checkValues(request)
    })
    // By a callback, so that the call itself runs inside.
    server.addHook('preHandler', (request, _reply, done) => {
      if (request.caller === null) done()
      else signing(request, request.caller, done)
    })
    server.addHook('onResponse', async (request, reply) => {
      const { url: route = 'unknown' } = request.routeOptions
      const level = reply.statusCode === 200 && PROBES.has(route) ? 'debug' : 'info'
      request.log[level]({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request')
    })
  }
}
