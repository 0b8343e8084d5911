import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { MemberRole } from '../../db/tables/identity.ts'

export type Colleague = RowOf<typeof findColleagues>

/** Who acts for the shop: those who answer for it first, then by when they came. */
export function findColleagues(db: Db, memberId: number) {
  return db
    .selectFrom('account_member as am')
    .innerJoin('account as a', 'a.id', 'am.account_id')
    .innerJoin('member as m', 'm.id', 'am.member_id')
    .where('am.member_id', '=', memberId)
    .where('am.left_at', 'is', null)
    .orderBy(sql`am.role <> 'owner'`)
    .orderBy(sql`coalesce(am.joined_at, m.created_at)`)
    .orderBy('a.id')
    .select(['a.id as accountId', 'a.name', 'a.phone', 'am.role'])
    .select([
      sql<Date>`coalesce(am.joined_at, m.created_at)`.as('since'),
      sql<Date | null>`greatest(am.last_used_at, (select max(s.seen_at) from session s
        where s.account_id = am.account_id and s.member_id = am.member_id))`.as('seenAt'),
    ])
    .execute()
}

export async function findOwner(db: Db, memberId: number): Promise<number | null> {
  const row = await db
    .selectFrom('account_member')
    .where('member_id', '=', memberId)
    .where('role', '=', 'owner')
    .select('account_id')
    .executeTakeFirst()
  return row?.account_id ?? null
}

export async function setRole(db: Db, accountId: number, memberId: number, role: MemberRole): Promise<void> {
  await db.updateTable('account_member').set({ role }).where('account_id', '=', accountId).where('member_id', '=', memberId).execute()
}

/** The shop in which somebody reads what concerns another shop of theirs: one they answer for, else the one used last; null where none is left. */
export async function findHome(db: Db, accountId: number, other: number): Promise<number | null> {
  const row = await db
    .selectFrom('account_member')
    .where('account_id', '=', accountId)
    .where('member_id', '<>', other)
    .where('left_at', 'is', null)
    .orderBy(sql`role <> 'owner'`)
    .orderBy(sql`last_used_at desc nulls last`)
    .orderBy('member_id')
    .limit(1)
    .select('member_id')
    .executeTakeFirst()
  return row?.member_id ?? null
}
