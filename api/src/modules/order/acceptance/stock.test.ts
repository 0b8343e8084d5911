import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LINE_QTY_MAX, UNPAID_TRADES_MAX } from 'rules/constants'
import { createGoods, setStock } from '../../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../../testing/harness.ts'
import { brokenInvariants } from '../../../testing/invariants.ts'
import { createPerson, logIn } from '../../../testing/people.ts'
import type { TestClient } from '../../../testing/testClient.ts'
import { addToCart, buy, createShopper, newKey, quoteFor, stockOf, submit, type Shopper } from '../../../testing/trading.ts'
import { goodsAt, openTrade, promote } from '../../promotion/testShop.ts'

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

interface CartLine {
  id: string
  number: number
  goods: { id: string } | null
}
const cartOf = async (client: TestClient) => ((await client.get('/api/cart/list')).data as { data: CartLine[] }).data
const numbers = async (client: TestClient) =>
  (await cartOf(client)).map((line): [string, number] => [line.goods?.id ?? '', line.number]).toSorted(([a], [b]) => Number(a) - Number(b))
const cancel = (orderId: string | undefined) => me.client.post(`/api/order/${orderId}/cancel`, { reason: '不想买了', client_key: newKey() })

describe('what is on the shelf', () => {
  it('case 1: the last unit goes to one of two buyers', async () => {
    const goods = await createGoods(h, { stock: 30 })
    const other = await createShopper(h)
    const [mine, theirs] = [
      await quoteFor(me.client, [{ goodsId: goods, number: 30 }]),
      await quoteFor(other.client, [{ goodsId: goods, number: 30 }]),
    ]
    const answers = await Promise.all([submit(me.client, mine), submit(other.client, theirs)])
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(answers.find((answer) => answer.status === 400)).toMatchObject({ data: { reason: 'OUT_OF_STOCK' } })
    expect(await stockOf(h, goods)).toEqual({ on_hand: 30, reserved: 30 })
  })

  it('case 2: one good on two lines may not pass the stock test line by line', async () => {
    const goods = await goodsAt(h, 2_000, { stock: 15 })
    await promote(h, { kind: 'flash', items: [{ goodsId: goods, price: 1_000, total: 100, perMember: 10 }] })
    const quote = await quoteFor(me.client, [
      { goodsId: goods, number: 10 },
      { goodsId: goods, number: 5, type: 1 },
    ])
    await setStock(h, goods, 12)
    expect(await submit(me.client, quote)).toMatchObject({
      status: 409,
      data: { reason: 'QUOTE_CHANGED', quote: { warnings: [{ code: 'STOCK_SHORT' }] } },
    })
    expect((await stockOf(h, goods)).reserved).toBe(0)
  })

  it('case 16: a cancelled order returns all stock even when the shelf is at 0', async () => {
    const goods = await createGoods(h, { stock: 30 })
    const placed = await buy(me.client, [{ goodsId: goods, number: 30 }])
    expect((await me.client.get(`/api/goods/detail/${goods}`)).data).toMatchObject({ number: 0 })
    expect((await cancel(placed.orders[0]?.id)).data).toMatchObject({ status: 'cancelled', returned: { stock: 30 } })
    expect(await stockOf(h, goods)).toEqual({ on_hand: 30, reserved: 0 })
  })

  it('case 17: four goods in one order, the second short: nothing is taken', async () => {
    const goods = await Promise.all([1, 2, 3, 4].map(() => createGoods(h)))
    const quote = await quoteFor(
      me.client,
      goods.map((goodsId) => ({ goodsId, number: 30 })),
    )
    await setStock(h, goods[1] ?? 0, 10)
    expect(await submit(me.client, quote)).toMatchObject({
      status: 409,
      data: { reason: 'QUOTE_CHANGED', quote: { warnings: [{ code: 'STOCK_SHORT', available: 10 }] } },
    })
    for (const id of goods) expect(await stockOf(h, id)).toMatchObject({ reserved: 0 })
    expect(await cartOf(me.client)).toHaveLength(4)
  })
})

