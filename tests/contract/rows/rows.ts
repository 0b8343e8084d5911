import { ACCOUNT_ROWS } from './accountRows.ts'
import { AFTER_SALE_ROWS } from './afterSaleRows.ts'
import { CART_ROWS } from './cartRows.ts'
import { CENTRE_ROWS } from './centreRows.ts'
import { CONTENT_ROWS } from './contentRows.ts'
import { GOODS_ROWS } from './goodsRows.ts'
import { MESSAGE_ROWS } from './messageRows.ts'
import { ORDER_ROWS } from './orderRows.ts'
import { PAPER_ROWS } from './paperRows.ts'
import { PROMOTION_ROWS } from './promotionRows.ts'
import { SERVICE_ROWS } from './serviceRows.ts'
import { WALLET_ROWS } from './walletRows.ts'
import { ZONE_ROWS } from './zoneRows.ts'
import type { Row } from './row.ts'

/** A row for each REST call, in the order in which a buyer comes to them. */
export const ROWS: readonly Row[] = [
  ...GOODS_ROWS,
  ...CART_ROWS,
  ...PROMOTION_ROWS,
  ...CONTENT_ROWS,
  ...ORDER_ROWS,
  ...AFTER_SALE_ROWS,
  ...PAPER_ROWS,
  ...ZONE_ROWS,
  ...WALLET_ROWS,
  ...MESSAGE_ROWS,
  ...CENTRE_ROWS,
  ...SERVICE_ROWS,
  ...ACCOUNT_ROWS,
]
