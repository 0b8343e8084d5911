import type { Db } from '../../db/schema.ts'

/** The shops an account buys for. */
export function findAccountShops(db: Db, accountId: number): Promise<{ id: number; company: string }[]> {
  return db
    .selectFrom('account_member as am')
    .innerJoin('member as m', 'm.id', 'am.member_id')
    .where('am.account_id', '=', accountId)
    .where('am.left_at', 'is', null)
    .orderBy('m.id')
    .select(['m.id', 'm.company'])
    .execute()
}
