import type { Deps } from '../../deps.ts'
import { reverse } from '../ledger/ledger.service.ts'
import { release } from '../stock/stock.service.ts'
import { returnTradeUses, returnUses } from './promotionUse.repo.ts'
import { returnCoupons, returnVouchers } from './tender.repo.ts'
import type { TradeOrderRow } from './trade.repo.ts'

export interface GivenBack {
  stock: number
  coupons: number
  voucher: number
  balance: number
}

/** What each order's tenders are posted under. */
export const ORDER_PAY = 'order_pay'
export const ORDER_RETURN = 'order_return'
export const orderRef = (orderId: number) => `order:${orderId}`

/**
 * Everything the orders held or took goes back where it came from: goods, counters, coupons, vouchers, balance.
 * Tenders of which part went back already are the caller's. In the fixed lock order, inside the transaction that has locked the trade and
 * ended the orders.
 */
export async function giveBack(
  tx: Deps,
  orders: readonly TradeOrderRow[],
  { ofTrade, keepTenders = false }: { readonly ofTrade: number | null; readonly keepTenders?: boolean },
): Promise<GivenBack> {
  const first = orders[0]
  if (first === undefined) return { stock: 0, coupons: 0, voucher: 0, balance: 0 }
  const ids = orders.map((order) => order.id)
  const back: GivenBack = { stock: await release(tx, ids), coupons: 0, voucher: 0, balance: 0 }
  await returnUses(tx.db, ids, first.member_id)
  if (ofTrade !== null) {
    await returnTradeUses(tx.db, ofTrade, first.member_id)
    back.coupons = await returnCoupons(tx.db, ofTrade, tx.clock.now())
  }
  if (keepTenders) return back
  for (const order of orders.filter((candidate) => candidate.voucher > 0)) await returnVouchers(tx.db, order.id)
  for (const kind of ['balance', 'voucher'] as const) {
    for (const order of orders.filter((candidate) => candidate[kind] > 0)) {
      back[kind] += await reverse(tx, { memberId: order.member_id, kind, reason: ORDER_PAY, ref: orderRef(order.id), as: ORDER_RETURN })
    }
  }
  return back
}
