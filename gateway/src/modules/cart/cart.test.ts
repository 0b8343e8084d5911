import { describe, expect, it } from 'vitest'
import { cartBody, cartLineBody, combinationLineBody, userBody } from '../../testing/bodies.ts'
import { codes, openHarness } from '../../testing/harness.ts'
import { ok, raw, refused } from '../../testing/stubRest.ts'
import { whole } from '../../testing/whole.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toCart } from './cart.mapper.ts'
import { toPricing } from './pricing.mapper.ts'

describe('the cart body', () => {
  it('becomes a cart', () => {
    const cart = whole(toCart(cartBody()))
    expect(cart).toMatchObject({
      lineCount: 1,
      selectedCount: 1,
      totals: {
        list: '246.00',
        discount: '10.00',
        coupons: '0.00',
        preferred: '0.00',
        herbs: '0.00',
        goods: '236.00',
        shipping: '12.00',
        payable: '248.00',
      },
      warehouses: [
        {
          warehouse: { warehouseID: '1', name: '杭州仓' },
          goodsAmount: '236.00',
          freeOver: '800.00',
          minimumOrder: '200.00',
          fee: '12.00',
          shipping: '12.00',
          shortOfFree: '564.00',
          shortOfMinimum: '0.00',
        },
      ],
      warnings: [
        { code: 'PRICE_CHANGED', targetId: toGlobalId('CartLine', '31'), warehouseID: null, message: '价格有变动', available: null },
      ],
      lines: [
        {
          lineID: '31',
          kind: 'PLAIN',
          quantity: 20,
          unitPrice: '12.30',
          amount: '236.00',
          listAmount: '246.00',
          isSelected: true,
          refusal: null,
          goods: { goodsID: '1' },
        },
      ],
    })
    expect(Object.keys(cart).toSorted()).toEqual([
      'addons',
      'coupons',
      'filters',
      'lineCount',
      'lines',
      'pricing',
      'promotions',
      'selectedCount',
      'totals',
      'warehouses',
      'warnings',
    ])
  })

  it.each([
    ['0.10', '0.20', '0.30'],
    ['0.05', '0.04', '0.09'],
    ['999999999999.99', '0.01', '1000000000000.00'],
    ['1.15', '0.00', '1.15'],
  ])('adds %s and %s to the cent', (total, shipping, payable) => {
    expect(toCart(cartBody({ total, shipping_total: shipping })).totals.payable).toBe(payable)
  })

  it.each([
    [{ type: 1 }, { kind: 'FLASH' }],
    [{ price: null }, { unitPrice: null }],
    [
      { reason: 'OUT_OF_STOCK', reason_text: '缺货', is_selected: 0 },
      { refusal: { reason: 'OUT_OF_STOCK', message: '缺货' }, isSelected: false },
    ],
  ])('reads a line with %j as %j', (changes, expected) => {
    expect(whole(toCart(cartBody({ data: [cartLineBody('31', '1', changes)] }))).lines[0]).toMatchObject(expected)
  })

  it('reads a combination beside other lines, its first goods standing for it', () => {
    const [combo, plain] = toCart(cartBody({ data: [combinationLineBody('32'), cartLineBody('31', '1')] })).lines
    expect(combo).toMatchObject({
      kind: 'COMBINATION',
      quantity: 3,
      goods: { goodsID: '1' },
      combination: {
        combinationID: '9',
        name: '感冒组合',
        price: '50.00',
        listPrice: '55.00',
        items: [
          { goods: { goodsID: '1' }, quantity: 1 },
          { goods: { goodsID: '2' }, quantity: 2 },
        ],
      },
    })
    expect(plain?.combination).toBeNull()
  })

  it('is unreadable with a line of neither goods nor combination', () => {
    expect(() => whole(toCart(cartBody({ data: [cartLineBody('31', '1', { goods: null })] })))).toThrow(
      expect.objectContaining({ code: 'SYSTEM_BUSY' }),
    )
  })

  it('says which gift comes with a line', () => {
    const gift = {
      total: 2,
      type: 2,
      need: 10,
      give: 1,
      left: 3,
      goods: { id: '8', name: '口罩', ypgg: '10 只', bzdw: '包', goods_image: ['/files/goods/8-a.svg', 'javascript:x'] },
    }
    expect(toCart(cartBody({ data: [cartLineBody('31', '1', { gift_data: gift })] })).lines[0]?.gift).toEqual({
      quantity: 2,
      mode: 'EVERY',
      needed: 10,
      given: 1,
      left: 3,
      goodsID: '8',
      name: '口罩',
      spec: '10 只',
      packUnit: '包',
      images: ['/files/goods/8-a.svg'],
    })
  })

  it('carries what may be added at a price, and its line', () => {
    const offer = {
      id: '8',
      name: '满200元换购',
      goods: cartLineBody('31', '2')['goods'],
      price: '3.90',
      full: '200.00',
      covers_all: 0,
      amount: '48.00',
      short: '152.00',
      status: 0,
      number: 2,
      left: 2,
      ends_at: 1_795_230_000,
    }
    const cart = toCart(
      cartBody({
        addon_data: [offer],
        data: [
          cartLineBody('31', '2', { type: 4, reason: 'ADDON_SHORT', reason_text: '再选购 152.00 元的活动商品即可换购', is_selected: 0 }),
        ],
      }),
    )
    expect(whole(cart).addons).toMatchObject([
      {
        promotionID: '8',
        price: '3.90',
        full: '200.00',
        short: '152.00',
        isReached: false,
        coversAll: false,
        perOrder: 2,
        left: 2,
        goods: { goodsID: '2' },
      },
    ])
    expect(whole(cart).lines[0]).toMatchObject({ kind: 'ADDON', refusal: { reason: 'ADDON_SHORT' } })
    expect(
      toPricing({ lines: [], goods: {}, wh: {}, addons: { 2: { id: 8, full: 20_000, goods: ['1'], price: 390, number: 2, left: 50 } } })
        .addons,
    ).toEqual([{ goodsID: '2', promotionID: '8', full: 20_000, goodsIDs: ['1'], price: 390, perOrder: 2, left: 50 }])
  })

  it('carries its promotions with their tiers', () => {
    const tier = { full: '300.00', minus: '20.00', rate: null, status: 0, short: '64.00', applied: 0 }
    const activity = {
      id: '7',
      name: '满300减20',
      goods_link_id: '7',
      ends_at: 1_795_233_000,
      covers_all: 0,
      repeatable: 1,
      cap: null,
      status: 0,
      amount: '236.00',
      minus: '0.00',
      tiers: [tier],
    }
    const discount = { ...activity, id: '8', tiers: [{ ...tier, minus: null, rate: 9800, status: 1, short: '0.00', applied: 1 }] }
    const pieces = {
      ...activity,
      id: '9',
      tiers: [],
      terms: ['每满 5 件减 ¥3'],
      applied: '每满 5 件减 ¥3 × 2',
      next: '每满 5 件减 ¥3，还差 2 件',
    }
    expect(toCart(cartBody({ activity_data: { manjians: [activity], pieces: [pieces], discounts: [discount] } })).promotions).toMatchObject(
      [
        {
          promotionID: '7',
          kind: 'FULL_REDUCTION',
          isRepeatable: true,
          cap: null,
          tiers: [{ full: '300.00', minus: '20.00', rate: null, isReached: false, short: '64.00', isApplied: false }],
        },
        {
          promotionID: '9',
          kind: 'PIECES',
          tiers: [],
          terms: ['每满 5 件减 ¥3'],
          applied: '每满 5 件减 ¥3 × 2',
          next: '每满 5 件减 ¥3，还差 2 件',
        },
        { promotionID: '8', kind: 'DISCOUNT', tiers: [{ minus: null, rate: 9800, isReached: true, isApplied: true }] },
      ],
    )
  })

  it('points warnings at a line, a coupon or a warehouse', () => {
    const warning = (target: string | null) => ({ code: 'MIN_ORDER', target, message: '未达起订', available: null })
    const warnings = [warning('warehouse:1'), warning('coupon:5'), warning('31'), warning(null), warning('shelf:1')]
    expect(toCart(cartBody({ warnings })).warnings.map(({ targetId, warehouseID }) => [targetId, warehouseID])).toEqual([
      [null, '1'],
      [toGlobalId('Coupon', '5'), null],
      [toGlobalId('CartLine', '31'), null],
      [null, null],
      [null, null],
    ])
  })

  it.each([
    ['data', null],
    ['total', 236],
    ['shipping_data', {}],
    ['pricing', null],
    ['count', '1'],
  ])('is unreadable with %s = %j', (key, value) => {
    expect(() => whole(toCart(cartBody({ [key]: value })))).toThrow(expect.objectContaining({ code: 'SYSTEM_BUSY' }))
  })
})

