import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGoods, createTrade, HERBS, MAIN } from '../../testing/catalogue.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn, type Person } from '../../testing/people.ts'
import type { TestAnswer, TestClient } from '../../testing/testClient.ts'
import type { CartStateWire } from './cart.schemas.ts'

let h: Harness
let person: Person
let client: TestClient
beforeAll(async () => {
  h = await openHarness()
  await createTrade(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  h.clock.advance(60_000)
  person = await createPerson(h)
  client = await logIn(h, person)
})

const cartOf = (answer: TestAnswer): CartStateWire => {
  expect(answer).toMatchObject({ status: 200, code: 200 })
  return answer.data as CartStateWire
}
const add = (goodsId: number, number: number, more: Record<string, string | number> = {}) =>
  client.post('/api/cart', { goods_id: goodsId, number, price: '10.00', ck_id: MAIN, ...more })
const lineIds = async () => cartOf(await client.get('/api/cart/list')).data.map((line) => line.id)

describe('the cart', () => {
  it('the cart is empty at first and never a visitor’s', async () => {
    expect(cartOf(await client.get('/api/cart/list?filters=99999'))).toMatchObject({
      data: [],
      total: '0.00',
      count: 0,
      shipping_data: [],
      warnings: [],
      pricing: { lines: [], goods: {}, wh: {} },
    })
    for (const answer of [
      await h.client().get('/api/cart/list'),
      await h.client().get('/api/cart/total'),
      await h.client().post('/api/cart', {}),
      await h.client().post('/api/cart/1/edit', {}),
    ]) {
      expect(answer.status).toBe(401)
    }
  })

  it('the cart answers every write with the whole cart, the newest line first', async () => {
    const [first, second] = [await createGoods(h), await createGoods(h)]
    await add(first, 10)
    const cart = cartOf(await add(second, 20))
    expect(cart.data.map((line) => [line.goods?.id, line.number, line.amount, line.is_selected, line.goods?.cart_number])).toEqual([
      [String(second), 20, '200.00', 1, 20],
      [String(first), 10, '100.00', 1, 10],
    ])
    expect(cart).toMatchObject({
      total: '300.00',
      list_total: '300.00',
      discount_total: '0.00',
      shipping_total: '12.00',
      count: 2,
      selected_count: 2,
    })
    expect(cart.shipping_data).toEqual([
      {
        ck_id: '1',
        name: '主仓',
        shipping_amount: '800.00',
        no_trans_order_amount: '200.00',
        fee: '12.00',
        goods_amount: '300.00',
        shipping: '12.00',
        short_free: '500.00',
        short_min: '0.00',
      },
    ])
    expect(cartOf(await client.get('/api/cart/list'))).toEqual(cart)
    expect((await client.get('/api/cart/total')).data).toEqual({ total: '300.00', count: 2, selected_count: 2 })
    expect((await client.get('/api/cart/total?fields=count')).data).toEqual({ count: 2 })
    expect((await client.get('/api/cart/total?fields=count,selected_count')).data).toEqual({ count: 2, selected_count: 2 })
    expect((await client.get('/api/user/base')).data).toMatchObject({ cart: 2 })
  })

  it('the cart gives exactly the fields that are asked for, the money the same', async () => {
    const goods = await createGoods(h, { ladder: [{ number: 20, price: 900 }] })
    await add(await createGoods(h), 10)
    const whole = cartOf(await add(goods, 20))
    const asked = await client.get(
      '/api/cart/list?fields=total,shipping_data,data.amount,data.goods.name,data.goods.ladder_price,data.combination',
    )
    expect(asked.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(asked).toMatchObject({ status: 200, code: 200, message: 'ok' })
    expect(asked.data).toEqual({
      total: whole.total,
      shipping_data: whole.shipping_data,
      data: whole.data.map((line) => ({
        amount: line.amount,
        goods: { name: line.goods?.name, ladder_price: line.goods?.ladder_price },
        combination: null,
      })),
    })
    expect((await client.get('/api/cart/list?fields=data.goods.id,data.goods,data.goods.name,pricing&filters=99999')).data).toEqual({
      data: whole.data.map((line) => ({ goods: line.goods })),
      pricing: whole.pricing,
    })
  })

  it.each([
    ['fields=data.goods.naem,total', { fields: ['返回字段中没有“data.goods.naem”'] }],
    ['fields=__proto__', { fields: ['返回字段中没有“__proto__”'] }],
    ['fields=total,,count', { fields: ['返回字段中没有“”'] }],
    ['fields=', { fields: ['请填写返回字段'] }],
    ['fields=total%00', { fields: ['返回字段含有无法使用的字符'] }],
    ['fields=price&filters=-1', { filters: ['筛选不能小于0'], fields: ['返回字段中没有“price”'] }],
  ])('the cart refuses %s', async (query, errors) => {
    expect(await client.get(`/api/cart/list?${query}`)).toMatchObject({ status: 422, data: { errors } })
  })

  it('the cart adds to the line there is, and selects it again', async () => {
    const goods = await createGoods(h)
    const [id] = cartOf(await add(goods, 10)).data.map((line) => line.id)
    await client.post('/api/cart/batch_select', { ids: String(id), is_selected: 0 })
    const cart = cartOf(await add(goods, 15))
    expect(cart.data).toMatchObject([{ id, number: 25, is_selected: 1 }])
  })

  it('the cart prices ladders, specials and two warehouses by the rules', async () => {
    const ladder = await createGoods(h, { ladder: [{ number: 20, price: 900 }] })
    const special = await createGoods(h, { is_youx: true, special_price: 800, special_until: new Date(h.clock.now().getTime() + 1_000) })
    const herb = await createGoods(h, { ck_id: HERBS, kind: 'herb', rx_class: 'none', scope_code: 'herb' })
    await add(ladder, 20)
    await add(special, 5, { price: '8.00' })
    const cart = cartOf(await add(herb, 5, { ck_id: HERBS }))
    expect(cart.data.map((line) => [line.price, line.list_amount, line.amount])).toEqual([
      ['10.00', '50.00', '50.00'],
      ['8.00', '50.00', '40.00'],
      ['9.00', '200.00', '180.00'],
    ])
    expect(cart).toMatchObject({
      list_total: '300.00',
      discount_total: '30.00',
      total: '270.00',
      shipping_total: '27.00',
      yx_total: '40.00',
      zy_total: '50.00',
    })
    expect(cart.warnings).toEqual([
      { code: 'MIN_ORDER', target: 'warehouse:2', message: '该仓库满 100.00 元起配，还差 50.00 元', available: null },
    ])
    h.clock.advance(2_000)
    const later = cartOf(await client.get('/api/cart/list'))
    expect(later.data[1]).toMatchObject({ price: '10.00', seen_price: '8.00', amount: '50.00' })
    expect(later.warnings).toContainEqual({
      code: 'PRICE_CHANGED',
      target: later.data[1]?.id,
      message: '商品价格有变动，请以当前价格为准',
      available: null,
    })
  })

  it('the cart tells at once when the price the buyer saw is gone, and only then', async () => {
    const goods = await createGoods(h)
    expect(cartOf(await add(goods, 5, { price: '9.90' })).warnings.map((warning) => warning.code)).toContain('PRICE_CHANGED')
    expect(cartOf(await client.get('/api/cart/list')).warnings.map((warning) => warning.code)).not.toContain('PRICE_CHANGED')
  })

  it('the cart edits, selects and deletes lines', async () => {
    const [first, second] = [await createGoods(h), await createGoods(h)]
    await add(first, 10)
    await add(second, 10)
    const [idTwo, idOne] = await lineIds()
    expect(cartOf(await client.post(`/api/cart/${idOne}/edit`, { number: 30 })).total).toBe('400.00')
    expect(cartOf(await client.post('/api/cart/batch_select', { ids: `${idOne}`, is_selected: 0 }))).toMatchObject({
      total: '100.00',
      count: 2,
      selected_count: 1,
      pricing: { lines: [{ selected: true }, { selected: false }] },
    })
    expect(cartOf(await client.post('/api/cart/batch_delete', { ids: `${idOne},${idTwo}` }))).toMatchObject({
      data: [],
      count: 0,
      total: '0.00',
    })
  })

  it('the cart passes over ids that are gone, as long as one is left', async () => {
    await add(await createGoods(h), 5)
    const [id] = await lineIds()
    expect(cartOf(await client.post('/api/cart/batch_select', { ids: `999999999,${id}`, is_selected: 0 })).selected_count).toBe(0)
    expect(cartOf(await client.post('/api/cart/batch_delete', { ids: `999999999,${id}` })).count).toBe(0)
    expect(await client.post('/api/cart/batch_delete', { ids: `${id}` })).toMatchObject({
      status: 404,
      message: '该商品已不在采购单中',
      data: { reason: 'NOT_FOUND' },
    })
  })

  it('the cart shows nobody another’s lines and changes none of them', async () => {
    await add(await createGoods(h), 5)
    const [id] = await lineIds()
    const other = await logIn(h, await createPerson(h))
    expect(cartOf(await other.get('/api/cart/list')).count).toBe(0)
    for (const answer of [
      await other.post(`/api/cart/${id}/edit`, { number: 10 }),
      await other.post('/api/cart/batch_select', { ids: `${id}`, is_selected: 0 }),
      await other.post('/api/cart/batch_delete', { ids: `${id}` }),
    ])
      expect(answer).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } })
    expect(cartOf(await client.get('/api/cart/list')).data).toMatchObject([{ id, number: 5, is_selected: 1 }])
  })

  it.each(['x', '1x', '1.5', '-1', '%2e%2e', '9'.repeat(40)])('the cart knows no line «%s»', async (id) => {
    expect(await client.post(`/api/cart/${id}/edit`, { number: 5 })).toMatchObject({ status: 404 })
  })
})

