import { describe, expect, it } from 'vitest'
import type { RestHint } from '../../rest/restTypes.ts'
import { cartBody, cartLineBody, combinationLineBody, goodsBody } from '../../testing/bodies.ts'
import { openHarness } from '../../testing/harness.ts'
import { ok } from '../../testing/stubRest.ts'
import { toPricing } from './pricing.mapper.ts'

const hint: RestHint = {
  kind: 'manjian',
  line: '31',
  goods: ['1', '2'],
  add_qty: 10,
  number: 30,
  cost: '-5.00',
  saves: '5.00',
  gain: '20.00',
  source: '7',
  ck_id: null,
  message: '再买 10 盒，合计省 5.00 元',
}
const read = {
  kind: 'PROMOTION',
  lineID: '31',
  addQuantity: 10,
  quantity: 30,
  cost: '-5.00',
  saves: '5.00',
  gain: '20.00',
  promotionID: '7',
  warehouseID: null,
  message: '再买 10 盒，合计省 5.00 元',
}
const fields = 'kind lineID addQuantity quantity cost saves gain promotionID warehouseID message'

describe('the whole pricing document', () => {
  it('the pricing document brings every promotion that `rules` prices with', () => {
    const gift = { type: 2, need: 10, give: 1, left: null, goods: 'X' }
    const pricing = toPricing({
      lines: [{ id: 1_000_000_003_200, goods: '1', qty: 3, type: 3, comboId: '9', selected: true, ck: 1, refused: null }],
      goods: { 1: { base_price: 1230, ck: 1, limit: 40, gift } },
      flash: { 1: { price: 990, per_member: 5, bought: 2, left: 60 } },
      group: { 1: { id: 31, tiers: [{ number: 10, price: 880 }], taken: 4, per_member: 20, bought: 0, left: 56 } },
      combos: { 9: { price: 5000, left: 4, items: { 1: 1, 2: 2 } } },
      manjian: [{ id: 7, priority: 1, goods: ['1'], repeat: true, cap: 10_000, tiers: [{ full: 30_000, minus: 2000 }] }],
      pieces: [{ id: 9, goods: ['1'], every: 5, minus: 300, cap: 4, left: 10 }],
      addons: { 2: { id: 6, full: 20_000, goods: null, price: 390, number: 2, left: null } },
      discounts: [{ id: 8, goods: null, tiers: [{ full: 30_000, bp: 9800 }] }],
      coupons: [{ id: 5, kind: 'shipping', min: 0, face: null, goods: null, expires: 1_795_233_000 }],
      wh: {},
      vouchers: 2000,
      balance: 30_000,
    })
    expect(pricing).toMatchObject({
      lines: [{ lineID: '1000000003200', kind: 'COMBINATION', combinationID: '9' }],
      goods: [{ limit: 40, gift: { mode: 'EVERY', needed: 10, given: 1, left: null, goodsID: 'X' } }],
      flash: [{ goodsID: '1', priceCents: 990, perMember: 5, bought: 2, left: 60 }],
      groups: [{ goodsID: '1', saleID: '31', tiers: [{ quantity: 10, priceCents: 880 }], taken: 4, perMember: 20, bought: 0, left: 56 }],
      combinations: [
        {
          combinationID: '9',
          priceCents: 5000,
          left: 4,
          items: [
            { goodsID: '1', quantity: 1 },
            { goodsID: '2', quantity: 2 },
          ],
        },
      ],
      fullReductions: [
        {
          promotionID: '7',
          priority: 1,
          goodsIDs: ['1'],
          isRepeatable: true,
          capCents: 10_000,
          tiers: [{ fullCents: 30_000, minusCents: 2000 }],
        },
      ],
      pieces: [{ promotionID: '9', priority: 0, goodsIDs: ['1'], every: 5, minusCents: 300, timesPerOrder: 4, timesLeft: 10 }],
      addons: [{ goodsID: '2', promotionID: '6', fullCents: 20_000, goodsIDs: null, priceCents: 390, perOrder: 2, left: null }],
      discounts: [{ promotionID: '8', goodsIDs: null, tiers: [{ fullCents: 30_000, basisPoints: 9800 }] }],
      coupons: [{ couponID: '5', kind: 'SHIPPING', minimumCents: 0, faceCents: null, goodsIDs: null, expiresAt: '2026-11-21T03:50:00Z' }],
      vouchersCents: 2000,
      balanceCents: 30_000,
    })
  })

  it.each([
    ['flash', { 1: {} }],
    ['combos', { 9: { price: 1, items: { 1: 'x' } } }],
    ['manjian', [{ id: 7 }]],
    ['pieces', [{ id: 7, every: 5 }]],
    ['pieces', [{ id: 7, every: 5, minus: 300, goods: '1' }]],
    ['coupons', [{ id: 5, kind: 'lottery', min: 0 }]],
    ['discounts', {}],
  ])('the pricing document is unreadable with %s = %j', (key, value) => {
    expect(() => toPricing({ lines: [], goods: {}, wh: {}, [key]: value })).toThrow(expect.objectContaining({ code: 'SYSTEM_BUSY' }))
  })
})

