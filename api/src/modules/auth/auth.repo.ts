import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'

export type LoginRow = RowOf<typeof findLogin>

/** The active account of that name or phone. */
export async function findLogin(db: Db, nameOrPhone: string) {
  const row = await accounts(db)
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['account.username']), '=', sql<string>`lower(${nameOrPhone}::text)`),
        eb('account.phone', '=', nameOrPhone),
      ]),
    )
    .executeTakeFirst()
  return row ?? null
}

export async function findLoginByPhone(db: Db, phone: string): Promise<LoginRow | null> {
  return (await accounts(db).where('account.phone', '=', phone).executeTakeFirst()) ?? null
}

export async function findAccount(db: Db, accountId: number): Promise<LoginRow | null> {
  return (await accounts(db).where('account.id', '=', accountId).executeTakeFirst()) ?? null
}

function accounts(db: Db) {
  return db
    .selectFrom('account')
    .where('account.status', '=', 'active')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('account_member')
          .whereRef('account_member.account_id', '=', 'account.id')
          .where('account_member.left_at', 'is', null)
          .select('member_id'),
      ),
    )
    .select(['account.id as accountId', 'account.username', 'account.phone', 'account.password_hash as passwordHash'])
}

export type ShopRow = RowOf<typeof findShops>

/** The account's shops, the one last used first. */
export async function findShops(db: Db, accountId: number) {
  return db
    .selectFrom('account_member')
    .innerJoin('member', 'member.id', 'account_member.member_id')
    .where('account_member.account_id', '=', accountId)
    .where('account_member.left_at', 'is', null)
    .orderBy(sql`account_member.last_used_at desc nulls last`)
    .orderBy('member.id')
    .select(['member.id as memberId', 'member.company', 'account_member.role', 'member.review'])
    .execute()
}

/** Holds the password still until the transaction ends: nobody changes it and ends the sessions meanwhile. */
export async function lockPassword(db: Db, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .select('password_hash')
    .forShare()
    .executeTakeFirst()
  return row?.password_hash ?? null
}

/** Takes the account for a change, before its tickets and sessions are touched. */
export async function takeAccount(db: Db, accountId: number): Promise<void> {
  await db.selectFrom('account').where('id', '=', accountId).select('id').forNoKeyUpdate().execute()
}

/** False when the password was changed by somebody else meanwhile. */
export async function replacePassword(db: Db, accountId: number, hashes: { from: string; to: string }): Promise<boolean> {
  const row = await db
    .updateTable('account')
    .set({ password_hash: hashes.to })
    .where('id', '=', accountId)
    .where('password_hash', '=', hashes.from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