describe('parallel adds', () => {
  it('parallel adds never pass the stock together', async () => {
    const goods = await createGoods(h, { stock: 50 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(goods, 5)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10)
    expect(answers.find((answer) => answer.status !== 200)).toMatchObject({ status: 400, data: { reason: 'STOCK_SHORT', available: 50 } })
    expect(cartOf(await client.get('/api/cart/list')).data).toMatchObject([{ number: 50, reason: null }])
  })
})

describe('the cap', () => {
  it('the cap is 500 lines, also for adds at the same time; lines there are still grow', async () => {
    const ids: number[] = []
    for (let i = 0; i < 503; i++) ids.push(await createGoods(h))
    const rows = ids
      .slice(0, 498)
      .map((goods_id) => ({ member_id: person.memberId, goods_id, ck_id: MAIN, number: 5, seen_price: 1_000, added_at: h.clock.now() }))
    await h.deps.db.insertInto('cart_line').values(rows).execute()
    const answers = await Promise.all(ids.slice(498).map((id) => add(id, 5)))
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 200, 400, 400, 400])
    expect(answers.find((answer) => answer.status === 400)).toMatchObject({
      message: '采购单最多可放 500 种商品，请先清理部分商品',
      data: { reason: 'CART_FULL', value: 500 },
    })
    expect(cartOf(await add(ids[0] ?? 0, 5)).count).toBe(500)
    const all = await lineIds()
    expect(cartOf(await client.post('/api/cart/batch_select', { ids: all.join(','), is_selected: 0 })).selected_count).toBe(0)
    expect(cartOf(await client.post('/api/cart/batch_delete', { ids: all.join(',') })).count).toBe(0)
  })
})
