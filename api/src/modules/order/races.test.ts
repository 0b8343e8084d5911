import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { createGoods, createTrade, MAIN } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { invariantsReport } from '../../testing/invariants.ts'
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
  type Shopper,
} from '../../testing/trading.ts'
import type { TestAnswer } from '../../testing/testClient.ts'
import { closeOverdueTrades } from '../job/jobs.ts'
import { balanceOf, post } from '../ledger/ledger.service.ts'
import { give, goodsAt, promote } from '../promotion/testShop.ts'
import { queueForGoods } from '../stock/stock.repo.ts'

const CONNECTIONS = 40

let h: Harness
let shoppers: Shopper[] = []
const fail = (error: unknown) => {
  throw error
}
/** Ends a race: every invariant must hold, and its figures are printed beside what the race did. */
const held = async (line: string) => process.stdout.write(`  ${line}; ${await invariantsReport(h.deps.db)}\n`)
const at = (index: number): Shopper => shoppers[index] ?? fail(new Error(`no shopper ${index}`))
const won = (answers: readonly TestAnswer[]) => answers.filter((answer) => answer.status === 200)
const codes = (answers: readonly TestAnswer[]) => [...new Set(answers.map((answer) => answer.status))].toSorted((a, b) => a - b)

const notify = async (payment: { no: string; amount: number }, noticeId = `n_${payment.no}`) =>
  (await notifySandbox(h, { paymentNo: payment.no, amountCents: payment.amount, noticeId })).status

