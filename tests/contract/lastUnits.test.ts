import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGoods, createTrade, MAIN } from '../../api/src/testing/catalogue.ts'
import { harnessOn } from '../../api/src/testing/harness.ts'
import { invariantsReport } from '../../api/src/testing/invariants.ts'
import { PASSWORD, type Person } from '../../api/src/testing/people.ts'
import { type LentDatabase, lendDatabase, onPostgres } from '../../api/src/testing/testDatabase.ts'
import { createShopper, stockOf } from '../../api/src/testing/trading.ts'
import { GraphQLClient } from '../support/graphqlClient.ts'
import { type Stack, startStack } from '../support/stack.ts'

const BUYERS = 40
/** More than half of the buyers, so that both ways must sell some whichever is served first. */
const UNITS = 24

/** A buyer who has a quote in hand; `order` submits it and says what came of it. */
type Ready = { readonly order: () => Promise<'placed' | 'refused'> }
type Shelf = { readonly goodsId: number; readonly lines: readonly { readonly person: Person; readonly line: string }[] }

let folder: string
let lent: LentDatabase
let shelf: Shelf
let stack: Stack

/** So many shops, each with one unit of the same goods in its cart. */
async function fill(): Promise<Shelf> {
  const h = await harnessOn(await lent.open())
  try {
    h.clock.advance(Date.now() - h.clock.now().getTime())
    await createTrade(h)
    const goodsId = await createGoods(h, { base_price: 30_000, zbz: 1, min_qty: 1, stock: UNITS })
    const lines: Shelf['lines'][number][] = []
    for (let n = 0; n < BUYERS; n++) {
      const { person } = await createShopper(h)
      const row = { member_id: person.memberId, goods_id: goodsId, ck_id: MAIN, number: 1, seen_price: 30_000, added_at: h.clock.now() }
      const { id } = await h.deps.db.insertInto('cart_line').values(row).returning('id').executeTakeFirstOrThrow()
      lines.push({ person, line: String(id) })
    }
    return { goodsId, lines }
  } finally {
    await h.close()
  }
}

async function readyByRest(person: Person, line: string): Promise<Ready> {
  const post = (path: string, form: Record<string, string>, cookie = ''): Promise<Response> =>
    fetch(stack.api + path, { method: 'POST', headers: { cookie }, body: new URLSearchParams(form) })
  const entered = await post('/api/auth/login', { username: person.username, password: PASSWORD })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { data } = (await (await post('/api/cart/checkout', { ids: line }, cookie)).json()) as { data: { quote_id: string; hash: string } }
  return {
    async order() {
      const answer = await post(
        '/api/order',
        { quote_id: data.quote_id, hash: data.hash, client_key: `by-rest-${person.memberId}`, pay_mode: 'online' },
        cookie,
      )
      expect([200, 400, 404, 409]).toContain(answer.status)
      return answer.status === 200 ? 'placed' : 'refused'
    },
  }
}

const CHECKOUT = 'mutation ($input: CheckoutInput!) { checkout(input: $input) { quote { quoteID hash } } }'
const ORDER = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { trade { tradeID } quote { quoteID } } }'

async function readyByGraphql(person: Person, line: string): Promise<Ready> {
  const client = new GraphQLClient(stack.gateway)
  await client.ask('mutation ($input: LoginInput!) { login(input: $input) { viewer { company } } }', {
    input: { username: person.username, password: PASSWORD },
  })
  const { data } = await client.ask<{ checkout: { quote: { quoteID: string; hash: string } } }>(CHECKOUT, { input: { lineIDs: [line] } })
  expect(data?.checkout.quote.quoteID).toBeDefined()
  const input = { ...data?.checkout.quote, clientKey: `by-graphql-${person.memberId}`, payMode: 'ONLINE' }
  return {
    async order() {
      const answer = await client.ask<{ placeOrder: { trade: { tradeID: string } | null } | null }>(ORDER, { input })
      // A gateway whose loop is full says so, and has done nothing.
      for (const { extensions } of answer.errors ?? []) expect(['BUSINESS_REJECTED', 'BUSY']).toContain(extensions['code'])
      return answer.data?.placeOrder?.trade ? 'placed' : 'refused'
    },
  }
}

describe.runIf(onPostgres)(`the last ${UNITS} units`, () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'last-units-'))
    lent = await lendDatabase(folder)
    shelf = await fill()
    stack = await startStack({ env: { ...lent.env, DEMO: '0', GATEWAY_SECRET: 'the-secret-of-this-test', PAY_SANDBOX: '1' } })
  })
  afterAll(async () => {
    await stack.stop()
    await lent.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  it(`the last units ordered by ${BUYERS} buyers at once, half of them by REST and half by GraphQL, are sold out and not oversold`, async () => {
    // GraphQL goes first: it has the longer way, and both are to arrive together.
    const ready: Ready[] = []
    for (const [at, { person, line }] of shelf.lines.entries())
      ready.push(await (at < BUYERS / 2 ? readyByGraphql(person, line) : readyByRest(person, line)))
    const outcomes = await Promise.all(ready.map(({ order }) => order()))
    expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(UNITS)
    const h = await harnessOn(await lent.open())
    try {
      expect(await stockOf(h, shelf.goodsId)).toEqual({ on_hand: UNITS, reserved: UNITS })
      expect(await h.deps.db.selectFrom('trade').select('id').execute()).toHaveLength(UNITS)
      const byGraphql = (await h.deps.db.selectFrom('trade').where('client_key', 'like', 'by-graphql-%').select('id').execute()).length
      process.stdout.write(
        `  ${BUYERS} buyers for the last ${UNITS} units: ${UNITS - byGraphql} bought by REST, ${byGraphql} by GraphQL; ${await invariantsReport(h.deps.db)}\n`,
      )
    } finally {
      await h.close()
    }
  })
})
