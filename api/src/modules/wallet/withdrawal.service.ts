import type { Cents } from 'rules/money'
import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../server/apiErrors.ts'
import { insertAudit } from '../audit/audit.repo.ts'
import type { Confirm } from '../audit/confirm.ts'
import { once } from '../idempotency/idempotency.service.ts'
import { findEntry } from '../ledger/ledger.repo.ts'
import { post, reverse } from '../ledger/ledger.service.ts'
import { tellOfWithdrawal } from '../message/tellings.ts'
import { newWithdrawalNo } from '../trade/numbers.ts'
import { decideRow, findWithdrawal, insertWithdrawal, isTxnTaken, lockWithdrawal, type WithdrawalRow } from './withdrawal.repo.ts'

export interface WithdrawAsked {
  readonly memberId: number
  readonly accountId: number
  readonly cents: Cents
  readonly holder: string
  readonly bank: string
  readonly bankAccount: string
  readonly clientKey: string
}

const WITHDRAW = 'withdraw'
const WITHDRAW_RETURN = 'withdraw_return'

/** The money leaves the balance with the request, so that it cannot be spent twice; the office then pays it out or gives it back. */
export async function withdraw(deps: Deps, { memberId, accountId, clientKey, ...asked }: WithdrawAsked): Promise<WithdrawalRow> {
  const { id } = await once(deps, { memberId, route: 'POST /api/user/withdraw', key: clientKey, request: asked }, async (tx) => {
    const no = newWithdrawalNo(tx)
    const cause = { reason: WITHDRAW, ref: `withdraw:${no}` }
    await post(tx, { memberId, kind: 'balance', delta: -asked.cents, ...cause })
    const made = await insertWithdrawal(tx, {
      no,
      memberId,
      accountId,
      ...asked,
      entry: await findEntry(tx.db, memberId, 'balance', cause),
      now: tx.clock.now(),
    })
    return { id: String(made) }
  })
  return withdrawalOf(deps, memberId, Number(id))
}

export async function withdrawalOf(deps: Deps, memberId: number, id: number): Promise<WithdrawalRow> {
  const found = await findWithdrawal(deps, id)
  if (found === null || found.member_id !== memberId) throw notFound('提现申请不存在')
  return found
}

export interface WithdrawalCall {
  readonly id: number
  readonly staff: string
  readonly clientKey: string
  readonly confirm?: Confirm
}

/** The bank has paid it out; one transfer of the bank pays one request. */
export function approveWithdrawal(deps: Deps, call: WithdrawalCall, txn: string): Promise<WithdrawalRow> {
  return decide(deps, call, { verb: 'withdraw.approve', request: { txn } }, async (tx, row) => {
    if (await isTxnTaken(tx.db, txn)) throw invalid('txn', '该银行流水号已用于其他提现')
    await call.confirm?.(tx, row.amount)
    await decideRow(tx.db, row.id, call.staff, { to: 'paid', txn }, tx.clock.now())
    await tellOfWithdrawal(tx, row, null)
  })
}

/** Refused with a reason: the money is back on the balance by an entry of its own. */
export function rejectWithdrawal(deps: Deps, call: WithdrawalCall, note: string): Promise<WithdrawalRow> {
  return decide(deps, call, { verb: 'withdraw.reject', request: { note } }, async (tx, row) => {
    const ref = `withdraw:${row.no}`
    await reverse(tx, { memberId: row.member_id, kind: 'balance', reason: WITHDRAW, ref, as: WITHDRAW_RETURN })
    const { seq } = await findEntry(tx.db, row.member_id, 'balance', { reason: WITHDRAW_RETURN, ref })
    await decideRow(tx.db, row.id, call.staff, { to: 'rejected', note, backSeq: seq }, tx.clock.now())
    await tellOfWithdrawal(tx, row, note)
  })
}

async function decide(
  deps: Deps,
  call: WithdrawalCall,
  act: { verb: string; request: unknown },
  work: (tx: Deps, row: WithdrawalRow) => Promise<void>,
): Promise<WithdrawalRow> {
  const known = await findWithdrawal(deps, call.id)
  if (known === null) throw notFound('提现申请不存在')
  const key = {
    memberId: known.member_id,
    route: `erp ${act.verb}`,
    key: call.clientKey,
    request: { id: call.id, staff: call.staff, request: act.request },
  }
  await once(deps, key, async (tx) => {
    const row = await lockWithdrawal(tx, call.id)
    if (row?.status !== 'requested') throw refused('STATE_CHANGED')
    await work(tx, row)
    await insertAudit(tx.db, {
      accountId: null,
      memberId: row.member_id,
      action: act.verb,
      object: `withdrawal:${row.id}`,
      after: { staff: call.staff, request: act.request },
      now: tx.clock.now(),
    })
    return {}
  })
  return withdrawalOf(deps, known.member_id, call.id)
}
