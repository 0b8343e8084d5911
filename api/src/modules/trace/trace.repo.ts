import { sql } from 'kysely'
import type { PackLevel } from 'rules/traceCodes'
import type { Db } from '../../db/schema.ts'
import type { Day } from '../../db/tables/identity.ts'
import type { TraceState, TraceStepKind } from '../../db/tables/trace.ts'

export interface FoundCode {
  readonly code: string
  readonly goods_id: number
  readonly lot_id: number
  readonly level: PackLevel
  readonly parent_code: string | null
  readonly pieces: number
  readonly state: TraceState
}

const asked = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`

/** These codes and all that lies in them, locked in the one order that everybody keeps. */
export async function lockWithin(db: Db, codes: readonly string[]): Promise<FoundCode[]> {
  const { rows } = await sql<FoundCode>`with recursive held as (
      select c.code from trace_code c where c.code = any(${[...codes]}::text[])
      union select c.code from held h join trace_code c on c.parent_code = h.code)
    select c.code, c.goods_id, c.lot_id, c.level, c.parent_code, c.pieces, c.state from trace_code c
    where c.code in (select code from held) and c.state <> 'withdrawn' order by c.code for no key update`.execute(db)
  return rows
}

/** What goods need codes to leave, with their names. */
export async function findGoodsFlags(db: Db, ids: readonly number[]): Promise<{ id: number; name: string; has_codes: boolean }[]> {
  if (ids.length === 0) return []
  return db.selectFrom('goods').where('id', 'in', ids).select(['id', 'name', 'has_codes']).execute()
}

export interface NewStep {
  readonly code: string
  readonly what: TraceStepKind
  readonly orderId?: number
  readonly shipmentId?: number
  readonly afterSaleId?: number | null
  readonly staff?: string
}

/** The next step of each code; the codes are locked. */
export async function insertSteps(db: Db, steps: readonly NewStep[], at: Date): Promise<void> {
  if (steps.length === 0) return
  await sql`insert into trace_step (code, seq, what, at, order_id, shipment_id, after_sale_id, staff)
    select k.code, coalesce((select max(s.seq) from trace_step s where s.code = k.code), 0) + 1, k.what, ${at}, k."orderId",
      k."shipmentId", k."afterSaleId", k.staff
    from ${asked(steps)} k (code text, what text, "orderId" bigint, "shipmentId" bigint, "afterSaleId" bigint, staff text)`.execute(db)
}

export async function setState(db: Db, codes: readonly string[], state: TraceState): Promise<void> {
  await sql`update trace_code set state = ${state} where code = any(${[...codes]}::text[])`.execute(db)
}

export interface SentCode {
  readonly lineId: number
  readonly batchId: number
  readonly code: string
}

/** All codes of a parcel in one statement: that is how the database counts them. */
export async function insertParcelCodes(db: Db, shipmentId: number, codes: readonly SentCode[]): Promise<void> {
  await sql`insert into parcel_code (shipment_id, order_line_id, lot_id, code)
    select ${shipmentId}, k."lineId", k."batchId", k.code
    from ${asked(codes)} k ("lineId" bigint, "batchId" bigint, code text)`.execute(db)
}

/** The codes of these lines that are with the buyer. */
export async function findSent(
  db: Db,
  lineIds: readonly number[],
): Promise<{ code: string; lineId: number; batchId: number; shipmentId: number; pieces: number }[]> {
  if (lineIds.length === 0) return []
  return db
    .selectFrom('parcel_code as p')
    .innerJoin('trace_code as c', 'c.code', 'p.code')
    .where('p.order_line_id', 'in', lineIds)
    .where('p.returned_at', 'is', null)
    .orderBy('p.code')
    .select(['p.code', 'p.order_line_id as lineId', 'p.lot_id as batchId', 'p.shipment_id as shipmentId', 'c.pieces'])
    .execute()
}

export async function endPlaces(db: Db, codes: readonly string[], at: Date): Promise<void> {
  await sql`update parcel_code set returned_at = ${at} where code = any(${[...codes]}::text[]) and returned_at is null`.execute(db)
}

/** What the buyer of an order has, by parcel, line and lot, each code with the packs around it. */
export async function findOrderCodes(db: Db, orderId: number) {
  const { rows } = await sql<{
    line_id: number
    parcel_id: number
    at: Date
    name: string
    maker: string
    spec: string
    unit: string
    lot: string
    produced: Day
    expires: Day
    codes: { code: string; pieces: number; packs: string[] }[]
  }>`with recursive sent as (
      select p.shipment_id, s.at, p.order_line_id, p.lot_id, c.code, c.pieces, c.parent_code
      from shipment s join parcel_code p on p.shipment_id = s.id join trace_code c on c.code = p.code
      where s.order_id = ${orderId} and p.returned_at is null),
    around as (
      select distinct parent_code as inmost, parent_code as pack, 1 as nth from sent where parent_code is not null
      union all
      select a.inmost, c.parent_code, a.nth + 1 from around a join trace_code c on c.code = a.pack where c.parent_code is not null),
    packed as (select inmost, jsonb_agg(pack order by nth) as packs from around group by inmost)
    select l.id as line_id, s.shipment_id as parcel_id, s.at, l.snapshot ->> 'name' as name, l.snapshot ->> 'maker' as maker,
      l.snapshot ->> 'spec' as spec, l.snapshot ->> 'unit' as unit, b.lot_no as lot, b.produced, b.expires,
      jsonb_agg(jsonb_build_object('code', s.code, 'pieces', s.pieces, 'packs', coalesce(k.packs, '[]')) order by s.code) as codes
    from sent s left join packed k on k.inmost = s.parent_code
      join order_line l on l.id = s.order_line_id join goods_batch b on b.id = s.lot_id
    group by l.id, s.shipment_id, s.at, b.id order by s.shipment_id, l.line_no, b.expires, b.id`.execute(db)
  return rows
}

/** How many codes of a lot were ever entered. */
export async function countCodes(db: Db, lotId: number): Promise<number> {
  const found = db.selectFrom('trace_code').where('lot_id', '=', lotId)
  return (await found.select((eb) => eb.fn.countAll<number>().as('codes')).executeTakeFirstOrThrow()).codes
}
