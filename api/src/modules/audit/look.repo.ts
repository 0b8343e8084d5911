import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

export type LookedPaper = 'certificate' | 'receipt' | 'file'

export interface Look {
  readonly memberId: number
  readonly paper: LookedPaper
  /** The key of its file. */
  readonly ref: string
  /** A token of the office, or the account that reads for the shop. */
  readonly by: { readonly token: string } | { readonly accountId: number }
  readonly now: Date
}

/** Who looked at a member's papers, kept as long as they. Who answers for the shop looks at their own. */
export async function insertLook(db: Db, { memberId, paper, ref, by, now }: Look): Promise<void> {
  const [token, accountId] = 'token' in by ? [by.token, null] : [null, by.accountId]
  await sql`insert into paper_look (member_id, paper, ref, account_id, token, at)
    select ${memberId}::bigint, ${paper}::text, ${ref}::text, ${accountId}::bigint, ${token}::text, ${now}::timestamptz
    where not exists (select from account_member a
      where a.account_id = ${accountId}::bigint and a.member_id = ${memberId}::bigint and a.role = 'owner')`.execute(db)
}

export interface LookRow {
  readonly id: number
  readonly paper: LookedPaper
  readonly ref: string
  readonly name: string | null
  readonly token: string | null
  readonly at: Date
}

/** The newest first. */
export function findLooks(db: Db, memberId: number, limit: number): Promise<LookRow[]> {
  return db
    .selectFrom('paper_look as l')
    .leftJoin('account as a', 'a.id', 'l.account_id')
    .where('l.member_id', '=', memberId)
    .orderBy('l.id', 'desc')
    .limit(limit)
    .select(['l.id', 'l.paper', 'l.ref', 'a.name', 'l.token', 'l.at'])
    .execute()
}
