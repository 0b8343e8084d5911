import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** Money that came from or went back to the shop: its balance, and what it paid through channels. */
export interface EntryRow {
  readonly at: Date
  readonly kind: 'balance' | 'payment' | 'refund'
  readonly reason: string
  readonly ref: string
  readonly cents: number
  readonly balance_after: number | null
  readonly order_id: number | null
  readonly order_no: string | null
  readonly trade_no: string | null
}

/** An entry of the ledger names its order in its ref, or the refund's cause, which the refund's row resolves. */
const LEDGER = sql`select e.at, 'balance' as kind, e.reason, e.ref, e.delta as cents, e.balance_after, o.id as order_id, o.no as order_no, t.no as trade_no, e.seq as nth
  from ledger_entry e join ledger_account a on a.id = e.account_id
  left join orders o on o.member_id = a.member_id and o.id = coalesce(
    case when e.ref ~ '^order:[0-9]+$' then substring(e.ref from 7)::bigint end,
    (select r.order_id from refund r join orders x on x.id = r.order_id where r.cause = e.ref and r.tender = 'balance' and x.member_id = a.member_id limit 1))
  left join trade t on t.id = o.trade_id where a.kind = 'balance'`

export async function findEntries(db: Db, memberId: number, from: Date, to: Date): Promise<EntryRow[]> {
  const found = await sql<EntryRow>`select at, kind, reason, ref, cents, balance_after, order_id, order_no, trade_no from (
      ${LEDGER} and a.member_id = ${memberId}
      union all select p.settled_at, 'payment', p.channel, p.no, -p.amount, null, null, null, t.no, p.id from payment p join trade t on t.id = p.trade_id
        where t.member_id = ${memberId} and p.status in ('settled', 'refund_due', 'refunded')
      union all select coalesce(r.settled_at, r.created_at), 'refund', r.tender, r.no, r.cents, null, o.id, o.no, t.no, r.id from refund r join trade t on t.id = r.trade_id left join orders o on o.id = r.order_id
        where t.member_id = ${memberId} and r.tender = 'online' and r.status <> 'failed'
    ) entries where at >= ${from} and at < ${to} order by at, kind, nth`.execute(db)
  return found.rows
}

/** The balance right before a moment. */
export async function findBalanceBefore(db: Db, memberId: number, at: Date): Promise<number> {
  const row = await db.selectFrom('ledger_entry as e').innerJoin('ledger_account as a', 'a.id', 'e.account_id').where('a.member_id', '=', memberId).where('a.kind', '=', 'balance').where('e.at', '<', at)
    .select(sql<number>`coalesce(sum(e.delta), 0)::bigint`.as('cents')).executeTakeFirstOrThrow()
  return row.cents
}

export interface OrderSum { readonly id: number; readonly no: string; readonly payable: number; readonly voucher: number; readonly balance: number; readonly online: number; readonly refunded: number }

/** Orders paid in that time, with what came back of them until now. */
export async function findOrderSums(db: Db, memberId: number, from: Date, to: Date): Promise<OrderSum[]> {
  return db.selectFrom('orders as o').innerJoin('trade as t', 't.id', 'o.trade_id').where('o.member_id', '=', memberId).where('t.paid_at', '>=', from).where('t.paid_at', '<', to).orderBy('o.id')
    .select(['o.id', 'o.no', 'o.voucher', 'o.balance'])
    .select([
      sql<number>`(o.payable + coalesce((select sum(f.cents) from order_fee f where f.order_id = o.id), 0))::bigint`.as('payable'),
      sql<number>`(o.online + coalesce((select sum(f.cents) from order_fee f where f.order_id = o.id), 0))::bigint`.as('online'),
      sql<number>`coalesce((select sum(r.cents) from refund r where r.order_id = o.id and r.status <> 'failed'), 0)::bigint`.as('refunded'),
    ]).execute()
}
