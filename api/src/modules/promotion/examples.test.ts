import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HERBS } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { grantVoucher } from '../coupon/coupon.service.ts'
import type { QuoteWire } from '../checkout/checkout.schemas.ts'
import { post } from '../ledger/ledger.service.ts'
import { addLine, buyer, cartOf, give, goodsAt, nets, openTrade, promote, type Buyer } from './testShop.ts'

let h: Harness
let b: Buyer
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(60_000)
  b = await buyer(h)
})

const LADDER = {
  ladder: [
    { number: 10, price: 950 },
    { number: 50, price: 880 },
  ],
}
const abc = async () => [await goodsAt(h, 1_000, LADDER), await goodsAt(h, 2_599), await goodsAt(h, 333)] as const
const fillAbc = async ([A, B, C]: readonly [number, number, number]) => {
  for (const [id, number] of [
    [A, 20],
    [B, 7],
    [C, 11],
  ] as const)
    await addLine(b, id, number)
}
const TIERS = [
  { full: 30_000, minus: 2_000 },
  { full: 50_000, minus: 4_000 },
]

describe('the worked examples of TRADE §2.3, through the api', () => {
  it('E1: A × 9, 10, 50, and what one more saves', async () => {
    const A = await goodsAt(h, 1_000, LADDER)
    await addLine(b, A, 9)
    const { data } = await cartOf(b)
    const line = data[0]?.id ?? ''
    const at = async (number: number) => (await b.client.post(`/api/cart/${line}/edit`, { number }), nets(await cartOf(b))[0])
    expect([await at(9), await at(10), await at(50), await at(49)]).toEqual(['90.00', '95.00', '440.00', '465.50'])
    expect((await b.client.post('/api/cart/next_hint', { id: line })).data).toMatchObject({
      hint: { kind: 'tier', add_qty: 1, number: 50, saves: '25.50', message: '再买 1 盒，合计省 25.50 元' },
    })
    expect((await b.client.get('/api/cart/suggest')).data).toContainEqual(expect.objectContaining({ kind: 'tier', line, saves: '25.50' }))
    expect((await b.client.post('/api/cart/next_hint', { id: line, number: 9 })).data).toMatchObject({
      hints: expect.arrayContaining([expect.objectContaining({ kind: 'shipping' })]),
    })
    expect(await (await buyer(h)).client.post('/api/cart/next_hint', { id: line })).toMatchObject({ status: 404 })
  })

  it('E2: 满300减20 at 299.99 and 300.00', async () => {
    const [less, enough] = [await goodsAt(h, 29_999), await goodsAt(h, 30_000)]
    const { id } = await promote(h, { kind: 'manjian', goodsIds: [less, enough], tiers: [{ full: 30_000, minus: 2_000 }] })
    await addLine(b, less, 1)
    const cart = await cartOf(b)
    expect(cart.total).toBe('299.99')
    expect(cart.activity_data.manjians).toMatchObject([
      {
        id: String(id),
        goods_link_id: String(id),
        status: 0,
        amount: '299.99',
        tiers: [{ full: '300.00', minus: '20.00', status: 0, short: '0.01' }],
      },
    ])
    const other = await buyer(h)
    await addLine(other, enough, 1)
    expect(await cartOf(other)).toMatchObject({ total: '280.00', data: [{ goods_manjian_amount: '300.00' }] })
  })

  it('E3: spread over three lines, with the next tier short', async () => {
    const goods = await abc()
    await promote(h, { kind: 'manjian', goodsIds: goods, tiers: TIERS })
    await fillAbc(goods)
    const cart = await cartOf(b)
    expect(cart).toMatchObject({ total: '388.56', shipping_total: '12.00' })
    expect(nets(cart)).toEqual(['180.70', '173.02', '34.84'])
    expect(cart.activity_data.manjians[0]?.tiers).toMatchObject([
      { full: '300.00', status: 1, applied: 1 },
      { full: '500.00', status: 0, short: '91.44' },
    ])
  })

  it('E4: with an order discount and a coupon', async () => {
    const goods = await abc()
    await promote(h, { kind: 'manjian', goodsIds: goods, tiers: TIERS })
    await promote(h, { kind: 'discount', goodsIds: goods, tiers: [{ full: 30_000, bp: 9_800 }] })
    await give(h, b, { face: 3_000, min: 30_000 })
    await fillAbc(goods)
    const cart = await cartOf(b)
    expect(cart).toMatchObject({
      total: '350.78',
      shipping_total: '12.00',
      coupon_total: '30.00',
      coupon_data: [{ min: '300.00', face: '30.00', amount: '408.56', short: '0.00', saves: '30.00', used: 1 }],
      activity_data: { discounts: [{ status: 1, minus: '7.78' }] },
    })
    expect(nets(cart)).toEqual(['163.13', '156.20', '31.45'])
  })

  it('E5: both thresholds are judged on 320', async () => {
    const S = await goodsAt(h, 2_000)
    await promote(h, { kind: 'manjian', goodsIds: [S], tiers: [{ full: 30_000, minus: 2_001 }] })
    await give(h, b, { face: 1_000, min: 30_000 })
    await addLine(b, S, 16)
    expect((await cartOf(b)).total).toBe('289.99')
  })

  it('E6 and case 24: a flash sale over its limit is refused with what is left, never sold at another price', async () => {
    const B = await goodsAt(h, 2_599)
    await promote(h, { kind: 'flash', items: [{ goodsId: B, price: 1_990, total: 100, perMember: 5 }] })
    expect(await addLine(b, B, 6, { type: 1 })).toMatchObject({
      status: 400,
      message: '秒杀限购，您还可购买 5',
      data: { reason: 'FLASH_LIMIT', available: 5 },
    })
    await addLine(b, B, 5, { type: 1 })
    expect(await cartOf(b)).toMatchObject({ total: '99.50', data: [{ type: 1, price: '19.90', with_coupon: 0 }] })
    expect(await addLine(b, B, 1, { type: 1 })).toMatchObject({ data: { reason: 'FLASH_LIMIT' } })
    await addLine(b, B, 2)
    expect((await cartOf(b)).data).toMatchObject([
      { type: 0, amount: '51.98' },
      { type: 1, amount: '99.50' },
    ])
    await h.deps.db.updateTable('flash_item').set({ taken: 97 }).where('goods_id', '=', B).execute()
    expect(await cartOf(b)).toMatchObject({
      total: '51.98',
      data: [{ is_selected: 1 }, { is_selected: 0, reason: 'FLASH_LIMIT', reason_text: '秒杀限购，您还可购买 3' }],
    })
  })

  it('E7: a combination is one line, its price spread over what it holds', async () => {
    const [A, B] = [await goodsAt(h, 1_000), await goodsAt(h, 2_599)]
    await promote(h, {
      kind: 'combo',
      combos: [
        {
          name: '感冒组合',
          price: 5_000,
          total: 10,
          perMember: 4,
          items: [
            { goodsId: A, qty: 1 },
            { goodsId: B, qty: 2 },
          ],
        },
      ],
    })
    const { id } = await h.deps.db.selectFrom('combo').orderBy('id', 'desc').select('id').executeTakeFirstOrThrow()
    await addLine(b, id, 3, { type: 3 })
    const cart = await cartOf(b)
    expect(cart).toMatchObject({ total: '150.00', count: 1, selected_count: 1, list_total: '185.94' })
    expect(cart.data).toMatchObject([
      {
        type: 3,
        goods: null,
        amount: '150.00',
        combination: { id: String(id), name: '感冒组合', price: '50.00', list: '61.98', items: [{ number: 1 }, { number: 2 }] },
      },
    ])
    const quote = (await b.client.post('/api/cart/checkout', { ids: cart.data[0]?.id ?? '' })).data as QuoteWire
    expect(quote.orders[0]?.lines).toMatchObject([
      { type: 3, goods_id: String(A), amount: '24.20', combo_id: String(id) },
      { type: 3, goods_id: String(B), amount: '125.80' },
    ])
    expect(await addLine(b, id, 2, { type: 3 })).toMatchObject({ status: 400, data: { reason: 'BUY_LIMIT', available: 4 } })
    await h.deps.db.updateTable('promotion').set({ status: 'stopped' }).where('kind', '=', 'combo').execute()
    expect(await cartOf(b)).toMatchObject({ total: '0.00', selected_count: 0, data: [{ reason: 'COMBO_ENDED', is_selected: 0 }] })
    expect(await addLine(b, id, 1, { type: 3 })).toMatchObject({ status: 400, data: { reason: 'COMBO_ENDED' } })
  })

  it.each([
    [4, 1, '8.00'],
    [5, 1, '0.00'],
    [4, 2, '8.00'],
    [0, 2, '0.00'],
  ])('E8: freight of warehouse 2 for Z × %i and D × %i', async (z, d, fee) => {
    const Z = await goodsAt(h, 4_500, { ck_id: HERBS, is_free_shipping: true, free_shipping_number: 5 })
    const D = await goodsAt(h, 3_000, { ck_id: HERBS, is_dpby: true, free_shipping_number: 2 })
    for (const [id, number] of [
      [Z, z],
      [D, d],
    ] as const)
      if (number > 0) await addLine(b, id, number, { ck_id: HERBS })
    expect((await cartOf(b)).shipping_total).toBe(fee)
  })

  it('E9: coupon, voucher and balance over three orders', async () => {
    const S = await goodsAt(h, 2_000)
    const E = await goodsAt(h, 1_500, { is_eph: true, scope_code: 'special', with_coupon: false })
    const Z = await goodsAt(h, 4_500, { ck_id: HERBS, is_free_shipping: true, free_shipping_number: 5 })
    await give(h, b, { face: 5_000, min: 50_000 })
    await grantVoucher(h.deps, { memberId: b.memberId, cents: 2_000, reason: '礼金', validDays: 1 })
    await post(h.deps, { memberId: b.memberId, kind: 'balance', delta: 30_000, reason: 'top_up', ref: 'e9' })
    await addLine(b, S, 50)
    await addLine(b, E, 10)
    await addLine(b, Z, 2, { ck_id: HERBS })
    const cart = await cartOf(b)
    expect(nets(cart)).toEqual(['954.13', '150.00', '85.87'])
    const ids = cart.data.map((line) => line.id).join(',')
    const quote = (await b.client.post('/api/cart/checkout', { ids, use_voucher: 1, use_balance: 1 })).data as QuoteWire
    expect(quote.tenders).toEqual({
      voucher: '20.00',
      balance: '300.00',
      online: '878.00',
      voucher_available: '20.00',
      balance_available: '300.00',
    })
    expect(quote.orders.map((order) => [order.kind, order.goods, order.shipping])).toEqual([
      ['plain', '954.13', '0.00'],
      ['ephedrine', '150.00', '0.00'],
      ['plain', '85.87', '8.00'],
    ])
    expect(quote.orders[1]).toMatchObject({ voucher: '0.00', balance: '0.00', online: '150.00' })
    expect(((await b.client.post('/api/cart/checkout', { ids })).data as QuoteWire).tenders).toMatchObject({
      voucher: '0.00',
      balance: '0.00',
      online: '1198.00',
    })
  })

  it('E10: buy ten get one, as long as there are gifts', async () => {
    const X = await goodsAt(h, 500)
    await promote(h, { kind: 'gift', rules: [{ goodsId: X, type: 2, need: 10, give: 1, giftGoodsId: X, total: 3 }] })
    await addLine(b, X, 35)
    expect(await cartOf(b)).toMatchObject({
      total: '175.00',
      data: [{ gift_data: { total: 3, type: 2, need: 10, give: 1, left: 3 } }],
      warnings: [{ code: 'MIN_ORDER' }],
    })
    await addLine(b, X, 10)
    const cart = await cartOf(b)
    expect(cart).toMatchObject({
      data: [{ gift_data: { total: 3 }, number: 45, is_selected: 1 }],
      warnings: [{ code: 'GIFT_SHORT', available: 3 }],
    })
    const quote = (await b.client.post('/api/cart/checkout', { ids: cart.data[0]?.id ?? '' })).data as QuoteWire
    expect(quote.orders[0]?.lines).toMatchObject([
      { type: 0, number: 45 },
      { type: 9, number: 3, goods_id: String(X), amount: '0.00' },
    ])
  })

  it.each([
    [9_999, '99.99'],
    [10_000, '90.00'],
    [35_000, '320.00'],
    [90_000, '850.00'],
  ])('E14: 每满100减10, at most 50, on %i', async (cents, total) => {
    const goods = await goodsAt(h, cents)
    await promote(h, { kind: 'manjian', goodsIds: [goods], repeatable: true, cap: 5_000, tiers: [{ full: 10_000, minus: 1_000 }] })
    await addLine(b, goods, 1)
    expect((await cartOf(b)).total).toBe(total)
  })

  it('E15 and case 5: each line bears its own share', async () => {
    const [big, small] = [await goodsAt(h, 5_000), await goodsAt(h, 1_000)]
    await promote(h, { kind: 'manjian', goodsIds: [big, small], tiers: [{ full: 6_000, minus: 1_000 }] })
    await addLine(b, big, 1)
    await addLine(b, small, 1)
    expect(nets(await cartOf(b))).toEqual(['41.67', '8.33'])
  })

  it('E16 and case 6: a coupon larger than the goods leaves the freight to pay', async () => {
    const C = await goodsAt(h, 333)
    await give(h, b, { face: 100_000, min: 0 })
    await addLine(b, C, 1)
    expect(await cartOf(b)).toMatchObject({ total: '0.00', shipping_total: '12.00', data: [{ amount: '0.00' }] })
  })

  it('E17: a graduated ladder', async () => {
    const goods = await goodsAt(h, 1_000, { ladder_type: 2, ladder: [{ number: 10, price: 900 }] })
    await addLine(b, goods, 12)
    expect((await cartOf(b)).total).toBe('117.00')
  })
})
