import type { OrderStatus } from '../../db/tables/trade.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { refused } from '../../server/apiErrors.ts'
import { once } from '../idempotency/idempotency.service.ts'
import type { ChannelName } from '../channel/channel.ts'
import { endOpenPayment } from '../payment/endOpenPayment.ts'
import type { Acting } from '../audit/actor.ts'
import { type GivenBack } from '../trade/giveBack.ts'
import { closeUnpaid, lockOrder } from '../trade/trade.service.ts'
import type { Buyer } from './place.service.ts'
import { hideOrder } from './read.repo.ts'
import { isOver } from '../trade/status.ts'

export interface Cancelled {
  status: OrderStatus
  back: GivenBack
  closed: { channel: ChannelName; no: string } | null
}

/** Orders of one trade are paid as one, so an unpaid one is cancelled with its whole trade. */
export function cancelOrder(
  deps: Deps,
  buyer: Buyer,
  order: { readonly id: number; readonly reason: string; readonly clientKey: string },
): Promise<Cancelled> {
  const call = {
    memberId: buyer.memberId,
    route: 'POST /api/order/{id}/cancel',
    key: order.clientKey,
    request: { id: order.id, reason: order.reason },
  }
  return once(deps, call, (tx) =>
    cancelTrade(tx, order.id, buyer.memberId, { actor: 'buyer', accountId: buyer.accountId, note: order.reason }),
  )
}

/** `memberId` null: the staff cancels. */
export async function cancelTrade(tx: Deps, orderId: number, memberId: number | null, by: Acting): Promise<Cancelled> {
  const { trade, order } = await lockOrder(tx, orderId, memberId)
  if (order.status !== 'unpaid') throw refused('STATE_CHANGED')
  const closed = await endOpenPayment(tx, trade.id)
  const back = await closeUnpaid(tx, trade, {
    to: 'cancelled',
    by,
    ...(by.note === undefined || by.note === null ? {} : { reason: by.note }),
  })
  return { status: 'cancelled', back, closed }
}

/** Only hides: the order itself is kept for good. */
export function hideOver(deps: Deps, buyer: Buyer, orderId: number): Promise<void> {
  return inTransaction(deps, async (tx) => {
    const { order } = await lockOrder(tx, orderId, buyer.memberId)
    if (!isOver(order.status)) throw refused('STATE_CHANGED')
    await hideOrder(tx.db, orderId, tx.clock.now())
  })
}
