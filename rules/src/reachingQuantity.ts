import { bestPrice, type LadderGoods } from './ladderPrice.ts'
import type { Cents } from './money.ts'
import { roundDownToPack } from './quantity.ts'

/**
 * The smallest larger quantity, in whole packs and up to the top, whose amount reaches the target; null where none does.
 * Between two tiers amounts only rise, so each stretch is bisected.
 */
export function reachingQuantity(goods: LadderGoods, quantity: number, target: Cents, top: number): number | null {
  const pack = goods.pack ?? 1
  const amount = (packs: number): Cents => bestPrice(goods, packs * pack).amount
  let low = roundDownToPack(quantity, pack) / pack + 1
  const ends = (goods.ladder ?? [])
    .map((tier) => tier.number)
    .filter((number) => number > low * pack && number <= top)
    .sort((a, b) => a - b)
  for (const end of [...ends, top + 1]) {
    let high = Math.floor((end - 1) / pack)
    if (low <= high && amount(high) >= target) {
      while (low < high) {
        const middle = Math.floor((low + high) / 2)
        if (amount(middle) >= target) high = middle
        else low = middle + 1
      }
      return low * pack
    }
    low = Math.max(low, Math.ceil(end / pack))
  }
  return null
}
