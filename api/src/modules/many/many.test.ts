import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import type { TestAnswer, TestClient } from '../../testing/testClient.ts'
import { buy, createShopper } from '../../testing/trading.ts'

let h: Harness
let goods: number[]
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  goods = [await createGoods(h), await createGoods(h), await createGoods(h)]
})
afterAll(() => h.close())

const many = (client: TestClient, call: string, ids: readonly (number | string)[]): Promise<TestAnswer> =>
  client.get(`/api/many?${new URLSearchParams({ call, ids: ids.join(',') }).toString()}`)
type Each = { readonly id: string; readonly status: number; readonly body: { readonly data: unknown } }
const each = ({ data }: TestAnswer): Each[] => data as Each[]

describe('a read for many ids', () => {
  it('a read for many ids answers each as if it had been asked alone, in the order asked, one that is missing too', async () => {
    const { client } = await createShopper(h)
    const ids = [goods[2], 999_999, goods[0]].map(String)
    const answers = each(await many(client, '/api/goods/detail/{id}?fields=id,base_price,name', ids))
    expect(answers.map(({ id, status }) => [id, status])).toEqual([
      [ids[0], 200],
      ['999999', 404],
      [ids[2], 200],
    ])
    for (const { id, body } of answers) {
      const alone = await client.get(`/api/goods/detail/${id}?fields=id,base_price,name`)
      expect(body).toEqual({ code: alone.code, message: alone.message, data: alone.data })
    }
  })

  it('a read for many ids gives nobody what is another’s', async () => {
    const [owner, stranger] = [await createShopper(h), await createShopper(h)]
    const { orders } = await buy(owner.client, [{ goodsId: goods[0] ?? 0, number: 30 }])
    const id = String(orders[0]?.id)
    expect(each(await many(owner.client, '/api/order/{id}', [id])).map(({ status }) => status)).toEqual([200])
    expect(each(await many(stranger.client, '/api/order/{id}', [id])).map(({ status }) => status)).toEqual([404])
    expect(each(await many(h.client(), '/api/order/{id}', [id])).map(({ status }) => status)).toEqual([401])
  })

  it('a read for many ids puts the id where the query names it', async () => {
    const { client } = await createShopper(h)
    const { orders } = await buy(client, [{ goodsId: goods[1] ?? 0, number: 30 }])
    const [answer] = each(await many(client, '/api/afterSale?order_id={id}&per_page=5', [String(orders[0]?.id)]))
    expect(answer).toMatchObject({ status: 200, body: { data: { data: [], per_page: 5 } } })
  })

  it.each([
    '/api/order/7',
    '/api/order/{id}/{id}',
    '/api/many?x_id={id}',
    '/api/erp/orders/{id}',
    '/api/../erp/{id}',
    '/api/events?since={id}',
    'http://elsewhere/api/order/{id}',
    '/api/order/{id}#x',
  ])('a read for many ids is no way to ask for %s', async (call) => {
    expect(await many(h.client(), call, [1])).toMatchObject({ status: 422, data: { errors: { call: [expect.any(String)] } } })
  })

  it('a read for many ids takes a hundred at most', async () => {
    const ids = Array.from({ length: 101 }, (_, at) => at + 1)
    expect((await many(h.client(), '/api/goods/detail/{id}', ids)).status).toBe(422)
  })
})
