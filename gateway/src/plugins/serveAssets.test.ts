import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  writeFileSync(join(dir, 'favicon.ico'), 'icon')
  writeFileSync(join(dir, '.vite/manifest.json'), '{"secret":1}')
  writeFileSync(join(folder, 'persisted.json'), '{"secret":1}')
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> => {
    open = await openServer(stubRest({}), { storefront: () => [serveAssets(dir)] })
    return fetch(`${open.url}${path}`, { headers: { 'accept-encoding': 'identity', ...headers }, method })
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
    '/assets/none.js',
    '/assets/../../persisted.json',
    '/assets/%2e%2e/x.js',
    '/.vite/manifest.json',
    '/persisted.json',
    '/assets/app-1a2b.js.br',
  ])('assets do not include %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('secret')
  })

  it('assets cannot be posted', async () => {
    expect((await get('/favicon.ico', {}, 'POST')).status).toBe(405)
  })
})
