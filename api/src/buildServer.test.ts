import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GATEWAY_SECRET, openHarness, type Harness } from './testing/harness.ts'
import { createPerson, logIn, PASSWORD } from './testing/people.ts'
import { buildServer } from './buildServer.ts'
import { makeLog } from './server/log.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
})
afterAll(() => h.close())

const FORM = 'application/x-www-form-urlencoded'
const LOGIN = '/api/auth/login'

describe('the envelope', () => {
  it('the envelope wraps successes and carries the time', async () => {
    expect(await h.client().get('/api/time')).toMatchObject({
      status: 200,
      code: 200,
      message: 'ok',
      data: { timestamp: Math.floor(h.clock.now().getTime() / 1000) },
    })
  })

  it.each([
    '/nope',
    '/api/nope',
    '/api/goods/detail',
    '//',
    '/%zz',
    '/api/quote/%ff',
    `/api/quote/${'9'.repeat(300)}`,
    '/api/quote/1%2f..%2fuser%2fbase',
  ])('the envelope answers %s, which does not exist, in its own words', async (url) => {
    const answer = await (await logIn(h, await createPerson(h))).get(url)
    expect(answer).toMatchObject({ status: 404, code: 404, message: '您访问的内容不存在', data: { reason: 'NOT_FOUND' } })
  })

  it('the envelope never lets answers be stored or guessed at', async () => {
    const { headers } = await h.client().get('/api/time')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
    })
  })

  it('the envelope is not around the health checks', async () => {
    expect((await h.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await h.app.inject('/readyz')).json()).toEqual({
      status: 'ready',
      store: 'fine',
      clock_off_ms: expect.any(Number),
      events_wait_ms: 0,
    })
  })
})

describe('bodies', () => {
  const post = (contentType: string, payload: string) =>
    h.app.inject({ method: 'POST', url: LOGIN, headers: { 'content-type': contentType }, payload })

  it.each([
    ['JSON', 'application/json', '{"username":"demo"}', 415, '不支持的提交格式'],
    ['plain text', 'text/plain', 'username=demo', 415, '不支持的提交格式'],
    ['more than a megabyte', FORM, `username=${'x'.repeat(1024 * 1024)}`, 413, '提交的内容过大'],
    ['nothing', FORM, '', 422, '请填写用户名或手机号'],
    ['an array for a text', FORM, 'username=a&username=b&password=c', 422, '用户名或手机号格式不正确'],
  ])('bodies of %s are answered in order', async (_name, contentType, payload, status, message) => {
    expect((await post(contentType, payload)).json()).toMatchObject({ code: status, message })
  })

  it('a body is told of all that is wrong with it, in declared order, whatever kind of wrong it is', async () => {
    const answer = await post(FORM, 'password=a%00b&client=web')
    expect(answer.json()).toEqual({
      code: 422,
      message: '请填写用户名或手机号',
      data: { errors: { username: ['请填写用户名或手机号'], password: ['密码含有无法使用的字符'], client: ['客户端格式不正确'] } },
    })
    expect(answer.body.match(/"(username|password|client)":/g)).toEqual(['"username":', '"password":', '"client":'])
  })

  it('a body may hold fields nobody asked for, also odd ones', async () => {
    const person = await createPerson(h)
    const answer = await post(FORM, `username=${person.username}&password=${PASSWORD}&__proto__=x&constructor=y&extra=%00&a[b]=c`)
    expect(answer.statusCode).toBe(200)
  })

  it('bodies end at a client that goes away without ending the process', async () => {
    await h.app
      .inject({ method: 'POST', url: LOGIN, headers: { 'content-type': FORM, 'content-length': '5000' }, payload: 'username=' })
      .catch(() => undefined)
    expect((await h.client().get('/api/time')).status).toBe(200)
  })
})

describe('what nobody foresaw', () => {
  it('what nobody foresaw leaves as 500 and says nothing about itself, in the answer and, of values, in the log', async () => {
    const lines: string[] = []
    const clock = {
      now: () => {
        throw Object.assign(new Error('broken at "13800000001" in /srv/app/secret.ts'), {
          code: 'XX000',
          detail: 'Key (phone)=(13800000001)',
        })
      },
    }
    const app = await buildServer({ ...h.deps, clock }, makeLog('info', { write: (line) => lines.push(line) }))
    const answer = await app.inject('/api/time')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ code: 500, message: '系统繁忙，请稍后再试', data: null })
    expect(answer.body).not.toMatch(/secret|srv|138|Error|XX000/)
    const log = lines.join('')
    expect(log).toContain('"code":"XX000"')
    expect(log).not.toContain('13800000001')
    expect(log).toContain(String(answer.headers['x-request-id']))
    await app.close()
  })
})

