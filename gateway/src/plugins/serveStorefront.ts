import { randomBytes } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import type { PublicStore } from '../cache/publicStore.ts'
import { catalogue } from '../errors/catalogue.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { presentError } from '../errors/presentError.ts'
import { sendFailure } from '../http/answers.ts'
import { type Compressor, compressorBy, compressorFor, flushedInPauses } from '../http/compressor.ts'
import { keepsDictionaries } from '../http/dictionary.ts'
import { discard } from '../http/discard.ts'
import type { Exchange, HttpPlugin } from '../http/exchange.ts'
import { forgetAhead, isDesk } from '../http/ahead.ts'
import type { InlinePicture } from './inlinePictures.ts'
import type { ExecuteTrusted } from './executeTrusted.ts'
import { type PageDictionary, PageDictionaries, type RenderFor } from './pageDictionaries.ts'
import type { Render, StorefrontRequest, StorefrontResponse } from './storefront.ts'

export type StorefrontOptions = {
  readonly render: Render
  readonly execute: ExecuteTrusted
  readonly inlinePicture: InlinePicture
  readonly clientDir: string
  readonly siteTitle: string
  readonly publicUrl: string | null
  readonly policy: (nonce: string) => string
  /** What gateways share. */
  readonly kept?: PublicStore
  /** Whether this visitor's page tells what was waited for. */
  readonly isMeasured?: () => boolean
}

/** How the buyer wants pages to look, as the storefront's script notes it. */
const LOOKS = /(?<=^|; *)(?:large-text|compact|panel-closed)(?==1(?:;|$))/g

/** Every address that nothing else serves is a page, rendered here and streamed as it comes, packed against what its browser has. */
export function serveStorefront(options: StorefrontOptions): HttpPlugin {
  const visit: RenderFor = (visitor, url) =>
    options.render(requestOf(options, visitor, { url, nonce: '', hasSession: false, looks: '', isDesk: true, isMeasured: false }))
  const dictionaries = new PageDictionaries(visit, options.kept ?? null)
  const serveDictionary = dictionaries.serve()
  return async (exchange) => {
    const { method, path } = exchange
    if (await serveDictionary(exchange)) return true
    if (method !== 'GET' && method !== 'HEAD') sendFailure(exchange, 405, 'BAD_REQUEST')
    else if (path.startsWith('//') || !path.startsWith('/')) sendFailure(exchange, 404, 'BAD_REQUEST')
    else await page(exchange, options, dictionaries)
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

type Asked = Pick<StorefrontRequest, 'url' | 'nonce' | 'hasSession' | 'looks' | 'isDesk' | 'isMeasured'>

function requestOf(options: StorefrontOptions, incoming: Exchange['incoming'], asked: Asked): StorefrontRequest {
  return {
    ...asked,
    siteTitle: options.siteTitle,
    publicUrl: options.publicUrl ?? '/',
    signal: incoming.signal,
    clientDir: options.clientDir,
    execute: (operation) => options.execute(incoming, operation),
    inlinePicture: (path) => options.inlinePicture(incoming, path),
    onError: (error) =>
      void presentError(error instanceof GatewayError ? error : new GatewayError('UNEXPECTED', { cause: error }), incoming),
  }
}

async function page(exchange: Exchange, options: StorefrontOptions, dictionaries: PageDictionaries): Promise<void> {
  const { req, res, incoming, path } = exchange
  const nonce = randomBytes(16).toString('base64')
  const request = requestOf(options, incoming, {
    url: req.url ?? '/',
    nonce,
    hasSession: incoming.jar.session !== null,
    looks: (req.headers.cookie?.match(LOOKS) ?? []).join(' '),
    isDesk: isDesk(req.headers),
    isMeasured: options.isMeasured?.() ?? false,
  })
  res.setHeader('cache-control', 'private, no-cache')
  try {
    const response = await options.render(request)
    res.setHeader('content-security-policy', options.policy(nonce))
    const canKeep = response.status === 200 && keepsDictionaries(req.headers)
    const wanted = canKeep ? dictionaries.forPage(path, incoming) : null
    await send(exchange, response, { wanted, held: dictionaries.heldBy(req.headers) })
  } catch (error) {
    if (incoming.signal.aborted) return
    request.onError(error)
    sendBrokenPage(exchange)
  }
}

async function send(
  { req, res, method, incoming }: Exchange,
  { status, headers, body }: StorefrontResponse,
  { held, wanted }: Record<'held' | 'wanted', PageDictionary | null>,
): Promise<void> {
  if (incoming.jar.setCookie !== null)
    res.appendHeader('set-cookie', incoming.jar.setCookie).setHeaders(new Map(Object.entries(forgetAhead)))
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  if (body === null || method === 'HEAD') {
    if (body !== null) discard(body)
    res.writeHead(status).end()
    return
  }
  const { encoding, head, stream } = held === null ? compressorFor(req.headers['accept-encoding']) : compressorBy(held)
  res.appendHeader('vary', 'accept-encoding, available-dictionary')
  // One that nobody here knows is another gateway's: to fetch ours in its place would go on with every page.
  const isOthers = held === null && req.headers['available-dictionary'] !== undefined
  if (wanted !== null && wanted !== held && !isOthers) res.appendHeader('link', `<${wanted.path}>; rel="compression-dictionary"`)
  res.writeHead(status, {
    'content-type': headers['content-type'] ?? 'text/html; charset=utf-8',
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  })
  if (head !== null) res.write(head)
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
