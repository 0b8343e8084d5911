import { createHash } from 'node:crypto'
import { get, type IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { zstdDecompressSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { memoryStore, type PublicStore } from '../cache/publicStore.ts'
import { userBody } from '../testing/bodies.ts'
import { openServer, type OpenServer } from '../testing/openServer.ts'
import { ok, refused, stubRest } from '../testing/stubRest.ts'
import { trust } from '../testing/trust.ts'
import { serveStorefront } from './serveStorefront.ts'

let open: OpenServer | undefined
afterEach(async () => open?.close())

const documents = trust({ page: 'query Page { viewer { company } }' })
const SECRETS = /康健大药房|sid-of-a-member|203\.0\.113\.77|nonce-/

/** Pages that say everything the storefront is told, as careless as pages can be. */
async function start(kept?: PublicStore): Promise<{ url: string; rendered: string[] }> {
  const rendered: string[] = []
  const rest = stubRest({
    'GET /api/user/base': ({ caller }) => (caller.session === null ? refused(401, '请先登录') : ok(userBody())),
  })
  open = await openServer(rest, {
    documents,
    settings: { trustedProxies: 1 },
    storefront: (execute, inlinePicture) => [
      serveStorefront({
        render: async (request) => {
          rendered.push(request.url)
          const { data } = await request.execute({ documentId: 'page', variables: {} })
          const { nonce, hasSession, looks } = request
          const rows = '<li><a href="/list/info/7">板蓝根颗粒 每袋装10克</a></li>'.repeat(20)
          const text = `<head>${JSON.stringify({ data, nonce: nonce && `nonce-${nonce}`, hasSession, looks })}</head>${rows}${request.url}`
          return { status: request.url === '/none' ? 404 : 200, headers: {}, body: Readable.from([text]) }
        },
        execute,
        inlinePicture,
        clientDir: '/client',
        siteTitle: '测试商城',
        publicUrl: null,
        policy: () => '',
        ...(kept === undefined ? {} : { kept }),
      }),
    ],
  })
  return { url: open.url, rendered }
}

const BROWSER = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'sec-fetch-dest': 'document',
  cookie: 'sid=sid-of-a-member; large-text=1',
  'x-forwarded-for': '203.0.113.77',
}
type Got = { headers: IncomingHttpHeaders; body: Buffer; status: number | undefined }
/** As it is on the wire. */
const ask = (url: string, headers: Record<string, string> = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { ...BROWSER, ...headers } }, (response) => {
      void buffer(response).then((body) => resolve({ headers: response.headers, body, status: response.statusCode }), reject)
    }).on('error', reject)
  })

/** Where the family's dictionary is, once it is made: the page that asks first does not wait for it. */
async function dictionaryOf(url: string, path: string): Promise<{ path: string; bytes: Buffer; match: string }> {
  let link: string | undefined
  while (link === undefined) {
    const { headers } = await ask(url + path)
    link = /^<([^>]+)>; rel="compression-dictionary"$/.exec(String(headers['link']))?.[1]
  }
  const { body, headers } = await ask(url + link, { 'accept-encoding': 'identity', 'sec-fetch-dest': 'empty' })
  expect(headers['cache-control']).toBe('public, max-age=86400')
  return { path: link, bytes: body, match: String(headers['use-as-dictionary']) }
}
const holding = (bytes: Buffer): Record<string, string> => ({
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `:${createHash('sha256').update(bytes).digest('base64')}:`,
})

it('a dictionary of pages holds nothing of the member whose page asked for it first', async () => {
  const { url } = await start()
  const { bytes } = await dictionaryOf(url, '/list')
  expect(bytes.toString()).toContain('板蓝根颗粒')
  expect(bytes.toString()).not.toMatch(SECRETS)
  expect(bytes.toString()).toContain('{"data":{"viewer":null},"nonce":"","hasSession":false,"looks":""}')
  const member = await ask(`${url}/list`, { 'accept-encoding': 'identity' })
  expect(member.body.toString()).toMatch(SECRETS)
})

