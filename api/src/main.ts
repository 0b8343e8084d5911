import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { openEmbedded, openServer, DatabaseError, type OpenDatabase } from './db/open.ts'
import { Replicas } from './db/replicas.ts'
import type { Db } from './db/schema.ts'
import { prepareDatabase, newDatabaseSnapshot } from './prepareDatabase.ts'
import { systemClock, systemPause, systemRandom, type Deps } from './deps.ts'
import { keptGatewaySecret, keptSecret } from './gatewaySecret.ts'
import { startScheduler, type RunningScheduler } from './modules/job/scheduler.ts'
import { systemIo } from './modules/channel/channelIo.ts'
import { openChannels, sandboxSecretFrom } from './modules/channel/openChannels.ts'
import { createMetrics, type Metrics } from './observe/metrics.ts'
import { serveMetrics } from './observe/metricsServer.ts'
import { readShop } from './observe/readings.ts'
import { openTracing, type Tracing } from './observe/tracing.ts'
import { withProgress } from './progress.ts'
import type { App } from './server/app.ts'
import { buildServer } from './buildServer.ts'
import { makeLog } from './server/log.ts'
import { SettingsError } from 'rules/settings'
import { readSettings, type Settings } from './settings.ts'

const DRAIN_MS = 20_000
/** Who asks /readyz once a second sends nothing more by then. */
const LEAVE_MS = 1_200

/** What keeps the server from starting, as one sentence. */
class StartError extends Error {}

async function start(): Promise<void> {
  const settings = await completeSettings(readSettings(process.env))
  const channels = await openChannels(settings, { env: process.env, readFile: (path) => readFileSync(path, 'utf8'), io: systemIo() })
  const log = makeLog(settings.logLevel)
  const tracing = await openTracing(settings.otlpEndpoint)
  const metrics = settings.metricsPort === null ? null : createMetrics()
  await tryAddress(settings)
  const database = await withProgress('Opening the database', () =>
    open(settings, { tracing, metrics }, (error) => log.error({ err: error }, 'a database connection was lost')),
  )
  try {
    const given = { clock: systemClock, random: systemRandom, pause: systemPause, settings, channels }
    const replicas = openReplicas(database.db, settings, log, metrics)
    const deps: Deps = { ...given, db: database.db, replicas }
    await prepareDatabase(deps, database)
    const app = await buildServer(deps, log, { tracing, metrics })
    if (replicas !== null) watchReplicas(app, replicas)
    metrics?.readFrom(() => readShop(database.db))
    await listenForMetrics(app, metrics, settings)
    const port = await listen(app, settings)
    stopOnSignals(app, database, startScheduler(deps, log, undefined, metrics?.round))
    process.send?.({ ready: true, port })
  } catch (error) {
    await database.close()
    throw error
  }
}

/** What the operator did not set: the demo keeps secrets of its own in the data folder. */
async function completeSettings(settings: Settings): Promise<Settings> {
  try {
    const gatewaySecret = settings.gatewaySecret ?? (settings.demo ? await keptGatewaySecret(settings.dataDir) : null)
    const erpToken = settings.erpToken ?? (settings.demo ? await keptSecret(settings.dataDir, 'erp-token') : null)
    const sandboxSecret = settings.paySandbox
      ? gatewaySecret === null
        ? await keptSecret(settings.dataDir, 'sandbox-secret')
        : sandboxSecretFrom(gatewaySecret)
      : null
    return { ...settings, gatewaySecret, erpToken, sandboxSecret }
  } catch (error) {
    throw new StartError(`The data folder ${settings.dataDir} cannot be written.`, { cause: error })
  }
}

interface Observers {
  readonly tracing: Tracing | null
  readonly metrics: Metrics | null
}

