import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, asyncProperty, constant, constantFrom, oneof, record } from 'fast-check'
import { parse, Kind, visit } from 'graphql'
import { describe, expect, it } from 'vitest'
import { cartBody, cartLineBody, goodsBody, goodsDetailBody, listBody, userBody } from '../testing/bodies.ts'
import { openHarness, type Answer, type Harness } from '../testing/harness.ts'
import { ok, raw, refused, type StubAnswer } from '../testing/stubRest.ts'
import { trust } from '../testing/trust.ts'

const file = join(import.meta.dirname, '../../../client/persisted.json')
const storefront = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}

/** Ours, for the corners that no page has: abstract types, lists of nulls, directives by variables, aliases, merged fields. */
const corners: Record<string, string> = {
  nodes:
    'query Nodes($ids: [ID!]!, $id: ID!) { nodes(ids: $ids) { __typename id ... on Goods { name tiers { price } } ... on Viewer { company } ... on CartLine { quantity goods { id } } } node(id: $id) { id ... on Cart { lineCount lines { id } } } }',
  directives:
    'query Directives($yes: Boolean!, $no: Boolean = false) { serverTime @include(if: $yes) viewer @skip(if: $no) { company ...F @include(if: $no) } again: viewer { id } } fragment F on Viewer { phone }',
  merged:
    'query Merged($id: ID!) { goods(goodsID: $id) { name } a: goods(goodsID: $id) { name warehouse { name } } goods(goodsID: $id) { spec warehouse { warehouseID } ...G } } fragment G on Goods { detail { usage lots { left } } tags { text } }',
  paged:
    'query Paged($first: Int, $after: String, $last: Int, $before: String, $page: Int) { goodsList(first: $first, after: $after, last: $last, before: $before, page: $page) { totalCount pageInfo { endCursor hasNextPage } pageCursors { around { page } last { page } } edges { cursor node { id tiers { quantity price } } } } }',
  lines:
    'query Lines { cart { id lines { id refusal { reason } goods { name isBuyable kind } } pricing { lines { quantity } goods { goodsID tiers { priceCents } } } warnings { code available } } cartBadge }',
}

const idOf = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64url')
const variables = {
  ids: [idOf('Goods', '1'), idOf('Viewer', '7'), 'rubbish', idOf('CartLine', '31'), idOf('Goods', '999')],
  yes: true,
  no: false,
  first: 3,
  id: '1',
  goodsID: '1',
  quoteID: '55',
  filter: { keywords: '片' },
  sort: 'SALES',
  orderNo: '1',
  page: 1,
}

const bad: Readonly<Record<string, StubAnswer>> = {
  login: refused(401, '请先登录'),
  contract: refused(459, '请签合同'),
  invalid: refused(422, '有误', { errors: { ids: ['错'] } }),
  missing: refused(404, '没有', { reason: 'NOT_FOUND' }),
  failed: refused(500, '坏'),
  html: raw(502, '<html>'),
  null: ok(null),
  list: ok([]),
  empty: ok({}),
  nameless: ok(listBody([goodsBody('1', { name: null })])),
  priceless: ok(cartBody({ data: [cartLineBody('31', '1', { price: 'x' })] })),
  reset: new Error('reset'),
}
const good: Readonly<Record<string, StubAnswer>> = {
  'GET /api/goods/list': ok(listBody([goodsBody('1'), goodsBody('2')], 40)),
  'GET /api/goods/detail/1': ok(goodsDetailBody('1')),
  'GET /api/goods/batch': ok([goodsBody('1')]),
  'GET /api/goods/fl': ok([{ id: '1', name: '西药', count: 3, children: [] }]),
  'GET /api/cart/list': ok(cartBody()),
  'GET /api/cart/total': ok({ total: '1.00', count: 1, selected_count: 1 }),
  'GET /api/user/base': ok(userBody()),
  'GET /api/time': ok({ timestamp: 1_795_233_000 }),
}

const texts = { ...corners, ...storefront }
const queries = Object.keys(texts).filter((id) => {
  const document = parse(texts[id] ?? '')
  let isWhole = true
  visit(document, { Directive: ({ name }) => void (isWhole &&= name.value !== 'defer') })
  return isWhole && document.definitions.every((node) => node.kind !== Kind.OPERATION_DEFINITION || node.operation === 'query')
})
const known = queries.filter((id) => trust({ [id]: texts[id] ?? '' }).refused.length === 0)

type Pair = { readonly routes: Record<string, StubAnswer>; readonly compiling: Harness; readonly interpreting: Harness }
const pairs = new Map<string, Pair>()

