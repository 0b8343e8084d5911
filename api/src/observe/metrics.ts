import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolCounts } from '../db/postgres.ts'
import type { ReplicaState } from '../db/replicas.ts'
import type { App } from '../server/app.ts'
import { READINGS, type Reading, type ReadingName } from './readings.ts'

export interface Metrics {
  readonly addTo: (app: Pick<App, 'addHook'>) => void
  /** A call said no, for a reason of the trade. */
  readonly refused: (reason: string) => void
  /** A round of a job has ended. */
  readonly round: (job: string, ms: number, isFine: boolean) => void
  readonly watchPool: (counts: () => PoolCounts) => void
  /** A read that may lag was answered by this server. */
  readonly read: (server: string) => void
  readonly watchReplicas: (states: () => readonly ReplicaState[]) => void
  /** Whom to ask for what the database knows, from now on. */
  readonly readFrom: (read: () => Promise<readonly Reading[]>) => void
  readonly text: () => Promise<string>
}

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

function createMeters(registers: Registry[]) {
  return {
    requests: new Histogram({
      name: 'api_request_seconds',
      help: 'Requests answered, by how long they took.',
      labelNames: ['method', 'route', 'status'],
      buckets: seconds,
      registers,
    }),
    refusals: new Counter({
      name: 'api_refusals_total',
      help: 'Calls refused by a rule of the trade, by its reason.',
      labelNames: ['reason'],
      registers,
    }),
    rounds: new Histogram({
      name: 'api_job_seconds',
      help: 'Rounds of jobs in this process, by how long they took.',
      labelNames: ['job'],
      buckets: seconds,
      registers,
    }),
    failedRounds: new Counter({
      name: 'api_job_failures_total',
      help: 'Rounds of jobs that failed in this process.',
      labelNames: ['job'],
      registers,
    }),
    pool: new Gauge({
      name: 'api_pool_connections',
      help: 'Connections to PostgreSQL at work and at rest, and requests that wait for one.',
      labelNames: ['state'],
      registers,
    }),
    reads: new Counter({
      name: 'api_reads_total',
      help: 'Reads that may lag, by the server that answered: writer or a replica.',
      labelNames: ['server'],
      registers,
    }),
    used: new Gauge({
      name: 'api_replica_used',
      help: '1 while this process reads from the replica; 0 where it is away, leads itself or lags too far.',
      labelNames: ['replica'],
      registers,
    }),
    lag: new Gauge({
      name: 'api_replica_lag_seconds',
      help: 'How far a replica that follows is behind, up to five minutes.',
      labelNames: ['replica'],
      registers,
    }),
    unread: new Gauge({
      name: 'api_readings_failed',
      help: '1 when the database did not tell the shop_ gauges; they are left out then.',
      registers,
    }),
  }
}

/** What Prometheus reads: routes, reasons and counts, never what a buyer wrote. */
export function createMetrics(registry = new Registry()): Metrics {
  collectDefaultMetrics({ register: registry })
  const { requests, refusals, rounds, failedRounds, pool, reads, used, lag, unread } = createMeters([registry])
  const gauges = createGauges([registry])
  let read: () => Promise<readonly Reading[]> = () => Promise.resolve([])
  let countPool: (() => PoolCounts) | undefined
  let replicas: () => readonly ReplicaState[] = () => []

  async function readAll(): Promise<void> {
    for (const [state, count] of Object.entries(countPool?.() ?? {})) pool.set({ state }, count)
    lag.reset()
    for (const { name, isUsed, lagMs } of replicas()) {
      used.set({ replica: name }, isUsed ? 1 : 0)
      if (lagMs !== null) lag.set({ replica: name }, lagMs / 1_000)
    }
    // Without the database everything else is worth more than ever.
    const told = await read().catch(() => null)
    for (const gauge of gauges.values()) {
      gauge.reset()
      gauge.remove({})
    }
    unread.set(told === null ? 1 : 0)
    for (const { name, label, value } of told ?? []) gauges.get(name)?.set(labelsOf(name, label), value)
  }

  return {
    addTo(app) {
      app.addHook('onResponse', async (request, reply) => {
        const { url: route = 'unknown' } = request.routeOptions
        requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
      })
    },
    refused: (reason) => refusals.inc({ reason }),
    round(job, ms, isFine) {
      rounds.observe({ job }, ms / 1_000)
      if (!isFine) failedRounds.inc({ job })
    },
    watchPool: (counts) => void (countPool = counts),
    read: (server) => reads.inc({ server }),
    watchReplicas: (states) => void (replicas = states),
    readFrom: (source) => void (read = source),
    async text() {
      await readAll()
      return registry.metrics()
    },
  }
}

function createGauges(registers: Registry[]): ReadonlyMap<ReadingName, Gauge> {
  return new Map(
    namesOfReadings().map((name) => {
      const { help, label } = READINGS[name]
      return [name, new Gauge({ name, help, labelNames: label === null ? [] : [label], registers })]
    }),
  )
}

const namesOfReadings = (): readonly ReadingName[] => Object.keys(READINGS) as ReadingName[]

function labelsOf(name: ReadingName, value: string): Record<string, string> {
  const { label } = READINGS[name]
  return label === null ? {} : { [label]: value }
}
