import type { CouponKind } from '../../../__generated__/CouponCentrePageQuery.graphql.ts'

/** Which kind of coupon an address asks for. */
export function couponKindOf(search: URLSearchParams): CouponKind | null {
  const kind = search.get('kind')
  return kind === 'shipping' ? 'SHIPPING' : kind === 'threshold' ? 'THRESHOLD' : null
}
