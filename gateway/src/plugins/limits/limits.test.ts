import { getIntrospectionQuery, isObjectType, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { cartBody, goodsBody, goodsDetailBody, listBody, userBody } from '../../testing/bodies.ts'
import { codes, openHarness, testSchema } from '../../testing/harness.ts'
import { ok } from '../../testing/stubRest.ts'
import { trust } from '../../testing/trust.ts'
import { most } from '../../modules/base/mostOfDocument.ts'
import { fetched } from './fetching.ts'
import { weigher } from './weigher.ts'

const routes = {
  'GET /api/goods/list': ok(listBody([goodsBody('1')])),
  'GET /api/goods/detail/1': ok(goodsDetailBody('1')),
  'GET /api/cart/list': ok(cartBody()),
  'GET /api/user/base': ok(userBody()),
  'GET /api/goods/fl': ok([]),
  'GET /api/goods/batch': ok([]),
}
const repeat = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')
/** Four calls for the rows of a list. */
const inFour = 'detail { storage } facts { limit { __typename } } history { __typename } substitutes { name }'
const nested = (depth: number, field: string): string => `${`${field} { `.repeat(depth)}name${' }'.repeat(depth)}`
const bomb = (levels: number, field: string): string =>
  `{ categories { ...F0 } }
    ${repeat(levels, (n) => `fragment F${n} on Category { a${n}: ${field} { ...F${n + 1} } b${n}: ${field} { ...F${n + 1} } }`)}
      fragment F${levels} on Category { name }`
const flatBomb = (levels: number): string =>
  `{ categories { ...F0 } } ${repeat(levels, (n) => `fragment F${n} on Category { ...F${n + 1} ...F${n + 1} }`)} fragment F${levels}
    on Category { a: name }`

const allowed: readonly [string, string, Record<string, unknown>][] = [
  ['depth 10', `{ ${nested(9, 'categories').replace(/categories/g, (word, at: number) => (at === 0 ? word : 'children'))} }`, {}],
  ['15 aliases', `{ ${repeat(15, (n) => `a${n}: serverTime`)} }`, {}],
  [
    'five directives',
    '{ serverTime @include(if: true) @skip(if: false) categories @include(if: true) { name @include(if: true) count @include(if: true) } }',
    {},
  ],
  ['1,000 rows', `{ ${repeat(10, (n) => `a${n}: goodsList(first: 100) { totalCount }`)} }`, {}],

  ['a default of 20', `{ ${repeat(15, (n) => `a${n}: goodsList { edges { node { tags { text } tiers { price } } } }`)} }`, {}],
  [
    'the cart with all a page needs',
    '{ cart { lines { id goods { name tags { text } tiers { price } } } pricing { lines { lineID } goods { goodsID tiers { priceCents } } } } viewer { company } }',
    {},
  ],
  ['the details of a page of 20', '{ goodsList(first: 20) { edges { node { detail { storage } } } } }', {}],
  [
    'the introspection every tool sends',
    getIntrospectionQuery({ inputValueDeprecation: true, directiveIsRepeatable: true, specifiedByUrl: true }),
    {},
  ],
  ['a flat tower of 26 levels of spreads without an alias', flatBomb(26).replace('a: name', 'name'), {}],
]

const refusedRows: readonly [string, string, string, Record<string, unknown>][] = [
  [
    'depth 11',
    'BAD_REQUEST',
    `{ ${nested(10, 'categories').replace(/categories/g, (word, at: number) => (at === 0 ? word : 'children'))} }`,
    {},
  ],
  [
    'depth through fragments',
    'BAD_REQUEST',
    `{ categories { ...F0 } } ${repeat(10, (n) => `fragment F${n} on Category { children { ...F${n + 1} } }`)}
      fragment F10 on Category { name }`,
    {},
  ],
  ['16 aliases', 'BAD_REQUEST', `{ ${repeat(16, (n) => `a${n}: serverTime`)} }`, {}],
  ['16 aliases of which one is __typename', 'BAD_REQUEST', `{ a: __typename ${repeat(15, (n) => `a${n}: serverTime`)} }`, {}],
  [
    'an alias in a fragment spread 16 times',
    'BAD_REQUEST',
    `{ categories { ${repeat(8, () => 'children { ...F } ')} ${repeat(8, () => '... on Category { ...F }')} } }
      fragment F on Category { a: name }`,
    {},
  ],
  ['2^26 spreads of one alias', 'BAD_REQUEST', flatBomb(26), {}],
  ['2^26 fields', 'BAD_REQUEST', bomb(26, 'children'), {}],
  ['a flood of aliases', 'BAD_REQUEST', `{ ${repeat(200, (n) => `a${n}: cart { lineCount }`)} }`, {}],
  [
    'six directives',
    'BAD_REQUEST',
    `{ serverTime ${repeat(1, () => '@include(if: true)')}
      categories @include(if: true) { name @include(if: true) count @include(if: true)
        children @include(if: true) { name @include(if: true) } } }`,
    {},
  ],
  ['3,000 braces', 'BAD_REQUEST', '{'.repeat(3_000), {}],
  ['3,000 nested fields', 'BAD_REQUEST', '{a'.repeat(3_000) + '}'.repeat(3_000), {}],
  ['1,001 tokens', 'BAD_REQUEST', `{ ${'name '.repeat(1_000)} }`, {}],
  ['a long string', 'BAD_REQUEST', `{ goods(goodsID: "${'1'.repeat(64_000)}") { id } }`, {}],
  ['1,100 rows by literals', 'DOCUMENT_TOO_COSTLY', `{ ${repeat(11, (n) => `a${n}: goodsList(first: 100) { totalCount }`)} }`, {}],
  [
    '1,100 rows by a variable',
    'DOCUMENT_TOO_COSTLY',
    `query ($n: Int) { ${repeat(11, (n) => `a${n}: goodsList(first: $n) { totalCount }`)} }`,
    { n: 100 },
  ],
  [
    "1,100 rows by a variable's default",
    'DOCUMENT_TOO_COSTLY',
    `query ($n: Int = 100) { ${repeat(11, (n) => `a${n}: goodsList(first: $n) { totalCount }`)} }`,
    {},
  ],
  [
    '1,100 rows by a variable that is null',
    'DOCUMENT_TOO_COSTLY',
    `query ($n: Int) { ${repeat(11, (n) => `a${n}: goodsList(first: $n) { totalCount }`)} }`,
    { n: null },
  ],
  ['three carts', 'DOCUMENT_TOO_COSTLY', '{ a: cart { lines { id } } b: cart { lines { id } } c: cart { lines { id } } }', {}],
  [
    '1,100 nodes',
    'DOCUMENT_TOO_COSTLY',
    `query ($ids: [ID!]!) { ${repeat(11, (n) => `a${n}: nodes(ids: $ids) { id }`)} }`,
    { ids: Array.from({ length: 100 }, () => 'x') },
  ],
  [
    '60 calls',
    'DOCUMENT_TOO_COSTLY',
    `{ ${repeat(10, (n) => `a${n}: goodsList(first: 2) { facets { specs { __typename } } edges { node { ${inFour} } } }`)} }`,
    {},
  ],
  [
    'introspection of fields within fields',
    'BAD_REQUEST',
    '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
    {},
  ],
  ['deep introspection', 'BAD_REQUEST', `{ __type(name: "Goods") ${'{ ofType '.repeat(22)}{ name }${' }'.repeat(22)} }`, {}],
]

describe('ad-hoc documents', () => {
  it.each(allowed)('ad-hoc documents may have %s', async (_, query, variables) => {
    const answer = await openHarness(routes).ask(query, { variables })
    expect(codes(answer).filter((code) => code === 'BAD_REQUEST' || code === 'DOCUMENT_TOO_COSTLY')).toEqual([])
  })

  it.each(refusedRows)('ad-hoc documents may not have %s', async (_, code, query, variables) => {
    const { ask, rest } = openHarness(routes)
    const answer = await ask(query, { variables, headers: { accept: 'application/graphql-response+json' } })
    expect(answer.text.length).toBeLessThan(50_000)
    expect(answer.status).toBe(400)
    expect(new Set(codes(answer))).toEqual(new Set([code]))
    expect(rest.calls).toEqual([])
  })

  it('ad-hoc documents come one at a time', async () => {
    const { fetch, rest } = openHarness(routes)
    const body = JSON.stringify([{ query: '{ serverTime }' }, { query: '{ serverTime }' }])
    const response = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(response.status).toBe(400)
    expect(rest.calls).toEqual([])
  })

  it('ad-hoc documents are bounded in calls even where their text looks cheap', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => Buffer.from(`Quote:${index + 1}`).toString('base64url'))
    const { ask, rest } = openHarness({})
    const answer = await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { variables: { ids } })
    expect(rest.calls.length).toBeLessThanOrEqual(50)
    expect(answer.errors).toHaveLength(1)
  })
})

