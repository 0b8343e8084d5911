import { GatewayError } from '../errors/gatewayError.ts'
import { sendFailure } from '../http/answers.ts'
import type { Exchange, HttpPlugin } from '../http/exchange.ts'
import type { RestClient } from '../rest/restClient.ts'
import { failFile, refuseFile, streamFile } from './serveFiles.ts'

/** Each kind by its first letters and by all an address may be. */
const pages: readonly (readonly [start: string, address: RegExp])[] = [
  ['/cashier/', /^\/cashier\/[A-Za-z0-9]{1,64}\?sig=[\w-]{1,100}$/],
  ['/message/', /^\/message\/unsubscribe\?token=[\w.-]{1,100}$/],
  ['/wechat/', /^\/wechat\/(?:demo\?state=[\w-]{43}|callback\?[\w.~%&=-]{1,400})$/],
]
const mostBytes = 1_000

/**
 * Pages that anybody with their link opens, often on a phone without a session: the sandbox's cashier, where WeChat's users confirm,
 * and where mails end.
 */
export function serveLinkedPages(client: RestClient): HttpPlugin {
  return async (exchange) => {
    const { path, method, req } = exchange
    const known = pages.find(([start]) => path.startsWith(start))
    if (known === undefined) return false
    const link = req.url ?? ''
    if (!known[1].test(link)) sendFailure(exchange, 404, 'BAD_REQUEST')
    else if (method === 'GET' || method === 'HEAD') await streamFile(client, exchange, link)
    else if (method !== 'POST') sendFailure(exchange, 405, 'BAD_REQUEST')
    else if (isFromOwnPage(exchange) || isOneClick(path)) await act(client, exchange, link)
    else sendFailure(exchange, 403, 'BAD_REQUEST')
    return true
  }
}

/** The page keeps its link to itself, so browsers send `Origin: null` with its form; where a request starts they say all the same. */
function isFromOwnPage({ req: { headers } }: Exchange): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers
  if (headers['x-csrf'] !== undefined || site === 'same-origin') return true
  return site === undefined && origin !== undefined && URL.parse(origin)?.host === host
}

/** A mail program ends mails by itself, from anywhere: the link is what allows it. */
const isOneClick = (path: string): boolean => path === '/message/unsubscribe'

async function act(client: RestClient, exchange: Exchange, link: string): Promise<void> {
  const { req, res, incoming } = exchange
  const { jar, requestId, clientIp, signal } = incoming
  try {
    const body = await readForm(req)
    const { status } = await client.send({
      method: 'POST',
      path: link,
      body,
      caller: { session: jar.session, requestId, clientIp, signal },
    })
    if (status === 200) return void res.writeHead(200, { 'cache-control': 'no-store' }).end()
    if (status !== 303) return refuseFile(exchange, status)
    res.writeHead(303, { location: link, 'cache-control': 'no-store' }).end()
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'BAD_REQUEST') sendFailure(exchange, 400, 'BAD_REQUEST')
    else failFile(exchange, error)
  }
}

async function readForm(source: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    size += chunk.byteLength
    if (size > mostBytes) throw new GatewayError('BAD_REQUEST')
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8')).toString()
}
