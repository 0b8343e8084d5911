import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Span, type SpanContext, type Tracer } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LogEvent } from 'kysely'

/** A span for each request, below the caller's, and one for each statement it makes. */
export interface Tracing {
  addTo(app: Pick<FastifyInstance, 'addHook'>): void
  /** Told by Kysely when a statement has ended. */
  readonly onQuery: (event: LogEvent) => void
}

/** Loads OpenTelemetry only where spans are wanted; without an endpoint nothing of it is there. */
export async function openTracing(endpoint: string | null): Promise<Tracing | null> {
  if (endpoint === null) return null
  const [{ BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'api' }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }), scheduledDelayMillis: 1_000 }),
    ],
  })
  return tracingOf(provider.getTracer('api'), () => provider.shutdown())
}

function tracingOf(tracer: Tracer, close: () => Promise<void>): Tracing {
  const current = new AsyncLocalStorage<Span>()
  const spans = new WeakMap<FastifyRequest, Span>()
  return {
    addTo(app) {
      app.addHook('onClose', close)
      app.addHook('onRequest', (request, _reply, done) => {
        const route = request.routeOptions.url ?? 'unknown'
        const attributes = { 'http.request.method': request.method, 'http.route': route, 'request.id': request.id }
        const span = tracer.startSpan(
          `${request.method} ${route}`,
          { kind: SpanKind.SERVER, attributes },
          parentOf(request.headers['traceparent']),
        )
        spans.set(request, span)
        current.run(span, done)
      })
      // A body is read in the socket's own context, which knows of no request.
      app.addHook('preValidation', (request, _reply, done) => {
        const span = spans.get(request)
        if (span === undefined) done()
        else current.run(span, done)
      })
      app.addHook('onResponse', (request, reply, done) => {
        const span = spans.get(request)
        span?.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
        done()
      })
    },
    onQuery({ level, query, queryDurationMillis }) {
      const parent = current.getStore()
      if (parent === undefined) return
      const endTime = performance.timeOrigin + performance.now()
      const text = withoutValues(query.sql)
      const span = tracer.startSpan(
        nameOf(text),
        {
          kind: SpanKind.CLIENT,
          startTime: endTime - queryDurationMillis,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
        },
        trace.setSpan(ROOT_CONTEXT, parent),
      )
      if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(endTime)
    },
  }
}

/** Parameters are never there; what a statement quotes by itself goes too. */
export function withoutValues(sql: string): string {
  return sql
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 2_000)
}

function nameOf(sql: string): string {
  const [, verb = 'query'] = /^\s*(\w+)/.exec(sql) ?? []
  const [, table] = /\b(?:from|into|update|join)\s+"?(\w+)"?/i.exec(sql) ?? []
  return table === undefined ? verb : `${verb} ${table}`
}

/** The W3C header; what is not exactly that begins a trace of its own. */
function parentOf(header: string | string[] | undefined) {
  const [, traceId = '', spanId = '', flags = ''] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(header)) ?? []
  if (traceId === '') return ROOT_CONTEXT
  const parent: SpanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, parent)
}
