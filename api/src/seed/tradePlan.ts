import type { AfterSaleType } from '../db/tables/afterSale.ts'
/** What a trade holds of one warehouse and kind; each of these becomes an order of its own. */
export type BasketKind = 'main' | 'herb' | 'device' | 'eph' | 'cold'

/** How far a trade got. `resumed`: staff took it back after billing and then let it go on. */
export type TradeEnd =
  | 'unpaid'
  | 'cancelled'
  | 'staff_cancelled'
  | 'timeout'
  | 'paid'
  | 'billed'
  | 'resumed'
  | 'picked'
  | 'outbound'
  | 'shipped'
  | 'received'
  | 'completed'
  | 'left_alone'
  | 'refund_asked'
  | 'refund_opened'
  | 'refunded'

/** What the buyer asked for after the trade's own end, and how far that has come. */
export interface PlannedAfterSale {
  readonly type: AfterSaleType
  readonly reason: string
  readonly end: 'applied' | 'approved' | 'rejected' | 'returning' | 'resent' | 'done'
}

export interface PlannedTrade {
  /** User name, and which of its shops. */
  readonly who: string
  readonly shop?: number
  readonly daysAgo: number
  /** Of that day in China; for unpaid trades hours before now. */
  readonly hour: number
  readonly baskets: readonly BasketKind[]
  readonly end: TradeEnd
  readonly payMode?: 'online' | 'transfer'
  /** A line bought under a promotion, in the main warehouse. */
  readonly afterSale?: PlannedAfterSale
  readonly promotion?: 'flash' | 'combo' | 'gift'
  readonly tender?: 'coupon' | 'voucher' | 'balance'
  /** Cents of goods at least, in the first basket. */
  readonly worth?: number
}

/**
 * Forty-four orders in thirty-five trades. Unpaid ones are paid by bank transfer, which leaves three days: the demo may be opened later
 * than it was filled.
 */
export const TRADES: readonly PlannedTrade[] = [
  {
    who: 'demo',
    daysAgo: 54,
    hour: 10,
    baskets: ['main'],
    end: 'completed',
    afterSale: { type: 'lab_report', reason: '资料缺失或有误', end: 'done' },
  },
  {
    who: 'demo',
    daysAgo: 48,
    hour: 15,
    baskets: ['main', 'herb'],
    end: 'completed',
    tender: 'coupon',
    worth: 65_000,
    afterSale: { type: 'documents', reason: '资料缺失或有误', end: 'applied' },
  },
  {
    who: 'demo',
    daysAgo: 41,
    hour: 9.5,
    baskets: ['main'],
    end: 'completed',
    tender: 'voucher',
    worth: 90_000,
    afterSale: { type: 'company_dossier', reason: '资料缺失或有误', end: 'approved' },
  },
  { who: 'demo', daysAgo: 35, hour: 11, baskets: ['device'], end: 'left_alone' },
  { who: 'receipt', daysAgo: 33, hour: 14, baskets: ['main', 'eph'], end: 'completed' },
  {
    who: 'expired',
    daysAgo: 30,
    hour: 16,
    baskets: ['main'],
    end: 'completed',
    payMode: 'transfer',
    afterSale: { type: 'goods_dossier', reason: '资料缺失或有误', end: 'rejected' },
  },
  { who: 'demo', daysAgo: 27, hour: 10.5, baskets: ['main', 'herb'], end: 'completed', tender: 'balance', worth: 40_000 },
  { who: 'expired', daysAgo: 25, hour: 9, baskets: ['herb'], end: 'refunded' },
  { who: 'demo', daysAgo: 20, hour: 19, baskets: ['main'], end: 'cancelled' },
  { who: 'demo', daysAgo: 18, hour: 13, baskets: ['main'], end: 'refunded', tender: 'balance', worth: 50_000 },
  { who: 'demo', daysAgo: 15, hour: 20, baskets: ['main'], end: 'timeout' },
  { who: 'clinic', daysAgo: 12, hour: 8.5, baskets: ['device'], end: 'cancelled' },
  { who: 'receipt', daysAgo: 11, hour: 17, baskets: ['main'], end: 'timeout' },
  { who: 'chain', shop: 1, daysAgo: 9, hour: 15.5, baskets: ['main'], end: 'staff_cancelled', payMode: 'transfer' },
  {
    who: 'chain',
    daysAgo: 7,
    hour: 10,
    baskets: ['main', 'device'],
    end: 'received',
    payMode: 'transfer',
    worth: 120_000,
    afterSale: { type: 'exchange', reason: '近效期或批号不符', end: 'returning' },
  },
  {
    who: 'clinic',
    daysAgo: 6,
    hour: 9.5,
    baskets: ['main'],
    end: 'received',
    afterSale: { type: 'refund_only', reason: '少发漏发', end: 'done' },
  },
  {
    who: 'demo',
    daysAgo: 5,
    hour: 11.5,
    baskets: ['main'],
    end: 'received',
    promotion: 'gift',
    afterSale: { type: 'return_refund', reason: '包装破损', end: 'approved' },
  },
  { who: 'clinic', daysAgo: 4, hour: 14.5, baskets: ['device'], end: 'shipped' },
  {
    who: 'demo',
    daysAgo: 3,
    hour: 10,
    baskets: ['main', 'herb'],
    end: 'shipped',
    afterSale: { type: 'reship', reason: '少发漏发', end: 'resent' },
  },
  { who: 'demo', daysAgo: 3, hour: 11, baskets: ['main', 'cold'], end: 'shipped' },
  { who: 'demo', daysAgo: 3, hour: 13, baskets: ['main', 'cold'], end: 'shipped' },
  { who: 'chain', shop: 1, daysAgo: 3, hour: 16, baskets: ['main'], end: 'shipped', promotion: 'combo' },
  { who: 'chain', shop: 2, daysAgo: 2, hour: 9, baskets: ['device'], end: 'refund_opened' },
  { who: 'chain', daysAgo: 2, hour: 10, baskets: ['herb'], end: 'resumed' },
  { who: 'demo', daysAgo: 1, hour: 9, baskets: ['main'], end: 'outbound', promotion: 'flash' },
  { who: 'chain', shop: 2, daysAgo: 1, hour: 9.5, baskets: ['main'], end: 'outbound', payMode: 'transfer' },
  { who: 'demo', daysAgo: 1, hour: 10, baskets: ['main'], end: 'picked', worth: 65_000 },
  { who: 'clinic', daysAgo: 1, hour: 11, baskets: ['main'], end: 'picked' },
  { who: 'demo', daysAgo: 1, hour: 14, baskets: ['main', 'cold'], end: 'billed' },
  { who: 'demo', daysAgo: 1, hour: 15, baskets: ['main', 'eph'], end: 'paid' },
  { who: 'clinic', daysAgo: 1, hour: 16, baskets: ['main'], end: 'paid' },
  { who: 'demo', daysAgo: 1, hour: 17, baskets: ['main'], end: 'refund_asked' },
  { who: 'demo', daysAgo: 0, hour: 5, baskets: ['main'], end: 'unpaid', payMode: 'transfer' },
  { who: 'chain', daysAgo: 0, hour: 3, baskets: ['main'], end: 'unpaid', payMode: 'transfer' },
  { who: 'demo', daysAgo: 0, hour: 1, baskets: ['device'], end: 'unpaid', payMode: 'transfer' },
]
