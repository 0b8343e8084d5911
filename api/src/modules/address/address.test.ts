import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods, createTrade } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { buy, createShopper, quoteFor, submit, type Shopper } from '../../testing/trading.ts'
import type { OrderDetailWire } from '../order/order.schemas.ts'

let h: Harness
let me: Shopper
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  me = await createShopper(h)
})

const HOME = { name: ' 王  店长 ', phone: '0571-88880001', province: 330000, city: 330100, district: 330106, address: '示范路1号' }
const ids = async (): Promise<[string, number][]> =>
  ((await me.client.get('/api/address')).data as { id: string; is_default: number }[]).map((address) => [address.id, address.is_default])
const add = async (changes: Record<string, string | number> = {}): Promise<string> => {
  const { data, message } = await me.client.post('/api/address', { ...HOME, ...changes })
  const { id } = (data ?? {}) as { id?: string }
  if (id === undefined) throw new Error(String(message))
  return id
}

describe('addresses', () => {
  it('addresses are kept with their region by name, and read back as they were given', async () => {
    const answer = await me.client.post('/api/address', HOME)
    expect(answer).toMatchObject({
      status: 200,
      data: {
        name: '王 店长',
        phone: '0571-88880001',
        regions: [
          { id: '330000', name: '浙江省' },
          { id: '330100', name: '杭州市' },
          { id: '330106', name: '西湖区' },
        ],
        address: '示范路1号',
        full_address: '浙江省杭州市西湖区示范路1号',
        is_default: 1,
      },
    })
    expect((await me.client.get('/api/address')).data).toEqual([answer.data])
    expect((await me.client.post('/api/address', { ...HOME, province: 310000, city: 310100, district: 310115 })).data).toMatchObject({
      full_address: '上海市浦东新区示范路1号',
      is_default: 0,
    })
    await h.deps.db.insertInto('region').values({ id: 659900, parent_id: 650000, name: '新设市', level: 2 }).execute()
    expect((await me.client.post('/api/address', { ...HOME, province: 650000, city: 659900, district: '' })).data).toMatchObject({
      regions: [{ id: '650000' }, { id: '659900' }],
    })
  })

  it.each<[Record<string, string | number>, string, string]>([
    [{ name: '' }, 'name', '请填写收货人'],
    [{ name: '王\u202E' }, 'name', '收货人含有无法使用的字符'],
    [{ phone: '12345' }, 'phone', '联系电话须为手机号，或区号加连字符的座机号'],
    [{ phone: '057188880001' }, 'phone', '联系电话须为手机号，或区号加连字符的座机号'],
    [{ province: '' }, 'province', '请选择省份'],
    [{ city: 320100 }, 'city', '请选择城市'],
    [{ district: 330203 }, 'district', '请选择区县'],
    [{ district: '' }, 'district', '请选择区县'],
    [{ district: 'x' }, 'district', '请选择区县'],
    [{ address: '路' }, 'address', '详细地址不能少于2个字符'],
    [{ address: '路'.repeat(121) }, 'address', '详细地址不能超过120个字符'],
  ])('addresses with %o are refused at %s', async (changes, field, sentence) => {
    expect(await me.client.post('/api/address', { ...HOME, ...changes })).toMatchObject({
      status: 422,
      message: sentence,
      data: { errors: { [field]: [sentence] } },
    })
  })

  it('addresses have one default, which another takes over when it is chosen or the first goes', async () => {
    const [first, second, third] = [await add(), await add(), await add({ is_default: 1 })]
    expect(await ids()).toEqual([
      [third, 1],
      [first, 0],
      [second, 0],
    ])
    expect((await me.client.post(`/api/address/${second}/default`)).data).toMatchObject({ id: second, is_default: 1 })
    expect((await me.client.send('PUT', `/api/address/${first}`, { ...HOME, address: '改过的路2号' })).data).toMatchObject({
      id: first,
      address: '改过的路2号',
      is_default: 0,
    })
    expect((await me.client.delete(`/api/address/${second}`)).data).toMatchObject([
      { id: first, is_default: 1 },
      { id: third, is_default: 0 },
    ])
    await me.client.delete(`/api/address/${first}`)
    expect((await me.client.delete(`/api/address/${third}`)).data).toEqual([])
  })

  it('addresses are at most twenty, also when many are added at once', async () => {
    const answers = await Promise.all(Array.from({ length: 22 }, () => me.client.post('/api/address', HOME)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({ status: 422, message: '最多保存20个收货地址，请先删除不用的地址' })
    expect((await ids()).filter(([, isDefault]) => isDefault === 1)).toHaveLength(1)
  })

  it('addresses of another shop are not there', async () => {
    const id = await add()
    const other = await createShopper(h)
    for (const answer of [
      await other.client.send('PUT', `/api/address/${id}`, HOME),
      await other.client.delete(`/api/address/${id}`),
      await other.client.post(`/api/address/${id}/default`),
    ])
      expect(answer).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } })
    const quote = await quoteFor(other.client, [{ goodsId: await createGoods(h), number: 30 }])
    expect(await submit(other.client, quote, { address_id: id })).toMatchObject({ status: 404, message: '收货地址不存在' })
    expect(await ids()).toEqual([[id, 1]])
  })
})

describe('an order', () => {
  const deliveryOf = async (
    order: Record<string, string> = {},
    checkout: Record<string, string> = {},
  ): Promise<OrderDetailWire['address']> => {
    const placed = await buy(me.client, [{ goodsId: await createGoods(h), number: 30 }], { order, checkout })
    return ((await me.client.get(`/api/order/${placed.orders[0]?.id}`)).data as OrderDetailWire).address
  }

  it('an order goes to the default, else to the one chosen at checkout or when it is sent, and keeps it as it was', async () => {
    await add()
    const other = await add({ name: '李库管', phone: '13900000009', address: '后院库房' })
    expect(await deliveryOf()).toEqual({ name: '王 店长', phone: '0571-88880001', address: '浙江省杭州市西湖区示范路1号' })
    expect(await deliveryOf({}, { address_id: other })).toMatchObject({ name: '李库管', address: '浙江省杭州市西湖区后院库房' })
    const placed = await buy(me.client, [{ goodsId: await createGoods(h), number: 30 }], { order: { address_id: other } })
    await me.client.delete(`/api/address/${other}`)
    expect((await me.client.get(`/api/order/${placed.orders[0]?.id}`)).data).toMatchObject({
      address: { name: '李库管', phone: '13900000009', address: '浙江省杭州市西湖区后院库房' },
    })
  })

  it('an order says in its quote where it would go', async () => {
    const id = await add()
    expect(await quoteFor(me.client, [{ goodsId: await createGoods(h), number: 30 }])).toMatchObject({
      address_id: id,
      address: '浙江省杭州市西湖区示范路1号',
    })
  })
})
