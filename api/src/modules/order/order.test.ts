import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods, createTrade, HERBS } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import {
  addToCart,
  buy,
  createEph,
  createHerb,
  createShopper,
  newKey,
  quoteFor,
  stockOf,
  submit,
  type PlacedWire,
  type Shopper,
} from '../../testing/trading.ts'
import { publishPromotion } from '../promotion/publish.service.ts'
import type { OrderDetailWire } from './order.schemas.ts'

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

const cartIds = async () => ((await me.client.get('/api/cart/list')).data as { data: { id: string }[] }).data.map((line) => line.id)

describe('placing an order', () => {
  it('splits by warehouse and kind, keeps what was sold, clears only the lines sold', async () => {
    const plain = await createGoods(h, { ladder: [{ number: 20, price: 900 }], name: '阶梯胶囊' })
    const [eph, herb, kept] = [await createEph(h), await createHerb(h), await createGoods(h)]
    const stays = await addToCart(me.client, { goodsId: kept, number: 5 })
    const placed = await buy(me.client, [
      { goodsId: plain, number: 30 },
      { goodsId: eph, number: 10 },
      { goodsId: herb, number: 20, ck: HERBS },
    ])
    expect(placed).toMatchObject({
      payable: '597.00',
      online: '597.00',
      pay_status: 'unpaid',
      pay_until: Math.floor(h.clock.now().getTime() / 1000) + 1800,
    })
    expect(placed.trade_no).toMatch(/^20261121\d{14}$/)
    expect(placed.orders.map((order) => [order.ck_id, order.kind, order.payable])).toEqual([
      ['1', 'plain', '282.00'],
      ['1', 'ephedrine', '100.00'],
      ['2', 'plain', '215.00'],
    ])
    expect(placed.orders.map((order) => order.no)).toEqual([`${placed.trade_no}01`, `${placed.trade_no}02_3`, `${placed.trade_no}03`])
    expect(await cartIds()).toEqual([stays])
    expect(await stockOf(h, plain)).toEqual({ on_hand: 100, reserved: 30 })
    const detail = (await me.client.get(`/api/order/${placed.orders[0]?.id}`)).data as OrderDetailWire
    expect(detail).toMatchObject({
      status: 'unpaid',
      status_text: '待付款',
      goods: '270.00',
      shipping: '12.00',
      payable: '282.00',
      actions: ['pay', 'cancel', 'rebuy'],
      address: { name: '王店长', phone: me.person.phone, address: '湖北省武汉市江岸区中山大道1号' },
      lines: [
        {
          name: '阶梯胶囊',
          number: 30,
          price: '9.00',
          base_price: '10.00',
          list_amount: '300.00',
          amount: '270.00',
          adjustments: [{ phase: 'P1_LADDER', title: '阶梯价优惠', amount: '30.00' }],
        },
      ],
      events: [{ from: null, to: 'unpaid', actor: 'buyer' }],
    })
  })

  it('keeps the snapshot when the goods change afterwards, and explains itself to the cent', async () => {
    const goods = await createGoods(h, { ladder: [{ number: 20, price: 900 }] })
    const {
      orders: [order],
    } = await buy(me.client, [{ goodsId: goods, number: 30 }])
    await h.deps.db.updateTable('goods').set({ name: '改名', base_price: 2_000 }).where('id', '=', goods).execute()
    expect((await me.client.get(`/api/order/${order?.id}`)).data).toMatchObject({ lines: [{ base_price: '10.00', amount: '270.00' }] })
    expect((await me.client.get(`/api/order/${order?.id}/explain`)).data).toMatchObject({
      is_equal: 1,
      steps: [{ phase: 'P1_LADDER', title: '阶梯价优惠', amount: '30.00' }],
      stored: { goods: '270.00' },
      recomputed: { list: '300.00', goods: '270.00', shipping: '12.00', payable: '282.00' },
    })
  })

  it('calls each deduction the same in quote, order and explanation, whatever its promotion is called by then', async () => {
    const [a, b] = [await createGoods(h, { ladder: [{ number: 20, price: 900 }] }), await createGoods(h)]
    const now = h.clock.now().getTime()
    const today = { startsAt: new Date(now - 1_000), endsAt: new Date(now + 86_400_000) }
    const { id } = await publishPromotion(h.deps, {
      kind: 'discount',
      name: '整单折扣',
      goodsIds: [a, b],
      tiers: [{ full: 10_000, bp: 9_800 }],
      ...today,
    })
    await publishPromotion(h.deps, { kind: 'discount', name: '药店日', goodsIds: [a, b], tiers: [{ full: 10_000, bp: 9_900 }], ...today })
    const quote = await quoteFor(me.client, [
      { goodsId: a, number: 30 },
      { goodsId: b, number: 30 },
    ])
    const order = ((await submit(me.client, quote)).data as PlacedWire).orders[0]
    await h.deps.db.updateTable('promotion').set({ name: '改名' }).where('id', '=', id).execute()
    const { lines } = (await me.client.get(`/api/order/${order?.id}`)).data as OrderDetailWire
    const { steps } = (await me.client.get(`/api/order/${order?.id}/explain`)).data as { steps: { title: string }[] }
    const words = ['阶梯价优惠', '订单折扣（整单折扣）', '订单折扣（药店日）']
    const titles = (rows: readonly { readonly adjustments: readonly { readonly title: string }[] }[]) => [
      ...new Set(rows.flatMap((line) => line.adjustments.map(({ title }) => title))),
    ]
    expect([titles(quote.orders.flatMap((quoted) => quoted.lines)), titles(lines), steps.map(({ title }) => title)]).toEqual([
      words,
      words,
      words,
    ])
  })

  it('is done once per key, replays its answer, and refuses another body under the key', async () => {
    const quote = await quoteFor(me.client, [{ goodsId: await createGoods(h), number: 30 }])
    const key = newKey()
    const first = await submit(me.client, quote, { client_key: key })
    expect(first.status).toBe(200)
    expect((await submit(me.client, quote, { client_key: key })).data).toEqual(first.data)
    expect(await submit(me.client, quote, { client_key: key, remark: '别的内容' })).toMatchObject({
      status: 409,
      data: { reason: 'IDEMPOTENCY_REUSED' },
    })
    expect(await submit(me.client, quote)).toMatchObject({ status: 404, message: '该商品已不在采购单中' })
  })

  it('needs the contract, a review that passed, an address, and a quote of its own that still holds', async () => {
    const quote = await quoteFor(me.client, [{ goodsId: await createGoods(h), number: 30 }])
    const other = await createShopper(h)
    expect(await submit(other.client, quote)).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } })
    expect((await submit(h.client(), quote)).status).toBe(401)
    await h.deps.db.updateTable('member').set({ address: null }).where('id', '=', me.person.memberId).execute()
    expect(await submit(me.client, quote)).toMatchObject({ status: 422, data: { errors: { address_id: ['请选择收货地址'] } } })
    await h.deps.db.updateTable('member').set({ review: 'frozen' }).where('id', '=', me.person.memberId).execute()
    expect(await submit(me.client, quote, { address: '某路1号' })).toMatchObject({ status: 403, data: { reason: 'SHOP_FROZEN' } })
    await h.deps.db.updateTable('member').set({ review: 'passed' }).where('id', '=', me.person.memberId).execute()
    h.clock.advance(15 * 60_000)
    expect(await submit(me.client, quote, { address: '某路1号' })).toMatchObject({ status: 410, data: { reason: 'QUOTE_EXPIRED' } })
  })

  it('says what is wrong with a form, in the declared order', async () => {
    expect(
      await me.client.post('/api/order', { quote_id: 'x', hash: 'y', client_key: 'short', pay_mode: 'credit', phone: '12' }),
    ).toMatchObject({
      status: 422,
      data: {
        errors: {
          quote_id: ['报价格式不正确'],
          hash: ['报价校验码格式不正确'],
          client_key: ['请求标识不能少于8个字符'],
          pay_mode: ['请选择支付方式'],
          phone: ['联系电话格式不正确'],
        },
      },
    })
  })

  it('refuses what does not reach a warehouse’s minimum', async () => {
    const quote = await quoteFor(me.client, [{ goodsId: await createGoods(h), number: 5 }])
    expect(await submit(me.client, quote)).toMatchObject({ status: 400, data: { reason: 'MIN_ORDER', value: '200.00' } })
  })
})

