import { describe, expect, it } from 'vitest'
import { cartBody } from '../../testing/bodies.ts'
import { toPricing } from './pricing.mapper.ts'

describe('the pricing document', () => {
  const noPromotions = {
    flash: [],
    groups: [],
    addons: [],
    cashbacks: [],
    combinations: [],
    fullReductions: [],
    discounts: [],
    pieces: [],
    coupons: [],
    vouchers: 0,
    balance: 0,
  }
  it("the pricing document keeps every value under the schema's name", () => {
    expect(toPricing(cartBody()['pricing'])).toEqual({
      lines: [{ id: '31', goodsID: '1', quantity: 20, type: 0, combinationID: null, isSelected: true, warehouseID: 1, refused: null }],
      goods: [
        {
          goodsID: '1',
          basePrice: 1230,
          specialPrice: null,
          tiers: [{ quantity: 50, price: 1180 }],
          ladderType: 1,
          isBuyable: true,
          stock: 500,
          packQuantity: 10,
          minimumQuantity: 10,
          caseQuantity: 100,
          limit: null,
          warehouseID: 1,
          isCouponEligible: true,
          isEphedrine: false,
          isColdChain: false,
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

  it('the pricing document takes for what is left out what `rules` takes', () => {
    expect(toPricing({ lines: [{ id: 1, goods: '9', qty: 1 }], goods: { 9: { base_price: 100, ck: 2 } }, wh: { 2: {} } })).toEqual({
      lines: [{ id: '1', goodsID: '9', quantity: 1, type: 0, combinationID: null, isSelected: true, warehouseID: 2, refused: null }],
      goods: [
        {
          goodsID: '9',
          basePrice: 100,
          specialPrice: null,
          tiers: [],
          ladderType: 1,
          isBuyable: true,
          stock: 2_147_483_647,
          packQuantity: 1,
          minimumQuantity: 1,
          caseQuantity: null,
          limit: null,
          warehouseID: 2,
          isCouponEligible: true,
          isEphedrine: false,
          isColdChain: false,
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
