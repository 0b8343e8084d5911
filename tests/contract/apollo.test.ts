import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { cookieFetch } from '../support/cookieFetch.ts'
import {
  ADD,
  type AddData,
  CART,
  type CartData,
  CHECKOUT,
  type CheckoutData,
  choose,
  demoLogin,
  LIST,
  type ListData,
  LOGIN,
  type LoginData,
  ORDER,
  type OrderData,
} from '../support/journey.ts'
import { type Address, shareStack } from '../support/shareStack.ts'

let stack: Address
beforeAll(async () => {
  stack = await shareStack('plain')
})

const openClient = (): ApolloClient =>
  new ApolloClient({ link: new HttpLink({ uri: `${stack.gateway}/graphql`, fetch: cookieFetch() }), cache: new InMemoryCache() })

describe('an unchanged Apollo Client, with the cookie of a browser', () => {
  it('an unchanged Apollo Client logs in, lists, adds, asks for a quote and orders; its cache takes the changed cart over by id', async () => {
    const client = openClient()
    const { data: session } = await client.mutate<LoginData>({ mutation: gql(LOGIN), variables: demoLogin(false) })
    expect(session?.login.viewer.company).toMatch(/药/)
    expect(session?.login.token).toBeNull()

    const { data: page } = await client.query<ListData>({ query: gql(LIST), variables: { first: 20 } })
    const { data: empty } = await client.query<CartData>({ query: gql(CART) })
    if (!page || !empty) throw new Error('no data')
    expect(empty.cart?.lineCount).toBe(0)

    const { goods, input, quantity } = choose(page)
    const { data: added } = await client.mutate<AddData>({ mutation: gql(ADD), variables: { input } })
    const line = added?.addToCart.cart.lines.find((candidate) => candidate.goods.goodsID === goods.goodsID)
    expect(line?.quantity).toBe(quantity)
    expect(client.readQuery<CartData>({ query: gql(CART) })?.cart?.lineCount).toBe(1)

    const { data: asked } = await client.mutate<CheckoutData>({
      mutation: gql(CHECKOUT),
      variables: { input: { lineIDs: [line?.lineID] } },
    })
    expect(asked?.checkout.quote.orders.flatMap((order) => order.lines)).toMatchObject([{ goodsID: goods.goodsID, quantity }])

    const { quoteID, hash } = asked?.checkout.quote ?? {}
    const { data: ordered } = await client.mutate<OrderData>({
      mutation: gql(ORDER),
      variables: { input: { quoteID, hash, clientKey: 'apollo-0001', payMode: 'ONLINE' } },
    })
    expect(ordered?.placeOrder).toMatchObject({ trade: { tradeID: expect.stringMatching(/^\d+$/) }, orders: [{}], warnings: [] })
    expect(client.readQuery<CartData>({ query: gql(CART) })?.cart?.lineCount).toBe(0)
  })

  it('an unchanged Apollo Client walks the pages of a connection by their cursors', async () => {
    const client = openClient()
    const first = await client.query<ListData>({ query: gql(LIST), variables: { first: 2 } })
    const after = first.data?.goodsList.pageInfo.endCursor
    const second = await client.query<ListData>({ query: gql(LIST), variables: { first: 2, after } })
    const both = await client.query<ListData>({ query: gql(LIST), variables: { first: 4 } })
    const names = [first, second].flatMap(({ data }) => data?.goodsList.edges.map((edge) => edge.node.name))
    expect(names).toEqual(both.data?.goodsList.edges.map((edge) => edge.node.name))
  })

  /** Lists in order of time that the demo has entries in, with what names an entry. */
  const LISTS = [
    ['orders', 'orderID'],
    ['afterSales', 'afterSaleID'],
    ['messages', 'messageID'],
    ['chat', 'chatMessageID'],
    ['moneyLog', 'seq'],
    ['pointsLog', 'seq'],
    ['withdrawals', 'withdrawalID'],
    ['pointsOrders', 'pointsOrderID'],
    ['invoiceableOrders', 'orderID'],
    ['wantedGoodsList', 'wantedID'],
    ['feedback', 'feedbackID'],
  ]
  it.each(LISTS)('an unchanged Apollo Client walks %s by their cursors there and back, as in one page', async (list, id) => {
    const client = openClient()
    await client.mutate<LoginData>({ mutation: gql(LOGIN), variables: demoLogin(false) })
    type Page = { readonly edges: readonly { readonly node: Record<string, unknown> }[]; readonly pageInfo: Record<string, unknown> }
    const query = gql(`query Walk($first: Int, $after: String, $last: Int, $before: String) {
      ${list}(first: $first, after: $after, last: $last, before: $before) {
        edges { node { ${id} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
    }`)
    const read = async (variables: Record<string, unknown>): Promise<Page> => {
      const { data } = await client.query<Record<string, Page>>({ query, variables })
      if (!data?.[list]) throw new Error(`no ${list}`)
      return data[list]
    }
    const ids = ({ edges }: Page): unknown[] => edges.map(({ node }) => node[id])
    const whole = ids(await read({ first: 100 }))
    expect(new Set(whole).size).toBe(whole.length)
    expect(whole.length).toBeGreaterThanOrEqual(2)
    const start = await read({ first: 2 })
    expect(Buffer.from(String(start.pageInfo['endCursor']), 'base64url').toString()).toBe(`after:2:${String(whole[1])}`)
    const onwards: unknown[] = []
    for (let page = await read({ first: 3 }); ; page = await read({ first: 3, after: page.pageInfo['endCursor'] })) {
      onwards.push(...ids(page))
      if (page.pageInfo['hasNextPage'] !== true) break
    }
    const back: unknown[] = []
    for (let page = await read({ last: 3 }); ; page = await read({ last: 3, before: page.pageInfo['startCursor'] })) {
      back.unshift(...ids(page))
      if (page.pageInfo['hasPreviousPage'] !== true) break
    }
    expect([onwards, back]).toEqual([whole, whole])
  })
})
