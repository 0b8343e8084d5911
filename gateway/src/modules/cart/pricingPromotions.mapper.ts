import type {
  PricingAddon,
  PricingCombination,
  PricingCombinationItem,
  PricingCoupon,
  PricingDiscount,
  PricingFlash,
  PricingFullReduction,
  PricingMinusTier,
  PricingRateTier,
} from '../../generated/resolvers-types.ts'
import type {
  RestPricingAddon,
  RestPricingCombo,
  RestPricingCoupon,
  RestPricingDiscount,
  RestPricingFlash,
  RestPricingManjian,
  RestPricingMinusTier,
  RestPricingRateTier,
} from '../../rest/restTypes.ts'
import { listOf, Row } from '../../rest/row.ts'
import { couponKinds } from '../coupon/couponKinds.ts'

export function toPricingFlash(goodsID: string, body: unknown): PricingFlash {
  const flash = new Row<RestPricingFlash>(body, 'cart.pricing.flash')
  return {
    goodsID,
    price: flash.integer('price'),
    perMember: flash.optionalInteger('per_member'),
    bought: flash.optionalInteger('bought') ?? 0,
    left: flash.optionalInteger('left'),
  }
}

export function toPricingAddon(goodsID: string, body: unknown): PricingAddon {
  const addon = new Row<RestPricingAddon>(body, 'cart.pricing.addons')
  return {
    goodsID,
    promotionID: addon.id('id'),
    full: addon.integer('full'),
    goodsIDs: addon.optionalObject('goods', toGoodsIDs),
    price: addon.integer('price'),
    perOrder: addon.optionalInteger('number'),
    left: addon.optionalInteger('left'),
  }
}

export function toPricingCombination(combinationID: string, body: unknown): PricingCombination {
  const combo = new Row<RestPricingCombo>(body, 'cart.pricing.combos')
  return { combinationID, price: combo.integer('price'), left: combo.optionalInteger('left'), items: combo.object('items', toItems) }
}

function toItems(body: unknown): PricingCombinationItem[] {
  const quantities = new Row<Record<string, number>>(body, 'cart.pricing.combos.items')
  return quantities.names().map((goodsID) => ({ goodsID, quantity: quantities.integer(goodsID) }))
}

export function toPricingFullReduction(body: unknown): PricingFullReduction {
  const activity = new Row<RestPricingManjian>(body, 'cart.pricing.manjian')
  return {
    promotionID: activity.id('id'),
    priority: activity.optionalInteger('priority') ?? 0,
    goodsIDs: activity.optionalObject('goods', toGoodsIDs),
    isRepeatable: activity.optionalFlag('repeat') ?? false,
    cap: activity.optionalInteger('cap'),
    tiers: activity.list('tiers', toMinusTier),
  }
}

function toMinusTier(body: unknown): PricingMinusTier {
  const tier = new Row<RestPricingMinusTier>(body, 'cart.pricing.manjian.tiers')
  return { full: tier.integer('full'), minus: tier.integer('minus') }
}

export function toPricingDiscount(body: unknown): PricingDiscount {
  const activity = new Row<RestPricingDiscount>(body, 'cart.pricing.discounts')
  return {
    promotionID: activity.id('id'),
    goodsIDs: activity.optionalObject('goods', toGoodsIDs),
    tiers: activity.list('tiers', toRateTier),
  }
}

function toRateTier(body: unknown): PricingRateTier {
  const tier = new Row<RestPricingRateTier>(body, 'cart.pricing.discounts.tiers')
  return { full: tier.integer('full'), basisPoints: tier.integer('bp') }
}

export function toPricingCoupon(body: unknown): PricingCoupon {
  const coupon = new Row<RestPricingCoupon>(body, 'cart.pricing.coupons')
  return {
    couponID: coupon.id('id'),
    kind: coupon.oneOf('kind', couponKinds),
    minimum: coupon.integer('min'),
    face: coupon.optionalInteger('face'),
    goodsIDs: coupon.optionalObject('goods', toGoodsIDs),
    expires: coupon.optionalInteger('expires'),
  }
}

function toGoodsIDs(value: unknown): string[] {
  return listOf(value, 'cart.pricing goods', String)
}
