import type { GatewayErrorCode } from '../generated/resolvers-types.ts'
import { catalogue } from '../errors/catalogue.ts'
import type { Exchange } from './exchange.ts'

export function sendJson({ res, method }: Exchange, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  })
  res.end(method === 'HEAD' ? undefined : text)
}

/** A failure outside GraphQL, in the words of the same catalogue. */
export function sendFailure(exchange: Exchange, status: number, code: GatewayErrorCode): void {
  const { requestId } = exchange.incoming
  sendJson(exchange, status, { error: { code, userMessage: catalogue[code].userMessage, requestId } })
}
