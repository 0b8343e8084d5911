import { describe, expect, it } from 'vitest'
import type { Caller, RestAnswer, RestCall, RestClient, RestMethod, Session } from '../rest/restClient.ts'
import { ok } from '../testing/stubRest.ts'
import { publicRoute } from './publicRoutes.ts'
import { singleFlight } from './singleFlight.ts'

type Pending = { readonly call: RestCall; readonly answer: (answer: RestAnswer) => void; readonly fail: (error: Error) => void }

function open(): { client: RestClient; pending: Pending[] } {
  const pending: Pending[] = []
  const slow: RestClient = {
    send: (call) => new Promise((answer, fail) => pending.push({ call, answer, fail })),
    openFile: () => Promise.reject(new Error('no files')),
    sendFile: () => Promise.reject(new Error('no files')),
    close: () => Promise.resolve(),
  }
  return { client: singleFlight(slow, { isPublic: (path) => publicRoute(path) !== null, isAlone: true, now: () => 0 }), pending }
}

const cookie = (value: string): Session => ({ kind: 'cookie', value })
const caller = (session: Session | null, changes: Partial<Caller> = {}): Caller => ({
  session,
  requestId: 'r',
  clientIp: '192.0.2.1',
  signal: new AbortController().signal,
  ...changes,
})
const get = (path: string, by: Caller): RestCall => ({ method: 'GET', path, caller: by })

describe('one flight', () => {
  it('a flight serves all who ask the same in the same session', async () => {
    const { client, pending } = open()
    const both = Promise.all([
      client.send(get('/api/cart/list', caller(cookie('a')))),
      client.send(get('/api/cart/list', caller(cookie('a')))),
    ])
    expect(pending).toHaveLength(1)
    pending[0]?.answer(ok('a'))
    expect((await both).map(({ from }) => from)).toEqual([undefined, 'shared'])
  })

  it('a flight that began before a change was told is not joined by who was told of it', () => {
    const { client, pending } = open()
    const list = get('/api/goods/list', caller(null))
    void client.send({ ...list, readAfter: 4_000 })
    void client.send({ ...list, readAfter: 5_000 })
    void client.send({ ...list, readAfter: 5_000 })
    expect(pending.map(({ call }) => call.readAfter)).toEqual([4_000, 5_000])
  })

  it.each<[string, Caller, Caller]>([
    ['another session', caller(cookie('a')), caller(cookie('b'))],
    ['a token of the same letters', caller(cookie('a')), caller({ kind: 'bearer', value: 'a' })],
    ['another address', caller(cookie('a')), caller(cookie('a'), { clientIp: '192.0.2.2' })],
    ['a visitor', caller(cookie('a')), caller(null)],
    ['two visitors, where the path is not public', caller(null), caller(null)],
  ])('a flight is never crossed by %s', (_, first, other) => {
    const { client, pending } = open()
    void client.send(get('/api/user/base', first))
    void client.send(get('/api/user/base', other))
    expect(pending).toHaveLength(2)
  })

  it('a flight never joins a member with visitors, even where the path is public', () => {
    const { client, pending } = open()
    void client.send(get('/api/goods/list', caller(null)))
    void client.send(get('/api/goods/list', caller(cookie('a'))))
    void client.send(get('/api/goods/list', caller(null, { clientIp: '192.0.2.9' })))
    expect(pending.map(({ call }) => call.caller.session)).toEqual([null, cookie('a')])
  })

  it('a flight gives a cookie of a public answer to its first caller only', async () => {
    const { client, pending } = open()
    const both = Promise.all([client.send(get('/api/goods/list', caller(null))), client.send(get('/api/goods/list', caller(null)))])
    pending[0]?.answer(ok([], ['sid=x']))
    expect((await both).map(({ setCookie }) => setCookie)).toEqual([['sid=x'], []])
  })

  it.each<RestMethod>(['POST', 'PUT', 'DELETE'])('a flight does not make a %s once for two', (method) => {
    const { client, pending } = open()
    const call: RestCall = { method, path: '/api/cart', caller: caller(cookie('a')) }
    void client.send(call)
    void client.send(call)
    expect(pending).toHaveLength(2)
  })

  it('a flight is not joined by a caller who has written since it began', async () => {
    const { client, pending } = open()
    const before = client.send(get('/api/cart/list', caller(cookie('a'))))
    const written = client.send({ method: 'POST', path: '/api/cart', caller: caller(cookie('a')) })
    void client.send(get('/api/cart/list', caller(cookie('a'))))
    pending[1]?.answer(ok('written'))
    await written
    void client.send(get('/api/cart/list', caller(cookie('a'))))
    expect(pending.map(({ call }) => call.method)).toEqual(['GET', 'POST', 'GET', 'GET'])
    pending[0]?.answer(ok('old'))
    expect((await before).from).toBeUndefined()
  })

  it('a flight ends with its answer, a failure included', async () => {
    const { client, pending } = open()
    const both = Promise.allSettled([
      client.send(get('/api/cart/list', caller(cookie('a')))),
      client.send(get('/api/cart/list', caller(cookie('a')))),
    ])
    pending[0]?.fail(new Error('reset'))
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    void client.send(get('/api/cart/list', caller(cookie('a'))))
    expect(pending).toHaveLength(2)
  })

  it('a flight goes on while anyone waits, and stops with the last', async () => {
    const { client, pending } = open()
    const [first, second] = [new AbortController(), new AbortController()]
    const leaving = client.send(get('/api/cart/list', caller(cookie('a'), { signal: first.signal })))
    const two = client.send(get('/api/cart/list', caller(cookie('a'), { signal: second.signal })))
    first.abort()
    await expect(leaving).rejects.toMatchObject({ code: 'SYSTEM_BUSY' })
    expect(pending[0]?.call.caller.signal.aborted).toBe(false)
    second.abort()
    await expect(two).rejects.toMatchObject({ code: 'SYSTEM_BUSY' })
    expect(pending[0]?.call.caller.signal.aborted).toBe(true)
    void client.send(get('/api/cart/list', caller(cookie('a'))))
    expect(pending).toHaveLength(2)
  })
})