describe('my orders', () => {
  it('are found by a word once each, in numbered parts and from an order on', async () => {
    const [grains, tablets] = [await createGoods(h, { name: '红杉颗粒' }), await createGoods(h, { name: '红杉2026片' })]
    const placed = [
      await buy(me.client, [
        { goodsId: grains, number: 20 },
        { goodsId: tablets, number: 20 },
      ]),
      await buy(me.client, [{ goodsId: grains, number: 30 }]),
      await buy(me.client, [{ goodsId: await createEph(h), number: 20 }]),
    ]
    const ids = placed.map(({ orders }) => orders[0]?.id)
    const found = async (query: Record<string, string>) => {
      const { data } = await me.client.get(`/api/order?${new URLSearchParams(query).toString()}`)
      const { data: rows, total } = data as { data: { id: string }[]; total: number }
      return [rows.map(({ id }) => ids.indexOf(id)), total]
    }
    expect(await found({ keywords: '红杉' })).toEqual([[1, 0], 2])
    expect(await found({ keywords: '红杉', per_page: '1', page: '2' })).toEqual([[0], 2])
    expect(await found({ keywords: '红杉', page: '3' })).toEqual([[], 2])
    expect(await found({ keywords: '红杉', older_than: ids[1] ?? '' })).toEqual([[0], 2])
    expect(await found({ keywords: '红杉', newer_than: ids[0] ?? '' })).toEqual([[1], 2])
    expect(await found({ keywords: '红杉', is_eph: '1' })).toEqual([[], 0])
    expect(await found({ keywords: '红杉２０２６' })).toEqual([[0], 1])
    expect(await found({ keywords: '2026' })).toEqual([[2, 1, 0], 3])
  })

  it('are listed, counted, searched and hidden when over', async () => {
    const goods = await createGoods(h, { name: '云杉胶囊' })
    const [first, second] = [
      await buy(me.client, [{ goodsId: goods, number: 20 }]),
      await buy(me.client, [{ goodsId: await createEph(h), number: 20 }]),
    ]
    const list = async (query = '') =>
      (await me.client.get(`/api/order${query}`)).data as { data: { id: string; status: string }[]; total: number }
    expect((await list()).data.map((order) => order.id)).toEqual([second.orders[0]?.id, first.orders[0]?.id])
    expect((await list('?keywords=云杉')).data).toMatchObject([{ id: first.orders[0]?.id, line_count: 1 }])
    expect((await list(`?keywords=${second.orders[0]?.no}`)).total).toBe(1)
    expect((await list('?keywords=%25')).total).toBe(0)
    expect((await list('?is_eph=1')).data).toMatchObject([{ id: second.orders[0]?.id }])
    expect((await list('?status=shipped')).total).toBe(0)
    expect((await list('?end_time=1')).total).toBe(0)
    expect((await list('?per_page=1&page=2')).data).toHaveLength(1)
    expect((await me.client.get('/api/order/count')).data).toEqual({ unpaid: 2, to_ship: 0, shipped: 0, after_sale: 0 })
    expect(await me.client.delete(`/api/order/${first.orders[0]?.id}`)).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
    await me.client.post(`/api/order/${first.orders[0]?.id}/cancel`, { reason: '不想买了', client_key: newKey() })
    expect((await list('?status=closed')).data).toMatchObject([{ status: 'cancelled', actions: ['delete', 'rebuy'] }])
    expect((await me.client.delete(`/api/order/${first.orders[0]?.id}`)).status).toBe(200)
    expect((await me.client.get(`/api/order/${first.orders[0]?.id}`)).status).toBe(404)
    expect((await list()).total).toBe(1)
  })

  it('cannot be cancelled twice, nor for a reason that is none', async () => {
    const {
      orders: [order],
    } = await buy(me.client, [{ goodsId: await createGoods(h), number: 20 }])
    const cancel = (reason: string) => me.client.post(`/api/order/${order?.id}/cancel`, { reason, client_key: newKey() })
    expect(await cancel('随便')).toMatchObject({ status: 422, data: { errors: { reason: ['请选择取消原因'] } } })
    expect((await cancel('商品买错了')).status).toBe(200)
    expect(await cancel('商品买错了')).toMatchObject({ status: 409, data: { reason: 'STATE_CHANGED' } })
  })
})
