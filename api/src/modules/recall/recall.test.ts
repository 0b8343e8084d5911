import { unzipSync, strFromU8 } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTrade } from '../../testing/catalogue.ts'
import { ERP_TOKEN, openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { goodsOf, lasting, paidOrder } from '../../testing/lapsing.ts'
import { logIn } from '../../testing/people.ts'
import { addToCart, buy, createShopper, newKey, office, quoteFor, stockOf, submit, type Shopper } from '../../testing/trading.ts'
import type { GoodsWire } from '../goods/goods.schemas.ts'
import { completeReceived, receiveShipped } from '../job/jobs.ts'
import type { RecallWire } from './recall.schemas.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  me = await createShopper(h)
})

const bad = (number: number) => ({ lot: 'BAD', number, expires: '2028-06-30' as const })
const DAY_MS = 86_400_000

async function shipped(orderId: string): Promise<void> {
  for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${orderId}/advance`, { to })
  expect(await office(h).post(`/api/erp/order/${orderId}/ship`, { carrier: '顺丰', tracking_no: `SR${orderId}0` })).toMatchObject({
    status: 200,
  })
}
const recall = async (goods: number, more: Record<string, string> = {}) =>
  office(h).post('/api/erp/recall', {
    level: '1',
    reason: '含量测定不合格',
    instruction: '停售并隔离',
    'lots[0][goods_id]': String(goods),
    'lots[0][lot]': 'BAD',
    ...more,
  })
const opened = async (goods: number, more: Record<string, string> = {}) => ((await recall(goods, more)).data as { id: string }).id
const mine = async ({ client }: Shopper = me) => (await client.get('/api/recall')).data as RecallWire[]
const pieces = (goods: number, onHand: number, used: number, back: number) => ({
  'lots[0][goods_id]': String(goods),
  'lots[0][lot]': 'BAD',
  'lots[0][on_hand]': String(onHand),
  'lots[0][used]': String(used),
  'lots[0][back]': String(back),
})
const answer = (id: string, form: Record<string, string>, shopper = me) =>
  shopper.client.post(`/api/recall/${id}/answer`, { client_key: newKey(), ...form })
const read = async (url: string) => (await h.client({ authorization: `Bearer ${ERP_TOKEN}` }).get(url)).data

it('a frozen lot leaves what can be sold at once: row, cart, quote and order, and the good lot stays for sale', async () => {
  const goods = await goodsOf(h, [bad(20)])
  const part = await goodsOf(h, [bad(20), lasting(7)])
  const quote = await quoteFor(me.client, [{ goodsId: goods, number: 10 }])
  const partly = await quoteFor(me.client, [{ goodsId: part, number: 10 }])
  expect((await recall(goods, { 'lots[1][goods_id]': String(part), 'lots[1][lot]': 'BAD' })).status).toBe(200)
  const [row] = (await me.client.get(`/api/goods/batch?ids=${goods}`)).data as GoodsWire[]
  expect(row).toMatchObject({ number: 0, is_buy: 0, buy_reason: 'RECALLED' })
  expect((await me.client.get('/api/cart/list')).data).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({ reason: 'RECALLED', reason_text: '该商品的批号已被召回，暂停销售' }),
      expect.objectContaining({ reason: 'STOCK_SHORT' }),
    ]),
  })
  expect(await submit(me.client, quote)).toMatchObject({ status: 400, data: { reason: 'RECALLED' } })
  expect(await submit(me.client, partly)).toMatchObject({ status: 400, data: { reason: 'STOCK_SHORT', available: 7 } })
  await shipped(await paidOrder(h, await createShopper(h), [{ goodsId: part, number: 7 }]))
  const lots = await h.deps.db
    .selectFrom('goods_batch')
    .where('goods_id', '=', part)
    .orderBy('lot_no')
    .select(['lot_no', 'on_hand'])
    .execute()
  expect(lots).toEqual([
    { lot_no: 'BAD', on_hand: 20 },
    { lot_no: 'G1', on_hand: 0 },
  ])
})

it('orders that were promised a frozen lot stop with the reason, paid ones get their money back, and no parcel leaves', async () => {
  const goods = await goodsOf(h, [bad(30), lasting(4)])
  const paid = await paidOrder(h, me, [{ goodsId: goods, number: 10 }])
  for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${paid}/advance`, { to })
  const other = await createShopper(h)
  const unpaid = await buy(other.client, [{ goodsId: goods, number: 5 }])
  await recall(goods)
  expect((await other.client.get(`/api/order/${unpaid.orders[0]?.id}`)).data).toMatchObject({
    status: 'cancelled',
    cancel_reason: expect.stringContaining('的批号已被召回，不再销售'),
  })
  const order = (await me.client.get(`/api/order/${paid}`)).data as {
    status: string
    lines: { returned_number: number; refunded: string }[]
  }
  expect(order).toMatchObject({ status: 'outbound', lines: [{ returned_number: 6, refunded: '300.00' }] })
  expect(await office(h).post(`/api/erp/order/${paid}/ship`, { carrier: '顺丰', tracking_no: `SF${paid}00` })).toMatchObject({
    status: 200,
  })
  expect(await stockOf(h, goods)).toEqual({ on_hand: 30, reserved: 0 })
  const messages = (await me.client.get('/api/message?per_page=50')).data as { data: { title: string; body: string }[] }
  expect(messages.data.map(({ title }) => title)).toContain('部分商品已被召回，不再发出')
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

