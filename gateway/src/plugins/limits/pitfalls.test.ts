import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getIntrospectionQuery } from 'graphql'
import { goodsBody, goodsDetailBody, listBody, userBody } from '../../testing/bodies.ts'
import { json, openServer, type OpenServer } from '../../testing/openServer.ts'
import { ok, refused, stubRest, type StubRest } from '../../testing/stubRest.ts'
import { trust } from '../../testing/trust.ts'

const routes = {
  'GET /api/goods/list': ok(listBody([goodsBody('1')])),
  'GET /api/goods/detail/1': ok(goodsDetailBody('1')),
  'GET /api/goods/detail/2': refused(500, 'secret stack at /srv/api/db.php:17'),
  'GET /api/user/base': ok(userBody()),
  'GET /api/goods/fl': ok([]),
}
const documents = trust({
  list: 'query List($n: Int) { goodsList(first: $n) { totalCount } }',
  ids: 'query Ids($ids: [ID!]!) { nodes(ids: $ids) { id } }',
  later: 'query Later { goods(goodsID: "2") { goodsID ... @defer(label: "x") { detail { storage } } } }',
})
const repeat = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')
const levels = (count: number, spread: (next: string) => string, last: string): string =>
  [
    '{ categories { ...F0 } }',
    repeat(count, (n) => `fragment F${n} on Category { ${spread(`F${n + 1}`)} }`),
    `fragment F${count} on Category { ${last} }`,
  ].join(' ')

const attacks: readonly [string, unknown][] = [
  ['a flood of aliases', { query: `{ ${repeat(200, (n) => `a${n}: viewer { company }`)} }` }],
  ['a flood of one field', { query: `{ viewer { ${'company '.repeat(1_200)} } }` }],
  ['depth', { query: `{ categories { ${'children { '.repeat(30)}name${' }'.repeat(30)} } }` }],
  ['3,000 nested braces', { query: '{'.repeat(3_000) }],
  [
    'fragments that spread each other in a ring',
    { query: '{ categories { ...A } } fragment A on Category { children { ...B } } fragment B on Category { children { ...A } }' },
  ],
  ['a fragment that spreads itself', { query: '{ categories { ...A } } fragment A on Category { ...A }' }],
  ['2^26 spreads', { query: levels(26, (next) => `...${next} ...${next}`, 'a: name') }],
  ['2^26 fields', { query: levels(26, (next) => `a: children { ...${next} } b: children { ...${next} }`, 'name') }],
  ['an overload of unknown directives', { query: `{ viewer { company ${repeat(400, (n) => `@d${n}`)} } }` }],
  ['an overload of one directive', { query: `{ viewer { company ${repeat(100, () => '@include(if: true)')} } }` }],
  ['an overload of known directives', { query: `{ ${repeat(10, (n) => `a${n}: serverTime @include(if: true)`)} }` }],
  ['a flood of deferred parts', { query: `{ categories { ${repeat(20, (n) => `... @defer(label: "l${n}") { name }`)} } }` }],
  ['an array of operations', Array.from({ length: 20 }, () => ({ query: '{ viewer { company } }' }))],
  [
    '1,100 rows by a variable',
    { query: `query ($n: Int) { ${repeat(11, (n) => `a${n}: goodsList(first: $n) { totalCount }`)} }`, variables: { n: 100 } },
  ],
  [
    'introspection within introspection',
    { query: '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }' },
  ],
  ['a million characters', { query: `{ viewer { company } } # ${'x'.repeat(900_000)}` }],
  ['variables of two megabytes', { query: '{ viewer { company } }', variables: { x: 'x'.repeat(2_000_000) } }],
]

let open: Record<'adhoc' | 'trusted' | 'hidden', OpenServer & { rest: StubRest }>
beforeAll(async () => {
  const start = async (settings: object): Promise<OpenServer & { rest: StubRest }> => {
    const rest = stubRest(routes)
    return { ...(await openServer(rest, { documents, settings: { ratePerAddress: 0, ...settings } })), rest }
  }
  open = { adhoc: await start({}), trusted: await start({ trustedOnly: true }), hidden: await start({ introspection: false }) }
})
afterAll(() => Promise.all(Object.values(open).map((server) => server.close())))

