import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createGoods, createTrade, MAIN } from '../../testing/catalogue.ts'
import { openHarness, SANDBOX_SECRET, type Harness } from '../../testing/harness.ts'
import { brokenInvariants, invariantNames } from '../../testing/invariants.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import { buy, createShopper, newKey, quoteFor, stockOf, submit, type Shopper } from '../../testing/trading.ts'
import type { TestAnswer } from '../../testing/testClient.ts'
import { closeOverdueTrades } from '../job/jobs.ts'
import { balanceOf, post } from '../ledger/ledger.service.ts'
import { sandboxKey } from '../payment/channels/channels.ts'
import { signSandboxNotice } from '../payment/channels/sandbox.ts'
import { give, goodsAt, promote } from '../promotion/testShop.ts'

const CONNECTIONS = 40

let h: Harness
let shoppers: Shopper[] = []
const fail = (error: unknown) => { throw error }
const say = (line: string) => process.stdout.write(`  race: ${line}\n`)
const at = (index: number): Shopper => shoppers[index] ?? fail(new Error(`no shopper ${index}`))
const won = (answers: readonly TestAnswer[]) => answers.filter((answer) => answer.status === 200)
const codes = (answers: readonly TestAnswer[]) => [...new Set(answers.map((answer) => answer.status))].toSorted((a, b) => a - b)

async function notify(payment: { no: string; amount: number }, noticeId = `n_${payment.no}`): Promise<number> {
  const now = h.clock.now()
  const { headers, body } = signSandboxNotice(sandboxKey(SANDBOX_SECRET), { noticeId, paymentNo: payment.no, channelTxn: `t_${payment.no}`, amountCents: payment.amount, outcome: 'settled', settledAt: now }, { now, nonce: 'abcdefgh12345678' })
  return (await h.app.inject({ method: 'POST', url: '/api/pay/notify/sandbox', headers, payload: body })).statusCode
}

