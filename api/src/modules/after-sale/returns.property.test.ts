import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatMoney } from 'rules/money'
import { refundOf } from 'rules/shares'
import { createGoods, HERBS } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { deliveredTrade, linesOf, returnUnits, type OrderLineState, type TenderMix } from '../../testing/returns.ts'
import { createShopper, newKey, office, type Shopper } from '../../testing/trading.ts'
import { openTrade } from '../promotion/testShop.ts'
import type { TradeOrderRow } from '../trade/trade.repo.ts'

const ORDERS = process.env['FULL'] === '1' ? 5_000 : 150
const PRICES = [1, 3, 333, 1_000, 1_499, 2_599, 9_997]
const TENDERS = ['voucher', 'balance', 'online'] as const
/** A shop keeps what vouchers come back, and after some trades they would pay for everything. */
const TRADES_A_SHOP = 5
/** They buy and return side by side. */
const SHOPS = 4

let h: Harness
let goods: readonly number[]
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  await h.deps.db.updateTable('warehouse').set({ min_order: 0, free_over: 8_000 }).execute()
  const plenty = { zbz: 1, min_qty: 1, stock: 900_000 }
  const made: number[] = []
  for (const base_price of PRICES) {
    made.push(await createGoods(h, { ...plenty, base_price }))
    made.push(
      await createGoods(h, { ...plenty, base_price, ck_id: HERBS, kind: 'herb', rx_class: 'none', approval_no: null, scope_code: 'herb' }),
    )
    made.push(await createGoods(h, { ...plenty, base_price, is_eph: true, scope_code: 'special', with_coupon: false }))
  }
  goods = made
})
afterAll(() => h.close())

interface Case {
  readonly lines: readonly { readonly goods: number; readonly number: number }[]
  readonly mix: TenderMix
  readonly invoice: 'none' | 'applied' | 'issued'
  readonly returns: readonly { readonly line: number; readonly qty: number; readonly way: 'office' | 'after_sale' }[]
  /** Whether everything comes back in the end. */
  readonly isWhole: boolean
}

const percent = fc.oneof(fc.constant(0), fc.constant(100), fc.integer({ min: 1, max: 99 }))
const cases: fc.Arbitrary<Case> = fc.record({
  lines: fc.uniqueArray(fc.record({ goods: fc.nat(PRICES.length * 3 - 1), number: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 2,
    maxLength: 4,
    selector: (line) => line.goods,
  }),
  mix: fc.record({
    voucherPercent: percent,
    balance: fc.oneof(
      fc.constantFrom({ kind: 'none' as const }, { kind: 'all' as const }),
      fc.record({ kind: fc.constant('percent' as const), n: fc.integer({ min: 1, max: 99 }) }),
      fc.record({ kind: fc.constant('cents' as const), n: fc.integer({ min: 1, max: 30 }) }),
    ),
    fee: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: -500, max: 500 }) }),
    channel: fc.constantFrom('sandbox' as const, 'transfer' as const),
  }),
  invoice: fc.constantFrom('none', 'applied', 'issued'),
  returns: fc.array(
    fc.record({ line: fc.nat(99), qty: fc.nat(99), way: fc.constantFrom('office' as const, 'office' as const, 'after_sale' as const) }),
    { maxLength: 5 },
  ),
  isWhole: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
})

/** What the rules say that each tender of an order paid of its goods. */
function paidFor({
  goods_cents: price,
  shipping_cents: freight,
  voucher,
  balance,
  online,
  fees,
}: TradeOrderRow): Record<(typeof TENDERS)[number], number> {
  const ofBalance = Math.max(0, balance - freight)
  return { voucher, balance: ofBalance, online: Math.min(price - voucher - ofBalance, online + fees) }
}

async function givenOf(orderId: number): Promise<Record<(typeof TENDERS)[number], number>> {
  const rows = await h.deps.db.selectFrom('refund').where('order_id', '=', orderId).select(['tender', 'cents']).execute()
  const sum = (tender: string): number => rows.reduce((total, row) => total + (row.tender === tender ? row.cents : 0), 0)
  return { voucher: sum('voucher'), balance: sum('balance'), online: sum('online') }
}

