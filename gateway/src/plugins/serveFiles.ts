import { pipeline } from 'node:stream/promises'
import { GatewayError } from '../errors/gatewayError.ts'
import { presentError } from '../errors/presentError.ts'
import { sendFailure } from '../http/answers.ts'
import { discard } from '../http/discard.ts'
import type { Exchange, HttpPlugin } from '../http/exchange.ts'
import type { FileAnswer, RestClient } from '../rest/restClient.ts'

const passedOn = ['content-type', 'content-length', 'content-disposition', 'content-security-policy', 'cache-control', 'etag', 'last-modified', 'vary']

/** `/files/*`: pictures and documents of the marketplace, streamed with the caller's own session. */
export function serveFiles(client: RestClient): HttpPlugin {
  return async (exchange) => {
    if (!exchange.path.startsWith('/files/')) return false
    if (exchange.method !== 'GET' && exchange.method !== 'HEAD') sendFailure(exchange, 405, 'BAD_REQUEST')
    else if (isFilePath(exchange.path)) await stream(client, exchange)
    else sendFailure(exchange, 404, 'BAD_REQUEST')
    return true
  }
}

/** Plain names only, so that no path leaves /files/. */
function isFilePath(path: string): boolean {
  return path.length <= 300 && path.split('/').slice(1).every((segment) => /^[\w-][\w.-]*$/.test(segment))
}

async function stream(client: RestClient, exchange: Exchange): Promise<void> {
  const { req, res, path, method, incoming } = exchange
  const { jar, requestId, clientIp, signal } = incoming
  const known = req.headers['if-none-match']
  const headers: Record<string, string> = known === undefined ? {} : { 'if-none-match': known }
  let file: FileAnswer
  try {
    file = await client.openFile({ path, headers, caller: { session: jar.session, requestId, clientIp, signal } })
  } catch (error) {
    presentError(error, incoming)
    const isLate = error instanceof GatewayError && error.code === 'UPSTREAM_TIMEOUT'
    return sendFailure(exchange, isLate ? 504 : 502, isLate ? 'UPSTREAM_TIMEOUT' : 'SYSTEM_BUSY')
  }
  if (file.status !== 200 && file.status !== 304) {
    discard(file.body)
    return refuse(exchange, file.status)
  }
  res.writeHead(file.status, Object.fromEntries(passedOn.flatMap((name) => (file.headers[name] === undefined ? [] : [[name, file.headers[name]]]))))
  if (method === 'HEAD') {
    discard(file.body)
    res.end()
    return
  }
  // Either side may leave half-way; both ends are closed then and nobody is left to tell.
  await pipeline(file.body, res).catch(() => undefined)
}

function refuse(exchange: Exchange, status: number): void {
  if (status === 401) sendFailure(exchange, 401, 'LOGIN_REQUIRED')
  else if (status >= 400 && status < 500) sendFailure(exchange, status, 'BAD_REQUEST')
  else sendFailure(exchange, 502, 'SYSTEM_BUSY')
}
