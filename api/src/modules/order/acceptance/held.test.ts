import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTrade } from '../../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../../testing/harness.ts'
import { brokenInvariants } from '../../../testing/invariants.ts'
import { onPostgres } from '../../../testing/testDatabase.ts'
import {
  buy,
  createShopper,
  newKey,
  notifySandbox,
  quoteFor,
  stockOf,
  submit,
  type PlacedWire,
  type Shopper,
} from '../../../testing/trading.ts'
import { closeOverdueTrades } from '../../job/jobs.ts'
import { goodsAt } from '../../promotion/testShop.ts'

const MINUTE_MS = 60_000
const EACH = 8

let h: Harness
const fail = (error: unknown) => {
  throw error
}
const shoppers = (count: number): Promise<Shopper[]> => Promise.all(Array.from({ length: count }, () => createShopper(h)))
const cancel = ({ client }: Shopper, placed: PlacedWire) =>
  client.post(`/api/order/${placed.orders[0]?.id}/cancel`, { reason: '不想买了', client_key: newKey() })

interface Paying {
  readonly no: string
  readonly amount: number
}
async function startPaying({ client }: Shopper, placed: PlacedWire): Promise<Paying> {
  expect((await client.post(`/api/trade/${placed.trade_id}/pay`, { channel: 'sandbox', client_key: newKey() })).status).toBe(200)
  return h.deps.db.selectFrom('payment').where('trade_id', '=', Number(placed.trade_id)).select(['no', 'amount']).executeTakeFirstOrThrow()
}
const settle = ({ no, amount }: Paying) => notifySandbox(h, { paymentNo: no, amountCents: amount })

/** Looks again and again while the work goes on; each look is one statement, so it sees one moment. */
async function differencesDuring(goodsId: number, work: Promise<unknown>): Promise<{ looks: number; differing: unknown[] }> {
  const state = { isOver: false }
  const ended = work.finally(() => {
    state.isOver = true
  })
  const differing: unknown[] = []
  let looks = 0
  while (!state.isOver) {
    const {
      rows: [row],
    } = await sql<{ reserved: number; held: number; on_hand: number }>`select s.reserved, s.on_hand,
      (select coalesce(sum(r.qty), 0)::int from stock_reservation r where r.goods_id = s.goods_id and r.state = 'held') as held from stock s
        where s.goods_id = ${goodsId}`.execute(h.deps.db)
    looks++
    if (row === undefined || row.reserved !== row.held || row.reserved > row.on_hand) differing.push(row)
  }
  await ended
  return { looks, differing }
}

// Whoever looks while others write needs a connection of its own.
describe.runIf(onPostgres)('orders, cancellations, timeouts and payments of the same goods at once', () => {
  beforeAll(async () => {
    h = await openHarness({ databasePool: 40 })
    await createTrade(h)
    await h.deps.db.updateTable('warehouse').set({ min_order: 0 }).execute()
  })
  afterAll(() => h.close())
  afterEach(async () => {
    expect(await brokenInvariants(h.deps.db)).toEqual([])
  })

  it('keep what is held and what is reserved the same at every moment', async () => {
    const goods = await goodsAt(h, 30_000, { stock: 10_000 })
    const place = async (shopper: Shopper) => ({ shopper, placed: await buy(shopper.client, [{ goodsId: goods, number: 3 }]) })
    const old = await Promise.all((await shoppers(EACH)).map(place))
    h.clock.advance(20 * MINUTE_MS)
    const cancelled = await Promise.all((await shoppers(EACH)).map(place))
    const paid = await Promise.all(
      (await shoppers(EACH)).map(async (shopper) => {
        const { placed } = await place(shopper)
        return startPaying(shopper, placed)
      }),
    )
    h.clock.advance(11 * MINUTE_MS)
    const fresh = await Promise.all(
      (await shoppers(EACH)).map(async ({ client }) => ({ client, quote: await quoteFor(client, [{ goodsId: goods, number: 3 }]) })),
    )
    expect((await stockOf(h, goods)).reserved).toBe(9 * EACH)
    const { looks, differing } = await differencesDuring(
      goods,
      Promise.all([
        closeOverdueTrades(h.deps, fail),
        ...old.map(({ shopper, placed }) => cancel(shopper, placed)),
        ...cancelled.map(({ shopper, placed }) => cancel(shopper, placed)),
        ...paid.map(settle),
        ...fresh.map(({ client, quote }) => submit(client, quote)),
      ]),
    )
    expect(looks).toBeGreaterThan(1)
    expect(differing).toEqual([])
    // The paid ones and the fresh ones are held; the old and the cancelled ones are not.
    expect(await stockOf(h, goods)).toEqual({ on_hand: 10_000, reserved: 6 * EACH })
  })

  it('end each trade once: cancelled, closed or paid, and only a paid one keeps its goods', async () => {
    const goods = await goodsAt(h, 30_000, { stock: 10_000 })
    const contested = await Promise.all(
      (await shoppers(3 * EACH)).map(async (shopper) => {
        const placed = await buy(shopper.client, [{ goodsId: goods, number: 1 }])
        return { shopper, placed, paying: await startPaying(shopper, placed) }
      }),
    )
    h.clock.advance(31 * MINUTE_MS)
    const { differing } = await differencesDuring(
      goods,
      Promise.all([
        ...contested.slice(0, EACH).map(({ paying }) => settle(paying)),
        closeOverdueTrades(h.deps, fail),
        ...contested.flatMap(({ shopper, placed, paying }) => [cancel(shopper, placed), settle(paying)]),
        closeOverdueTrades(h.deps, fail),
      ]),
    )
    expect(differing).toEqual([])
    const ids = contested.map(({ placed }) => Number(placed.trade_id))
    const ended = await h.deps.db
      .selectFrom('trade as t')
      .innerJoin('orders as o', 'o.trade_id', 't.id')
      .innerJoin('payment as p', 'p.trade_id', 't.id')
      .where('t.id', 'in', ids)
      .select(['o.status', 'p.status as payment'])
      .execute()
    expect(ended).toHaveLength(3 * EACH)
    for (const { status, payment } of ended)
      expect([
        ['paid', 'settled'],
        ['cancelled', 'refunded'],
        ['timeout', 'refunded'],
      ]).toContainEqual([status, payment])
    expect((await stockOf(h, goods)).reserved).toBe(ended.filter(({ status }) => status === 'paid').length)
  })
})
