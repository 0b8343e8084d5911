import { describe, expect, it } from 'vitest'
import { cartBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok, raw, refused } from '../../testing/stubRest.ts'

const add = `mutation { addToCart(input: { goodsID: "1", quantity: 10, seenPrice: "4.80", warehouseID: "1" }) {
  cart { lineCount } warnings { code } } }`
const posts = (calls: readonly string[]): readonly string[] => calls.filter((call) => call.startsWith('POST'))

describe('a change of the cart that the host has done', () => {
  it.each([
    ['nothing', ok(null)],
    ['a sentence', ok('添加成功')],
    ["PHP's empty object", ok([])],
    ['one line of it', ok({ id: 31, number: 10 })],
    ['a line without an id', ok({ data: [{ number: 10 }] })],
    ['no body at all', raw(204, '')],
  ])('a change of the cart is read from the cart where the host answers %s, and is sent once', async (_, answer) => {
    const { ask, rest } = openHarness({ 'POST /api/cart': answer, 'GET /api/cart/list': ok(cartBody({ count: 3, warnings: [] })) })
    const { data, errors } = await ask(add)
    expect([data, errors]).toEqual([{ addToCart: { cart: { lineCount: 3 }, warnings: [] } }, undefined])
    expect(posts(rest.calls)).toHaveLength(1)
  })

  it('a change of the cart is no failure where the cart cannot be read either', async () => {
    const { ask, rest } = openHarness({ 'POST /api/cart': ok(null), 'GET /api/cart/list': refused(500, 'x') })
    const { data, errors } = await ask(add)
    expect([data, errors]).toEqual([{ addToCart: { cart: null, warnings: [] } }, undefined])
    expect(posts(rest.calls)).toHaveLength(1)
  })

  it.each([
    ['a refusal', refused(400, '库存不足'), 'BUSINESS_REJECTED'],
    ['a page of a proxy', raw(200, '<html>'), 'SYSTEM_BUSY'],
    ['JSON without an envelope', raw(200, '{"success":false}'), 'SYSTEM_BUSY'],
    ['a failure of the host', refused(500, 'x'), 'SYSTEM_BUSY'],
  ])('a change of the cart is not taken for done where the host answers %s', async (_, answer, code) => {
    const { ask, rest } = openHarness({ 'POST /api/cart': answer })
    expect((await ask(add)).errors?.map(({ extensions }) => extensions['code'])).toEqual([code])
    expect(rest.calls).toHaveLength(1)
  })
})

