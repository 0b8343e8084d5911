import type { IncomingMessage } from 'node:http'
import { GatewayError } from '../errors/gatewayError.ts'

export const mostBytes = 1_000_000

/** A request's body as text, counted while it comes: whichever entrance wants it, it is read once. */
export function readBody(req: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    if (Number(req.headers['content-length'] ?? 0) > mostBytes) return reject(tooLarge())
    const chunks: Buffer[] = []
    let size = 0
    // An iterator's promises would be felt in a small query.
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= mostBytes) chunks.push(chunk)
      else reject(tooLarge())
    })
    req.once('end', () => resolve(Buffer.concat(chunks, size).toString('utf8')))
    // Every request closes in the end: an error for nothing, with its stack, would be a tenth of a small query.
    const leave = (): void => {
      if (!req.readableEnded) reject(endedEarly())
    }
    for (const event of ['error', 'close']) req.once(event, leave)
  })
}

function endedEarly(): GatewayError {
  return new GatewayError('BAD_REQUEST', { message: 'The body ended early.', http: { status: 400 } })
}

/** The rest of the body stays unread, so this connection cannot be used again. */
function tooLarge(): GatewayError {
  return new GatewayError('BAD_REQUEST', {
    message: `The body is larger than ${mostBytes} bytes.`,
    userMessage: '提交的内容过大',
    http: { status: 413, headers: { connection: 'close' } },
  })
}
