import { sql } from 'kysely'
import type { Db, RowOf } from '../../db/schema.ts'
import type { BillState } from '../../db/tables/platform.ts'

const PAGE = 100

function bills(db: Db) {
  return db
    .selectFrom('platform_bill as b')
    .innerJoin('platform_deed as d', 'd.id', 'b.deed_id')
    .leftJoin('shipment as s', 's.id', 'd.shipment_id')
    .leftJoin('after_sale as a', 'a.id', 'd.after_sale_id')
    .innerJoin('orders as o', (join) => join.on('o.id', '=', sql<number>`coalesce(s.order_id, a.order_id)`))
    .innerJoin('member as m', 'm.id', 'o.member_id')
    .select(['b.id', 'b.no', 'b.bill_type', 'b.physic_type', 'b.codes', 'b.pieces', 'b.state', 'b.reason', 'b.platform_count'])
    .select(['b.next_at', 'b.answered_at', 'b.checked_at', 'd.at', 'd.shipment_id', 'd.after_sale_id'])
    .select(['o.id as order_id', 'm.id as member_id', 'm.company'])
}
export type BillRow = RowOf<typeof findBills>

/** The newest first. */
export function findBills(db: Db, which: { state?: BillState; before?: number }) {
  return bills(db)
    .$if(which.state !== undefined, (qb) => qb.where('b.state', '=', which.state ?? 'waiting'))
    .$if(which.before !== undefined, (qb) => qb.where('b.id', '<', which.before ?? 0))
    .orderBy('b.id', 'desc')
    .limit(PAGE)
    .execute()
}

export async function findBill(db: Db, id: number): Promise<BillRow | null> {
  return (await bills(db).where('b.id', '=', id).executeTakeFirst()) ?? null
}

export function findTries(db: Db, id: number) {
  return db
    .selectFrom('platform_try')
    .where('bill_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(PAGE)
    .select(['at', 'what', 'result', 'words'])
    .execute()
}

export async function lockBill(db: Db, id: number): Promise<{ id: number; no: string; state: BillState; is_taken: boolean } | null> {
  const row = await db
    .selectFrom('platform_bill')
    .where('id', '=', id)
    .select(['id', 'no', 'state', sql<boolean>`taken_until > database_now()`.as('is_taken')])
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** It is due now. */
export async function dueAgain(db: Db, id: number, state: BillState, reason: string | null, now: Date): Promise<void> {
  await db
    .updateTable('platform_bill')
    .set({ state, reason, next_at: now, attempts: 0, handed_at: null, checked_at: null })
    .where('id', '=', id)
    .execute()
  if (state === 'uploaded') await db.updateTable('platform_code').set({ amount: null }).where('bill_id', '=', id).execute()
}

/** False where there is no such member. */
export async function putPartner(db: Db, partner: { memberId: number; entId: string; staff: string; now: Date }): Promise<boolean> {
  const { memberId, entId, staff, now } = partner
  const { numAffectedRows } = await sql`insert into platform_partner (member_id, ent_id, staff, at)
    select id, ${entId}::text, ${staff}::text, ${now}::timestamptz from member where id = ${memberId}
    on conflict (member_id) do update set ent_id = excluded.ent_id, staff = excluded.staff, at = excluded.at`.execute(db)
  return numAffectedRows === 1n
}

/** Bills that were kept because nobody knew the buyer there: how many go on. */
export async function releaseBillsOf(db: Db, memberId: number, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`update platform_bill b set state = 'waiting', reason = null, next_at = ${now}
    from platform_deed d left join shipment s on s.id = d.shipment_id left join after_sale a on a.id = d.after_sale_id
      join orders o on o.id = coalesce(s.order_id, a.order_id)
    where b.state = 'partner_missing' and b.deed_id = d.id and o.member_id = ${memberId}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
