import { formatMoney } from 'rules/money'
import { formatDate } from 'rules/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seconds } from '../../deps.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createShopper, submit, type PlacedWire, type Shopper } from '../../testing/trading.ts'
import type { CartStateWire } from '../cart/cart.schemas.ts'
import type { QuoteWire } from '../checkout/checkout.schemas.ts'
import { goodsAt, openTrade } from '../promotion/testShop.ts'
import type { GoodsWire } from './goods.schemas.ts'

const DAY_MS = 86_400_000
const ALL = '?zone=welfare&sort=price_asc'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
  await h.deps.db.updateTable('warehouse').set({ min_order: 0 }).execute()
  me = await createShopper(h)
})
afterAll(() => h.close())

const welfare = (ids: readonly number[]) =>
  h.deps.db
    .insertInto('zone_price')
    .values(ids.map((goods_id) => ({ goods_id, zone: 'welfare' as const, percent_bp: 9_400 })))
    .execute()
const listed = async (query: string) => ((await me.client.get(`/api/goods/list${query}`)).data as { data: GoodsWire[] }).data
const pricesOf = (goods: readonly GoodsWire[]) => goods.map((row) => [Number(row.id), row.special_price ?? row.base_price])
const specialTag = async (query: string) =>
  ((await me.client.get(`/api/goods/filters${query}`)).data as { tags: { value: string; count: number }[] }).tags.find(
    (tag) => tag.value === 'special',
  )?.count ?? 0

async function inCart(goodsId: number, number: number, price: string): Promise<string> {
  const cart = (await me.client.post('/api/cart', { goods_id: goodsId, number, price, ck_id: 1 })).data as CartStateWire
  return cart.data.find((line) => line.goods?.id === String(goodsId))?.id ?? ''
}
const quoted = async (ids: readonly string[]) => (await me.client.post('/api/cart/checkout', { ids: ids.join(',') })).data as QuoteWire

it('the welfare zone says that all of it costs 94 %, in its own words', async () => {
  expect((await me.client.get('/api/zone/welfare')).data).toMatchObject({ kind: 'welfare', name: '福利专区', subtitle: '全区商品 94 折' })
})

it('E13: the welfare zone takes 94 % of each unit, rounded down, in lists, cart, quote and order alike', async () => {
  const goods = [await goodsAt(h, 333), await goodsAt(h, 1_999), await goodsAt(h, 2_599)]
  const [A = 0, B = 0, C = 0] = goods
  await goodsAt(h, 1_500)
  await welfare(goods)
  const expected = [
    [A, '3.13'],
    [B, '18.79'],
    [C, '24.43'],
  ]
  expect(pricesOf(await listed(ALL))).toEqual(expected)
  expect(pricesOf(await listed('?zone=welfare&sort=price_desc'))).toEqual(expected.toReversed())
  expect(pricesOf((await listed('?sort=price_asc')).filter((row) => goods.includes(Number(row.id))))).toEqual(expected)
  expect([await specialTag('?zone=welfare'), (await listed('?zone=welfare&tags=special')).length]).toEqual([3, 3])
  expect((await me.client.get('/api/zone/welfare')).data).toMatchObject({ kind: 'welfare', count: 3 })

  const quote = await quoted([await inCart(A, 7, '3.13'), await inCart(C, 3, '24.43')])
  const sum = formatMoney(7 * 313 + 3 * 2_443)
  expect(quote.goods).toBe(sum)
  const placed = (await submit(me.client, quote)).data as PlacedWire
  const order = `/api/order/${placed.orders[0]?.id ?? ''}`
  expect((await me.client.get(order)).data).toMatchObject({ goods: sum })
  expect((await me.client.get(`${order}/explain`)).data).toMatchObject({ is_equal: 1 })
  expect(JSON.stringify((await me.client.get(`${order}/explain`)).data)).toContain('P1_SPECIAL')
})