describe('request ids', () => {
  const idOf = async (headers: Record<string, string>) =>
    String((await h.app.inject({ url: '/api/time', headers })).headers['x-request-id'])

  it('request ids come from the gateway when it proves itself, else they are made', async () => {
    const id = 'gateway-request-0001'
    expect(await idOf({ 'x-request-id': id, 'x-gateway-secret': GATEWAY_SECRET })).toBe(id)
    expect(await idOf({ 'x-request-id': id })).toMatch(/^[0-9a-f]{32}$/)
    expect(await idOf({ 'x-request-id': id, 'x-gateway-secret': 'wrong' })).not.toBe(id)
    expect(await idOf({ 'x-request-id': 'a b{}"', 'x-gateway-secret': GATEWAY_SECRET })).toMatch(/^[0-9a-f]{32}$/)
  })

  it('request ids are in every line of the request’s log, with the route and never the address', async () => {
    const id = await idOf({ 'x-request-id': 'gateway-request-0002', 'x-gateway-secret': GATEWAY_SECRET })
    const line = h.logLines.find((logLine) => logLine.includes(id)) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ requestId: id, method: 'GET', route: '/api/time', status: 200, msg: 'request' })
  })

  it('request ids are in the line that says why an api is not ready: its database does not answer', async () => {
    await sql`alter table outbox rename to outbox_away`.execute(h.deps.db)
    const answer = await h.app.inject('/readyz')
    await sql`alter table outbox_away rename to outbox`.execute(h.deps.db)
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'database' }])
    const id = String(answer.headers['x-request-id'])
    const told = h.logLines.filter((logLine) => logLine.includes(id)).map((logLine) => (JSON.parse(logLine) as { msg: string }).msg)
    expect(told).toContain('the database does not answer')
  })

  it('request ids are at level info, but for a balancer’s questions while all is well', async () => {
    const levelOf = async (url: string) => {
      const id = String((await h.app.inject({ url })).headers['x-request-id'])
      return (JSON.parse(h.logLines.find((logLine) => logLine.includes(id)) ?? '{}') as { level?: number }).level
    }
    expect([await levelOf('/api/time'), await levelOf('/healthz'), await levelOf('/readyz')]).toEqual([30, 20, 20])
    h.app.leaving.isOn = true
    expect(await levelOf('/readyz')).toBe(30)
    h.app.leaving.isOn = false
  })
})

describe('writes from elsewhere', () => {
  const write = async (headers: Record<string, string>) =>
    (await h.client({ host: 'api.internal:4001', ...headers }).post(LOGIN, { username: 'nobody', password: 'wrong-password' })).status

  it.each([
    ['a program that says nothing', {}, 422],
    ['the storefront’s own page', { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-site' }, 422],
    ['a page of the api’s own address', { origin: 'http://api.internal:4001', 'sec-fetch-site': 'same-origin' }, 422],
    ['a foreign page', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['a foreign page in an old browser', { origin: 'https://evil.example' }, 403],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['a browser that hides the origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour on the same site', { 'sec-fetch-site': 'same-site' }, 403],
    ['a look-alike', { origin: 'http://localhost:4000.evil.example' }, 403],
    ['the gateway', { 'x-gateway-secret': GATEWAY_SECRET, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }, 422],
    ['a forged gateway', { 'x-gateway-secret': 'x', origin: 'https://evil.example' }, 403],
  ])('from %s', async (_name, headers, status) => {
    expect(await write({ ...headers })).toBe(status)
  })

  it('writes from elsewhere are refused with their own reason, also to log out, while reads pass', async () => {
    const evil = h.client({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
    expect(await evil.delete('/api/user/logout')).toMatchObject({ status: 403, code: 403, data: { reason: 'ORIGIN_REFUSED' } })
    expect((await evil.get('/api/time')).status).toBe(200)
  })

  it('without a secret nobody is the gateway', async () => {
    const open = await buildServer({ ...h.deps, settings: { ...h.deps.settings, gatewaySecret: null } }, makeLog('silent'))
    for (const secret of ['', 'null', 'undefined']) {
      const answer = await open.inject({
        method: 'POST',
        url: LOGIN,
        headers: { 'x-gateway-secret': secret, origin: 'https://evil.example' },
      })
      expect(answer.statusCode).toBe(403)
    }
    await open.close()
  })
})

describe('numbers', () => {
  const page = async (text: string) => (await h.client().get(`/api/goods/list?page=${text}`)).status

  it.each(['1e9999', '1e3', '0x10', '1.5', '-1', '0', '100001', '%201', '', 'NaN', 'Infinity', '9'.repeat(400)])(
    'numbers are whole and within bounds, not «%s»',
    async (text) => {
      expect(await page(text)).toBe(422)
    },
  )

  it('numbers that fit no column are refused or found nowhere', async () => {
    const client = await logIn(h, await createPerson(h))
    const big = '9'.repeat(15)
    for (const url of [
      `/api/goods/list?category_id=${big}`,
      `/api/goods/batch?ids=${big}`,
      `/api/goods/detail/${big}`,
      `/api/quote/${big}`,
    ])
      expect((await client.get(url)).status).toBeLessThan(500)
    for (const [url, form] of [
      ['/api/cart', { goods_id: big, number: 1, price: '9999999999.99', ck_id: big }],
      ['/api/cart', { goods_id: big, number: 1, price: '9999999999.99', ck_id: 1 }],
      [`/api/cart/${big}/edit`, { number: 1 }],
      ['/api/cart/batch_select', { ids: big, is_selected: 1 }],
      ['/api/contract/sign', { id: big, agree: 1 }],
    ] as const)
      expect((await client.post(url, form)).status).toBeLessThan(500)
  })
})
