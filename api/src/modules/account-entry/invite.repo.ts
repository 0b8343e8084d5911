import type { Db } from '../../db/schema.ts'

/** The account of this shop that is meant, or its owner's; null where there is none. */
export async function findInvitable(db: Db, memberId: number, accountId: number | null): Promise<number | null> {
  const row = await db
    .selectFrom('account_member')
    .where('member_id', '=', memberId)
    .where('left_at', 'is', null)
    .$if(accountId === null, (qb) => qb.where('role', '=', 'owner'))
    .$if(accountId !== null, (qb) => qb.where('account_id', '=', accountId))
    .orderBy('account_id')
    .select('account_id')
    .executeTakeFirst()
  return row?.account_id ?? null
}
