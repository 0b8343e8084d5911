import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openServer, type OpenServer } from '../testing/openServer.ts'
import { stubRest } from '../testing/stubRest.ts'
import { serveAssets } from './serveAssets.ts'

const folder = mkdtempSync(join(tmpdir(), 'assets-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(async () => open?.close())
let open: OpenServer | undefined

describe('assets', () => {
  const dir = join(folder, 'client')
  mkdirSync(join(dir, 'assets'), { recursive: true })
  mkdirSync(join(dir, '.vite'), { recursive: true })
  writeFileSync(join(dir, 'assets/app-1a2b.js'), 'let plain')
  writeFileSync(join(dir, 'assets/app-1a2b.js.br'), 'brotli')
  writeFileSync(join(dir, 'assets/app-1a2b.js.gz'), 'gzip')
  const earlier = createHash('sha256').update('let before').digest()
  writeFileSync(join(dir, `assets/app-1a2b3c4.js`), 'let after')
  writeFileSync(join(dir, `assets/app-1a2b3c4.js.br`), 'brotli')
  writeFileSync(join(dir, `assets/app-1a2b3c4.js.${earlier.toString('base64url')}.dcz`), 'delta')
  writeFileSync(join(dir, 'favicon.ico'), 'icon')
  writeFileSync(join(dir, '.vite/manifest.json'), '{"secret":1}')
  writeFileSync(join(folder, 'persisted.json'), '{"secret":1}')
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> => {
    open = await openServer(stubRest({}), { storefront: () => [serveAssets(dir)] })
    return fetch(`${open.url}${path}`, { headers: { 'accept-encoding': 'identity', ...headers }, method })
  }

  /** As it is on the wire. */
  const wire = async (path: string, headers: Record<string, string>): Promise<{ headers: IncomingHttpHeaders; body: string }> => {
    open = await openServer(stubRest({}), { storefront: () => [serveAssets(dir)] })
    const { promise, resolve } = Promise.withResolvers<IncomingMessage>()
    request(`${open.url}${path}`, { headers }, resolve).end()
    const response = await promise
    return { headers: response.headers, body: await text(response) }
  }

  it('assets with a hash in their name never change', async () => {
    const response = await get('/assets/app-1a2b.js')
    expect(await response.text()).toBe('let plain')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '9',
      vary: 'origin, accept-encoding',
    })
  })

  it('assets without a hash in their name may change', async () => {
    expect((await get('/favicon.ico')).headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it.each([
    ['br, gzip', 'br', '6'],
    ['gzip', 'gzip', '4'],
    ['deflate', null, '9'],
  ])('assets are compressed for a client that accepts %s', async (accepted, encoding, length) => {
    const { headers } = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted }, 'HEAD')
    expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([encoding, length])
  })

  it.each([
    ['holds the version before', { 'available-dictionary': `:${earlier.toString('base64')}:` }, 'dcz', 'delta'],
    ['holds a version long gone', { 'available-dictionary': `:${createHash('sha256').update('x').digest('base64')}:` }, 'br', 'brotli'],
    ['holds none', {}, 'br', 'brotli'],
    ['cannot read what differs', { 'available-dictionary': `:${earlier.toString('base64')}:`, 'accept-encoding': 'br' }, 'br', 'brotli'],
  ])('a script comes to a browser that %s', async (_, headers, encoding, body) => {
    const response = await wire('/assets/app-1a2b3c4.js', { 'accept-encoding': 'br, zstd, dcb, dcz', ...headers })
    expect([response.headers['content-encoding'], response.body, response.headers['vary'], response.headers['use-as-dictionary']]).toEqual([
      encoding,
      body,
      'origin, accept-encoding, available-dictionary',
      'match="/assets/app-*.js"',
    ])
  })

  it.each([
    '/assets/none.js',
    '/assets/../../persisted.json',
    '/assets/%2e%2e/x.js',
    '/.vite/manifest.json',
    '/persisted.json',
    '/assets/app-1a2b.js.br',
    `/assets/app-1a2b3c4.js.${earlier.toString('base64url')}.dcz`,
  ])('assets do not include %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('secret')
  })

  it('assets cannot be posted', async () => {
    expect((await get('/favicon.ico', {}, 'POST')).status).toBe(405)
  })
})
