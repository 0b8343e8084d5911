import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGoods, createTrade, HERBS } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'
import type { TestClient } from '../../testing/testClient.ts'

let h: Harness
let client: TestClient
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
  client = await logIn(h, await createPerson(h))
})
afterAll(() => h.close())

async function goodsNamed(name: string): Promise<unknown> {
  const { data } = await client.get(`/api/goods/list?keywords=${encodeURIComponent(name)}`)
  return (data as { data: readonly unknown[] }).data[0]
}

it('goods tell by each of their fields what they are', async () => {
  const id = await createGoods(h, {
    name: '川贝母',
    ypgg: '500g/袋',
    bzdw: '袋',
    kind: 'herb',
    rx_class: 'none',
    scope_code: 'herb',
    ck_id: HERBS,
    base_price: 12_345,
    stock: 73,
    zbz: 4,
    min_qty: 8,
    ladder: [{ number: 12, price: 12_000 }],
    ladder_type: 2,
    is_dpby: true,
    free_shipping_number: 16,
    is_youx: true,
  })
  expect(await goodsNamed('川贝母')).toMatchObject({
    id: String(id),
    name: '川贝母',
    sccj: '青榕制药有限公司',
    ypgg: '500g/袋',
    bzdw: '袋',
    goods_image: [expect.stringMatching(/^\/\S+$/)],
    base_price: '123.45',
    is_buy: 1,
    number: 73,
    ladder_price: [{ number: 12, price: '120.00' }],
    ladder_price_type: 2,
    is_free_shipping: 0,
    free_shipping_number: 16,
    is_dpby: 1,
    zbz: 4,
    qg_number: 8,
    is_youx: 1,
    type: 1,
    tags: expect.arrayContaining([expect.objectContaining({ text: '优' })]),
  })
})

it('goods that free the freight of their warehouse say from how many on', async () => {
  await createGoods(h, { name: '包邮止咳糖浆', is_free_shipping: true, free_shipping_number: 9 })
  expect(await goodsNamed('包邮止咳糖浆')).toMatchObject({ is_free_shipping: 1, free_shipping_number: 9, is_dpby: 0 })
})

it('goods without any of it say so', async () => {
  await createGoods(h, { name: '普通止咳糖浆', stock: 0 })
  expect(await goodsNamed('普通止咳糖浆')).toMatchObject({
    base_price: '10.00',
    is_buy: 0,
    number: 0,
    ladder_price: [],
    ladder_price_type: 1,
    is_free_shipping: 0,
    free_shipping_number: null,
    is_dpby: 0,
    is_youx: 0,
    type: 0,
  })
})
