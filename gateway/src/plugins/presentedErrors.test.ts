import { describe, expect, it } from 'vitest'
import { cartBody, goodsBody, goodsDetailBody, listBody, userBody } from '../testing/bodies.ts'
import { codes, openHarness } from '../testing/harness.ts'
import { ok, refused } from '../testing/stubRest.ts'

const query = 'query { goodsList { edges { node { goodsID ... @defer(label: "detail") { detail { storage } } } } } }'
const streamed = 'query { categories @stream(initialCount: 1) { name } }'
const broken = (): never => {
  throw new TypeError('secret stack at /srv/gateway/secret.ts:1')
}

describe('parts that come later', () => {
  it.each(['multipart/mixed', 'text/event-stream'])('parts that come later arrive over %s', async (accept) => {
    const { ask } = openHarness({
      'GET /api/goods/list': ok(listBody([goodsBody('1')])),
      'GET /api/goods/detail/1': ok(goodsDetailBody('1')),
    })
    const answer = await ask(query, { headers: { accept } })
    expect(answer.headers.get('content-type')).toContain(accept)
    expect(answer.text).toContain('"label":"detail"')
    expect(answer.text).toContain('密封')
  })

  it.each([
    ['a fault of the gateway', broken, 'UNEXPECTED'],
    ['a failing marketplace', refused(500, 'secret'), 'SYSTEM_BUSY'],
  ])('parts that come later hide %s', async (_, route, code) => {
    const { ask, logs } = openHarness({ 'GET /api/goods/list': ok(listBody([goodsBody('1')])), 'GET /api/goods/detail/1': route })
    const answer = await ask(query, { headers: { accept: 'multipart/mixed' } })
    expect(answer.text).toContain(`"code":"${code}"`)
    expect(answer.text).toContain('"requestId":"test-request"')
    expect(answer.text).not.toMatch(/secret|"http"|originalError/)
    expect(logs.filter(({ level }) => Number(level) >= 40)).toHaveLength(1)
  })

  it('parts that come later arrive entry by entry', async () => {
    const { ask } = openHarness({
      'GET /api/goods/fl': ok([
        { id: '1', name: '西药', count: 1, children: [] },
        { id: '2', name: '中药', count: 1, children: [] },
      ]),
    })
    const answer = await ask(streamed, { headers: { accept: 'multipart/mixed' } })
    expect(answer.text).toContain('中药')
  })
})

describe('errors of a whole answer', () => {
  it('errors of a whole answer leave the rest of the answer alone', async () => {
    const { ask } = openHarness({
      'GET /api/user/base': ok(userBody()),
      'GET /api/cart/list': refused(500, 'secret'),
      'GET /api/time': broken,
    })
    const answer = await ask('{ viewer { company } cart { lineCount } serverTime }')
    expect(answer.status).toBe(200)
    expect(answer.data).toEqual({ viewer: { company: '康健大药房' }, cart: null, serverTime: null })
    expect(codes(answer).toSorted()).toEqual(['SYSTEM_BUSY', 'UNEXPECTED'])
    expect(answer.text).not.toContain('secret')
  })

  it('an answer with a body that breaks the schema has the error of a failing marketplace', async () => {
    const { ask } = openHarness({ 'GET /api/cart/list': ok(cartBody({ data: 'rubbish' })) })
    const answer = await ask('{ cart { lineCount } }')
    expect(codes(answer)).toEqual(['SYSTEM_BUSY'])
  })

  it('errors of an answer are logged in one line an operation with its codes', async () => {
    const { ask, logs } = openHarness({ 'GET /api/cart/list': refused(401, '请先登录') })
    await ask('query Cart { cart { id } }')
    const lines = logs.filter(({ msg }) => msg === 'graphql')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ operation: 'Cart', kind: 'query', codes: ['LOGIN_REQUIRED'], requestId: 'test-request' })
    expect(Object.keys(lines[0] ?? {}).toSorted()).toEqual(['codes', 'kind', 'level', 'ms', 'msg', 'operation', 'requestId', 'time'])
  })
})

describe('faults of a request that is not carried out', () => {
  const directives = (count: number): string => Array.from({ length: count }, (_, index) => `@unknown${index}`).join(' ')

  it.each([
    [5, 5],
    [6, 6],
    [10, 6],
    [100, 6],
  ])('%d faults of a request that is not carried out make %d errors', async (count, told) => {
    const answer = await openHarness({}).ask(`{ __typename ${directives(count)} }`)
    expect([answer.data, codes(answer)]).toEqual([undefined, Array.from({ length: told }, () => 'BAD_REQUEST')])
    if (count > 5) expect(answer.errors?.at(-1)?.message).toBe(`${count - 5} more faults are not listed.`)
  })

  it('faults of variables are listed as sparingly as others', async () => {
    const answer = await openHarness({}).ask('query Q($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      variables: { ids: Array.from({ length: 40 }, () => null) },
    })
    expect(answer.errors).toHaveLength(6)
  })

  it('faults beside data are each told: no null is without its error', async () => {
    const fields = Array.from({ length: 10 }, (_, index) => `a${index}: cartSuggestions { __typename }`).join(' ')
    const answer = await openHarness({ 'GET /api/cart/suggest': refused(500, 'x') }).ask(`{ ${fields} }`)
    expect(codes(answer)).toHaveLength(10)
  })
})
