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
    vouchersCents: 0,
    balanceCents: 0,
  }
  it("the pricing document keeps every value under the schema's name", () => {
    expect(toPricing(cartBody()['pricing'])).toEqual({
      lines: [
        { lineID: '31', goodsID: '1', quantity: 20, kind: 'PLAIN', combinationID: null, isSelected: true, warehouseID: '1', refused: null },
      ],
      goods: [
        {
          goodsID: '1',
          basePriceCents: 1230,
          specialPriceCents: null,
          tiers: [{ quantity: 50, priceCents: 1180 }],
          isGraduated: false,
          isBuyable: true,
          stock: 500,
          packQuantity: 10,
          minimumQuantity: 10,
          caseQuantity: 100,
          limit: null,
          warehouseID: '1',
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
      warehouses: [{ warehouseID: '1', freeOverCents: 80_000, feeCents: 1200, minimumCents: 20_000 }],
    })
  })

  it('the pricing document takes for what is left out what `rules` takes', () => {
    expect(toPricing({ lines: [{ id: 1, goods: '9', qty: 1 }], goods: { 9: { base_price: 100, ck: 2 } }, wh: { 2: {} } })).toEqual({
      lines: [
        { lineID: '1', goodsID: '9', quantity: 1, kind: 'PLAIN', combinationID: null, isSelected: true, warehouseID: '2', refused: null },
      ],
      goods: [
        {
          goodsID: '9',
          basePriceCents: 100,
          specialPriceCents: null,
          tiers: [],
          isGraduated: false,
          isBuyable: true,
          stock: 2_147_483_647,
          packQuantity: 1,
          minimumQuantity: 1,
          caseQuantity: null,
          limit: null,
          warehouseID: '2',
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
      warehouses: [{ warehouseID: '2', freeOverCents: 2_147_483_647, feeCents: 0, minimumCents: 0 }],
    })
  })
})
