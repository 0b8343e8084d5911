import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Server } from '../../scripts/lib/child.ts'
import { FaultProxy } from '../support/faultProxy.ts'
import { FAULTS } from '../support/faults.ts'
import { startSmallMarketplace } from '../support/smallMarketplace.ts'

const output: string[] = []
let upstream: Awaited<ReturnType<typeof startSmallMarketplace>>
let proxy: FaultProxy
let proxyPort: number
let hasty: Gateway
let patient: Gateway

type Gateway = { readonly server: Server; readonly url: string }

async function startGateway(apiUrl: string, timeoutMs: number): Promise<Gateway> {
  const server = new Server(
    ['gateway/src/main.ts'],
    {
      PORT: '0',
      API_URL: apiUrl,
      DATA_DIR: '/nowhere',
      STOREFRONT_DIR: '/nowhere',
      UPSTREAM_TIMEOUT_MS: String(timeoutMs),
      LOG_LEVEL: 'warn',
      RATE_PER_SESSION: '0',
      RATE_PER_ADDRESS: '0',
    },
    (text) => output.push(text),
  )
  const ready = await server.ready()
  return { server, url: `http://localhost:${ready?.port ?? 0}/graphql` }
}

beforeAll(async () => {
  upstream = await startSmallMarketplace()
  proxy = new FaultProxy(upstream.url)
  const apiUrl = await proxy.listen()
  proxyPort = Number(new URL(apiUrl).port)
  ;[hasty, patient] = await Promise.all([startGateway(apiUrl, 1_000), startGateway(apiUrl, 600_000)])
})
afterAll(async () => {
  await Promise.all([hasty, patient].map(({ server }) => server.stop(0)))
  await proxy.close()
  upstream.close()
})
beforeEach(() => proxy.heal())

type Answer = { data?: Record<string, unknown> | null; errors?: { path?: string[]; extensions: { code: string } }[] }
async function ask(query: string, { url } = hasty): Promise<{ answer: Answer; text: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'sid=abc' },
    body: JSON.stringify({ query }),
  })
  const text = await response.text()
  const { extensions: _cost, ...answer } = JSON.parse(text) as Answer & { extensions?: unknown }
  return { answer, text }
}
const READ = '{ serverTime contract { version } }'
const WRITE = 'mutation { login(input: { username: "demo", password: "Demo-2026" }) { viewer { company } } }'
const leaks = /SQLSTATE|nginx|10\.0\.0\.7|\/srv\/|node_modules|ECONN|UND_ERR|HPE_|socket|<html|maintenance|"stack"/i
const kinds = Object.keys(FAULTS) as (keyof typeof FAULTS)[]

describe(`${kinds.length + 1} kinds of broken answers`, () => {
  it.each(kinds)('broken answer %s: a typed error in time, the rest of the answer remains, and the next is whole', async (fault) => {
    proxy.break('GET', '/api/contract', fault)
    const { answer, text } = await ask(READ)
    expect(answer.data).toMatchObject({ serverTime: '2026-11-21T02:05:02Z' })
    expect(answer.data).toMatchObject({ contract: null })
    expect(answer.errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [['contract'], expect.stringMatching(/^(SYSTEM_BUSY|UPSTREAM_TIMEOUT)$/)],
    ])
    expect(text).not.toMatch(leaks)
    proxy.heal()
    const after = await ask(READ)
    expect(after.answer).toEqual({ data: { serverTime: '2026-11-21T02:05:02Z', contract: { version: '2026-01' } } })
  })

  /** The host says that it has done it, and nothing more that can be read: the gateway asks it who is there. */
  const DONE = ['no-content', 'deep', 'wrong-shape', 'data-null', 'data-list', 'data-text', 'no-data']
  it.each(kinds)('broken answer %s: a write is sent once', async (fault) => {
    proxy.break('POST', '/api/auth/login', fault)
    const { answer, text } = await ask(WRITE)
    if (DONE.includes(fault)) expect(answer).toEqual({ data: { login: { viewer: { company: '康健大药房' } } } })
    else expect(answer.errors).toHaveLength(1)
    expect(text).not.toMatch(leaks)
    expect(proxy.seen.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/auth/login'])
  })

  it('calls are refused while the marketplace is away, and whole again when it is back', async () => {
    await proxy.close()
    const { answer, text } = await ask(READ)
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(['SYSTEM_BUSY', 'SYSTEM_BUSY'])
    expect(text).not.toMatch(leaks)
    await proxy.listen(proxyPort)
    expect((await ask(READ)).answer.errors).toBeUndefined()
  })

  it('broken answers leave no fault of the gateway itself in its log', () => {
    const lines = output
      .join('')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as { level: number; code: string; cause?: { message?: string } })
    expect(lines.filter(({ level }) => level >= 50)).toEqual([])
    expect(lines.length).toBeGreaterThan(kinds.length)
  })
})

describe('100 hanging calls', () => {
  it('100 hanging calls keep nobody else waiting', async () => {
    proxy.break('GET', '/api/contract', 'hang')
    let ended = 0
    const hanging = Array.from({ length: 100 }, async () => {
      const { answer } = await ask('{ contract { version } }', patient)
      ended++
      return answer.errors?.[0]?.extensions.code
    })
    await expect.poll(() => proxy.seen).toContain('GET /api/contract')
    for (let index = 0; index < 100; index++) expect((await ask('{ serverTime }', patient)).answer.errors).toBeUndefined()
    expect(ended).toBe(0)
    await proxy.close()
    expect(new Set(await Promise.all(hanging))).toEqual(new Set(['SYSTEM_BUSY']))
  })
})
