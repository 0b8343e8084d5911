import { parseMoney } from 'rules/money'
import type { PricingGoods } from 'rules/pricing'
import type { useAddToCart_goods$data } from '../../__generated__/useAddToCart_goods.graphql.ts'
import type { AddedGoods } from './cartChange.ts'

type Source = Omit<useAddToCart_goods$data, ' $fragmentSpreads' | ' $fragmentType'>

/** Goods with what `rules` needs to price a line of them before the server has. */
export function addedGoods(goods: Source): AddedGoods {
  const flag = (is: boolean): 0 | 1 => (is ? 1 : 0)
  const pricing: PricingGoods = {
    base_price: goods.price === null || goods.price === undefined ? 0 : parseMoney(goods.price),
    ladder: goods.tiers.map((tier) => ({ number: tier.quantity, price: parseMoney(tier.price) })),
    ladder_price_type: goods.tierMode === 'GRADUATED' ? 2 : 1,
    is_buy: flag(goods.isBuyable),
    stock: goods.stock,
    pack: goods.packQuantity,
    min: goods.minimumQuantity,
    case: goods.caseQuantity ?? null,
    ck: Number(goods.warehouse.warehouseID),
    with_coupon: 1,
    eph: flag(goods.isEphedrine),
    cold: flag(goods.isColdChain),
    is_free_shipping: flag(goods.isFreeShipping),
    is_dpby: flag(goods.isSingleFreeShipping),
    free_shipping_number: goods.freeShippingQuantity ?? null,
  }
  return { id: goods.id, goodsID: goods.goodsID, warehouseID: goods.warehouse.warehouseID, cartQuantity: goods.cartQuantity, pricing }
}
