import type { BillState } from '../../db/tables/platform.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import { dueAgain, lockBill, putPartner, releaseBillsOf } from './office.repo.ts'
import { insertTry } from './send.repo.ts'

/** What the platform may have is looked for first; what it has for sure is only checked again. */
const AGAIN: Readonly<Partial<Record<BillState, BillState>>> = {
  waiting: 'waiting',
  failed: 'waiting',
  partner_missing: 'waiting',
  not_found: 'unclear',
  unclear: 'unclear',
  quantity_differs: 'uploaded',
  uploaded: 'uploaded',
  duplicate: 'duplicate',
}

export function sendAgain(deps: Deps, id: number, staff: string): Promise<void> {
  return inTransaction(deps, async (tx) => {
    const bill = await lockBill(tx.db, id)
    if (bill === null) throw notFound('没有这张单据')
    if (bill.is_taken) throw invalid('id', '正在上传，请稍后再试')
    const state = AGAIN[bill.state]
    if (state === undefined) throw invalid('id', '平台不接受两年前的单据，不能再发')
    const now = tx.clock.now()
    await dueAgain(tx.db, id, state, state === 'unclear' ? `${staff}要求重新查询` : null, now)
    await insertTry(tx.db, id, 'again', bill.state, staff, now)
    await audit(tx, 'platform.again', `platform_bill:${bill.no}`, { staff, from: bill.state })
  })
}

/** Says by which id the platform knows a buyer: how many bills waited for it. */
export function setPartner(deps: Deps, memberId: number, entId: string, staff: string): Promise<number> {
  return inTransaction(deps, async (tx) => {
    const now = tx.clock.now()
    if (!(await putPartner(tx.db, { memberId, entId, staff, now }))) throw notFound('会员不存在')
    await audit(tx, 'platform.partner', `member:${memberId}`, { staff, ent_id: entId })
    return releaseBillsOf(tx.db, memberId, now)
  })
}

function audit(tx: Deps, action: string, object: string, after: unknown): Promise<void> {
  return insertAudit(tx.db, { accountId: null, memberId: null, action, object, after, now: tx.clock.now() })
}
