import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'
import { newKey } from '../../testing/trading.ts'
import { forgetKeys } from '../idempotency/idempotency.service.ts'
import { addLine, buyer, cartOf, goodsAt, openTrade, promote, type Buyer } from '../promotion/testShop.ts'

const DAY_MS = 86_400_000

let h: Harness
let b: Buyer
let goods: number
beforeAll(async () => {
  h = await openHarness()
  await openTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(60_000)
  b = await buyer(h)
  goods = await goodsAt(h, 1_000)
})

const add = (key: string, number = 10, more: Readonly<Record<string, number | string>> = {}) =>
  b.client.post('/api/cart', { goods_id: goods, number, price: '10.00', ck_id: 1, client_key: key, ...more })
const numbers = async (): Promise<number[]> => (await cartOf(b)).data.map((line) => line.number)

describe('an addition with a key', () => {
  it('an addition with a key sent three times adds once and is answered alike, its warning too', async () => {
    const key = newKey()
    const answers = [await add(key, 10, { price: '9.00' }), await add(key, 10, { price: '9.00' }), await add(key, 10, { price: '9.00' })]
    expect(answers[0]).toMatchObject({
      status: 200,
      data: { data: [{ number: 10 }], warnings: expect.arrayContaining([expect.objectContaining({ code: 'PRICE_CHANGED' })]) as unknown },
    })
    expect(answers.slice(1).map(({ data }) => data)).toEqual([answers[0]?.data, answers[0]?.data])
    expect(await numbers()).toEqual([10])
  })

  it('an addition with a key that arrives three times at once adds once', async () => {
    const key = newKey()
    expect((await Promise.all([add(key), add(key), add(key)])).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await numbers()).toEqual([10])
  })

  it('an addition with a key is refused where the key came with another body, and a refused one leaves its key free', async () => {
    const key = newKey()
    await add(key)
    expect(await add(key, 11)).toMatchObject({ status: 409, data: { reason: 'IDEMPOTENCY_REUSED' } })
    goods = await goodsAt(h, 1_000, { stock: 20 })
    const other = newKey()
    expect(await add(other, 30)).toMatchObject({ status: 400, data: { reason: 'STOCK_SHORT' } })
    expect(await add(other, 20)).toMatchObject({ status: 200 })
    expect(await numbers()).toEqual([20, 10])
  })

  it('an addition without a key adds each time, as ever', async () => {
    await addLine(b, goods, 10)
    await addLine(b, goods, 10)
    expect(await numbers()).toEqual([20])
  })

  it('an addition with a key of another buyer is another', async () => {
    const key = newKey()
    await add(key)
    b = await buyer(h)
    await add(key)
    expect(await numbers()).toEqual([10])
  })
})

it('a combination, a quick step and a copy are added once per key too', async () => {
  const [first, second] = [await goodsAt(h, 2_000), await goodsAt(h, 3_000)]
  await promote(h, {
    kind: 'combo',
    combos: [
      {
        name: '组合',
        price: 4_000,
        total: null,
        perMember: null,
        items: [
          { goodsId: first, qty: 1 },
          { goodsId: second, qty: 1 },
        ],
      },
    ],
  })
  const combo = await h.deps.db.selectFrom('combo').orderBy('id', 'desc').select('id').executeTakeFirstOrThrow()
  const [set, step, copy] = [newKey(), newKey(), newKey()]
  for (let sent = 0; sent < 3; sent++)
    await b.client.post('/api/cart', { combo_id: combo.id, number: 2, price: '40.00', ck_id: 1, type: 3, client_key: set })
  expect(await numbers()).toEqual([2])
  for (let sent = 0; sent < 3; sent++) await b.client.post(`/api/cart/quick_add/${goods}`, { client_key: step })
  expect(await numbers()).toEqual([1, 2])
  expect(await b.client.post(`/api/cart/quick_add/${first}`, { client_key: step })).toMatchObject({
    status: 409,
    data: { reason: 'IDEMPOTENCY_REUSED' },
  })

  const shop = await createPerson(h)
  await h.deps.db
    .insertInto('account_member')
    .values({ account_id: b.accountId, member_id: shop.memberId, role: 'buyer', last_used_at: null })
    .execute()
  const ids = (await cartOf(b)).data.map((line) => line.id).join(',')
  const answers = [
    await b.client.post('/api/cart/copy', { ids, other_user_ids: shop.memberId, client_key: copy }),
    await b.client.post('/api/cart/copy', { ids, other_user_ids: shop.memberId, client_key: copy }),
  ]
  expect(answers[1]?.data).toEqual(answers[0]?.data)
  expect(await h.deps.db.selectFrom('cart_line').where('member_id', '=', shop.memberId).orderBy('id').select('number').execute()).toEqual([
    { number: 2 },
    { number: 1 },
  ])
})

it('a key is known for seven days and then forgotten', async () => {
  const key = newKey()
  await add(key)
  h.clock.advance(7 * DAY_MS - 60_000)
  b = { ...b, client: await logIn(h, b) }
  await forgetKeys(h.deps)
  await add(key)
  expect(await numbers()).toEqual([10])
  h.clock.advance(120_000)
  expect(await forgetKeys(h.deps)).toBeGreaterThan(0)
  expect(await forgetKeys(h.deps)).toBe(0)
  b = { ...b, client: await logIn(h, b) }
  await add(key)
  expect(await numbers()).toEqual([20])
})