const sixGoods = ['1', '2', '3', '4', '5', '6'].map((id) => JSON.stringify(Buffer.from(`Goods:${id}`).toString('base64url'))).join(' ')
const costs: readonly [string, string, number, number][] = [
  ['one list', '{ goodsList(first: 20) { edges { node { name tags { text } } } } }', 20, 1],
  ['a list and what is gathered for its rows', '{ goodsList(first: 50) { edges { node { facts { firstLot { lotNumber } } } } } }', 50, 2],
  ['a hundred gathered', '{ goodsList(first: 100) { edges { node { facts { limit { __typename } } } } } }', 100, 2],
  ['facets, which a list has once', '{ goodsList(first: 20) { facets { specs { __typename } } edges { node { name } } } }', 20, 2],
  ['details, which are gathered', '{ goodsList(first: 20) { edges { node { detail { storage } } } } }', 20, 2],
  ['five hundred details', '{ cart { lines { goods { detail { storage } } } } }', 500, 6],
  ['one good, which brings its detail', '{ goods(goodsID: "1") { name detail { storage } } }', 0, 1],
  ['orders with two gathered reads', '{ orders(first: 10) { edges { node { detail { shipping } logistics { __typename } } } } }', 10, 3],
  ['the buyer in three places', '{ viewer { company } cart { id } again: viewer { phone } }', 0, 2],
  [
    'one field in two fragments',
    '{ ...A ...B } fragment A on Query { categories { name } } fragment B on Query { categories { count } }',
    0,
    1,
  ],
  ['a field left out', '{ serverTime categories @include(if: false) { name } }', 0, 1],
  ['a field skipped, and one that is not', '{ serverTime @skip(if: true) categories @skip(if: false) { name } }', 0, 1],
  ['the whole cart, whose lines ride in it', '{ cart { lines { goods { name tags { text } } } cashback { __typename } } }', 510, 1],
  ['six goods by their ids', `{ nodes(ids: [${sixGoods}]) { id } }`, 6, 1],
  ['nothing', '{ __typename }', 0, 0],
]

