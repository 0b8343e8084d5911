import type { AfterSaleStatus } from '../../db/tables/afterSale.ts'
import type { Deps } from '../../deps.ts'
import { refused } from '../../server/apiErrors.ts'
import { once } from '../idempotency/idempotency.service.ts'
import type { Buyer } from './apply.service.ts'
import { actionsOf, type AfterSaleAction } from './kinds.ts'
import { lockAfterSale, moveTo } from './move.ts'

interface Act {
  readonly id: number
  readonly clientKey: string
}
const TO: Readonly<Record<AfterSaleAction, AfterSaleStatus>> = { cancel: 'cancelled', ship: 'returning', receive: 'done' }

/** Withdraws it, tells which parcel brings the goods back, or that the replacement has come. */
export function actOn(
  deps: Deps,
  buyer: Buyer,
  action: AfterSaleAction,
  { id, clientKey }: Act,
  parcel?: { readonly carrier: string; readonly trackingNo: string },
): Promise<AfterSaleStatus> {
  const call = { memberId: buyer.memberId, route: `POST /api/afterSale/{id}/${action}`, key: clientKey, request: { id, parcel } }
  return once(deps, call, async (tx): Promise<AfterSaleStatus> => {
    const { afterSale } = await lockAfterSale(tx, id, buyer.memberId)
    if (!actionsOf(afterSale).includes(action)) throw refused('STATE_CHANGED')
    const note = parcel === undefined ? null : `${parcel.carrier} ${parcel.trackingNo}`
    await moveTo(tx, id, TO[action], { actor: 'buyer', accountId: buyer.accountId, note }, parcel)
    return TO[action]
  })
}
