import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { DeedKind } from '../../db/tables/platform.ts'
import type { MovedCode } from './splitBills.ts'

export interface OpenDeed {
  readonly id: number
  readonly kind: DeedKind
  readonly shipment_id: number | null
  readonly after_sale_id: number | null
  readonly order_no: string
}

/** The deeds whose bills are still to be made, the first first. */
export async function findOpenDeeds(db: Db, most: number): Promise<number[]> {
  const rows = await db.selectFrom('platform_deed').where('billed_at', 'is', null).orderBy('id').limit(most).select('id').execute()
  return rows.map(({ id }) => id)
}

/** Null where another process is at it or has done it. */
export async function lockOpenDeed(db: Db, id: number): Promise<OpenDeed | null> {
  const { rows } = await sql<OpenDeed>`
    select d.id, d.kind, d.shipment_id, d.after_sale_id, o.no as order_no
    from platform_deed d left join shipment s on s.id = d.shipment_id left join after_sale a on a.id = d.after_sale_id
      join orders o on o.id = coalesce(s.order_id, a.order_id)
    where d.id = ${id} and d.billed_at is null for update of d skip locked`.execute(db)
  return rows[0] ?? null
}

/** What moved, each with the outermost pack it lies in: a box may lie in a middle pack, that in a case. */
export async function findMoved(db: Db, deed: OpenDeed): Promise<MovedCode[]> {
  const moved =
    deed.shipment_id === null
      ? sql`select distinct code from trace_step where after_sale_id = ${deed.after_sale_id} and what in ('returned','rejected')`
      : sql`select code from parcel_code where shipment_id = ${deed.shipment_id}`
  const { rows } = await sql<MovedCode>`
    select c.code, c.pieces, coalesce(p.parent_code, c.parent_code) as pack
    from (${moved}) m join trace_code c on c.code = m.code left join trace_code p on p.code = c.parent_code
    order by c.code`.execute(db)
  return rows
}

export interface NewBill {
  readonly deedId: number
  readonly no: string
  readonly billType: 201 | 103 | 108
  readonly physicType: 2 | 3
  readonly codes: readonly MovedCode[]
}

export async function insertBill(db: Db, bill: NewBill, now: Date): Promise<void> {
  const { id } = await db
    .insertInto('platform_bill')
    .values({
      deed_id: bill.deedId,
      no: bill.no,
      bill_type: bill.billType,
      physic_type: bill.physicType,
      codes: bill.codes.length,
      pieces: bill.codes.reduce((sum, { pieces }) => sum + pieces, 0),
      next_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into platform_code (deed_id, code, bill_id)
    select ${bill.deedId}, code, ${id} from unnest(${bill.codes.map(({ code }) => code)}::text[]) code`.execute(db)
}

export async function endDeed(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('platform_deed').set({ billed_at: now }).where('id', '=', id).execute()
}
