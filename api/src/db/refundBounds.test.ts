import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade } from '../testing/catalogue.ts'
import { openHarness, type Harness } from '../testing/harness.ts'
import { deliveredTrade } from '../testing/returns.ts'
import { onPostgres } from '../testing/testDatabase.ts'
import { createShopper } from '../testing/trading.ts'
import type { TradeOrderRow } from '../modules/trade/trade.repo.ts'

const AT_ONCE = 20

let h: Harness
let order: TradeOrderRow
let paymentId: number
beforeAll(async () => {
  h = await openHarness({ databasePool: AT_ONCE })
  await createTrade(h)
  await h.deps.db.updateTable('warehouse').set({ min_order: 0 }).execute()
  const goods = await createGoods(h)
  const [first] = await deliveredTrade(h, await createShopper(h), [{ goodsId: goods, number: 30 }], {
    voucherPercent: 40,
    balance: { kind: 'percent', n: 50 },
    fee: 0,
    channel: 'transfer',
  })
  if (first === undefined) throw new Error('nothing was ordered')
  order = first
  paymentId = (await h.deps.db.selectFrom('payment').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => h.close())

/** Refunds of so many cents each, all at one instant; how many the database let in, and why not the others. */
async function atOnce(
  name: string,
  more: { tender: 'voucher' | 'balance' | 'online'; order_id: number | null; cents: number },
): Promise<{ inside: number; rules: string[] }> {
  const now = h.clock.now()
  const outcomes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, (_, nth) =>
      h.deps.db.transaction().execute((tx) =>
        tx
          .insertInto('refund')
          .values({
            no: `${name}${nth}`,
            cause: `${name}${nth}`,
            trade_id: order.trade_id,
            payment_id: more.tender === 'online' ? paymentId : null,
            status: 'pending',
            created_at: now,
            settled_at: null,
            ...more,
          })
          .execute(),
      ),
    ),
  )
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as { constraint?: string; message: string }] : [],
  )
  return { inside: AT_ONCE - refused.length, rules: [...new Set(refused.map(({ constraint, message }) => constraint ?? message))] }
}

it.runIf(onPostgres)('refunds at one instant see each other: a tender of an order gives back what it paid, no more', async () => {
  expect(order).toMatchObject({ goods_cents: 30_000, shipping_cents: 1_200, voucher: 12_000, balance: 9_600, online: 9_600 })
  expect(await atOnce('V', { tender: 'voucher', order_id: order.id, cents: 4_000 })).toEqual({
    inside: 3,
    rules: ['refund_not_over_tender'],
  })
  expect(await atOnce('B', { tender: 'balance', order_id: order.id, cents: 4_800 })).toEqual({
    inside: 2,
    rules: ['refund_not_over_tender'],
  })
  expect(await atOnce('O', { tender: 'online', order_id: order.id, cents: 3_200 })).toEqual({
    inside: 3,
    rules: ['refund_not_over_tender'],
  })
})

it.runIf(onPostgres)('and a payment gives back what came of it, whichever order it was for', async () => {
  await h.deps.db.deleteFrom('refund').execute()
  expect(await atOnce('P', { tender: 'online', order_id: null, cents: 2_400 })).toEqual({ inside: 4, rules: ['refund_not_over_payment'] })
})
