import { formatDate } from 'rules/time'
import { settleLapsed } from '../modules/after-sale/lapse.service.ts'
import { createGoods, type TestLot } from './catalogue.ts'
import type { Harness } from './harness.ts'
import { buy, payAtCashier, type Shopper, type Wanted } from './trading.ts'

const DAY_MS = 86_400_000
/** China is eight hours ahead. */
const AHEAD_MS = 8 * 3_600_000

/** Moves the clock to so long before the next day begins in China; 0 is its first moment. */
export function goToMidnight({ clock }: Harness, before = 0): void {
  clock.advance(DAY_MS - ((clock.now().getTime() + AHEAD_MS) % DAY_MS) - before)
}

const dayIn = ({ clock }: Harness, days: number): string => formatDate(Math.floor(clock.now().getTime() / 1000) + days * 86_400)

export const lapsingIn = (h: Harness, days: number, number: number): TestLot => ({ lot: `E${days}`, number, expires: dayIn(h, days) })
/** A lot of which today is the last day. */
export const tonight = (h: Harness, number: number): TestLot => lapsingIn(h, 1, number)
export const lasting = (number: number): TestLot => ({ lot: 'G1', number, expires: '2029-11-30' })

/** 50.00 a piece, sold by the piece. */
export const goodsOf = (h: Harness, lots: readonly TestLot[], changes: Parameters<typeof createGoods>[1] = {}): Promise<number> =>
  createGoods(h, { base_price: 5_000, zbz: 1, min_qty: 1, lots, ...changes })

/** What the job does; a failure of any trade is the test's. */
export const settle = (h: Harness): Promise<number> =>
  settleLapsed(h.deps, (error) => {
    throw error
  })

/** One order a second later than the last: who came first is told by the time. */
export async function placedOrder(
  h: Harness,
  me: Shopper,
  wanted: readonly Wanted[],
  more: Parameters<typeof buy>[2] = {},
): Promise<{ id: string; tradeId: string }> {
  h.clock.advance(1_000)
  const placed = await buy(me.client, wanted, more)
  return { id: placed.orders[0]?.id ?? '', tradeId: placed.trade_id }
}

export async function paidOrder(h: Harness, me: Shopper, wanted: readonly Wanted[], more: Parameters<typeof buy>[2] = {}): Promise<string> {
  const { id, tradeId } = await placedOrder(h, me, wanted, more)
  await payAtCashier(h, me.client, tradeId)
  return id
}

/** What has gone back of an order, and by which tender. */
export const refundsOf = ({ deps }: Harness, id: string) =>
  deps.db.selectFrom('refund').where('order_id', '=', Number(id)).orderBy('id').select(['tender', 'cents']).execute()
