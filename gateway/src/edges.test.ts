import { makeExecutableSchema } from '@graphql-tools/schema'
import { buildSchema, graphql, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { joinEdges } from './edges.ts'
import { edgeOf } from './execute/edgeOf.ts'
import { createLoaders } from './loaders/loaders.ts'
import { toMessage } from './modules/message/message.mapper.ts'
import { nodeTypes } from './resolvers.ts'
import type { CallerRest } from './rest/callerRest.ts'
import { goodsBody, listBody, userBody } from './testing/bodies.ts'
import { openHarness, testSchema } from './testing/harness.ts'
import { ok, refused } from './testing/stubRest.ts'

/** Kept beside the fields of the schema: what a message is about is told by its address, and a line is looked for in its order. */
const BESIDE_THE_SCHEMA = ['AfterSaleLineOption.orderID', 'ExplanationStep.orderID', 'Message.aboutID']

const fieldsOf = (schema: GraphQLSchema): (readonly [string, GraphQLField<unknown, unknown>])[] =>
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()).map((field) => [type.name, field] as const) : [],
  )

describe('an edge', () => {
  it('every edge goes by a field of its object', () => {
    const edges = fieldsOf(testSchema).flatMap(([type, field]) => {
      const edge = edgeOf(field)
      return edge === null ? [] : [edge.by, edge.within].flatMap((name) => (name === null ? [] : [`${type}.${name}`]))
    })
    const known = new Set(fieldsOf(testSchema).map(([type, { name }]) => `${type}.${name}`))
    expect(edges.length).toBeGreaterThan(60)
    expect(edges.filter((name) => !known.has(name)).toSorted()).toEqual(BESIDE_THE_SCHEMA)
  })

  it('edges of a list to one kind of thing are one call', async () => {
    const entry = (seq: number, order: string | null): object => ({
      seq,
      at: 1_795_226_400,
      use_type: 'pay',
      title: '支付',
      order_id: order,
    })
    const { ask, rest } = openHarness({
      'GET /api/user/user_money_log': ok({ ...listBody([entry(3, '7'), entry(2, null), entry(1, '9')]) }),
      'GET /api/many': ok([
        { id: '7', status: 200, body: null },
        { id: '9', status: 404, body: null },
      ]),
    })
    await ask('{ moneyLog { edges { node { orderID order { orderNo } } } } }')
    expect(rest.calls).toEqual(['GET /api/user/user_money_log?page=1&per_page=20', 'GET /api/many?call=/api/order/{id}&ids=7,9'])
  })

  it('an edge to what is gone, or is named by nothing, is null and no error', async () => {
    const { ask, rest } = openHarness({
      'GET /api/goods/search': ok({
        suggestions: [
          { type: 'drug', text: '甲', goods_id: '2', count: 1 },
          { type: 'drug', text: '乙', goods_id: null, count: 1 },
        ],
      }),
      'GET /api/goods/batch': ok([]),
    })
    const { data, errors } = await ask('{ searchSuggestions(keywords: "甲") { goodsID goods { name } } }')
    expect([data, errors]).toEqual([
      {
        searchSuggestions: [
          { goodsID: '2', goods: null },
          { goodsID: null, goods: null },
        ],
      },
      undefined,
    ])
    expect(rest.calls.at(-1)).toBe('GET /api/goods/batch?ids=2')
  })

  it('an edge that cannot be followed is an error of its field alone', async () => {
    const { ask } = openHarness({ 'GET /api/goods/list': ok(listBody([goodsBody('1')])), 'GET /api/focus/common': refused(500, '') })
    const { data, errors } = await ask('{ goodsList { edges { node { goodsID category { name } } } } }')
    expect(data).toEqual({ goodsList: { edges: [{ node: { goodsID: '1', category: null } }] } })
    expect(errors?.map(({ path }) => path?.join('.'))).toEqual(['goodsList.edges.0.node.category'])
  })

  it.each([
    ['/order/info/7', { __typename: 'Order' }],
    ['/order/afterSalesInfo/7', { __typename: 'AfterSale' }],
    ['/list/info/7', { __typename: 'Goods' }],
    ['/pzqg/info?id=7', { __typename: 'WantedGoods' }],
    ['/hmdd', null],
    [null, null],
  ])('a message that leads to %s is about %j', async (url, about) => {
    const message = { id: '5', type: 'order', type_text: '订单', title: '甲', body: '', url, created_at: 1_795_226_400, is_read: 0 }
    const schema = joinEdges(
      makeExecutableSchema({
        typeDefs: `directive @edge(by: String!, within: String) on FIELD_DEFINITION
          union About = Order | AfterSale | Goods | WantedGoods
          type Order { id: ID } type AfterSale { id: ID } type Goods { id: ID } type WantedGoods { id: ID }
          type Message { about: About @edge(by: "aboutID") }
          type Query { message: Message }`,
        resolvers: { Query: { message: () => toMessage(message) } },
      }),
      Object.fromEntries(
        ['Order', 'AfterSale', 'Goods', 'WantedGoods'].map((type) => [type, (id: string) => Promise.resolve({ __typename: type, id })]),
      ) as never,
    )
    const answer = await graphql({ schema, source: '{ message { about { __typename } } }', contextValue: {} })
    expect(JSON.parse(JSON.stringify(answer))).toEqual({ data: { message: { about } } })
  })

  it('an edge to a type that is no Node is a mistake of the schema', () => {
    const schema = buildSchema(`
      directive @edge(by: String!, within: String) on FIELD_DEFINITION
      type Money { id: ID }
      type Query { moneyID: ID money: Money @edge(by: "moneyID") }
    `)
    expect(() => joinEdges(schema, nodeTypes)).toThrow('The edge money leads to Money, which is no Node.')
  })

  it('what several edges look into is read once', async () => {
    const shops = [{ member_id: '7', company: '甲', role: 'owner', review: 'passed' }]
    const { ask, rest } = openHarness({
      'GET /api/user/base': ok(userBody()),
      'GET /api/shop/multi': ok(shops),
      'GET /api/shop/cardList': ok(
        ['7', '8'].map((id) => ({ ...shops[0], member_id: id, address: null, is_current: 0, cart: 0, unpaid: 0, papers_due: 0 })),
      ),
    })
    const { data } = await ask('{ viewer { shops { shop { company } } } }')
    expect(data).toEqual({ viewer: { shops: [{ shop: { company: '甲' } }, { shop: null }] } })
    expect(rest.calls.filter((call) => call === 'GET /api/shop/multi')).toHaveLength(1)
  })

  it('what is kept for a request is read again after something was written', async () => {
    let writes = 0
    const loaders = createLoaders({ writes: () => writes } as CallerRest, { fieldsOf: () => new Set(), hasSecret: false, deprecated: [] })
    const reads: number[] = []
    const read = (): Promise<number> => loaders.kept('shops', () => Promise.resolve(reads.push(writes)))
    expect([await read(), await read()]).toEqual([1, 1])
    writes = 1
    expect([await read(), await read()]).toEqual([2, 2])
    expect(reads).toEqual([0, 1])
  })
})
