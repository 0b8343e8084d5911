import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { LedgerAccountTable } from '../../db/tables/trade.ts'

export type LedgerKind = LedgerAccountTable['kind']
export async function findBalance(db: Db, memberId: number, kind: LedgerKind): Promise<number> {
  return (
    (await db.selectFrom('ledger_account').where('member_id', '=', memberId).where('kind', '=', kind).select('balance').executeTakeFirst())
      ?.balance ?? 0
  )
}

/** The account, made at its first use, locked until the transaction ends. */
export async function lockAccount(db: Db, memberId: number, kind: LedgerKind) {
  await db
    .insertInto('ledger_account')
    .values({ member_id: memberId, kind })
    .onConflict((oc) => oc.columns(['member_id', 'kind']).doNothing())
    .execute()
  return db
    .selectFrom('ledger_account')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .select(['id', 'balance'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function findDelta(db: Db, accountId: number, reason: string, ref: string): Promise<number | null> {
  const row = await db
    .selectFrom('ledger_entry')
    .where('account_id', '=', accountId)
    .where('reason', '=', reason)
    .where('ref', '=', ref)
    .select('delta')
    .executeTakeFirst()
  return row?.delta ?? null
}

/** The database sets seq and balance_after itself; what is sent only satisfies the types. */
export async function insertEntry(
  db: Db,
  entry: { accountId: number; delta: number; reason: string; ref: string; at: Date },
): Promise<void> {
  await db
    .insertInto('ledger_entry')
    .values({
      account_id: entry.accountId,
      seq: sql<number>`0`,
      balance_after: sql<number>`0`,
      delta: entry.delta,
      reason: entry.reason,
      ref: entry.ref,
      at: entry.at,
    })
    .execute()
}

/** Which entry a cause was posted as, for what stands on that very entry. */
export async function findEntry(
  db: Db,
  memberId: number,
  kind: LedgerKind,
  cause: { readonly reason: string; readonly ref: string },
): Promise<{ account_id: number; seq: number }> {
  return db
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_account as a', 'a.id', 'e.account_id')
    .where('a.member_id', '=', memberId)
    .where('a.kind', '=', kind)
    .where('e.reason', '=', cause.reason)
    .where('e.ref', '=', cause.ref)
    .select(['e.account_id', 'e.seq'])
    .executeTakeFirstOrThrow()
}
