import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { userBody } from '../testing/bodies.ts'
import { openServer, type OpenServer } from '../testing/openServer.ts'
import { ok, stubRest, type StubRest } from '../testing/stubRest.ts'

let open: OpenServer | undefined
afterEach(async () => open?.close())

const settings = { publicUrl: 'https://shop.example.com', corsOrigins: ['https://app.example.com'] }

/** A POST with whatever headers, as no fetch would let us send it; the host is this machine's unless said. */
async function post(
  headers: Record<string, string>,
  more: object = {},
  path = '/graphql',
): Promise<{ status: number; body: string; headers: IncomingMessage['headers']; rest: StubRest }> {
  const rest = stubRest({ 'GET /api/user/base': ok(userBody()) })
  open = await openServer(rest, { settings: { ...settings, ...more } })
  const sent = request({
    port: open.port,
    host: '127.0.0.1',
    path,
    method: 'POST',
    headers: { host: 'localhost:4000', 'content-type': 'application/json', cookie: 'sid=abc', ...headers },
  })
  sent.end('{"query":"{ viewer { company } }"}')
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, headers: response.headers, body: (await response.toArray()).map(String).join(''), rest }
}

describe("a change that comes with the buyer's cookie", () => {
  it.each(['https://evil.example', 'null', 'http://localhost:4001', 'https://shop.example.com.evil.example', 'rubbish'])(
    "a change that comes with the buyer's cookie from %s is refused, in the form of GraphQL",
    async (origin) => {
      const { status, body, headers, rest } = await post({ origin })
      expect([status, headers['retry-after'], rest.calls]).toEqual([403, undefined, []])
      expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
    },
  )

  it.each([
    ["the shop's own page", { origin: 'http://localhost:4000' }, {}],
    ["the shop's own address behind a proxy that says another host", { origin: 'https://shop.example.com' }, {}],
    [
      'the host a trusted proxy was asked for',
      { origin: 'https://b2b.example.com', 'x-forwarded-host': 'b2b.example.com' },
      { trustedProxies: 1 },
    ],
    ['a site that is let in', { origin: 'https://app.example.com' }, {}],
    ['no page at all', {}, {}],
  ])("a change that comes with the buyer's cookie from %s is carried out", async (_, headers, more) => {
    const { status, rest } = await post(headers, more)
    expect([status, rest.calls]).toEqual([200, ['GET /api/user/base']])
  })

  it("a change that comes with the buyer's cookie is refused where nobody vouches for its host", async () => {
    expect((await post({ origin: 'https://b2b.example.com', 'x-forwarded-host': 'b2b.example.com' })).status).toBe(403)
  })

  it("a change that comes with the buyer's cookie is refused everywhere, uploads too", async () => {
    expect(
      (await post({ origin: 'https://evil.example', 'x-csrf': '1', 'content-type': 'multipart/form-data; boundary=x' }, {}, '/upload'))
        .status,
    ).toBe(403)
  })
})

it.each([
  ['no session', { cookie: '' }],
  ['a token, which no browser adds by itself', { cookie: '', authorization: 'Bearer tok' }],
])('a foreign page with %s is answered', async (_, headers) => {
  expect((await post({ origin: 'https://evil.example', ...(headers as Record<string, string>) })).status).toBe(200)
})
