import { formatMoney } from 'rules/money'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalid, notFound, refused } from '../../server/apiErrors.ts'
import type { Caller } from '../../server/app.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import type { Confirm } from '../audit/confirm.ts'
import {
  decideApproval,
  findApproval,
  findProposed,
  insertApproval,
  lockApproval,
  type ApprovalRow,
  type Proposal,
} from './approval.repo.ts'

/** Undoes what was begun: the sum is too large for one person. */
class TooLarge extends Error {
  readonly cents: number
  constructor(cents: number) {
    super('a second person is needed')
    this.cents = cents
  }
}

export type Proposed<T> = { readonly done: T } | { readonly waiting: ApprovalRow }

/**
 * Does `work` at once where the sum is small. Else all of it is undone, and kept for a second person as it was asked:
 * the sum is the very one that would have left, whatever makes it up.
 */
export async function orPropose<T>(
  deps: Deps,
  caller: Caller,
  asked: Pick<Proposal, 'action' | 'objectId' | 'clientKey' | 'request' | 'staff'>,
  work: (confirm: Confirm) => Promise<T>,
): Promise<Proposed<T>> {
  const from = deps.settings.secondPersonFrom
  const confirm: Confirm = (_tx, cents) => (from !== null && cents > from ? Promise.reject(new TooLarge(cents)) : Promise.resolve())
  try {
    return { done: await work(confirm) }
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error
    return { waiting: await propose(deps, { ...asked, cents: error.cents, proposedBy: caller.name, now: deps.clock.now() }) }
  }
}

function propose(deps: Deps, proposal: Proposal): Promise<ApprovalRow> {
  return inTransaction(deps, async (tx) => {
    const id = await insertApproval(tx.db, proposal)
    const { action, objectId, clientKey, cents, staff, now } = proposal
    if (id !== null)
      await insertAudit(tx.db, {
        accountId: null,
        memberId: null,
        action: 'approval.propose',
        object: `approval:${id}`,
        after: { action, object: objectId, cents, staff },
        now,
      })
    const row = id === null ? await findProposed(tx.db, proposal) : await findApproval(tx.db, id)
    if (row === null) throw refused('STATE_CHANGED')
    if (row.client_key !== clientKey) throw refused('STATE_CHANGED', {}, { sentence: `已有一项申请等待另一人批准（编号 ${row.id}）` })
    return row
  })
}

/** Who decides is a person, proved by a token of their own, and not the one who asked or who was given their token by them. */
function requireSecond({ name, token }: Caller, row: ApprovalRow): void {
  if (token?.kind !== 'person') throw new ApiError(403, '须由另一位人员以个人令牌办理，程序与 ERP_TOKEN 不能')
  if (name === row.proposed_by || name === row.staff) throw new ApiError(403, '不能办理自己提出的申请，请由另一位人员办理')
  if (token.createdBy === row.proposed_by && row.proposed_by !== FIRST_KEY)
    throw new ApiError(403, '您的令牌由申请人建立，请由另一位人员办理')
}
const FIRST_KEY = 'ERP_TOKEN'

async function waitingOf(deps: Deps, id: number, caller: Caller): Promise<ApprovalRow> {
  const row = await findApproval(deps.db, id)
  if (row === null) throw notFound('没有这项申请')
  requireSecond(caller, row)
  if (row.state !== 'waiting') throw refused('STATE_CHANGED')
  return row
}

/** Done as it was asked, in one transaction with the approval; another sum than the one that was proposed is refused. */
export async function approve(
  deps: Deps,
  id: number,
  caller: Caller,
  execute: (row: ApprovalRow, confirm: Confirm) => Promise<void>,
): Promise<void> {
  const row = await waitingOf(deps, id, caller)
  let wasAsked = false
  await execute(row, async (tx, cents) => {
    wasAsked = true
    const locked = await lockApproval(tx.db, id)
    if (locked?.state !== 'waiting') throw refused('STATE_CHANGED')
    if (cents !== locked.cents) throw invalid('id', `金额已由 ${formatMoney(locked.cents)} 变为 ${formatMoney(cents)}，请退回后重新申请`)
    await decideApproval(tx.db, id, { by: caller.name, now: tx.clock.now(), note: null })
    await written(tx, row, 'approval.approve', null)
  })
  if (!wasAsked) throw refused('STATE_CHANGED')
}

export async function decline(deps: Deps, id: number, caller: Caller, note: string): Promise<void> {
  await waitingOf(deps, id, caller)
  await inTransaction(deps, async (tx) => {
    const row = await lockApproval(tx.db, id)
    if (row?.state !== 'waiting') throw refused('STATE_CHANGED')
    await decideApproval(tx.db, id, { by: caller.name, now: tx.clock.now(), note })
    await written(tx, row, 'approval.decline', note)
  })
}

function written(tx: Deps, row: ApprovalRow, action: string, note: string | null): Promise<void> {
  return insertAudit(tx.db, {
    accountId: null,
    memberId: null,
    action,
    object: `approval:${row.id}`,
    after: { action: row.action, object: row.object_id, cents: row.cents, proposedBy: row.proposed_by, note },
    now: tx.clock.now(),
  })
}