function open(settings: Settings, { tracing, metrics }: Observers, onLost: (error: Error) => void): Promise<OpenDatabase> {
  if (settings.databaseUrl !== null)
    return openServer(settings.databaseUrl, {
      max: settings.databasePool,
      statementMs: settings.databaseTimeoutMs,
      onError: onLost,
      ...(tracing === null ? {} : { onQuery: tracing.onQuery }),
      ...(metrics === null ? {} : { onPool: metrics.watchPool }),
    })
  return openEmbedded(
    settings.dataDir,
    () => (settings.migrates ? newDatabaseSnapshot(settings.demo, systemClock) : Promise.resolve(null)),
    tracing?.onQuery,
  )
}

/** Started without asking them: a replica that is away keeps nobody from starting. */
function openReplicas(db: Db, settings: Settings, log: Logger, metrics: Metrics | null): Replicas | null {
  const { databaseReadUrls: urls, databaseReadLagMs: mostLagMs, databasePool: max, databaseTimeoutMs: statementMs } = settings
  if (urls.length === 0) return null
  const onChange = (replica: string, isUsed: boolean) =>
    log.warn({ replica }, isUsed ? 'a replica is read from' : 'a replica is not read from')
  const replicas = new Replicas(db, { urls, mostLagMs, clock: systemClock, pool: { max, statementMs }, onChange })
  metrics?.watchReplicas(() => replicas.states)
  return replicas
}

function watchReplicas(app: App, replicas: Replicas): void {
  const leaving = new AbortController()
  const watching = replicas.watch(systemPause, leaving.signal)
  app.addHook('onClose', async () => {
    leaving.abort()
    await watching
    await replicas.close()
  })
}

async function listen(app: App, { host, port }: Settings): Promise<number> {
  await app.listen({ host, port }).catch((error: unknown) => {
    throw addressError(error, host, port)
  })
  return portOf(app.server.address()) ?? port
}

async function listenForMetrics(app: App, metrics: Metrics | null, { metricsPort, host }: Settings): Promise<void> {
  if (metrics === null || metricsPort === null) return
  const server = await serveMetrics(metrics, metricsPort, host).catch((cause: unknown) => {
    throw new SettingsError(`API_METRICS_PORT ${metricsPort} on ${host} cannot be used; set another.`, { cause })
  })
  app.addHook('onClose', () => server.close())
}

/** Tries the address before the database is opened and filled, so that a port in use shows at once. */
async function tryAddress({ host, port }: Settings): Promise<void> {
  const probe = createServer()
  probe.listen({ host, port })
  await once(probe, 'listening').catch((error: unknown) => {
    throw addressError(error, host, port)
  })
  probe.close()
  await once(probe, 'close')
}

function addressError(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} on ${host} is in use; stop the other program or set another API_PORT.`)
  if (code === 'EACCES') return new StartError(`Port ${port} on ${host} may not be used by this user; set another API_PORT.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartError(`HOST ${host} is no address of this machine.`)
  return error
}

function portOf(address: AddressInfo | string | null): number | null {
  return typeof address === 'object' ? (address?.port ?? null) : null
}

/** Says that it leaves, stops listening, lets requests under way finish, closes the database. A second signal or a hung request ends it at once. */
function stopOnSignals(app: App, database: OpenDatabase, scheduler: RunningScheduler): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => {
      app.log.error('requests under way did not finish in time')
      process.exit(1)
    }, DRAIN_MS).unref()
    app.leaving.isOn = true
    // A person at the keyboard has no balancer.
    await Promise.all([scheduler.stop(), signal === 'SIGTERM' ? systemPause(LEAVE_MS) : null])
    await app.close()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(
      signal,
      () =>
        void stop(signal).catch((error: unknown) => {
          app.log.error({ err: error }, 'stopping failed')
          process.exit(1)
        }),
    )
  }
}

start().catch((error: unknown) => {
  const known = error instanceof SettingsError || error instanceof StartError || error instanceof DatabaseError
  if (known) process.stderr.write(`${error.message}\n`)
  else makeLog('error').fatal({ err: error }, 'the server cannot start')
  process.exit(1)
})
