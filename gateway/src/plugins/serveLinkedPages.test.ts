import { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { GatewayError } from '../errors/gatewayError.ts'
import { openServer, type OpenServer } from '../testing/openServer.ts'
import { raw, stubRest, type StubRest, type StubRoute } from '../testing/stubRest.ts'

let open: OpenServer | undefined
afterEach(async () => open?.close())

const link = '/cashier/P2026112110000012345678012345?sig=abc-_1'
const html = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; form-action 'self'",
  'referrer-policy': 'no-referrer',
  'set-cookie': ['sid=x'],
}

async function start(answer: StubRoute = raw(303, '')): Promise<OpenServer & { rest: StubRest }> {
  const rest = stubRest({ [`POST ${link}`]: answer }, () => ({ status: 200, headers: html, body: Readable.from(['<form>']) }))
  open = await openServer(rest)
  return { ...open, rest }
}
const form = (headers: Record<string, string>, body = 'outcome=settled'): RequestInit => ({
  method: 'POST',
  redirect: 'manual',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body,
})

describe('the sandbox cashier', () => {
  it("the sandbox cashier is the marketplace's page, with its own policy", async () => {
    const { url, rest } = await start()
    const response = await fetch(url + link)
    expect([response.status, await response.text(), response.headers.get('set-cookie')]).toEqual([200, '<form>', null])
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; form-action 'self'")
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(rest.files.map(({ path }) => path)).toEqual([link])
  })

  it.each<[string, Record<string, string>]>([
    ['its own page', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['a program with the preflight header', { 'x-csrf': '1' }],
  ])('the sandbox cashier is paid from %s', async (_, headers) => {
    const { url, rest } = await start()
    const response = await fetch(url + link, form(headers))
    expect([response.status, response.headers.get('location')]).toEqual([303, link])
    expect(rest.calls).toEqual([`POST ${link} outcome=settled`])
  })

  it('the sandbox cashier is paid by a browser that says only its origin', async () => {
    const { url, rest } = await start()
    expect((await fetch(url + link, form({ origin: url }))).status).toBe(303)
    expect(rest.calls).toHaveLength(1)
  })

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another host of the domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a frame without an origin', { origin: 'null' }],
    ['nowhere', {}],
  ])('the sandbox cashier is not paid from %s', async (_, headers) => {
    const { url, rest } = await start()
    expect((await fetch(url + link, form(headers))).status).toBe(403)
    expect(rest.calls).toEqual([])
  })

  it.each([
    '/cashier/',
    '/cashier/P1',
    '/cashier/../api/user/base?sig=a',
    '/cashier/P1%2f..?sig=a',
    '/cashier/P1?sig=a&x=1',
    '/cashier/P1?sig=',
    '/cashier/P1/x?sig=a',
    `/cashier/P1?sig=${'a'.repeat(200)}`,
    '/wechat/',
    '/wechat/demo',
    '/wechat/demo?state=short',
    '/wechat/callback',
    '/wechat/../api/user/base?x=1',
  ])('the sandbox cashier is not at %s', async (path) => {
    const { url, rest } = await start()
    const { status } = await fetch(url + path)
    expect([status, rest.files]).toEqual([404, []])
  })

  it('the sandbox cashier reads no more than a form', async () => {
    const { url, rest } = await start()
    expect((await fetch(url + link, form({ 'x-csrf': '1' }, 'x'.repeat(5_000)))).status).toBe(400)
    expect(rest.calls).toEqual([])
  })

  it.each([
    [raw(404, '{}'), 404],
    [raw(422, 'secret'), 422],
    [raw(500, 'secret'), 502],
    [new GatewayError('UPSTREAM_TIMEOUT'), 504],
    [new GatewayError('SYSTEM_BUSY'), 502],
  ] as const)("the sandbox cashier says what failed without the marketplace's words: case %#", async (answer, status) => {
    const { url } = await start(answer)
    const response = await fetch(url + link, form({ 'x-csrf': '1' }))
    expect(response.status).toBe(status)
    expect(await response.text()).not.toContain('secret')
  })
})

describe("the demo's messages", () => {
  it("the demo's messages are the marketplace's page", async () => {
    const { url, rest } = await start()
    expect(await (await fetch(`${url}/outbox`)).text()).toBe('<form>')
    expect(rest.files.map(({ path }) => path)).toEqual(['/outbox'])
    expect((await fetch(`${url}/outbox`, { method: 'POST', headers: { 'x-csrf': '1' } })).status).toBe(405)
  })

  it("the demo's page of a WeChat code is shown, answered and come back to by its link alone", async () => {
    const { url, rest } = await start()
    const page = `/wechat/demo?state=${'a'.repeat(43)}`
    for (const path of [page, `/wechat/callback?code=C1&state=${'a'.repeat(43)}`]) expect((await fetch(url + path)).status).toBe(200)
    expect((await fetch(url + page, form({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }))).status).toBe(403)
    expect(rest.calls).toEqual([])
  })
})
