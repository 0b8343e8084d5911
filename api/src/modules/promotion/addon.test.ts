import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper, newKey, quoteFor, submit, type PlacedWire, type Shopper } from '../../testing/trading.ts'
import type { GoodsDetailWire } from '../goods-detail/goodsDetail.schemas.ts'
import { addLine, cartOf, goodsAt, openTrade, promote, type Buyer } from './testShop.ts'

let h: Harness
let me: Shopper
let b: Buyer
let [many, other, added] = [0, 0, 0]

beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  many = await goodsAt(h, 1_000, { ladder: [{ number: 10, price: 950 }] })
  other = await goodsAt(h, 5_000)
  added = await goodsAt(h, 1_280, { stock: 50 })
  await promote(h, {
    kind: 'addon',
    name: '春季换购',
    goodsIds: [many],
    full: 19_000,
    items: [{ goodsId: added, price: 390, number: 2, total: 3 }],
  })
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(60_000)
  me = await createShopper(h)
  b = { ...me.person, client: me.client }
})

const basket = () => [
  { goodsId: many, number: 20 },
  { goodsId: other, number: 1 },
  { goodsId: added, number: 2, type: 4 },
]
const taken = async () =>
  (await h.deps.db.selectFrom('addon_item').where('goods_id', '=', added).select('taken').executeTakeFirstOrThrow()).taken
const cancel = (placed: PlacedWire) =>
  me.client.post(`/api/order/${placed.orders[0]?.id}/cancel`, { reason: '忘记使用优惠券', client_key: newKey() })
const codes = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: Error & { problems?: { code: string }[] }) => error.problems?.map((problem) => problem.code) ?? [error.message],
  )

describe('goods at an add-on price (换购)', () => {
  it('stay in the cart with what is missing, and are bought as soon as the qualifying goods reach the amount', async () => {
    await addLine(b, many, 19)
    await addLine(b, other, 10)
    expect((await addLine(b, added, 2, { type: 4 })).status).toBe(200)
    const short = await cartOf(b)
    expect(short).toMatchObject({
      total: '680.50',
      data: [
        { type: 4, number: 2, price: '3.90', is_selected: 0, reason: 'ADDON_SHORT', reason_text: '再选购 9.50 元的活动商品即可换购' },
        {},
        {},
      ],
      addon_data: [
        {
          name: '春季换购',
          goods: { id: String(added) },
          price: '3.90',
          full: '190.00',
          amount: '180.50',
          short: '9.50',
          status: 0,
          number: 2,
          left: 2,
        },
      ],
      filter_data: expect.arrayContaining([{ id: '90007', name: '换购', count: 1 }]),
    })
    expect(short.warnings).toContainEqual({
      code: 'ADDON_SHORT',
      target: short.data[0]?.id,
      message: '再选购 9.50 元的活动商品即可换购',
      available: null,
    })

    await addLine(b, many, 1)
    const reached = await cartOf(b)
    expect(reached).toMatchObject({
      total: '697.80',
      data: [{ type: 4, amount: '7.80', list_amount: '25.60', is_selected: 1, reason: null }, {}, {}],
      addon_data: [{ status: 1, short: '0.00', left: 0 }],
    })
    expect(await addLine(b, added, 1, { type: 4 })).toMatchObject({ status: 400, data: { reason: 'ADDON_LIMIT', available: 2 } })
    expect(await addLine(b, other, 1, { type: 4 })).toMatchObject({ status: 400, data: { reason: 'ADDON_ENDED' } })
  })

  it('are taken by an order, explained by name, and given back when it is cancelled', async () => {
    const placed = await buy(me.client, basket())
    const { data } = await me.client.get(`/api/order/${placed.orders[0]?.id}`)
    expect(data).toMatchObject({
      goods: '247.80',
      lines: [
        { type: 0 },
        { type: 0 },
        { type: 4, number: 2, amount: '7.80', adjustments: [{ phase: 'P1_ADDON', title: '换购优惠（春季换购）', amount: '17.80' }] },
      ],
    })
    expect((await me.client.get(`/api/order/${placed.orders[0]?.id}/explain`)).data).toMatchObject({ is_equal: 1 })
    expect(await taken()).toBe(2)
    expect(await addLine(b, added, 2, { type: 4 })).toMatchObject({ status: 400, data: { reason: 'ADDON_LIMIT', available: 1 } })
    expect((await cancel(placed)).status).toBe(200)
    expect(await taken()).toBe(0)
  })

  it('that run out between quote and order change the quote', async () => {
    const quote = await quoteFor(me.client, basket())
    const placed = await buy((await createShopper(h)).client, basket())
    expect(await submit(me.client, quote)).toMatchObject({ status: 409, data: { reason: 'QUOTE_CHANGED' } })
    expect([placed.pay_status, await taken()]).toEqual(['unpaid', 2])
  })

  it('are marked on what earns them, in lists, filters and on the page of the goods', async () => {
    const detailOf = async (id: number) => (await me.client.get(`/api/goods/detail/${id}`)).data as GoodsDetailWire
    expect((await detailOf(many)).tags).toContainEqual({ text: '换购', kind: 'addon', ids: [expect.stringMatching(/^\d+$/)] })
    expect((await detailOf(many)).promotions.addons).toMatchObject([
      { name: '春季换购', full: '190.00', price: '3.90', number: 2, goods: { id: String(added) } },
    ])
    expect((await detailOf(added)).promotions.addons).toEqual([])
    expect((await h.client().get(`/api/goods/detail/${many}`)).data).toMatchObject({ promotions: { addons: [{ price: null }] } })
    expect((await me.client.get('/api/goods/list?tags=addon')).data).toMatchObject({ total: 1, data: [{ id: String(many) }] })
    expect((await me.client.get('/api/goods/filters')).data).toMatchObject({
      tags: expect.arrayContaining([{ value: 'addon', text: '换购', count: 1 }]),
    })
  })

  it('are not published where they are no bargain, too great a one, or offered twice', async () => {
    const offer = (full: number, ...items: { goodsId: number; price: number; number: number; total: number }[]) =>
      codes(promote(h, { kind: 'addon', goodsIds: null, full, items }))
    const item = { goodsId: other, price: 2_000, number: 1, total: 10 }
    expect(await offer(6_000)).toEqual(['NO_GOODS'])
    expect(await offer(6_000, { ...item, price: 5_000 })).toEqual(['ADDON_PRICE'])
    expect(await offer(6_000, { ...item, number: 11 })).toEqual(['ADDON_NUMBER', 'ADDON_TOO_CHEAP'])
    expect(await offer(5_999, item)).toEqual(['ADDON_TOO_CHEAP'])
    expect(await offer(90_000, item, item)).toEqual(['ADDON_TWICE'])
    expect(await offer(90_000, { ...item, goodsId: added, price: 100 })).toEqual(['ADDON_OVERLAP'])
    expect(await offer(6_000, item)).toEqual([])
  })
})