const cookie = { cookie: 'sid=abc' }
const send = async (server: OpenServer, body: unknown, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> => {
  const response = await fetch(`${server.url}/graphql`, json(body, { accept: 'application/graphql-response+json', ...cookie, ...headers }))
  const text = await response.text()
  return { status: response.status, text }
}

describe.each(['adhoc', 'trusted'] as const)('the known attacks, %s', (mode) => {
  it.each(attacks)('the attack is refused: %s', async (_, body) => {
    const { rest } = open[mode]
    rest.calls.length = 0
    const { status, text } = await send(open[mode], body)
    expect([400, 413]).toContain(status)
    expect(text).toMatch(/"code":"(BAD_REQUEST|DOCUMENT_TOO_COSTLY)"/)
    expect(text).not.toMatch(/INTERNAL|originalError|node_modules|at .*\.[jt]s:/)
    expect(text.length).toBeLessThan(50_000)
    expect(rest.calls).toEqual([])
  })

  it.each<[string, string, RequestInit]>([
    ['a GET', '?query=%7B__typename%7D', {}],
    ['a GET of a trusted document', '?doc_id=list', {}],
    ['a form', '', { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'query=%7B__typename%7D' }],
    ['plain text', '', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{"query":"{__typename}"}' }],
    ['multipart', '', { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' }],
    ['no content type', '', { method: 'POST', body: new Uint8Array([123]) }],
  ])("%s of another site's page", async (_, query, init) => {
    const { url, rest } = open[mode]
    rest.calls.length = 0
    const response = await fetch(`${url}/graphql${query}`, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), ...cookie, accept: 'application/json' },
    })
    await response.text()
    expect(response.status).toBe(403)
    expect(rest.calls).toEqual([])
  })
})

describe('a trusted document', () => {
  it.each([1_000_000, 2_147_483_647])('a trusted document asked for %d entries asks for none of them', async (n) => {
    const { rest } = open.trusted
    rest.calls.length = 0
    const { status } = await send(open.trusted, { doc_id: 'list', variables: { n } })
    expect(status).toBe(200)
    expect(rest.calls).toEqual([])
  })

  it('a trusted document given ten thousand ids asks for none of them', async () => {
    const { rest } = open.trusted
    rest.calls.length = 0
    const { text } = await send(open.trusted, { doc_id: 'ids', variables: { ids: Array.from({ length: 10_000 }, () => 'R29vZHM6MQ') } })
    expect(text).toMatch(/"code":"(BAD_REQUEST|VALIDATION_FAILED)"/)
    expect(rest.calls).toEqual([])
  })

  it.each(['multipart/mixed', 'text/event-stream'])('a trusted document masks the errors of its deferred parts over %s', async (accept) => {
    const { status, text } = await send(open.trusted, { doc_id: 'later' }, { accept })
    expect(status).toBe(200)
    expect(text).not.toContain('secret')
  })
})

describe('a hidden schema', () => {
  it.each([
    ['the whole', getIntrospectionQuery()],
    ['one type', '{ __type(name: "Goods") { name } }'],
    ['its roots', '{ __schema { queryType { name } } }'],
    ['through a fragment', '{ ...F } fragment F on Query { __schema { types { name } } }'],
  ])('a hidden schema does not tell of %s', async (_, query) => {
    const { status, text } = await send(open.hidden, { query })
    expect(status).toBe(400)
    expect(text).toContain('"code":"BAD_REQUEST"')
    expect(text).not.toContain('"__schema":{')
  })

  it.each([
    ['a field', { query: '{ viewr { company } }' }],
    ['a type', { query: '{ node(id: "x") { ... on Good { name } } }' }],
    ['an argument', { query: '{ goodsList(frst: 1) { totalCount } }' }],
    ['an enum value', { query: '{ goodsList(sort: SALE) { totalCount } }' }],
    ['an enum value in a variable', { query: 'query ($s: GoodsSort) { goodsList(sort: $s) { totalCount } }', variables: { s: 'SALE' } }],
    ['an input field', { query: 'mutation { login(input: { usernam: "x" }) { viewer { company } } }' }],
  ])('a hidden schema is not given away by the suggestion of %s', async (_, body) => {
    expect((await send(open.adhoc, body)).text).toContain('Did you mean')
    const { status, text } = await send(open.hidden, body)
    expect(status).toBe(400)
    expect(text).not.toMatch(/Did you mean|"viewer"|SALES|\bGoods\b/)
  })

  it('a hidden schema still answers, and still knows __typename', async () => {
    expect((await send(open.hidden, { query: '{ __typename viewer { __typename company } }' })).text).toBe(
      '{"data":{"__typename":"Query","viewer":{"__typename":"Viewer","company":"康健大药房"}},"extensions":{"cost":{"rows":0,"calls":1,"limit":{"rows":1000,"calls":50}}}}',
    )
  })

  it('a hidden schema comes without the explorer', async () => {
    const response = await fetch(`${open.hidden.url}/graphql`, { headers: { accept: 'text/html' } })
    expect(response.headers.get('content-type') ?? '').not.toContain('text/html')
    await response.text()
  })
})
