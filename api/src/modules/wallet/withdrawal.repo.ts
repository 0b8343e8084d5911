import { newestFirst, type PageAsk } from '../../db/newestFirst.ts'
import type { Db, RowOf } from '../../db/schema.ts'

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

export async function insertWithdrawal(db: Db, row: NewWithdrawal): Promise<number> {
  const { id } = await db
    .insertInto('withdrawal')
    .values({
      no: row.no,
      member_id: row.memberId,
      account_id: row.accountId,
      amount: row.cents,
      holder: row.holder,
      bank: row.bank,
      bank_account: row.bankAccount,
      ledger_account_id: row.entry.account_id,
      ledger_seq: row.entry.seq,
      created_at: row.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findWithdrawal(db: Db, id: number) {
  return (await db.selectFrom('withdrawal').where('id', '=', id).select(COLUMNS).executeTakeFirst()) ?? null
}

export async function lockWithdrawal(db: Db, id: number): Promise<WithdrawalRow | null> {
  return (await db.selectFrom('withdrawal').where('id', '=', id).select(COLUMNS).forNoKeyUpdate().executeTakeFirst()) ?? null
}

export async function findWithdrawals(
  db: Db,
  memberId: number,
  ask: PageAsk,
): Promise<{ rows: WithdrawalRow[]; hasMore: boolean; total: number }> {
  const mine = db.selectFrom('withdrawal').where('member_id', '=', memberId)
  const { total } = await mine.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { ...(await newestFirst(mine.select(COLUMNS), 'id', ask)), total }
}

export interface WaitingWithdrawal extends WithdrawalRow {
  readonly company: string
}

/** What the office has to pay out, the longest waiting first. */
export function findWaitingWithdrawals(db: Db, limit: number): Promise<WaitingWithdrawal[]> {
  return db
    .selectFrom('withdrawal as w')
    .innerJoin('member as m', 'm.id', 'w.member_id')
    .where('w.status', '=', 'requested')
    .orderBy('w.id')
    .limit(limit)
    .select(COLUMNS.map((column) => `w.${column}` as const))
    .select('m.company')
    .execute()
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
export async function findLastAccount(db: Db, memberId: number): Promise<{ holder: string; bank: string; bank_account: string } | null> {
  return (
    (await db
      .selectFrom('withdrawal')
      .where('member_id', '=', memberId)
      .orderBy('id', 'desc')
      .select(['holder', 'bank', 'bank_account'])
      .executeTakeFirst()) ?? null
  )
}
