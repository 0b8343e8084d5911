import type { Deps } from '../../deps.ts'
import type { TradeOrderRow } from '../trade/trade.repo.ts'
import { findWish, lockOrders } from './invoice.repo.ts'
import { makeInvoice } from './make.service.ts'

/** The goods have left: what was wished for is applied for, once. The trade must be locked. */
export async function applyWished(tx: Deps, order: Pick<TradeOrderRow, 'id' | 'trade_id' | 'member_id'>): Promise<void> {
  const wish = await findWish(tx, order.trade_id)
  if (wish === null) return
  const [held] = await lockOrders(tx.db, order.member_id, [order.id])
  if (held?.isInvoiced === false) await makeInvoice(tx, { memberId: order.member_id, orderIds: [order.id], ...wish })
}
