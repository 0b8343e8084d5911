import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { once, onceIfKeyed } from '../idempotency/idempotency.service.ts'
import { tellOfJudgedReceipt } from '../message/tellings.ts'
import { claimUpload } from '../upload/upload.service.ts'
import { decide, findReceipt, handIn, type ReceiptRow } from './receipt.repo.ts'

export async function existingReceipt(deps: Deps, orderId: number, memberId: number | null): Promise<ReceiptRow> {
  const receipt = await findReceipt(deps.db, orderId, memberId)
  if (receipt === null) throw notFound('该订单没有需要交回的回执')
  return receipt
}

/** The shop hands in the stamped paper; a refused one may be handed in again. */
export async function handInReceipt(
  deps: Deps,
  memberId: number,
  { clientKey, ...request }: { readonly orderId: number; readonly fileKey: string; readonly clientKey: string | null },
): Promise<ReceiptRow> {
  const { orderId, fileKey } = request
  await onceIfKeyed(deps, { memberId, route: 'POST /api/order/hmdd/{order_id}', key: clientKey, request }, async (tx) => {
    await existingReceipt(tx, orderId, memberId)
    const { key } = await claimUpload(tx.db, memberId, fileKey, 'receipt')
    if (!(await handIn(tx.db, orderId, key, tx.clock.now()))) throw refused('STATE_CHANGED')
    return {}
  })
  return existingReceipt(deps, orderId, memberId)
}

export interface Judgement {
  readonly staff: string
  readonly clientKey: string
  readonly status: 'approved' | 'rejected'
  readonly reason: string | null
}

/** The office has looked at it. While one is refused, no more ephedrine goods are sold to the shop. */
export async function judgeReceipt(deps: Deps, orderId: number, { staff, clientKey, status, reason }: Judgement): Promise<ReceiptRow> {
  const { member_id: memberId, order_no: no } = await existingReceipt(deps, orderId, null)
  const key = { memberId, route: `POST /api/erp/receipt/{order_id}/${status}`, key: clientKey, request: { orderId, staff, reason } }
  await once(deps, key, async (tx) => {
    if (!(await decide(tx.db, orderId, status, reason, tx.clock.now()))) throw refused('STATE_CHANGED')
    await tellOfJudgedReceipt(tx, { orderId, no, memberId }, { status, reason })
    await insertAudit(tx.db, {
      accountId: null,
      memberId,
      action: `receipt.${status}`,
      object: `order:${orderId}`,
      after: { staff, reason },
      now: tx.clock.now(),
    })
    return { orderId }
  })
  return existingReceipt(deps, orderId, memberId)
}
