import { activityRows } from 'rules/activities'
import { PHASE_TITLES } from 'rules/explain'
import { KINDS, kindOfPhase } from 'rules/kinds'
import type { Adjustment } from 'rules/pricing'
import type { Cart } from '../cart/cart.service.ts'
import { STORED } from '../promotion/kinds.ts'
import type { QuoteSource } from './checkout.schemas.ts'

/** The promotion or coupon behind a deduction; null where the price is the goods' own. */
export function sourceOf(cart: Cart, row: Adjustment): QuoteSource | null {
  if (row.phase === 'P4_COUPON') {
    const coupon = cart.coupons.find((candidate) => candidate.id === row.source)
    return coupon === undefined ? null : { kind: 'coupon', id: coupon.id, version: null, name: coupon.name }
  }
  const kind = kindOfPhase(row.phase)
  const goodsId = Number(cart.document.lines.find((line) => line.id === row.line)?.goods)
  const found = kind === null ? null : STORED[kind].behind({ ...cart.promotions, combos: cart.combos }, row, goodsId)
  return found === null ? null : { kind: 'promotion', id: found.id, version: found.version, name: found.name }
}

/** «满减优惠（春季满减）» */
export function titleOf(cart: Cart, row: Adjustment): string {
  const source = sourceOf(cart, row)
  const words = activityWords(cart, row) ?? source?.name
  return words === undefined ? PHASE_TITLES[row.phase] : `${PHASE_TITLES[row.phase]}（${words}）`
}

/** What an activity of some kinds says of itself instead of its name. */
function activityWords({ document }: Cart, { phase, source }: Adjustment): string | null {
  const found = activityRows(document).find(({ kind, row }) => KINDS[kind].phase?.code === phase && row.id === source)
  return found === undefined ? null : KINDS[found.kind].activity.explained(found.row as never)
}

/** Every promotion and coupon that made this price, gifts and shipping coupons included. */
export function sourcesOf(cart: Cart): QuoteSource[] {
  const gifts = cart.priced.gifts.flatMap(
    (gift) => cart.promotions.gifts.get(Number(cart.document.lines.find((line) => line.id === gift.line)?.goods)) ?? [],
  )
  const coupons = cart.priced.coupons
    .filter((coupon) => coupon.used)
    .flatMap((used) => cart.coupons.find((candidate) => candidate.id === used.id) ?? [])
  const all: QuoteSource[] = [
    ...cart.priced.adjustments.flatMap((row) => sourceOf(cart, row) ?? []),
    ...gifts.map((gift) => ({ kind: 'promotion', id: gift.id, version: gift.version, name: gift.name }) as const),
    ...coupons.map((coupon) => ({ kind: 'coupon', id: coupon.id, version: null, name: coupon.name }) as const),
  ]
  return [...new Map(all.map((source) => [`${source.kind}/${source.id}`, source])).values()]
}
