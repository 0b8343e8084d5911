import { readFileSync } from 'node:fs'
import { buildSchema, isInterfaceType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { fillCart } from '../support/fillCart.ts'
import { GraphQLClient } from '../support/graphqlClient.ts'
import { type Stack, startStack } from '../support/stack.ts'

const schema = buildSchema(readFileSync(inRoot('schema.graphql'), 'utf8'))
const node = schema.getType('Node')
const types = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : []

/** What everybody may see; all else is one member's. */
const PUBLIC = new Set([
  'Article',
  'ArticleCategory',
  'Brand',
  'Category',
  'Combination',
  'CouponOffer',
  'Draw',
  'FlashSession',
  'Goods',
  'GroupSale',
  'GroupTeam',
  'HelpArticle',
  'HelpCategory',
  'PointsCategory',
  'PointsGift',
  'PriceSheet',
  'Promotion',
  'PromotionOffer',
  'Region',
  'Supplier',
  'Warehouse',
])

/** What any member may see, or has under the same number: goods that are followed or bought often go by the goods. */
const MEMBERS = new Set(['Contract', 'FollowedGoods', 'FrequentGoods', 'SupplyOffer'])

/** What demo has none of; their rooms' tests refetch them. */
const NONE = ['Invoice', 'Receipt']

const me = '__typename id'
/** Where demo meets a thing of each type. */
const DOCUMENTS: readonly string[] = [
  `{ viewer { ${me} addresses { ${me} } certificates { ${me} } colleagues { ${me} } devices { ${me} } shopChoices { ${me} } } wallet { ${me} } }`,
  `{ cart { ${me} lines { ${me} } } contract { ${me} } messages(first: 2) { edges { node { ${me} } } } chat(first: 2) { edges { node { ${me} } } } }`,
  `{ orders(first: 3) { edges { node { ${me} firstLines { ${me} } trade { ${me} } warehouse { ${me} } detail { payments { payment { ${me} } } } } } } }`,
  `{ afterSales(first: 1) { edges { node { ${me} } } } invoices(first: 1) { edges { node { ${me} } } } feedback(first: 1) { edges { node { ${me} } } } }`,
  `{ coupons(first: 1) { edges { node { ${me} } } } couponOffers(first: 1) { edges { node { ${me} } } } vouchers(first: 1) { edges { node { ${me} } } } }`,
  `{ goodsList(first: 1) { edges { node { ${me} } } } site { brands { ${me} } categories { ${me} } } regions { ${me} } draw { ${me} } }`,
  `{ articles(first: 1) { edges { node { ${me} category { ${me} } } } } helpCategories { ${me} articles { articleID } } }`,
  `{ combinations(first: 1) { edges { node { ${me} } } } flashSale { sessions { ${me} } } promotionOffers(first: 1) { edges { node { ${me} promotionID } } } }`,
  `{ groupSales(first: 5) { edges { node { ${me} teams { ${me} } } } } suppliers(first: 1) { edges { node { ${me} } } } priceSheets { ${me} } }`,
  `{ pointsGifts(first: 1) { edges { node { ${me} category { ${me} } } } } pointsOrders(first: 1) { edges { node { ${me} } } } }`,
  `{ supplyOffers(first: 1) { edges { node { ${me} } } } wantedGoodsList(first: 1) { edges { node { ${me} } } } withdrawals(first: 1) { edges { node { ${me} } } } }`,
  `{ followedGoods(first: 1) { edges { node { ${me} } } } frequentGoods(first: 1) { edges { node { ${me} } } } purchasePlans(first: 1) { edges { node { ${me} } } } }`,
  `{ cart { promotions { promotion { ${me} } } } recalls { ${me} } }`,
]

const QUOTE = `mutation ($ids: [ID!]!) { checkout(input: { lineIDs: $ids }) { quote { ${me} } } }`
const RECHARGE = `mutation { startRecharge(input: { amount: "50.00", channel: SANDBOX, clientKey: "nodes-recharge" }) { recharge { ${me} } } }`
const FETCH = `query ($ids: [ID!]!) { nodes(ids: $ids) { ${me} } }`

type Found = { __typename: string; id: string }

/** All nodes of an answer. */
function nodesOf(value: unknown): Found[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesOf)
  return '__typename' in value && 'id' in value ? [value as Found, ...inner] : inner
}

let stack: Stack
let client: GraphQLClient
let other: GraphQLClient
/** By type. */
const ids = new Map<string, string>()

beforeAll(async () => {
  stack = await startStack()
  client = new GraphQLClient(stack.gateway)
  other = new GraphQLClient(stack.gateway)
  await Promise.all([client.logIn('demo'), other.logIn('clinic')])
  await fillCart(client, other)
  const { data } = await client.ask<{ cart: { lines: { id: string; isSelected: boolean }[] } }>('{ cart { lines { id isSelected } } }')
  const lines = data?.cart.lines.flatMap(({ id, isSelected }) => (isSelected ? [id] : [])) ?? []
  const help = await client.ask<{ helpCategories: { articles: { articleID: string }[] }[] }>(
    '{ helpCategories { articles { articleID } } }',
  )
  const { articleID } = help.data?.helpCategories[0]?.articles[0] ?? { articleID: '' }
  const answers = [
    await client.ask(QUOTE, { ids: lines }),
    await client.ask(RECHARGE),
    await client.ask(`query ($id: ID!) { helpArticle(by: { articleID: $id }) { ${me} } }`, { id: articleID }),
  ]
  for (const document of DOCUMENTS) answers.push(await client.ask(document))
  for (const { data: found, errors } of answers) {
    expect(errors).toBeUndefined()
    for (const { __typename: type, id } of nodesOf(found)) if (!ids.has(type)) ids.set(type, id)
  }
})
afterAll(() => stack.stop())

/** What `nodes` gives for them, twenty at a time. */
async function fetched(who: GraphQLClient, wanted: readonly string[]): Promise<Map<string, string | null>> {
  const given = new Map<string, string | null>()
  for (let at = 0; at < wanted.length; at += 20) {
    const part = wanted.slice(at, at + 20)
    const { data, errors } = await who.ask<{ nodes: (Found | null)[] }>(FETCH, { ids: part.map((type) => ids.get(type)) })
    expect(errors).toBeUndefined()
    part.forEach((type, index) => given.set(type, data?.nodes[index]?.id ?? null))
  }
  return given
}

describe('every type that is a node', () => {
  it('every node comes back by its id', async () => {
    expect(types.filter((type) => !ids.has(type)).toSorted()).toEqual(NONE)
    expect(await fetched(client, [...ids.keys()])).toEqual(ids)
  })

  it.each(['another member', 'a visitor'])('every node of a member is null for %s', async (who) => {
    const owned = [...ids.keys()].filter((type) => !PUBLIC.has(type) && (who === 'a visitor' || !MEMBERS.has(type)))
    expect(owned.length).toBeGreaterThan(20)
    const given = await fetched(who === 'a visitor' ? new GraphQLClient(stack.gateway) : other, owned)
    expect([...given].filter(([, id]) => id !== null)).toEqual([])
  })

  it('every node of everybody is there for a visitor', async () => {
    const shared = [...ids.keys()].filter((type) => PUBLIC.has(type))
    const given = await fetched(new GraphQLClient(stack.gateway), shared)
    expect([...given].filter(([, id]) => id === null)).toEqual([])
  })
})