/** The same trusted document alone, which is compiled, and beside another operation, which never is; each opened once. */
function pairOf(id: string): Pair {
  const text = texts[id] ?? ''
  const routes = {}
  const pair = pairs.get(id) ?? {
    routes,
    compiling: openHarness(routes, { documents: trust({ id: text }) }),
    interpreting: openHarness(routes, { documents: trust({ id: `${text}\nquery Another { __typename }` }) }),
  }
  pairs.set(id, pair)
  return pair
}

async function bothWays(
  id: string,
  answers: Readonly<Record<string, StubAnswer>>,
  given: Record<string, unknown>,
): Promise<{ compiled: Answer; interpreted: Answer; calls: readonly (readonly string[])[] }> {
  const text = texts[id] ?? ''
  const { routes, compiling, interpreting } = pairOf(id)
  Object.assign(routes, answers)
  for (const { rest } of [compiling, interpreting]) rest.calls.length = 0
  const used = new Set(Array.from(text.matchAll(/\$(\w+)\s*:/g), ([, name]) => name))
  const chosen = Object.fromEntries(Object.entries(given).filter(([name]) => used.has(name)))
  const operationName = /query (\w+)/.exec(text)?.[1]
  const compiled = await compiling.ask(undefined, { variables: chosen, extra: { doc_id: 'id' } })
  const interpreted = await interpreting.ask(undefined, { variables: chosen, extra: { doc_id: 'id', operationName } })
  return { compiled, interpreted, calls: [compiling.rest.calls.toSorted(), interpreting.rest.calls.toSorted()] }
}

/** A parsed trusted document has no lines and columns; fields side by side fail in any order. */
const plain = ({ status, data, errors }: Answer): unknown => ({
  status,
  data,
  errors: errors
    ?.map(({ message, path, extensions }) => ({ message, path, extensions }))
    .toSorted((a, b) => String(a.path).localeCompare(String(b.path))),
})

describe('a compiled document answers as graphql-js does', () => {
  it("a compiled document answers as graphql-js does to all of ours and the storefront's that need no mutation", () => {
    expect(known.length).toBeGreaterThanOrEqual(Object.keys(corners).length)
    expect(known).toEqual(expect.arrayContaining(Object.keys(corners)))
  })

  it.each(known)('the compiled document %s answers as graphql-js does, whatever of the marketplace fails', async (id) => {
    const failing = record(
      Object.fromEntries(
        Object.keys(good).map((route) => [route, oneof({ weight: 3, arbitrary: constant('good') }, constantFrom(...Object.keys(bad)))]),
      ),
    )
    await assert(
      asyncProperty(failing, async (chosen) => {
        const routes = Object.fromEntries(Object.entries(good).map(([route, answer]) => [route, bad[chosen[route] ?? ''] ?? answer]))
        const { compiled, interpreted, calls } = await bothWays(id, routes, variables)
        // Where null reaches the root, graphql-js answers before the last call has gone out.
        expect(calls[0]).toEqual(expect.arrayContaining([...(calls[1] ?? [])]))
        expect(plain(compiled)).toEqual(plain(interpreted))
      }),
      { numRuns: 12, seed: 4 },
    )
  })

  it.each<[string, Record<string, unknown>]>([
    ['nodes', { ids: 'one', id: '1' }],
    ['nodes', { ids: [null], id: '1' }],
    ['nodes', { id: {} }],
    ['directives', {}],
    ['directives', { yes: 'true' }],
    ['paged', { first: 1.5 }],
    ['paged', { first: 0 }],
    ['paged', { after: 'rubbish', page: 2 }],
    ['paged', { first: null, page: 2 }],
    ['paged', { last: 2, before: 'rubbish' }],
    ['merged', { id: 3 }],
  ])('the compiled document %s answers as graphql-js does with the variables %j', async (id, given) => {
    const { compiled, interpreted } = await bothWays(id, good, given)
    expect(plain(compiled)).toEqual(plain(interpreted))
  })

  it('an ad-hoc document compiled after coming often answers with the same places in its text', async () => {
    const harness = openHarness({ ...good, 'GET /api/goods/list': refused(500, '坏') })
    const text = 'query {\r\n  viewer { company }\n  goodsList(first: 2) {\n    totalCount\n  }\n}'
    const answers = [await harness.ask(text), await harness.ask(text), await harness.ask(text), await harness.ask(text)]
    expect(answers.map(({ text: answer }) => answer)).toEqual(answers.map(() => answers[0]?.text))
    expect(answers[3]?.errors?.[0]).toMatchObject({ path: ['goodsList'], locations: [{ line: 3, column: 3 }] })
  })
})
