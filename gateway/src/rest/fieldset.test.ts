import { getNamedType, isLeafType, isObjectType, isRequiredArgument, parse, type GraphQLField, type GraphQLOutputType } from 'graphql'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { singleFlight } from '../cache/singleFlight.ts'
import { createContext } from '../context.ts'
import { edgeOf } from '../execute/edgeOf.ts'
import { cartBody, cartLineBody, combinationLineBody, goodsBody, goodsDetailBody, listBody } from '../testing/bodies.ts'
import { openHarness, testSchema, type Answer } from '../testing/harness.ts'
import { ok, stubRest, type StubRoute } from '../testing/stubRest.ts'
import type { RestAnswer, Session } from './restClient.ts'
import { SessionJar } from './session.ts'

type Body = Readonly<Record<string, unknown>>

const last = { date: '2026-10-01', price: '11.80', number: 30 }
const goods = goodsBody('1', {
  device_class: 2,
  barcode: '6900000000007',
  special_price: '11.00',
  buy_reason: 'OUT_OF_STOCK',
  free_shipping_number: 5,
  is_youx: 1,
  is_favorite: 1,
  last_bought: last,
  with_coupon: 1,
  coupon_ids: ['31'],
})
const gift = {
  total: 2,
  type: 1,
  need: 20,
  give: 1,
  left: 100,
  goods: { id: '9', name: '板蓝根颗粒', ypgg: '10g*20袋', bzdw: '袋', goods_image: ['/files/goods/9-abc.svg'] },
}
const line = cartLineBody('31', '1', { goods, gift_data: gift, manjian_id: '7', reason: 'OUT_OF_STOCK', reason_text: '库存不足' })
const tier = { full: '300.00', minus: '20.00', rate: 9800, status: 0, short: '64.00', applied: 0 }
const activity = {
  id: '7',
  name: '满300减20',
  goods_link_id: '7',
  ends_at: 1_795_233_000,
  covers_all: 0,
  repeatable: 1,
  cap: '40.00',
  status: 0,
  amount: '236.00',
  minus: '0.00',
  tiers: [tier],
}
const addon = {
  id: '8',
  name: '满200元换购',
  goods: goodsBody('2'),
  price: '3.90',
  full: '200.00',
  covers_all: 0,
  amount: '48.00',
  short: '152.00',
  status: 0,
  number: 2,
  left: 2,
  ends_at: 1_795_230_000,
}
const coupon = {
  id: '12',
  name: '满300减30',
  kind: 'threshold',
  min: '300.00',
  face: '30.00',
  amount: '236.00',
  short: '64.00',
  saves: '0.00',
  used: 0,
  ends_at: 1_795_233_000,
}
const cart = cartBody({
  data: [line, combinationLineBody('32')],
  coupon_total: '5.00',
  yx_total: '6.00',
  zy_total: '7.00',
  activity_data: { manjians: [activity], discounts: [] },
  cashback_data: [
    {
      ck_id: '1',
      ck_name: '杭州仓',
      kind: 'plain',
      id: '6',
      name: '满额返现',
      base: '236.00',
      amount: '5.00',
      next: { full: '500.00', amount: '10.00', short: '264.00' },
    },
  ],
  addon_data: [addon],
  coupon_data: [coupon],
})
const detail = goodsDetailBody('1', {
  ...goods,
  promotions: {
    timestamp: 1_795_226_400,
    special_until: 1_795_226_500,
    flash: null,
    activities: [],
    addons: [],
    combos: [],
    coupons: [],
    gift: null,
    limit: null,
  },
})

const list = { ...listBody([goods], 41), correction: { word: '颗粒' } }

/** As the marketplace answers: nothing but what `fields` names. */
function sparse(body: Body): StubRoute {
  return ({ path }) => {
    const fields = new URLSearchParams(path.split('?')[1]).get('fields')?.split(',') ?? []
    return ok(pick(body, fields))
  }
}

function pick(value: unknown, paths: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((element: unknown) => pick(element, paths))
  if (typeof value !== 'object' || value === null) return value
  const below = (name: string): string[] => paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
      paths.includes(name) ? [[name, part]] : below(name).length > 0 ? [[name, pick(part, below(name))]] : [],
    ),
  )
}

/** A selection of all that can be chosen of a type without arguments, goods by their name alone. */
function selectionOf(given: GraphQLOutputType, depth = 0): string | null {
  const type = getNamedType(given)
  if (isLeafType(type)) return ''
  if (!isObjectType(type) || depth > 3) return null
  if (type.name === 'Goods') return '{ name }'
  const parts = Object.values(type.getFields())
    .filter(isPlain)
    .flatMap((field) => {
      const below = selectionOf(field.type, depth + 1)
      return below === null ? [] : [`${field.name} ${below}`]
    })
  return parts.length === 0 ? null : `{ ${parts.join(' ')} }`
}

/** Edges are answered by calls of their own too. */
const isPlain = (field: GraphQLField<unknown, unknown>): boolean => !field.args.some(isRequiredArgument) && edgeOf(field) === null

function fieldsOf(typeName: string, but: readonly string[]): [string][] {
  const type = testSchema.getType(typeName)
  if (!isObjectType(type)) throw new Error(`no ${typeName}`)
  return Object.values(type.getFields())
    .filter((field) => !but.includes(field.name) && edgeOf(field) === null)
    .map((field) => [`${field.name} ${selectionOf(field.type) ?? ''}`])
}

