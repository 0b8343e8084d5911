import { cacheExchange, Client, fetchExchange, type OperationResult } from '@urql/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.stop())

const openClient = (token: () => string | null): Client =>
  new Client({
    url: `${stack.gateway}/graphql`,
    preferGetMethod: false,
    exchanges: [cacheExchange, fetchExchange],
    fetchOptions: () => (token() === null ? {} : { headers: { authorization: `Bearer ${token()}` } }),
  })

async function dataOf<Data>(result: PromiseLike<OperationResult<Data>>): Promise<Data> {
  const { data, error } = await result
  if (error) throw error
  if (!data) throw new Error('no data')
  return data
}

describe('an unchanged urql, with the token of an app', () => {
  it('an unchanged urql logs in, lists, adds, asks for a quote and orders; its cache asks again for what a mutation changed', async () => {
    let token: string | null = null
    const client = openClient(() => token)
    const { login } = await dataOf(client.mutation<LoginData>(LOGIN, demoLogin(true)))
    expect(login.token).toMatch(/^\S{20,}$/)
    token = login.token

    const page = await dataOf(client.query<ListData>(LIST, { first: 20 }))
    expect(await dataOf(client.query<CartData>(CART, {}))).toMatchObject({ cart: { lineCount: 0 } })

    const { goods, input, quantity } = choose(page)
    const { addToCart } = await dataOf(client.mutation<AddData>(ADD, { input }))
    const line = addToCart.cart.lines.find((candidate) => candidate.goods.goodsID === goods.goodsID)
    expect(line?.quantity).toBe(quantity)
    expect(await dataOf(client.query<CartData>(CART, {}))).toMatchObject({ cart: { lineCount: 1 } })

    const { checkout } = await dataOf(client.mutation<CheckoutData>(CHECKOUT, { input: { lineIDs: [line?.lineID] } }))
    expect(checkout.quote.orders.flatMap((order) => order.lines)).toMatchObject([{ goodsID: goods.goodsID, quantity }])

    const { quoteID, hash } = checkout.quote
    const order = { input: { quoteID, hash, clientKey: 'urql-order-0001', payMode: 'ONLINE' } }
    const { placeOrder } = await dataOf(client.mutation<OrderData>(ORDER, order))
    expect(placeOrder).toMatchObject({ trade: { tradeID: expect.stringMatching(/^\d+$/) }, orders: [{}], warnings: [] })
    expect(await dataOf(client.query<CartData>(CART, {}))).toMatchObject({ cart: { lineCount: 0 } })
    // The same intention sent again, as after a lost answer, orders nothing more.
    expect((await dataOf(client.mutation<OrderData>(ORDER, order))).placeOrder.trade).toEqual(placeOrder.trade)
  })

  it('an unchanged urql reads the code of a failure where urql keeps it', async () => {
    const { error } = await openClient(() => null).query<CartData>(CART, {})
    expect(error?.graphQLErrors[0]?.extensions).toMatchObject({ code: 'LOGIN_REQUIRED', userMessage: '请先登录' })
  })

  it('an unchanged urql reads a refused field of an input', async () => {
    const input = { username: 'demo', password: 'not-the-password' }
    const { error, data } = await openClient(() => null).mutation<LoginData>(LOGIN, { input })
    expect(error).toBeUndefined()
    expect(data?.login).toMatchObject({ token: null, refusals: [{ __typename: 'WrongField', path: ['username'] }] })
  })
})
