import { sql } from 'kysely'
import { keptValue } from '../../db/keptValue.ts'
import type { Db } from '../../db/schema.ts'
import type { CertificateKind, Day } from '../../db/tables/identity.ts'
import { today } from '../../deps.ts'

export interface MonthRow {
  readonly month: string
  readonly orders: number
  readonly spent: number
  readonly came: number
  readonly went: number
  readonly balance: number
}

/** Months of the shop's own time, each with what was spent, what moved on the balance and where it stood at the end. */
export async function findMonths(
  db: Db,
  memberId: number,
  months: readonly { readonly month: string; readonly from: Date; readonly to: Date }[],
): Promise<MonthRow[]> {
  const rows = months.map(({ month, from, to }) => sql`(${month}::text, ${from}::timestamptz, ${to}::timestamptz)`)
  const spans = sql`(values ${sql.join(rows)}) as m (month, starts, ends)`
  return (
    await sql<MonthRow>`select m.month, bought.orders, bought.spent, moved.came, moved.went,
      coalesce((select e.balance_after from ledger_entry e where e.account_id = a.id and e.at < m.ends
        order by e.seq desc limit 1), 0)::bigint as balance
    from ${spans} left join ledger_account a on a.member_id = ${memberId} and a.kind = 'balance'
    cross join lateral (select count(*)::int as orders,
        coalesce(sum(o.payable + coalesce((select sum(f.cents) from order_fee f where f.order_id = o.id), 0)
          - coalesce((select sum(r.cents) from refund r where r.order_id = o.id and r.status <> 'failed'), 0)), 0)::bigint as spent
      from orders o join trade t on t.id = o.trade_id
      where t.member_id = ${memberId} and t.paid_at >= m.starts and t.paid_at < m.ends) bought
    cross join lateral (select coalesce(sum(e.delta) filter (where e.delta > 0), 0)::bigint as came,
        coalesce(-sum(e.delta) filter (where e.delta < 0), 0)::bigint as went
      from ledger_entry e where e.account_id = a.id and e.at >= m.starts and e.at < m.ends) moved
    order by m.starts`.execute(db)
  ).rows
}

/** Receipts of ephedrine orders that the shop still owes. */
export async function findReceiptsDue(db: Db, memberId: number, now: Date) {
  return db
    .selectFrom('controlled_receipt')
    .where('member_id', '=', memberId)
    .where('status', 'in', ['due', 'rejected'])
    .select([
      sql<number>`count(*)::int`.as('due'),
      sql<number>`count(*) filter (where due_at <= ${now})::int`.as('overdue'),
      sql<Date | null>`min(due_at)`.as('next_due'),
    ])
    .executeTakeFirstOrThrow()
}

/** Trades that wait to be paid, with what is due for all of them. */
export async function findUnpaid(db: Db, memberId: number, now: Date) {
  return db
    .selectFrom('trade as t')
    .where('t.member_id', '=', memberId)
    .where('t.pay_status', '=', 'unpaid')
    .where('t.expires_at', '>', now)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(t.online + coalesce((select sum(f.cents) from order_fee f
        join orders o on o.id = f.order_id where o.trade_id = t.id), 0)), 0)::bigint`.as('cents'),
      sql<Date | null>`min(t.expires_at)`.as('next_end'),
    ])
    .executeTakeFirstOrThrow()
}

export interface PaperAtRisk {
  readonly kind: CertificateKind
  readonly valid_to: Day
}

/** Papers in force whose end is near or over. */
export async function findPapersAtRisk(db: Db, memberId: number, until: Day): Promise<PaperAtRisk[]> {
  return (
    await sql<PaperAtRisk>`select kind, to_char(valid_to, 'YYYY-MM-DD') as valid_to from certificate
    where member_id = ${memberId} and status = 'passed' and valid_to <= ${until}::date order by valid_to, kind`.execute(db)
  ).rows
}

/** Goods on sale in each scope: the same for every shop, and counted once a minute. */
async function countByScope(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ scope: string; goods: number }>`select scope_code as scope, count(*)::int as goods from goods
    where is_on_sale group by scope_code`.execute(db)
  return new Map(rows.map(({ scope, goods }) => [scope, goods]))
}

/** What a shop may buy: goods on sale within its scopes, and the lines of its cart. */
export async function countBuyable(db: Db, memberId: number, now: Date): Promise<{ goods: number; cart_lines: number }> {
  const counts = await keptValue(db, 'goods by scope', now, () => countByScope(db))
  const { rows } = await sql<{ scopes: string[]; cart_lines: number }>`select
    array(select s.scope_code from member_scope s
      where s.member_id = ${memberId} and (s.valid_to is null or s.valid_to >= ${today(now)}::date)) as scopes,
    (select count(*)::int from cart_line where member_id = ${memberId}) as cart_lines`.execute(db)
  const { scopes, cart_lines } = rows[0] ?? { scopes: [], cart_lines: 0 }
  return { goods: scopes.reduce((sum, scope) => sum + (counts.get(scope) ?? 0), 0), cart_lines }
}

/** How many addresses goods can be sent to. */
export async function countAddresses(db: Db, memberId: number): Promise<number> {
  const { number } = await db
    .selectFrom('address')
    .where('member_id', '=', memberId)
    .select(sql<number>`count(*)::int`.as('number'))
    .executeTakeFirstOrThrow()
  return number
}

/** Coupons that lapse unused until a moment. */
export async function countCouponsEnding(db: Db, memberId: number, now: Date, until: Date): Promise<number> {
  const { number } = await db
    .selectFrom('coupon')
    .where('member_id', '=', memberId)
    .where('status', '=', 'unused')
    .where('valid_to', '>', now)
    .where('valid_to', '<=', until)
    .select(sql<number>`count(*)::int`.as('number'))
    .executeTakeFirstOrThrow()
  return number
}