it('it is a part of what the shop pays otherwise, and no ladder, special or hidden price is passed by', async () => {
  const [ruled, laddered, hidden, cheap] = [
    await goodsAt(h, 10_000),
    await goodsAt(h, 10_000, { ladder: [{ number: 10, price: 9_000 }] }),
    await goodsAt(h, 10_000),
    await goodsAt(h, 10_000, { special_price: 9_000, special_until: new Date(h.clock.now().getTime() + DAY_MS) }),
  ]
  await welfare([ruled, laddered, hidden, cheap])
  const rule = { region_id: null, member_id: me.person.memberId, member_kind: null }
  await h.deps.db
    .insertInto('price_rule')
    .values([
      { goods_id: ruled, ...rule, price: 8_000, hidden: false },
      { goods_id: hidden, ...rule, price: null, hidden: true },
    ])
    .execute()
  const seen = new Map(pricesOf(await listed(`${ALL}&per_page=100`)).map(([id, price]) => [id, price]))
  expect([ruled, laddered, hidden, cheap].map((id) => seen.get(id))).toEqual(['75.20', '94.00', null, '90.00'])
  expect((await listed(`${ALL}&per_page=100`)).at(-1)).toMatchObject({ id: String(hidden), base_price: null })
  expect((await quoted([await inCart(laddered, 10, '94.00')])).goods).toBe('900.00')
})

it('a zone’s price ends with its time, in the zone, the list and the count, and is told until when', async () => {
  const goods = await goodsAt(h, 1_000)
  const endsAt = new Date(h.clock.now().getTime() + 60_000)
  await h.deps.db.insertInto('zone_price').values({ goods_id: goods, zone: 'welfare', percent_bp: 9_400, ends_at: endsAt }).execute()
  const count = async () => ((await me.client.get('/api/zone/welfare')).data as { count: number }).count
  const before = await count()
  const shown = async () => pricesOf(await listed(`${ALL}&per_page=100`)).filter(([id]) => id === goods)
  expect(await shown()).toEqual([[goods, '9.40']])
  expect((await me.client.get(`/api/goods/detail/${goods}`)).data).toMatchObject({ promotions: { special_until: seconds(endsAt) } })
  const quote = await quoted([await inCart(goods, 5, '9.40')])
  h.clock.advance(60_000)
  expect([await shown(), await count()]).toEqual([[], before - 1])
  expect((await me.client.get(`/api/goods/detail/${goods}`)).data).toMatchObject({ special_price: null, base_price: '10.00' })
  expect(await submit(me.client, quote)).toMatchObject({ status: 409, data: { reason: 'QUOTE_CHANGED', quote: { goods: '50.00' } } })
})

it('a price of the day ends at midnight: a quote from before is priced anew', async () => {
  const goods = await goodsAt(h, 1_000)
  const now = h.clock.now()
  const midnight = (Math.floor((now.getTime() + 8 * 3_600_000) / DAY_MS) + 1) * DAY_MS - 8 * 3_600_000
  await h.deps.db
    .insertInto('special_day')
    .values([{ goods_id: goods, day: formatDate(seconds(now)), price: 850 }])
    .execute()
  expect((await me.client.get(`/api/goods/detail/${goods}`)).data).toMatchObject({ special_price: '8.50', price_state: 'special' })
  expect(pricesOf((await listed('?tags=special&sort=price_asc&per_page=100')).filter((row) => row.id === String(goods)))).toEqual([
    [goods, '8.50'],
  ])
  h.clock.advance(midnight - now.getTime() - 60_000)
  const line = await inCart(goods, 4, '8.50')
  const quote = await quoted([line])
  expect(quote.goods).toBe('34.00')
  h.clock.advance(60_000)
  expect(await submit(me.client, quote)).toMatchObject({ status: 409, data: { reason: 'QUOTE_CHANGED', quote: { goods: '40.00' } } })
  expect((await listed('?tags=special&per_page=100')).map((row) => row.id)).not.toContain(String(goods))
})
