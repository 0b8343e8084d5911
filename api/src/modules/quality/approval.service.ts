import type { Db } from '../../db/schema.ts'
import type { ApprovalState } from '../../db/tables/quality.ts'
import type { Day } from '../../db/tables/identity.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type Deps, today } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { written } from './written.ts'

export interface NewApproval {
  readonly supplier: string
  readonly basis: string
  readonly validTo: Day
  readonly staff: string
  readonly clientKey: string
}

export async function supplierCalled(db: Db, name: string): Promise<number> {
  const row = await db.selectFrom('supplier').where('name', '=', name).select('id').executeTakeFirst()
  if (row === undefined) throw invalid('supplier', `没有供货商 ${name}`)
  return row.id
}

/** The newest first. */
export function findApprovals(db: Db, state: ApprovalState | null, limit: number) {
  return db
    .selectFrom('supplier_approval as a')
    .innerJoin('supplier as s', 's.id', 'a.supplier_id')
    .$if(state !== null, (query) => query.where('a.state', '=', state ?? 'applied'))
    .orderBy('a.id', 'desc')
    .limit(limit)
    .selectAll('a')
    .select('s.name as supplier')
    .execute()
}

/** Somebody of purchasing asks for a supplier to be approved; an approval that lapses is asked for again. */
export function applyForSupplier(deps: Deps, { supplier, basis, validTo, staff, clientKey }: NewApproval): Promise<number> {
  return inTransaction(deps, async (tx) => {
    const [now, supplierId] = [tx.clock.now(), await supplierCalled(tx.db, supplier)]
    if (validTo <= today(now)) throw invalid('valid_to', '有效期应晚于今天')
    const known = await tx.db.selectFrom('supplier_approval').where('client_key', '=', clientKey).selectAll().executeTakeFirst()
    if (known !== undefined && (known.supplier_id !== supplierId || known.basis !== basis)) throw refused('IDEMPOTENCY_REUSED')
    if (known !== undefined) return known.id
    const row = await tx.db
      .insertInto('supplier_approval')
      .values({ supplier_id: supplierId, basis, valid_to: validTo, applied_by: staff, applied_at: now, client_key: clientKey })
      .onConflict((oc) => oc.column('supplier_id').where('state', 'in', ['applied', 'checked']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row === undefined) throw refused('STATE_CHANGED', {}, { sentence: '该供货商已有审批在办理' })
    await written(tx, 'supplier.apply', `supplier:${supplierId}`, { staff, basis, valid_to: validTo })
    return row.id
  })
}

const STEPS = { check: 'checked', approve: 'approved', refuse: 'refused' } as const
export type ApprovalStep = keyof typeof STEPS

/** Quality management checks, the person who answers for quality decides: two names, and neither is who applied. */
export async function decideSupplier(deps: Deps, id: number, step: ApprovalStep, staff: string, note: string | null): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const row = await tx.db.selectFrom('supplier_approval').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
    if (row === undefined) throw notFound('没有这次首营审批')
    const [state, at] = [STEPS[step], tx.clock.now()]
    const by = step === 'check' ? row.checked_by : row.decided_by
    if (row.state === state && by === staff) return
    const isOpen = step === 'refuse' ? row.state === 'applied' || row.state === 'checked' : row.state === BEFORE[step]
    if (!isOpen) throw refused('STATE_CHANGED')
    if (row.applied_by === staff) throw invalid('staff', '申请人不能审核或批准自己的申请')
    if (step === 'approve' && row.checked_by === staff) throw invalid('staff', '批准须由审核人以外的另一位人员办理')
    await tx.db
      .updateTable('supplier_approval')
      .set(step === 'check' ? { state, checked_by: staff, checked_at: at } : { state, decided_by: staff, decided_at: at, note })
      .where('id', '=', id)
      .execute()
    await written(tx, `supplier.${step}`, `supplier:${row.supplier_id}`, { staff, note })
  })
}
const BEFORE = { check: 'applied', approve: 'checked' } as const
