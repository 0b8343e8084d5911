import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { Server } from '../../scripts/lib/child.ts'
import { freePort } from '../../scripts/lib/postgres.ts'
import { startSmallMarketplace } from '../support/smallMarketplace.ts'

const REQUESTS = 100_000
const CONCURRENT = 24
const SAMPLE_EVERY = 1_000
const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT })

type Asked = { path?: string; method?: string; body?: string; headers?: Record<string, string>; leaves?: boolean }
const query = (document: string, variables: object = {}): string => JSON.stringify({ query: document, variables })

/** Good and bad, quick and broken off, from many sessions and addresses: what a day brings. */
const MIX: readonly ((index: number) => Asked)[] = [
  () => ({ body: query('{ serverTime viewer { company } }') }),
  (index) => ({ body: query(`query Q${index} { viewer { company } a${index}: serverTime }`) }),
  () => ({ body: query('query ($id: String!) { goods(goodsID: $id) { name } }', { id: '17' }) }),
  () => ({ body: query('{ contract { version ... @defer(label: "x") { title } } }'), headers: { accept: 'multipart/mixed' } }),
  () => ({ body: query('mutation { login(input: { username: "demo", password: "Demo-2026" }) { viewer { company } } }') }),
  () => ({ body: query('{ nothing }') }),
  () => ({ body: '{"query":' }),
  () => ({ body: query(`{ ${Array.from({ length: 20 }, (_, alias) => `a${alias}: serverTime`).join(' ')} }`) }),
  () => ({ path: '/graphql?query=%7B__typename%7D', method: 'GET' }),
  () => ({ path: '/files/goods/none.svg', method: 'GET' }),
  () => ({ path: '/nothing', method: 'GET' }),
  () => ({ body: query('{ contract { version } serverTime }'), leaves: true }),
]

function send(port: number, index: number): Promise<number> {
  const { path = '/graphql', method = 'POST', body, headers = {}, leaves = false } = MIX[index % MIX.length]?.(index) ?? {}
  return new Promise((resolve) => {
    const sent = request({
      host: '127.0.0.1', port, path, method, agent,
      headers: { host: 'localhost', 'content-type': 'application/json', cookie: `sid=session-${index % 500}`, 'x-forwarded-for': `203.0.113.${index % 250}`, ...headers },
    }, (response) => void text(response).then(() => resolve(response.statusCode ?? 0), () => resolve(0)))
    sent.once('error', () => resolve(0))
    sent.end(body, () => { if (leaves) sent.destroy() })
  })
}

it.runIf(process.env['FULL'] === '1')(`stays flat over ${REQUESTS} mixed requests`, async () => {
  const marketplace = await startSmallMarketplace()
  const metricsPort = await freePort()
  const env = { PORT: '0', API_URL: marketplace.url, DATA_DIR: '/nowhere', STOREFRONT_DIR: '/nowhere', LOG_LEVEL: 'error', TRUST_PROXY: '1', METRICS_PORT: String(metricsPort), RATE_PER_SESSION: '100000', RATE_PER_ADDRESS: '100000' }
  const gateway = new Server(['--max-semi-space-size=4', 'gateway/src/main.ts'], env, () => undefined)
  const port = (await gateway.ready())?.port ?? 0
  const gauge = async (name: string): Promise<number> => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]) / 1_000_000
  }
  const heap: number[] = []
  const resident: number[] = []
  const statuses = new Map<number, number>()
  let asked = 0
  const one = async (): Promise<void> => {
    while (asked < REQUESTS) {
      const index = (asked += 1)
      const status = await send(port, index)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (index % SAMPLE_EVERY !== 0) continue
      heap.push(await gauge('nodejs_heap_size_used_bytes'))
      resident.push(await gauge('process_resident_memory_bytes'))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT }, one))
  await gateway.stop()
  marketplace.close()
  // What lives on shows in the lowest value between two collections.
  const lowest = (from: number, to: number): number => Math.min(...heap.slice(from, to))
  const [early, late] = [lowest(20, 40), lowest(80, 100)]
  const figures = `heap ${early.toFixed(1)} → ${late.toFixed(1)} MB, resident at most ${Math.max(...resident).toFixed(0)} MB, ${JSON.stringify([...statuses])}`
  expect(late - early, figures).toBeLessThan(8)
  expect(Math.max(...resident), figures).toBeLessThan(512)
  expect([...statuses.keys()].filter((status) => status >= 500), figures).toEqual([])
  process.stdout.write(`memory: ${figures}\n`)
}, 1_800_000)
