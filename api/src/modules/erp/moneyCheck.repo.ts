import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** What came back of an order as each book has it, in cents; `due` is what its lines say, as far as it was paid. */
export interface RefundBooks {
  readonly id: number
  readonly no: string
  readonly company: string
  readonly due: number
  readonly voucher: number
  readonly balance: number
  readonly online: number
  readonly paid_voucher: number
  readonly paid_balance: number
  readonly paid_online: number
  /** As the statement has it: entries of the balance, refunds that no channel refused, vouchers. */
  readonly told: number
}

/** Orders with numbers between these whose books of refunds do not agree, or of which a tender gave back more than it paid. */
export async function findUnequalRefunds(
  db: Db,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<RefundBooks[]> {
  const { rows } = await sql<RefundBooks>`select * from (
      select o.id, o.no, m.company, g.voucher, g.balance, g.online, o.voucher as paid_voucher, o.balance as paid_balance,
        o.online + f.cents as paid_online, g.told,
        case o.status when 'refunded' then o.payable + f.cents
          else least(l.cents, o.voucher + greatest(0, o.balance - o.shipping_cents) + o.online + f.cents) end as due
      from orders o join member m on m.id = o.member_id
      cross join lateral (select coalesce(sum(cents), 0)::bigint as cents from order_fee where order_id = o.id) f
      cross join lateral (select coalesce(sum(refunded_cents), 0)::bigint as cents from order_line where order_id = o.id) l
      cross join lateral (select
          coalesce(sum(r.cents) filter (where r.tender = 'voucher'), 0)::bigint as voucher,
          coalesce(sum(r.cents) filter (where r.tender = 'balance'), 0)::bigint as balance,
          coalesce(sum(r.cents) filter (where r.tender = 'online'), 0)::bigint as online,
          coalesce(sum(case when r.is_held_back then r.cents when r.tender = 'balance' then coalesce(e.delta, 0)
            when r.status = 'failed' then 0 else r.cents end), 0)::bigint as told
        from refund r
        left join ledger_account a on r.tender = 'balance' and a.member_id = o.member_id and a.kind = 'balance'
        left join ledger_entry e on e.account_id = a.id and e.reason = 'order_return' and e.ref = r.cause
        where r.order_id = o.id) g
      where o.id > ${after} and o.id <= ${upTo}) books
    where voucher + balance + online <> due or told <> due or voucher > paid_voucher or balance > paid_balance or online > paid_online
    order by id`.execute(db)
  return rows
}

export async function findLatestOrder(db: Db): Promise<number> {
  return (
    await db
      .selectFrom('orders')
      .select((eb) => eb.fn.coalesce(eb.fn.max('id'), sql<number>`0`).as('id'))
      .executeTakeFirstOrThrow()
  ).id
}
