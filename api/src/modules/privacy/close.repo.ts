import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

export interface ClosingAccount {
  readonly id: number
  readonly username: string
  readonly name: string
  readonly phone: string
  readonly email: string | null
  readonly passwordHash: string
}

export async function lockClosing(db: Db, accountId: number): Promise<ClosingAccount | null> {
  const row = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('status', '<>', 'closed')
    .select(['id', 'username', 'name', 'phone', 'email', 'password_hash as passwordHash'])
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** The shops that the account answers for, held until the transaction ends. */
export async function lockOwnShops(db: Db, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select m.id from member m join account_member a on a.member_id = m.id
    where a.account_id = ${accountId} and a.role = 'owner' and m.closed_at is null order by m.id for update of m`.execute(db)
  return rows.map(({ id }) => id)
}

/** What keeps a shop from being closed, counted. */
export interface OpenThings {
  readonly orders: number
  readonly afterSales: number
  readonly balance: number
  readonly underway: number
  readonly colleagues: number
}

export async function findOpenThings(db: Db, memberId: number, now: Date): Promise<OpenThings> {
  const { rows } = await sql<OpenThings>`select
      (select count(*)::int from orders where member_id = ${memberId}
        and status not in ('completed','cancelled','timeout','refunded')) as orders,
      (select count(*)::int from after_sale where member_id = ${memberId}
        and status not in (select distinct to_status from after_sale_transition t
          where not exists (select from after_sale_transition f where f.from_status = t.to_status))) as "afterSales",
      coalesce((select balance from ledger_account where member_id = ${memberId} and kind = 'balance'), 0) as balance,
      (select count(*)::int from withdrawal where member_id = ${memberId} and status = 'requested')
        + (select count(*)::int from recharge where member_id = ${memberId} and status in ('created','pending') and expires_at > ${now})
        + (select count(*)::int from refund r join trade t on t.id = r.trade_id
            where t.member_id = ${memberId} and r.status = 'pending') as underway,
      (select count(*)::int from account_member where member_id = ${memberId} and role <> 'owner'
        and left_at is null) as colleagues`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('a select without a row')
  return found
}
