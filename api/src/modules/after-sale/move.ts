import type { AfterSaleStatus } from '../../db/tables/afterSale.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../server/apiErrors.ts'
import { tellOfAfterSale } from '../message/tellings.ts'
import { actAs, type Acting } from '../audit/actor.ts'
import { lockOrder, type LockedOrder } from '../trade/trade.service.ts'
import { findAfterSale, findOpenWhole, setCents, setStatus, type AfterSaleRow } from './afterSale.repo.ts'

export interface LockedAfterSale extends LockedOrder {
  readonly afterSale: AfterSaleRow
}

/** Locked by its trade, as everything that changes an order is. */
export async function lockAfterSale(tx: Deps, id: number, memberId: number | null): Promise<LockedAfterSale> {
  const known = await findAfterSale(tx.db, id, memberId)
  if (known === null) throw notFound('售后单不存在')
  const locked = await lockOrder(tx, known.order_id, memberId)
  const afterSale = await findAfterSale(tx.db, id, memberId)
  if (afterSale === null) throw notFound('售后单不存在')
  return { ...locked, afterSale }
}

/** Moves it on; the database knows the steps of its type, writes the event and tells of it. */
export async function moveTo(
  tx: Deps,
  id: number,
  to: AfterSaleStatus,
  by: Acting,
  parcel?: { readonly carrier: string; readonly trackingNo: string },
): Promise<void> {
  await actAs(tx, by)
  await setStatus(tx.db, id, to, parcel)
  const moved = await findAfterSale(tx.db, id, null)
  if (moved !== null) await tellOfAfterSale(tx, moved, to, by)
}

/** The order's own decision is its after-sale's: whoever decides one decides both. */
export async function followWhole(tx: Deps, orderId: number, decision: { readonly agree: boolean; readonly note: string }): Promise<void> {
  const whole = await findOpenWhole(tx.db, orderId)
  if (whole === null) return
  await moveTo(tx, whole.id, decision.agree ? 'approved' : 'rejected', { actor: 'staff', note: decision.note })
  if (decision.agree) await moveTo(tx, whole.id, 'refunding', { actor: 'system' })
}

/** The order is shortened meanwhile: so much less is left to be decided on. */
export async function shrinkWhole(tx: Deps, orderId: number, cents: number): Promise<void> {
  const whole = await findOpenWhole(tx.db, orderId)
  if (whole !== null) await setCents(tx.db, whole.id, Math.max(0, whole.cents - cents))
}
