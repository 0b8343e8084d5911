import { describe, expect, it } from 'vitest'
import { cartBody, userBody } from '../../testing/bodies.ts'
import { codes, openHarness } from '../../testing/harness.ts'
import { ok, raw, refused } from '../../testing/stubRest.ts'
import { toGlobalId } from '../base/globalId.ts'

describe('cart', () => {
  const query = '{ cart { id lines { id goods { name } } totals { payable } pricing { lines { lineID } } } viewer { company } }'
  const totals = 'total,list_total,discount_total,coupon_total,shipping_total,yx_total,zy_total'
  it('the field cart is two calls with the viewer', async () => {
    const { ask, rest } = openHarness({ 'GET /api/cart/list': ok(cartBody()), 'GET /api/user/base': ok(userBody()) })
    const answer = await ask(query)
    expect(answer.data).toEqual({
      cart: {
        id: toGlobalId('Cart', '7'),
        lines: [{ id: toGlobalId('CartLine', '31'), goods: { name: '阿莫西林胶囊1' } }],
        totals: { payable: '248.00' },
        pricing: { lines: [{ lineID: '31' }] },
      },
      viewer: { company: '康健大药房' },
    })
    expect(rest.calls.toSorted()).toEqual([
      `GET /api/cart/list?filters=99999&fields=warnings,${totals},pricing,data.id,data.combination,data.goods.id,data.goods.name`,
      'GET /api/user/base',
    ])
  })

  it('the field cart is LOGIN_REQUIRED beside null for a visitor', async () => {
    const { ask } = openHarness({ 'GET /api/cart/list': refused(401, '请先登录') })
    const answer = await ask(query, { session: null })
    expect(answer.data).toEqual({ cart: null, viewer: null })
    expect(answer.errors?.[0]).toMatchObject({ path: ['cart'], extensions: { code: 'LOGIN_REQUIRED', userMessage: '请先登录' } })
  })
})

describe('cartBadge', () => {
  it('cartBadge counts the lines', async () => {
    const { ask, rest } = openHarness({ 'GET /api/cart/total': ok({ total: '236.00', count: 3, selected_count: 1 }) })
    expect((await ask('{ cartBadge }')).data).toEqual({ cartBadge: 3 })
    expect(rest.calls).toEqual(['GET /api/cart/total?fields=count'])
  })

  it.each([
    ['failing', refused(500, 'x')],
    ['rubbish', raw(200, 'x')],
  ])('cartBadge is an error when the answer is %s', async (_, route) => {
    const answer = await openHarness({ 'GET /api/cart/total': route }).ask('{ cartBadge }')
    expect([answer.data, codes(answer)]).toEqual([{ cartBadge: null }, ['SYSTEM_BUSY']])
  })

  it("cartBadge is a visitor's when the session has lapsed", async () => {
    const answer = await openHarness({ 'GET /api/cart/total': refused(401, '请先登录') }).ask('{ cartBadge }')
    expect([answer.data, answer.errors]).toEqual([{ cartBadge: 0 }, undefined])
  })

  it('cartBadge is 0 for a visitor, without asking', async () => {
    const { ask, rest } = openHarness({})
    expect((await ask('{ cartBadge }', { session: null })).data).toEqual({ cartBadge: 0 })
    expect(rest.calls).toEqual([])
  })
})

