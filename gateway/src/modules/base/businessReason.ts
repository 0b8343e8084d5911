import type { BusinessReason } from '../../generated/resolvers-types.ts'

const reasons: Readonly<Record<BusinessReason, true>> = {
  BUY_LIMIT: true,
  CART_FULL: true,
  CERT_EXPIRED: true,
  LOCKED: true,
  MEMBER_DENIED: true,
  MIN_ORDER: true,
  MIN_QTY: true,
  NOTHING_SELECTED: true,
  NOT_BUYABLE: true,
  NOT_FOUND: true,
  NOT_ON_SALE: true,
  NOT_REVIEWED: true,
  OUT_OF_STOCK: true,
  PACK_MULTIPLE: true,
  QUOTE_CHANGED: true,
  QUOTE_EXPIRED: true,
  RATE_LIMITED: true,
  REGION_DENIED: true,
  SCOPE_DENIED: true,
  STATE_CHANGED: true,
  STOCK_SHORT: true,
}

/** A reason the schema does not know yet still says that the thing cannot be bought. */
export function toReason(reason: string | null): BusinessReason | null {
  if (reason === null) return null
  return isReason(reason) ? reason : 'NOT_BUYABLE'
}

function isReason(reason: string): reason is BusinessReason {
  return Object.hasOwn(reasons, reason)
}
