import { afterEach, describe, expect, it } from 'vitest'
import { networkOf } from '../../http/networkOf.ts'
import { userBody } from '../../testing/bodies.ts'
import { json, openServer, type OpenServer, type ServerOptions } from '../../testing/openServer.ts'
import { ok, stubRest } from '../../testing/stubRest.ts'
import { SessionJar } from '../../rest/session.ts'
import { claimsOf } from './rateLimit.ts'

let open: OpenServer | undefined
afterEach(async () => open?.close())

async function start(settings: NonNullable<ServerOptions['settings']>): Promise<OpenServer> {
  open = await openServer(stubRest({ 'GET /api/user/base': ok(userBody()) }), { settings: { trustedProxies: 1, ...settings } })
  return open
}

type Who = { session?: string; address?: string }
const headersOf = ({ session, address = '203.0.113.1' }: Who): Record<string, string> => ({
  'x-forwarded-for': address,
  ...(session === undefined ? {} : { cookie: `sid=${session}` }),
})
const ask = (url: string, who: Who): Promise<Response> => fetch(`${url}/graphql`, json({ query: '{ __typename }' }, headersOf(who)))
const times = async (count: number, send: () => Promise<Response>): Promise<number[]> => {
  const statuses: number[] = []
  for (let index = 0; index < count; index++) statuses.push((await send()).status)
  return statuses
}

describe('rates', () => {
  it('rates are counted by session, wherever it comes from', async () => {
    const { url } = await start({ ratePerSession: 3 })
    expect(await times(2, () => ask(url, { session: 'one' }))).toEqual([200, 200])
    expect(await times(2, () => ask(url, { session: 'one', address: '203.0.113.2' }))).toEqual([200, 429])
    expect(await times(1, () => ask(url, { session: 'two' }))).toEqual([200])
    expect(await times(1, () => ask(url, {}))).toEqual([200])
  })

  it('rates are counted by address, however many sessions are invented', async () => {
    const { url } = await start({ ratePerAddress: 3 })
    let next = 0
    expect(await times(4, () => ask(url, { session: `invented${(next += 1)}` }))).toEqual([200, 200, 200, 429])
    expect(await times(1, () => ask(url, { address: '203.0.113.2' }))).toEqual([200])
  })

  it('rates refuse in the words of the catalogue and say when to come back', async () => {
    const { url } = await start({ ratePerAddress: 1 })
    await ask(url, {})
    const response = await ask(url, {})
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([429, '60', 'no-store'])
    expect(await response.json()).toEqual({
      errors: [
        {
          message: 'Too many requests.',
          extensions: { code: 'RATE_LIMITED', userMessage: '操作过于频繁，请稍后再试', requestId: response.headers.get('x-request-id') },
        },
      ],
    })
  })

  it('rates answer a browser with a page and a program with JSON', async () => {
    const { url } = await start({ ratePerAddress: 1 })
    await ask(url, {})
    const page = await fetch(`${url}/list`, { headers: { ...headersOf({}), accept: 'text/html' } })
    expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('请在 60 秒后刷新页面')
    const file = await fetch(`${url}/list`, { headers: headersOf({}) })
    expect(await file.json()).toMatchObject({ error: { code: 'RATE_LIMITED' } })
  })

  it('rates leave health alone, and count ten files as one request', async () => {
    const { url } = await start({ ratePerAddress: 2 })
    const get = (path: string) => () => fetch(url + path, { headers: headersOf({}) })
    expect(new Set(await times(20, get('/files/a.svg')))).toEqual(new Set([404]))
    expect(await times(1, get('/files/a.svg'))).toEqual([429])
    expect(await times(5, get('/healthz'))).toEqual([200, 200, 200, 200, 200])
  })

  it('what a browser fetches ahead takes nothing from what its buyer may ask, and has a bound all the same', async () => {
    const { url } = await start({ ratePerSession: 2, ratePerAddress: 100 })
    const ahead = { ...headersOf({ session: 'one' }), 'sec-purpose': 'prefetch' }
    expect(await times(3, () => fetch(`${url}/list/info/7`, { headers: ahead }))).toEqual([404, 404, 429])
    expect(await times(3, () => ask(url, { session: 'one' }))).toEqual([200, 200, 429])
  })

  it('rates can be switched off', async () => {
    const { url } = await start({ ratePerAddress: 0, ratePerSession: 0 })
    expect(new Set(await times(30, () => ask(url, { session: 'one' })))).toEqual(new Set([200]))
  })
})

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2'],
    ['2001:0db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['rubbish', 'rubbish'],
  ])('the network of the address %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

it("keys of rates hold neither session nor address, and no session's is an address's or what is fetched ahead", () => {
  const incoming = { jar: new SessionJar({ kind: 'bearer', value: '203.0.113.7' }, true), clientIp: '203.0.113.7' }
  const rates = { perSession: 5, perAddress: 9 }
  const claims = [...claimsOf(incoming, rates), ...claimsOf(incoming, rates, 'ahead ')]
  expect(claims.map(({ perMinute }) => perMinute)).toEqual([9, 5, 9, 5])
  expect(new Set(claims.map(({ key }) => key)).size).toBe(4)
  expect(claims.filter(({ key }) => key.includes('203.0.113.7'))).toEqual([])
  expect(claimsOf(incoming, { perSession: 0, perAddress: 9 })).toHaveLength(1)
  expect(claimsOf(incoming, { perSession: 5, perAddress: 0 })).toHaveLength(1)
})
