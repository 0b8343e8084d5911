import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EventHub } from '../events/eventHub.ts'
import { createGraphql } from '../graphqlServer.ts'
import { createExchange } from '../http/exchange.ts'
import { thisMachine, type Machine } from '../machine.ts'
import { cartBody, goodsDetailBody, listBody, userBody } from '../testing/bodies.ts'
import { testSchema } from '../testing/harness.ts'
import { noObservers } from '../testing/noObservers.ts'
import { json, openServer, type OpenServer } from '../testing/openServer.ts'
import { ok, refused, stubRest, type StubAnswer } from '../testing/stubRest.ts'
import { trust } from '../testing/trust.ts'
import { serveGraphql } from './serveGraphql.ts'

const page = 'query Page($id: ID!) { viewer { company } cart { lineCount } goods(goodsID: $id) { name } }'
const documents = trust({
  page,
  trivial: 'query Trivial { __typename }',
  login: 'mutation Login($input: LoginInput!) { login(input: $input) { expiresAt } }',
  deferred: 'query Deferred { viewer { id ... @defer { company } } }',
})
const trusted = { doc_id: 'page', variables: { id: '1' } }

/** How the marketplace answers while one request is sent by both entrances. */
const moods: Readonly<Record<string, readonly [cart: StubAnswer, viewer: StubAnswer]>> = {
  whole: [ok(cartBody()), ok(userBody())],
  'without a cart': [refused(500, '坏'), ok(userBody())],
  'without a session': [refused(401, '请先登录'), { ...refused(401, '请先登录'), isSessionExpired: true }],
  'renewing the session': [ok(cartBody()), ok(userBody(), ['sid=renewed; Max-Age=60'])],
  'beyond reach': [new Error('reset'), new Error('reset')],
}
let mood = moods['whole']
const marketplace = stubRest({
  'GET /api/cart/list': () => mood?.[0] ?? new Error('no mood'),
  'GET /api/user/base': () => mood?.[1] ?? new Error('no mood'),
  'GET /api/goods/detail/1': ok(goodsDetailBody('1')),
  'GET /api/goods/list': ok(listBody([])),
})
const machine: Machine = { ...thisMachine, elapsed: () => 0, newID: () => 'the-only-request' }

let open: OpenServer
beforeAll(async () => {
  const settings = { ratePerAddress: 0, ratePerSession: 0, operationsAtOnce: 0 }
  open = await openServer(marketplace, { documents, machine, settings })
})
afterAll(() => open.close())

type Sent = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly how: 'whole' | 'in chunks' | 'broken off' | 'announced as too large'
}

/** Yoga's entrance takes whatever says anything of its calls; `0` asks for none. */
const byYoga = { 'x-show-calls': '0' }

/** All that comes back, to the byte, what was logged and what the marketplace was asked. */
async function outcome({ method, path, headers, body, how }: Sent, more: Readonly<Record<string, string>>): Promise<unknown> {
  open.logs.length = 0
  marketplace.calls.length = 0
  const length = how === 'announced as too large' ? 1_000_001 : Buffer.byteLength(body) + (how === 'broken off' ? 5 : 0)
  const all = { host: 'localhost', connection: 'close', ...headers, ...more }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const framing = how === 'in chunks' ? 'transfer-encoding: chunked' : `content-length: ${length}`
  const framed = how === 'in chunks' ? `${chunk(body.slice(0, 5))}${chunk(body.slice(5))}0\r\n\r\n` : body
  const socket = connect(open.port, '127.0.0.1')
  socket.on('error', () => undefined)
  const heard = text(socket).catch(() => 'broken off')
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}${framing}\r\n\r\n${framed}`)
  if (how === 'broken off') socket.end()
  return {
    answer: (await heard).replace(/\r\ndate: .*/i, ''),
    logs: open.logs.map((line) => ({ ...line, time: null })),
    calls: [...marketplace.calls].sort(),
  }
}

function chunk(part: string): string {
  return part === '' ? '' : `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`
}

const queries = [
  page,
  '{ viewer { company } }',
  '{ __typename }',
  '{',
  '{ viewr { company } }',
  `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: __typename`).join(' ')} }`,
  `{ __typename } # ${'x'.repeat(64_000)}`,
  'query A { __typename } query B { serverTime }',
  'mutation { logout { isLoggedOut } }',
  'query ($s: GoodsSort) { goodsList(sort: $s) { totalCount } }',
  '{ viewer { id ... @defer { company } } }',
  '',
]
const oftenAbsent = <T>(values: readonly T[]): fc.Arbitrary<T | undefined> => fc.option(fc.constantFrom(...values), { nil: undefined })
const params = fc
  .record({
    doc_id: oftenAbsent<unknown>(['page', 'page', 'trivial', 'login', 'deferred', 'nobody', '__proto__', 5, null]),
    query: oftenAbsent<unknown>([...queries, 5, null, {}]),
    variables: fc.option(
      fc.oneof(
        fc.constantFrom<unknown>({ id: '1' }, { id: {} }, { s: 'SALE' }, {}, [], null, 'text'),
        fc.dictionary(fc.string(), fc.jsonValue()),
      ),
      {
        nil: undefined,
      },
    ),
    operationName: oftenAbsent<unknown>(['A', 'Page', '', null, 5]),
    extensions: oftenAbsent<unknown>([{ persistedQuery: { version: 1, sha256Hash: 'page' } }, { persistedQuery: {} }, {}, [], null, 'x']),
    other: oftenAbsent<unknown>([1, null]),
  })
  .map((all) => JSON.stringify(all))
