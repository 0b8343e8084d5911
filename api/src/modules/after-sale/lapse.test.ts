import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { goodsOf, goToMidnight, lapsingIn, lasting, paidOrder, placedOrder, refundsOf, settle, tonight } from '../../testing/lapsing.ts'
import { createShopper, newKey, office, stockOf, type Shopper } from '../../testing/trading.ts'
import { balanceOf, post } from '../ledger/ledger.service.ts'
import { grantVoucher } from '../coupon/coupon.service.ts'
import { publishPromotion } from '../promotion/publish.service.ts'
import type { OrderDetailWire } from '../order/order.schemas.ts'
import { countSold } from '../trade/sold.repo.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  goToMidnight(h, 3_600_000)
  await settle(h)
})
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

const turnDay = () => goToMidnight(h)
const detail = async (me: Shopper, id: string) => (await me.client.get(`/api/order/${id}`)).data as OrderDetailWire
const lastMessage = async (me: Shopper) =>
  ((await me.client.get('/api/message')).data as { data: { title: string; body: string }[] }).data[0]
const advance = async (id: string, ...steps: string[]) => {
  for (const to of steps) expect((await office(h).post(`/api/erp/order/${id}/advance`, { to })).status).toBe(200)
}
const ship = (id: string) => office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: `LP${id}000` })
const nameOf = async (goodsId: number) =>
  (await h.deps.db.selectFrom('goods').where('id', '=', goodsId).select('name').executeTakeFirstOrThrow()).name