describe('what a document costs', () => {
  it.each(costs)('the cost of %s is told beside the answer', async (_, query, rows, calls) => {
    const { text } = await openHarness(routes).ask(query)
    expect((JSON.parse(text) as { extensions: unknown }).extensions).toEqual({ cost: { rows, calls, limit: { rows: 1_000, calls: 50 } } })
  })

  it('the cost is told beside a refusal too', async () => {
    const { text } = await openHarness(routes).ask(`{ ${repeat(11, (n) => `a${n}: goodsList(first: 100) { totalCount }`)} }`)
    expect(JSON.parse(text)).toMatchObject({
      errors: [{ message: 'The operation has 1100 rows; 1000 are allowed.' }],
      extensions: { cost: { rows: 1_100, calls: 11, limit: { rows: 1_000, calls: 50 } } },
    })
  })

  it('a document that is too deep, or has too many aliases, is not walked for what it would cost', () => {
    const weigh = weigher()
    const costOf = (text: string): unknown => weigh({ schema: testSchema, document: parse(text) })
    const list = 'goodsList(first: 20) { totalCount }'
    const deep = `{ ${list} categories { ${nested(most.depth, 'children')} } }`
    const many = `{ ${list} ${repeat(most.aliases + 1, (n) => `a${n}: serverTime`)} }`
    for (const text of [deep, many]) expect(costOf(text)).toMatchObject({ rows: 0, calls: 0, fields: 0 })
    expect(costOf(`{ ${list} }`)).toMatchObject({ rows: 20, calls: 1, fields: 2 })
  })

  it('the cost hangs on the variables of this request, and on no earlier ones', async () => {
    const { ask } = openHarness(routes)
    const query = 'query ($n: Int, $all: Boolean = false) { serverTime goodsList(first: $n) @include(if: $all) { totalCount } }'
    const sizes = [{}, { all: true, n: 7 }, { n: 7 }, { all: true, n: 30 }, { all: true, n: 7 }, { all: true }]
    const rows: unknown[] = []
    for (const variables of sizes) {
      const { text } = await ask(query, { variables })
      rows.push((JSON.parse(text) as { extensions: { cost: { rows: number } } }).extensions.cost.rows)
    }
    expect(rows).toEqual([0, 7, 0, 30, 7, 20])
  })

  it('the cost of a trusted document is told to who asks for it', async () => {
    const { ask } = openHarness(routes, { documents: trust({ list: 'query L { goodsList(first: 40) { totalCount } }' }) })
    const asked = await ask(undefined, { extra: { doc_id: 'list' }, headers: { 'x-show-calls': '1' } })
    expect(JSON.parse(asked.text)).toMatchObject({ extensions: { cost: { rows: 40, calls: 1 } } })
    expect(JSON.parse((await ask(undefined, { extra: { doc_id: 'list' } })).text)).not.toHaveProperty('extensions')
  })

  it('the names of fields that are fetched otherwise are names of the schema', () => {
    const missing = fetched.filter((name) => {
      const [type = '', field = ''] = name.split('.')
      const found = testSchema.getType(type)
      return !isObjectType(found) || found.getFields()[field] === undefined
    })
    expect(missing).toEqual([])
    expect(fetched.length).toBeGreaterThan(10)
  })
})

describe('trusted documents', () => {
  it('trusted documents are exempt, having been read when they were built', async () => {
    const text = `query Big { ${repeat(20, (n) => `a${n}: goodsList(first: 100) { totalCount }`)} }`
    const answer = await openHarness(routes, { documents: trust({ big: text }) }).ask(undefined, { extra: { doc_id: 'big' } })
    expect(answer.errors).toBeUndefined()
    expect(Object.keys(answer.data ?? {})).toHaveLength(20)
  })
})