describe('the pricing document', () => {
  const noPromotions = {
    flash: [],
    groups: [],
    addons: [],
    combinations: [],
    fullReductions: [],
    discounts: [],
    pieces: [],
    coupons: [],
    vouchers: 0,
    balance: 0,
  }
  it("keeps every value under the schema's name", () => {
    expect(toPricing(cartBody()['pricing'])).toEqual({
      lines: [{ id: '31', goodsID: '1', quantity: 20, type: 0, combinationID: null, isSelected: true, warehouseID: 1, refused: null }],
      goods: [
        {
          goodsID: '1',
          basePrice: 1230,
          special: null,
          ladder: [{ quantity: 50, price: 1180 }],
          ladderType: 1,
          isBuyable: true,
          stock: 500,
          pack: 10,
          minimum: 10,
          caseQuantity: 100,
          limit: null,
          warehouseID: 1,
          withCoupon: true,
          isEphedrine: false,
          isCold: false,
          isFreeShipping: false,
          isSingleFreeShipping: false,
          freeShippingQuantity: null,
          gift: null,
        },
      ],
      ...noPromotions,
      warehouses: [{ warehouseID: 1, freeOver: 80_000, fee: 1200, minimum: 20_000 }],
    })
  })

  it('takes for what is left out what `rules` takes', () => {
    expect(toPricing({ lines: [{ id: 1, goods: '9', qty: 1 }], goods: { 9: { base_price: 100, ck: 2 } }, wh: { 2: {} } })).toEqual({
      lines: [{ id: '1', goodsID: '9', quantity: 1, type: 0, combinationID: null, isSelected: true, warehouseID: 2, refused: null }],
      goods: [
        {
          goodsID: '9',
          basePrice: 100,
          special: null,
          ladder: [],
          ladderType: 1,
          isBuyable: true,
          stock: 2_147_483_647,
          pack: 1,
          minimum: 1,
          caseQuantity: null,
          limit: null,
          warehouseID: 2,
          withCoupon: true,
          isEphedrine: false,
          isCold: false,
          isFreeShipping: false,
          isSingleFreeShipping: false,
          freeShippingQuantity: null,
          gift: null,
        },
      ],
      ...noPromotions,
      warehouses: [{ warehouseID: 2, freeOver: 2_147_483_647, fee: 0, minimum: 0 }],
    })
  })
})

