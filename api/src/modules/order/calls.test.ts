import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import {
  addToCart,
  buy,
  createEph,
  createShopper,
  newKey,
  payAtCashier,
  quoteFor,
  submit,
  type PlacedWire,
  type Shopper,
} from '../../testing/trading.ts'
import { post } from '../ledger/ledger.service.ts'
import type { OrderDetailWire } from './order.schemas.ts'

let h: Harness
let me: Shopper
let goods: number
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  goods = await createGoods(h, { stock: 9_000 })
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(1_000)
  me = await createShopper(h)
})
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

const pay = (placed: PlacedWire, form: Record<string, string> = {}) =>
  me.client.post(`/api/trade/${placed.trade_id}/pay`, { channel: 'sandbox', client_key: newKey(), ...form })
const cancel = (placed: PlacedWire, form: Record<string, string> = {}) =>
  me.client.post(`/api/order/${placed.orders[0]?.id}/cancel`, { reason: '不想买了', client_key: newKey(), ...form })
const place = () => buy(me.client, [{ goodsId: goods, number: 30 }])

describe('fields', () => {
  it('that no call knows are passed over', async () => {
    const noise = { member_id: '1', status: 'paid', 'lines[0][id]': '9', __proto: 'x', payable: '0.01', is_admin: '1' }
    const ids = await addToCart(me.client, { goodsId: goods, number: 30 })
    const quote = (await me.client.post('/api/cart/checkout', { ids, ...noise })).data as {
      quote_id: string
      hash: string
      payable: string
    }
    expect(quote.payable).toBe('312.00')
    const answer = await submit(me.client, quote, noise)
    expect(answer).toMatchObject({ status: 200, data: { payable: '312.00', pay_status: 'unpaid' } })
    expect(await pay(answer.data as PlacedWire, noise)).toMatchObject({ status: 200, data: { amount: '312.00' } })
    expect(await cancel(answer.data as PlacedWire, noise)).toMatchObject({ status: 200, data: { status: 'cancelled' } })
  })

  it('that are wrong are named in their declared order, with a sentence each, and nothing is done', async () => {
    const placed = await place()
    const wrong: [string, Record<string, string>, [string, string][]][] = [
      [
        '/api/cart/checkout',
        { ids: 'x', coupon_ids: 'y', use_balance: '2' },
        [
          ['ids', '采购单行格式不正确'],
          ['coupon_ids', '优惠券格式不正确'],
          ['use_balance', '使用余额格式不正确'],
        ],
      ],
      [
        '/api/order',
        { pay_mode: 'cash', hash: 'z' },
        [
          ['quote_id', '请填写报价'],
          ['hash', '报价校验码格式不正确'],
          ['client_key', '请填写请求标识'],
          ['pay_mode', '请选择支付方式'],
        ],
      ],
      [
        `/api/trade/${placed.trade_id}/pay`,
        { channel: 'cash', client_key: '1' },
        [
          ['channel', '请选择支付渠道'],
          ['client_key', '请求标识不能少于8个字符'],
        ],
      ],
      [
        `/api/order/${placed.orders[0]?.id}/cancel`,
        { reason: '无' },
        [
          ['reason', '请选择取消原因'],
          ['client_key', '请填写请求标识'],
        ],
      ],
      [`/api/order/${placed.orders[0]?.id}/refund_apply`, {}, [['reason', '请填写退款原因']]],
    ]
    for (const [url, form, errors] of wrong) {
      const answer = await me.client.post(url, form)
      expect(answer.status, url).toBe(422)
      expect(
        Object.entries((answer.data as { errors: Record<string, string[]> }).errors).map(([field, [first]]) => [field, first]),
        url,
      ).toEqual(errors)
      expect(answer.message, url).toBe(errors[0]?.[1])
    }
    expect((await me.client.get(`/api/trade/${placed.trade_id}/status`)).data).toMatchObject({ pay_status: 'unpaid' })
  })
})

describe('a key', () => {
  it('replays the answer of a cancellation, and is refused for another', async () => {
    const [trade, otherTrade, key] = [await place(), await place(), newKey()]
    const first = await cancel(trade, { client_key: key })
    expect(first).toMatchObject({ status: 200, data: { returned: { stock: 30 } } })
    expect(await cancel(trade, { client_key: key })).toMatchObject({ status: 200, data: first.data })
    for (const other of [await cancel(trade, { client_key: key, reason: '重复下单' }), await cancel(otherTrade, { client_key: key })]) {
      expect(other).toMatchObject({ status: 409, message: '请勿重复提交，请刷新页面后重试', data: { reason: 'IDEMPOTENCY_REUSED' } })
    }
    expect((await me.client.get(`/api/order/${otherTrade.orders[0]?.id}`)).data).toMatchObject({ status: 'unpaid' })
  })

  it('opens one payment, also when the answer got lost, and none of another trade', async () => {
    const [trade, otherTrade, key] = [await place(), await place(), newKey()]
    const first = await pay(trade, { client_key: key })
    expect((await pay(trade, { client_key: key })).data).toEqual(first.data)
    expect(await pay(otherTrade, { client_key: key })).toMatchObject({ status: 409, data: { reason: 'IDEMPOTENCY_REUSED' } })
    expect(
      await h.deps.db
        .selectFrom('payment')
        .where('trade_id', 'in', [Number(trade.trade_id), Number(otherTrade.trade_id)])
        .select('trade_id')
        .execute(),
    ).toEqual([{ trade_id: Number(trade.trade_id) }])
  })

  it('is free again after a refusal, and another shop’s alike key is another', async () => {
    const quote = await quoteFor(me.client, [{ goodsId: goods, number: 30 }])
    const key = newKey()
    expect(await submit(me.client, { ...quote, hash: '0'.repeat(64) }, { client_key: key })).toMatchObject({
      status: 409,
      data: { reason: 'QUOTE_CHANGED' },
    })
    const mine = await submit(me.client, quote, { client_key: key })
    const other = await createShopper(h)
    const theirs = await submit(other.client, await quoteFor(other.client, [{ goodsId: goods, number: 30 }]), { client_key: key })
    expect([mine.status, theirs.status]).toEqual([200, 200])
    expect((theirs.data as PlacedWire).trade_id).not.toBe((mine.data as PlacedWire).trade_id)
  })
})

describe('ephedrine goods', () => {
  it('are never paid by balance or voucher: the balance pays their freight at most', async () => {
    await post(h.deps, { memberId: me.person.memberId, kind: 'balance', delta: 100_000, reason: 'recharge', ref: newKey() })
    await post(h.deps, { memberId: me.person.memberId, kind: 'points', delta: 100_000, reason: 'recharge', ref: newKey() })
    const placed = await buy(me.client, [{ goodsId: await createEph(h), number: 30 }], { checkout: { use_balance: 1, use_voucher: 1 } })
    expect(placed).toMatchObject({ payable: '312.00', online: '300.00', pay_status: 'unpaid' })
    const detail = (await me.client.get(`/api/order/${placed.orders[0]?.id}`)).data as OrderDetailWire
    expect(detail).toMatchObject({
      kind: 'ephedrine',
      goods: '300.00',
      shipping: '12.00',
      balance: '12.00',
      voucher: '0.00',
      online: '300.00',
    })
    expect(await payAtCashier(h, me.client, placed.trade_id)).toContain('支付成功')
    const forced = h.deps.db.updateTable('orders').set({ balance: 31_200, online: 0 }).where('id', '=', Number(detail.id)).execute()
    await expect(forced).rejects.toMatchObject({ code: '23514' })
  })
})
