import { pipeline } from 'node:stream/promises'
import { GatewayError } from '../errors/gatewayError.ts'
import { presentError } from '../errors/presentError.ts'
import { sendFailure } from '../http/answers.ts'
import { discard } from '../http/discard.ts'
import type { Exchange, HttpPlugin } from '../http/exchange.ts'
import type { FileAnswer, RestClient } from '../rest/restClient.ts'

const passedOn = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-security-policy',
  'cache-control',
  'etag',
  'last-modified',
  'referrer-policy',
  'vary',
]

/** `/files/*`: pictures and documents of the marketplace, and the demo's message page, streamed with the caller's own session. */
export function serveFiles(client: RestClient): HttpPlugin {
  return async (exchange) => {
    if (!exchange.path.startsWith('/files/') && exchange.path !== '/outbox') return false
    if (exchange.method !== 'GET' && exchange.method !== 'HEAD') sendFailure(exchange, 405, 'BAD_REQUEST')
    else if (isFilePath(exchange.path)) await streamFile(client, exchange, exchange.path)
    else sendFailure(exchange, 404, 'BAD_REQUEST')
    return true
  }
}

/** Plain names only, so that no path leaves /files/. */
export function isFilePath(path: string): boolean {
  return (
    path.length <= 300 &&
    path
      .split('/')
      .slice(1)
      .every((segment) => /^[\w-][\w.-]*$/.test(segment))
  )
}

export async function streamFile(client: RestClient, exchange: Exchange, path: string): Promise<void> {
  const { req, res, method, incoming } = exchange
  const { jar, requestId, clientIp, signal } = incoming
  const known = req.headers['if-none-match']
  const headers: Record<string, string> = known === undefined ? {} : { 'if-none-match': known }
  let file: FileAnswer
  try {
    file = await client.openFile({ path, headers, caller: { session: jar.session, requestId, clientIp, signal } })
  } catch (error) {
    return failFile(exchange, error)
  }
  if (file.status !== 200 && file.status !== 304) {
    discard(file.body)
    return refuseFile(exchange, file.status)
  }
  res.writeHead(
    file.status,
    Object.fromEntries(passedOn.flatMap((name) => (file.headers[name] === undefined ? [] : [[name, file.headers[name]]]))),
  )
  if (method === 'HEAD') {
    discard(file.body)
    res.end()
    return
  }
  // Either side may leave half-way; both ends are closed then and nobody is left to tell.
  await pipeline(file.body, res).catch(() => undefined)
}

/** The marketplace gave no answer. */
export function failFile(exchange: Exchange, error: unknown): void {
  presentError(error, exchange.incoming)
  const isLate = error instanceof GatewayError && error.code === 'UPSTREAM_TIMEOUT'
  sendFailure(exchange, isLate ? 504 : 502, isLate ? 'UPSTREAM_TIMEOUT' : 'SYSTEM_BUSY')
}

/** The marketplace said no; its own words stay with it. */
export function refuseFile(exchange: Exchange, status: number): void {
  if (status === 401) sendFailure(exchange, 401, 'LOGIN_REQUIRED')
  else if (status >= 400 && status < 500) sendFailure(exchange, status, 'BAD_REQUEST')
  else sendFailure(exchange, 502, 'SYSTEM_BUSY')
}
