import { PHASE_TITLES } from 'rules/explain'
import type { Adjustment, Phase } from 'rules/pricing'
import type { Cart } from '../cart/cart.service.ts'
import type { QuoteSource } from './checkout.schemas.ts'

/** The promotion or coupon behind a deduction; null where the price is the goods' own. */
export function sourceOf(cart: Cart, row: Adjustment): QuoteSource | null {
  if (row.phase === 'P4_COUPON') {
    const coupon = cart.coupons.find((one) => one.id === row.source)
    return coupon === undefined ? null : { kind: 'coupon', id: coupon.id, version: null, name: coupon.name }
  }
  const found = promotionOf(cart, row.phase, row)
  return found === null ? null : { kind: 'promotion', id: found.id, version: found.version, name: found.name }
}

interface Named {
  readonly id: number
  readonly version: number
  readonly name: string
}

/** A new phase does not compile until it is said here whose it is. */
function promotionOf(
  { promotions, combos, document }: Cart,
  phase: Exclude<Phase, 'P4_COUPON'>,
  { line: lineId, source }: Adjustment,
): Named | null {
  const goodsId = Number(document.lines.find((line) => line.id === lineId)?.goods)
  switch (phase) {
    case 'P1_COMBO':
      return combos.get(Number(source))?.promotion ?? null
    case 'P1_FLASH':
      return promotions.flash.get(goodsId) ?? null
    case 'P1_GROUP':
      return promotions.group.get(goodsId) ?? null
    case 'P1_ADDON':
      return promotions.addons.get(goodsId) ?? null
    case 'P1_SPECIAL':
    case 'P1_LADDER':
      return null
    case 'P3_MANJIAN':
    case 'P3_DISCOUNT':
      return promotions.activities.find((one) => one.id === source) ?? null
  }
}

/** «满减优惠（春季满减）» */
export function titleOf(cart: Cart, row: Adjustment): string {
  const source = sourceOf(cart, row)
  return source === null ? PHASE_TITLES[row.phase] : `${PHASE_TITLES[row.phase]}（${source.name}）`
}

/** Every promotion and coupon that made this price, gifts and shipping coupons included. */
export function sourcesOf(cart: Cart): QuoteSource[] {
  const gifts = cart.priced.gifts.flatMap(
    (gift) => cart.promotions.gifts.get(Number(cart.document.lines.find((line) => line.id === gift.line)?.goods)) ?? [],
  )
  const coupons = cart.priced.coupons.filter((one) => one.used).flatMap((used) => cart.coupons.find((one) => one.id === used.id) ?? [])
  const all: QuoteSource[] = [
    ...cart.priced.adjustments.flatMap((row) => sourceOf(cart, row) ?? []),
    ...gifts.map((gift) => ({ kind: 'promotion', id: gift.id, version: gift.version, name: gift.name }) as const),
    ...coupons.map((coupon) => ({ kind: 'coupon', id: coupon.id, version: null, name: coupon.name }) as const),
  ]
  return [...new Map(all.map((one) => [`${one.kind}/${one.id}`, one])).values()]
}