const body = fc.oneof(
  { weight: 6, arbitrary: params },
  { weight: 3, arbitrary: fc.constant(JSON.stringify(trusted)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      '5',
      'null',
      '"text"',
      '{',
      `[${JSON.stringify(trusted)}]`,
      '[]',
      'query=%7B__typename%7D&extensions={',
      '{ __typename }',
    ),
  },
)
const types = [
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON; charset=UTF-8',
  'application/json ;charset=utf-8',
  'application/json;x=y',
  'application/graphql',
  'application/graphql+json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/xml',
]
const accepted = [
  '*/*',
  'application/json',
  'application/json',
  'application/json, text/plain, */*',
  'application/graphql-response+json',
  'application/graphql-response+json, application/json',
  'text/html',
  'image/png',
  'multipart/mixed',
  'application/json;q=0.5',
  '',
]
const headers = fc
  .record({
    'content-type': fc.option(fc.constantFrom(...types), { nil: undefined, freq: 12 }),
    accept: oftenAbsent(accepted),
    cookie: oftenAbsent(['sid=member', 'sid=', 'other=1']),
    authorization: oftenAbsent(['Bearer token', 'Basic x']),
    origin: oftenAbsent(['https://evil.example', 'http://localhost']),
    'x-csrf': oftenAbsent(['1']),
    'x-shop': oftenAbsent(['7']),
    'content-encoding': oftenAbsent(['gzip']),
  })
  .map((all) => Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))))
const anything: fc.Arbitrary<Sent> = fc.record({
  method: fc.oneof(
    { weight: 9, arbitrary: fc.constant('POST') },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'PUT', 'DELETE', 'OPTIONS') },
  ),
  path: fc.oneof(
    { weight: 9, arbitrary: fc.constant('/graphql') },
    { weight: 1, arbitrary: fc.constantFrom('/graphql?x=1', '/graphql?query=%7B__typename%7D&variables={') },
  ),
  headers,
  body,
  how: fc.oneof(
    { weight: 8, arbitrary: fc.constant('whole' as const) },
    { weight: 1, arbitrary: fc.constantFrom('in chunks' as const, 'broken off' as const, 'announced as too large' as const) },
  ),
})
const rarely = (value: unknown): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constant(value) })
/** What nothing is wrong with but, at times, its document, its variables or one more parameter. */
const usual: fc.Arbitrary<Sent> = fc.record({
  method: fc.constant('POST'),
  path: fc.constant('/graphql'),
  headers: fc.constantFrom(...accepted.slice(1, 7)).map((accept) => ({ 'content-type': 'application/json', accept })),
  body: fc
    .record({
      doc_id: oftenAbsent<unknown>(['page', 'page', 'trivial', 'deferred', 'nobody']),
      query: fc.oneof(fc.constant(undefined), fc.constantFrom(...queries)),
      variables: fc.constantFrom<unknown>({ id: '1' }, { id: '1' }, { id: {} }, { s: 'SALE' }, undefined),
      other: rarely(1),
      operationName: rarely('B'),
    })
    .map((all) => JSON.stringify(all)),
  how: fc.constantFrom('whole', 'in chunks'),
})
const sent = fc.oneof(anything, usual)

describe('the short entrance and yoga’s', () => {
  it('the short entrance and yoga’s answer, log and ask the same, to the byte, for any requests', async () => {
    await fc.assert(
      fc.asyncProperty(sent, fc.constantFrom(...Object.keys(moods)), async (request, name) => {
        mood = moods[name]
        const answers = [await outcome(request, byYoga), await outcome(request, {}), await outcome(request, {})]
        expect(answers[1]).toEqual(answers[0])
        expect(answers[2]).toEqual(answers[0])
      }),
      { numRuns: 600, seed: 17 },
    )
  })

  it('a plain query, by id or as a text, never gets to yoga', async () => {
    const log = pino({ level: 'silent' })
    const events = new EventHub(marketplace, log, machine)
    const settings = { trustedOnly: false, introspection: true, showCalls: false }
    const graphql = createGraphql({
      settings,
      schema: testSchema,
      client: marketplace,
      documents: () => documents,
      events,
      observers: noObservers,
      machine,
    })
    const yoga = Object.assign(Object.create(graphql.yoga) as typeof graphql.yoga, {
      handleNodeRequestAndResponse: () => Promise.resolve(new Response('by yoga')),
    })
    const serve = serveGraphql({ ...graphql, yoga })
    const server = createServer((req, res) => void serve(createExchange(req, res, { trustedProxies: 0, log, machine }))).listen(
      0,
      '127.0.0.1',
    )
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
    const answers: string[] = []
    for (const asked of [{ doc_id: 'trivial' }, { query: '{ __typename }' }, { query: 'mutation { logout { isLoggedOut } }' }])
      answers.push(await (await fetch(url, json(asked))).text())
    server.closeAllConnections()
    server.close()
    const cost = '"extensions":{"cost":{"rows":0,"calls":0,"limit":{"rows":1000,"calls":50}}}'
    expect(answers).toEqual(['{"data":{"__typename":"Query"}}', `{"data":{"__typename":"Query"},${cost}}`, 'by yoga'])
  })
})
