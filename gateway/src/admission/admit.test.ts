import { PassThrough, Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { createMetrics } from '../observe/metrics.ts'
import { noObservers } from '../testing/noObservers.ts'
import { json, openServer, type OpenServer } from '../testing/openServer.ts'
import { ok, stubRest } from '../testing/stubRest.ts'
import { trust } from '../testing/trust.ts'

let open: OpenServer | undefined
afterEach(async () => open?.close())

const documents = trust({ time: 'query Time { serverTime }' })

/** A gateway with room for two, both taken by questions that wait. */
async function full() {
  const held = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  let count = 0
  const rest = stubRest(
    {
      'GET /readyz': ok({}),
      'GET /api/time': async () => {
        count += 1
        if (count === 2) asked.resolve()
        await held.promise
        return ok({ timestamp: 1_795_226_702 })
      },
    },
    ({ path }) => ({ status: 200, headers: {}, body: path === '/api/events' ? new PassThrough() : Readable.from(['<svg/>']) }),
  )
  const metrics = createMetrics(() => 0)
  open = await openServer(rest, {
    documents,
    observers: { ...noObservers, metrics },
    settings: { operationsAtOnce: 2 },
    storefront: () => [({ res }) => (res.end('<h1>'), true)],
  })
  const { url } = open
  const ask = (headers: Record<string, string> = {}): Promise<Response> => fetch(`${url}/graphql`, json({ doc_id: 'time' }, headers))
  const waiting = [ask(), ask({ accept: 'application/json;q=0.9' })]
  await asked.promise
  return { url, ask, metrics, rest, free: async () => (held.resolve(), (await Promise.all(waiting)).map(({ status }) => status)) }
}

describe('a gateway that has all it can carry', () => {
  it.each([
    ['the short entrance', {}],
    ['yoga', { accept: 'application/json;q=0.9' }],
  ])('a full gateway refuses what comes by %s at once, with a code and when to come back', async (_, headers) => {
    const { ask, rest, free } = await full()
    const response = await ask(headers)
    expect([response.status, Number(response.headers.get('retry-after'))]).toEqual([503, 2])
    expect(await response.json()).toEqual({
      errors: [
        {
          message: expect.any(String),
          extensions: { code: 'BUSY', userMessage: '访问人数较多，请稍后再试', requestId: response.headers.get('x-request-id') },
        },
      ],
    })
    expect(rest.calls).toEqual(['GET /api/time', 'GET /api/time'])
    expect(await free()).toEqual([200, 200])
    expect((await ask(headers)).status).toBe(200)
  })

  it('a full gateway tells pages in words', async () => {
    const { url, free } = await full()
    const response = await fetch(`${url}/list`, { headers: { accept: 'text/html,*/*' } })
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      503,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(await response.text()).toMatch(/<h1>访问人数较多，请稍后再试<\/h1><p>请在 \d 秒后刷新页面。/)
    await free()
    expect((await fetch(`${url}/list`)).status).toBe(200)
  })

  it('a full gateway goes on with files, health and streams', async () => {
    const { url, ask, free } = await full()
    expect((await fetch(`${url}/files/goods/1.svg`)).status).toBe(200)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const stream = await fetch(
      `${url}/graphql`,
      json({ query: 'subscription { cartChanged { cart { lineCount } } }' }, { accept: 'text/event-stream' }),
    )
    expect(stream.status).toBe(200)
    await stream.body?.cancel()
    expect((await ask()).status).toBe(503)
    await free()
  })

  it('a gateway whose places are half taken fetches nothing ahead, and goes on for those who ask', async () => {
    const held = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    let count = 0
    open = await openServer(stubRest({}), {
      settings: { operationsAtOnce: 4 },
      storefront: () => [
        async ({ path, res }) => {
          if (path === '/slow' && (count += 1) === 2) asked.resolve()
          if (path === '/slow') await held.promise
          res.end('<h1>')
          return true
        },
      ],
    })
    const { url } = open
    const statusOf = async (path: string, headers: Record<string, string> = {}) => (await fetch(url + path, { headers })).status
    const ahead = { 'sec-purpose': 'prefetch' }
    expect(await statusOf('/list', ahead)).toBe(200)
    const waiting = [statusOf('/slow'), statusOf('/slow')]
    await asked.promise
    expect([await statusOf('/list', ahead), await statusOf('/list')]).toEqual([503, 200])
    held.resolve()
    expect(await Promise.all(waiting)).toEqual([200, 200])
  })

  it('a full gateway counts whom it refused', async () => {
    const { ask, metrics, free } = await full()
    await ask()
    await ask()
    expect(await metrics.text()).toContain('gateway_refused_total{why="busy"} 2')
    await free()
  })
})

it('admission has no bound where none is wanted', async () => {
  open = await openServer(stubRest({ 'GET /api/time': ok({ timestamp: 1_795_226_702 }) }), { documents, settings: { operationsAtOnce: 0 } })
  expect((await fetch(`${open.url}/graphql`, json({ doc_id: 'time' }))).status).toBe(200)
})
