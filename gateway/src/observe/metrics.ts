import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type OperationDone = { readonly operation: string; readonly kind: string; readonly codes: readonly string[]; readonly ms: number }
export type CallDone = { readonly method: string; readonly route: string; readonly code: string | null; readonly ms: number }

export type Metrics = {
  readonly operation: (done: OperationDone) => void
  readonly call: (done: CallDone) => void
  readonly limited: () => void
  /** How long a change had waited when the marketplace told it. */
  readonly told: (lateMs: number) => void
  readonly refused: (why: 'busy' | 'connections') => void
  readonly repeated: () => void
  readonly text: () => Promise<string>
}

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

function createMeters(registers: Registry[]) {
  return {
    operations: new Histogram({
      name: 'gateway_operation_seconds',
      help: 'Operations answered, by how long they took.',
      labelNames: ['operation', 'kind'],
      buckets: seconds,
      registers,
    }),
    operationErrors: new Counter({
      name: 'gateway_operation_errors_total',
      help: 'Errors in answers, by code; one code counts once an answer.',
      labelNames: ['operation', 'code'],
      registers,
    }),
    calls: new Histogram({
      name: 'gateway_call_seconds',
      help: 'Calls to the marketplace, by how long they took.',
      labelNames: ['method', 'route'],
      buckets: seconds,
      registers,
    }),
    callErrors: new Counter({
      name: 'gateway_call_errors_total',
      help: 'Calls to the marketplace that failed or were refused.',
      labelNames: ['method', 'route', 'code'],
      registers,
    }),
    limited: new Counter({
      name: 'gateway_rate_limited_total',
      help: 'Requests refused by the rates per session and address.',
      registers,
    }),
    told: new Histogram({
      name: 'gateway_event_delay_seconds',
      help: 'Changes heard of, by how long they had waited to be told.',
      buckets: seconds,
      registers,
    }),
    refused: new Counter({
      name: 'gateway_refused_total',
      help: 'Requests refused because too much was under way, and connections of addresses that had too many.',
      labelNames: ['why'],
      registers,
    }),
    repeated: new Counter({
      name: 'gateway_calls_repeated_total',
      help: 'Reads that were asked once more because their connection broke.',
      registers,
    }),
  }
}

function subscriptionsGauge(subscriptions: () => number): Gauge {
  return new Gauge({
    name: 'gateway_subscriptions',
    help: 'Subscriptions open now.',
    registers: [],
    collect() {
      this.set(subscriptions())
    },
  })
}

/** What Prometheus reads: names of trusted operations and of REST routes, never a caller's own words. */
export function createMetrics(subscriptions: () => number): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const { operations, operationErrors, calls, callErrors, limited, told, refused, repeated } = createMeters([registry])
  registry.registerMetric(subscriptionsGauge(subscriptions))
  return {
    operation({ operation, kind, codes, ms }) {
      operations.observe({ operation, kind }, ms / 1_000)
      for (const code of codes) operationErrors.inc({ operation, code })
    },
    call({ method, route, code, ms }) {
      calls.observe({ method, route }, ms / 1_000)
      if (code !== null) callErrors.inc({ method, route, code })
    },
    limited: () => limited.inc(),
    told: (lateMs) => told.observe(lateMs / 1_000),
    refused: (why) => refused.inc({ why }),
    repeated: () => repeated.inc(),
    text: () => registry.metrics(),
  }
}
