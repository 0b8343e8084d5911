import { activityRows, pricingOf } from '../activities.ts'
import type { PricedCart, PricedLine } from '../pricing.ts'
import { roundUpToPack } from '../quantity.ts'
import { reachingQuantity } from '../reachingQuantity.ts'
import { amountOf, goodsOf, type Space } from './space.ts'

interface Growing {
  readonly line: PricedLine
  readonly key: string
  readonly quantity: number
  readonly most: number
}

/** The quantities of these goods, more than now, that fill what a promotion, a coupon or free freight lacks. */
export function fillsOf(space: Space, priced: PricedCart, { line, key, quantity, most }: Growing): number[] {
  const { document } = space
  const goods = goodsOf(document, key)
  const amount = amountOf(document, key, quantity)
  const missing = activityRows(document).flatMap(({ kind, row }) => {
    const lacking = pricingOf(kind).isFor(row, line, key) ? pricingOf(kind).missing(row, priced) : null
    return lacking === null ? [] : [lacking]
  })
  const coupons = document.coupons ?? []
  const shorts = [
    ...priced.freight.flatMap(({ ck, short }) => (ck === line.ck ? [short ?? 0] : [])),
    ...priced.coupons.flatMap(({ id, short }) => (counts(coupons.find((coupon) => coupon.id === id)?.goods, key) ? [short] : [])),
    ...missing.flatMap((lacking) => ('cents' in lacking ? [lacking.cents] : [])),
  ].filter((short) => short > 0)
  const pieces = missing.flatMap((lacking) => ('pieces' in lacking ? [roundUpToPack(quantity + lacking.pieces, goods.pack ?? 1)] : []))
  const amounts = shorts.flatMap((short) => reachingQuantity(goods, quantity, amount + short, most) ?? [])
  return [...new Set([...amounts, ...pieces])].filter((filled) => filled > quantity && filled <= most)
}

function counts(scope: readonly string[] | null | undefined, key: string): boolean {
  return scope === null || scope === undefined || scope.includes(key)
}