describe('what one buyer may hold', () => {
  it('case 23: twenty unpaid trades are the most; one paid or cancelled makes room', async () => {
    const goods = await createGoods(h, { stock: 1_000 })
    const ids: (string | undefined)[] = []
    for (let n = 0; n < UNPAID_TRADES_MAX; n++) ids.push((await buy(me.client, [{ goodsId: goods, number: 20 }])).orders[0]?.id)
    const quote = await quoteFor(me.client, [{ goodsId: goods, number: 20 }])
    expect(await submit(me.client, quote)).toMatchObject({
      status: 400,
      message: '未支付订单最多 20 笔，请先支付或取消',
      data: { reason: 'UNPAID_LIMIT', value: 20 },
    })
    await cancel(ids[0])
    expect((await submit(me.client, quote)).status).toBe(200)
  })

  it('case 23: of one good no more than a line’s worth is held unpaid', async () => {
    const goods = await createGoods(h, { stock: 90_000 })
    const first = await buy(me.client, [{ goodsId: goods, number: LINE_QTY_MAX - 20 }])
    const quote = await quoteFor(me.client, [{ goodsId: goods, number: 25 }])
    expect(await submit(me.client, quote)).toMatchObject({
      status: 400,
      message: '该商品限购，您还可购买 20',
      data: { reason: 'BUY_LIMIT', available: 20 },
    })
    await cancel(first.orders[0]?.id)
    expect((await submit(me.client, quote)).status).toBe(200)
  })

  it('case 24: more than a flash sale gives one buyer is refused with what is left, and not sold at another price', async () => {
    const goods = await goodsAt(h, 40_000)
    await promote(h, { kind: 'flash', items: [{ goodsId: goods, price: 30_000, total: 8, perMember: 5 }] })
    const add = (client: TestClient, number: number) =>
      client.post('/api/cart', { goods_id: goods, number, price: '300.00', ck_id: 1, type: 1 })
    expect(await add(me.client, 6)).toMatchObject({
      status: 400,
      message: '秒杀限购，您还可购买 5',
      data: { reason: 'FLASH_LIMIT', available: 5 },
    })
    expect(await cartOf(me.client)).toEqual([])
    const other = await createShopper(h)
    const late = await quoteFor(other.client, [{ goodsId: goods, number: 4, type: 1 }])
    await buy(me.client, [{ goodsId: goods, number: 5, type: 1 }])
    expect(await submit(other.client, late)).toMatchObject({
      status: 400,
      message: '秒杀限购，您还可购买 3',
      data: { reason: 'FLASH_LIMIT', available: 3 },
    })
    expect(await h.deps.db.selectFrom('trade').where('member_id', '=', other.person.memberId).select('id').execute()).toEqual([])
    expect(await add(me.client, 1)).toMatchObject({ status: 400, data: { reason: 'FLASH_LIMIT', available: 0 } })
  })
})

describe('the cart of a shop', () => {
  it('case 3: parallel adds lose nothing, of one good and of several', async () => {
    const [often, ...others] = await Promise.all(Array.from({ length: 6 }, () => createGoods(h, { stock: 1_000 })))
    const wanted = [...Array.from({ length: 20 }, () => often ?? 0), ...others]
    const answers = await Promise.all(
      wanted.map((goodsId) => me.client.post('/api/cart', { goods_id: goodsId, number: 5, price: '10.00', ck_id: 1 })),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(await numbers(me.client)).toEqual(
      [[String(often), 100], ...others.map((id): [string, number] => [String(id), 5])].toSorted(([a], [b]) => Number(a) - Number(b)),
    )
  })

  it('case 4: two sessions that log in and add at the same time share one cart and lose nothing', async () => {
    const [kept, added] = [await createGoods(h), await createGoods(h)]
    await addToCart(me.client, { goodsId: kept, number: 10 })
    const sessions = await Promise.all(
      [1, 2].map(async () => {
        const client = await logIn(h, me.person)
        await addToCart(client, { goodsId: kept, number: 5 })
        await addToCart(client, { goodsId: added, number: 5 })
        return client
      }),
    )
    for (const client of [me.client, ...sessions])
      expect(await numbers(client)).toEqual([
        [String(kept), 20],
        [String(added), 10],
      ])
  })

  it('case 4: a cart merged into that of another shop, twice at once, loses nothing', async () => {
    const [both, mine] = [await createGoods(h), await createGoods(h)]
    const second = await createPerson(h)
    await h.deps.db
      .insertInto('account_member')
      .values({ account_id: me.person.accountId, member_id: second.memberId, role: 'buyer', last_used_at: null })
      .execute()
    const there = await logIn(h, second)
    await addToCart(there, { goodsId: both, number: 5 })
    const lines = [await addToCart(me.client, { goodsId: both, number: 10 }), await addToCart(me.client, { goodsId: mine, number: 15 })]
    const copies = await Promise.all(
      [1, 2].map(() => me.client.post('/api/cart/copy', { ids: lines.join(','), other_user_ids: second.memberId })),
    )
    expect(copies.map((answer) => answer.status)).toEqual([200, 200])
    expect(await numbers(there)).toEqual([
      [String(both), 25],
      [String(mine), 30],
    ])
    expect(await numbers(me.client)).toEqual([
      [String(both), 10],
      [String(mine), 15],
    ])
  })
})