describe('a cart in the fields of the specification', () => {
  const line = (id: number, changes: object = {}): object => ({
    id,
    type: 0,
    number: 10,
    price: 2.5,
    is_selected: 1,
    goods: { id, name: '阿莫西林', number: 5, is_buy: 1, ck_id: 1 },
    ...changes,
  })
  const query = `{ cart { lineCount selectedCount totals { goods list shipping payable }
    lines { lineID kind amount listAmount refusal { reason message } goods { name }
      combination { name items { quantity } } gift { quantity name } }
    warehouses { warehouse { name } goodsAmount shipping shortOfFree shortOfMinimum }
    promotions { kind name isReached amount next tiers { full short isReached } } } }`
  const cartOf = async (body: object): Promise<Record<string, unknown>> => {
    const { data, errors } = await openHarness({ 'GET /api/cart/list': ok(body) }).ask(query)
    expect(errors).toBeUndefined()
    return data?.['cart'] as Record<string, unknown>
  }

  it('a cart of the specification is added up from its lines, of which the selected ones count', async () => {
    expect(await cartOf({ data: [line(1), line(2, { is_selected: 0 }), line(3, { number: 4 })] })).toMatchObject({
      lineCount: 3,
      selectedCount: 2,
      totals: { goods: '35.00', list: '35.00', shipping: null, payable: '35.00' },
      lines: [{ amount: '25.00', listAmount: '25.00' }, { amount: '25.00' }, { amount: '10.00' }],
      warehouses: [],
      promotions: [],
    })
  })

  it('a line of which a host does not say that it is selected is not', async () => {
    expect(await cartOf({ data: [line(1, { is_selected: undefined }), line(2)] })).toMatchObject({ lineCount: 2, selectedCount: 1 })
  })

  it('a cart of the specification refuses a line that cannot be bought or is out of stock', async () => {
    const cannot = line(1, { goods: { id: 1, name: 'a', number: 5, is_buy: 0 } })
    const none = line(2, { goods: { id: 2, name: 'b', number: 0, is_buy: 1 } })
    expect((await cartOf({ data: [cannot, none, line(3)] }))['lines']).toMatchObject([
      { refusal: { reason: 'NOT_BUYABLE' } },
      { refusal: { reason: 'OUT_OF_STOCK' } },
      { refusal: null },
    ])
  })

  it('a cart of the specification judges freight and thresholds by what each warehouse ships', async () => {
    const other = line(2, { goods: { id: 2, name: 'b', number: 5, ck_id: 2 } })
    const shipping = [
      { ck_id: 1, shipping_amount: '25', no_trans_order_amount: '10' },
      { ck_id: 2, name: '成都仓', shipping_amount: '100', no_trans_order_amount: '30' },
    ]
    expect((await cartOf({ data: [line(1), other], shipping_data: shipping }))['warehouses']).toEqual([
      { warehouse: { name: '商城仓库' }, goodsAmount: '25.00', shipping: '0.00', shortOfFree: '0.00', shortOfMinimum: '0.00' },
      { warehouse: { name: '成都仓' }, goodsAmount: '25.00', shipping: null, shortOfFree: '75.00', shortOfMinimum: '5.00' },
    ])
  })

  it('a cart of the specification shows activities by their threshold, and believes the host what it says of them', async () => {
    const activity_data = { manjians: [{ amount: 20 }, { amount: 20, status: 0, name: '满20减2' }], discounts: [{ amount: '30.5' }] }
    expect((await cartOf({ data: [line(1)], activity_data }))['promotions']).toEqual([
      {
        kind: 'FULL_REDUCTION',
        name: '满 20.00 元优惠',
        isReached: true,
        amount: '25.00',
        next: null,
        tiers: [{ full: '20.00', short: '0.00', isReached: true }],
      },
      {
        kind: 'FULL_REDUCTION',
        name: '满20减2',
        isReached: false,
        amount: '25.00',
        next: '满20减2',
        tiers: [{ full: '20.00', short: '0.00', isReached: false }],
      },
      {
        kind: 'DISCOUNT',
        name: '满 30.50 元优惠',
        isReached: false,
        amount: '25.00',
        next: '还差 5.50 元，满 30.50 元优惠',
        tiers: [{ full: '30.50', short: '5.50', isReached: false }],
      },
    ])
  })

  it('a cart of the specification shows a combination and a gift of which little is said', async () => {
    const combination = line(9, {
      type: 3,
      goods: null,
      combination: { id: 9, name: '感冒套餐', number: 3 },
      gift_data: { total: 2, type: 1 },
    })
    expect((await cartOf({ data: [combination, line(1, { gift_data: [], combination: [] })] }))['lines']).toMatchObject([
      {
        kind: 'COMBINATION',
        goods: { name: '感冒套餐' },
        combination: { name: '感冒套餐', items: [] },
        gift: { quantity: 2, name: '赠品' },
      },
      { kind: 'PLAIN', combination: null, gift: null },
    ])
  })

  it('the badge of a cart is read with the member where the total is an amount alone', async () => {
    const user = { username: 'a', cart: 7 }
    const { ask } = openHarness({ 'GET /api/cart/total': ok({ total: 12.5 }), 'GET /api/user/base': ok(user) })
    expect((await ask('{ cartBadge }')).data).toEqual({ cartBadge: 7 })
  })
})