async function bothWays(query: string): Promise<{ whole: Answer; fromSparse: Answer }> {
  const bodies = { 'GET /api/cart/list': cart, 'GET /api/goods/detail/1': detail, 'GET /api/goods/list': list }
  const whole = openHarness(Object.fromEntries(Object.entries(bodies).map(([call, body]) => [call, ok(body)])))
  const less = openHarness(Object.fromEntries(Object.entries(bodies).map(([call, body]) => [call, sparse(body)])))
  return { whole: await whole.ask(query), fromSparse: await less.ask(query) }
}

/** Answered by calls of their own. */
const elsewhere = ['substitutes', 'history', 'facts']

describe('what the marketplace is asked for is enough for', () => {
  it.each([
    ...fieldsOf('Cart', ['id']).map(([field]) => [`{ cart { ${field} } }`]),
    ...fieldsOf('CartLine', []).map(([field]) => [`{ cart { lines { ${field} } } }`]),
    ...fieldsOf('Goods', [...elsewhere, 'detail']).map(([field]) => [`{ cart { lines { goods { ${field} } } } }`]),
    ...fieldsOf('Goods', [...elsewhere, 'detail']).map(([field]) => [`{ goods(goodsID: "1") { ${field} } }`]),
    ...fieldsOf('Goods', [...elsewhere, 'detail']).map(([field]) => [`{ goodsList(first: 1) { edges { node { ${field} } } } }`]),
    ['{ goodsList(first: 1) { totalCount correction { word } pageInfo { endCursor hasNextPage } pageCursors { last { page } } } }'],
    ...fieldsOf('GoodsDetail', ['lots', 'promotions']).map(([field]) => [`{ goods(goodsID: "1") { detail { ${field} } } }`]),
    ['{ goods(goodsID: "1") { detail { lots { lotNumber expiresOn left } } } }'],
    ['{ goods(goodsID: "1") { detail { promotions { serverTime } } } }'],
  ])('what the marketplace is asked for is enough for %s', async (query) => {
    const { whole, fromSparse } = await bothWays(query)
    expect(whole.errors).toBeUndefined()
    expect(fromSparse.errors).toBeUndefined()
    expect(fromSparse.data).toEqual(whole.data)
    expect(valuesOf(whole.data)).not.toEqual([])
  })
})

/** What an answer holds beside nulls, so that comparing it says something. */
function valuesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(valuesOf)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(valuesOf)
  return value === null ? [] : [value]
}

describe('the fields that are asked of the marketplace', () => {
  const always = 'warnings,data.id'
  it.each([
    [
      'aliases and fields named twice',
      '{ cart { n: lineCount lineCount lines { a: quantity b: quantity } } again: cart { lines { amount } } }',
      'warnings,count,data.id,data.number,data.amount',
    ],
    [
      'fragments, one within the other and beside themselves',
      '{ cart { ...C ... { selectedCount } } } fragment C on Cart { lines { ...L } ...D } fragment D on Cart { lineCount } fragment L on CartLine { goods { ...G } } fragment G on Goods { spec }',
      'warnings,count,selected_count,data.id,data.combination,data.goods.id,data.goods.ypgg',
    ],
    [
      'directives, whatever their variables say',
      'query ($no: Boolean = false) { cart { lineCount @include(if: $no) lines @skip(if: true) { kind } } }',
      'warnings,count,data.id,data.type',
    ],
    [
      'fields of other types by the same name',
      '{ cart { lineCount } viewer { company name } contract { title } }',
      'warnings,count,data.id',
    ],
    [
      'the ids that its edges go by',
      '{ cart { lines { promotion { name } gift { goods { name } } goods { category { name } } } } }',
      'warnings,data.id,data.combination,data.manjian_id,data.gift_data,data.goods.id,data.goods.name,data.goods.category_id',
    ],
    ['nothing but its type', '{ cart { __typename } }', always],
    ['an interface', '{ cart { lines { ... on Node { id } } } }', always],
  ])('the fields that are asked of the marketplace are those of %s', async (_, query, fields) => {
    const { ask, rest } = openHarness({ 'GET /api/cart/list': sparse(cart) })
    await ask(query)
    expect(rest.calls.find((call) => call.includes('/api/cart/list'))).toBe(`GET /api/cart/list?filters=99999&fields=${fields}`)
  })

  it('the asked fields part the reads of documents, and never join those of sessions', async () => {
    const { promise: answered, resolve } = Promise.withResolvers<RestAnswer>()
    const rest = stubRest({ 'GET /api/cart/list': () => answered })
    const client = singleFlight(rest, { isPublic: () => false, isAlone: true, now: () => 0 })
    const [counting, pricing] = [parse('{ cart { lineCount } }'), parse('{ cart { pricing { balanceCents } } }')]
    const read = (value: string, document: typeof counting): Promise<unknown> => {
      const session: Session = { kind: 'cookie', value }
      const incoming = {
        requestId: 'r',
        arrivedAt: 0,
        headers: {},
        clientIp: '192.0.2.1',
        page: { shop: null, agent: null },
        signal: new AbortController().signal,
        jar: new SessionJar(session, true),
        log: pino({ level: 'silent' }),
      }
      return createContext(client, incoming, { schema: testSchema, document }).loaders.cart()
    }
    const reads = [read('a', counting), read('a', counting), read('a', pricing), read('b', counting)]
    resolve(ok(cart))
    await Promise.all(reads)
    expect(rest.sent.map(({ path, caller }) => [caller.session?.value, decodeURIComponent(path).split('fields=')[1]])).toEqual([
      ['a', 'warnings,count,data.id'],
      ['a', 'warnings,pricing,data.id'],
      ['b', 'warnings,count,data.id'],
    ])
  })
})
