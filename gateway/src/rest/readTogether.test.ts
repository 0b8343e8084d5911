import { describe, expect, it } from 'vitest'
import { ok, raw, refused, stubRest, type StubRoutes } from '../testing/stubRest.ts'
import { createCallerRest, type CallerRest } from './callerRest.ts'
import { hostClient } from './hostClient.ts'
import { SessionJar } from './session.ts'

function open(routes: StubRoutes): { rest: CallerRest; calls: readonly string[]; jar: SessionJar } {
  const stub = stubRest(routes)
  const jar = new SessionJar({ kind: 'cookie', value: 'old' }, true)
  const client = hostClient(stub, { isSpec: false, log: { warn: () => {} }, machine: { elapsed: () => 0 } })
  const signal = new AbortController().signal
  const rest = createCallerRest(client, { jar, requestId: 'r', clientIp: '::1', page: { shop: null, agent: null }, signal })
  return { rest, calls: stub.calls, jar }
}
const order = (rest: CallerRest, id: string): Promise<unknown> => rest.get('/api/order/{id}', { ids: { id } })

describe('reads of one tick that differ in one id alone', () => {
  it('reads of one tick that differ in one id alone are one call, each with its own answer or its own refusal', async () => {
    const { rest, calls } = open({
      'GET /api/order/7': ok({ id: '7' }),
      'GET /api/order/8': refused(404, '订单不存在'),
      'GET /api/order/9': ok({ id: '9' }),
    })
    const answers = await Promise.allSettled(['7', '8', '9', '7'].map((id) => order(rest, id)))
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : (answer.reason as Error).message))).toEqual([
      { id: '7' },
      expect.any(String),
      { id: '9' },
      { id: '7' },
    ])
    expect(answers[1]).toMatchObject({ reason: { details: { upstreamCode: 404, userMessage: '订单不存在' } } })
    expect(calls).toEqual(['GET /api/many?call=/api/order/{id}&ids=7,8,9'])
  })

  it('a read of one id is the call itself, and other parameters are another call', async () => {
    const { rest, calls } = open({ 'GET /api/order/7': ok({}), 'GET /api/goods/detail/7': ok({}), 'GET /api/afterSale': ok([]) })
    const detail = (id: string, fields: string): Promise<unknown> => rest.get('/api/goods/detail/{id}', { ids: { id }, query: { fields } })
    await Promise.all([order(rest, '7'), detail('7', 'id'), detail('7', 'name')])
    expect(calls.toSorted()).toEqual(['GET /api/goods/detail/7?fields=id', 'GET /api/goods/detail/7?fields=name', 'GET /api/order/7'])
  })

  it('an id that stands in the query is gathered where it is named', async () => {
    const { rest, calls } = open({ 'GET /api/afterSale': ok([]) })
    const ofOrder = (id: string): Promise<unknown> =>
      rest.get('/api/afterSale', { query: { order_id: id, per_page: 100 }, each: 'order_id' })
    await Promise.all([ofOrder('7'), ofOrder('9')])
    expect(calls).toEqual(['GET /api/many?call=/api/afterSale?order_id={id}&per_page=100&ids=7,9'])
  })

  it('reads whose address is too long for one call are asked one by one', async () => {
    const { rest, calls } = open({ 'GET /api/order/7': ok({}), 'GET /api/order/9': ok({}) })
    const fields = 'n'.repeat(4_000)
    await Promise.all(['7', '9'].map((id) => rest.get('/api/order/{id}', { ids: { id }, query: { fields } })))
    expect(calls).toEqual([`GET /api/order/7?fields=${fields}`, `GET /api/order/9?fields=${fields}`])
  })

  it('a hundred ids are a call', async () => {
    const { rest, calls } = open({ 'GET /api/many': ok([]) })
    await Promise.allSettled(Array.from({ length: 150 }, (_, at) => order(rest, String(at + 1))))
    expect(calls.map((call) => call.split('ids=')[1]?.split(',').length)).toEqual([100, 50])
  })

  it('a marketplace that does not gather is asked for each, and not for all again', async () => {
    const { rest, calls } = open({
      'GET /api/many': raw(404, 'Not Found'),
      'GET /api/order/7': ok({ id: '7' }),
      'GET /api/order/9': ok({ id: '9' }),
    })
    expect(await Promise.all([order(rest, '7'), order(rest, '9')])).toEqual([{ id: '7' }, { id: '9' }])
    expect(await Promise.all([order(rest, '9'), order(rest, '7')])).toEqual([{ id: '9' }, { id: '7' }])
    expect(calls).toEqual([
      'GET /api/many?call=/api/order/{id}&ids=7,9',
      'GET /api/order/7',
      'GET /api/order/9',
      'GET /api/order/9',
      'GET /api/order/7',
    ])
  })

  it('one of them that is refused for its session ends that session', async () => {
    const { rest, jar } = open({ 'GET /api/order/7': ok({}), 'GET /api/order/9': refused(401, '请先登录') })
    await Promise.allSettled([order(rest, '7'), order(rest, '9')])
    expect(jar.isExpired).toBe(true)
  })
})
