import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { GatewayError } from '../errors/gatewayError.ts'
import { createHttpRestClient } from '../rest/httpRestClient.ts'
import { openServer, type OpenServer } from '../testing/openServer.ts'
import { stubRest, type StubRest } from '../testing/stubRest.ts'

let open: OpenServer | undefined
afterEach(async () => open?.close())

type Opened = OpenServer & { rest: StubRest }
async function start(file?: Parameters<typeof stubRest>[1]): Promise<Opened> {
  const rest = stubRest({}, file)
  open = await openServer(rest)
  return { ...open, rest }
}

/** A request with headers that fetch would not let us set. */
async function send(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }> {
  const sent = request({ port, host: '127.0.0.1', path, headers })
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const text = (await response.toArray()).map(String).join('')
  return { status: response.statusCode ?? 0, headers: response.headers, text }
}

describe('files', () => {
  const picture = {
    status: 200,
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
      'set-cookie': ['sid=x'],
      server: 'secret',
    },
  }
  it('files are streamed with the session and only the headers that matter', async () => {
    const { port, rest } = await start(() => ({ ...picture, body: Readable.from([Buffer.from('<svg/>')]) }))
    const { status, headers, text } = await send(port, '/files/goods/1-abc.svg', {
      host: 'localhost',
      cookie: 'sid=abc',
      'if-none-match': '"1"',
    })
    expect([status, text]).toEqual([200, '<svg/>'])
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('set-cookie')
    expect(rest.files[0]).toMatchObject({
      path: '/files/goods/1-abc.svg',
      headers: { 'if-none-match': '"1"' },
      caller: { session: { value: 'abc' } },
    })
  })

  it.each([
    '/files/../api/user/base',
    '/files/%2e%2e/api/user/base',
    '/files/..',
    '/files/',
    '/files/a//b',
    '/files/.env',
    '/files/a%00',
    '/files/a%2fb',
    '/files/a\\b',
    `/files/${'a'.repeat(400)}`,
  ])('files never leave their folder by %s', async (path) => {
    const { port, rest } = await start(() => ({ ...picture, body: Readable.from([]) }))
    const { status } = await send(port, path, {})
    expect(status).toBe(404)
    expect(rest.files).toEqual([])
  })

  it('files are asked for without the query', async () => {
    const { port, rest } = await start(() => ({ ...picture, body: Readable.from([]) }))
    await send(port, '/files/goods/1.svg?x=../../api', {})
    expect(rest.files[0]?.path).toBe('/files/goods/1.svg')
  })

  it.each([
    [404, 404],
    [401, 401],
    [403, 403],
    [500, 502],
    [302, 502],
  ])("files answered %d are %d, without the marketplace's words", async (status, expected) => {
    const { url } = await start(() => ({ status, headers: {}, body: Readable.from(['secret']) }))
    const response = await fetch(`${url}/files/a.pdf`)
    expect(response.status).toBe(expected)
    expect(await response.text()).not.toContain('secret')
  })

  it.each([
    ['UPSTREAM_TIMEOUT', 504],
    ['SYSTEM_BUSY', 502],
  ] as const)('files are %s when they cannot be fetched', async (code, status) => {
    const { url } = await start(() => Promise.reject(new GatewayError(code)))
    expect((await fetch(`${url}/files/a.pdf`)).status).toBe(status)
  })

  it('files cannot be posted', async () => {
    const { url } = await start()
    expect((await fetch(`${url}/files/a.pdf`, { method: 'POST', body: 'x' })).status).toBe(405)
  })

  it('files that break off end their connection only', async () => {
    const { url } = await start(() => ({
      ...picture,
      body: Readable.from(
        (function* () {
          yield Buffer.from('<svg>')
          throw new Error('broke off')
        })(),
      ),
    }))
    await expect(fetch(`${url}/files/a.svg`).then((response) => response.text())).rejects.toThrow()
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })
})

describe('files of a real marketplace', () => {
  it('files of a real marketplace may be left unread: HEAD, a refusal and a reader who leaves harm nobody', async () => {
    const marketplace = createServer((req, res) => {
      if (req.url === '/files/none.pdf') res.writeHead(404).end('{}')
      else if (req.url === '/files/small.svg') res.end('<svg/>')
      else res.writeHead(200, { 'content-length': 5_000_000 }).write(Buffer.alloc(500_000))
    })
    marketplace.listen(0, '127.0.0.1')
    await once(marketplace, 'listening')
    const apiUrl = `http://127.0.0.1:${(marketplace.address() as AddressInfo).port}`
    const client = createHttpRestClient({ apiUrl, timeoutMs: 5_000, gatewaySecret: null })
    open = await openServer(client)
    expect((await fetch(`${open.url}/files/small.svg`, { method: 'HEAD' })).status).toBe(200)
    expect((await fetch(`${open.url}/files/a.pdf`, { method: 'HEAD' })).status).toBe(200)
    expect((await fetch(`${open.url}/files/none.pdf`)).status).toBe(404)
    const reader = new AbortController()
    const begun = await fetch(`${open.url}/files/a.pdf`, { signal: reader.signal })
    reader.abort()
    await expect(begun.arrayBuffer()).rejects.toThrow()
    expect((await fetch(`${open.url}/healthz`)).status).toBe(200)
    marketplace.closeAllConnections()
    marketplace.close()
    await client.close()
  })
})