it('holders are told with the hours of the level, read and answer by the clock, and nobody else sees it', async () => {
  const goods = await goodsOf(h, [bad(50)])
  const late = await createShopper(h)
  await shipped(await paidOrder(h, me, [{ goodsId: goods, number: 10 }]))
  await shipped(await paidOrder(h, me, [{ goodsId: goods, number: 5 }]))
  const lateOrder = await paidOrder(h, late, [{ goodsId: goods, number: 8 }])
  await shipped(lateOrder)
  const id = await opened(goods, { level: '2' })
  const start = Math.floor(h.clock.now().getTime() / 1000)
  expect(await mine()).toMatchObject([
    { id, level: 2, state: 'open', due_at: start + 48 * 3600, read_at: null, lots: [{ lot: 'BAD', number: 15, answer: null }] },
  ])
  expect(await mine(await createShopper(h))).toEqual([])
  expect((await late.client.get(`/api/order/${lateOrder}`)).data).toMatchObject({ lines: [{ lots: [{ lot: 'BAD', is_recalled: 1 }] }] })
  const messages = (await me.client.get('/api/message?per_page=50')).data as { data: { title: string; url: string }[] }
  expect(messages.data[0]).toMatchObject({ title: '药品召回：请在 48 小时内回复', url: '/zhaohui' })
  const told = await h.deps.db.selectFrom('outbox').where('topic', '=', 'recall').where('ref_id', '=', id).select('member_id').execute()
  expect(told.map((row) => row.member_id).toSorted((a, b) => Number(a) - Number(b))).toEqual([me.person.memberId, late.person.memberId])
  h.clock.advance(60_000)
  await me.client.post(`/api/recall/${id}/read`)
  h.clock.advance(60_000)
  await me.client.post(`/api/recall/${id}/read`)
  expect((await answer(id, pieces(goods, 4, 11, 4))).status).toBe(200)
  h.clock.advance(3 * DAY_MS)
  expect(await read(`/api/erp/recall/${id}`)).toMatchObject([
    { member_id: String(late.person.memberId), read_at: null, answered_at: null, is_late: 1, shipped: 8, back: null, returned: 0 },
    {
      member_id: String(me.person.memberId),
      read_at: start + 60,
      answered_at: start + 120,
      is_late: 0,
      shipped: 15,
      on_hand: 4,
      used: 11,
      back: 4,
      returned: 0,
      refunded: '0.00',
    },
  ])
  expect(await read('/api/erp/recall')).toMatchObject([{ id, told: 2, read: 1, answered: 1, late: 1 }, {}, {}])
  expect(await answer(id, pieces(goods, 1, 0, 0), await createShopper(h))).toMatchObject({ status: 404 })
})

