import { once } from 'node:events'
import type { Exchange } from '../http/exchange.ts'
import { routeOf } from './routeOf.ts'
import type { Spans } from './tracing.ts'

/** The span of one request, from its head to the last byte of its answer. */
export function servedInSpan(spans: Spans, exchange: Exchange, answer: (exchange: Exchange) => Promise<void>): Promise<void> {
  const { req, res, method, path, incoming } = exchange
  const route = placeOf(path)
  const [traceparent] = [req.headers['traceparent']].flat()
  return spans.serve(
    `${method} ${route}`,
    traceparent,
    { 'http.request.method': method, 'http.route': route, 'request.id': incoming.requestId },
    async (span) => {
      const closed = res.writableFinished || res.destroyed ? Promise.resolve() : once(res, 'close')
      await answer(exchange)
      await closed
      span.setAttribute('http.response.status_code', res.statusCode)
    },
  )
}

/** Pages are one place: their addresses name goods and searches. */
function placeOf(path: string): string {
  if (path === '/graphql') return path
  if (path.startsWith('/assets/')) return '/assets'
  const route = routeOf(path)
  return route === '/other' ? '/page' : route
}
