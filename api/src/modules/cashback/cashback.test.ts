import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PromotionDraft } from 'rules/drafts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { completed, delivered, orderOf, returned, returnLate } from '../../testing/cashback.ts'
import { logIn } from '../../testing/people.ts'
import {
  buy,
  createEph,
  createShopper,
  newKey,
  office,
  payAtCashier,
  quoteFor,
  submit,
  type PlacedWire,
  type Shopper,
} from '../../testing/trading.ts'
import { creditCashback } from '../job/jobs.ts'
import { balanceOf } from '../ledger/ledger.service.ts'
import { addLine, cartOf, goodsAt, openTrade, promote } from '../promotion/testShop.ts'

let h: Harness
let me: Shopper
let C = 0
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  await h.deps.db.updateTable('warehouse').set({ min_order: 0, free_over: 0 }).execute()
  C = await goodsAt(h, 2_000)
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(60_000)
  await h.deps.db.updateTable('promotion').set({ status: 'stopped' }).execute()
  me = await createShopper(h)
})
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

const TIERS = [
  { full: 50_000, back: 1_000 },
  { full: 100_000, back: 3_000 },
]
const back = (more: Partial<PromotionDraft<'cashback'>> = {}) =>
  promote(h, { kind: 'cashback', name: '满额返现', goodsIds: null, tiers: TIERS, ...more })
const money = (shopper = me) => balanceOf(h.deps.db, shopper.person.memberId, 'balance')
const taken = async (id: number) =>
  (await h.deps.db.selectFrom('promotion').where('id', '=', id).select('taken').executeTakeFirstOrThrow()).taken
const bought = async (number: number, shopper = me): Promise<PlacedWire> => {
  const placed = await buy(shopper.client, [{ goodsId: C, number }])
  await payAtCashier(h, shopper.client, placed.trade_id)
  return placed
}
/** Delivered, received and past its window; the shop logs in again, its session is over by then. */
const passed = async (placed: PlacedWire): Promise<void> => {
  await completed(h, placed)
  me = { ...me, client: await logIn(h, me.person) }
}
const month = () => new Date(h.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 7)
interface Statement {
  readonly entries: { kind: string; title: string; amount: string; held_back: string; parts: { amount: string }[] }[]
  readonly by_order: object[]
}
const statementOf = async (asked: string) => (await me.client.get(`/api/statement?month=${asked}`)).data as Statement

it('cart, quote and order say what comes back and what the next tier lacks, and nothing that is paid changes', async () => {
  const { id } = await back()
  await addLine({ ...me.person, client: me.client }, C, 44)
  const cart = await cartOf({ ...me.person, client: me.client })
  const promise = {
    id: String(id),
    name: '满额返现',
    base: '880.00',
    amount: '10.00',
    next: { full: '1000.00', amount: '30.00', short: '120.00' },
  }
  expect([cart.total, cart.cashback_data]).toEqual(['880.00', [{ ck_id: '1', ck_name: expect.any(String), kind: 'plain', ...promise }]])
  expect(cart.activity_data.cashbacks).toMatchObject([
    {
      id: String(id),
      status: 1,
      minus: '0.00',
      terms: ['满 ¥500 返 ¥10', '满 ¥1,000 返 ¥30'],
      applied: '收货后返 ¥10',
      next: '满 ¥1,000 返 ¥30，还差 ¥120.00',
    },
  ])
  const quote = await quoteFor(me.client, [{ goodsId: C, number: 10 }])
  expect([quote.payable, quote.orders[0]?.cashback]).toEqual(['1080.00', [{ ...promise, base: '1080.00', amount: '30.00', next: null }]])
  const placed = (await submit(me.client, quote)).data as PlacedWire
  expect(placed.payable).toBe('1080.00')
  expect((await orderOf(me, placed)).cashback).toEqual([
    {
      id: String(id),
      name: '满额返现',
      terms: ['满 ¥500 返 ¥10', '满 ¥1,000 返 ¥30'],
      base: '1080.00',
      promised: '30.00',
      amount: '30.00',
      held_back: '0.00',
      status: 'waiting',
      credited_at: null,
    },
  ])
  expect((await me.client.get(`/api/order/${placed.orders[0]?.id}/explain`)).data).toMatchObject({
    is_equal: 1,
    stored: { payable: '1080.00', cashback: '30.00' },
    recomputed: { payable: '1080.00', cashback: '30.00' },
  })
})

