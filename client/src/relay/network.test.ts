import type { GraphQLResponse, RequestParameters } from 'relay-runtime'
import { describe, expect, it, vi } from 'vitest'
import { createNetwork, keepEarlier } from './network.ts'

const request = (operationKind: 'query' | 'mutation', name = 'Any'): RequestParameters => ({
  id: `id-of-${name}`,
  text: null,
  name,
  operationKind,
  metadata: {},
})
const query = request('query')
const mutation = request('mutation')

function answering(body: unknown, init?: ResponseInit) {
  return createNetwork(async () => (typeof body === 'string' ? new Response(body, init) : Response.json(body, init)))
}

function run(network: ReturnType<typeof createNetwork>, params: RequestParameters, cacheConfig = {}): Promise<GraphQLResponse | undefined> {
  return network.execute(params, { a: 1 }, cacheConfig).toPromise()
}

describe('what is sent', () => {
  it('a request sends the id of the document, as JSON, with the header that other sites cannot set', async () => {
    const send = vi.fn<typeof fetch>(async () => Response.json({ data: {} }))
    await run(createNetwork(send), query)
    const [url, init] = send.mock.calls[0] ?? []
    expect(url).toBe('/graphql')
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{"doc_id":"id-of-Any","variables":{"a":1}}' })
    expect(init?.headers).toMatchObject({ 'content-type': 'application/json', 'x-csrf': '1' })
  })

  it.each([
    ['a change outlives the page it was made on', mutation, 1, true],
    ['a question does not', query, 1, false],
    ['nor does more than browsers allow', mutation, 'x'.repeat(60_000), false],
  ] as const)('what a request sends: %s', async (_name, params, a, keepalive) => {
    const send = vi.fn<typeof fetch>(async () => Response.json({ data: {} }))
    await createNetwork(send).execute(params, { a }, {}).toPromise()
    expect(send.mock.calls[0]?.[1]?.keepalive).toBe(keepalive)
  })
})

