import { bestPrice, type LadderGoods } from 'rules/ladderPrice'
import { parseMoney } from 'rules/money'

export interface PricedGoods {
  readonly price?: string | null | undefined
  readonly tiers: readonly { readonly quantity: number; readonly price: string }[]
  readonly tierMode: string
  readonly packQuantity: number
}

/** The goods as the pricing rules take them; null while the price is hidden. */
export function ladderGoods({ price, tiers, tierMode, packQuantity }: PricedGoods): LadderGoods | null {
  if (price === null || price === undefined) return null
  return {
    base_price: parseMoney(price),
    ladder: tiers.map((tier) => ({ number: tier.quantity, price: parseMoney(tier.price) })),
    ladder_price_type: tierMode === 'GRADUATED' ? 2 : 1,
    pack: packQuantity,
  }
}

/** What that many cost by themselves, in cents: every threshold is judged on it. */
export function ownAmount(goods: PricedGoods, quantity: number): number | null {
  const priced = ladderGoods(goods)
  return priced === null ? null : bestPrice(priced, quantity).amount
}
