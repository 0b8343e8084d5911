import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpPlugin } from '../http/exchange.ts'

/** Takes the worker back wherever a browser has one, with all the pages and code it kept. */
const REMOVAL = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
})()))
`

/**
 * `/sw.js`: the storefront's worker, whose name never changes. Browsers ask for it whenever a page is opened; where it is off, or this
 * storefront has none, they are given one that removes itself.
 */
export function serveWorker(clientDir: string, isOff: boolean): HttpPlugin {
  const file = join(clientDir, 'sw.js')
  const script = !isOff && existsSync(file) ? readFileSync(file, 'utf8') : REMOVAL
  return ({ req, res, path, method }) => {
    if (path !== '/sw.js' || (method !== 'GET' && method !== 'HEAD')) return false
    res.writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // The policy of what the worker itself fetches: pages and code of this site.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    })
    res.end(req.method === 'HEAD' ? undefined : script)
    return true
  }
}
