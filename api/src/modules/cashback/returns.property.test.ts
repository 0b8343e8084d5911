import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseMoney } from 'rules/money'
import { refundOf } from 'rules/shares'
import { completed, returned } from '../../testing/cashback.ts'
import { createGoods, HERBS } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { deliveredTrade, linesOf, type TenderMix } from '../../testing/returns.ts'
import { createShopper } from '../../testing/trading.ts'
import { creditCashback } from '../job/jobs.ts'
import { openTrade } from '../promotion/testShop.ts'
import { publishPromotion } from '../promotion/publish.service.ts'
import type { TradeOrderRow } from '../trade/trade.repo.ts'

const TRADES = process.env['FULL'] === '1' ? 600 : 24
const PRICES = [333, 2_599, 9_997]
const TIERS = [
  { full: 5_000, back: 500 },
  { full: 20_000, back: 2_001 },
  { full: 60_000, back: 9_000 },
]
/** The first of them by priority takes the plain goods of the first price; the other all that is left. */
const SOME = [{ full: 1_000, back: 100 }]
const TENDERS = ['voucher', 'balance', 'online'] as const

let h: Harness
const goods: { id: number; ck: number; isEph: boolean; isSome: boolean }[] = []
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  await h.deps.db.updateTable('warehouse').set({ min_order: 0, free_over: 8_000 }).execute()
  const plenty = { zbz: 1, min_qty: 1, stock: 900_000 }
  for (const [nth, base_price] of PRICES.entries()) {
    const made = [
      await createGoods(h, { ...plenty, base_price }),
      await createGoods(h, { ...plenty, base_price, ck_id: HERBS, kind: 'herb', rx_class: 'none', approval_no: null, scope_code: 'herb' }),
      await createGoods(h, { ...plenty, base_price, is_eph: true, scope_code: 'special', with_coupon: false }),
    ]
    for (const [kind, id] of made.entries())
      goods.push({ id, ck: kind === 1 ? HERBS : 1, isEph: kind === 2, isSome: nth === 0 && kind === 0 })
  }
  const now = h.clock.now().getTime()
  const span = { startsAt: new Date(now), endsAt: new Date(now + 365 * 86_400_000) }
  const some = goods.filter(({ isSome }) => isSome).map(({ id }) => id)
  await publishPromotion(h.deps, { kind: 'cashback', name: '部分返现', priority: 1, goodsIds: some, tiers: SOME, ...span })
  await publishPromotion(h.deps, { kind: 'cashback', name: '满额返现', priority: 2, goodsIds: null, tiers: TIERS, total: 200_000, ...span })
})
afterAll(() => h.close())

interface Return {
  readonly line: number
  readonly qty: number
}
interface Case {
  readonly lines: readonly { readonly goods: number; readonly number: number }[]
  readonly mix: TenderMix
  readonly early: readonly Return[]
  readonly late: readonly Return[]
  readonly isWhole: boolean
}

const percent = fc.oneof(fc.constant(0), fc.constant(100), fc.integer({ min: 1, max: 99 }))
const returns = fc.array(fc.record({ line: fc.nat(99), qty: fc.nat(99) }), { maxLength: 4 })
const cases: fc.Arbitrary<Case> = fc.record({
  lines: fc.uniqueArray(fc.record({ goods: fc.nat(PRICES.length * 3 - 1), number: fc.integer({ min: 1, max: 12 }) }), {
    minLength: 2,
    maxLength: 4,
    selector: (line) => line.goods,
  }),
  mix: fc.record({
    voucherPercent: percent,
    balance: fc.oneof(
      fc.constantFrom({ kind: 'none' as const }, { kind: 'all' as const }),
      fc.record({ kind: fc.constant('percent' as const), n: fc.integer({ min: 1, max: 99 }) }),
    ),
    fee: fc.constant(0),
    channel: fc.constantFrom('sandbox' as const, 'transfer' as const),
  }),
  early: returns,
  late: returns,
  isWhole: fc.boolean(),
})

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, amount) => sum + amount, 0)

/** What went back of each tender, and what was held back of it. */
async function givenOf(orderId: number): Promise<{ back: number[]; held: number[] }> {
  const rows = await h.deps.db.selectFrom('refund').where('order_id', '=', orderId).select(['tender', 'cents', 'is_held_back']).execute()
  const byTender = (isHeld: boolean) =>
    TENDERS.map((tender) => sumOf(rows.filter((row) => row.tender === tender && row.is_held_back === isHeld).map(({ cents }) => cents)))
  return { back: byTender(false), held: byTender(true) }
}

interface Sold {
  readonly order: TradeOrderRow
  readonly plan: Case
}