describe('cart', () => {
  const query = '{ cart { id lines { id goods { name } } totals { payable } pricing { lines { id } } } viewer { company } }'
  const totals = 'total,list_total,discount_total,coupon_total,shipping_total,yx_total,zy_total'
  it('is two calls with the viewer', async () => {
    const { ask, rest } = openHarness({ 'GET /api/cart/list': ok(cartBody()), 'GET /api/user/base': ok(userBody()) })
    const answer = await ask(query)
    expect(answer.data).toEqual({
      cart: {
        id: toGlobalId('Cart', '7'),
        lines: [{ id: toGlobalId('CartLine', '31'), goods: { name: '阿莫西林胶囊1' } }],
        totals: { payable: '248.00' },
        pricing: { lines: [{ id: '31' }] },
      },
      viewer: { company: '康健大药房' },
    })
    expect(rest.calls.toSorted()).toEqual([
      `GET /api/cart/list?filters=99999&fields=warnings,${totals},pricing,data.id,data.combination,data.goods.id,data.goods.name`,
      'GET /api/user/base',
    ])
  })

  it('is LOGIN_REQUIRED beside null for a visitor', async () => {
    const { ask } = openHarness({ 'GET /api/cart/list': refused(401, '请先登录') })
    const answer = await ask(query, { session: null })
    expect(answer.data).toEqual({ cart: null, viewer: null })
    expect(answer.errors?.[0]).toMatchObject({ path: ['cart'], extensions: { code: 'LOGIN_REQUIRED', userMessage: '请先登录' } })
  })
})

