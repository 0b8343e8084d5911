import { PHASE_TITLES } from 'rules/explain'
import type { Adjustment } from 'rules/pricing'
import type { Cart } from '../cart/cart.service.ts'
import type { QuoteSource } from './checkout.schemas.ts'

/** The promotion or coupon behind a deduction; null where the price is the goods' own. */
export function sourceOf({ promotions, combos, coupons, document }: Cart, row: Adjustment): QuoteSource | null {
  if (row.phase === 'P4_COUPON') {
    const coupon = coupons.find((one) => one.id === row.source)
    return coupon === undefined ? null : { kind: 'coupon', id: coupon.id, version: null, name: coupon.name }
  }
  const goodsId = Number(document.lines.find((line) => line.id === row.line)?.goods)
  const found = row.phase === 'P1_FLASH' ? promotions.flash.get(goodsId)
    : row.phase === 'P1_GROUP' ? promotions.group.get(goodsId)
      : row.phase === 'P1_ADDON' ? promotions.addons.get(goodsId)
      : row.phase === 'P1_COMBO' ? combos.get(Number(row.source))?.promotion
      : promotions.activities.find((one) => one.id === row.source)
  return found === undefined ? null : { kind: 'promotion', id: found.id, version: found.version, name: found.name }
}

/** «满减优惠（春季满减）» */
export function titleOf(cart: Cart, row: Adjustment): string {
  const source = sourceOf(cart, row)
  return source === null ? PHASE_TITLES[row.phase] : `${PHASE_TITLES[row.phase]}（${source.name}）`
}

/** Every promotion and coupon that made this price, gifts and shipping coupons included. */
export function sourcesOf(cart: Cart): QuoteSource[] {
  const gifts = cart.priced.gifts.flatMap((gift) => cart.promotions.gifts.get(Number(cart.document.lines.find((line) => line.id === gift.line)?.goods)) ?? [])
  const coupons = cart.priced.coupons.filter((one) => one.used).flatMap((used) => cart.coupons.find((one) => one.id === used.id) ?? [])
  const all: QuoteSource[] = [
    ...cart.priced.adjustments.flatMap((row) => sourceOf(cart, row) ?? []),
    ...gifts.map((gift) => ({ kind: 'promotion', id: gift.id, version: gift.version, name: gift.name } as const)),
    ...coupons.map((coupon) => ({ kind: 'coupon', id: coupon.id, version: null, name: coupon.name } as const)),
  ]
  return [...new Map(all.map((one) => [`${one.kind}/${one.id}`, one])).values()]
}
