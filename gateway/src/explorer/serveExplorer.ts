import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { GraphQLSchema } from 'graphql'
import { sendFailure } from '../http/answers.ts'
import type { Exchange, HttpPlugin } from '../http/exchange.ts'
import type { TrustedDocuments } from '../plugins/trustedDocuments.ts'
import { explorerPage } from './explorerPage.ts'
import { explorerTabs } from './explorerTabs.ts'

export type ExplorerOptions = {
  readonly schema: GraphQLSchema
  readonly documents: () => TrustedDocuments
  readonly siteTitle: string
  readonly isDemo: boolean
  readonly showCalls: boolean
}

type File = { readonly type: string; readonly text: () => Promise<string>; readonly isKept: boolean }
type Encoding = 'br' | 'gzip' | 'identity'

const prefix = '/graphql/explorer/'
/** The scripts and styles around GraphiQL, served as they are. */
const folder = join(import.meta.dirname, '../../explorer')
/** GraphiQL is nine megabytes of text: read when the first explorer asks for it, never by a gateway that nobody explores. */
const bundled = (part: 'js' | 'css' | 'editorWorkerService' | 'jsonWorker' | 'graphqlWorker') => async (): Promise<string> =>
  (await import('@graphql-yoga/render-graphiql/graphiql'))[part]

const script = 'text/javascript; charset=utf-8'
const style = 'text/css; charset=utf-8'
const files: ReadonlyMap<string, File> = new Map<string, File>([
  ['graphiql.js', { type: script, text: bundled('js'), isKept: true }],
  ['graphiql.css', { type: style, text: bundled('css'), isKept: true }],
  ['editorWorkerService.js', { type: script, text: bundled('editorWorkerService'), isKept: true }],
  ['json.js', { type: script, text: bundled('jsonWorker'), isKept: true }],
  ['graphql.js', { type: script, text: bundled('graphqlWorker'), isKept: true }],
  ...readdirSync(folder).flatMap((name): [string, File][] => {
    const type = /\.m?js$/.test(name) ? script : name.endsWith('.css') ? style : null
    return type === null ? [] : [[name, { type, text: () => readFile(join(folder, name), 'utf8'), isKept: false }]]
  }),
])

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  "worker-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The explorer at /graphql for a browser, and the files it is made of. */
export function serveExplorer({ schema, documents, siteTitle, isDemo, showCalls }: ExplorerOptions): HttpPlugin {
  const packed = new Map<string, Promise<Buffer>>()
  const page = async (exchange: Exchange): Promise<boolean> => {
    exchange.res.setHeader('content-security-policy', policy)
    const tabs = explorerTabs(schema, documents().all)
    const html = explorerPage({ schema, tabs, siteTitle, isDemo, showsCalls: showCalls })
    await send(exchange, 'text/html; charset=utf-8', Buffer.from(html), 'identity')
    return true
  }
  return (exchange) => {
    const { path, method, req } = exchange
    const isRead = method === 'GET' || method === 'HEAD'
    if (path === '/graphql' && isRead && req.headers.accept?.includes('text/html') === true) return page(exchange)
    if (!path.startsWith(prefix)) return false
    const name = path.slice(prefix.length)
    const file = files.get(name)
    if (file !== undefined && isRead) return sendFile(exchange, packed, name, file).then(() => true)
    sendFailure(exchange, file === undefined ? 404 : 405, 'BAD_REQUEST')
    return true
  }
}

async function sendFile(exchange: Exchange, packed: Map<string, Promise<Buffer>>, name: string, file: File): Promise<void> {
  const encoding = encodingFor(exchange.req.headers['accept-encoding'])
  const key = `${encoding} ${name}`
  const body = packed.get(key) ?? file.text().then((text) => pack(text, encoding))
  if (file.isKept) packed.set(key, body)
  try {
    exchange.res.appendHeader('vary', 'accept-encoding')
    await send(exchange, file.type, await body, encoding)
  } catch (error) {
    packed.delete(key)
    throw error
  }
}

async function send({ req, res, method }: Exchange, type: string, body: Buffer, encoding: Encoding): Promise<void> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  res.setHeader('etag', etag)
  res.setHeader('cache-control', 'no-cache')
  if (req.headers['if-none-match'] === etag) {
    res.writeHead(304).end()
    return
  }
  res.writeHead(200, {
    'content-type': type,
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  })
  res.end(method === 'HEAD' ? undefined : body)
}

function encodingFor(header: string | string[] | undefined): Encoding {
  const accepted = [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim())
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

async function pack(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Buffer.from(text)
  if (encoding === 'gzip') return promisify(gzip)(text)
  return promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  })
}
