import type { ColumnType, Generated } from 'kysely'
import type { CashbackTiers } from 'rules/kinds/cashback'

/** What one shop was given of a promotion; `cap` is the bound when it was last given. */
export interface PromotionMemberTable {
  promotion_id: number
  member_id: number
  taken: Generated<number>
  cap: number | null
}

/** What an order promises to bring back after receipt, by activity. */
export interface OrderCashbackTable {
  order_id: number
  promotion_id: number
  version: number
  name: string
  tiers: ColumnType<CashbackTiers, string, never>
  /** Net of its lines when it was ordered. */
  base: number
  promised: number
  /** What is left of the promise; once credited, what was. */
  due: number
  /** What returns held back after it was credited. */
  held_back: Generated<number>
  /** The order is paid: the promise is taken of the activity's bounds. */
  is_taken: Generated<boolean>
  /** It is counted on the promotion, which had a total then. */
  is_counted: Generated<boolean>
  ledger_account_id: number | null
  ledger_seq: number | null
  credited_at: Date | null
}

export interface OrderCashbackLineTable {
  order_line_id: number
  order_id: number
  promotion_id: number
}

export interface CashbackTables {
  promotion_member: PromotionMemberTable
  order_cashback: OrderCashbackTable
  order_cashback_line: OrderCashbackLineTable
}
