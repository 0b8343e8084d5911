import { SpanKind, type Attributes } from '@opentelemetry/api'
import { GatewayError } from '../errors/gatewayError.ts'
import type { RestClient } from '../rest/restClient.ts'
import type { Metrics } from './metrics.ts'
import { routeOf } from './routeOf.ts'
import type { Spans } from './tracing.ts'

export type Observers = { readonly metrics: Metrics | null; readonly spans: Spans | null; readonly now: () => number }

type Asked = { readonly method: string; readonly path: string }

/** Counts, times and traces every call that really goes out; the very client where nobody wants to know. */
export function observedClient(client: RestClient, { metrics, spans, now }: Observers): RestClient {
  if (metrics === null && spans === null) return client
  const measured = async <T extends { status: number }>({ method, path }: Asked, work: () => Promise<T>): Promise<T> => {
    const started = now()
    const route = routeOf(path)
    let code: string | null = 'UNEXPECTED'
    try {
      const answer = await work()
      code = answer.status >= 400 ? String(answer.status) : null
      return answer
    } catch (error) {
      if (error instanceof GatewayError) ({ code } = error)
      throw error
    } finally {
      metrics?.call({ method, route, code, ms: now() - started })
    }
  }
  const traced = <T extends { status: number }>(asked: Asked, work: (traceparent: string | undefined) => Promise<T>): Promise<T> => {
    if (spans === null) return measured(asked, () => work(undefined))
    const attributes: Attributes = { 'http.request.method': asked.method, 'http.route': routeOf(asked.path) }
    return spans.run(`${asked.method} ${routeOf(asked.path)}`, SpanKind.CLIENT, attributes, async (span) => {
      const answer = await measured(asked, () => work(spans.traceparent()))
      span.setAttribute('http.response.status_code', answer.status)
      return answer
    })
  }
  return {
    send: (call) =>
      traced(call, (traceparent) => client.send(traceparent === undefined ? call : { ...call, caller: { ...call.caller, traceparent } })),
    openFile: (call) =>
      traced({ method: 'GET', path: call.path }, (traceparent) =>
        client.openFile(traceparent === undefined ? call : { ...call, caller: { ...call.caller, traceparent } }),
      ),
    sendFile: (call) =>
      traced({ method: 'POST', path: call.path }, (traceparent) =>
        client.sendFile(traceparent === undefined ? call : { ...call, caller: { ...call.caller, traceparent } }),
      ),
    close: () => client.close(),
  }
}
