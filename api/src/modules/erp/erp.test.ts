import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import {
  buy,
  createEph,
  createShopper,
  newKey,
  office,
  payAtCashier,
  quoteFor,
  stockOf,
  type Shopper,
  type Wanted,
} from '../../testing/trading.ts'
import { completeReceived, forgetQuotes, receiveShipped } from '../job/jobs.ts'
import { balanceOf } from '../ledger/ledger.service.ts'
import { uploadFor } from '../../testing/uploads.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(1_000)
  me = await createShopper(h)
})
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

const DAY = 86_400_000
const fail = (error: unknown) => {
  throw error
}
const status = async (id: string) =>
  (await h.deps.db.selectFrom('orders').where('id', '=', Number(id)).select('status').executeTakeFirstOrThrow()).status
const step = (id: string, to: string) => office(h).post(`/api/erp/order/${id}/advance`, { to })
let parcels = 0
const ship = (id: string, key = newKey()) =>
  office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: `SF${1_000 + ++parcels}`, client_key: key })

async function paidOrder(wanted: readonly Wanted[]): Promise<string> {
  const placed = await buy(me.client, wanted)
  await payAtCashier(h, me.client, placed.trade_id)
  return placed.orders[0]?.id ?? ''
}

async function shippedOrder(goodsId: number, number = 30): Promise<string> {
  const id = await paidOrder([{ goodsId, number }])
  for (const to of ['billed', 'picked', 'outbound']) expect((await step(id, to)).status).toBe(200)
  expect(await ship(id)).toMatchObject({ status: 200, data: { status: 'shipped', status_text: '已发货' } })
  return id
}

