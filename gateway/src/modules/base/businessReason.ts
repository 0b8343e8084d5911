import type { BusinessReason } from '../../generated/resolvers-types.ts'

const reasons: Readonly<Record<BusinessReason, true>> = {
  ADDON_ENDED: true,
  AMOUNT_LIMIT: true,
  ADDON_LIMIT: true,
  ADDON_SHORT: true,
  ALREADY_PAID: true,
  BALANCE_SHORT: true,
  BUY_LIMIT: true,
  CART_FULL: true,
  CERT_EXPIRED: true,
  CODE_TOO_OFTEN: true,
  CODE_WRONG: true,
  COMBO_ENDED: true,
  CONTRACT_UNSIGNED: true,
  COUPON_EMPTY: true,
  COUPON_EXPIRED: true,
  COUPON_LIMIT: true,
  COUPON_MIN: true,
  COUPON_USED: true,
  CREDIT_OVERDUE: true,
  CREDIT_SHORT: true,
  DRAW_DONE: true,
  DRAW_ENDED: true,
  EPH_NOT_ALLOWED: true,
  EPH_RECEIPT_DUE: true,
  FLASH_ENDED: true,
  FLASH_LIMIT: true,
  GIFT_SHORT: true,
  GROUP_ENDED: true,
  GROUP_FULL: true,
  GROUP_JOINED: true,
  IDEMPOTENCY_REUSED: true,
  INVOICED: true,
  LOCKED: true,
  MEMBER_DENIED: true,
  MIN_ORDER: true,
  MIN_QTY: true,
  NOTHING_SELECTED: true,
  NOT_BUYABLE: true,
  NOT_FOUND: true,
  NOT_OFFERED: true,
  NOT_ON_SALE: true,
  NOT_REVIEWED: true,
  OUT_OF_STOCK: true,
  PACK_MULTIPLE: true,
  PAY_CLOSED: true,
  POINTS_SHORT: true,
  PRICE_CHANGED: true,
  QUOTE_CHANGED: true,
  QUOTE_EXPIRED: true,
  RATE_LIMITED: true,
  REGION_DENIED: true,
  RETURN_QTY: true,
  RETURN_WINDOW: true,
  SCOPE_DENIED: true,
  SHOP_CHANGED: true,
  SHOP_FROZEN: true,
  STATE_CHANGED: true,
  STOCK_SHORT: true,
  TICKET_EXPIRED: true,
  UNPAID_LIMIT: true,
}

/** A reason the schema does not know yet still says that the thing cannot be bought. */
export function toReason(reason: string | null): BusinessReason | null {
  if (reason === null) return null
  return isReason(reason) ? reason : 'NOT_BUYABLE'
}

function isReason(reason: string): reason is BusinessReason {
  return Object.hasOwn(reasons, reason)
}
