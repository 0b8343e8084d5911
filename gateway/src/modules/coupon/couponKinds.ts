import type { CouponKind } from '../../generated/resolvers-types.ts'

export const couponKinds: Readonly<Record<string, CouponKind>> = { threshold: 'THRESHOLD', shipping: 'SHIPPING' }
