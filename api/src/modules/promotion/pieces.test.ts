import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
  submit,
  type PlacedWire,
  type Shopper,
} from '../../testing/trading.ts'
import type { OrderDetailWire } from '../order/order.schemas.ts'
import { addLine, cartOf, goodsAt, nets, openTrade, promote, type Buyer } from './testShop.ts'

let h: Harness
let me: Shopper
let b: Buyer
let [C, D] = [0, 0]
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  await h.deps.db.updateTable('warehouse').set({ min_order: 0 }).execute()
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(60_000)
  await h.deps.db.updateTable('promotion').set({ status: 'stopped' }).execute()
  me = await createShopper(h)
  b = { ...me.person, client: me.client }
  ;[C, D] = [await goodsAt(h, 1_000), await goodsAt(h, 2_000)]
})
afterEach(async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
})

const five = (more: object = {}) =>
  ({ kind: 'pieces', name: '春季满件', goodsIds: [C, D], every: 5, minus: 300, cap: 4, total: 10, ...more }) as const
const basket = () => [
  { goodsId: C, number: 4 },
  { goodsId: D, number: 9 },
]
const taken = async (id: number) =>
  (await h.deps.db.selectFrom('promotion').where('id', '=', id).select('taken').executeTakeFirstOrThrow()).taken
const detail = async (placed: PlacedWire) => (await me.client.get(`/api/order/${placed.orders[0]?.id}`)).data as OrderDetailWire
const cancel = (placed: PlacedWire) =>
  me.client.post(`/api/order/${placed.orders[0]?.id}/cancel`, { reason: '忘记使用优惠券', client_key: newKey() })

async function refund(placed: PlacedWire, at: number): Promise<void> {
  const id = placed.orders[at]?.id ?? ''
  await me.client.post(`/api/order/${id}/refund_apply`, { reason: '不要了' })
  expect(await office(h).post(`/api/erp/order/${id}/refund`, { agree: '1', note: '同意' })).toMatchObject({ data: { status: 'refunded' } })
}

describe('满件减, the example of TRADE §9 from the cart to the refund', () => {
  it('takes 6.00 off 13 pieces, before 满减, which is judged on the amount before it', async () => {
    const { id } = await promote(h, five())
    await promote(h, { kind: 'manjian', goodsIds: [C, D], tiers: [{ full: 20_000, minus: 1_000 }] })
    await addLine(b, C, 4)
    await addLine(b, D, 9)
    const cart = await cartOf(b)
    expect([cart.list_total, cart.total, nets(cart)]).toEqual(['220.00', '204.00', ['37.09', '166.91']])
    expect(cart.activity_data.pieces).toMatchObject([
      {
        id: String(id),
        name: '春季满件',
        status: 1,
        amount: '220.00',
        minus: '6.00',
        tiers: [],
        terms: ['每满 5 件减 ¥3', '每单最多减 4 次'],
        applied: '每满 5 件减 ¥3 × 2',
        next: '每满 5 件减 ¥3，还差 2 件',
      },
    ])
    expect(cart.pricing.pieces).toEqual([{ id, priority: 100, goods: [String(C), String(D)], every: 5, minus: 300, cap: 4, left: 10 }])
    expect((await me.client.get('/api/cart/suggest')).data).toContainEqual(
      expect.objectContaining({ kind: 'manjian', source: String(id), add_qty: 2, gain: '3.00' }),
    )
  })

  it('is explained on the order, comes back with the units that are returned, and adds up in the statement', async () => {
    await promote(h, five())
    await promote(h, { kind: 'manjian', goodsIds: [C, D], tiers: [{ full: 20_000, minus: 1_000 }] })
    const placed = await buy(me.client, basket())
    await payAtCashier(h, me.client, placed.trade_id)
    const id = placed.orders[0]?.id ?? ''
    const order = await detail(placed)
    expect(order.lines.map(({ amount, adjustments }) => [amount, adjustments.map((row) => [row.phase, row.title, row.amount])])).toEqual([
      [
        '37.09',
        [
          ['P3_PIECES', '满件减（每满5件减3元）', '1.09'],
          ['P3_MANJIAN', '满减优惠（测试活动）', '1.82'],
        ],
      ],
      [
        '166.91',
        [
          ['P3_PIECES', '满件减（每满5件减3元）', '4.91'],
          ['P3_MANJIAN', '满减优惠（测试活动）', '8.18'],
        ],
      ],
    ])
    expect((await me.client.get(`/api/order/${id}/explain`)).data).toMatchObject({
      is_equal: 1,
      steps: [
        { phase: 'P3_PIECES', title: '满件减（每满5件减3元）', amount: '6.00' },
        { phase: 'P3_MANJIAN', amount: '10.00' },
      ],
    })
    for (const to of ['billed', 'picked', 'outbound']) await office(h).post(`/api/erp/order/${id}/advance`, { to })
    await office(h).post(`/api/erp/order/${id}/ship`, { carrier: '顺丰', tracking_no: 'SF00000001' })
    const back = async (number: number) =>
      (await office(h).post(`/api/erp/order/${id}/return`, { line_id: order.lines[0]?.id ?? '', number: String(number), note: '破损' }))
        .data as { refunded: string }
    // 37.09 over four units, each no more than its part and all of them exactly it.
    expect([(await back(1)).refunded, (await back(3)).refunded]).toEqual(['9.27', '27.82'])
    const month = new Date(h.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 7)
    expect((await me.client.get(`/api/statement?month=${month}`)).data).toMatchObject({
      by_order: [expect.objectContaining({ payable: placed.payable, refunded: '37.09' })],
    })
  })
})

