import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Balancer, startBalancer } from '../support/balancer.ts'
import { GraphQLClient } from '../support/graphqlClient.ts'
import { readStream } from '../support/readStream.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
let balancer: Balancer
beforeAll(async () => {
  stack = await startStack({ gateways: 3 })
  balancer = await startBalancer(stack.gateways.map(({ url }) => url))
})
afterAll(async () => {
  await balancer.close()
  await stack.stop()
})

const CONCURRENT = 12
const QUESTIONS = [
  '{ goodsList(first: 10) { totalCount edges { node { name price } } } }',
  '{ viewer { company } cart { lineCount } }',
  '{ serverTime }',
]

/** Asks without pause through the balancer until it is over; what failed is said, and what was wrong with the rest. */
async function load(
  client: GraphQLClient,
  isOver: (done: number) => boolean,
  at: (done: number) => void,
): Promise<{ failed: number; wrong: string[] }> {
  let asked = 0
  let done = 0
  let failed = 0
  const wrong: string[] = []
  const askInTurn = async (): Promise<void> => {
    while (!isOver(done)) {
      const question = QUESTIONS[(asked += 1) % QUESTIONS.length] ?? ''
      const answer = await client.ask(question).catch(() => null)
      if (answer === null) failed += 1
      else if (answer.errors !== undefined || Object.values(answer.data ?? { none: null }).includes(null))
        wrong.push(JSON.stringify(answer))
      at((done += 1))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT }, askInTurn))
  return { failed, wrong }
}

describe('three gateways behind one balancer', () => {
  it('three gateways behind one balancer know one session and hear of a change that was made at another', async () => {
    const [first, second] = stack.gateways
    const buyer = new GraphQLClient(first?.url ?? '')
    await buyer.logIn('demo')
    const stream = await readStream(second?.url ?? '', 'subscription { cartChanged { lineCount } }', buyer.cookie)
    const before = (await stream.next()) as { data: { cartChanged: { lineCount: number } } }
    const goods = await buyer.ask(
      '{ goodsList(filter: { isInStock: true }, sort: PRICE_ASC, first: 20) { edges { node { goodsID price packQuantity minimumQuantity isBuyable isEphedrine warehouse { warehouseID } } } } }',
    )
    type Node = {
      goodsID: string
      price: string
      packQuantity: number
      minimumQuantity: number
      isBuyable: boolean
      isEphedrine: boolean
      warehouse: { warehouseID: string }
    }
    const list = goods.data?.['goodsList'] as { edges: { node: Node }[] } | undefined
    const node = list?.edges.map((edge) => edge.node).find(({ isBuyable, isEphedrine }) => isBuyable && !isEphedrine)
    if (node === undefined) throw new Error('nothing can be bought')
    const input = {
      goodsID: node.goodsID,
      quantity: Math.max(node.packQuantity, node.minimumQuantity),
      seenPrice: node.price,
      warehouseID: node.warehouse.warehouseID,
    }
    const added = await buyer.ask('mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { lineCount } } }', { input })
    expect(added.errors).toBeUndefined()
    expect(await stream.next()).toEqual({ data: { cartChanged: { lineCount: before.data.cartChanged.lineCount + 1 } } })
    stream.leave()
  })

  it('three gateways behind one balancer lose nothing but what was in flight when one is killed under load', async () => {
    const [, victim] = stack.gateways
    const client = new GraphQLClient(balancer.url)
    await client.logIn('demo')
    const { failed, wrong } = await load(
      client,
      (done) => done >= 600,
      (done) => {
        if (done === 200) victim?.server.process.kill('SIGKILL')
      },
    )
    expect(wrong).toEqual([])
    expect([...balancer.brokenOff.keys()].filter((target) => target !== victim?.url)).toEqual([])
    expect(failed).toBe(balancer.brokenOff.get(victim?.url ?? '') ?? 0)
    expect(failed).toBeLessThanOrEqual(CONCURRENT)
    expect(balancer.served.get(victim?.url ?? '') ?? 0).toBeGreaterThan(20)
  })

  it('three gateways behind one balancer lose nothing at all when one is asked to leave under load', async () => {
    const [leaving] = stack.gateways
    const client = new GraphQLClient(balancer.url)
    await client.logIn('demo')
    let isGone = false
    let afterwards = 0
    void leaving?.server.exited.then(() => (isGone = true))
    const { failed, wrong } = await load(
      client,
      () => afterwards >= 100,
      (done) => {
        if (done === 100) leaving?.server.process.kill('SIGTERM')
        if (isGone) afterwards += 1
      },
    )
    expect({ failed, wrong, brokenOff: balancer.brokenOff.get(leaving?.url ?? '') ?? 0 }).toEqual({ failed: 0, wrong: [], brokenOff: 0 })
    expect(await leaving?.server.exited).toBe(0)
  })
})
