import { once } from 'node:events'
import type { Server } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import { pino, type Logger } from 'pino'
import { drain } from './drain.ts'
import type { HttpPlugin } from './http/exchange.ts'
import { observedClient } from './observe/observedClient.ts'
import { openObservers } from './observe/openObservers.ts'
import type { InlinePicture } from './plugins/inlinePictures.ts'
import type { ExecuteTrusted } from './plugins/executeTrusted.ts'
import type { Health } from './plugins/serveHealth.ts'
import { tags } from './cache/publicRoutes.ts'
import { memoryStore, type PublicStore } from './cache/publicStore.ts'
import { sharedReads } from './cache/sharedReads.ts'
import { sharedStore } from './cache/sharedStore.ts'
import { EventHub, everything } from './events/eventHub.ts'
import { memoryBuckets } from './plugins/rate/buckets.ts'
import { sharedBuckets } from './plugins/rate/sharedBuckets.ts'
import type { TrustedDocuments } from './plugins/trustedDocuments.ts'
import { makeLog } from './log.ts'
import { thisMachine } from './machine.ts'
import { openSharedStore } from './redis.ts'
import { hostClient } from './rest/hostClient.ts'
import { createHttpRestClient } from './rest/httpRestClient.ts'
import { createSchema } from './schema.ts'
import { createGateway } from './server.ts'
import { SettingsError } from 'rules/settings'
import { readSettings, type Settings } from './settings.ts'

export type Storefront = {
  readonly documents: () => TrustedDocuments
  readonly plugins: (
    execute: ExecuteTrusted,
    inlinePicture: InlinePicture,
    server: () => Server,
    kept: PublicStore,
  ) => readonly HttpPlugin[]
  readonly close?: () => Promise<void>
}

export type PrepareStorefront = (settings: Settings, schema: GraphQLSchema, log: Logger) => Promise<Storefront>

/** Runs until SIGTERM or SIGINT; what keeps it from starting is one sentence and exit code 1. */
export async function startGateway(prepare: PrepareStorefront): Promise<void> {
  try {
    await start(prepare)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

/** Lines leave together, at the latest after a tenth of a second or with the process: a write a line costs as much as a small query. */
function logDestination(): ReturnType<typeof pino.destination> {
  const destination = pino.destination({ sync: true, minLength: 4_096, periodicFlush: 100 })
  process.once('exit', () => destination.flushSync())
  return destination
}

async function start(prepare: PrepareStorefront): Promise<void> {
  const settings = readSettings(process.env)
  const { elapsed } = thisMachine
  const log = makeLog(settings.logLevel, logDestination())
  const schema = createSchema()
  const storefront = await prepare(settings, schema, log)
  const observers = await openObservers(settings, () => events.size, thisMachine)
  const calls = observedClient(
    createHttpRestClient({
      apiUrl: settings.apiUrl,
      timeoutMs: settings.upstreamTimeoutMs,
      gatewaySecret: settings.gatewaySecret,
      sessionCookie: settings.upstreamCookie,
      onRepeated: () => observers.metrics?.repeated(),
      machine: thisMachine,
    }),
    observers,
  )
  const store = settings.redisUrl === null ? null : openSharedStore(settings.redisUrl, log)
  const host = hostClient(calls, { isSpec: settings.isSpecUpstream, log, machine: thisMachine })
  const kept = store === null ? memoryStore(elapsed) : sharedStore(store.redis, elapsed)
  const localBuckets = memoryBuckets(elapsed)
  const buckets = store === null ? localBuckets : sharedBuckets(store.redis, localBuckets, elapsed)
  const events: EventHub = new EventHub(host, log, thisMachine, (lateMs) => observers.metrics?.told(lateMs))
  const client = sharedReads(host, kept, events, { now: elapsed, isAlone: store === null })
  const health: Health = { isDraining: false }
  const server: Server = createGateway(
    { settings, schema, client, log, buckets, events, observers, machine: thisMachine, documents: storefront.documents },
    (execute, inlinePicture) => storefront.plugins(execute, inlinePicture, () => server, kept),
    health,
  )
  const close = async (): Promise<void> => {
    store?.close()
    await Promise.all([client.close(), storefront.close?.(), observers.close()])
  }
  try {
    const port = await listen(server, settings)
    await observers.listen()
    events.tellOfShown((kind) => void kept.drop(tags.filter((tag) => kind === tag || kind === everything)))
    log.info({ port }, 'gateway listens')
    drainOnSignals(server, health, events, close)
    process.send?.({ ready: true, port })
  } catch (error) {
    await close()
    throw error
  }
}

async function listen(server: Server, { port, host }: Settings): Promise<number> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    throw listenProblem(error, port, host)
  }
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

function listenProblem(error: unknown, port: number, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new SettingsError(`Port ${port} on ${host} is in use; stop the other program or set another PORT.`)
  if (code === 'EACCES') return new SettingsError(`Port ${port} on ${host} may not be used by this user; set another PORT.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new SettingsError(`HOST ${host} is no address of this machine.`)
  return error
}

/** After the first signal it leaves; a second one changes nothing. */
function drainOnSignals(server: Server, health: Health, events: EventHub, close: () => Promise<void>): void {
  let draining: Promise<void> | undefined
  const leave = async (signal: NodeJS.Signals): Promise<void> => {
    // A person at the keyboard has no balancer.
    await drain({ server, health, events, machine: thisMachine }, signal === 'SIGTERM')
    await close()
    process.exit(0)
  }
  const onSignal = (signal: NodeJS.Signals): void => void (draining ??= leave(signal))
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
