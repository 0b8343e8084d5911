import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpRestClient } from './httpRestClient.ts'
import { manualMachine } from '../testing/manualMachine.ts'
import { openEnvelope } from './envelope.ts'
import type { Caller, RestClient, RestMethod } from './restClient.ts'

type Fault = (req: IncomingMessage, res: ServerResponse) => void

const seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = []
const chunk = Buffer.alloc(64 * 1024, 'x')
/** Of the quick client: its time is up when the marketplace hangs. */
const clock = manualMachine()

/** How much of a huge answer left before its reader went away. */
let poured = 0

function pour(res: ServerResponse, total: number): void {
  let left = total
  poured = 0
  const next = (): void => {
    while (left > 0 && !res.destroyed) {
      left -= chunk.length
      poured += chunk.length
      if (!res.write(chunk)) {
        res.once('drain', next)
        return
      }
    }
    res.end()
  }
  next()
}

const faults: Record<string, Fault> = {
  '/ok': (_, res) => res.setHeader('set-cookie', ['sid=a; Path=/', 'other=b']).end('{"code":200,"message":"ok","data":{"a":1}}'),
  '/hang': () => clock.advance(400),
  '/hang-body': (_, res) => void res.writeHead(200, { 'content-type': 'application/json' }).write('{"code":200,', () => clock.advance(400)),
  '/reset': (req) => void req.socket.resetAndDestroy(),
  '/reset-body': (req, res) => {
    res.writeHead(200, { 'content-length': '1000' }).write('{"code"')
    setImmediate(() => req.socket.resetAndDestroy())
  },
  '/truncated': (req, res) => {
    res.writeHead(200, { 'content-length': '1000' }).write('{"code":200,"message":"ok","data":1}')
    setImmediate(() => req.socket.end())
  },
  '/html': (_, res) => res.writeHead(502, { 'content-type': 'text/html' }).end('<html>secret</html>'),
  '/empty': (_, res) => res.end(),
  '/redirect': (_, res) => res.writeHead(302, { location: '/ok' }).end(),
  '/redirect-loop': (_, res) => res.writeHead(307, { location: '/redirect-loop' }).end(),
  '/huge': (_, res) => pour(res, 300_000_000),
  '/huge-announced': (_, res) => {
    res.setHeader('content-length', 300_000_000)
    pour(res, 300_000_000)
  },
  '/gzip-bomb': (_, res) =>
    res.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' }).end(gzipSync(Buffer.alloc(50_000_000))),
  '/gzip': (_, res) => res.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"code":200,"message":"ok","data":1}')),
  '/huge-headers': (_, res) => res.writeHead(200, { 'x-filler': 'x'.repeat(100_000) }).end('{}'),
  '/no-http': (req) => void req.socket.end('SSH-2.0-OpenSSH\r\n'),
  '/server-error': (_, res) => res.writeHead(500).end('{"code":500,"message":"系统繁忙","data":null}'),
  '/login': (_, res) => res.writeHead(401).end('{"code":401,"message":"请先登录","data":null}'),
}

async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
  let body = ''
  for await (const part of req) body += String(part)
  const url = req.url ?? ''
  seen.push({ method: req.method ?? '', url, headers: req.headers, body })
  const fault = faults[url.split('?')[0] ?? '']
  if (fault === undefined) res.writeHead(404).end('{}')
  else fault(req, res)
}

