import { afterEach, describe, expect, it } from 'vitest'
import { GatewayError } from '../errors/gatewayError.ts'
import { freePort } from '../testing/redisServer.ts'
import { userBody } from '../testing/bodies.ts'
import { json, openServer, type OpenServer } from '../testing/openServer.ts'
import { ok, refused, stubRest } from '../testing/stubRest.ts'
import { trust } from '../testing/trust.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { serveMetrics } from './metricsServer.ts'
import { observedClient, type Observers } from './observedClient.ts'
import { routeOf } from './routeOf.ts'

let open: OpenServer | undefined
afterEach(async () => open?.close())

const documents = trust({
  page: 'query HomePage { viewer { company } cart { lineCount } }',
  order: 'query OrderPage { order(orderID: "7") { orderNo } }',
})

async function start(): Promise<{ url: string; metrics: Metrics }> {
  let time = 0
  const metrics = createMetrics(() => 3)
  const observers: Observers = { metrics, spans: null, now: () => (time += 20) }
  const client = observedClient(
    stubRest({
      'GET /api/user/base': ok(userBody()),
      'GET /api/cart/list': refused(500, 'x'),
      'GET /api/order/7': () => new GatewayError('UPSTREAM_TIMEOUT'),
    }),
    observers,
  )
  open = await openServer(client, { documents, observers, settings: { ratePerAddress: 4 } })
  return { url: open.url, metrics }
}
const ask = async (url: string, body: object): Promise<void> => {
  await (await fetch(`${url}/graphql`, json(body, { cookie: 'sid=abc' }))).text()
}

describe('metrics', () => {
  it('metrics count operations and calls, their errors by code, and how long they took', async () => {
    const { url, metrics } = await start()
    await ask(url, { doc_id: 'page' })
    await ask(url, { doc_id: 'order' })
    await ask(url, { query: 'query MySecretName { viewer { company } }' })
    await ask(url, { query: '{ nothing }' })
    await ask(url, { query: '{ serverTime }' })
    metrics.told(40)
    metrics.told(4_000)
    const text = await metrics.text()
    expect(text).toContain('gateway_event_delay_seconds_bucket{le="1"} 1')
    expect(text).toContain('gateway_event_delay_seconds_sum 4.04')
    expect(text).toContain('gateway_operation_seconds_count{operation="HomePage",kind="query"} 1')
    expect(text).toContain('gateway_operation_errors_total{operation="HomePage",code="SYSTEM_BUSY"} 1')
    expect(text).toContain('gateway_operation_errors_total{operation="OrderPage",code="UPSTREAM_TIMEOUT"} 1')
    expect(text).toContain('gateway_operation_seconds_count{operation="adhoc",kind="query"} 1')
    expect(text).toContain('gateway_operation_errors_total{operation="refused",code="BAD_REQUEST"} 1')
    expect(text).toContain('gateway_call_seconds_count{method="GET",route="/api/user/base"} 2')
    expect(text).toMatch(/gateway_call_seconds_bucket\{le="0.025",method="GET",route="\/api\/order\/\{id\}"\} [01]/)
    expect(text).toContain('gateway_call_errors_total{method="GET",route="/api/cart/list",code="500"} 1')
    expect(text).toContain('gateway_call_errors_total{method="GET",route="/api/order/{id}",code="UPSTREAM_TIMEOUT"} 1')
    expect(text).toContain('gateway_rate_limited_total 1')
    expect(text).toContain('gateway_subscriptions 3')
    expect(text).toContain('process_resident_memory_bytes')
    expect(text).not.toMatch(/MySecretName|abc|康健/)
  })

  it('metrics are read on a separate port and nowhere else', async () => {
    const { url, metrics } = await start()
    const port = await freePort()
    const server = await serveMetrics(metrics, port, '127.0.0.1')
    const response = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    expect(await response.text()).toContain('gateway_operation_seconds')
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    server.closeAllConnections()
    server.close()
  })

  it('metrics cost nothing where nobody reads them: the client is the very same', () => {
    const client = stubRest({})
    expect(observedClient(client, { metrics: null, spans: null, now: () => 0 })).toBe(client)
  })
})

describe('the route of a call', () => {
  it.each([
    ['/api/goods/detail/17?x=1', '/api/goods/detail/{id}'],
    ['/api/cart/3/edit', '/api/cart/{id}/edit'],
    ['/api/time', '/api/time'],
    ['/files/goods/1-abc.svg', '/files'],
    ['/cashier/P20261121?sig=secret', '/cashier'],
    ['/whatever/13800000001', '/other'],
  ])('the route of the call %s is %s', (path, route) => {
    expect(routeOf(path, new Set())).toBe(route)
  })

  it('the number of routes of calls has a bound', () => {
    const known = new Set<string>()
    for (let index = 0; index < 400; index++) routeOf(`/api/x${index}`, known)
    expect(known.size).toBe(300)
    expect(routeOf('/api/more', known)).toBe('/api/other')
  })
})
