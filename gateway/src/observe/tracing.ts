import { AsyncLocalStorage } from 'node:async_hooks'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Span,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api'

export type Spans = {
  /** Runs `work` in a span that ends when its promise does; what `work` asks for in turn stands below it. */
  readonly run: <T>(name: string, kind: SpanKind, attributes: Attributes, work: (span: Span) => Promise<T>) => Promise<T>
  /** As `run`, for a request from outside, which may say whose part it is. */
  readonly serve: <T>(name: string, traceparent: string | undefined, attributes: Attributes, work: (span: Span) => Promise<T>) => Promise<T>
  /** The current span, as the next program has to be told of it. */
  readonly traceparent: () => string | undefined
  readonly close: () => Promise<void>
}

/** Loads OpenTelemetry only where spans are wanted; without an endpoint nothing of it is there. */
export async function openSpans(endpoint: string | null, service: string): Promise<Spans | null> {
  if (endpoint === null) return null
  const [{ BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }), scheduledDelayMillis: 1_000 }),
    ],
  })
  return spansOf(provider.getTracer(service), () => provider.shutdown())
}

function spansOf(tracer: Tracer, close: () => Promise<void>): Spans {
  const current = new AsyncLocalStorage<Span>()
  const start = async <T>(
    name: string,
    kind: SpanKind,
    attributes: Attributes,
    parent: SpanContext | undefined,
    work: (span: Span) => Promise<T>,
  ): Promise<T> => {
    const span = tracer.startSpan(
      name,
      { kind, attributes },
      parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent),
    )
    try {
      return await current.run(span, () => work(span))
    } catch (error) {
      // The message may quote what was asked: its kind is enough here, the log has the rest.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : typeof error })
      throw error
    } finally {
      span.end()
    }
  }
  return {
    run: (name, kind, attributes, work) => start(name, kind, attributes, current.getStore()?.spanContext(), work),
    serve: (name, traceparent, attributes, work) => start(name, SpanKind.SERVER, attributes, parseTraceparent(traceparent), work),
    traceparent: () => {
      const context = current.getStore()?.spanContext()
      return context === undefined ? undefined : `00-${context.traceId}-${context.spanId}-0${context.traceFlags & TraceFlags.SAMPLED}`
    },
    close,
  }
}

/** The W3C header of the caller's span; what is not exactly that begins a trace of its own. */
export function parseTraceparent(text: string | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(text ?? '') ?? []
  if (traceId === '' || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true }
}