describe('a cart with a combination', () => {
  it('a cart with a combination is read beside its other lines', async () => {
    const { ask } = openHarness({
      'GET /api/cart/list': ok(cartBody({ data: [combinationLineBody('32'), cartLineBody('31', '1')], count: 2 })),
    })
    const answer = await ask(
      '{ cart { lineCount lines { lineID kind goods { goodsID } combination { name items { quantity goods { name } } } } } }',
    )
    expect(answer.errors).toBeUndefined()
    expect(answer.data).toEqual({
      cart: {
        lineCount: 2,
        lines: [
          {
            lineID: '32',
            kind: 'COMBINATION',
            goods: { goodsID: '1' },
            combination: {
              name: '感冒组合',
              items: [
                { quantity: 1, goods: { name: '阿莫西林胶囊1' } },
                { quantity: 2, goods: { name: '阿莫西林胶囊2' } },
              ],
            },
          },
          { lineID: '31', kind: 'PLAIN', goods: { goodsID: '1' }, combination: null },
        ],
      },
    })
  })
})

describe('more ways into the cart', () => {
  it.each([
    [
      'addToCart',
      'AddToCartInput',
      { goodsID: '1', quantity: 2, seenPrice: '3.90', warehouseID: '1', isAddon: true },
      'POST /api/cart',
      'POST /api/cart goods_id=1&number=2&price=3.90&ck_id=1&type=4',
    ],
    [
      'addToCart',
      'AddToCartInput',
      { goodsID: '1', quantity: 2, seenPrice: '9.90', warehouseID: '1', isFlash: true },
      'POST /api/cart',
      'POST /api/cart goods_id=1&number=2&price=9.90&ck_id=1&type=1',
    ],
    [
      'addCombinationToCart',
      'AddCombinationToCartInput',
      { combinationID: '9', quantity: 2, seenPrice: '50.00', warehouseID: '1' },
      'POST /api/cart',
      'POST /api/cart goods_id=9&combo_id=9&number=2&price=50.00&ck_id=1&type=3',
    ],
    [
      'addCombinationToCart',
      'AddCombinationToCartInput',
      { combinationID: '9', quantity: 2, seenPrice: '50.00', warehouseID: '1', clientKey: 'key-00000001' },
      'POST /api/cart',
      'POST /api/cart goods_id=9&combo_id=9&number=2&price=50.00&ck_id=1&type=3&client_key=key-00000001',
    ],
    ['addUsualToCart', 'AddUsualToCartInput', { goodsID: '1' }, 'POST /api/cart/quick_add/1', 'POST /api/cart/quick_add/1 '],
    [
      'addUsualToCart',
      'AddUsualToCartInput',
      { goodsID: '1', clientKey: 'key-00000001' },
      'POST /api/cart/quick_add/1',
      'POST /api/cart/quick_add/1 client_key=key-00000001',
    ],
  ])('%s answers the whole cart', async (name, type, input, route, call) => {
    const { ask, rest } = openHarness({ [route]: ok(cartBody()) })
    const answer = await ask(
      `mutation ($input: ${type}!) { ${name}(input: $input) { cart { lineCount } warnings { code targetID warehouseID } } }`,
      { variables: { input } },
    )
    expect(answer.data).toMatchObject({ [name]: { cart: { lineCount: 1 }, warnings: [{ code: 'PRICE_CHANGED' }] } })
    expect(rest.calls).toEqual([call])
  })

  it('cartShops are the places to copy to', async () => {
    const { ask, rest } = openHarness({ 'GET /api/cart/copy': ok([{ member_id: '8', company: '二店' }]) })
    expect((await ask('{ cartShops { memberID company } }')).data).toEqual({ cartShops: [{ memberID: '8', company: '二店' }] })
    expect(rest.calls).toEqual(['GET /api/cart/copy'])
  })

  it('copyCartLines says what became of it in each shop', async () => {
    const copies = [{ member_id: '8', company: '二店', copied: 1, skipped: [{ id: '32', message: '该商品不在您所在的销售区域内' }] }]
    const { ask, rest } = openHarness({ 'POST /api/cart/copy': ok({ ...cartBody(), copies }) })
    const answer = await ask(
      'mutation { copyCartLines(input: { lineIDs: ["31", "32"], memberIDs: ["8"], clientKey: "key-00000001" }) { cart { lineCount } copies { memberID company copiedCount skipped { lineID message } } } }',
    )
    expect(answer.data).toEqual({
      copyCartLines: {
        cart: { lineCount: 1 },
        copies: [{ memberID: '8', company: '二店', copiedCount: 1, skipped: [{ lineID: '32', message: '该商品不在您所在的销售区域内' }] }],
      },
    })
    expect(rest.calls).toEqual(['POST /api/cart/copy ids=31,32&other_user_ids=8&client_key=key-00000001'])
  })
})

