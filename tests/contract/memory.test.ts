import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { Server } from '../../scripts/lib/child.ts'
import { freePort } from '../../scripts/lib/postgres.ts'
import { openInspector } from '../support/inspector.ts'
import { startSmallMarketplace } from '../support/smallMarketplace.ts'

const REQUESTS = 100_000
const CONCURRENT = 24
const SAMPLE_EVERY = 10_000
const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT })

type Asked = { path?: string; method?: string; body?: string; headers?: Record<string, string>; leaves?: boolean }
const query = (document: string, variables: object = {}): string => JSON.stringify({ query: document, variables })

/** Good and bad, quick and broken off, from many sessions and addresses: what a day brings. */
const MIX: readonly ((index: number) => Asked)[] = [
  () => ({ body: query('{ serverTime viewer { company } }') }),
  (index) => ({ body: query(`query Q${index} { viewer { company } a${index}: serverTime }`) }),
  () => ({ body: query('query ($id: ID!) { goods(goodsID: $id) { name } }', { id: '17' }) }),
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
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent,
        headers: {
          host: 'localhost',
          'content-type': 'application/json',
          cookie: `sid=session-${index % 500}`,
          'x-forwarded-for': `203.0.113.${index % 250}`,
          ...headers,
        },
      },
      (response) =>
        void text(response).then(
          () => resolve(response.statusCode ?? 0),
          () => resolve(0),
        ),
    )
    sent.once('error', () => resolve(0))
    sent.end(body, () => {
      if (leaves) sent.destroy()
    })
  })
}

it.runIf(process.env['FULL'] === '1')(
  `the gateway's memory stays flat over ${REQUESTS} mixed requests`,
  async () => {
    const marketplace = await startSmallMarketplace()
    const inspectorPort = await freePort()
    const env = {
      PORT: '0',
      API_URL: marketplace.url,
      DATA_DIR: '/nowhere',
      STOREFRONT_DIR: '/nowhere',
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      RATE_PER_SESSION: '100000',
      RATE_PER_ADDRESS: '100000',
    }
    const gateway = new Server([`--inspect=127.0.0.1:${inspectorPort}`, 'gateway/src/main.ts'], env, () => undefined)
    const port = (await gateway.ready())?.port ?? 0
    const inspector = await openInspector(inspectorPort)
    const heap: number[] = []
    const statuses = new Map<number, number>()
    let asked = 0
    const askUntilDone = async (): Promise<void> => {
      while (asked < REQUESTS) {
        const index = (asked += 1)
        const status = await send(port, index)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (index % SAMPLE_EVERY === 0) heap.push(await inspector.heapMegabytes())
      }
    }
    await Promise.all(Array.from({ length: CONCURRENT }, askUntilDone))
    inspector.close()
    await gateway.stop()
    marketplace.close()
    const figures = `heap every ${SAMPLE_EVERY} requests: ${heap.map((megabytes) => megabytes.toFixed(1)).join(', ')} MB, statuses ${JSON.stringify([...statuses])}`
    process.stdout.write(`${figures}\n`)
    // By 30,000 requests every bounded store is full.
    const [full = 0, last = 0] = [heap[2], heap.at(-1)]
    expect(last - full, figures).toBeLessThan(4)
    expect(last, figures).toBeLessThan(128)
    expect(
      [...statuses.keys()].filter((status) => status >= 500),
      figures,
    ).toEqual([])
  },
  1_800_000,
)
