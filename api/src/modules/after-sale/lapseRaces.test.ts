import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { invariantsReport } from '../../testing/invariants.ts'
import { goodsOf, goToMidnight, lasting, settle, tonight } from '../../testing/lapsing.ts'
import { onPostgres } from '../../testing/testDatabase.ts'
import {
  buy,
  createShopper,
  newKey,
  notifySandbox,
  office,
  payAtCashier,
  quoteFor,
  stockOf,
  submit,
  type PlacedWire,
  type Shopper,
} from '../../testing/trading.ts'
import { settleLapsed } from './lapse.service.ts'

const BUYERS = 16

let h: Harness
let shoppers: Shopper[] = []
const fail = (error: unknown) => {
  throw error
}
const shopperAt = (index: number): Shopper => shoppers[index] ?? fail(new Error(`no shopper ${index}`))
/** An api whose clock is a minute ahead has its day already, while this one's orders are still of the day before. */
const settleAhead = () => settleLapsed({ ...h.deps, clock: { now: () => new Date(h.clock.now().getTime() + 60_000) } }, fail)
const turnDay = () => h.clock.advance(60_000)
const held = async (line: string) => process.stdout.write(`  ${line}; ${await invariantsReport(h.deps.db)}\n`)
const statuses = async (placed: readonly PlacedWire[]) => {
  const rows = await h.deps.db
    .selectFrom('orders')
    .where(
      'id',
      'in',
      placed.map((trade) => Number(trade.orders[0]?.id)),
    )
    .select(['status'])
    .execute()
  return rows.map((row) => row.status)
}

describe.runIf(onPostgres)('the turn of the day, raced', () => {
  beforeAll(async () => {
    h = await openHarness({ databasePool: 24 })
    await createTrade(h)
    shoppers = await Promise.all(Array.from({ length: BUYERS }, () => createShopper(h)))
  })
  afterAll(() => h.close())
  beforeEach(() => {
    goToMidnight(h, 60_000)
  })

  it('orders of the last minute: what outran the job gives way to it in the next round', async () => {
    const goods = await goodsOf(h, [tonight(h, 100), lasting(30)])
    const quotes = await Promise.all(
      shoppers.map(async ({ client }) => ({ client, quote: await quoteFor(client, [{ goodsId: goods, number: 8 }]) })),
    )
    const answers = await Promise.all([...quotes.map(({ client, quote }) => submit(client, quote)), settleAhead(), settleAhead()])
    expect(answers).toHaveLength(BUYERS + 2)
    turnDay()
    await Promise.all([settle(h), settle(h)])
    expect(await stockOf(h, goods)).toEqual({ on_hand: 130, reserved: 24 })
    const placed = answers
      .slice(0, BUYERS)
      .flatMap((answer) => (typeof answer === 'object' && answer.status === 200 ? [answer.data as PlacedWire] : []))
    expect((await statuses(placed)).filter((status) => status === 'unpaid')).toHaveLength(3)
    await held(`${BUYERS} orders of 8 race the turn of the day, 30 last → 3 orders`)
  })

  it('payments: each trade is closed and its money goes back, or paid and shortened by what is missing', async () => {
    const goods = await goodsOf(h, [tonight(h, 200), lasting(30)])
    const placed = await Promise.all(shoppers.map(({ client }) => buy(client, [{ goodsId: goods, number: 8 }])))
    await Promise.all(
      placed.map((trade, at) =>
        shopperAt(at).client.post(`/api/trade/${trade.trade_id}/pay`, { channel: 'sandbox', client_key: newKey() }),
      ),
    )
    const payments = await h.deps.db
      .selectFrom('payment')
      .where(
        'trade_id',
        'in',
        placed.map((trade) => Number(trade.trade_id)),
      )
      .orderBy('trade_id')
      .select(['no', 'amount'])
      .execute()
    expect(payments).toHaveLength(BUYERS)
    turnDay()
    // The earliest pay one after the other while the latest give way: somewhere they meet.
    const pay = async () => {
      for (const payment of payments) await notifySandbox(h, { paymentNo: payment.no, amountCents: payment.amount })
    }
    await Promise.all([settle(h), pay(), settle(h)])
    await settle(h)
    const { reserved } = await stockOf(h, goods)
    expect(reserved).toBeLessThanOrEqual(30)
    const trades = await h.deps.db
      .selectFrom('trade as t')
      .leftJoin('payment as p', 'p.trade_id', 't.id')
      .where(
        't.id',
        'in',
        placed.map((trade) => Number(trade.trade_id)),
      )
      .select(['t.pay_status', 'p.status'])
      .execute()
    for (const trade of trades)
      expect(['closed/refund_due', 'closed/refunded', 'paid/settled', 'part_refunded/settled', 'refunded/settled']).toContain(
        `${trade.pay_status}/${trade.status}`,
      )
    const closed = trades.filter((trade) => trade.pay_status === 'closed')
    await held(`${BUYERS} payments race the turn of the day → ${closed.length} closed, ${reserved} units promised`)
  })

  it('parcels, cancellations and refunds: nothing lapsed is sent, and nobody waits for another for ever', async () => {
    const [goods, other] = [await goodsOf(h, [tonight(h, 200), lasting(30)]), await goodsOf(h, [tonight(h, 200), lasting(30)])]
    const placed = await Promise.all(
      shoppers.map(({ client }, at) => {
        const wanted = [
          { goodsId: goods, number: 6 },
          { goodsId: other, number: 6 },
        ]
        return buy(client, at % 2 === 0 ? wanted : wanted.toReversed())
      }),
    )
    const placedBetween = (from: number, to: number) =>
      placed.slice(from, to).map((trade, at) => ({ trade, id: trade.orders[0]?.id ?? '', shopper: shopperAt(from + at) }))
    for (const { trade, id, shopper } of placedBetween(0, 12)) {
      await payAtCashier(h, shopper.client, trade.trade_id)
      for (const to of ['billed', 'picked', 'outbound'].slice(0, Number(id) % 2 === 0 ? 3 : 0))
        await office(h).post(`/api/erp/order/${id}/advance`, { to })
    }
    turnDay()
    const answers = await Promise.all([
      settle(h),
      ...placedBetween(0, 12).map(({ id }) => office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: `RACE${id}` })),
      ...placedBetween(0, 12).map(({ id, shopper }) =>
        shopper.client.post(`/api/order/${id}/refund_apply`, { reason: '不想买了', client_key: newKey() }),
      ),
      ...placedBetween(12, BUYERS).map(({ id, shopper }) =>
        shopper.client.post(`/api/order/${id}/cancel`, { reason: '不想买了', client_key: newKey() }),
      ),
      settle(h),
    ])
    const codes = new Set(answers.flatMap((answer) => (typeof answer === 'object' ? [answer.status] : [])))
    expect([...codes].filter((code) => ![200, 400, 409].includes(code))).toEqual([])
    await settle(h)
    for (const goodsId of [goods, other]) expect((await stockOf(h, goodsId)).reserved).toBeLessThanOrEqual(30)
    await held(`parcels, cancellations and refunds race the turn of the day, by ${BUYERS} orders of two goods`)
  })
})
