import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AFTER_SALE_WINDOW_MS } from 'rules/constants'
import { createGoods } from '../../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../../testing/harness.ts'
import { brokenInvariants } from '../../../testing/invariants.ts'
import {
  buy,
  createEph,
  createShopper,
  newKey,
  office,
  payAtCashier,
  stockOf,
  type PlacedWire,
  type Shopper,
  type Wanted,
} from '../../../testing/trading.ts'
import { grantVoucher } from '../../coupon/coupon.service.ts'
import { completeReceived } from '../../job/jobs.ts'
import { balanceOf, post } from '../../ledger/ledger.service.ts'
import { goodsAt, openTrade, promote } from '../../promotion/testShop.ts'
import type { OrderDetailWire } from '../order.schemas.ts'
import { countSold } from '../../trade/sold.repo.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  await h.deps.db.updateTable('warehouse').set({ min_order: 0 }).execute()
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(1_000)
  me = await createShopper(h)
})
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

const lotGoods = (price: number) => createGoods(h, { base_price: price, zbz: 1, min_qty: 1 })
const detail = async (id: string) => (await me.client.get(`/api/order/${id}`)).data as OrderDetailWire
const giveBack = (id: string, lineId: string, number: number, key = newKey()) =>
  office(h).post(`/api/erp/order/${id}/return`, { line_id: lineId, number: String(number), note: '破损', client_key: key })
const refunds = async (id: string) => (await detail(id)).refunds.map((refund) => [refund.tender, refund.amount, refund.status])

async function shipped(
  wanted: readonly Wanted[],
  checkout: Record<string, string | number> = {},
): Promise<{ placed: PlacedWire; id: string; lines: string[] }> {
  const placed = await buy(me.client, wanted, { checkout })
  if (placed.pay_status === 'unpaid') await payAtCashier(h, me.client, placed.trade_id)
  const id = placed.orders[0]?.id ?? ''
  for (const to of ['billed', 'picked', 'outbound']) expect((await office(h).post(`/api/erp/order/${id}/advance`, { to })).status).toBe(200)
  expect((await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: `SF${id.padStart(8, '0')}` })).status).toBe(200)
  return { placed, id, lines: (await detail(id)).lines.map((line) => line.id) }
}