describe('coupons of a cart', () => {
  it('coupons of a cart say what is missing and which is used', async () => {
    const coupon = {
      id: '12',
      name: '满300减30',
      kind: 'threshold',
      min: '300.00',
      face: '30.00',
      amount: '236.00',
      short: '64.00',
      saves: '0.00',
      used: 0,
      ends_at: 1_795_233_000,
    }
    const { ask } = openHarness({ 'GET /api/cart/list': ok(cartBody({ coupon_data: [coupon] })) })
    const answer = await ask('{ cart { coupons { couponID name kind minimum face amount short saves isUsed expiresAt } } }')
    expect(answer.data).toEqual({
      cart: {
        coupons: [
          {
            couponID: '12',
            name: '满300减30',
            kind: 'THRESHOLD',
            minimum: '300.00',
            face: '30.00',
            amount: '236.00',
            short: '64.00',
            saves: '0.00',
            isUsed: false,
            expiresAt: '2026-11-21T03:50:00Z',
          },
        ],
      },
    })
  })
})

describe('hints', () => {
  it('hints come for the whole cart, with their goods by one call', async () => {
    const { ask, rest } = openHarness({ 'GET /api/cart/suggest': ok([hint]), 'GET /api/goods/batch': ok([goodsBody('1')]) })
    expect((await ask(`{ cartSuggestions { ${fields} goods { goodsID } } }`)).data).toEqual({
      cartSuggestions: [{ ...read, goods: [{ goodsID: '1' }] }],
    })
    expect(rest.calls).toEqual(['GET /api/cart/suggest', 'GET /api/goods/batch?ids=1,2'])
  })

  it('hints come for a line at a quantity', async () => {
    const { ask, rest } = openHarness({ 'POST /api/cart/next_hint': ok({ hint, hints: [hint] }) })
    expect((await ask(`{ lineHints(lineID: "31", quantity: 20) { ${fields} } }`)).data).toEqual({ lineHints: [read] })
    expect(rest.calls).toEqual(['POST /api/cart/next_hint id=31&number=20'])
  })
})

it('what may take the place of lines comes with the document that prices it, by one call', async () => {
  const pricing = {
    lines: [{ id: 31, goods: '1', qty: 10, selected: true, ck: 1 }],
    goods: { 1: { base_price: 1000, ck: 1 }, 2: { base_price: 900, ck: 1 } },
    wh: {},
  }
  const { ask, rest } = openHarness({
    'GET /api/cart/makers': ok({ pricing, goods: [goodsBody('2')], lines: [{ id: '31', goods: ['2'] }] }),
  })
  const answer = await ask(
    '{ cartMakers { pricing { lines { lineID quantity } goods { goodsID basePriceCents } } goods { goodsID } lines { lineID goodsIDs } } }',
  )
  expect(answer.data).toEqual({
    cartMakers: {
      pricing: {
        lines: [{ lineID: '31', quantity: 10 }],
        goods: [
          { goodsID: '1', basePriceCents: 1000 },
          { goodsID: '2', basePriceCents: 900 },
        ],
      },
      goods: [{ goodsID: '2' }],
      lines: [{ lineID: '31', goodsIDs: ['2'] }],
    },
  })
  expect(rest.calls).toEqual(['GET /api/cart/makers'])
})
