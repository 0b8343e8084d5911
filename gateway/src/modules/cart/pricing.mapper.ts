import type { CartPricing, PricingGift, PricingGoods, PricingLine, PricingTier, PricingWarehouse } from '../../generated/resolvers-types.ts'
import type { RestPricing, RestPricingGoods, RestPricingLine, RestPricingTier, RestPricingWarehouse } from '../../rest/restTypes.ts'
import { Row } from '../../rest/row.ts'
import { cartLineKinds } from '../base/promotionKinds.ts'
import { toPricingCoupon } from './pricingCoupon.mapper.ts'
import { toPartRow, toPromotionParts } from './pricingParts.ts'

/** What an absent limit means, as far as an Int reaches: no limit at all. */
const unlimited = 2 ** 31 - 1

/** The document of `rules` in the schema's names; what it may leave out takes the value `rules` would take. */
export function toPricing(body: unknown): CartPricing {
  const pricing = new Row<RestPricing>(body, 'cart.pricing')
  const goods = pricing.entries('goods', toPricingGoods)
  const warehouseOf = new Map(goods.map(({ goodsID, warehouseID }) => [goodsID, warehouseID]))
  return {
    lines: pricing.list('lines', (line) => toPricingLine(line, warehouseOf)),
    goods,
    ...toPromotionParts(body),
    coupons: pricing.optionalList('coupons', toPricingCoupon),
    warehouses: pricing.entries('wh', toPricingWarehouse),
    vouchersCents: pricing.optionalInteger('vouchers') ?? 0,
    balanceCents: pricing.optionalInteger('balance') ?? 0,
  }
}

function toPricingLine(body: unknown, warehouseOf: ReadonlyMap<string, string>): PricingLine {
  const line = new Row<RestPricingLine>(body, 'cart.pricing.lines')
  const goodsID = line.text('goods')
  return {
    lineID: line.id('id'),
    goodsID,
    quantity: line.integer('qty'),
    kind: line.knownOneOf('type', cartLineKinds) ?? 'PLAIN',
    combinationID: line.optionalText('comboId'),
    isSelected: line.optionalFlag('selected') ?? true,
    warehouseID: line.optionalInteger('ck')?.toString() ?? warehouseOf.get(goodsID) ?? String(line.integer('ck')),
    refused: line.optionalText('refused'),
  }
}

function toPricingGoods(goodsID: string, body: unknown): PricingGoods {
  const goods = new Row<RestPricingGoods>(body, 'cart.pricing.goods')
  return {
    goodsID,
    basePriceCents: goods.integer('base_price'),
    specialPriceCents: goods.optionalInteger('special'),
    tiers: goods.optionalList('ladder', toPricingTier),
    isGraduated: goods.optionalInteger('ladder_price_type') === 2,
    isBuyable: goods.optionalFlag('is_buy') ?? true,
    stock: goods.optionalInteger('stock') ?? unlimited,
    packQuantity: goods.optionalInteger('pack') ?? 1,
    minimumQuantity: goods.optionalInteger('min') ?? 1,
    caseQuantity: goods.optionalInteger('case'),
    limit: goods.optionalInteger('limit'),
    warehouseID: String(goods.integer('ck')),
    isCouponEligible: goods.optionalFlag('with_coupon') ?? true,
    isEphedrine: goods.optionalFlag('eph') ?? false,
    isColdChain: goods.optionalFlag('cold') ?? false,
    isFreeShipping: goods.optionalFlag('is_free_shipping') ?? false,
    isSingleFreeShipping: goods.optionalFlag('is_dpby') ?? false,
    freeShippingQuantity: goods.optionalInteger('free_shipping_number'),
    gift: goods.optionalObject('gift', toPricingGift),
  }
}

function toPricingGift(body: unknown): PricingGift {
  const { mode, ...gift } = toPartRow('gift', body)
  return { ...gift, mode: mode === 2 ? 'EVERY' : 'ONCE' }
}

function toPricingTier(body: unknown): PricingTier {
  const tier = new Row<RestPricingTier>(body, 'cart.pricing.goods.ladder')
  return { quantity: tier.integer('number'), priceCents: tier.integer('price') }
}

function toPricingWarehouse(warehouseID: string, body: unknown): PricingWarehouse {
  const warehouse = new Row<RestPricingWarehouse>(body, 'cart.pricing.wh')
  return {
    warehouseID,
    freeOverCents: warehouse.optionalInteger('free') ?? unlimited,
    feeCents: warehouse.optionalInteger('fee') ?? 0,
    minimumCents: warehouse.optionalInteger('min') ?? 0,
  }
}
