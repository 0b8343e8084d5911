import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** A place in the order in which changes became visible. */
export interface Cursor { readonly xact: string; readonly id: number }
export interface EventRow extends Cursor { readonly member_id: number; readonly topic: string; readonly ref_id: string; readonly version: number }
export interface PastRow extends EventRow { readonly at: number }

/** After `cursor` and before every transaction still under way, whose rows would otherwise be passed over. */
export async function findEventsAfter(db: Db, { xact, id }: Cursor, limit: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select xact::text as xact, id, member_id, topic, ref_id, version from outbox
    where (xact, id) > (${xact}::text::xid8, ${id}::bigint) and xact < pg_snapshot_xmin(pg_current_snapshot())
    order by outbox.xact, id limit ${limit}`.execute(db)
  return rows
}

/** What happened before `cursor`, within the last seconds, oldest first. */
export async function findEventsBefore(db: Db, { xact }: Cursor, seconds: number): Promise<PastRow[]> {
  const { rows } = await sql<PastRow>`
    select xact::text as xact, id, member_id, topic, ref_id, version, floor(extract(epoch from at))::float8 as at from outbox
    where xact < ${xact}::text::xid8 and at > now() - make_interval(secs => ${seconds}) order by outbox.xact, id`.execute(db)
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
