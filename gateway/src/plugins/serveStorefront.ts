import { randomBytes } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { catalogue } from '../errors/catalogue.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { presentError } from '../errors/presentError.ts'
import { sendFailure } from '../http/answers.ts'
import { type Compressor, compressorFor, flushedInPauses } from '../http/compressor.ts'
import { discard } from '../http/discard.ts'
import type { Exchange, HttpPlugin } from '../http/exchange.ts'
import { forgetAhead, isDesk } from '../http/ahead.ts'
import type { InlinePicture } from './inlinePictures.ts'
import type { ExecuteTrusted } from './executeTrusted.ts'
import type { Render, StorefrontResponse } from './storefront.ts'

export type StorefrontOptions = {
  readonly render: Render
  readonly execute: ExecuteTrusted
  readonly inlinePicture: InlinePicture
  readonly clientDir: string
  readonly siteTitle: string
  readonly publicUrl: string | null
  readonly policy: (nonce: string) => string
  /** Whether this visitor's page tells what was waited for. */
  readonly isMeasured?: () => boolean
}

/** How the buyer wants pages to look, as the storefront's script notes it. */
const LOOKS = /(?<=^|; *)(?:large-text|compact|panel-closed)(?==1(?:;|$))/g

/** Every address that nothing else serves is a page, rendered here and streamed as it comes. */
export function serveStorefront(options: StorefrontOptions): HttpPlugin {
  return async (exchange) => {
    const { method, path } = exchange
    if (method !== 'GET' && method !== 'HEAD') sendFailure(exchange, 405, 'BAD_REQUEST')
    else if (path.startsWith('//') || !path.startsWith('/')) sendFailure(exchange, 404, 'BAD_REQUEST')
    else await page(exchange, options)
    return true
  }
}

/** Only what carries this answer's nonce runs; React writes style attributes, which cannot carry one. */
export function pagePolicy(nonce: string, pictureOrigins: readonly string[] = []): string {
  return [
    "default-src 'none'",
    ["img-src 'self' data:", ...pictureOrigins].join(' '),
    `style-src 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `script-src 'nonce-${nonce}' 'self'`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ')
}

async function page(exchange: Exchange, options: StorefrontOptions): Promise<void> {
  const { req, res, incoming } = exchange
  const nonce = randomBytes(16).toString('base64')
  const onError = (error: unknown): void =>
    void presentError(error instanceof GatewayError ? error : new GatewayError('UNEXPECTED', { cause: error }), incoming)
  res.setHeader('cache-control', 'private, no-cache')
  try {
    const response = await options.render({
      url: req.url ?? '/',
      nonce,
      siteTitle: options.siteTitle,
      publicUrl: options.publicUrl ?? '/',
      hasSession: incoming.jar.session !== null,
      looks: (req.headers.cookie?.match(LOOKS) ?? []).join(' '),
      isDesk: isDesk(req.headers),
      isMeasured: options.isMeasured?.() ?? false,
      signal: incoming.signal,
      clientDir: options.clientDir,
      execute: (operation) => options.execute(incoming, operation),
      inlinePicture: (path) => options.inlinePicture(incoming, path),
      onError,
    })
    res.setHeader('content-security-policy', options.policy(nonce))
    await send(exchange, response)
  } catch (error) {
    if (incoming.signal.aborted) return
    onError(error)
    sendBrokenPage(exchange)
  }
}

async function send({ req, res, method, incoming }: Exchange, { status, headers, body }: StorefrontResponse): Promise<void> {
  if (incoming.jar.setCookie !== null) res.appendHeader('set-cookie', incoming.jar.setCookie).setHeaders(new Map(Object.entries(forgetAhead)))
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  if (body === null || method === 'HEAD') {
    if (body !== null) discard(body)
    res.writeHead(status).end()
    return
  }
  const { encoding, stream } = compressorFor(req.headers['accept-encoding'])
  res.appendHeader('vary', 'accept-encoding')
  res.writeHead(status, {
    'content-type': headers['content-type'] ?? 'text/html; charset=utf-8',
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  })
  await flow(body, stream, res)
}

/** After the head has gone nothing can be said any more: a page that breaks off ends the connection. */
async function flow(body: Readable, stream: Compressor['stream'], res: Exchange['res']): Promise<void> {
  if (stream === null) await pipeline(body, res).catch(() => res.destroy())
  else await pipeline(body, flushedInPauses(stream), stream, res).catch(() => res.destroy())
}

function sendBrokenPage({ res, incoming, method }: Exchange): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const { userMessage } = catalogue.UNEXPECTED
  const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${userMessage}</title><h1>${userMessage}</h1><p>编号：${incoming.requestId}</p></html>`
  res.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  res.end(method === 'HEAD' ? undefined : html)
}
