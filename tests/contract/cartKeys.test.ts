import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { FaultProxy } from '../support/faultProxy.ts'
import { type Answer, GraphQLClient } from '../support/graphqlClient.ts'
import { type Stack, startStack } from '../support/stack.ts'

type Line = { readonly lineID: string; readonly quantity: number }
type Goods = {
  readonly goodsID: string
  readonly packQuantity: number
  readonly minimumQuantity: number
  readonly stock: number
  readonly isBuyable: boolean
  readonly isEphedrine: boolean
  readonly warehouse: { readonly warehouseID: string }
}

const dataOf = <Data>(answer: Answer): Data => answer.data as Data

let stack: Stack
let proxy: FaultProxy
let client: GraphQLClient
let goods: Goods
beforeAll(async () => {
  stack = await startStack({ faults: true })
  if (!stack.proxy) throw new Error('the stack has no proxy')
  proxy = stack.proxy
  client = new GraphQLClient(stack.gateway)
  await client.logIn('demo')
  const answer = await client.ask(
    '{ goodsList(filter: { isInStock: true }, sort: PRICE_ASC, first: 40) { edges { node { goodsID packQuantity minimumQuantity stock isBuyable isEphedrine warehouse { warehouseID } } } } }',
  )
  const { edges } = dataOf<{ goodsList: { edges: { node: Goods }[] } }>(answer).goodsList
  const found = edges
    .map((edge) => edge.node)
    .find((node) => node.isBuyable && !node.isEphedrine && node.stock > 100 && 10 % node.packQuantity === 0 && node.minimumQuantity <= 10)
  if (found === undefined) throw new Error('nothing can be bought')
  goods = found
})
afterAll(() => stack.stop())

beforeEach(async () => {
  proxy.heal()
  const lines = await linesThere()
  if (lines.length > 0)
    await client.ask('mutation ($input: DeleteCartLinesInput!) { deleteCartLines(input: $input) { deletedIDs } }', {
      input: { lineIDs: lines.map((line) => line.lineID) },
    })
})

const CART = 'cart { lines { lineID quantity } totals { payable } } warnings { code }'

async function linesThere(): Promise<readonly Line[]> {
  return dataOf<{ cart: { lines: Line[] } }>(await client.ask('{ cart { lines { lineID quantity } } }')).cart.lines
}
const quantities = async (): Promise<number[]> => (await linesThere()).map((line) => line.quantity)

const add = (clientKey: string, quantity = 10): Promise<Answer> =>
  client.ask(`mutation ($input: AddToCartInput!) { addToCart(input: $input) { ${CART} } }`, {
    input: { goodsID: goods.goodsID, quantity, seenPrice: '1.00', warehouseID: goods.warehouse.warehouseID, clientKey },
  })
const step = (clientKey: string): Promise<Answer> =>
  client.ask(`mutation ($input: AddUsualToCartInput!) { addUsualToCart(input: $input) { ${CART} } }`, {
    input: { goodsID: goods.goodsID, clientKey },
  })

it('the same addition three times under one key is ten, not thirty, and is answered alike', async () => {
  const answers = [await add('one-intention'), await add('one-intention'), await add('one-intention')]
  expect(answers[0]?.data).toMatchObject({
    addToCart: { cart: { lines: [{ quantity: 10 }] }, warnings: expect.arrayContaining([{ code: 'PRICE_CHANGED' }]) as unknown },
  })
  expect(answers).toEqual([answers[0], answers[0], answers[0]])
  expect(await quantities()).toEqual([10])
})

it('three additions under one key that arrive at once are one', async () => {
  const answers = await Promise.all([add('at-one-time'), add('at-one-time'), add('at-one-time')])
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined])
  expect(await quantities()).toEqual([10])
})

it('an addition whose answer was lost is there once when it is sent again, and one that the network sent twice too', async () => {
  proxy.break('POST', '/api/cart', 'lost', 1)
  expect((await add('lost-answer')).errors).toMatchObject([{ extensions: { code: 'SYSTEM_BUSY' } }])
  expect((await add('lost-answer')).data).toMatchObject({ addToCart: { cart: { lines: [{ quantity: 10 }] } } })
  proxy.break('POST', '/api/cart', 'twice', 1)
  expect((await add('sent-twice')).errors).toBeUndefined()
  expect(await quantities()).toEqual([20])
})

it('a quick step is one step however often its answer was lost', async () => {
  proxy.break('POST', /^\/api\/cart\/quick_add\//, 'lost', 2)
  await step('quick-step')
  await step('quick-step')
  expect((await step('quick-step')).errors).toBeUndefined()
  expect(await quantities()).toEqual([Math.max(goods.packQuantity, goods.minimumQuantity)])
})

it('another quantity under a used key is refused', async () => {
  await add('used-already')
  expect((await add('used-already', 20)).errors).toMatchObject([
    { extensions: { code: 'BUSINESS_REJECTED', reason: 'IDEMPOTENCY_REUSED' } },
  ])
  expect(await quantities()).toEqual([10])
})
