import { newestFirst, type PageAsk } from '../../db/newestFirst.ts'
import type { Db, RowOf } from '../../db/schema.ts'
import { open, seal, type Sealing } from '../../db/seal.ts'

export type WithdrawalRow = RowOf<typeof findWithdrawal>

const COLUMNS = [
  'id',
  'no',
  'member_id',
  'amount',
  'holder',
  'bank',
  'bank_account',
  'status',
  'note',
  'bank_txn',
  'created_at',
  'decided_at',
] as const

export interface NewWithdrawal {
  readonly no: string
  readonly memberId: number
  readonly accountId: number | null
  readonly cents: number
  readonly holder: string
  readonly bank: string
  readonly bankAccount: string
  readonly entry: { account_id: number; seq: number }
  readonly now: Date
}

interface Sealed extends Sealing {
  readonly db: Db
}

/** The account as it was typed; its column holds it sealed. */
const opened = <R extends { bank_account: string }>(deps: Sealed, row: R): R => ({ ...row, bank_account: open(deps, row.bank_account) })

export async function insertWithdrawal(deps: Sealed, row: NewWithdrawal): Promise<number> {
  const { id } = await deps.db
    .insertInto('withdrawal')
    .values({
      no: row.no,
      member_id: row.memberId,
      account_id: row.accountId,
      amount: row.cents,
      holder: row.holder,
      bank: row.bank,
      bank_account: seal(deps, row.bankAccount),
      ledger_account_id: row.entry.account_id,
      ledger_seq: row.entry.seq,
      created_at: row.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findWithdrawal(deps: Sealed, id: number) {
  const row = await deps.db.selectFrom('withdrawal').where('id', '=', id).select(COLUMNS).executeTakeFirst()
  return row === undefined ? null : opened(deps, row)
}

export async function lockWithdrawal(deps: Sealed, id: number): Promise<WithdrawalRow | null> {
  const row = await deps.db.selectFrom('withdrawal').where('id', '=', id).select(COLUMNS).forNoKeyUpdate().executeTakeFirst()
  return row === undefined ? null : opened(deps, row)
}

export async function findWithdrawals(
  deps: Sealed,
  memberId: number,
  ask: PageAsk,
): Promise<{ rows: WithdrawalRow[]; hasMore: boolean; total: number }> {
  const mine = deps.db.selectFrom('withdrawal').where('member_id', '=', memberId)
  const { total } = await mine.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { rows, hasMore } = await newestFirst(mine.select(COLUMNS), 'id', ask)
  return { rows: rows.map((row) => opened(deps, row)), hasMore, total }
}

export interface WaitingWithdrawal extends WithdrawalRow {
  readonly company: string
}

/** What the office has to pay out, the longest waiting first. */
export async function findWaitingWithdrawals(deps: Sealed, limit: number): Promise<WaitingWithdrawal[]> {
  const rows = await deps.db
    .selectFrom('withdrawal as w')
    .innerJoin('member as m', 'm.id', 'w.member_id')
    .where('w.status', '=', 'requested')
    .orderBy('w.id')
    .limit(limit)
    .select(COLUMNS.map((column) => `w.${column}` as const))
    .select('m.company')
    .execute()
  return rows.map((row) => opened(deps, row))
}

export type Decision =
  | { readonly to: 'paid'; readonly txn: string }
  | { readonly to: 'rejected'; readonly note: string; readonly backSeq: number }

export async function decideRow(db: Db, id: number, staff: string, decision: Decision, now: Date): Promise<void> {
  const change = decision.to === 'paid' ? { bank_txn: decision.txn } : { note: decision.note, back_seq: decision.backSeq }
  await db
    .updateTable('withdrawal')
    .set({ status: decision.to, staff, decided_at: now, ...change })
    .where('id', '=', id)
    .execute()
}

export async function isTxnTaken(db: Db, txn: string): Promise<boolean> {
  return (await db.selectFrom('withdrawal').where('bank_txn', '=', txn).select('id').executeTakeFirst()) !== undefined
}

/** The account that money went to last, to save typing it again. */
export async function findLastAccount(
  deps: Sealed,
  memberId: number,
): Promise<{ holder: string; bank: string; bank_account: string } | null> {
  const row = await deps.db
    .selectFrom('withdrawal')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .select(['holder', 'bank', 'bank_account'])
    .executeTakeFirst()
  return row === undefined ? null : opened(deps, row)
}