const fail = (): never => {
  throw new Error('there is no such shop')
}
const total = (cents: Record<string, number> | readonly number[]): number =>
  Object.values(cents).reduce<number>((sum, amount) => sum + amount, 0)

/** One return; what goes back is the line's share of its price, unless the order's tenders hold less. */
async function giveBack(me: Shopper, order: TradeOrderRow, line: OrderLineState, qty: number, way: 'office' | 'after_sale'): Promise<void> {
  const before = total(await givenOf(order.id))
  const share = refundOf(line.net_cents, line.qty, line.returned_qty, qty)
  await returnUnits(h, me, line, qty, share === 0 ? 'office' : way)
  const given = await givenOf(order.id)
  expect(total(given) - before).toBe(Math.min(share, total(paidFor(order)) - before))
  for (const tender of TENDERS) expect(given[tender], tender).toBeLessThanOrEqual(paidFor(order)[tender])
}

let issued = 0

async function invoiced(me: Shopper, { invoice }: Case, orders: readonly TradeOrderRow[]): Promise<void> {
  const ids = orders.filter((order) => order.online + order.fees + order.balance > 0).map(({ id }) => id)
  if (invoice === 'none' || ids.length === 0) return
  const answer = await me.client.post('/api/invoice', {
    order_ids: ids.join(','),
    kind: 'vat_plain',
    tax_no: '91420100MA00000001',
    client_key: newKey(),
  })
  expect(answer.status).toBe(200)
  const { id } = answer.data as { id: string }
  if (invoice === 'issued')
    expect((await office(h).post(`/api/erp/invoice/${id}/issue`, { invoice_no: String(10_000_000 + ++issued) })).status).toBe(200)
}

async function tradeAndReturns(me: Shopper, plan: Case): Promise<number> {
  const orders = await deliveredTrade(
    h,
    me,
    plan.lines.map((line) => ({ goodsId: goods[line.goods] ?? 0, number: line.number, ck: line.goods % 3 === 1 ? HERBS : 1 })),
    plan.mix,
  )
  await invoiced(me, plan, orders)
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const open = async () => (await linesOf(h, [...orderOf.keys()])).filter((line) => line.returned_qty < line.qty)
  const back = async (line: OrderLineState, qty: number, way: 'office' | 'after_sale') => {
    const order = orderOf.get(line.order_id)
    if (order !== undefined) await giveBack(me, order, line, qty, way)
  }
  for (const { line, qty, way } of plan.returns) {
    const lines = await open()
    const picked = lines[line % lines.length]
    if (picked !== undefined) await back(picked, 1 + (qty % (picked.qty - picked.returned_qty)), way)
  }
  if (plan.isWhole) for (const line of await open()) await back(line, line.qty - line.returned_qty, 'office')
  const { by_order: sums } = (await me.client.get('/api/statement?month=2026-11')).data as { by_order: { id: string; refunded: string }[] }
  for (const order of orders) {
    const given = await givenOf(order.id)
    if (plan.isWhole) expect(given).toEqual(paidFor(order))
    expect(sums.find((sum) => sum.id === String(order.id))?.refunded).toBe(formatMoney(total(given)))
  }
  return orders.length
}

/** Some trades of each of some shops, side by side; how many orders they were. */
async function round(seed: number): Promise<number> {
  let orders = 0
  // In full more shops log in from one address than may in a minute.
  await h.deps.db.deleteFrom('brake').execute()
  const shops = await Promise.all(Array.from({ length: SHOPS }, () => createShopper(h)))
  await fc.assert(
    fc.asyncProperty(fc.array(cases, { minLength: SHOPS, maxLength: SHOPS }), async (side) => {
      orders += total(await Promise.all(side.map((plan, nth) => tradeAndReturns(shops[nth] ?? fail(), plan))))
    }),
    { numRuns: TRADES_A_SHOP, seed, endOnFailure: true },
  )
  expect(await brokenInvariants(h.deps.db)).toEqual([])
  return orders
}

it(`${ORDERS} random orders give back exactly what each of their tenders paid, however they are returned`, async () => {
  let orders = 0
  for (let seed = 2_026; orders < ORDERS; seed++) orders += await round(seed)
}, 3_600_000)
