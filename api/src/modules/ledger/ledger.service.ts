import { formatMoney, type Cents } from 'rules/money'
import type { Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { refused, type ApiError } from '../../server/apiErrors.ts'
import { findBalance, findDelta, insertEntry, lockAccount, type LedgerKind } from './ledger.repo.ts'

export type { LedgerKind } from './ledger.repo.ts'

/** One movement of one member's ledger: cents for balance and voucher, whole points for points. */
export interface Posting {
  readonly memberId: number
  readonly kind: LedgerKind
  readonly delta: number
  /** Together with `ref` it names the cause; a cause is posted once, however often it is asked. */
  readonly reason: string
  readonly ref: string
}

/** What the ledger holds; 0 where nothing was ever posted. */
export function balanceOf(db: Db, memberId: number, kind: LedgerKind): Promise<Cents> {
  return findBalance(db, memberId, kind)
}

/** Posts an entry and returns whether it is new. Refuses what would overdraw the ledger. */
export function post(deps: Deps, posting: Posting): Promise<boolean> {
  return inTransaction(deps, async (tx) => {
    const account = await lockAccount(tx.db, posting.memberId, posting.kind)
    // Asked before inserting: the trigger that moves the balance runs even for a row that a conflict then skips.
    if ((await findDelta(tx.db, account.id, posting.reason, posting.ref)) !== null) return false
    if (account.balance + posting.delta < 0) throw short(posting.kind, account.balance)
    await insertEntry(tx.db, { accountId: account.id, delta: posting.delta, reason: posting.reason, ref: posting.ref, at: tx.clock.now() })
    return true
  })
}

/** Gives back what an earlier entry moved, by an entry of its own under `as`; returns what came back, 0 when there was nothing to. */
export function reverse(deps: Deps, entry: Omit<Posting, 'delta'> & { readonly as: string }): Promise<number> {
  return inTransaction(deps, async (tx) => {
    const account = await lockAccount(tx.db, entry.memberId, entry.kind)
    const delta = await findDelta(tx.db, account.id, entry.reason, entry.ref)
    if (delta === null) return 0
    const isNew = await post(tx, { memberId: entry.memberId, kind: entry.kind, delta: -delta, reason: entry.as, ref: entry.ref })
    return isNew ? -delta : 0
  })
}

function short(kind: LedgerKind, balance: number): ApiError {
  if (kind === 'points') return refused('POINTS_SHORT', { points: balance }, { values: { available: balance } })
  return refused('BALANCE_SHORT', { balance: formatMoney(balance) }, { values: { available: formatMoney(balance) } })
}
