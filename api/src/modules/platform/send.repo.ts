import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { BillState, DeedKind, TryKind } from '../../db/tables/platform.ts'

export interface TakenBill {
  readonly id: number
  readonly no: string
  readonly bill_type: number
  readonly physic_type: number
  readonly codes: number
  readonly pieces: number
  readonly state: BillState
  readonly attempts: number
  readonly answered_at: Date | null
  readonly kind: DeedKind
  readonly at: Date
  readonly order_no: string
  readonly address: { readonly name: string; readonly address: string }
  readonly member_id: number
  readonly company: string
  readonly ent_id: string | null
}

/** Takes the bill that is due longest for `holder` alone; what a dead process had taken is anybody's when its time is over. */
export async function takeDue(db: Db, { holder, now, takenMs }: { holder: string; now: Date; takenMs: number }): Promise<TakenBill | null> {
  const { rows } = await sql<TakenBill>`
    with due as (select id from platform_bill where next_at <= ${now} and taken_until <= database_now()
        order by next_at, id limit 1 for update skip locked)
    update platform_bill b set taken_by = ${holder}, taken_until = database_now() + ${takenMs}::float8 * interval '1 ms'
    from due, platform_deed d left join shipment s on s.id = d.shipment_id left join after_sale a on a.id = d.after_sale_id
      join orders o on o.id = coalesce(s.order_id, a.order_id) join member m on m.id = o.member_id
      left join platform_partner p on p.member_id = m.id
    where b.id = due.id and d.id = b.deed_id
    returning b.id, b.no, b.bill_type, b.physic_type, b.codes, b.pieces, b.state, b.attempts, b.answered_at, d.kind, d.at,
      o.no as order_no, o.address, m.id as member_id, m.company, p.ent_id`.execute(db)
  return rows[0] ?? null
}

/** Keeps it for the next call to the platform; false when another process has it by now. */
export async function hold(db: Db, id: number, holder: string, takenMs: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update platform_bill set taken_until = database_now() + ${takenMs}::float8 * interval '1 ms'
    where id = ${id} and taken_by = ${holder} and taken_until > database_now()`.execute(db)
  return numAffectedRows === 1n
}

/** From now on the platform may have it. */
export async function noteHanded(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('platform_bill').set({ handed_at: now }).where('id', '=', id).execute()
}

/** What a dead process was just handing over may have come or not: it is looked for before it is sent again. */
export async function markKilled(db: Db, now: Date): Promise<void> {
  await sql`update platform_bill set state = 'unclear', reason = '发送进程中断，平台可能已收到', next_at = ${now}
    where state in ('waiting', 'partner_missing') and handed_at is not null and taken_until <= database_now()`.execute(db)
}

export interface Settled {
  readonly state: BillState
  readonly reason?: string | null
  readonly next_at?: Date | null
  readonly attempts?: number
  readonly handed_at?: Date | null
  readonly answered_at?: Date
  readonly checked_at?: Date | null
  readonly platform_count?: number | null
}

/** What came of it, unless another process has taken it since. */
export async function settle(db: Db, id: number, holder: string, settled: Settled): Promise<void> {
  await db
    .updateTable('platform_bill')
    .set({ reason: null, next_at: null, attempts: 0, checked_at: null, ...settled, taken_until: new Date(0) })
    .where('id', '=', id)
    .where('taken_by', '=', holder)
    .execute()
}

/** The platform takes nothing until then. */
export async function postponeAll(db: Db, until: Date): Promise<void> {
  await db.updateTable('platform_bill').set({ next_at: until }).where('next_at', '<', until).execute()
}

export async function insertTry(db: Db, id: number, what: TryKind, result: string, words: string, at: Date): Promise<void> {
  await sql`insert into platform_try (bill_id, seq, what, at, result, words)
    select ${id}::bigint, coalesce(max(seq), 0) + 1, ${what}::text, ${at}::timestamptz, ${result}::text,
      nullif(${words.slice(0, 300)}::text, '')
    from platform_try where bill_id = ${id}`.execute(db)
}

export async function findBillCodes(db: Db, id: number): Promise<{ code: string; amount: number | null }[]> {
  return db.selectFrom('platform_code').where('bill_id', '=', id).orderBy('code').select(['code', 'amount']).execute()
}

export async function setAmount(db: Db, billId: number, code: string, amount: number): Promise<void> {
  await db.updateTable('platform_code').set({ amount }).where('bill_id', '=', billId).where('code', '=', code).execute()
}

/** What the platform said; what staff has entered meanwhile stays. */
export async function keepPartner(db: Db, memberId: number, entId: string, now: Date): Promise<void> {
  await db
    .insertInto('platform_partner')
    .values({ member_id: memberId, ent_id: entId, staff: null, at: now })
    .onConflict((oc) => oc.doNothing())
    .execute()
}