/** By hand: what the plain lines that are kept of an order are worth under each activity. */
async function worthOf(orderId: number): Promise<Map<string, number>> {
  const rows = await h.deps.db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .select(['goods_id', 'net_cents', 'refunded_cents'])
    .execute()
  const kept = (isSome: boolean) =>
    sumOf(
      rows
        .filter((row) => goods.some((any) => any.id === row.goods_id && !any.isEph && any.isSome === isSome))
        .map((row) => row.net_cents - row.refunded_cents),
    )
  const best = (tiers: typeof TIERS, base: number) => Math.max(0, ...tiers.filter(({ full }) => base >= full).map(({ back }) => back))
  return new Map([
    ['部分返现', best(SOME, kept(true))],
    ['满额返现', best(TIERS, kept(false))],
  ])
}

const promisesOf = (orderId: number) =>
  h.deps.db
    .selectFrom('order_cashback')
    .where('order_id', '=', orderId)
    .orderBy('promotion_id')
    .select(['name', 'promised', 'due', 'held_back', 'credited_at'])
    .execute()

/** One return by the office: the share of the price comes back or is held back, and each tender gives no more than it paid. */
async function giveBack({ order }: Sold, { line, qty }: Return, isLate: boolean): Promise<void> {
  const open = (await linesOf(h, [order.id])).filter((row) => row.returned_qty < row.qty)
  const picked = open[line % open.length]
  if (picked === undefined) return
  const units = 1 + (qty % (picked.qty - picked.returned_qty))
  const before = await givenOf(order.id)
  const share = refundOf(picked.net_cents, picked.qty, picked.returned_qty, units)
  const answer = await returned(h, order.id, { lineId: picked.id, number: units, isLate })
  const after = await givenOf(order.id)
  expect(parseMoney(answer.refunded)).toBe(sumOf(after.back) - sumOf(before.back))
  expect(sumOf(after.back) + sumOf(after.held) - sumOf(before.back) - sumOf(before.held)).toBe(share)
  const ofBalance = Math.max(0, order.balance - order.shipping_cents)
  const paid = [order.voucher, ofBalance, order.goods_cents - order.voucher - ofBalance]
  for (const [at, cents] of paid.entries()) expect((after.back[at] ?? 0) + (after.held[at] ?? 0)).toBeLessThanOrEqual(cents)
  // A return holds back all that is owed by then, as far as its money goes.
  const worth = await worthOf(order.id)
  const owed = (await promisesOf(order.id)).map(({ name, due, held_back: held, credited_at: at }) =>
    at === null ? 0 : Math.max(0, due - Math.min(due, worth.get(name) ?? 0) - held),
  )
  expect(sumOf(owed) === 0 || sumOf(after.back) === sumOf(before.back)).toBe(true)
}

it(`${TRADES} random trades: what comes back and what is held back of cashback is what was paid, however they are returned`, async () => {
  const sold: Sold[] = []
  for (const plan of fc.sample(cases, { numRuns: TRADES, seed: Number(process.env['SEED'] ?? 2_026) })) {
    await h.deps.db.deleteFrom('brake').execute()
    const wanted = plan.lines.flatMap(({ goods: nth, number }) => {
      const good = goods[nth]
      return good === undefined ? [] : [{ goodsId: good.id, number, ck: good.ck }]
    })
    for (const order of await deliveredTrade(h, await createShopper(h), wanted, plan.mix)) sold.push({ order, plan })
  }
  for (const entry of sold) for (const back of entry.plan.early) await giveBack(entry, back, false)
  for (const { order } of sold) {
    const worth = await worthOf(order.id)
    for (const { name, due, promised } of await promisesOf(order.id))
      expect(due).toBeLessThanOrEqual(Math.min(promised, worth.get(name) ?? 0))
  }
  expect(await brokenInvariants(h.deps.db)).toEqual([])
  await completed(h, { orders: sold.map(({ order }) => ({ id: String(order.id) })) })
  for (let round = 1; round > 0;) round = await creditCashback(h.deps, (error) => fail(error))
  for (const entry of sold) for (const back of entry.plan.late) await giveBack(entry, back, true)
  for (const entry of sold.filter(({ plan }) => plan.isWhole))
    while ((await linesOf(h, [entry.order.id])).some((line) => line.returned_qty < line.qty))
      await giveBack(entry, { line: 0, qty: 98 }, true)
  expect(await brokenInvariants(h.deps.db)).toEqual([])
  let [held, whole] = [0, 0]
  for (const { order } of sold) {
    const [given, lines] = [await givenOf(order.id), await linesOf(h, [order.id])]
    expect(sumOf(given.back) + sumOf(given.held)).toBe(sumOf(lines.map((line) => line.refunded_cents)))
    held += sumOf(given.held)
    if (lines.every((line) => line.returned_qty === line.qty)) {
      whole++
      expect(sumOf(given.back) + sumOf(given.held)).toBe(order.goods_cents)
    }
  }
  // The trades are real ones: some were returned whole, and of some cashback was held back.
  expect([held > 0, whole > 0]).toEqual([true, true])
}, 3_600_000)

function fail(error: unknown): never {
  throw error
}
