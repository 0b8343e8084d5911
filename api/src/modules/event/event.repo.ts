import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** A place in the order in which changes became visible. */
export interface Cursor { readonly xact: string; readonly id: number }
export interface EventRow extends Cursor { readonly member_id: number; readonly topic: string; readonly ref_id: string; readonly version: number }

/** After `cursor` and before every transaction still under way, whose rows would otherwise be passed over. */
export async function findEventsAfter(db: Db, { xact, id }: Cursor, limit: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select xact::text as xact, id, member_id, topic, ref_id, version from outbox
    where (xact, id) > (${xact}::text::xid8, ${id}::bigint) and xact < pg_snapshot_xmin(pg_current_snapshot())
    order by outbox.xact, id limit ${limit}`.execute(db)
  return rows
}

/** From here on nothing is missed. */
export async function currentCursor(db: Db): Promise<Cursor> {
  const { rows } = await sql<{ xact: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xact`.execute(db)
  return { xact: rows[0]?.xact ?? '0', id: 0 }
}

/** False where the cursor lies in a future that this database, restored perhaps, has not had. */
export async function isPast(db: Db, { xact }: Cursor): Promise<boolean> {
  const { rows } = await sql<{ past: boolean }>`select ${xact}::text::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as past`.execute(db)
  return rows[0]?.past ?? false
}
