import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { GatewayError } from './errors/gatewayError.ts'
import { userBody } from './testing/bodies.ts'
import { json, openServer, type OpenServer, type ServerOptions } from './testing/openServer.ts'
import { ok, raw, refused, stubRest, type StubRest, type StubRoutes } from './testing/stubRest.ts'

let open: OpenServer | undefined
afterEach(async () => open?.close())

type Opened = OpenServer & { rest: StubRest }
async function start(routes: StubRoutes, options: ServerOptions = {}): Promise<Opened> {
  const rest = stubRest(routes)
  open = await openServer(rest, options)
  return { ...open, rest }
}

/** A request with headers that fetch would not let us set. */
async function send(
  port: number,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }> {
  const sent = request({ port, host: '127.0.0.1', path, method: body === undefined ? 'GET' : 'POST', headers })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const text = (await response.toArray()).map(String).join('')
  return { status: response.statusCode ?? 0, headers: response.headers, text }
}

const login = JSON.stringify({ query: 'mutation { login(input: { username: "demo", password: "Demo-2026" }) { viewer { company } } }' })
const loginRoutes = {
  'POST /api/auth/login': ok({ token_expires: null, user: userBody() }, ['sid=fresh; Path=/; HttpOnly; Max-Age=60']),
  'GET /api/user/base': ok(userBody()),
}
const viewer = JSON.stringify({ query: '{ viewer { company } }' })

describe('the session cookie', () => {
  it.each([
    ['shop.example.com', {}, '__Host-sid=fresh; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=60'],
    ['localhost:4000', {}, 'sid=fresh; Path=/; HttpOnly; SameSite=Lax; Max-Age=60'],
    ['127.0.0.1', {}, 'sid=fresh; Path=/; HttpOnly; SameSite=Lax; Max-Age=60'],
    ['localhost.example.com', {}, '__Host-sid=fresh; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=60'],
    ['192.168.1.5:4000', {}, '__Host-sid=fresh; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=60'],
    ['localhost', { 'x-forwarded-proto': 'https' }, 'sid=fresh; Path=/; HttpOnly; SameSite=Lax; Max-Age=60'],
  ])('the session cookie on %s', async (host, extra, expected) => {
    const { port } = await start(loginRoutes)
    const { headers } = await send(port, '/graphql', { host, 'content-type': 'application/json', ...extra }, login)
    expect(headers['set-cookie']).toEqual([expected])
    expect(headers['cache-control']).toBe('no-store')
  })

  it('the session cookie is secure behind a proxy we were told of', async () => {
    const { port } = await start(loginRoutes, { settings: { trustedProxies: 1 } })
    const { headers } = await send(
      port,
      '/graphql',
      { host: 'localhost', 'x-forwarded-proto': 'https', 'content-type': 'application/json' },
      login,
    )
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-sid=fresh;.*; Secure;/)
  })

  it.each([
    ['shop.example.com', { cookie: '__Host-sid=abc' }, { kind: 'cookie', value: 'abc' }],
    ['localhost:4000', { cookie: 'sid=abc' }, { kind: 'cookie', value: 'abc' }],
    ['shop.example.com', { authorization: 'Bearer tok' }, { kind: 'bearer', value: 'tok' }],
  ])('the session cookie is read on %s from %j', async (host, given, session) => {
    const { port, rest } = await start(loginRoutes)
    await send(port, '/graphql', { host, 'content-type': 'application/json', ...given }, viewer)
    expect(rest.sent[0]?.caller.session).toEqual(session)
  })

  it('the session cookie is not taken from a name that another host of the domain could set', async () => {
    const { port, rest } = await start(loginRoutes)
    const { text } = await send(
      port,
      '/graphql',
      { host: 'shop.example.com', 'content-type': 'application/json', cookie: 'sid=abc' },
      viewer,
    )
    expect(JSON.parse(text)).toMatchObject({ data: { viewer: null } })
    expect(rest.calls).toEqual([])
  })
})

describe('who is calling', () => {
  const forged = {
    'x-forwarded-for': '203.0.113.9, 198.51.100.7',
    'x-request-id': 'given-request-id',
    cookie: 'sid=abc',
    'content-type': 'application/json',
    host: 'localhost',
  }
  it.each([
    [0, '127.0.0.1', false],
    [1, '198.51.100.7', true],
    [2, '203.0.113.9', true],
    [3, '127.0.0.1', true],
  ])('the address of the caller is known behind %d trusted proxies', async (trustedProxies, clientIp, keepsId) => {
    const { port, rest } = await start(loginRoutes, { settings: { trustedProxies } })
    const { headers } = await send(port, '/graphql', forged, viewer)
    expect(rest.sent[0]?.caller.clientIp).toBe(clientIp)
    expect(headers['x-request-id'] === 'given-request-id').toBe(keepsId)
    expect(rest.sent[0]?.caller.requestId).toBe(headers['x-request-id'])
  })
})

