import { describe, expect, it } from 'vitest'
import { ok, stubRest } from '../testing/stubRest.ts'
import { createCallerRest, type CallerRest } from './callerRest.ts'
import { SessionJar } from './session.ts'

function open(routes: Parameters<typeof stubRest>[0] = {}): { rest: CallerRest; stub: ReturnType<typeof stubRest>; jar: SessionJar } {
  const stub = stubRest(routes)
  const jar = new SessionJar({ kind: 'cookie', value: 'old' }, true)
  return {
    stub,
    jar,
    rest: createCallerRest(stub, {
      jar,
      requestId: 'r',
      clientIp: '::1',
      page: { shop: null, agent: null },
      signal: new AbortController().signal,
    }),
  }
}

describe('the marketplace as one caller sees it', () => {
  it('the REST client of a caller opens envelopes and follows the session', async () => {
    const { rest, stub, jar } = open({ 'GET /api/time': ok({ timestamp: 1 }, ['sid=new']) })
    expect(await rest.get('/api/time')).toEqual({ timestamp: 1 })
    await rest.get('/api/time')
    expect(stub.sent.map(({ caller }) => caller.session?.value)).toEqual(['old', 'new'])
    expect(jar.setCookie).toContain('sid=new')
  })

  it('the REST client of a caller makes at most fifty calls', async () => {
    const { rest, stub } = open({ 'GET /api/time': ok({}) })
    const calls = await Promise.allSettled(Array.from({ length: 60 }, () => rest.get('/api/time')))
    expect(stub.calls).toHaveLength(50)
    expect(calls.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    await expect(rest.get('/api/time')).rejects.toMatchObject({ code: 'DOCUMENT_TOO_COSTLY' })
  })

  it('the REST client of a caller knows the calls and parameters of openapi.json', async () => {
    const { rest } = open()
    const unknown = [
      // @ts-expect-error no such call
      rest.get('/api/goods/nothing'),
      // @ts-expect-error no such parameter
      rest.get('/api/goods/list', { query: { pageNo: 1 } }),
      // @ts-expect-error a POST only
      rest.get('/api/cart/batch_select'),
      // @ts-expect-error no such field
      rest.post('/api/cart', { form: { goodsID: '1' } }),
    ]
    expect((await Promise.allSettled(unknown)).map(({ status }) => status)).toEqual(unknown.map(() => 'rejected'))
  })
})
