import { Transform } from 'node:stream'
import { GatewayError, invalidInput, renamed } from '../errors/gatewayError.ts'
import { presentError } from '../errors/presentError.ts'
import { sendFailure, sendJson } from '../http/answers.ts'
import type { Exchange, HttpPlugin } from '../http/exchange.ts'
import { openEnvelope } from '../rest/envelope.ts'
import type { RestClient } from '../rest/restClient.ts'
import { Row } from '../rest/row.ts'

/** Above what the marketplace takes (5 MB), so that it is the one to say so; more than this is not even passed on. */
const mostBytes = 8 * 1024 * 1024
/** What is larger is not listened to until its end: the connection is closed. */
const mostDrained = 64 * 1024 * 1024

/** `POST /upload`: one file and its use, as a form, streamed to the marketplace with the caller's own session. Answers `{key, url}`. */
export function serveUpload(client: RestClient): HttpPlugin {
  return async (exchange) => {
    if (exchange.path !== '/upload' || exchange.method !== 'POST') return false
    const { headers } = exchange.req
    // No other site's page can send either of them without asking first.
    const isOurs = headers['x-csrf'] !== undefined || exchange.incoming.jar.session?.kind === 'bearer'
    if (!isOurs) refuse(exchange, 403, new GatewayError('BAD_REQUEST'))
    else if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? ''))
      refuse(exchange, 422, invalidInput('file', '请选择要上传的文件'))
    else if (Number(headers['content-length'] ?? 0) > mostBytes) refuse(exchange, 422, tooLarge())
    else await passOn(client, exchange)
    return true
  }
}

async function passOn(client: RestClient, exchange: Exchange): Promise<void> {
  const { req, incoming } = exchange
  const { jar, requestId, clientIp, page, signal } = incoming
  const length = req.headers['content-length']
  const body = counted()
  req.once('error', (error) => body.destroy(error))
  req.once('aborted', () => body.destroy(new GatewayError('SYSTEM_BUSY', { isMoot: true })))
  // Nobody may be listening any more when the sender leaves.
  body.on('error', () => req.unpipe(body))
  try {
    const answer = await client.sendFile({
      path: '/api/upload',
      contentType: req.headers['content-type'] ?? '',
      contentLength: length === undefined ? null : Number(length),
      body: req.pipe(body),
      caller: { session: jar.session, requestId, clientIp, page, signal },
    })
    sendJson(exchange, 200, uploaded(openEnvelope(answer)))
  } catch (error) {
    const cause = body.errored instanceof GatewayError ? body.errored : renamed(error, 'scene', 'scene')
    refuse(exchange, statusOf(cause), cause)
  }
}

function counted(): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > mostBytes) done(tooLarge())
      else done(null, chunk)
    },
  })
}

function uploaded(data: unknown): { key: string; url: string } {
  const row = new Row<{ key: string; url: string }>(data, 'an upload')
  return { key: row.text('key'), url: row.text('url') }
}

const tooLarge = (): GatewayError => invalidInput('file', '文件不能超过 5 MB')

function statusOf(error: unknown): number {
  if (!(error instanceof GatewayError)) return 500
  if (error.code === 'LOGIN_REQUIRED') return 401
  if (error.code === 'VALIDATION_FAILED') return 422
  if (error.code === 'UPSTREAM_TIMEOUT') return 504
  if (error.code === 'SYSTEM_BUSY') return 502
  return error.details.upstreamCode === 429 ? 429 : 400
}

/** The error as GraphQL would present it; the rest of a body nobody wants is let by, so that the sender gets to read this. */
function refuse(exchange: Exchange, status: number, error: unknown): void {
  const { req, res } = exchange
  const { extensions } = presentError(error, exchange.incoming)
  // Inputs of GraphQL call a code's scene its purpose; a form calls it as it is.
  if (extensions['field'] === 'purpose') extensions['field'] = 'scene'
  if (res.destroyed) return
  if (Number(req.headers['content-length'] ?? 0) > mostDrained) res.setHeader('connection', 'close')
  else req.resume()
  if (status === 403) return sendFailure(exchange, status, 'BAD_REQUEST')
  sendJson(exchange, status, { error: extensions })
}
