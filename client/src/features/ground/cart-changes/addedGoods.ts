import { ACTIVITY_KINDS, KINDS } from 'rules/kinds'
import { parseMoney } from 'rules/money'
import type { PricingGoods } from 'rules/pricing'
import type { AddedGoods } from './cartChange.ts'
import type { Addition } from './pricingAdditions.ts'

/** Goods with what `rules` needs to price a line of them before the server has. */
export function additionOf(goods: AddedGoods): Addition {
  const { goodsID, warehouse, couponIDs, isCouponEligible } = goods
  const flag = (is: boolean): 0 | 1 => (is ? 1 : 0)
  const cents = (amount: string | null | undefined): number | null => (typeof amount === 'string' ? parseMoney(amount) : null)
  const [price, listPrice] = [cents(goods.price), cents(goods.listPrice)]
  const pricing: PricingGoods = {
    base_price: listPrice ?? price ?? 0,
    special: listPrice === null ? null : price,
    ladder: goods.tiers.map((tier) => ({ number: tier.quantity, price: parseMoney(tier.price) })),
    ladder_price_type: goods.tierMode === 'GRADUATED' ? 2 : 1,
    is_buy: flag(goods.isBuyable),
    stock: goods.stock,
    pack: goods.packQuantity,
    min: goods.minimumQuantity,
    case: goods.caseQuantity ?? null,
    ck: Number(warehouse.warehouseID),
    with_coupon: flag(isCouponEligible === true),
    eph: flag(goods.isEphedrine),
    cold: flag(goods.isColdChain),
    is_free_shipping: flag(goods.isFreeShipping),
    is_dpby: flag(goods.isSingleFreeShipping),
    free_shipping_number: goods.freeShippingQuantity ?? null,
  }
  const isTold = price !== null && typeof isCouponEligible === 'boolean'
  return { goodsID, pricing, namedBy: isTold ? namesOf(goods.tags, couponIDs) : null }
}

/** Null where the marketplace does not tell which promotions and coupons it is. */
function namesOf(tags: AddedGoods['tags'], couponIDs: readonly string[] | null | undefined): Addition['namedBy'] {
  const idsOf = (...kinds: readonly string[]): (string | null)[] =>
    tags.filter(({ kind }) => kinds.includes(kind)).flatMap(({ promotionIDs }): readonly (string | null)[] => promotionIDs ?? [null])
  const [activities, addons] = [idsOf(...ACTIVITY_KINDS.map((kind) => KINDS[kind].wire)), idsOf(KINDS.addon.wire)]
  const isText = (id: string | null): id is string => id !== null
  return couponIDs && [...activities, ...addons].every(isText)
    ? { activities: activities.filter(isText), addons: addons.filter(isText), coupons: couponIDs }
    : null
}