describe('an order along its states', () => {
  it('an order along its states ships the lots that expire first, and stock and lots fall', async () => {
    const goods = await createGoods(h, { stock: 60 })
    await h.deps.db.updateTable('goods_batch').set({ on_hand: 20 }).where('goods_id', '=', goods).execute()
    await h.deps.db
      .insertInto('goods_batch')
      .values([
        { goods_id: goods, ck_id: 1, lot_no: 'SOON', produced: '2025-01-01', expires: '2027-02-01', on_hand: 25 },
        { goods_id: goods, ck_id: 1, lot_no: 'OVER', produced: '2024-01-01', expires: '2026-11-01', on_hand: 15 },
      ])
      .execute()
    const id = await shippedOrder(goods)
    expect((await me.client.get(`/api/order/${id}`)).data).toMatchObject({
      status: 'shipped',
      actions: ['confirm', 'after_sale', 'rebuy'],
      shipments: [{ carrier: '顺丰' }],
      lines: [
        {
          lots: [
            { lot: 'SOON', expires: '2027-02-01', number: 25 },
            { lot: `A${goods}`, number: 5 },
          ],
        },
      ],
    })
    expect(await stockOf(h, goods)).toEqual({ on_hand: 30, reserved: 0 })
    const lots = await h.deps.db.selectFrom('goods_batch').where('goods_id', '=', goods).orderBy('expires').select('on_hand').execute()
    expect(lots).toEqual([{ on_hand: 15 }, { on_hand: 0 }, { on_hand: 15 }])
  })

  it('an order along its states does not ship without lots enough, and an answer is replayed under its key', async () => {
    const goods = await createGoods(h)
    const id = await paidOrder([{ goodsId: goods, number: 30 }])
    for (const to of ['billed', 'picked', 'outbound']) await step(id, to)
    await h.deps.db.updateTable('goods_batch').set({ on_hand: 29 }).where('goods_id', '=', goods).execute()
    expect(await ship(id)).toMatchObject({ status: 400, data: { reason: 'STOCK_SHORT', available: 29 } })
    await h.deps.db.updateTable('goods_batch').set({ on_hand: 100 }).where('goods_id', '=', goods).execute()
    const form = { carrier: '京东', tracking_no: 'JD0001', client_key: newKey() }
    expect((await office(h).post(`/api/erp/order/${id}/ship`, form)).status).toBe(200)
    expect((await office(h).post(`/api/erp/order/${id}/ship`, form)).data).toMatchObject({ status: 'shipped' })
    expect(await stockOf(h, goods)).toEqual({ on_hand: 70, reserved: 0 })
  })

  it('an order along its states takes only the steps there are', async () => {
    const id = await paidOrder([{ goodsId: await createGoods(h), number: 30 }])
    for (const to of ['picked', 'outbound']) expect(await step(id, to)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
    expect(await ship(id)).toMatchObject({ status: 409 })
    expect((await me.client.post(`/api/order/${id}/confirm`)).status).toBe(409)
    expect((await office(h).post(`/api/erp/order/${id}/cancel`, { reason: '缺货' })).status).toBe(409)
    expect((await office(h).post(`/api/erp/order/${id}/refund`, { agree: '1', note: '同意' })).status).toBe(409)
    expect((await step('999999', 'billed')).status).toBe(404)
    expect(
      (
        await h
          .client({ authorization: 'Bearer wrong-token-wrong' })
          .post(`/api/erp/order/${id}/advance`, { to: 'billed', staff: '甲', client_key: newKey() })
      ).status,
    ).toBe(401)
    expect(await status(id)).toBe('paid')
  })

  it('a refused refund returns to the state it came from, an agreed one gives everything back', async () => {
    const goods = await createGoods(h)
    const id = await paidOrder([{ goodsId: goods, number: 30 }])
    await me.client.post(`/api/order/${id}/refund_apply`, { reason: '不要了' })
    expect((await office(h).post(`/api/erp/order/${id}/refund`, { agree: '0', note: '已备货' })).data).toMatchObject({ status: 'paid' })
    await step(id, 'billed')
    expect(await me.client.post(`/api/order/${id}/refund_apply`, { reason: '不要了' })).toMatchObject({ status: 409 })
    expect((await office(h).post(`/api/erp/order/${id}/refund_open`)).data).toMatchObject({ status: 'refunding' })
    expect((await office(h).post(`/api/erp/order/${id}/refund`, { agree: '0', note: '继续' })).data).toMatchObject({ status: 'billed' })
    await office(h).post(`/api/erp/order/${id}/refund_open`)
    expect((await office(h).post(`/api/erp/order/${id}/refund`, { agree: '1', note: '同意' })).data).toMatchObject({ status: 'refunded' })
    expect(await stockOf(h, goods)).toEqual({ on_hand: 100, reserved: 0 })
    expect((await me.client.get(`/api/order/${id}`)).data).toMatchObject({
      refunds: [{ tender: 'online', amount: '312.00', status: 'settled' }],
      actions: ['delete', 'rebuy'],
    })
  })
})

describe('receipt', () => {
  it('receipt earns a point for each whole yuan of goods, once', async () => {
    const id = await shippedOrder(await createGoods(h, { base_price: 1_033 }))
    expect((await me.client.post(`/api/order/${id}/confirm`)).data).toEqual({ status: 'received', after_sale_id: null })
    expect((await me.client.post(`/api/order/${id}/confirm`)).status).toBe(409)
    expect(await balanceOf(h.deps.db, me.person.memberId, 'points')).toBe(309)
  })

  it('receipt comes by itself after ten days, and the order is completed after the window', async () => {
    const id = await shippedOrder(await createGoods(h))
    h.clock.advance(10 * DAY - 60_000)
    await receiveShipped(h.deps, fail)
    expect(await status(id)).toBe('shipped')
    h.clock.advance(60_000)
    await receiveShipped(h.deps, fail)
    expect(await status(id)).toBe('received')
    h.clock.advance(7 * DAY)
    await completeReceived(h.deps, fail)
    expect(await status(id)).toBe('completed')
  })

  it('receipt of ephedrine goods owes a stamped paper, and until then no more of them are sold', async () => {
    const goods = await createEph(h)
    const id = await shippedOrder(goods)
    await me.client.post(`/api/order/${id}/confirm`)
    const due = await h.deps.db
      .selectFrom('controlled_receipt')
      .where('order_id', '=', Number(id))
      .select(['status', 'due_at'])
      .executeTakeFirstOrThrow()
    expect(due).toEqual({ status: 'due', due_at: new Date(h.clock.now().getTime() + 15 * DAY) })
    const add = () => me.client.post('/api/cart', { goods_id: goods, number: 30, price: '10.00', ck_id: 1 })
    expect(await add()).toMatchObject({
      status: 403,
      message: '您有麻黄碱订单未收到回执，补交回执后即可购买',
      data: { reason: 'EPH_RECEIPT_DUE' },
    })
    await h.deps.db
      .updateTable('controlled_receipt')
      .set({ status: 'uploaded', file_key: await uploadFor(h, me.person.memberId, 'receipt') })
      .where('order_id', '=', Number(id))
      .execute()
    expect((await add()).status).toBe(200)
  })
})

describe('jobs', () => {
  it('jobs forget quotes that are long over', async () => {
    const quote = await quoteFor(me.client, [{ goodsId: await createGoods(h), number: 30 }])
    h.clock.advance(2 * DAY)
    expect(await forgetQuotes(h.deps)).toBeGreaterThan(0)
    expect(await h.deps.db.selectFrom('quote').where('id', '=', Number(quote.quote_id)).select('id').execute()).toEqual([])
  })
})