describe('cartBadge', () => {
  it('counts the lines', async () => {
    const { ask, rest } = openHarness({ 'GET /api/cart/total': ok({ total: '236.00', count: 3, selected_count: 1 }) })
    expect((await ask('{ cartBadge }')).data).toEqual({ cartBadge: 3 })
    expect(rest.calls).toEqual(['GET /api/cart/total?fields=count'])
  })

  it.each([
    ['failing', refused(500, 'x')],
    ['rubbish', raw(200, 'x')],
  ])('is an error when the answer is %s', async (_, route) => {
    const answer = await openHarness({ 'GET /api/cart/total': route }).ask('{ cartBadge }')
    expect([answer.data, codes(answer)]).toEqual([{ cartBadge: null }, ['SYSTEM_BUSY']])
  })

  it("is a visitor's when the session has lapsed", async () => {
    const answer = await openHarness({ 'GET /api/cart/total': refused(401, '请先登录') }).ask('{ cartBadge }')
    expect([answer.data, answer.errors]).toEqual([{ cartBadge: 0 }, undefined])
  })

  it('is 0 for a visitor, without asking', async () => {
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
  ['editCartLine', 'EditCartLineInput', { lineID: '31', quantity: 5 }, 'POST /api/cart/31/edit number=5'],
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
    const answer = await ask('mutation { deleteCartLines(input: { lineIDs: ["31"] }) { cart { lineCount lines { id } } deletedLineIds } }')
    expect(answer.data).toEqual({ deleteCartLines: { cart: { lineCount: 0, lines: [] }, deletedLineIds: [toGlobalId('CartLine', '31')] } })
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
  ])('pass on the refusal %s', async (reason, code) => {
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

  it.each(['1/../../user/base', '1?x=1', '%2e%2e', '\ud800', ''])('refuse the line id %j before any call', async (lineID) => {
    const { ask, rest } = openHarness({})
    const edit = await ask(`mutation M($input: EditCartLineInput!) { editCartLine(input: $input) ${payload} }`, {
      variables: { input: { lineID, quantity: 1 } },
    })
    const remove = await ask('mutation M($input: DeleteCartLinesInput!) { deleteCartLines(input: $input) { deletedLineIds } }', {
      variables: { input: { lineIDs: ['1', lineID] } },
    })
    expect([edit, remove].map(({ errors }) => errors?.[0]?.extensions)).toMatchObject([
      { code: 'VALIDATION_FAILED', field: 'lineID' },
      { code: 'VALIDATION_FAILED', field: 'lineIDs' },
    ])
    expect(rest.calls).toEqual([])
  })

  it("names a refused input by the schema's word", async () => {
    const { ask } = openHarness({ 'POST /api/cart': refused(422, '有误', { errors: { ck_id: ['仓库有误'] } }) })
    const answer = await ask(`mutation { addToCart(input: { goodsID: "1", quantity: 1, warehouseID: "x" }) ${payload} }`)
    expect(answer.errors?.[0]?.extensions).toMatchObject({ field: 'warehouseID', userMessage: '仓库有误' })
  })
})