let repeated = 0
let server: Server
let client: RestClient
let quick: RestClient
beforeAll(async () => {
  server = createServer((req, res) => void serve(req, res).catch(() => res.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  client = createHttpRestClient({
    apiUrl,
    timeoutMs: 10_000,
    gatewaySecret: 'secret-of-the-gateway',
    onRepeated: () => void (repeated += 1),
    machine: manualMachine(),
  })
  quick = createHttpRestClient({ apiUrl, timeoutMs: 400, gatewaySecret: null, machine: clock })
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await Promise.all([client.close(), quick.close()])
})

const caller = (changes: Partial<Caller> = {}): Caller => ({
  session: null,
  requestId: 'request-1',
  clientIp: '192.0.2.1',
  signal: new AbortController().signal,
  ...changes,
})
const send = (from: RestClient, method: RestMethod, path: string, changes: Partial<Caller> = {}): ReturnType<RestClient['send']> =>
  from.send({ method, path, caller: caller(changes), ...(method === 'POST' || method === 'PUT' ? { body: 'ids=1%2C2' } : {}) })
const outcome = async (from: RestClient, method: RestMethod, path: string): Promise<unknown> => {
  try {
    return openEnvelope(await send(from, method, path))
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  }
}
const lastSeen = (): (typeof seen)[number] | undefined => seen.at(-1)

describe.each<RestMethod>(['GET', 'POST', 'DELETE'])('%s', (method) => {
  it.each([
    ['/ok', { a: 1 }],
    ['/reset-body', 'SYSTEM_BUSY'],
    ['/truncated', 'SYSTEM_BUSY'],
    ['/html', 'SYSTEM_BUSY'],
    ['/empty', 'SYSTEM_BUSY'],
    ['/redirect', 'SYSTEM_BUSY'],
    ['/redirect-loop', 'SYSTEM_BUSY'],
    ['/gzip-bomb', 'SYSTEM_BUSY'],
    ['/gzip', 'SYSTEM_BUSY'],
    ['/huge-headers', 'SYSTEM_BUSY'],
    ['/no-http', 'SYSTEM_BUSY'],
    ['/server-error', 'SYSTEM_BUSY'],
    ['/login', 'LOGIN_REQUIRED'],
  ])('%s is sent once and ends in its own way', async (path, expected) => {
    seen.length = 0
    expect(await outcome(client, method, path)).toEqual(expected)
    expect(seen.map(({ url }) => url)).toEqual([path])
  })

  it.each(['/huge', '/huge-announced'])('the REST client stops reading %s', async (path) => {
    expect(await outcome(client, method, path)).toBe('SYSTEM_BUSY')
    expect(poured).toBeLessThan(100_000_000)
  })

  it.each(['/hang', '/hang-body'])('the REST client gives up on %s in time, without asking again', async (path) => {
    seen.length = 0
    expect(await outcome(quick, method, path)).toBe('UPSTREAM_TIMEOUT')
    expect(seen).toHaveLength(1)
  })

  it('the REST client stops when its caller leaves', async () => {
    const controller = new AbortController()
    const left = send(client, method, '/hang', { signal: controller.signal })
    controller.abort()
    await expect(left).rejects.toMatchObject({ code: 'SYSTEM_BUSY' })
    await expect(send(client, method, '/ok', { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'SYSTEM_BUSY' })
  })

  it('the REST client passes on who asks and brings cookies back', async () => {
    const answer = await send(client, method, '/ok?x=1', { session: { kind: 'cookie', value: 'abc' } })
    expect(answer.setCookie).toEqual(['sid=a; Path=/'])
    expect(lastSeen()).toMatchObject({
      method,
      url: '/ok?x=1',
      headers: {
        cookie: 'sid=abc',
        'x-request-id': 'request-1',
        'x-gateway-secret': 'secret-of-the-gateway',
        'x-client-ip': '192.0.2.1',
        'accept-encoding': 'identity',
      },
    })
    await send(quick, method, '/ok', { session: { kind: 'bearer', value: 'tok' } })
    expect(lastSeen()?.headers).toMatchObject({ authorization: 'Bearer tok' })
    expect(lastSeen()?.headers).not.toHaveProperty('cookie')
    expect(lastSeen()?.headers).not.toHaveProperty('x-client-ip')
  })

  it('the REST client says up to which change the answer must be', async () => {
    await client.send({ method, path: '/ok', caller: caller(), readAfter: 4_000 })
    expect(lastSeen()?.headers['x-read-after']).toBe('4000')
    await send(client, method, '/ok')
    expect(lastSeen()?.headers).not.toHaveProperty('x-read-after')
  })

  it('the REST client says of a write, and of nothing else, which shop its page shows and which program it is', async () => {
    const isWrite = method !== 'GET'
    await send(client, method, '/ok', { page: { shop: '7', agent: 'Mozilla/5.0 (Windows NT 10.0)' } })
    expect([lastSeen()?.headers['x-shop'], lastSeen()?.headers['user-agent']]).toEqual(
      isWrite ? ['7', 'Mozilla/5.0 (Windows NT 10.0)'] : [undefined, undefined],
    )
    await send(client, method, '/ok', { page: { shop: null, agent: null } })
    expect([lastSeen()?.headers['x-shop'], lastSeen()?.headers['user-agent'] ?? '']).toEqual([undefined, ''])
  })

  it('the REST client says so when it is refused a connection', async () => {
    const nobody = createHttpRestClient({ apiUrl: 'http://127.0.0.1:1', timeoutMs: 5_000, gatewaySecret: null })
    expect(await outcome(nobody, method, '/ok')).toBe('SYSTEM_BUSY')
    await nobody.close()
  })
})

describe('a connection that breaks before anything of the answer', () => {
  /** Breaks off the first `count` requests in its own way, then answers. */
  const breaking = (count: number, how: Fault): Fault => {
    let left = count
    return (req, res) => (left-- > 0 ? how(req, res) : res.end('{"code":200,"message":"ok","data":1}'))
  }
  const reset: Fault = (req) => void req.socket.resetAndDestroy()
  const close: Fault = (req) => void req.socket.end()

  it.each([
    ['reset', reset],
    ['closed', close],
  ])('%s: a read is asked once more, and says so', async (_, how) => {
    repeated = 0
    faults['/once'] = breaking(1, how)
    expect(await outcome(client, 'GET', '/once')).toBe(1)
    faults['/twice'] = breaking(2, how)
    expect(await outcome(client, 'GET', '/twice')).toBe('SYSTEM_BUSY')
    expect(repeated).toBe(2)
  })

  it.each<RestMethod>(['POST', 'PUT', 'DELETE'])('%s is never asked again', async (method) => {
    seen.length = 0
    faults['/once'] = breaking(1, reset)
    expect(await outcome(client, method, '/once')).toBe('SYSTEM_BUSY')
    expect(seen.map(({ url }) => url)).toEqual(['/once'])
  })

  it('a repeated call ends by the deadline of the first', async () => {
    seen.length = 0
    faults['/slow'] = (req, res) => (seen.length > 1 ? clock.advance(400) : reset(req, res))
    expect(await outcome(quick, 'GET', '/slow')).toBe('UPSTREAM_TIMEOUT')
    expect(seen).toHaveLength(2)
  })

  it('a file whose connection breaks before the answer is asked for once more', async () => {
    faults['/picture'] = breaking(1, reset)
    expect((await client.openFile({ path: '/picture', headers: {}, caller: caller() })).status).toBe(200)
  })
})

describe('a session that is not valid any more', () => {
  it.each<RestMethod>(['GET', 'POST'])(
    'a session that is not valid any more is told beside the answer of a %s, where the marketplace tells',
    async (method) => {
      faults['/lapsed'] = (_, res) => res.setHeader('x-session', 'expired').end('{}')
      expect((await send(client, method, '/lapsed')).isSessionExpired).toBe(true)
      expect(await send(client, method, '/ok')).not.toHaveProperty('isSessionExpired')
    },
  )
})

describe('bodies and neighbours', () => {
  it('the REST client sends forms, by POST and by PUT', async () => {
    for (const method of ['POST', 'PUT'] as const) {
      await send(client, method, '/ok')
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      expect(lastSeen()).toMatchObject({ method, body: 'ids=1%2C2', headers })
    }
  })

  it('the REST client answers others while a hundred calls hang', async () => {
    const controller = new AbortController()
    const hanging = Array.from({ length: 100 }, () => send(client, 'GET', '/hang', { signal: controller.signal }).catch(() => undefined))
    expect(await outcome(client, 'GET', '/ok')).toEqual({ a: 1 })
    expect(await outcome(client, 'POST', '/ok')).toEqual({ a: 1 })
    controller.abort()
    await Promise.all(hanging)
  })

  it('the REST client streams files and stops with its caller', async () => {
    const file = await client.openFile({
      path: '/ok',
      headers: { 'if-none-match': '"1"' },
      caller: caller({ session: { kind: 'cookie', value: 'abc' } }),
    })
    const parts: Buffer[] = []
    for await (const part of file.body) parts.push(part as Buffer)
    expect([file.status, Buffer.concat(parts).toString()]).toEqual([200, '{"code":200,"message":"ok","data":{"a":1}}'])
    expect(lastSeen()?.headers).toMatchObject({ 'if-none-match': '"1"', cookie: 'sid=abc' })

    const controller = new AbortController()
    const endless = await client.openFile({ path: '/hang-body', headers: {}, caller: caller({ signal: controller.signal }) })
    controller.abort()
    await expect(endless.body.toArray()).rejects.toThrow()

    // Nobody listens to this one: its end must not end the process.
    const leaving = new AbortController()
    const unread = await client.openFile({ path: '/hang-body', headers: {}, caller: caller({ signal: leaving.signal }) })
    const closed = new Promise((resolve) => void unread.body.once('close', resolve))
    leaving.abort()
    await closed
    await expect(quick.openFile({ path: '/hang', headers: {}, caller: caller() })).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
  })
})