it('the example of TRADE §9: 30.00 is credited for 1,080.00, a return of 200.00 after that gives 180.00 and holds 20.00 back', async () => {
  await back()
  const placed = await bought(54)
  const paidIn = month()
  await passed(placed)
  expect(await money()).toBe(0)
  expect(await creditCashback(h.deps, () => undefined)).toBe(1)
  expect(await money()).toBe(3_000)
  expect((await orderOf(me, placed)).cashback).toMatchObject([{ status: 'credited', amount: '30.00', held_back: '0.00' }])
  expect(await returnLate(h, placed, 10)).toEqual({ refunded: '180.00', remark: '返现扣回20.00元，本次退还180.00元' })
  const order = await orderOf(me, placed)
  expect(order.refunds.map(({ tender, amount }) => [tender, amount])).toEqual([['online', '180.00']])
  expect(order.cashback).toMatchObject([{ status: 'credited', promised: '30.00', amount: '30.00', held_back: '20.00' }])
  expect(order.lines).toMatchObject([{ returned_number: 10, refunded: '200.00' }])
  expect((await me.client.get(`/api/order/${order.id}/explain`)).data).toMatchObject({ is_equal: 1, cashback: [{ held_back: '20.00' }] })
  const [then, now] = [await statementOf(paidIn), await statementOf(month())]
  expect(now.entries.map(({ kind, title, amount, held_back: held }) => [kind, title, amount, held])).toEqual([
    ['balance', '返现', '30.00', '0.00'],
    ['held_back', '返现扣回 20.00 元，已从退款中扣除', '0.00', '20.00'],
    ['refund', '原路退款', '180.00', '0.00'],
  ])
  expect(then.by_order).toMatchObject([{ payable: '1080.00', refunded: '180.00', cashback: '30.00', held_back: '20.00', net: '870.00' }])
  const parts = [...then.entries, ...now.entries].flatMap((entry) => entry.parts)
  expect(parts.reduce((sum, part) => sum + Number(part.amount), 0)).toBe(-870)
  // 44 more units bring all that was paid, less the last 10.00 of what was credited.
  expect(await returnLate(h, placed, 44)).toEqual({ refunded: '870.00', remark: '返现扣回10.00元，本次退还870.00元' })
})

it('a return before the order is completed works the tier out again, and what is credited is what is left', async () => {
  await back()
  const placed = await bought(54)
  await delivered(h, placed)
  const back200 = await office(h).post(`/api/erp/order/${placed.orders[0]?.id}/return`, {
    line_id: (await orderOf(me, placed)).lines[0]?.id ?? '',
    number: '10',
    note: '破损',
  })
  expect(back200.data).toMatchObject({ refunded: '200.00', remark: null })
  expect((await orderOf(me, placed)).cashback).toMatchObject([{ promised: '30.00', amount: '10.00', status: 'waiting' }])
  await passed(placed)
  await creditCashback(h.deps, () => undefined)
  expect(await money()).toBe(1_000)
})

it('a job that runs twice, or in two places at once, credits once; the buyer is told once', async () => {
  await back()
  const placed = await bought(54)
  expect(await creditCashback(h.deps, () => undefined)).toBe(0)
  await passed(placed)
  await Promise.all([creditCashback(h.deps, () => undefined), creditCashback(h.deps, () => undefined)])
  expect(await creditCashback(h.deps, () => undefined)).toBe(0)
  expect(await money()).toBe(3_000)
  const { data } = (await me.client.get('/api/message')).data as { data: { title: string }[] }
  expect(data.filter(({ title }) => title === '返现已到账')).toHaveLength(1)
})

it('each order of a trade is promised for itself, and ephedrine goods bring nothing', async () => {
  await back()
  const placed = await buy(me.client, [
    { goodsId: C, number: 30 },
    { goodsId: await createEph(h), number: 60 },
  ])
  const details = await Promise.all(
    placed.orders.map(async ({ id }) => (await me.client.get(`/api/order/${id}`)).data as { cashback: object[] }),
  )
  expect(details.map(({ cashback }) => cashback)).toMatchObject([[{ base: '600.00', amount: '10.00' }], []])
})

it('the bounds are taken when the order is paid, not when it is placed, and come back as the promise shrinks', async () => {
  const { id } = await back({ total: 4_000, memberCap: 3_000 })
  const placed = await buy(me.client, [{ goodsId: C, number: 54 }])
  expect(await taken(id)).toBe(0)
  await payAtCashier(h, me.client, placed.trade_id)
  expect(await taken(id)).toBe(3_000)
  // This shop has had all it may; another finds what is left.
  expect((await quoteFor(me.client, [{ goodsId: C, number: 54 }])).orders[0]?.cashback).toMatchObject([{ amount: '0.00', next: null }])
  const other = await createShopper(h)
  expect((await quoteFor(other.client, [{ goodsId: C, number: 54 }])).orders[0]?.cashback).toMatchObject([{ amount: '10.00', next: null }])
  await delivered(h, placed)
  const [line] = (await orderOf(me, placed)).lines
  await office(h).post(`/api/erp/order/${placed.orders[0]?.id}/return`, { line_id: line?.id ?? '', number: '10', note: '破损' })
  expect(await taken(id)).toBe(1_000)
})

it('a bound that others used up between order and payment makes the promise smaller, never negative', async () => {
  const { id } = await back({ total: 4_000 })
  const other = await createShopper(h)
  const [mine, theirs] = [await buy(me.client, [{ goodsId: C, number: 54 }]), await buy(other.client, [{ goodsId: C, number: 54 }])]
  await Promise.all([payAtCashier(h, me.client, mine.trade_id), payAtCashier(h, other.client, theirs.trade_id)])
  const amounts = [await orderOf(me, mine), await orderOf(other, theirs)].map(({ cashback }) => cashback[0]?.amount)
  expect(amounts.toSorted()).toEqual(['10.00', '30.00'])
  expect(await taken(id)).toBe(4_000)
})

