import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import {
  createEph,
  createShopper,
  newKey,
  office,
  quoteFor,
  stockOf,
  submit,
  type PlacedWire,
  type Shopper,
  type Wanted,
} from '../../testing/trading.ts'
import { grantVoucher } from '../coupon/coupon.service.ts'
import { balanceOf, post } from '../ledger/ledger.service.ts'
import { give, goodsAt, openTrade, promote } from '../promotion/testShop.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(1_000)
  me = await createShopper(h)
})
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

const topUp = (cents: number) =>
  post(h.deps, { memberId: me.person.memberId, kind: 'balance', delta: cents, reason: 'recharge', ref: newKey() })
const voucher = (cents: number, days = 30) => grantVoucher(h.deps, { memberId: me.person.memberId, cents, reason: '测试', validDays: days })
const held = async () => ({
  balance: await balanceOf(h.deps.db, me.person.memberId, 'balance'),
  voucher: await balanceOf(h.deps.db, me.person.memberId, 'voucher'),
})
const couponStatus = async (id: number) =>
  (await h.deps.db.selectFrom('coupon').where('id', '=', id).select('status').executeTakeFirstOrThrow()).status
const cancel = (placed: PlacedWire) =>
  me.client.post(`/api/order/${placed.orders[0]?.id}/cancel`, { reason: '忘记使用优惠券', client_key: newKey() })

async function order(wanted: readonly Wanted[], checkout: Record<string, string | number> = {}): Promise<PlacedWire> {
  const answer = await submit(me.client, await quoteFor(me.client, wanted, checkout))
  expect(answer).toMatchObject({ status: 200 })
  return answer.data as PlacedWire
}

describe('vouchers and balance', () => {
  it('pay what they cover; the trade is paid at once when nothing is left, and E9’s split holds', async () => {
    await topUp(30_000)
    await voucher(2_000)
    const coupon = await give(h, me.person, { face: 5_000, min: 50_000 })
    const [plain, eph] = [await goodsAt(h, 2_000), await createEph(h)]
    await h.deps.db.updateTable('goods').set({ base_price: 1_500 }).where('id', '=', eph).execute()
    const placed = await order(
      [
        { goodsId: plain, number: 50 },
        { goodsId: eph, number: 10 },
      ],
      { use_voucher: 1, use_balance: 1, coupon_ids: coupon },
    )
    expect(placed).toMatchObject({ payable: '1100.00', online: '780.00', pay_status: 'unpaid' })
    expect(await held()).toEqual({ balance: 0, voucher: 0 })
    expect(await couponStatus(coupon)).toBe('used')
    const stored = await h.deps.db
      .selectFrom('orders')
      .where('trade_id', '=', Number(placed.trade_id))
      .orderBy('id')
      .select(['ship_kind', 'voucher', 'balance', 'online'])
      .execute()
    expect(stored).toEqual([
      { ship_kind: 'plain', voucher: 2_000, balance: 30_000, online: 63_000 },
      { ship_kind: 'ephedrine', voucher: 0, balance: 0, online: 15_000 },
    ])
    expect((await cancel(placed)).data).toMatchObject({ returned: { coupons: 1, voucher: '20.00', balance: '300.00' } })
    expect(await held()).toEqual({ balance: 30_000, voucher: 2_000 })
    expect(await couponStatus(coupon)).toBe('unused')
  })

  it('cover everything: paid without a payment, and refunded without one', async () => {
    await topUp(100_000)
    const goods = await goodsAt(h, 1_000)
    const placed = await order([{ goodsId: goods, number: 30 }], { use_balance: 1 })
    expect(placed).toMatchObject({ online: '0.00', pay_status: 'paid' })
    const id = placed.orders[0]?.id ?? ''
    expect((await me.client.post(`/api/order/${id}/refund_apply`, { reason: '不要了' })).data).toMatchObject({ status: 'refunding' })
    expect((await office(h).post(`/api/erp/order/${id}/refund`, { agree: '1', note: '同意' })).data).toMatchObject({ status: 'refunded' })
    expect(await held()).toMatchObject({ balance: 100_000 })
    expect((await stockOf(h, goods)).reserved).toBe(0)
  })

  it('use the piece first to expire, and return to the pieces they came from', async () => {
    await voucher(1_000, 60)
    await voucher(500, 10)
    const placed = await order([{ goodsId: await goodsAt(h, 300), number: 100 }], { use_voucher: 1 })
    const uses = () =>
      h.deps.db.selectFrom('voucher').where('member_id', '=', me.person.memberId).orderBy('expires_at').select('left_cents').execute()
    expect(await uses()).toEqual([{ left_cents: 0 }, { left_cents: 0 }])
    await cancel(placed)
    expect(await uses()).toEqual([{ left_cents: 500 }, { left_cents: 1_000 }])
  })
})

describe('what promotions give', () => {
  it('gifts are lines of their own with their own reservation, and come back', async () => {
    const [bought, gift] = [await goodsAt(h, 2_000), await goodsAt(h, 500, { stock: 3 })]
    await promote(h, { kind: 'gift', rules: [{ goodsId: bought, type: 2, need: 10, give: 1, giftGoodsId: gift, total: 10 }] })
    const placed = await order([{ goodsId: bought, number: 40 }])
    expect((await me.client.get(`/api/order/${placed.orders[0]?.id}`)).data).toMatchObject({
      lines: [
        { type: 0, number: 40 },
        { type: 9, number: 3, amount: '0.00' },
      ],
    })
    const given = () => h.deps.db.selectFrom('gift_rule').where('goods_id', '=', bought).select('given').executeTakeFirstOrThrow()
    expect([await given(), await stockOf(h, gift)]).toEqual([{ given: 3 }, { on_hand: 3, reserved: 3 }])
    await cancel(placed)
    expect([await given(), await stockOf(h, gift)]).toEqual([{ given: 0 }, { on_hand: 3, reserved: 0 }])
  })

  it('combinations are counted in sets and explained by their name', async () => {
    const [a, b] = [await goodsAt(h, 1_000), await goodsAt(h, 2_599)]
    await promote(h, {
      kind: 'combo',
      combos: [
        {
          name: '家庭常备',
          price: 5_000,
          total: 10,
          perMember: 5,
          items: [
            { goodsId: a, qty: 1 },
            { goodsId: b, qty: 2 },
          ],
        },
      ],
    })
    const combo = await h.deps.db.selectFrom('combo').orderBy('id', 'desc').select('id').executeTakeFirstOrThrow()
    const placed = await order([{ goodsId: combo.id, number: 5, type: 3 }])
    const detail = (await me.client.get(`/api/order/${placed.orders[0]?.id}`)).data
    expect(detail).toMatchObject({
      goods: '250.00',
      lines: [
        { type: 3, number: 5, combo_id: String(combo.id), adjustments: [{ phase: 'P1_COMBO' }] },
        { type: 3, number: 10 },
      ],
    })
    expect((await me.client.get(`/api/order/${placed.orders[0]?.id}/explain`)).data).toMatchObject({ is_equal: 1 })
    const taken = () => h.deps.db.selectFrom('combo').where('id', '=', combo.id).select('taken').executeTakeFirstOrThrow()
    expect(await taken()).toEqual({ taken: 5 })
    await cancel(placed)
    expect(await taken()).toEqual({ taken: 0 })
  })
})
