import type { HttpPlugin } from '../http/exchange.ts'

/** CORS for exactly the configured origins; any other origin gets no header at all, never an echo. */
export function allowOrigins(origins: readonly string[]): HttpPlugin {
  const allowed = new Set(origins)
  return ({ req, res, method }) => {
    res.appendHeader('vary', 'origin')
    const { origin } = req.headers
    const isPreflight = method === 'OPTIONS' && req.headers['access-control-request-method'] !== undefined
    if (origin !== undefined && allowed.has(origin)) {
      res.setHeader('access-control-allow-origin', origin)
      res.setHeader('access-control-allow-credentials', 'true')
      res.setHeader('access-control-expose-headers', 'x-request-id')
      if (isPreflight) {
        res.setHeader('access-control-allow-methods', 'GET, POST')
        res.setHeader('access-control-allow-headers', 'content-type, authorization, x-csrf, x-shop')
        res.setHeader('access-control-max-age', '600')
      }
    }
    if (!isPreflight) return false
    res.writeHead(204).end()
    return true
  }
}