describe('who gives way when the day has turned', () => {
  it('unpaid orders first, the latest first, then the latest paid, line by line; who may stay is shipped what lasts', async () => {
    const [goods, other] = [await goodsOf(h, [tonight(h, 40), lasting(20)]), await goodsOf(h, [lasting(50)])]
    const [early, open, late, opener] = [await createShopper(h), await createShopper(h), await createShopper(h), await createShopper(h)]
    const kept = await paidOrder(h, early, [{ goodsId: goods, number: 15 }])
    const first = await placedOrder(h, open, [{ goodsId: goods, number: 15 }])
    const cut = await paidOrder(h, late, [
      { goodsId: goods, number: 15 },
      { goodsId: other, number: 3 },
    ])
    const last = await placedOrder(h, opener, [{ goodsId: goods, number: 15 }])
    turnDay()
    expect(await settle(h)).toBe(4)
    expect(await settle(h)).toBe(0)

    const name = await nameOf(goods)
    for (const [who, { id }] of [
      [open, first],
      [opener, last],
    ] as const) {
      expect(await detail(who, id)).toMatchObject({ status: 'cancelled', cancel_reason: `「${name}」的批号已到有效期，不再销售` })
      expect(await lastMessage(who)).toMatchObject({
        title: '订单已取消，无需付款',
        body: expect.stringContaining(`原因：「${name}」的批号已到有效期，不再销售。`),
      })
    }
    expect(await detail(early, kept)).toMatchObject({ status: 'paid', lines: [{ number: 15, returned_number: 0, lapsed_number: 0 }] })
    const shortened = await detail(late, cut)
    expect(shortened).toMatchObject({
      status: 'paid',
      lines: [
        { number: 15, returned_number: 10, refunded: '500.00', lapsed_number: 10, lapsed_refund: '500.00' },
        { number: 3, returned_number: 0, lapsed_number: 0 },
      ],
      refunds: [{ tender: 'online', amount: '500.00' }],
    })
    expect(shortened.events.at(-1)).toMatchObject({
      from: 'paid',
      to: 'paid',
      text: '部分商品已到有效期',
      actor: 'system',
      note: `「${name}」10盒的批号已到有效期，不再发出`,
    })
    expect(
      await h.deps.db
        .selectFrom('outbox')
        .where('topic', '=', 'order')
        .where('ref_id', '=', cut)
        .orderBy('id', 'desc')
        .limit(1)
        .select('version')
        .execute(),
    ).toEqual([{ version: 2 }])
    expect((await lastMessage(late))?.body).toBe(
      [
        `很抱歉，订单 ${shortened.no} 中的「${name}」10盒在发货前已到有效期，按规定不能再发出。`,
        '已退款 500.00 元，按原付款方式退回。其余商品照常处理。',
      ].join(''),
    )
    expect(await stockOf(h, goods)).toEqual({ on_hand: 60, reserved: 20 })

    await advance(cut, 'billed', 'picked', 'outbound')
    expect((await ship(cut)).status).toBe(200)
    expect(await detail(late, cut)).toMatchObject({
      status: 'shipped',
      lines: [{ lots: [{ lot: 'G1', number: 5 }] }, { lots: [{ lot: 'G1', number: 3 }] }],
    })
    await late.client.post(`/api/order/${cut}/confirm`)
    expect(await balanceOf(h.deps.db, late.person.memberId, 'points')).toBe(400)
  })

  it('takes no more than is missing, from the last line on', async () => {
    const goods = await goodsOf(h, [tonight(h, 4), lasting(20)])
    const [early, late] = [await createShopper(h), await createShopper(h)]
    const first = await paidOrder(h, early, [{ goodsId: goods, number: 12 }])
    const second = await paidOrder(h, late, [{ goodsId: goods, number: 10 }])
    turnDay()
    await settle(h)
    expect(await detail(early, first)).toMatchObject({ lines: [{ returned_number: 0 }] })
    expect(await detail(late, second)).toMatchObject({ lines: [{ returned_number: 2, refunded: '100.00' }] })
  })

  it.each(['billed', 'picked', 'outbound'])('an order that is %s gives way as a paid one does', async (status) => {
    const goods = await goodsOf(h, [tonight(h, 4), lasting(6)])
    const me = await createShopper(h)
    const id = await paidOrder(h, me, [{ goodsId: goods, number: 10 }])
    await advance(id, ...['billed', 'picked', 'outbound'].slice(0, ['billed', 'picked', 'outbound'].indexOf(status) + 1))
    turnDay()
    await settle(h)
    expect(await detail(me, id)).toMatchObject({ status, lines: [{ returned_number: 4, lapsed_number: 4 }] })
  })

  it('a parcel waits for those who have more right to the goods', async () => {
    const goods = await goodsOf(h, [tonight(h, 10), lasting(10)])
    const [early, late] = [await createShopper(h), await createShopper(h)]
    const kept = await paidOrder(h, early, [{ goodsId: goods, number: 10 }])
    const gone = await paidOrder(h, late, [{ goodsId: goods, number: 10 }])
    await advance(gone, 'billed', 'picked', 'outbound')
    turnDay()
    expect(await ship(gone)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
    expect(await detail(late, gone)).toMatchObject({ status: 'refunded' })
    await advance(kept, 'billed', 'picked', 'outbound')
    expect((await ship(kept)).status).toBe(200)
  })

  it('catches up in one round after days without it', async () => {
    const goods = await goodsOf(h, [tonight(h, 5), lapsingIn(h, 2, 5), lasting(5)])
    const me = await createShopper(h)
    const id = await paidOrder(h, me, [{ goodsId: goods, number: 15 }])
    for (let day = 0; day < 5; day++) turnDay()
    await settle(h)
    expect(await detail(me, id)).toMatchObject({
      status: 'paid',
      lines: [{ returned_number: 10, refunded: '500.00', lapsed_number: 10, lapsed_refund: '500.00' }],
    })
    expect(await refundsOf(h, id)).toEqual([{ tender: 'online', cents: 50_000 }])
  })
})

describe('money', () => {
  it('nothing left: the order ends and all of it comes back, freight too', async () => {
    const goods = await goodsOf(h, [tonight(h, 5)])
    const me = await createShopper(h)
    const id = await paidOrder(h, me, [{ goodsId: goods, number: 5 }])
    turnDay()
    await settle(h)
    const name = await nameOf(goods)
    const over = await detail(me, id)
    expect(over).toMatchObject({
      status: 'refunded',
      cancel_reason: `「${name}」5盒的批号已到有效期，订单已无可发商品`,
      payable: '262.00',
      refunds: [{ tender: 'online', amount: '262.00' }],
      lines: [{ lapsed_number: 5, lapsed_refund: '250.00' }],
    })
    expect(await lastMessage(me)).toMatchObject({
      title: '商品已到有效期，订单已全额退款',
      body: expect.stringContaining('已退款 262.00 元'),
    })
    expect(await stockOf(h, goods)).toEqual({ on_hand: 5, reserved: 0 })
  })

  it('shortened one day and ended the next: each tender gives back what it paid, to the cent', async () => {
    const goods = await goodsOf(h, [tonight(h, 3), lapsingIn(h, 2, 4)], { base_price: 9_997 })
    const me = await createShopper(h)
    await post(h.deps, { memberId: me.person.memberId, kind: 'balance', delta: 20_000, reason: 'recharge', ref: `lapse:${goods}` })
    await grantVoucher(h.deps, { memberId: me.person.memberId, cents: 10_001, reason: '测试', validDays: 30 })
    const id = await paidOrder(h, me, [{ goodsId: goods, number: 7 }], { checkout: { use_voucher: 1, use_balance: 1 } })
    turnDay()
    await settle(h)
    expect(await detail(me, id)).toMatchObject({ status: 'paid', lines: [{ returned_number: 3, refunded: '299.91' }] })
    turnDay()
    await settle(h)
    const over = await detail(me, id)
    expect(over).toMatchObject({ status: 'refunded', payable: '711.79', voucher: '100.01', balance: '200.00', online: '411.78' })
    const sum = async (tender: string) =>
      (await refundsOf(h, id)).filter((refund) => refund.tender === tender).reduce((cents, refund) => cents + refund.cents, 0)
    expect([await sum('voucher'), await sum('balance'), await sum('online')]).toEqual([10_001, 20_000, 41_178])
    expect(await balanceOf(h.deps.db, me.person.memberId, 'balance')).toBe(20_000)
    expect(await balanceOf(h.deps.db, me.person.memberId, 'voucher')).toBe(10_001)
  })

  it('no threshold is judged anew: a full reduction stays on what is left', async () => {
    const [goods, other] = [await goodsOf(h, [tonight(h, 5), lasting(1)]), await goodsOf(h, [lasting(9)])]
    const now = h.clock.now().getTime()
    await publishPromotion(h.deps, {
      kind: 'manjian',
      name: '满500减50',
      goodsIds: [goods, other],
      tiers: [{ full: 50_000, minus: 5_000 }],
      startsAt: new Date(now - 1_000),
      endsAt: new Date(now + 86_400_000),
    })
    const me = await createShopper(h)
    const id = await paidOrder(h, me, [
      { goodsId: goods, number: 6 },
      { goodsId: other, number: 4 },
    ])
    turnDay()
    await settle(h)
    expect(await detail(me, id)).toMatchObject({
      goods: '450.00',
      lines: [
        { amount: '270.00', returned_number: 5, refunded: '225.00' },
        { amount: '180.00', refunded: '0.00' },
      ],
    })
  })

  it('an order that is asked back is shortened, and what is agreed on later is the rest', async () => {
    const goods = await goodsOf(h, [tonight(h, 5), lasting(5)], { sold: 100 })
    const sold = async () => {
      await countSold(h.deps.db)
      return (await h.deps.db.selectFrom('goods').where('id', '=', goods).select('sold').executeTakeFirstOrThrow()).sold
    }
    const me = await createShopper(h)
    const id = await paidOrder(h, me, [{ goodsId: goods, number: 10 }])
    expect(await sold()).toBe(110)
    expect((await me.client.post(`/api/order/${id}/refund_apply`, { reason: '不想买了', client_key: newKey() })).status).toBe(200)
    turnDay()
    await settle(h)
    expect(await detail(me, id)).toMatchObject({ status: 'refunding', lines: [{ returned_number: 5 }] })
    expect(await sold()).toBe(105)
    expect((await me.client.get('/api/afterSale')).data).toMatchObject({ data: [{ amount: '262.00' }] })
    expect((await office(h).post(`/api/erp/order/${id}/refund`, { agree: '1', note: '同意' })).status).toBe(200)
    expect(await refundsOf(h, id)).toEqual([
      { tender: 'online', cents: 25_000 },
      { tender: 'online', cents: 25_000 + 1_200 },
    ])
    expect(await sold()).toBe(100)
  })
})

describe('promotions', () => {
  it('a flash sale and a gift count what was given up as not taken; the gift is told of', async () => {
    const [flash, sold, gift] = [
      await goodsOf(h, [tonight(h, 6), lasting(4)]),
      await goodsOf(h, [lasting(30)]),
      await goodsOf(h, [tonight(h, 2), lasting(1)]),
    ]
    const span = { startsAt: new Date(h.clock.now().getTime() - 1_000), endsAt: new Date(h.clock.now().getTime() + 86_400_000) }
    await publishPromotion(h.deps, {
      kind: 'flash',
      name: '秒杀',
      ...span,
      items: [{ goodsId: flash, price: 4_000, total: 20, perMember: 20 }],
    })
    await publishPromotion(h.deps, {
      kind: 'gift',
      name: '买赠',
      ...span,
      rules: [{ goodsId: sold, type: 2, need: 10, give: 1, giftGoodsId: gift, total: 50 }],
    })
    const me = await createShopper(h)
    const id = await paidOrder(h, me, [
      { goodsId: flash, number: 10, type: 1 },
      { goodsId: sold, number: 30 },
    ])
    const taken = async () => [
      await h.deps.db.selectFrom('flash_item').where('goods_id', '=', flash).select('taken').executeTakeFirstOrThrow(),
      await h.deps.db.selectFrom('gift_rule').where('gift_goods_id', '=', gift).select('given').executeTakeFirstOrThrow(),
    ]
    expect(await taken()).toEqual([{ taken: 10 }, { given: 3 }])
    turnDay()
    await settle(h)
    expect(await taken()).toEqual([{ taken: 4 }, { given: 1 }])
    expect(await detail(me, id)).toMatchObject({
      status: 'paid',
      lines: [
        { type: 1, returned_number: 6, refunded: '240.00' },
        { type: 0, returned_number: 0 },
        { type: 9, returned_number: 2, refunded: '0.00', lapsed_number: 2 },
      ],
    })
    const told = ((await me.client.get('/api/message')).data as { data: { body: string }[] }).data.map((message) => message.body).join('\n')
    expect(told).toContain(`赠品「${await nameOf(gift)}」2盒在发货前已到有效期，按规定不能再发出。其余商品照常处理。`)
  })
})
