import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { AFTER_SALE_OVER } from '../trade/status.ts'

export interface Holding {
  readonly holder: string
  readonly leaseMs: number
}

/** A row for each job; one that never ran is due. */
export async function listJobs(db: Db, names: readonly string[]): Promise<void> {
  const never = new Date(0)
  await db
    .insertInto('job')
    .values(names.map((name) => ({ name, holder: 'nobody', lease_until: never })))
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/**
 * Takes the jobs whose pace makes them due and that nobody is at: when
 * each began. Times are the database's: every process judges by one clock.
 */
export async function claimDue(
  db: Db,
  { holder, leaseMs }: Holding,
  paces: readonly { readonly name: string; readonly everyMs: number }[],
): Promise<Map<string, Date>> {
  const { rows } = await sql<{ name: string; began: Date }>`
    update job set holder = ${holder}, lease_until = database_now() + ${leaseMs}::float8 * interval '1 ms'
    from unnest(${paces.map(({ name }) => name)}::text[], ${paces.map(({ everyMs }) => everyMs)}::float8[]) as pace (name, every_ms)
    where job.name = pace.name and job.lease_until <= database_now() and job.last_run + pace.every_ms * interval '1 ms' <= database_now()
    returning job.name, database_now() as began`.execute(db)
  return new Map(rows.map(({ name, began }) => [name, began]))
}

/** Which of its leases the holder still has, and for how long from now on. */
export async function keepLeases(db: Db, { holder, leaseMs }: Holding, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    update job set lease_until = database_now() + ${leaseMs}::float8 * interval '1 ms'
      where holder = ${holder} and name = any(${[...names]}::text[]) returning name`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** Notes a round that has ended, unless another process has taken the job since; one that never ends is nobody's, and due again. */
export async function giveBack(db: Db, holder: string, { name, began }: { readonly name: string; readonly began: Date }): Promise<void> {
  await sql`update job set lease_until = database_now(), last_run = ${began} where holder = ${holder} and name = ${name}`.execute(db)
}

export async function findShippedBefore(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('order_event as e', (join) => join.onRef('e.order_id', '=', 'o.id').onRef('e.seq', '=', 'o.version'))
    .where('o.status', '=', 'shipped')
    .where('e.at', '<=', before)
    // What waits for a decision on its temperatures is received after it.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('temperature_series as t')
            .innerJoin('shipment as s', 's.id', 't.shipment_id')
            .whereRef('s.order_id', '=', 'o.id')
            .where('t.state', '=', 'breach')
            .select('t.id'),
        ),
      ),
    )
    .orderBy('o.id')
    .limit(limit)
    .select('o.id')
    .execute()
  return rows.map((row) => row.id)
}

export async function findReceivedBefore(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders as o')
    .where('o.status', '=', 'received')
    .where('o.received_at', '<=', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('after_sale as a').whereRef('a.order_id', '=', 'o.id').where('a.status', 'not in', AFTER_SALE_OVER).select('a.id'),
        ),
      ),
    )
    .orderBy('o.id')
    .limit(limit)
    .select('o.id')
    .execute()
  return rows.map((row) => row.id)
}

export async function deleteOldQuotes(db: Db, before: Date): Promise<number> {
  return (await db.deleteFrom('quote').where('expires_at', '<', before).returning('id').execute()).length
}

/**
 * As many of the first as are old: a gap would be passed over by who goes on from before it, and the times of events are in no order.
 * The last one told stays: it says how far the stream has come.
 */
export async function deleteOldEvents(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from outbox where seq < (select coalesce(min(seq) filter (where at >= ${before}), max(seq)) from outbox)`.execute(db)
  return Number(numAffectedRows ?? 0)
}
