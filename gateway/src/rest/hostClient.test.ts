import { describe, expect, it } from 'vitest'
import { ok, raw, refused, stubRest, type StubRest, type StubRoutes } from '../testing/stubRest.ts'
import { hostClient, isNotOffered, whereNotOffered } from './hostClient.ts'
import type { RestAnswer, RestMethod } from './restClient.ts'

type Opened = {
  readonly rest: StubRest
  readonly logs: unknown[]
  readonly send: (path: string, method?: RestMethod) => Promise<RestAnswer>
  readonly wait: (ms: number) => void
}
function open(routes: StubRoutes, isSpec = false): Opened {
  const rest = stubRest(routes)
  const logs: unknown[] = []
  let elapsed = 0
  const machine = { elapsed: () => elapsed }
  const client = hostClient(rest, { isSpec, log: { warn: (entry: unknown) => void logs.push(entry) }, machine })
  const caller = { session: null, requestId: 'r', clientIp: '192.0.2.1', signal: new AbortController().signal }
  return {
    rest,
    logs,
    send: (path, method = 'GET') => client.send({ method, path, caller }),
    wait: (ms) => void (elapsed += ms),
  }
}
const page404 = raw(404, '<h1>Not Found</h1>')
const notOffered = expect.objectContaining({ code: 'BUSINESS_REJECTED', details: expect.objectContaining({ reason: 'NOT_OFFERED' }) })

describe('a host behind API_URL', () => {
  it('a host is not asked again for a call that it does not have, until a minute has gone by', async () => {
    const { rest, logs, send, wait } = open({ 'GET /api/goods/batch': page404 })
    await expect(send('/api/goods/batch?ids=1')).rejects.toEqual(notOffered)
    await expect(send('/api/goods/batch?ids=2')).rejects.toEqual(notOffered)
    wait(60_000)
    await expect(send('/api/goods/batch?ids=3')).rejects.toEqual(notOffered)
    expect(rest.calls).toEqual(['GET /api/goods/batch?ids=1', 'GET /api/goods/batch?ids=3'])
    expect(logs).toEqual([{ call: 'GET /api/goods/batch', cost: 'goods that others name are read one by one' }])
  })

  it('a host has a call that it answered once: what is wrong with it later is a fault', async () => {
    let isBroken = false
    const { rest, send } = open({ 'GET /api/region': () => (isBroken ? page404 : ok([])) })
    await send('/api/region')
    isBroken = true
    for (let times = 0; times < 2; times++) expect((await send('/api/region')).status).toBe(404)
    expect(rest.calls).toHaveLength(3)
  })

  it.each([
    ['a page of its web server', '/api/goods/7/history', page404],
    ['an envelope, for a call that names nothing', '/api/chat?page=1', refused(404, '接口不存在')],
    ['405', '/api/region', refused(405, '不支持')],
  ])('a host lacks a call when it answers %s', async (_, path, answer) => {
    await expect(open({ [`GET ${path}`]: answer }).send(path)).rejects.toEqual(notOffered)
  })

  it.each([
    ['a thing of that number', '/api/order/7', refused(404, '订单不存在')],
    ['a thing that a parameter names', '/api/draw?id=7', refused(404, '活动不存在')],
    ['a thing, with our own reason', '/api/draw', refused(404, '没有进行中的活动', { reason: 'NOT_FOUND' })],
    ['a file', '/files/1.png', page404],
  ])('a host has the call, and lacks only %s', async (_, path, answer) => {
    const { send, logs } = open({ [`GET ${path}`]: answer })
    expect(await send(path)).toBe(answer)
    expect(await send(path)).toBe(answer)
    expect(logs).toEqual([])
  })

  it('a host of the specification is asked for its calls alone, without `fields`', async () => {
    const { rest, logs, send } = open(
      { 'GET /api/cart/list': ok({}), 'GET /api/goods/detail/7': ok({}), 'POST /api/draw/5/join': ok({}) },
      true,
    )
    await send('/api/cart/list?filters=99999&fields=count,data.id')
    await send('/api/goods/detail/7?fields=id')
    await send('/api/draw/5/join', 'POST')
    await expect(send('/api/order')).rejects.toEqual(notOffered)
    expect(rest.calls).toEqual(['GET /api/cart/list?filters=99999', 'GET /api/goods/detail/7', 'POST /api/draw/5/join'])
    expect(logs).toEqual([{ call: 'GET /api/order', cost: 'orders are placed, paid and followed elsewhere' }])
  })

  it.each([400, 422])('a host that answers %i to `fields` is asked without, from then on', async (status) => {
    const { rest, logs, send } = open({
      'GET /api/cart/list?fields=count': refused(status, '参数有误'),
      'GET /api/cart/list': ok({}),
    })
    expect((await send('/api/cart/list?fields=count')).status).toBe(200)
    expect((await send('/api/cart/list?fields=count')).status).toBe(200)
    expect(rest.calls).toEqual(['GET /api/cart/list?fields=count', 'GET /api/cart/list', 'GET /api/cart/list'])
    expect(logs).toEqual([{ call: 'fields=', cost: 'answers hold more than pages show, and are larger' }])
  })

  it('a host that refuses a call with `fields` and without has found something else wrong, and is asked for `fields` as before', async () => {
    const { rest, logs, send } = open({
      'GET /api/goods/list?price=x&fields=total': refused(422, '价格有误'),
      'GET /api/goods/list?price=x': refused(422, '价格有误'),
      'GET /api/goods/list?fields=total': ok({}),
    })
    expect((await send('/api/goods/list?price=x&fields=total')).status).toBe(422)
    expect((await send('/api/goods/list?fields=total')).status).toBe(200)
    expect(rest.calls.at(-1)).toBe('GET /api/goods/list?fields=total')
    expect(logs).toEqual([])
  })
})

describe('the client of a host', () => {
  it('closes what it asks by', async () => {
    let closed = 0
    const asked = { ...stubRest({}), close: () => Promise.resolve(void (closed += 1)) }
    await hostClient(asked, { isSpec: false, log: { warn: () => undefined }, machine: { elapsed: () => 0 } }).close()
    expect(closed).toBe(1)
  })
})

describe('what is done instead', () => {
  it('another way is taken where the call is not offered, and nowhere else', async () => {
    const { send } = open({ 'GET /api/time': page404, 'GET /api/chat': new Error('away') })
    expect(await whereNotOffered(send('/api/time'), () => 'instead')).toBe('instead')
    await expect(whereNotOffered(send('/api/chat'), () => 'instead')).rejects.toThrow('away')
    expect(isNotOffered(new Error('away'))).toBe(false)
  })
})
