import type { Exchange, HttpPlugin } from '../http/exchange.ts'
import { sendRefusal } from '../http/refusal.ts'
import type { Settings } from '../settings.ts'

/** What clients of GraphQL send beside the usual: Relay's and ours, then Apollo's. */
const requestHeaders = [
  'content-type',
  'authorization',
  'x-csrf',
  'x-graphql-yoga-csrf',
  'x-shop',
  'x-show-calls',
  'x-client-name',
  'x-client-version',
  'apollo-require-preflight',
  'x-apollo-operation-name',
  'x-apollo-operation-id',
  'x-apollo-operation-type',
  'x-apollo-cache-key',
  'apollographql-client-name',
  'apollographql-client-version',
].join(', ')

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * CORS for exactly the configured origins; any other origin gets no header at all, never an echo. What another site's page
 * sends with the buyer's cookie is refused: SameSite and the preflight should have kept it away already.
 */
export function allowOrigins(settings: Pick<Settings, 'corsOrigins' | 'publicUrl' | 'trustedProxies'>): HttpPlugin {
  const allowed = new Set(settings.corsOrigins)
  return (exchange) => {
    const { req, res, method } = exchange
    res.appendHeader('vary', 'origin')
    const { origin } = req.headers
    const isPreflight = method === 'OPTIONS' && req.headers['access-control-request-method'] !== undefined
    if (origin !== undefined && allowed.has(origin)) allow(exchange, origin, isPreflight)
    else if (
      origin !== undefined &&
      !reads.has(method) &&
      exchange.incoming.jar.session?.kind === 'cookie' &&
      !isOwn(origin, exchange, settings)
    ) {
      sendRefusal(exchange, 403, 'BAD_REQUEST', null)
      return true
    }
    if (!isPreflight) return false
    res.writeHead(204).end()
    return true
  }
}

function allow({ res }: Exchange, origin: string, isPreflight: boolean): void {
  res.setHeader('access-control-allow-origin', origin)
  res.setHeader('access-control-allow-credentials', 'true')
  res.setHeader('access-control-expose-headers', 'x-request-id, retry-after, etag')
  if (!isPreflight) return
  res.setHeader('access-control-allow-methods', 'GET, POST')
  res.setHeader('access-control-allow-headers', requestHeaders)
  res.setHeader('access-control-max-age', '600')
}

/** A proxy before the gateway may have put its own name into `host`. */
function isOwn(origin: string, { req }: Exchange, { publicUrl, trustedProxies }: Pick<Settings, 'publicUrl' | 'trustedProxies'>): boolean {
  const named = URL.parse(origin)?.host
  const hosts = [req.headers.host, ...(trustedProxies > 0 ? [req.headers['x-forwarded-host']].flat() : [])]
  return origin === publicUrl || (named !== undefined && hosts.includes(named))
}
