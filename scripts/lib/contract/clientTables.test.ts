import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { clientKeysOf, connectionsOf, keylessTypes, listsOf, possibleTypesOf, waitingOf } from './clientTables.ts'

const SDL = `
  interface Node { id: ID! }
  interface Refusal { message: String! }
  type Goods implements Node {
    id: ID!
    tiers: [Tier!]!
    price: String
    others(first: Int, after: String, kind: String, page: Int): GoodsConnection
  }
  type Tier { price: String }
  type Line { id: String! }
  type StockShort implements Refusal { message: String! }
  type NotFound implements Refusal { message: String! }
  union AddRefusal = StockShort | NotFound
  type GoodsConnection { edges: [GoodsEdge!]! }
  type GoodsEdge { node: Goods! }
  type Query { goodsList(filter: String, first: Int, after: String): GoodsConnection lines: [Line] }
  input AddInput { clientKey: String }
  input OrderInput { clientKey: String! }
  input EditInput { quantity: Int }
`
const MUTATIONS = `type Mutation {
  add(input: AddInput!): Line @repeat(mayWait: true)
  order(input: OrderInput!): Line @repeat(mayWait: false)
  edit(input: EditInput!): Line @repeat(mayWait: true)
  logout: Line @repeat(mayWait: false)
}`
const REPEAT = 'directive @repeat(mayWait: Boolean!) on FIELD_DEFINITION'
const schema = buildSchema(`${SDL} ${REPEAT} ${MUTATIONS}`)

it('a cache is told which types have no global id, an own id included', () => {
  expect(keylessTypes(schema)).toEqual(['GoodsConnection', 'GoodsEdge', 'Line', 'NotFound', 'StockShort', 'Tier'])
})

it('a cache is told the members of unions and interfaces', () => {
  expect(possibleTypesOf(schema)).toEqual({
    Node: ['Goods'],
    Refusal: ['NotFound', 'StockShort'],
    AddRefusal: ['NotFound', 'StockShort'],
  })
})

it('a cache is told its lists, and its connections with what says which list it is', () => {
  expect(listsOf(schema)).toEqual({ Query: ['lines'], Goods: ['tiers'], GoodsConnection: ['edges'] })
  expect(connectionsOf(schema)).toEqual({ Query: { goodsList: ['filter'] }, Goods: { others: ['kind', 'page'] } })
})

it('an app is told which mutations take a key, and which may wait', () => {
  expect(clientKeysOf(schema)).toEqual({ add: 'optional', order: 'required' })
  expect(waitingOf(schema)).toEqual(['add', 'edit'])
  expect(waitingOf(buildSchema(`${SDL} ${MUTATIONS.replaceAll(/ @repeat[^)]*\)/g, '')}`))).toEqual(['add'])
})
