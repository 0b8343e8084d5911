import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type OperationDone = { readonly operation: string; readonly kind: string; readonly codes: readonly string[]; readonly ms: number }
export type DeprecatedAsked = { readonly field: string; readonly name: string; readonly version: string }
/** What a visitor waited for on one page: milliseconds, or a share of the screen that moved. */
export type Vital = {
  readonly page: string
  readonly metric: 'lcp' | 'inp' | 'cls'
  readonly device: 'phone' | 'desktop'
  readonly value: number
}
export type CallDone = { readonly method: string; readonly route: string; readonly code: string | null; readonly ms: number }

export type Metrics = {
  readonly operation: (done: OperationDone) => void
  readonly call: (done: CallDone) => void
  readonly deprecated: (asked: DeprecatedAsked) => void
  readonly limited: () => void
  /** How long a change had waited when the marketplace told it. */
  readonly told: (lateMs: number) => void
  readonly refused: (why: 'busy' | 'connections') => void
  readonly repeated: () => void
  readonly vital: (vital: Vital) => void
  readonly text: () => Promise<string>
}

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** The buckets have the bounds of «good» and «poor» among them. */
function vitalMeters(registers: Registry[]) {
  return {
    vitalSeconds: new Histogram({
      name: 'gateway_vital_seconds',
      help: 'What visitors waited for: the largest paint (lcp) and the slowest answer to an input (inp), by page.',
      labelNames: ['page', 'metric', 'device'],
      buckets: [0.04, 0.08, 0.12, 0.2, 0.3, 0.5, 0.85, 1.2, 1.8, 2.5, 4, 8],
      registers,
    }),
    vitalShift: new Histogram({
      name: 'gateway_vital_shift',
      help: 'How far pages shifted under visitors (CLS), by page.',
      labelNames: ['page', 'device'],
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
  }
}

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
    ...vitalMeters(registers),
    deprecated: new Counter({
      name: 'gateway_deprecated_total',
      help: 'Operations that asked for a deprecated field, by the field and the client that asked.',
      labelNames: ['field', 'name', 'version'],
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
export function createMetrics(subscriptions: () => number, registry = new Registry()): Metrics {
  collectDefaultMetrics({ register: registry })
  const { operations, operationErrors, calls, callErrors, deprecated, limited, told, refused, repeated, vitalSeconds, vitalShift } =
    createMeters([registry])
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
    deprecated: (asked) => deprecated.inc(asked),
    limited: () => limited.inc(),
    told: (lateMs) => told.observe(lateMs / 1_000),
    refused: (why) => refused.inc({ why }),
    repeated: () => repeated.inc(),
    vital({ page, metric, device, value }) {
      if (metric === 'cls') vitalShift.observe({ page, device }, value)
      else vitalSeconds.observe({ page, metric, device }, value / 1_000)
    },
    text: () => registry.metrics(),
  }
}
