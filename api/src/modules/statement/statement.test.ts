import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade, HERBS } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createHerb, createShopper, payAtCashier, type Shopper } from '../../testing/trading.ts'
import { post } from '../ledger/ledger.service.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  me = await createShopper(h)
})
afterAll(() => h.close())

interface Entry {
  kind: string
  title: string
  amount: string
  ref: string
  parts: { order_id: string; amount: string }[]
}
const cents = (text: string) => Math.round(Number(text) * 100)

it('links each cent to its order, also where one payment pays for several', async () => {
  await post(h.deps, { memberId: me.person.memberId, kind: 'balance', delta: 5_000, reason: 'gift', ref: 'one' })
  const placed = await buy(
    me.client,
    [
      { goodsId: await createGoods(h), number: 30 },
      { goodsId: await createHerb(h), number: 30, ck: HERBS },
    ],
    { checkout: { use_balance: 1 } },
  )
  await payAtCashier(h, me.client, placed.trade_id)
  expect(placed.orders).toHaveLength(2)
  const { data } = await me.client.get('/api/statement?month=2026-11')
  const {
    entries,
    by_order: byOrder,
    opening,
    closing,
  } = data as { entries: Entry[]; by_order: { id: string; net: string }[]; opening: string; closing: string }
  expect([opening, closing]).toEqual(['0.00', '0.00'])
  for (const { parts, amount, title } of entries.filter((entry) => entry.title !== '其他'))
    expect(
      parts.reduce((sum, part) => sum + cents(part.amount), 0),
      title,
    ).toBe(cents(amount))
  const spent = (id: string) =>
    -entries
      .flatMap(({ parts }) => parts)
      .filter((part) => part.order_id === id)
      .reduce((sum, part) => sum + cents(part.amount), 0)
  expect(byOrder.map(({ id, net }) => [id, cents(net)])).toEqual(placed.orders.map(({ id }) => [id, spent(id)]))
  expect(entries.find(({ kind }) => kind === 'payment')?.parts.map((part) => part.order_id)).toEqual(placed.orders.map(({ id }) => id))
})

it('is a file too, which nobody else can read', async () => {
  const file = async ({ client }: Shopper, name: string) =>
    h.app.inject({ method: 'GET', url: `/files/statement/${name}`, cookies: { sid: client.cookie('sid') ?? '' } })
  const csv = await file(me, '2026-11.csv')
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.body).toContain('期末余额')
  expect(csv.body).toContain('按订单')
  const other = await createShopper(h)
  expect((await file(other, '2026-11.csv')).body).not.toContain('在线支付')
  expect([
    (await file(me, '2026-13.csv')).statusCode,
    (await file(me, 'x.csv')).statusCode,
    (await h.app.inject({ method: 'GET', url: '/files/statement/2026-11.csv' })).statusCode,
  ]).toEqual([404, 404, 401])
  expect(await me.client.get('/api/statement?month=2026-1')).toMatchObject({ status: 422, data: { errors: { month: ['月份格式不正确'] } } })
})
