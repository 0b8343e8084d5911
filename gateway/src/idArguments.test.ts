import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { toGlobalId } from './modules/base/globalId.ts'
import { readArguments } from './readArguments.ts'
import { cartBody, goodsBody } from './testing/bodies.ts'
import { openHarness, testSchema } from './testing/harness.ts'
import { ok } from './testing/stubRest.ts'
import { orderDetailBody } from './testing/tradeBodies.ts'

type Place = { readonly at: string; readonly place: GraphQLArgument | GraphQLInputField }

/** Every place of the schema that takes an id. */
const places = Object.values(testSchema.getTypeMap())
  .flatMap((type): Place[] => {
    if (isInputObjectType(type)) return Object.values(type.getFields()).map((place) => ({ at: `${type.name}.${place.name}`, place }))
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    return Object.values(type.getFields()).flatMap((field) =>
      field.args.map((place) => ({ at: `${type.name}.${field.name}(${place.name})`, place })),
    )
  })
  .filter(({ at }) => !at.startsWith('__'))

/** Keys of content: the marketplace's word for a place, no number of a thing. */
const WORDS = ['Home.floor(floorID)']

const global = { goods: toGlobalId('Goods', '2'), order: toGlobalId('Order', '12'), line: toGlobalId('CartLine', '31') }
const routes = {
  'GET /api/goods/detail/2': ok(goodsBody('2')),
  'GET /api/goods/list': ok({ data: [], current_page: 1, per_page: 20, total: 0, last_page: 1 }),
  'GET /api/order/12': ok(orderDetailBody('12')),
  'POST /api/cart/31/edit': ok(cartBody()),
  'POST /api/cart/batch_delete': ok(cartBody()),
  'POST /api/quick/add': ok({ added: [], skipped: [] }),
}

describe('ids that are sent', () => {
  it('every argument and input that is called an id is one, and takes either of its forms', () => {
    const named = places.filter(({ place }) => /I[Dd]s?$/.test(place.name) && !/^ids?$/.test(place.name))
    expect(named.length).toBeGreaterThan(100)
    expect(new Set(named.filter(({ place }) => getNamedType(place.type).name !== 'ID').map(({ at }) => at))).toEqual(new Set(WORDS))
  })

  it('every type that an id may be of is a Node, else no such id could be', () => {
    const nodes = new Set(testSchema.getPossibleTypes(testSchema.getType('Node') as never).map(({ name }) => name))
    const named = places.flatMap(({ at, place }) => {
      const value = place.astNode?.directives?.find(({ name }) => name.value === 'idOf')?.arguments?.[0]?.value
      return value?.kind === 'ListValue'
        ? value.values.flatMap((type) => (type.kind === 'StringValue' ? [{ at, type: type.value }] : []))
        : []
    })
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(({ type }) => !nodes.has(type))).toEqual([])
  })

  it.each([
    ['an argument', `{ goods(goodsID: "${global.goods}") { goodsID } }`, { goods: { goodsID: '2' } }, 'GET /api/goods/detail/2'],
    ['an argument as a number', '{ goods(goodsID: 2) { goodsID } }', { goods: { goodsID: '2' } }, 'GET /api/goods/detail/2'],
    ['an alias of it', `{ order(orderID: "${global.order}") { orderID } }`, { order: { orderID: '12' } }, 'GET /api/order/12'],
    [
      'an input of a query',
      `{ goodsList(filter: { categoryID: "${toGlobalId('Category', '5')}" }) { totalCount } }`,
      { goodsList: { totalCount: 0 } },
      'GET /api/goods/list?page=1&per_page=20&category_id=5&sort=default',
    ],
    [
      'a field of an input',
      `mutation { updateCartLine(input: { lineID: "${global.line}", quantity: 4 }) { warnings { message } } }`,
      expect.anything(),
      'POST /api/cart/31/edit number=4',
    ],
    [
      'a list of both forms',
      `mutation { deleteCartLines(input: { lineIDs: ["${global.line}", "32"] }) { deletedIDs } }`,
      { deleteCartLines: { deletedIDs: [global.line, toGlobalId('CartLine', '32')] } },
      'POST /api/cart/batch_delete ids=31,32',
    ],
    [
      'a row within a list',
      `mutation { addPurchaseListToCart(input: { rows: [{ goodsID: "${global.goods}", quantity: 1 }], clientKey: "once-and-only" }) {
        added { goodsID } } }`,
      { addPurchaseListToCart: { added: [] } },
      'POST /api/quick/add rows[0][goods_id]=2&rows[0][number]=1&client_key=once-and-only',
    ],
  ])('%s takes a global id', async (_, document, data, call) => {
    const { ask, rest } = openHarness(routes)
    const answer = await ask(document)
    expect(answer.errors).toBeUndefined()
    expect(answer.data).toEqual(data)
    expect(rest.calls.map((made) => made.replace(/[?&]fields=[^ &]*/, ''))).toContain(call)
  })

  it.each([
    ['an argument', `{ goods(goodsID: "${global.order}") { id } }`, 'goodsID'],
    ['a type without global ids', `{ banners(bannerID: "${global.goods}") { title } }`, 'bannerID'],
    ['an input of a query', `{ afterSales(filter: { orderID: "${global.goods}" }) { totalCount } }`, 'orderID'],
    ['a list', `{ promotionOffers(filter: { promotionIDs: ["1", "${global.goods}"] }) { totalCount } }`, 'promotionIDs'],
    ['a mutation', `mutation { updateCartLine(input: { lineID: "${global.goods}", quantity: 4 }) { cart { id } } }`, 'lineID'],
  ])('%s refuses the global id of something else, and asks nothing', async (_, document, field) => {
    const { ask, rest } = openHarness(routes)
    const answer = await ask(document)
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      field,
      userMessage: '编号类型不符，请填写对应内容的编号',
    })
    expect(rest.calls).toEqual([])
  })

  it('a mutation tells the path of the id that is of something else, in rows too', async () => {
    const { ask, rest } = openHarness(routes)
    const { data } = await ask(
      `mutation { addPurchaseListToCart(input: { rows: [{ goodsID: "${global.order}", quantity: 1 }], clientKey: "once-and-only" }) {
        added { goodsID } refusals { __typename ... on WrongField { message path } } } }`,
    )
    expect(data).toEqual({
      addPurchaseListToCart: {
        added: null,
        refusals: [{ __typename: 'WrongField', message: '编号类型不符，请填写对应内容的编号', path: ['rows', 'goodsID'] }],
      },
    })
    expect(rest.calls).toEqual([])
  })

  it('a subscription takes a global id before it begins', () => {
    const schema = readArguments(
      buildSchema(`
      directive @idOf(types: [String!]!) on ARGUMENT_DEFINITION
      type Query { a: Int }
      type Subscription { told(orderID: ID @idOf(types: ["Order"])): Int }
    `),
    )
    const told = schema.getSubscriptionType()?.getFields()['told']
    const seen: unknown[] = []
    expect(told).toBeDefined()
    if (told === undefined) return
    told.subscribe = (_, args) => seen.push(args)
    const again = readArguments(schema).getSubscriptionType()?.getFields()['told']
    void again?.subscribe?.(null, { orderID: global.order }, null, {} as never)
    expect(seen).toEqual([{ orderID: '12' }])
  })

  it('a schema with an id that does not say whose it is, is refused', () => {
    expect(() => readArguments(buildSchema('type Query { goods(goodsID: ID): Int }'))).toThrow('The id goodsID declares no @idOf.')
  })
})