it('ten shops that pay at once, while an order of before is sent back, never have more than there is', async () => {
  const { id } = await back({ total: 5_000, memberCap: 3_000 })
  const before = await bought(54)
  await delivered(h, before)
  const shops = await Promise.all(Array.from({ length: 10 }, () => createShopper(h)))
  const trades = await Promise.all(shops.map(({ client }) => buy(client, [{ goodsId: C, number: 30 }])))
  const [line] = (await orderOf(me, before)).lines
  await Promise.all([
    ...trades.map((placed, nth) => payAtCashier(h, shops[nth]?.client ?? me.client, placed.trade_id)),
    returned(h, before.orders[0]?.id ?? '', { lineId: Number(line?.id), number: 54, isLate: false }),
  ])
  const dues = await h.deps.db
    .selectFrom('order_cashback')
    .where('promotion_id', '=', id)
    .where('is_taken', '=', true)
    .select('due')
    .execute()
  const promised = dues.reduce((sum, { due }) => sum + due, 0)
  // 20.00 were free, and 30.00 more once the order was back.
  expect([promised, promised >= 2_000 && promised <= 5_000]).toEqual([await taken(id), true])
})

it('an order that nobody pays, or that is refunded whole, promises nothing and gives the bounds back', async () => {
  const { id } = await back({ total: 10_000 })
  const unpaid = await buy(me.client, [{ goodsId: C, number: 54 }])
  await me.client.post(`/api/order/${unpaid.orders[0]?.id}/cancel`, { reason: '不想买了', client_key: newKey() })
  expect((await orderOf(me, unpaid)).cashback).toMatchObject([{ amount: '0.00', status: 'void' }])
  const paid = await bought(54)
  expect(await taken(id)).toBe(3_000)
  await me.client.post(`/api/order/${paid.orders[0]?.id}/refund_apply`, { reason: '不要了' })
  await office(h).post(`/api/erp/order/${paid.orders[0]?.id}/refund`, { agree: '1', note: '同意' })
  expect((await orderOf(me, paid)).cashback).toMatchObject([{ amount: '0.00', status: 'void' }])
  expect([await taken(id), await money()]).toEqual([0, 0])
})

it('a promise that changed between quote and order changes the quote', async () => {
  const { id } = await back()
  const quote = await quoteFor(me.client, [{ goodsId: C, number: 54 }])
  await office(h).post(`/api/erp/promotion/${id}/end`)
  expect(await submit(me.client, quote)).toMatchObject({ status: 409, data: { reason: 'QUOTE_CHANGED', quote: { payable: '1080.00' } } })
})

it('what one return cannot hold back waits for the next', async () => {
  const cheap = await goodsAt(h, 1)
  await back({ goodsIds: [C, cheap], tiers: [{ full: 100_001, back: 3_000 }] })
  const placed = await buy(me.client, [
    { goodsId: C, number: 50 },
    { goodsId: cheap, number: 1 },
  ])
  await payAtCashier(h, me.client, placed.trade_id)
  await passed(placed)
  await creditCashback(h.deps, () => undefined)
  expect(await returnLate(h, placed, 1, 1)).toEqual({ refunded: '0.00', remark: '返现扣回0.01元，本次退还0.00元' })
  expect(await returnLate(h, placed, 2)).toEqual({ refunded: '10.01', remark: '返现扣回29.99元，本次退还10.01元' })
  expect(await returnLate(h, placed, 1)).toEqual({ refunded: '20.00', remark: null })
})

it('without staff’s decision a completed order takes nothing back', async () => {
  await back()
  const placed = await bought(54)
  await passed(placed)
  const [line] = (await orderOf(me, placed)).lines
  const form = { line_id: line?.id ?? '', number: '1', note: '破损' }
  expect(await office(h).post(`/api/erp/order/${placed.orders[0]?.id}/return`, form)).toMatchObject({ data: { reason: 'RETURN_WINDOW' } })
})

it('a cashback stands on the activity pages and on its goods, until nothing is left of it', async () => {
  const { id } = await back({ goodsIds: [C], total: 3_000 })
  const terms = ['满 ¥500 返 ¥10', '满 ¥1,000 返 ¥30']
  expect((await me.client.get('/api/manjian?kind=cashback')).data).toMatchObject({
    data: [{ id: String(id), kind: 'cashback', terms, status: 'running', goods_count: 1 }],
  })
  expect((await me.client.get(`/api/goods/detail/${C}`)).data).toMatchObject({
    tags: [{ kind: 'cashback', text: '返现', ids: [String(id)] }],
    promotions: { activities: [{ id: String(id), kind: 'cashback', terms }] },
  })
  await bought(54)
  expect((await me.client.get('/api/manjian?kind=cashback')).data).toMatchObject({ data: [{ status: 'sold_out' }] })
})
