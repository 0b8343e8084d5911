import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Server } from '../../scripts/lib/child.ts'
import { FaultProxy } from '../support/faultProxy.ts'
import { FAULTS } from '../support/faults.ts'
import { startSmallMarketplace } from '../support/smallMarketplace.ts'

const TIMEOUT_MS = 1_000
const output: string[] = []
let upstream: Awaited<ReturnType<typeof startSmallMarketplace>>
let proxy: FaultProxy
let proxyPort: number
let gateway: Server
let url: string

beforeAll(async () => {
  upstream = await startSmallMarketplace()
  proxy = new FaultProxy(upstream.url)
  const apiUrl = await proxy.listen()
  proxyPort = Number(new URL(apiUrl).port)
  gateway = new Server(
    ['gateway/src/main.ts'],
    {
      PORT: '0',
      API_URL: apiUrl,
      DATA_DIR: '/nowhere',
      STOREFRONT_DIR: '/nowhere',
      UPSTREAM_TIMEOUT_MS: String(TIMEOUT_MS),
      LOG_LEVEL: 'warn',
      RATE_PER_SESSION: '0',
      RATE_PER_ADDRESS: '0',
    },
    (text) => output.push(text),
  )
  const ready = await gateway.ready()
  url = `http://localhost:${ready?.port ?? 0}/graphql`
})
afterAll(async () => {
  await gateway.stop(0)
  await proxy.close()
  upstream.close()
})
beforeEach(() => proxy.heal())

type Answer = { data?: Record<string, unknown> | null; errors?: { path?: string[]; extensions: { code: string } }[] }
async function ask(query: string): Promise<{ answer: Answer; text: string; ms: number }> {
  const started = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'sid=abc' },
    body: JSON.stringify({ query }),
  })
  const text = await response.text()
  return { answer: JSON.parse(text) as Answer, text, ms: performance.now() - started }
}
const READ = '{ serverTime contract { version } }'
const WRITE = 'mutation { login(input: { username: "demo", password: "Demo-2026" }) { viewer { company } } }'
const leaks = /SQLSTATE|nginx|10\.0\.0\.7|\/srv\/|node_modules|ECONN|UND_ERR|HPE_|socket|<html|maintenance|"stack"/i
const kinds = Object.keys(FAULTS) as (keyof typeof FAULTS)[]

describe(`${kinds.length + 1} kinds of broken answers`, () => {
  it.each(kinds)('%s: a typed error in time, the rest of the answer stands, and the next is whole', async (fault) => {
    proxy.break('GET', '/api/contract', fault)
    const { answer, text, ms } = await ask(READ)
    expect(ms).toBeLessThan(TIMEOUT_MS + 2_000)
    expect(answer.data).toMatchObject({ serverTime: '2026-11-21T02:05:02Z' })
    expect(answer.data).toMatchObject({ contract: null })
    expect(answer.errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [['contract'], expect.stringMatching(/^(SYSTEM_BUSY|UPSTREAM_TIMEOUT)$/)],
    ])
    expect(text).not.toMatch(leaks)
    proxy.heal()
    const after = await ask(READ)
    expect(after.answer).toEqual({ data: { serverTime: '2026-11-21T02:05:02Z', contract: { version: '2026-01' } } })
    expect(after.ms).toBeLessThan(5_000)
  })

  it.each(kinds)('%s: a write is sent once', async (fault) => {
    proxy.break('POST', '/api/auth/login', fault)
    const { answer, text, ms } = await ask(WRITE)
    expect(ms).toBeLessThan(TIMEOUT_MS + 2_000)
    expect(answer.errors).toHaveLength(1)
    expect(text).not.toMatch(leaks)
    expect(proxy.seen.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/auth/login'])
  })

  it('refused: while the marketplace is away, and whole again when it is back', async () => {
    await proxy.close()
    const { answer, text } = await ask(READ)
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(['SYSTEM_BUSY', 'SYSTEM_BUSY'])
    expect(text).not.toMatch(leaks)
    await proxy.listen(proxyPort)
    expect((await ask(READ)).answer.errors).toBeUndefined()
  })

  it('leave no fault of the gateway itself in its log', () => {
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
  it('keep nobody else waiting', async () => {
    proxy.break('GET', '/api/contract', 'hang')
    const hanging = Array.from({ length: 100 }, () => ask('{ contract { version } }'))
    const times: number[] = []
    for (let index = 0; index < 100; index++) times.push((await ask('{ serverTime }')).ms)
    expect(times.toSorted((a, b) => a - b).at(-2)).toBeLessThan(1_000)
    const codes = (await Promise.all(hanging)).map(({ answer }) => answer.errors?.[0]?.extensions.code)
    expect(new Set(codes)).toEqual(new Set(['UPSTREAM_TIMEOUT']))
  })
})