it('what an answer sends back is agreed to at once, long after the order is completed, and refunded to the cent', async () => {
  const goods = await goodsOf(h, [bad(50)], { base_price: 3_333 })
  const first = await paidOrder(h, me, [{ goodsId: goods, number: 10 }])
  await shipped(first)
  h.clock.advance(11 * DAY_MS)
  const fail = (error: unknown) => {
    throw error
  }
  await receiveShipped(h.deps, fail)
  h.clock.advance(8 * DAY_MS)
  await completeReceived(h.deps, fail)
  // A login does not last that long.
  me = { ...me, client: await logIn(h, me.person) }
  const second = await paidOrder(h, me, [{ goodsId: goods, number: 7 }])
  await shipped(second)
  expect((await me.client.get(`/api/order/${first}`)).data).toMatchObject({ status: 'completed' })
  const id = await opened(goods)
  const [told] = await mine()
  expect(told?.lots).toMatchObject([{ number: 17, order_ids: [second, first] }])
  const done = await answer(id, pieces(goods, 10, 7, 9))
  const [lot] = (done.data as RecallWire).lots
  expect(lot).toMatchObject({ answer: { on_hand: 10, used: 7, back: 9 }, after_sale_ids: [expect.any(String), expect.any(String)] })
  for (const [nth, afterSale] of (lot?.after_sale_ids ?? []).entries()) {
    expect((await me.client.get(`/api/afterSale/${afterSale}`)).data).toMatchObject({
      status: 'approved',
      type: 'return_refund',
      reason: '药品召回',
    })
    await me.client.post(`/api/afterSale/${afterSale}/ship`, { carrier: '顺丰', tracking_no: `BK${id}${nth}00`, client_key: newKey() })
    expect((await office(h).post(`/api/erp/afterSale/${afterSale}/received`, { sellable: '1' })).status).toBe(200)
    expect((await office(h).post(`/api/erp/afterSale/${afterSale}/refund`)).status).toBe(200)
  }
  // Seven of the newer order and two of the completed one, at 33.33.
  expect(await read(`/api/erp/recall/${id}`)).toMatchObject([{ shipped: 17, back: 9, returned: 9, refunded: '299.97' }])
  expect((await mine())[0]?.lots[0]).toMatchObject({ number: 17 })
  // Back in the house, and still not for sale.
  expect(await stockOf(h, goods)).toEqual({ on_hand: 42, reserved: 0 })
  expect((await me.client.get(`/api/goods/batch?ids=${goods}`)).data).toMatchObject([{ number: 0 }])
  const report = await h.app.inject({ url: `/api/erp/recall/${id}/report`, headers: { authorization: `Bearer ${ERP_TOKEN}` } })
  expect(strFromU8(unzipSync(report.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('299.97')
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

it('an answer may not exceed what was bought, what came back before counts, and a later one only adds to what comes back', async () => {
  const goods = await goodsOf(h, [bad(50), { ...lasting(5), expires: '2028-06-29' }])
  const id5 = await paidOrder(h, me, [{ goodsId: goods, number: 15 }])
  await shipped(id5)
  const id = await opened(goods)
  expect((await mine())[0]?.lots).toMatchObject([{ number: 10 }])
  expect(await answer(id, pieces(goods, 9, 2, 0))).toMatchObject({ status: 400, data: { reason: 'RETURN_QTY', available: 10 } })
  expect(await answer(id, pieces(goods, 3, 2, 4))).toMatchObject({ status: 400, data: { reason: 'RETURN_QTY', available: 3 } })
  expect(await answer(id, { ...pieces(goods, 3, 2, 3), 'lots[0][lot]': 'G1' })).toMatchObject({ status: 422 })
  expect((await answer(id, pieces(goods, 3, 7, 3))).status).toBe(200)
  expect(await answer(id, pieces(goods, 3, 7, 2))).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
  const [lot] = ((await answer(id, pieces(goods, 5, 5, 5))).data as RecallWire).lots
  expect(lot?.after_sale_ids).toHaveLength(2)
  const claims = await h.deps.db
    .selectFrom('recall_return')
    .where('recall_id', '=', Number(id))
    .orderBy('after_sale_id')
    .select('qty')
    .execute()
  expect(claims.map(({ qty }) => qty)).toEqual([3, 2])
})

it('a recall is lifted by another person, and its lots are sold again; a closed one keeps them frozen, new arrivals too', async () => {
  const goods = await goodsOf(h, [bad(20)])
  const id = await opened(goods)
  expect(await recall(goods)).toMatchObject({ status: 422, message: expect.stringContaining(`已在召回 ${id} 中`) })
  expect(await office(h).post(`/api/erp/recall/${id}/lift`, { note: '录错批号' })).toMatchObject({
    status: 422,
    message: '撤销召回须由发起人以外的另一位人员办理',
  })
  expect((await office(h).post(`/api/erp/recall/${id}/lift`, { note: '录错批号', staff: '赵质管' })).status).toBe(200)
  await addToCart(me.client, { goodsId: goods, number: 20 })
  expect(await office(h).post(`/api/erp/recall/${id}/close`)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
  const again = await opened(goods)
  expect((await office(h).post(`/api/erp/recall/${again}/close`, { note: '已全部退回' })).status).toBe(200)
  const arriving = { goods_id: String(goods), lot: 'BAD', number: '5', produced: '2026-01-01', expires: '2028-06-30' }
  expect(await office(h).post('/api/erp/stock/in', { ...arriving, ck_id: '1' })).toMatchObject({
    status: 422,
    message: '该批号正在召回，不能入库',
  })
  await h.deps.db
    .insertInto('goods_batch')
    .values({ goods_id: goods, ck_id: 2, lot_no: 'BAD', produced: '2026-01-01', expires: '2028-06-30', on_hand: 0 })
    .execute()
  const frozen = await h.deps.db.selectFrom('goods_batch').where('goods_id', '=', goods).select('recall_id').execute()
  expect(frozen).toEqual([{ recall_id: Number(again) }, { recall_id: Number(again) }])
  expect((await office(h).post('/api/erp/stock/write_off', { goods_id: String(goods), ck_id: '1', lot: 'BAD', number: '20' })).status).toBe(
    200,
  )
  expect(await stockOf(h, goods)).toEqual({ on_hand: 0, reserved: 0 })
})

it('the same key opens one recall, and the parcels under way say so', async () => {
  const goods = await goodsOf(h, [bad(20)])
  const order = await paidOrder(h, me, [{ goodsId: goods, number: 10 }])
  await shipped(order)
  const key = newKey()
  const first = await recall(goods, { client_key: key })
  expect(await recall(goods, { client_key: key })).toMatchObject({ status: 200, data: first.data as object })
  expect(await recall(goods, { client_key: key, reason: '别的原因' })).toMatchObject({ data: { reason: 'IDEMPOTENCY_REUSED' } })
  const { shipments } = (await me.client.get(`/api/order/${order}`)).data as { shipments: { traces: { text: string }[] }[] }
  expect(shipments[0]?.traces[0]?.text).toContain('本包裹内有正在召回的批号')
  expect(await mine()).toHaveLength(1)
})
