import { pipeline } from 'node:stream/promises'
import type { Incoming } from '../context.ts'
import type { GatewayErrorCode } from '../generated/resolvers-types.ts'
import { catalogue } from '../errors/catalogue.ts'
import { forgetAhead } from './ahead.ts'
import { LEAST_PACKED, packed } from './compressor.ts'
import type { Exchange } from './exchange.ts'

/** What GraphQL answers, whichever entrance the question came in by. */
export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | AsyncIterable<Uint8Array>
}

/** It is personal, and a session that the marketplace changed goes back to the browser. */
export function headersOf({ headers }: Pick<Answer, 'headers'>, { jar }: Incoming): Record<string, string> {
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  return { 'cache-control': 'no-store', ...named, ...(jar.setCookie === null ? {} : { 'set-cookie': jar.setCookie, ...forgetAhead }) }
}

/** Text leaves in one piece with its head, a stream as it comes. What is secret keeps its length: two packed ones could be compared. */
export async function sendAnswer({ req, res, incoming }: Exchange, answer: Answer, isSecret: boolean): Promise<void> {
  if (res.destroyed) return
  const { status, body } = answer
  const headers = headersOf(answer, incoming)
  if (typeof body === 'string') {
    const length = Buffer.byteLength(body)
    if (length < LEAST_PACKED || isSecret || incoming.jar.setCookie !== null) {
      res.writeHead(status, { ...headers, 'content-length': length }).end(body)
      return
    }
    res.appendHeader('vary', 'accept-encoding')
    const { bytes, headers: packing } = await packed(body, req.headers['accept-encoding'])
    res.writeHead(status, { ...headers, ...packing, 'content-length': Buffer.byteLength(bytes) }).end(bytes)
    return
  }
  res.writeHead(status, headers)
  // A reader who leaves ends the stream; nobody is left to tell.
  await pipeline(body, res).catch(() => undefined)
}

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
