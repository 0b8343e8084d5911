import type { GoodsView } from '../goods/goodsView.ts'
import type { GiftRule } from '../promotion/running.ts'
import type { CartPricing } from './pricing.schemas.ts'

type Gift = NonNullable<CartPricing['goods'][string]['gift']>

/**
 * The gift each of the cart's goods earns, `left` such that all gifts and bought goods together fit the stock:
 * a gift may be bought as well, and several goods may earn the same one. Earlier lines come first.
 */
export function giftsOf(
  lines: CartPricing['lines'],
  goods: ReadonlyMap<number, GoodsView>,
  rules: ReadonlyMap<number, GiftRule>,
): ReadonlyMap<number, Gift> {
  const free = new Map<number, number>()
  const freeOf = (id: number) => free.get(id) ?? goods.get(id)?.stock ?? 0
  const bought = lines.filter((line) => line.selected)
  for (const line of bought) free.set(Number(line.goods), freeOf(Number(line.goods)) - line.qty)
  const gifts = new Map<number, Gift>()
  for (const line of lines.toSorted((a, b) => a.id - b.id)) {
    const rule = rules.get(Number(line.goods))
    if (rule === undefined || gifts.has(rule.goodsId) || !mayReceive(goods.get(rule.giftGoodsId))) continue
    const left = Math.max(0, Math.min(rule.left, freeOf(rule.giftGoodsId)))
    const earned = bought
      .filter((purchase) => purchase.goods === line.goods)
      .reduce((sum, purchase) => sum + earnedBy(rule, purchase.qty), 0)
    gifts.set(rule.goodsId, { type: rule.type, need: rule.need, give: rule.give, left, goods: String(rule.giftGoodsId) })
    free.set(rule.giftGoodsId, freeOf(rule.giftGoodsId) - Math.min(left, earned))
  }
  return gifts
}

/** Nobody is given what it could not buy; what is merely sold out still shows as a gift that is short. */
function mayReceive(gift: GoodsView | undefined): boolean {
  return gift !== undefined && (gift.refusal === null || gift.refusal.reason === 'OUT_OF_STOCK' || gift.refusal.reason === 'RECALLED')
}

function earnedBy(rule: GiftRule, qty: number): number {
  if (qty < rule.need) return 0
  return rule.type === 1 ? rule.give : Math.floor(qty / rule.need) * rule.give
}
