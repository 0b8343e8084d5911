import { minQuantity, normalizeQuantity, type QuantityRules } from 'rules/quantity'

export interface GoodsBounds {
  readonly packQuantity: number
  readonly minimumQuantity: number
  readonly stock: number
  readonly cartQuantity: number
}

/** What bounds the next addition: what lies in the cart already counts towards the minimum and uses up the stock. */
export function additionRules(goods: GoodsBounds): QuantityRules {
  const missing = goods.minimumQuantity - goods.cartQuantity
  return { packQuantity: goods.packQuantity, minimumQuantity: Math.max(1, missing), stock: Math.max(0, goods.stock - goods.cartQuantity) }
}

/** What the stepper shows: the chosen quantity within its bounds, at first the smallest. Sold out: one pack, so that it never shows 0. */
export function quantityToAdd(goods: GoodsBounds, chosen: number | null): number {
  const rules = additionRules(goods)
  return (chosen === null ? minQuantity(rules) : normalizeQuantity(chosen, rules)) || goods.packQuantity
}
