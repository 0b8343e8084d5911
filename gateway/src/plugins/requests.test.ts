import { describe, expect, it } from 'vitest'
import { goodsBody, listBody, userBody } from '../testing/bodies.ts'
import { codes, openHarness } from '../testing/harness.ts'
import { openServer } from '../testing/openServer.ts'
import { ok, stubRest } from '../testing/stubRest.ts'
import { trust } from '../testing/trust.ts'

const routes = { 'GET /api/user/base': ok(userBody()), 'GET /api/goods/list': ok(listBody([goodsBody('1')])) }
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf': '1' }
const asText = async (response: Response): Promise<{ status: number; text: string }> => ({
  status: response.status,
  text: await response.text(),
})

describe('cross-site requests', () => {
  const asked = 'query=%7B__typename%7D'
  it.each<[string, string, RequestInit]>([
    ['a GET', '/graphql?query=%7B__typename%7D', {}],
    ['a form', '/graphql', { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: asked }],
    ['plain text', '/graphql', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{"query":"{__typename}"}' }],
    ['multipart', '/graphql', { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' }],
    ['no content type', '/graphql', { method: 'POST', body: new Uint8Array([1]) }],
  ])('the request %s is refused without the preflight header', async (_, path, init) => {
    const { fetch } = openHarness(routes)
    const { status, text } = await asText(await fetch(path, init))
    expect(status).toBe(403)
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST', requestId: 'test-request' } }] })
  })

  it.each(['x-csrf', 'apollo-require-preflight'])('cross-site requests pass with %s', async (header) => {
    const { fetch } = openHarness(routes)
    const { status, text } = await asText(
      await fetch('/graphql?query=%7B__typename%7D', { headers: { [header]: '1', accept: 'application/json' } }),
    )
    expect([status, JSON.parse(text)]).toMatchObject([200, { data: { __typename: 'Query' } }])
  })

  it('cross-site requests never change anything by GET', async () => {
    const { fetch, rest } = openHarness(routes)
    const { status } = await asText(await fetch('/graphql?query=mutation%7Blogout%7BisLoggedOut%7D%7D', { headers: { 'x-csrf': '1' } }))
    expect(status).toBe(405)
    expect(rest.calls).toEqual([])
  })
})

describe('malformed requests', () => {
  it.each<[string, RequestInit, number]>([
    ['broken JSON', { method: 'POST', headers: json, body: '{"query": secret' }, 400],
    ['an empty body', { method: 'POST', headers: json, body: '' }, 400],
    ['a JSON string', { method: 'POST', headers: json, body: '"{__typename}"' }, 400],
    ['JSON null', { method: 'POST', headers: json, body: 'null' }, 400],
    ['no query', { method: 'POST', headers: json, body: '{}' }, 400],
    ['a query that is no text', { method: 'POST', headers: json, body: '{"query":{"secret":1}}' }, 400],
    ['variables that are no object', { method: 'POST', headers: json, body: '{"query":"{__typename}","variables":"secret"}' }, 400],
    ['an unknown parameter', { method: 'POST', headers: json, body: '{"query":"{__typename}","other":1}' }, 400],
    ['a form with broken variables', { method: 'POST', headers: form, body: 'query=%7B__typename%7D&variables=%7Bsecret' }, 400],
    ['a syntax error', { method: 'POST', headers: { ...json, accept: 'application/graphql-response+json' }, body: '{"query":"{"}' }, 400],
    [
      'an unknown field',
      { method: 'POST', headers: { ...json, accept: 'application/graphql-response+json' }, body: '{"query":"{ nothing }"}' },
      400,
    ],
    [
      'a variable of the wrong type',
      {
        method: 'POST',
        headers: { ...json, accept: 'application/graphql-response+json' },
        body: '{"query":"query($n:Int){goodsList(first:$n){totalCount}}","variables":{"n":"x"}}',
      },
      400,
    ],
    [
      'an unknown operation',
      {
        method: 'POST',
        headers: { ...json, accept: 'application/graphql-response+json' },
        body: '{"query":"query A{__typename}","operationName":"B"}',
      },
      400,
    ],
    ['extensions of a form that are broken', { method: 'POST', headers: form, body: 'query=%7B__typename%7D&extensions=%7Bsecret' }, 400],
    ['another method', { method: 'PUT', headers: json, body: '{}' }, 405],
  ])('a malformed request is answered: %s', async (_, init, expected) => {
    const { fetch, logs } = openHarness(routes)
    const { status, text } = await asText(await fetch('/graphql', init))
    const { errors } = JSON.parse(text) as { errors: { extensions: Record<string, unknown> }[] }
    expect(status).toBe(expected)
    expect(errors.map(({ extensions }) => extensions)).toEqual(
      errors.map(() => ({ code: 'BAD_REQUEST', userMessage: '请求有误，请刷新页面后重试', requestId: 'test-request' })),
    )
    expect(text).not.toMatch(/Unexpected token|position \d|SyntaxError|at .*\.js|originalError/)
    expect(logs.filter(({ level }) => Number(level) >= 40)).toEqual([])
  })

  it('a request of an unknown content type is 415', async () => {
    const { fetch } = openHarness(routes)
    expect((await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/xml' }, body: '<x/>' })).status).toBe(415)
  })
})

describe('bodies', () => {
  it.each([
    ['announced', (text: string): BodyInit => text],
    ['streamed', (text: string): BodyInit => new Blob([text]).stream()],
  ])('bodies over a megabyte are refused when %s', async (_, body) => {
    const rest = stubRest(routes)
    const server = await openServer(rest)
    const text = JSON.stringify({ query: '{ viewer { id } }', variables: { filler: 'x'.repeat(1_000_000) } })
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: json,
      body: body(text),
      duplex: 'half',
    } as RequestInit)
    const { status, text: answer } = await asText(response)
    await server.close()
    expect(status).toBe(413)
    expect(JSON.parse(answer)).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST', userMessage: '提交的内容过大' } }] })
    expect(rest.calls).toEqual([])
  })

  it.each([
    ['application/json; charset=utf-8', '{"query":"{ goodsList { edges { node { name } } } }"}'],
    ['application/graphql', '{ goodsList { edges { node { name } } } }'],
    ['application/x-www-form-urlencoded', 'query=%7B+goodsList+%7B+edges+%7B+node+%7B+name+%7D+%7D+%7D+%7D&variables=%7B%7D'],
  ])('bodies may be %s', async (type, body) => {
    const { fetch } = openHarness(routes)
    const { text } = await asText(await fetch('/graphql', { method: 'POST', headers: { 'content-type': type, 'x-csrf': '1' }, body }))
    expect(JSON.parse(text)).toMatchObject({ data: { goodsList: { edges: [{ node: { name: '阿莫西林胶囊1' } }] } } })
  })
})

describe('trusted documents', () => {
  const documents = trust({
    list: 'query List($first: Int) { goodsList(first: $first) { totalCount } }',
    stale: 'query Stale { nothing }',
    broken: 'query {',
    'sha256:hashed': 'query Hashed { goodsList { totalCount } }',
  })

  it('trusted documents are sent by their id', async () => {
    const { ask, rest } = openHarness(routes, { documents })
    const answer = await ask(undefined, { variables: { first: 5 }, extra: { doc_id: 'list' } })
    expect(answer.data).toEqual({ goodsList: { totalCount: 1 } })
    expect(rest.calls).toEqual(['GET /api/goods/list?page=1&per_page=5&sort=default&fields=total,correction,data.id'])
  })

  it('trusted documents are each told from the others, one after the other', async () => {
    const { ask } = openHarness(routes, {
      documents: trust({ time: 'query Time { __typename }', list: 'query List { goodsList { totalCount } }' }),
    })
    const answers = []
    for (const doc_id of ['list', 'time', 'list']) answers.push((await ask(undefined, { extra: { doc_id } })).data)
    expect(answers).toEqual([{ goodsList: { totalCount: 1 } }, { __typename: 'Query' }, { goodsList: { totalCount: 1 } }])
  })

  it('trusted documents are found by the hash that Apollo clients send', async () => {
    const { ask } = openHarness(routes, { documents })
    const answer = await ask(undefined, { extra: { extensions: { persistedQuery: { version: 1, sha256Hash: 'list' } } } })
    expect(answer.data).toEqual({ goodsList: { totalCount: 1 } })
  })

  it('trusted documents are found by that hash in a form and in an address too', async () => {
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: 'list' } })
    const text = new URLSearchParams({ extensions, variables: '{"first":5}' }).toString()
    const { fetch, rest } = openHarness(routes, { documents })
    const posted = { method: 'POST', headers: form, body: text }
    const answers = [
      await fetch('/graphql', posted),
      await fetch(`/graphql?${text}`, { headers: { 'x-csrf': '1', accept: 'application/json' } }),
    ]
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(
      answers.map(() => ({ data: { goodsList: { totalCount: 1 } } })),
    )
    expect(rest.calls).toEqual(answers.map(() => 'GET /api/goods/list?page=1&per_page=5&sort=default&fields=total,correction,data.id'))
  })

  it('trusted documents are left out when the schema does not understand them', () => {
    expect(documents.refused).toEqual(['stale', 'broken'])
  })

  it.each(['stale', 'unknown', '', '__proto__', 'constructor'])('trusted documents do not include %j', async (id) => {
    const answer = await openHarness(routes, { documents }).ask(undefined, { extra: { doc_id: id } })
    expect([answer.status, codes(answer)]).toEqual([200, ['PERSISTED_QUERY_NOT_FOUND']])
  })

  it("trusted documents that are not known are asked for as texts, by Apollo's protocol and in a sentence", async () => {
    const persistedQuery = { version: 1, sha256Hash: 'nobody' }
    const { ask } = openHarness(routes, { documents })
    const missing = await ask(undefined, { extra: { extensions: { persistedQuery } } })
    expect([missing.status, missing.errors]).toEqual([
      200,
      [
        {
          message: 'PersistedQueryNotFound',
          extensions: {
            code: 'PERSISTED_QUERY_NOT_FOUND',
            userMessage: '当前版本过旧，请更新应用或刷新页面后重试',
            requestId: 'test-request',
          },
        },
      ],
    ])
    expect((await ask('{ goodsList { totalCount } }', { extra: { extensions: { persistedQuery } } })).data).toEqual({
      goodsList: { totalCount: 1 },
    })
  })

  it.each([
    { doc_id: 'list' },
    { documentId: 'list' },
    { documentId: 'sha256:list' },
    { doc_id: 'hashed' },
    { documentId: 'sha256:hashed' },
  ])('trusted documents are found by %j in a body and in an address', async (params) => {
    const { ask, fetch } = openHarness(routes, { documents })
    expect((await ask(undefined, { extra: params })).data).toEqual({ goodsList: { totalCount: 1 } })
    const address = `/graphql?${new URLSearchParams(params).toString()}`
    const got = await fetch(address, { headers: { 'x-csrf': '1', accept: 'application/json' } })
    expect(await got.json()).toEqual({ data: { goodsList: { totalCount: 1 } } })
  })

  describe('alone', () => {
    const open = (): ReturnType<typeof openHarness> => openHarness(routes, { documents, trustedOnly: true })
    it('trusted documents answer where nothing else is allowed', async () => {
      expect((await open().ask(undefined, { extra: { doc_id: 'list' } })).data).toEqual({ goodsList: { totalCount: 1 } })
    })

    it.each([
      ['a query', { query: '{ goodsList { totalCount } }' }],
      ['introspection', { query: '{ __schema { types { name } } }' }],
      ['a query beside an id', { query: '{ serverTime }', doc_id: 'list' }],
    ])('a gateway of trusted documents alone refuses %s', async (_, extra) => {
      const { ask, rest } = open()
      const answer = await ask(undefined, { extra })
      expect([answer.status, codes(answer), rest.calls]).toEqual([400, ['BAD_REQUEST'], []])
    })

    it('a gateway of trusted documents alone has no explorer', async () => {
      const response = await open().fetch('/graphql', { headers: { accept: 'text/html' } })
      expect(response.headers.get('content-type') ?? '').not.toContain('text/html')
    })
  })
})