const payload = '{ cart { lineCount } warnings { code } }'
const changes: readonly [string, string, Record<string, unknown>, string][] = [
  [
    'addToCart',
    'AddToCartInput',
    { goodsID: '1', quantity: 20, seenPrice: '12.30', warehouseID: '1' },
    'POST /api/cart goods_id=1&number=20&price=12.30&ck_id=1',
  ],
  [
    'addToCart',
    'AddToCartInput',
    { goodsID: '1', quantity: 20, warehouseID: '1', clientKey: 'key-00000001' },
    'POST /api/cart goods_id=1&number=20&ck_id=1&client_key=key-00000001',
  ],
  ['updateCartLine', 'UpdateCartLineInput', { lineID: '31', quantity: 5 }, 'POST /api/cart/31/edit number=5'],
  [
    'selectCartLines',
    'SelectCartLinesInput',
    { lineIDs: ['31', '32'], isSelected: false },
    'POST /api/cart/batch_select ids=31,32&is_selected=0',
  ],
]
describe('changes of the cart', () => {
  const routes = {
    'POST /api/cart': ok(cartBody()),
    'POST /api/cart/31/edit': ok(cartBody()),
    'POST /api/cart/batch_select': ok(cartBody()),
  }
  it.each(changes)('%s answers the whole cart by one call', async (name, type, input, call) => {
    const { ask, rest } = openHarness(routes)
    const answer = await ask(`mutation M($input: ${type}!) { ${name}(input: $input) ${payload} }`, { variables: { input } })
    expect(answer.errors).toBeUndefined()
    expect(answer.data).toEqual({ [name]: { cart: { lineCount: 1 }, warnings: [{ code: 'PRICE_CHANGED' }] } })
    expect(rest.calls).toEqual([call])
  })

  it('deleteCartLines names the lines that went', async () => {
    const { ask, rest } = openHarness({ 'POST /api/cart/batch_delete': ok(cartBody({ data: [], count: 0 })) })
    const answer = await ask('mutation { deleteCartLines(input: { lineIDs: ["31"] }) { cart { lineCount lines { id } } deletedIDs } }')
    expect(answer.data).toEqual({ deleteCartLines: { cart: { lineCount: 0, lines: [] }, deletedIDs: [toGlobalId('CartLine', '31')] } })
    expect(rest.calls).toEqual(['POST /api/cart/batch_delete ids=31'])
  })

  it.each([
    ['NOT_REVIEWED', 403],
    ['CERT_EXPIRED', 403],
    ['SCOPE_DENIED', 403],
    ['NOT_ON_SALE', 400],
    ['NOT_BUYABLE', 400],
    ['OUT_OF_STOCK', 400],
    ['STOCK_SHORT', 400],
    ['MIN_QTY', 400],
    ['PACK_MULTIPLE', 400],
    ['CART_FULL', 400],
    ['NOT_FOUND', 404],
  ])('changes of the cart pass on the refusal %s', async (reason, code) => {
    const { ask } = openHarness({ 'POST /api/cart': refused(code, '温馨提示', { reason, available: 3 }) })
    const answer = await ask(`mutation { addToCart(input: { goodsID: "1", quantity: 1, warehouseID: "1" }) ${payload} }`)
    expect(answer.data).toEqual({ addToCart: null })
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: 'BUSINESS_REJECTED',
      reason,
      userMessage: '温馨提示',
      upstreamCode: code,
      requestId: 'test-request',
    })
  })

  it.each(['1/../../user/base', '1?x=1', '%2e%2e', '\ud800', ''])(
    'changes of the cart refuse the line id %j before any call',
    async (lineID) => {
      const { ask, rest } = openHarness({})
      const edit = await ask(`mutation M($input: UpdateCartLineInput!) { updateCartLine(input: $input) ${payload} }`, {
        variables: { input: { lineID, quantity: 1 } },
      })
      const remove = await ask('mutation M($input: DeleteCartLinesInput!) { deleteCartLines(input: $input) { deletedIDs } }', {
        variables: { input: { lineIDs: ['1', lineID] } },
      })
      expect([edit, remove].map(({ errors }) => errors?.[0]?.extensions)).toMatchObject([
        { code: 'VALIDATION_FAILED', field: 'lineID' },
        { code: 'VALIDATION_FAILED', field: 'lineIDs' },
      ])
      expect(rest.calls).toEqual([])
    },
  )

  it("a change of the cart names a refused input by the schema's word", async () => {
    const { ask } = openHarness({ 'POST /api/cart': refused(422, '有误', { errors: { ck_id: ['仓库有误'] } }) })
    const answer = await ask(`mutation { addToCart(input: { goodsID: "1", quantity: 1, warehouseID: "x" }) ${payload} }`)
    expect(answer.errors?.[0]?.extensions).toMatchObject({ field: 'warehouseID', userMessage: '仓库有误' })
  })
})