describe('CORS', () => {
  const settings = { corsOrigins: ['https://app.example.com', 'https://other.example.com'] }
  const preflight = {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  }
  it('CORS lets in exactly the configured origins', async () => {
    const { url } = await start(loginRoutes, { settings })
    const before = await fetch(`${url}/graphql`, { ...preflight, headers: { ...preflight.headers, origin: 'https://app.example.com' } })
    expect(before.status).toBe(204)
    expect(before.headers.get('access-control-allow-headers')?.split(', ')).toEqual(
      expect.arrayContaining(['content-type', 'authorization', 'x-csrf', 'x-shop', 'x-show-calls', 'apollo-require-preflight']),
    )
    const response = await fetch(`${url}/graphql`, json({ query: '{ __typename }' }, { origin: 'https://app.example.com' }))
    expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example.com')
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
    expect(response.headers.get('access-control-expose-headers')).toBe('x-request-id, retry-after, etag')
    expect(response.headers.get('vary')).toContain('origin')
    expect(await response.json()).toMatchObject({ data: { __typename: 'Query' } })
  })

  it.each([
    'https://evil.example',
    'null',
    'https://app.example.com.evil.example',
    'http://app.example.com',
    'https://app.example.com:444',
    '*',
  ])('CORS says nothing to %s', async (origin) => {
    const { url } = await start(loginRoutes, { settings })
    for (const init of [{ ...preflight, headers: { ...preflight.headers, origin } }, json({ query: '{ __typename }' }, { origin })]) {
      const { headers } = await fetch(`${url}/graphql`, init)
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  it('CORS is off by default', async () => {
    const { url } = await start(loginRoutes)
    const { headers } = await fetch(`${url}/graphql`, json({ query: '{ __typename }' }, { origin: 'https://app.example.com' }))
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('every answer', () => {
  it.each(['/graphql', '/healthz', '/files/x.svg', '/nothing', '/graphql/x', '//evil.example', '/%2e%2e/etc/passwd'])(
    'every answer of %s carries the safe headers',
    async (path) => {
      const { port } = await start({}, { settings: { publicUrl: 'https://shop.example.com' } })
      const { headers } = await send(port, path, {})
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'strict-transport-security': 'max-age=31536000',
        'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      })
    },
  )

  it('an answer to an unknown address is JSON with the request id', async () => {
    const { url } = await start({})
    const response = await fetch(`${url}/`)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
    expect(await response.json()).toEqual({
      error: { code: 'BAD_REQUEST', userMessage: expect.any(String), requestId: response.headers.get('x-request-id') },
    })
  })
})

describe('health', () => {
  it('health is well while the process runs', async () => {
    const { url } = await start({})
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' })
  })

  it.each([
    ['ready', 'whole', ok({}), false, 200],
    ['ready', 'before a marketplace that knows no such call', raw(404, '<h1>Not Found</h1>'), false, 200],
    ['degraded', 'without a ready marketplace', refused(503, 'x'), false, 200],
    ['degraded', 'without any marketplace', new GatewayError('SYSTEM_BUSY'), false, 200],
    ['leaving', 'while it drains', ok({}), true, 503],
  ])('health is %s %s', async (word, _, route, isDraining, status) => {
    const { url, health } = await start({ 'GET /readyz': route })
    health.isDraining = isDraining
    const response = await fetch(`${url}/readyz`)
    expect([response.status, await response.json()]).toEqual([status, { status: word }])
  })
})

describe('a hostile socket', () => {
  it('a hostile socket that leaves within its body harms nobody', async () => {
    const { url, port, logs } = await start({})
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"query":')
    await new Promise((resolve) => setImmediate(resolve))
    socket.resetAndDestroy()
    await once(socket, 'close')
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(logs.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })

  it('a hostile socket that sends more than a megabyte is told so and closed', async () => {
    const { port } = await start({})
    const { status, headers } = await send(port, '/graphql', { 'content-type': 'application/json' }, 'x'.repeat(2_000_000))
    expect(status).toBe(413)
    expect(headers['connection']).toBe('close')
  })
})

describe('draining', () => {
  it('draining finishes what is under way and closes its connections', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { url, health } = await start({ 'GET /api/time': async () => held.then(() => ok({ timestamp: 1_795_226_702 })) })
    const answer = fetch(`${url}/graphql`, json({ query: '{ serverTime }' }))
    health.isDraining = true
    release()
    expect(await (await answer).json()).toMatchObject({ data: { serverTime: '2026-11-21T02:05:02Z' } })
    expect((await fetch(`${url}/healthz`)).headers.get('connection')).toBe('close')
  })
})