describe.runIf(onPostgres)(`with ${CONNECTIONS} connections`, () => {
  beforeAll(async () => {
    h = await openHarness({ databasePool: CONNECTIONS })
    await createTrade(h)
    await h.deps.db.updateTable('warehouse').set({ min_order: 0 }).execute()
    shoppers = await Promise.all(Array.from({ length: CONNECTIONS }, () => createShopper(h)))
  }, 240_000)
  afterAll(() => h.close())
  afterEach(async () => {
    expect(await brokenInvariants(h.deps.db)).toEqual([])
    say(`held: ${invariantNames.join('; ')}`)
  })

  it('60 orders for the last 7 units sell exactly 7', async () => {
    const goods = await goodsAt(h, 30_000, { stock: 7 })
    const quotes = await Promise.all(shoppers.map(async ({ client }) => ({ client, quote: await quoteFor(client, [{ goodsId: goods, number: 1 }]) })))
    const again = quotes.slice(0, 20)
    const answers = await Promise.all([...quotes, ...again].map(({ client, quote }) => submit(client, quote)))
    expect(won(answers)).toHaveLength(7)
    expect(codes(answers)).toEqual([200, 400, 404].filter((code) => codes(answers).includes(code)))
    expect(await stockOf(h, goods)).toEqual({ on_hand: 7, reserved: 7 })
    say(`last units: ${answers.length} orders, ${won(answers).length} sold of 7`)
  })

  it('one submit 30 times is one trade with one answer', async () => {
    const { client, person } = at(0)
    const quote = await quoteFor(client, [{ goodsId: await goodsAt(h, 30_000), number: 1 }])
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 30 }, () => submit(client, quote, { client_key: key })))
    expect(codes(answers)).toEqual([200])
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    const trades = await h.deps.db.selectFrom('trade').where('member_id', '=', person.memberId).where('client_key', '=', key).select('id').execute()
    expect(trades).toHaveLength(1)
    say(`one submit 30 times: ${trades.length} trade`)
  })

  it('a balance is not spent twice', async () => {
    const { client, person } = at(1)
    await post(h.deps, { memberId: person.memberId, kind: 'balance', delta: 31_200, reason: 'recharge', ref: 'race' })
    const quotes = []
    for (let n = 0; n < 10; n++) quotes.push(await quoteFor(client, [{ goodsId: await goodsAt(h, 30_000), number: 1 }], { use_balance: 1 }))
    const answers = await Promise.all(quotes.map((quote) => submit(client, quote)))
    expect(won(answers)).toHaveLength(1)
    expect(await balanceOf(h.deps.db, person.memberId, 'balance')).toBe(0)
    say(`balance: 10 orders of the whole balance, ${won(answers).length} accepted`)
  })

  it('one coupon in 20 orders is used once', async () => {
    const { client, person } = at(2)
    const coupon = await give(h, person, { face: 1_000, min: 10_000 })
    const quotes = []
    for (let n = 0; n < 20; n++) quotes.push(await quoteFor(client, [{ goodsId: await goodsAt(h, 30_000), number: 1 }], { coupon_ids: coupon }))
    const answers = await Promise.all(quotes.map((quote) => submit(client, quote)))
    expect(won(answers)).toHaveLength(1)
    expect(codes(answers)).toEqual([200, 400])
    say(`coupon: 20 orders, ${won(answers).length} used it`)
  })

  it('a flash sale gives no more than it has, and no buyer more than its limit', async () => {
    const goods = await goodsAt(h, 40_000, { stock: 1_000 })
    await promote(h, { kind: 'flash', items: [{ goodsId: goods, price: 30_000, total: 11, perMember: 2 }] })
    const quotes = await Promise.all(shoppers.slice(10).map(async ({ client }) => ({ client, quote: await quoteFor(client, [{ goodsId: goods, number: 2, type: 1 }]) })))
    const answers = await Promise.all([...quotes, ...quotes.slice(0, 10)].map(({ client, quote }) => submit(client, quote)))
    const item = await h.deps.db.selectFrom('flash_item').where('goods_id', '=', goods).select(['total', 'taken']).executeTakeFirstOrThrow()
    expect([won(answers).length, item]).toEqual([5, { total: 11, taken: 10 }])
    say(`flash: ${answers.length} orders of 2 for 11 pieces, ${item.taken} taken`)
  })

  it('payment against timeout on 100 orders: never both, never neither', async () => {
    const goods = await goodsAt(h, 30_000, { stock: 10_000 })
    await Promise.all(shoppers.slice(5, 30).map(async ({ client }) => {
      for (let n = 0; n < 4; n++) {
        const placed = await buy(client, [{ goodsId: goods, number: 1 }])
        expect((await client.post(`/api/trade/${placed.trade_id}/pay`, { channel: 'sandbox', client_key: newKey() })).status).toBe(200)
      }
    }))
    const open = await h.deps.db.selectFrom('payment').where('status', '=', 'pending').select(['id', 'no', 'amount', 'trade_id']).execute()
    expect(open).toHaveLength(100)
    h.clock.advance(31 * 60_000)
    const [, ...statuses] = await Promise.all([Promise.all([closeOverdueTrades(h.deps, fail), closeOverdueTrades(h.deps, fail)]), ...open.map((payment) => notify(payment))])
    expect(new Set(statuses)).toEqual(new Set([200]))
    await closeOverdueTrades(h.deps, fail)
    const outcomes = await h.deps.db.selectFrom('payment as p').innerJoin('trade as t', 't.id', 'p.trade_id').where('p.id', 'in', open.map((payment) => payment.id)).select(['p.status', 't.pay_status']).execute()
    const counts = Map.groupBy(outcomes, (row) => `${row.status}/${row.pay_status}`)
    expect([...counts.keys()].filter((key) => key !== 'settled/paid' && key !== 'refunded/closed')).toEqual([])
    say(`payment against timeout: ${[...counts].map(([key, rows]) => `${rows.length} ${key}`).join(', ')}`)
  })

  it('a notice 30 times settles once', async () => {
    const { client } = at(3)
    const placed = await buy(client, [{ goodsId: await goodsAt(h, 30_000), number: 1 }])
    await client.post(`/api/trade/${placed.trade_id}/pay`, { channel: 'sandbox', client_key: newKey() })
    const payment = await h.deps.db.selectFrom('payment').where('trade_id', '=', Number(placed.trade_id)).select(['no', 'amount']).executeTakeFirstOrThrow()
    const statuses = await Promise.all(Array.from({ length: 30 }, (_, n) => notify(payment, n % 3 === 0 ? `n_other_${n}` : undefined)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    const events = await h.deps.db.selectFrom('order_event').where('order_id', '=', Number(placed.orders[0]?.id)).where('to_status', '=', 'paid').select('seq').execute()
    expect(events).toHaveLength(1)
    say(`notice 30 times: ${events.length} settlement`)
  })

  it('several payments of one trade at once are one payment', async () => {
    const { client } = at(4)
    const placed = await buy(client, [{ goodsId: await goodsAt(h, 30_000), number: 1 }])
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.post(`/api/trade/${placed.trade_id}/pay`, { channel: 'sandbox', client_key: newKey() })))
    expect(codes(answers)).toEqual([200])
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
  })

  it('orders, cancellations and payments over the same goods never stand in each other’s way', async () => {
    const goods = await Promise.all([1, 2, 3, 4, 5].map(() => createGoods(h, { stock: 2_000, base_price: 10_000 })))
    const answers = await Promise.all(shoppers.slice(0, 30).map(async ({ client }, index) => {
      const mixed = goods.map((goodsId, n) => ({ goodsId, number: 5, rank: (n * 7 + index * 3) % 5 })).toSorted((a, b) => a.rank - b.rank)
      const placed = await buy(client, mixed)
      if (index % 2 === 0) return client.post(`/api/order/${placed.orders[0]?.id}/cancel`, { reason: '不想买了', client_key: newKey() })
      return client.post(`/api/trade/${placed.trade_id}/pay`, { channel: 'sandbox', client_key: newKey() })
    }))
    expect(codes(answers)).toEqual([200])
    expect(await stockOf(h, goods[0] ?? 0)).toEqual({ on_hand: 2_000, reserved: 75 })
  })

  it('parallel adds to one cart lose nothing', async () => {
    const { client } = at(5)
    const goods = await createGoods(h, { stock: 1_000 })
    const answers = await Promise.all(Array.from({ length: 40 }, () => client.post('/api/cart', { goods_id: goods, number: 5, price: '10.00', ck_id: MAIN })))
    expect(codes(answers)).toEqual([200])
    expect((await client.get('/api/cart/list')).data).toMatchObject({ data: [{ number: 200 }] })
  })
})
