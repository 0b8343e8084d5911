import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { cartBody, goodsDetailBody, userBody } from '../testing/bodies.ts'
import { json, openServer, type OpenServer } from '../testing/openServer.ts'
import { ok, refused, stubRest, type StubRest, type StubRoutes } from '../testing/stubRest.ts'
import { trust } from '../testing/trust.ts'

let open: OpenServer | undefined
afterEach(async () => open?.close())

const page = 'query Page($id: ID!) { viewer { company } cart { lineCount } goods(goodsID: $id) { name } }'
const documents = trust({
  page,
  trivial: 'query Trivial { __typename }',
  login: 'mutation Login($input: LoginInput!) { login(input: $input) { expiresAt } }',
  deferred: 'query Deferred { viewer { id ... @defer { company } } }',
})
const routes: StubRoutes = {
  'GET /api/user/base': ok(userBody()),
  'GET /api/cart/list': ok(cartBody()),
  'GET /api/goods/detail/1': ok(goodsDetailBody('1')),
}

async function start(changes: StubRoutes = {}, trustedOnly = false): Promise<{ server: OpenServer; rest: StubRest }> {
  const rest = stubRest({ ...routes, ...changes })
  open = await openServer(rest, { documents, settings: { trustedOnly } })
  return { server: open, rest }
}

const session = { cookie: 'sid=member' }
const ask = (server: OpenServer, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}/graphql`, json(body, { ...session, ...headers }))
/** yoga's answer to the same: a media type it weighs itself keeps the request off the lane. */
const slowly = (server: OpenServer, body: unknown): Promise<Response> => ask(server, body, { accept: 'application/json;q=0.9' })
const headersOf = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(
    [...headers].filter(
      ([name]) => !['date', 'x-request-id', 'content-length', 'connection', 'keep-alive', 'transfer-encoding'].includes(name),
    ),
  )
const plain = async (response: Response): Promise<unknown> => ({
  status: response.status,
  headers: headersOf(response),
  body: (await response.text()).replaceAll(/"requestId":"[^"]+"/g, '"requestId":""'),
})

describe('the short entrance', () => {
  it.each<[string, unknown, StubRoutes]>([
    ['a page', { doc_id: 'page', variables: { id: '1' } }, {}],
    ['a page of which a part fails', { doc_id: 'page', variables: { id: '1' } }, { 'GET /api/cart/list': refused(500, '坏') }],
    [
      'a page of which all fails',
      { doc_id: 'page', variables: { id: '1' } },
      {
        'GET /api/cart/list': refused(401, '请先登录'),
        'GET /api/goods/detail/1': new Error('reset'),
        'GET /api/user/base': refused(500, '坏'),
      },
    ],
    [
      'a session that the marketplace renews',
      { doc_id: 'page', variables: { id: '1' } },
      { 'GET /api/user/base': ok(userBody(), ['sid=renewed; Max-Age=60']) },
    ],
    ['variables that do not fit', { doc_id: 'page', variables: { id: {} } }, {}],
    ['variables that are a list', { doc_id: 'page', variables: [] }, {}],
    ['no variables', { doc_id: 'page' }, {}],
    ['an unknown document', { doc_id: 'nobody', variables: {} }, {}],
    ['a mutation', { doc_id: 'login', variables: { input: {} } }, {}],
    ['a text', { query: '{ viewer { company } }' }, {}],
    ['a text that is none', { query: '{' }, {}],
    ['a text too costly', { query: `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: __typename`).join(' ')} }` }, {}],
    ['a number', 5, {}],
    ['a list', [{ doc_id: 'page' }], {}],
    ['nothing', {}, {}],
    ['a document and its id', { doc_id: 'page', query: '{ __typename }', variables: { id: '1' } }, {}],
  ])('the short entrance answers %s as yoga does', async (_, body, changes) => {
    const { server } = await start(changes)
    const answers = [await plain(await slowly(server, body)), await plain(await ask(server, body)), await plain(await ask(server, body))]
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  it.each(['gzip', 'identity', 'x'])('the short entrance answers a body that says it is encoded as %s as yoga does', async (encoding) => {
    const { server } = await start()
    const body = { doc_id: 'page', variables: { id: '1' } }
    const encoded = { 'content-encoding': encoding }
    const slow = await plain(await ask(server, body, { ...encoded, accept: 'application/json;q=0.9' }))
    expect(await plain(await ask(server, body, encoded))).toEqual(slow)
  })

  it('the short entrance takes texts only where they are answered at all', async () => {
    const { server, rest } = await start({}, true)
    const response = await ask(server, { query: '{ viewer { company } }' })
    expect([response.status, rest.calls]).toEqual([400, []])
  })

  it('the short entrance logs each operation once, with its name and codes', async () => {
    const { server } = await start({ 'GET /api/cart/list': refused(500, '坏') })
    await ask(server, { doc_id: 'page', variables: { id: '1' } })
    expect(server.logs.filter(({ msg }) => msg === 'graphql')).toMatchObject([{ operation: 'Page', kind: 'query', codes: ['SYSTEM_BUSY'] }])
  })

  it('the short entrance leaves forms, plain text and large bodies to the steps that refuse them', async () => {
    const { server, rest } = await start()
    const body = JSON.stringify({ doc_id: 'trivial' })
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
    const statuses = await Promise.all(
      types.map(async (type) => (await fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': type }, body })).status),
    )
    expect(statuses).toEqual([403, 403, 403])
    expect((await ask(server, { doc_id: 'trivial', variables: { x: 'x'.repeat(1_000_001) } })).status).toBe(413)
    expect(rest.calls).toEqual([])
  })

  it('the short entrance ends the calls of a client that goes away', async () => {
    const left = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const { server } = await start({
      'GET /api/cart/list': ({ caller: { signal } }) => {
        asked.resolve()
        signal.addEventListener('abort', () => left.resolve())
        return new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('left'))))
      },
    })
    const controller = new AbortController()
    const response = fetch(`${server.url}/graphql`, {
      ...json({ doc_id: 'page', variables: { id: '1' } }, session),
      signal: controller.signal,
    }).catch(() => 'gone')
    await asked.promise
    controller.abort()
    await left.promise
    expect(await response).toBe('gone')
  })

  it('the short entrance outlives a body that breaks off', async () => {
    const { server } = await start()
    const socket = connect(server.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"doc_id"')
    socket.destroy()
    expect((await ask(server, { doc_id: 'trivial' })).status).toBe(200)
  })

  it('the short entrance does not wait for a stalled call that a query does not need', async () => {
    const stalled = Promise.withResolvers<never>()
    const { server } = await start({ 'GET /api/cart/list': () => stalled.promise })
    const waiting = Array.from({ length: 50 }, () => ask(server, { doc_id: 'page', variables: { id: '1' } }))
    expect(await (await ask(server, { query: '{ viewer { company } }' })).json()).toMatchObject({
      data: { viewer: { company: '康健大药房' } },
    })
    stalled.reject(new Error('reset'))
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200))
  })
})
