import { describe, expect, it } from 'vitest'
import { cartBody, cartLineBody, combinationLineBody } from '../../testing/bodies.ts'
import { whole } from '../../testing/whole.ts'
import { toGlobalId } from '../base/globalId.ts'
import { toCart } from './cart.mapper.ts'
import { toPricing } from './pricing.mapper.ts'

describe('the cart body', () => {
  it('the cart body becomes a cart', () => {
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
        { code: 'PRICE_CHANGED', targetID: toGlobalId('CartLine', '31'), warehouseID: null, message: '价格有变动', available: null },
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
      'cashback',
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
  ])('the mapper of the cart adds %s and %s to the cent', (total, shipping, payable) => {
    expect(toCart(cartBody({ total, shipping_total: shipping })).totals.payable).toBe(payable)
  })

  it.each([
    [{ type: 1 }, { kind: 'FLASH' }],
    [{ price: null }, { unitPrice: null }],
    [
      { reason: 'OUT_OF_STOCK', reason_text: '缺货', is_selected: 0 },
      { refusal: { reason: 'OUT_OF_STOCK', message: '缺货' }, isSelected: false },
    ],
  ])('the cart body reads a line with %j as %j', (changes, expected) => {
    expect(whole(toCart(cartBody({ data: [cartLineBody('31', '1', changes)] }))).lines[0]).toMatchObject(expected)
  })

  it('the cart body reads a combination beside other lines, its first goods standing for it', () => {
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

  it('the cart body is unreadable with a line of neither goods nor combination', () => {
    expect(() => whole(toCart(cartBody({ data: [cartLineBody('31', '1', { goods: null })] })))).toThrow(
      expect.objectContaining({ code: 'SYSTEM_BUSY' }),
    )
  })

  it('the cart body says which gift comes with a line', () => {
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
      images: [{ url: '/files/goods/8-a.svg', isVector: true, width: 400, height: 400, alt: '口罩' }],
    })
  })

  it('the cart body carries what may be added at a price, and its line', () => {
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
        isForAllGoods: false,
        perOrder: 2,
        left: 2,
        goods: { goodsID: '2' },
      },
    ])
    expect(whole(cart).lines[0]).toMatchObject({ kind: 'ADDON', refusal: { reason: 'ADDON_SHORT' } })
    expect(
      toPricing({ lines: [], goods: {}, wh: {}, addons: { 2: { id: 8, full: 20_000, goods: ['1'], price: 390, number: 2, left: 50 } } })
        .addons,
    ).toEqual([{ goodsID: '2', promotionID: '8', fullCents: 20_000, goodsIDs: ['1'], priceCents: 390, perOrder: 2, left: 50 }])
  })

  it('the cart body carries its promotions with their tiers', () => {
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
          kindText: '满减',
          tag: '满',
          isRepeatable: true,
          cap: null,
          tiers: [{ full: '300.00', minus: '20.00', rate: null, isReached: false, short: '64.00', isApplied: false }],
        },
        {
          promotionID: '9',
          kind: 'PIECES',
          kindText: '满件减',
          tag: '满件',
          tiers: [],
          terms: ['每满 5 件减 ¥3'],
          applied: '每满 5 件减 ¥3 × 2',
          next: '每满 5 件减 ¥3，还差 2 件',
        },
        { promotionID: '8', kind: 'DISCOUNT', tiers: [{ minus: null, rate: 9800, isReached: true, isApplied: true }] },
      ],
    )
  })

  it('the cart body points warnings at a line, a coupon or a warehouse', () => {
    const warning = (target: string | null) => ({ code: 'MIN_ORDER', target, message: '未达起订', available: null })
    const warnings = [warning('warehouse:1'), warning('coupon:5'), warning('31'), warning(null), warning('shelf:1')]
    expect(toCart(cartBody({ warnings })).warnings.map(({ targetID, warehouseID }) => [targetID, warehouseID])).toEqual([
      [null, '1'],
      [toGlobalId('Coupon', '5'), null],
      [toGlobalId('CartLine', '31'), null],
      [null, null],
      [null, null],
    ])
  })

  it.each([
    ['data', null],
    ['total', 'x'],
    ['shipping_data', 7],
    ['pricing', 7],
    ['count', '1.5'],
  ])('the cart body is unreadable with %s = %j', (key, value) => {
    expect(() => whole(toCart(cartBody({ [key]: value })))).toThrow(expect.objectContaining({ code: 'SYSTEM_BUSY' }))
  })
})
