import type { CheapestCart } from 'rules/cheapest/cheapestCart'
import type { CheapestPanelQuery$data } from '../../../__generated__/CheapestPanelQuery.graphql.ts'
import type { Names } from './cheapestWords.ts'
import type { PlannedGoods } from './usePlan.ts'

export interface CheapestData {
  readonly cart: NonNullable<CheapestPanelQuery$data['cart']>
  readonly cartMakers: NonNullable<CheapestPanelQuery$data['cartMakers']>
}

export function namesIn({ cart, cartMakers }: CheapestData): Names {
  const goods = goodsIn({ cart, cartMakers })
  return {
    goods,
    promotions: new Map(cart.promotions.map(({ promotionID, name }) => [promotionID, name])),
    coupons: new Map(cart.coupons.map(({ couponID, name }) => [couponID, name])),
    warehouses: new Map([...goods.values()].map(({ warehouse }) => [warehouse.warehouseID, warehouse.name])),
  }
}

type Goods = CheapestData['cartMakers']['goods'][number]

function goodsIn({ cart, cartMakers }: CheapestData): ReadonlyMap<string, Goods> {
  return new Map([...cartMakers.goods, ...cart.lines.map((line) => line.goods)].map((goods) => [goods.goodsID, goods]))
}

/** What is found, as quantities of goods, and the way back. */
export function planOf(found: CheapestCart, data: CheapestData): { readonly forward: PlannedGoods[]; readonly back: PlannedGoods[] } {
  const goods = goodsIn(data)
  const changed = [...new Set([...found.was.keys(), ...found.plan.keys()])].filter((key) => found.was.get(key) !== found.plan.get(key))
  const to = (plan: CheapestCart['plan']): PlannedGoods[] =>
    changed.flatMap((key) => {
      const known = goods.get(key)
      return known ? [{ goods: known, quantity: plan.get(key) ?? 0 }] : []
    })
  return { forward: to(found.plan), back: to(found.was) }
}