describe('the times of a 满件减 in all', () => {
  it('are used by an order and given back when nobody pays it', async () => {
    const { id } = await promote(h, five({ total: 3 }))
    const placed = await buy(me.client, basket())
    expect(await taken(id)).toBe(2)
    const other = await createShopper(h)
    expect((await quoteFor(other.client, basket())).payable).toBe('229.00')
    expect((await cancel(placed)).status).toBe(200)
    expect(await taken(id)).toBe(0)
  })

  it('that run out between quote and order change the quote, and two orders never have more of them than there are', async () => {
    const { id } = await promote(h, five({ total: 2 }))
    const other = await createShopper(h)
    const [mine, theirs] = [await quoteFor(me.client, basket()), await quoteFor(other.client, basket())]
    const answers = await Promise.all([submit(me.client, mine), submit(other.client, theirs)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    // 220.00 and freight: none of the times is left for whoever came second.
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      data: { reason: 'QUOTE_CHANGED', quote: { payable: '232.00' } },
    })
    expect(await taken(id)).toBe(2)
  })

  it('belong to the trade: they come back with the last of its orders', async () => {
    const eph = await createEph(h)
    const { id } = await promote(h, { ...five(), goodsIds: null })
    const placed = await buy(me.client, [...basket(), { goodsId: eph, number: 10 }])
    expect(placed.orders.map(({ kind }) => kind)).toEqual(['plain', 'ephedrine'])
    await payAtCashier(h, me.client, placed.trade_id)
    expect(await taken(id)).toBe(4)
    await refund(placed, 0)
    expect(await taken(id)).toBe(4)
    await refund(placed, 1)
    expect(await taken(id)).toBe(0)
  })

  it('are not counted where there is no end of them', async () => {
    const { id } = await promote(h, five({ total: null }))
    await buy(me.client, basket())
    expect(await taken(id)).toBe(0)
  })

  it('are never fewer in a new version than were used, and none left names no goods', async () => {
    const { id } = await promote(h, five({ total: 3 }))
    await buy(me.client, basket())
    const codes = (work: Promise<unknown>) =>
      work.then(
        () => [],
        (error: Error & { problems?: { code: string }[] }) => error.problems?.map(({ code }) => code) ?? [error.message],
      )
    expect(await codes(promote(h, { ...five({ total: 1 }), id }))).toEqual(['TOTAL_TAKEN'])
    const tags = async () =>
      ((await me.client.get(`/api/goods/detail/${C}`)).data as { tags: { kind: string; text: string; ids: string[] }[] }).tags
    expect(await tags()).toContainEqual({ kind: 'pieces', text: '满件', ids: [String(id)] })
    expect((await me.client.get('/api/goods/list?tags=pieces')).data).toMatchObject({ total: 2 })
    expect(await codes(promote(h, { ...five({ total: 2 }), id }))).toEqual([])
    expect((await tags()).filter(({ kind }) => kind === 'pieces')).toEqual([])
    expect((await me.client.get('/api/goods/list?tags=pieces')).data).toMatchObject({ total: 0 })
    expect((await me.client.get(`/api/manjian?ids=${id}`)).data).toMatchObject({ data: [{ kind: 'pieces', status: 'sold_out' }] })
  })
})

it('a 满件减 stands on the activity pages and on its goods, until it ends', async () => {
  const { id } = await promote(h, five())
  const terms = ['每满 5 件减 ¥3', '每单最多减 4 次']
  expect((await me.client.get('/api/manjian?kind=pieces')).data).toMatchObject({
    total: 1,
    data: [{ id: String(id), kind: 'pieces', name: '春季满件', terms, tiers: [], status: 'running', goods_count: 2 }],
  })
  expect((await h.client().get(`/api/manjian/${id}/goods`)).data).toMatchObject({ activity: { kind: 'pieces', terms }, total: 2 })
  expect((await me.client.get(`/api/goods/detail/${C}`)).data).toMatchObject({
    promotions: { activities: [{ id: String(id), kind: 'pieces', terms, goods_count: 2 }] },
  })
  expect((await office(h).post(`/api/erp/promotion/${id}/end`)).status).toBe(200)
  expect(await h.client().get(`/api/manjian/${id}/goods`)).toMatchObject({ status: 404 })
  await addLine(b, D, 5)
  expect((await cartOf(b)).total).toBe('100.00')
})
