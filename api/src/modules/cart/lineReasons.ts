import type { Reason } from 'rules/reasons'

/** Why a line cannot be bought as it is asked for (lineCheck.ts). */
export const LINE_REASONS: readonly Reason[] = [
  'NOT_REVIEWED',
  'CERT_EXPIRED',
  'SCOPE_DENIED',
  'REGION_DENIED',
  'MEMBER_DENIED',
  'EPH_NOT_ALLOWED',
  'EPH_RECEIPT_DUE',
  'NOT_ON_SALE',
  'NOT_BUYABLE',
  'OUT_OF_STOCK',
  'RECALLED',
  'STOCK_SHORT',
  'MIN_QTY',
  'PACK_MULTIPLE',
  'BUY_LIMIT',
  'AMOUNT_LIMIT',
  'FLASH_ENDED',
  'FLASH_LIMIT',
  'GROUP_ENDED',
  'ADDON_ENDED',
  'ADDON_LIMIT',
  'COMBO_ENDED',
]