describe('what is answered', () => {
  const refused = {
    message: 'x',
    path: ['addToCart'],
    extensions: { code: 'BUSINESS_REJECTED', userMessage: '库存不足', reason: 'STOCK_SHORT' },
  }

  it('partial data of a query passes with its errors beside it', async () => {
    expect(await run(answering({ data: { goods: null }, errors: [refused] }), query)).toEqual({ data: { goods: null }, errors: [refused] })
  })

  const answered = (refusals: readonly object[]) => run(answering({ data: { addToCart: { cart: null, refusals } } }), mutation)

  it('a refused mutation throws its refusal', async () => {
    const short = { __typename: 'StockShort', __isRefusal: 'StockShort', message: '库存不足，最多可购买 560', reason: 'STOCK_SHORT' }
    await expect(answered([short])).rejects.toMatchObject({
      code: 'BUSINESS_REJECTED',
      message: '库存不足，最多可购买 560',
      reason: 'STOCK_SHORT',
    })
  })

  it('a mutation with wrong fields throws all of them, the first before the others', async () => {
    const name = { __typename: 'WrongField', message: '请填写收货人', reason: 'WRONG_FIELD', path: ['fields', 'name'] }
    const phone = { __typename: 'WrongField', message: '手机号格式不正确', reason: 'WRONG_FIELD', path: ['fields', 'phone'] }
    await expect(answered([name, phone])).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: '请填写收货人',
      field: 'name',
      cause: [name, phone],
    })
  })

  it.each([
    ['ContractUnsigned', 'CONTRACT_REQUIRED', 'CONTRACT_UNSIGNED'],
    ['OtherRefusal', 'BUSINESS_REJECTED', 'OTHER'],
    ['NotKnownHereYet', 'BUSINESS_REJECTED', 'OTHER'],
    ['toString', 'BUSINESS_REJECTED', 'OTHER'],
  ])('a mutation refused by %s is presented as %s', async (__typename, code, reason) => {
    await expect(answered([{ __typename, message: '说明', reason }])).rejects.toMatchObject({ code, reason, message: '说明' })
  })

  it('a mutation that was done passes without refusals', async () => {
    expect(await answered([])).toEqual({ data: { addToCart: { cart: null, refusals: [] } } })
  })

  it('a mutation with any error throws the first', async () => {
    await expect(run(answering({ data: { addToCart: null }, errors: [refused] }), mutation)).rejects.toMatchObject({
      code: 'BUSINESS_REJECTED',
      message: '库存不足',
      reason: 'STOCK_SHORT',
    })
  })

  it.each([
    ['no data at all', { data: null, errors: [{ message: 'x', extensions: { code: 'RATE_LIMITED' } }] }, 'RATE_LIMITED'],
    ['data: null alone', { data: null }, 'SYSTEM_BUSY'],
    ['an unknown shape', ['rubbish'], 'SYSTEM_BUSY'],
    ['HTML', '<html>502</html>', 'SYSTEM_BUSY'],
    ['broken JSON', '{"data":', 'SYSTEM_BUSY'],
    ['nothing', '', 'SYSTEM_BUSY'],
  ])('an answer throws: %s', async (_name, body, code) => {
    await expect(run(answering(body, { status: 502, headers: { 'x-request-id': 'r-9' } }), query)).rejects.toMatchObject({ code })
  })

  it.each([
    ['a query', query, { data: { viewer: null } }],
    ['a refused change', mutation, { data: null, errors: [refused] }],
  ])('the end of a session is told, beside what %s brings', async (_name, params, body) => {
    const onEnded = vi.fn()
    const network = createNetwork(async () => Response.json({ ...body, extensions: { session: 'EXPIRED' } }), undefined, onEnded)
    await run(network, params).catch(() => {})
    expect(onEnded).toHaveBeenCalledTimes(1)
    await run(
      createNetwork(async () => Response.json(body), undefined, onEnded),
      params,
    ).catch(() => {})
    expect(onEnded).toHaveBeenCalledTimes(1)
  })

  it('an error keeps the request id of an answer that cannot be read', async () => {
    await expect(run(answering('<html>', { status: 502, headers: { 'x-request-id': 'r-9' } }), query)).rejects.toMatchObject({
      requestId: 'r-9',
    })
  })

  it('an error says that the network failed, in words that help', async () => {
    const offline = createNetwork(async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(run(offline, query)).rejects.toMatchObject({ code: 'SYSTEM_BUSY', userMessage: '网络连接失败，请检查网络后重试' })
  })
})

describe('duplicates under way', () => {
  function hanging() {
    const signals: AbortSignal[] = []
    const network = createNetwork((_url, init) => {
      if (init?.signal) signals.push(init.signal)
      return new Promise(() => {})
    })
    const start = (params: RequestParameters, cacheConfig = {}) => network.execute(params, {}, cacheConfig).subscribe({ error: () => {} })
    return { start, aborted: () => signals.map((signal) => signal.aborted) }
  }

  it('a later query of the same name cancels the earlier, another name does not', () => {
    const { start, aborted } = hanging()
    start(query)
    start(request('query', 'Other'))
    start(query)
    expect(aborted()).toEqual([true, false, false])
  })

  it('a mutation never cancels: it may move goods or money', () => {
    const { start, aborted } = hanging()
    start(mutation)
    start(mutation)
    expect(aborted()).toEqual([false, false])
  })

  it('prepared pages keep each other', () => {
    const { start, aborted } = hanging()
    start(query, keepEarlier)
    start(query, keepEarlier)
    expect(aborted()).toEqual([false, false])
  })

  it('letting go of an answer aborts its request', () => {
    const { start, aborted } = hanging()
    start(query).unsubscribe()
    expect(aborted()).toEqual([true])
  })
})

it('a request gives up after 35 s and says that it took too long', async () => {
  const timeout = new AbortController()
  const spy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const network = createNetwork(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
  )
  const answer = run(network, query)
  timeout.abort()
  await expect(answer).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
  expect(spy).toHaveBeenCalledWith(35_000)
  spy.mockRestore()
})
