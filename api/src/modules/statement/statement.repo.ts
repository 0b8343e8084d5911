import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import { LEDGER_LINES } from '../ledger/lines.repo.ts'

/** How much of an entry is which order's. */
export interface EntryPart {
  readonly order_id: number
  readonly order_no: string
  readonly cents: number
}

/** Money that came from or went back to the shop: its balance, and what it paid through channels. */
export interface EntryRow {
  readonly at: Date
  readonly kind: 'balance' | 'payment' | 'refund' | 'held_back'
  readonly reason: string
  readonly ref: string
  readonly cents: number
  /** Of a return: what was kept of it for cashback. No money moves by that. */
  readonly held: number
  readonly balance_after: number | null
  readonly order_id: number | null
  readonly order_no: string | null
  readonly trade_no: string | null
  readonly after_sale_id: number | null
  readonly parts: EntryPart[]
}

const jsonPart = (cents: ReturnType<typeof sql>) => sql`jsonb_build_object('order_id', o.id, 'order_no', o.no, 'cents', ${cents})`

/** What each order of a trade takes of the money that was paid for all of them. */
function tradeParts(sign: 1 | -1) {
  const paid = sql`${sql.lit(sign)} * (o.online + coalesce((select sum(f.cents) from order_fee f where f.order_id = o.id), 0))`
  return sql`(select coalesce(jsonb_agg(part order by id), '[]') from (
    select o.id, ${jsonPart(paid)} as part from orders o where o.trade_id = t.id) each_order
  where (part ->> 'cents')::bigint <> 0)`
}

export async function findEntries(db: Db, memberId: number, from: Date, to: Date): Promise<EntryRow[]> {
  const found =
    await sql<EntryRow>`select at, kind, reason, ref, cents, held, balance_after, order_id, order_no, trade_no, after_sale_id, parts from (
      select at, 'balance' as kind, reason, coalesce(recharge_no, withdrawal_no, ref) as ref, delta as cents, 0::bigint as held,
        balance_after, order_id, order_no, trade_no, after_sale_id, seq as nth,
        case when order_id is null then '[]'
          else jsonb_build_array(jsonb_build_object('order_id', order_id, 'order_no', order_no, 'cents', delta)) end as parts
        from (${LEDGER_LINES} where a.kind = 'balance' and a.member_id = ${memberId}) lines
      union all select p.settled_at, 'payment', p.channel, p.no, -p.amount, 0, null, null, null, t.no, null, p.id, ${tradeParts(-1)}
        from payment p join trade t on t.id = p.trade_id
        where p.member_id = ${memberId} and p.status in ('settled', 'refund_due', 'refunded')
      union all select coalesce(r.settled_at, r.created_at), 'refund', r.tender, r.no, r.cents, 0, null, o.id, o.no, t.no,
        substring(r.cause from '^after_sale:([0-9]{1,15})')::bigint, r.id,
        case when o.id is null then ${tradeParts(1)} else jsonb_build_array(${jsonPart(sql`r.cents`)}) end
        from refund r join trade t on t.id = r.trade_id left join orders o on o.id = r.order_id
        where r.member_id = ${memberId} and r.tender = 'online' and not r.is_held_back and r.status <> 'failed'
      union all select min(r.created_at), 'held_back', 'cashback_held', min(r.no), 0, sum(r.cents)::bigint, null, o.id, o.no, t.no,
        substring(r.cause from '^after_sale:([0-9]{1,15})')::bigint, min(r.id),
        jsonb_build_array(${jsonPart(sql`0`)})
        from refund r join orders o on o.id = r.order_id join trade t on t.id = r.trade_id
        where r.member_id = ${memberId} and r.is_held_back group by r.cause, o.id, t.no
    ) entries where at >= ${from} and at < ${to} order by at, kind, nth`.execute(db)
  return found.rows
}

/** The balance right before a moment. */
export async function findBalanceBefore(db: Db, memberId: number, at: Date): Promise<number> {
  const row = await db
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_account as a', 'a.id', 'e.account_id')
    .where('a.member_id', '=', memberId)
    .where('a.kind', '=', 'balance')
    .where('e.at', '<', at)
    .select(sql<number>`coalesce(sum(e.delta), 0)::bigint`.as('cents'))
    .executeTakeFirstOrThrow()
  return row.cents
}

export type OrderSum = RowOf<typeof findOrderSums>

/**
 * Orders paid in that time, with what came back of them until now. The trade is asked for its shop too: by shop and time an index leads
 * to it, however many there were before.
 */
export async function findOrderSums(db: Db, memberId: number, from: Date, to: Date) {
  return db
    .selectFrom('orders as o')
    .innerJoin('trade as t', 't.id', 'o.trade_id')
    .where('o.member_id', '=', memberId)
    .where('t.member_id', '=', memberId)
    .where('t.paid_at', '>=', from)
    .where('t.paid_at', '<', to)
    .orderBy('o.id')
    .select(['o.id', 'o.no', 'o.voucher', 'o.balance'])
    .select([
      sql<number>`(o.payable + coalesce((select sum(f.cents) from order_fee f where f.order_id = o.id), 0))::bigint`.as('payable'),
      sql<number>`(o.online + coalesce((select sum(f.cents) from order_fee f where f.order_id = o.id), 0))::bigint`.as('online'),
      sql<number>`coalesce((select sum(r.cents) from refund r
        where r.order_id = o.id and not r.is_held_back and r.status <> 'failed'), 0)::bigint`.as('refunded'),
      sql<number>`coalesce((select sum(c.due) from order_cashback c where c.order_id = o.id and c.credited_at is not null), 0)::bigint`.as(
        'cashback',
      ),
      sql<number>`coalesce((select sum(c.held_back) from order_cashback c where c.order_id = o.id), 0)::bigint`.as('held_back'),
    ])
    .execute()
}