it.each([
  ['/', 'match="/?*", match-dest=("document")', ['/']],
  ['/list/info/9', 'match="/list/info/*", match-dest=("document")', ['/list', '/list/info/7']],
  ['/cart', 'match="/*", match-dest=("document")', ['/list/table', '/list']],
])('the dictionary for %s is made of what visitors see', async (path, match, pages) => {
  const { url, rendered } = await start()
  const dictionary = await dictionaryOf(url, path)
  expect(dictionary.match).toBe(match)
  expect(new Set(rendered)).toEqual(new Set([path, ...pages]))
  expect(dictionary.bytes.toString().endsWith(pages.at(-1) ?? '')).toBe(true)
})

it('a page is packed against the dictionary that its browser holds, and names it in its head', async () => {
  const { url } = await start()
  const { bytes } = await dictionaryOf(url, '/list')
  const plain = await ask(`${url}/list`)
  const { headers, body } = await ask(`${url}/list`, holding(bytes))
  expect([headers['content-encoding'], headers['vary'], headers['link']]).toEqual([
    'dcz',
    'origin, accept-encoding, available-dictionary',
    undefined,
  ])
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
  expect(body.subarray(8, 40)).toEqual(createHash('sha256').update(bytes).digest())
  const page = zstdDecompressSync(body.subarray(40), { dictionary: bytes }).toString()
  expect(page).toMatch(/^<head>.*康健大药房.*\/list$/)
  expect(plain.headers['content-encoding']).toBe('br')
})

it('a page is packed against the dictionary of another family where its browser holds no nearer one', async () => {
  const { url } = await start()
  const { bytes } = await dictionaryOf(url, '/list')
  const homes = await dictionaryOf(url, '/')
  const { headers } = await ask(`${url}/`, holding(bytes))
  expect([headers['content-encoding'], headers['link']]).toEqual(['dcz', `<${homes.path}>; rel="compression-dictionary"`])
})

it.each([
  ['holds another dictionary', { ...holding(Buffer.from('of another process')) }, 'br'],
  ['cannot read what is packed against one', { 'accept-encoding': 'gzip' }, 'gzip'],
  ['says nothing that is a digest', { ...holding(Buffer.from('')), 'available-dictionary': 'x' }, 'br'],
])('a page comes as before to a browser that %s', async (_, headers, encoding) => {
  const { url } = await start()
  await dictionaryOf(url, '/list')
  expect((await ask(`${url}/list`, headers)).headers['content-encoding']).toBe(encoding)
})

it.each([
  ['a program', '/list', { 'sec-fetch-dest': 'empty' }],
  ['a browser without zstd', '/list', { 'accept-encoding': 'gzip, br' }],
  ['the reader of a page that is missing', '/none', {}],
])('no dictionary is offered to %s', async (_, path, headers) => {
  const { url } = await start()
  await dictionaryOf(url, '/list')
  expect((await ask(url + path, headers)).headers['link']).toBeUndefined()
})

it('a browser with the dictionary of another gateway is offered none in its place', async () => {
  const { url } = await start()
  await dictionaryOf(url, '/list')
  expect((await ask(`${url}/list`, holding(Buffer.from('of another gateway')))).headers['link']).toBeUndefined()
})

it('gateways that share what they keep have one dictionary, rendered once', async () => {
  const kept = memoryStore(() => 0)
  const first = await start(kept)
  const { path } = await dictionaryOf(first.url, '/cart')
  await open?.close()
  const second = await start(kept)
  expect((await dictionaryOf(second.url, '/cart')).path).toBe(path)
  expect(new Set(second.rendered)).toEqual(new Set(['/cart']))
})

it('a dictionary that is gone is not there', async () => {
  const { url } = await start()
  expect((await ask(`${url}/dictionaries/of-yesterday`)).status).toBe(404)
})