describe('refunds', () => {
  it('case 5: the refund of one line never changes what another line cost', async () => {
    const [a, b] = [await lotGoods(5_000), await lotGoods(1_000)]
    await promote(h, { kind: 'manjian', tiers: [{ full: 6_000, minus: 1_000 }], goodsIds: [a, b] })
    const {
      id,
      lines: [first = '', second = ''],
    } = await shipped([
      { goodsId: a, number: 1 },
      { goodsId: b, number: 1 },
    ])
    expect((await detail(id)).lines.map((line) => line.amount)).toEqual(['41.67', '8.33'])
    expect((await giveBack(id, first, 1)).status).toBe(200)
    expect((await detail(id)).lines).toMatchObject([
      { amount: '41.67', returned_number: 1, refunded: '41.67' },
      { amount: '8.33', returned_number: 0, refunded: '0.00' },
    ])
    expect((await giveBack(id, second, 1)).status).toBe(200)
    expect(await refunds(id)).toEqual([
      ['online', '41.67', 'settled'],
      ['online', '8.33', 'settled'],
    ])
  })

  it('case 5: the refund of one order leaves the others of its trade as they were', async () => {
    const [a, b] = [await goodsAt(h, 5_000), await createEph(h)]
    await promote(h, { kind: 'manjian', tiers: [{ full: 20_000, minus: 2_000 }], goodsIds: [a] })
    const placed = await buy(me.client, [
      { goodsId: a, number: 6 },
      { goodsId: b, number: 20 },
    ])
    await payAtCashier(h, me.client, placed.trade_id)
    const [first, second] = [placed.orders[0]?.id ?? '', placed.orders[1]?.id ?? '']
    const before = await detail(second)
    await me.client.post(`/api/order/${first}/refund_apply`, { reason: '不要了' })
    await office(h).post(`/api/erp/order/${first}/refund`, { agree: '1', note: '同意' })
    expect(await detail(second)).toEqual(before)
    expect((await me.client.get(`/api/trade/${placed.trade_id}/status`)).data).toMatchObject({ pay_status: 'part_refunded' })
    expect(await detail(first)).toMatchObject({
      status: 'refunded',
      refunds: [{ tender: 'online', amount: placed.orders[0]?.payable, status: 'settled' }],
    })
  })

  it('case 22: part delivered, part returned: each refund is its line’s share by units, and all together are its price', async () => {
    const goods = await lotGoods(1_429)
    await promote(h, { kind: 'manjian', tiers: [{ full: 10_000, minus: 6 }], goodsIds: [goods] })
    const {
      id,
      lines: [line = ''],
    } = await shipped([{ goodsId: goods, number: 7 }])
    expect((await detail(id)).lines[0]?.amount).toBe('99.97')
    expect((await giveBack(id, line, 2)).data).toMatchObject({ status: 'shipped' })
    await me.client.post(`/api/order/${id}/confirm`)
    expect(await balanceOf(h.deps.db, me.person.memberId, 'points')).toBe(71)
    expect(await giveBack(id, line, 6)).toMatchObject({ status: 400, message: '最多可退 5', data: { reason: 'RETURN_QTY', available: 5 } })
    expect((await giveBack(id, line, 5)).data).toMatchObject({ status: 'received' })
    expect(await refunds(id)).toEqual([
      ['online', '28.56', 'settled'],
      ['online', '71.41', 'settled'],
    ])
    expect(await detail(id)).toMatchObject({
      payable: '111.97',
      lines: [{ number: 7, amount: '99.97', returned_number: 7, refunded: '99.97' }],
    })
    expect(await balanceOf(h.deps.db, me.person.memberId, 'points')).toBe(0)
    await countSold(h.deps.db)
    expect((await h.deps.db.selectFrom('goods').where('id', '=', goods).select('sold').executeTakeFirstOrThrow()).sold).toBe(0)
    expect(await stockOf(h, goods)).toEqual({ on_hand: 93, reserved: 0 })
  })

  it('case 22: one by one, seven units of 99.97 are six of 14.28 and one of 14.29', async () => {
    const goods = await lotGoods(1_429)
    await promote(h, { kind: 'manjian', tiers: [{ full: 10_000, minus: 6 }], goodsIds: [goods] })
    const {
      id,
      lines: [line = ''],
    } = await shipped([{ goodsId: goods, number: 7 }])
    for (let n = 0; n < 7; n++) await giveBack(id, line, 1)
    expect((await refunds(id)).map(([, amount]) => amount)).toEqual(['14.28', '14.28', '14.28', '14.28', '14.28', '14.28', '14.29'])
  })

  it('case 22: money returns to where it came from, freight stays, and never more than was paid', async () => {
    await post(h.deps, { memberId: me.person.memberId, kind: 'balance', delta: 4_200, reason: 'recharge', ref: newKey() })
    await grantVoucher(h.deps, { memberId: me.person.memberId, cents: 1_000, reason: '测试', validDays: 5 })
    const {
      id,
      lines: [line = ''],
    } = await shipped([{ goodsId: await lotGoods(1_000), number: 10 }], { use_balance: 1, use_voucher: 1 })
    expect(await detail(id)).toMatchObject({ payable: '112.00', voucher: '10.00', balance: '42.00', online: '60.00' })
    await giveBack(id, line, 3)
    expect(await refunds(id)).toEqual([
      ['voucher', '3.00', 'settled'],
      ['balance', '9.00', 'settled'],
      ['online', '18.00', 'settled'],
    ])
    await giveBack(id, line, 7)
    const held = async (kind: 'balance' | 'voucher') => balanceOf(h.deps.db, me.person.memberId, kind)
    expect([await held('voucher'), await held('balance')]).toEqual([1_000, 3_000])
    expect((await me.client.get(`/api/trade/${(await detail(id)).trade_id}/status`)).data).toMatchObject({ pay_status: 'part_refunded' })
  })

  it('case 22: a return is done once per key, on lines of its order, after delivery and before the window is over', async () => {
    const {
      id,
      lines: [line = ''],
    } = await shipped([{ goodsId: await lotGoods(3_000), number: 10 }])
    const key = newKey()
    const first = await giveBack(id, line, 4, key)
    expect((await giveBack(id, line, 4, key)).data).toEqual(first.data)
    expect(await giveBack(id, line, 5, key)).toMatchObject({ status: 409, data: { reason: 'IDEMPOTENCY_REUSED' } })
    expect(await refunds(id)).toEqual([['online', '120.00', 'settled']])
    const other = await shipped([{ goodsId: await lotGoods(3_000), number: 1 }])
    expect(await giveBack(other.id, line, 1)).toMatchObject({ status: 404 })
    const unpaid = await buy(me.client, [{ goodsId: await lotGoods(3_000), number: 1 }])
    const unpaidId = unpaid.orders[0]?.id ?? ''
    expect(await giveBack(unpaidId, (await detail(unpaidId)).lines[0]?.id ?? '', 1)).toMatchObject({
      status: 409,
      data: { reason: 'STATE_CHANGED' },
    })
    await me.client.post(`/api/order/${id}/confirm`)
    h.clock.advance(AFTER_SALE_WINDOW_MS)
    await completeReceived(h.deps, (error) => {
      throw error
    })
    expect(await giveBack(id, line, 1)).toMatchObject({ status: 400, data: { reason: 'RETURN_WINDOW' } })
    expect(
      (await me.client.post(`/api/erp/order/${id}/return`, { line_id: line, number: 1, note: '我', staff: '我', client_key: newKey() }))
        .status,
    ).toBe(401)
  })
})
