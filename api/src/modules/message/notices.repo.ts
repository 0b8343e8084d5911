import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { NoticeKind } from '../../db/tables/catalogue.ts'
import type { CertificateKind, Day } from '../../db/tables/identity.ts'
import { freeUnits } from '../stock/saleable.ts'

export interface DueNotice {
  readonly member_id: number
  readonly goods_id: number
  readonly kind: NoticeKind
  readonly asked_at: Date
  readonly name: string
  readonly spec: string
}

/** Takes the wishes that came true: goods that are back, and goods that cost less than when the shop asked. */
export async function takeDueNotices(db: Db, day: Day, limit: number): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    with due as (
      select n.member_id, n.goods_id, n.kind, g.name, g.ypgg as spec from goods_notice n join goods g on g.id = n.goods_id and g.is_on_sale
      where (n.kind = 'arrival'
          and exists (select from stock s where s.goods_id = g.id and s.ck_id = g.ck_id and ${freeUnits('s', day)} >= g.min_qty))
        or (n.kind = 'price' and g.base_price < (
          select l.was from goods_price_log l where l.goods_id = n.goods_id and l.at > n.asked_at order by l.at, l.id limit 1))
      order by n.goods_id, n.member_id limit ${limit})
    delete from goods_notice n using due where n.member_id = due.member_id and n.goods_id = due.goods_id and n.kind = due.kind
    returning n.member_id, n.goods_id, n.kind, n.asked_at, due.name, due.spec`.execute(db)
  return rows
}

export interface LapsingPaper {
  readonly id: number
  readonly member_id: number
  readonly kind: CertificateKind
  readonly valid_to: Day
  readonly days: number
}

/** Papers in force that end within `days` or have ended, where no newer one waits to be checked. */
export async function findLapsing(db: Db, today: Day, days: number): Promise<LapsingPaper[]> {
  const { rows } =
    await sql<LapsingPaper>`select c.id, c.member_id, c.kind, c.valid_to, c.valid_to - ${today}::date as days from certificate c
    where c.status = 'passed' and c.valid_to <= ${today}::date + ${days}::int
      and not exists (select from certificate newer
        where newer.member_id = c.member_id and newer.kind = c.kind and newer.status = 'pending')
    order by c.id`.execute(db)
  return rows
}

export type OwedReceipt = RowOf<typeof findOwedReceipts>

/** Receipts that nobody has handed in, due before then. */
export function findOwedReceipts(db: Db, before: Date) {
  return db
    .selectFrom('controlled_receipt as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .where('r.status', 'in', ['due', 'rejected'])
    .where('r.due_at', '<=', before)
    .orderBy('r.order_id')
    .select(['r.order_id', 'o.no', 'r.member_id', 'r.due_at'])
    .execute()
}

/** Coupons that anybody may claim, open since then. */
export function findNewCoupons(db: Db, since: Date, now: Date) {
  return db
    .selectFrom('coupon_template')
    .where('code', 'is', null)
    .where('claim_from', '>', since)
    .where('claim_from', '<=', now)
    .where('claim_to', '>', now)
    .orderBy('id')
    .select(['id', 'name', 'claim_to'])
    .execute()
}

export interface EndingCoupons {
  readonly member_id: number
  readonly day: Day
  readonly days: number
  readonly number: number
  readonly name: string
}

/** A shop's unused coupons that end on one day before `until`, not told yet; one that is given for so short a time is news already. */
export async function findEndingCoupons(db: Db, now: Date, until: Date, limit: number): Promise<EndingCoupons[]> {
  const { rows } = await sql<EndingCoupons>`
    with ending as (
      select c.member_id, (c.valid_to at time zone 'Asia/Shanghai')::date as day, count(*)::int as number,
        (array_agg(t.name order by c.valid_to, c.id))[1] as name
      from coupon c join coupon_template t on t.id = c.template_id
      where c.status = 'unused' and c.valid_to > ${now} and c.valid_to <= ${until}
        and c.valid_to - c.valid_from > ${until}::timestamptz - ${now}::timestamptz
      group by 1, 2)
    select member_id, day::text as day, day - (${now}::timestamptz at time zone 'Asia/Shanghai')::date as days, number, name from ending e
    where not exists (select from message m where m.member_id = e.member_id and m.ref = 'coupons:' || e.day || ':ending')
    order by day, member_id limit ${limit}`.execute(db)
  return rows
}