describe.runIf(onPostgres)(`with ${CONNECTIONS} connections`, () => {
  beforeAll(async () => {
    h = await openHarness({ databasePool: CONNECTIONS })
    await createTrade(h)
    await h.deps.db.updateTable('warehouse').set({ min_order: 0 }).execute()
    shoppers = await Promise.all(Array.from({ length: CONNECTIONS }, () => createShopper(h)))
  })
  afterAll(() => h.close())

  it('an order waits for its turn with goods, and locks none of their rows meanwhile', async () => {
    const goods = await goodsAt(h, 30_000, { stock: 7 })
    const quote = await quoteFor(at(0).client, [{ goodsId: goods, number: 1 }])
    const waiting = async () =>
      (
        await sql<{ count: number }>`select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(h.deps.db)
      ).rows[0]?.count
    const ordering = await inTransaction(h.deps, async (tx) => {
      await queueForGoods(tx.db, [{ goodsId: goods, ckId: MAIN }])
      const answer = submit(at(0).client, quote)
      await expect.poll(waiting).toBe(1)
      await sql`select from stock where goods_id = ${goods} for update nowait`.execute(h.deps.db)
      return { answer }
    })
    expect((await ordering.answer).status).toBe(200)
  })

  it('60 orders for the last 7 units sell exactly 7', async () => {
    const goods = await goodsAt(h, 30_000, { stock: 7 })
    const quotes = await Promise.all(
      shoppers.map(async ({ client }) => ({ client, quote: await quoteFor(client, [{ goodsId: goods, number: 1 }]) })),
    )
    const again = quotes.slice(0, 20)
    const answers = await Promise.all([...quotes, ...again].map(({ client, quote }) => submit(client, quote)))
    expect(won(answers)).toHaveLength(7)
    expect(codes(answers)).toEqual([200, 400, 404].filter((code) => codes(answers).includes(code)))
    expect(await stockOf(h, goods)).toEqual({ on_hand: 7, reserved: 7 })
    await held(`last units: ${answers.length} orders by ${CONNECTIONS} buyers, stock 7 → ${won(answers).length} orders`)
  })

  it('one submit 30 times is one trade with one answer', async () => {
    const { client, person } = at(0)
    const quote = await quoteFor(client, [{ goodsId: await goodsAt(h, 30_000), number: 1 }])
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 30 }, () => submit(client, quote, { client_key: key })))
    expect(codes(answers)).toEqual([200])
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    const trades = await h.deps.db
      .selectFrom('trade')
      .where('member_id', '=', person.memberId)
      .where('client_key', '=', key)
      .select('id')
      .execute()
    expect(trades).toHaveLength(1)
    await held(`one submit 30 times → ${trades.length} trade, 1 answer`)
  })

  it('a balance is not spent twice', async () => {
    const { client, person } = at(1)
    await post(h.deps, { memberId: person.memberId, kind: 'balance', delta: 40_000, reason: 'recharge', ref: 'race' })
    const quotes = []
    for (let n = 0; n < 10; n++) quotes.push(await quoteFor(client, [{ goodsId: await goodsAt(h, 30_000), number: 1 }], { use_balance: 1 }))
    const answers = await Promise.all(quotes.map((quote) => submit(client, quote)))
    expect(won(answers)).toHaveLength(1)
    expect(await balanceOf(h.deps.db, person.memberId, 'balance')).toBe(8_800)
    await held(`balance: 10 orders of 312.00 from a balance of 400.00 at once → ${won(answers).length} order`)
  })

  it('one coupon in 20 orders is used once', async () => {
    const { client, person } = at(2)
    const coupon = await give(h, person, { face: 1_000, min: 10_000 })
    const quotes = []
    for (let n = 0; n < 20; n++)
      quotes.push(await quoteFor(client, [{ goodsId: await goodsAt(h, 30_000), number: 1 }], { coupon_ids: coupon }))
    const answers = await Promise.all(quotes.map((quote) => submit(client, quote)))
    expect(won(answers)).toHaveLength(1)
    expect(codes(answers)).toEqual([200, 400])
    await held(`one coupon: 20 orders at once → ${won(answers).length} use`)
  })

  it('one coupon in five orders submitted six times each is used once', async () => {
    const { client, person } = await createShopper(h)
    const coupon = await give(h, person, { face: 1_000, min: 10_000 })
    const calls = []
    for (let n = 0; n < 5; n++)
      calls.push({
        key: newKey(),
        quote: await quoteFor(client, [{ goodsId: await goodsAt(h, 30_000), number: 1 }], { coupon_ids: coupon }),
      })
    const answers = await Promise.all(
      calls.flatMap(({ key, quote }) => Array.from({ length: 6 }, () => submit(client, quote, { client_key: key }))),
    )
    expect(new Set(won(answers).map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    const trades = await h.deps.db.selectFrom('trade').where('member_id', '=', person.memberId).select('id').execute()
    expect(trades).toHaveLength(1)
    await held(`one coupon: 5 orders submitted 6 times each → ${trades.length} trade, ${won(answers).length} of 30 answers are it`)
  })

  it('a flash sale gives no more than it has, and no buyer more than its limit', async () => {
    const goods = await goodsAt(h, 40_000, { stock: 1_000 })
    await promote(h, { kind: 'flash', items: [{ goodsId: goods, price: 30_000, total: 11, perMember: 2 }] })
    const quotes = await Promise.all(
      shoppers.slice(10).map(async ({ client }) => ({ client, quote: await quoteFor(client, [{ goodsId: goods, number: 2, type: 1 }]) })),
    )
    const answers = await Promise.all([...quotes, ...quotes.slice(0, 10)].map(({ client, quote }) => submit(client, quote)))
    const item = await h.deps.db.selectFrom('flash_item').where('goods_id', '=', goods).select(['total', 'taken']).executeTakeFirstOrThrow()
    expect([won(answers).length, item]).toEqual([5, { total: 11, taken: 10 }])
    await held(`flash limits: ${answers.length} orders of 2 by 30 buyers, 11 pieces, 2 a buyer → taken ${item.taken} ≤ ${item.total}`)
  })

  it('payment against timeout on 100 orders: never both, never neither', async () => {
    const goods = await goodsAt(h, 30_000, { stock: 10_000 })
    await Promise.all(
      shoppers.slice(5, 30).map(async ({ client }) => {
        for (let n = 0; n < 4; n++) {
          h.clock.advance(1)
          const placed = await buy(client, [{ goodsId: goods, number: 1 }])
          expect((await client.post(`/api/trade/${placed.trade_id}/pay`, { channel: 'sandbox', client_key: newKey() })).status).toBe(200)
        }
      }),
    )
    const open = await h.deps.db
      .selectFrom('payment')
      .where('status', '=', 'pending')
      .orderBy('expires_at', 'desc')
      .select(['id', 'no', 'amount', 'trade_id'])
      .execute()
    expect(open).toHaveLength(100)
    h.clock.advance(31 * 60_000)
    // Notices come from the latest trade on, timeouts from the first: they meet somewhere in the middle.
    const notifyAll = async () => {
      for (const payment of open) expect(await notify(payment)).toBe(200)
    }
    await Promise.all([closeOverdueTrades(h.deps, fail), closeOverdueTrades(h.deps, fail), closeOverdueTrades(h.deps, fail), notifyAll()])
    const outcomes = await h.deps.db
      .selectFrom('payment as p')
      .innerJoin('trade as t', 't.id', 'p.trade_id')
      .where(
        'p.id',
        'in',
        open.map((payment) => payment.id),
      )
      .select(['p.status', 't.pay_status'])
      .execute()
    const counts = Map.groupBy(outcomes, (row) => `${row.status}/${row.pay_status}`)
    expect([...counts.keys()].toSorted()).toEqual(['refunded/closed', 'settled/paid'])
    await held(`pay against timeout: ${open.length} orders → ${[...counts].map(([key, rows]) => `${rows.length} ${key}`).join(', ')}`)
  })

  it('a notice 30 times settles once', async () => {
    const { client } = at(3)
    const placed = await buy(client, [{ goodsId: await goodsAt(h, 30_000), number: 1 }])
    await client.post(`/api/trade/${placed.trade_id}/pay`, { channel: 'sandbox', client_key: newKey() })
    const payment = await h.deps.db
      .selectFrom('payment')
      .where('trade_id', '=', Number(placed.trade_id))
      .select(['no', 'amount'])
      .executeTakeFirstOrThrow()
    const statuses = await Promise.all(Array.from({ length: 30 }, (_, n) => notify(payment, n % 3 === 0 ? `n_other_${n}` : undefined)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    const events = await h.deps.db
      .selectFrom('order_event')
      .where('order_id', '=', Number(placed.orders[0]?.id))
      .where('to_status', '=', 'paid')
      .select('seq')
      .execute()
    expect(events).toHaveLength(1)
    await held(`notice 30 times → ${events.length} settlement`)
  })

  it('several payments of one trade at once are one payment', async () => {
    const { client } = at(4)
    const placed = await buy(client, [{ goodsId: await goodsAt(h, 30_000), number: 1 }])
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.post(`/api/trade/${placed.trade_id}/pay`, { channel: 'sandbox', client_key: newKey() })),
    )
    expect(codes(answers)).toEqual([200])
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    const payments = await h.deps.db.selectFrom('payment').where('trade_id', '=', Number(placed.trade_id)).select('id').execute()
    expect(payments).toHaveLength(1)
    await held(`20 payments of one trade at once → ${payments.length} payment`)
  })

  it('20 returns of one unit at once give back the seven there are, and exactly their price', async () => {
    const { client } = await createShopper(h)
    const placed = await buy(client, [{ goodsId: await createGoods(h, { base_price: 1_429, zbz: 1, min_qty: 1 }), number: 7 }])
    await payAtCashier(h, client, placed.trade_id)
    const id = placed.orders[0]?.id ?? ''
    for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
    await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: 'SFRACE0001' })
    const line = await h.deps.db
      .selectFrom('order_line')
      .where('order_id', '=', Number(id))
      .select(['id', 'net_cents'])
      .executeTakeFirstOrThrow()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        office(h).post(`/api/erp/order/${id}/return`, { line_id: String(line.id), number: '1', note: '破损' }),
      ),
    )
    expect(codes(answers)).toEqual([200, 400])
    expect(won(answers)).toHaveLength(7)
    const back = await h.deps.db.selectFrom('refund').where('order_id', '=', Number(id)).select('cents').execute()
    expect(back.reduce((sum, refund) => sum + refund.cents, 0)).toBe(line.net_cents)
    await held(
      `20 returns of one unit at once, 7 units sold → ${won(answers).length} returns, ${line.net_cents} cents back of ${line.net_cents}`,
    )
  })

  it('orders, cancellations and payments over the same goods never stand in each other’s way', async () => {
    const goods = await Promise.all([1, 2, 3, 4, 5].map(() => createGoods(h, { stock: 2_000, base_price: 10_000 })))
    const answers = await Promise.all(
      shoppers.slice(0, 30).map(async ({ client }, index) => {
        const mixed = goods.map((goodsId, n) => ({ goodsId, number: 5, rank: (n * 7 + index * 3) % 5 })).toSorted((a, b) => a.rank - b.rank)
        const placed = await buy(client, mixed)
        if (index % 2 === 0) return client.post(`/api/order/${placed.orders[0]?.id}/cancel`, { reason: '不想买了', client_key: newKey() })
        return client.post(`/api/trade/${placed.trade_id}/pay`, { channel: 'sandbox', client_key: newKey() })
      }),
    )
    expect(codes(answers)).toEqual([200])
    expect(await stockOf(h, goods[0] ?? 0)).toEqual({ on_hand: 2_000, reserved: 75 })
    await held('30 orders over the same 5 goods in 5 orders of lines, half cancelled, half being paid → no deadlock')
  })

  it('parallel adds to one cart lose nothing', async () => {
    const { client } = await createShopper(h)
    const goods = await createGoods(h, { stock: 1_000 })
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => client.post('/api/cart', { goods_id: goods, number: 5, price: '10.00', ck_id: MAIN })),
    )
    expect(codes(answers)).toEqual([200])
    expect((await client.get('/api/cart/list')).data).toMatchObject({ data: [{ number: 200 }] })
    await held('40 adds of 5 to one cart at once → 200 in it')
  })
})
