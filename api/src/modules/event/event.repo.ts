import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

export interface EventRow {
  readonly seq: number
  /** Null of what is public; `ref_id` is its kind then. */
  readonly member_id: number | null
  readonly topic: string
  readonly ref_id: string
  readonly version: number
}
export interface PastRow extends EventRow {
  readonly at: number
}
/** What there is to go on from: nothing before `first`, nothing told yet after `last`. */
export interface ToldSpan {
  readonly first: number
  readonly last: number
  /** A place in the log after all that has been told. */
  readonly position: number
}

/** What a look for waiting events found: how many, null where another is just at it; and the database's milliseconds as it began. */
export interface Look {
  readonly told: number | null
  readonly at: number
}

/**
 * Gives what is committed and still waits its place in the stream, which holds for every reader. `forReplicas` notes whose they are,
 * before anybody hears.
 */
export async function tellWaiting(db: Db, most: number, forReplicas = false): Promise<Look> {
  const { rows } = await sql<Look>`
    select (extract(epoch from database_now()) * 1000)::float8 as at, tell_events(${most}, ${forReplicas}) as told`.execute(db)
  return rows[0] ?? { told: null, at: 0 }
}

export interface ToldRow extends EventRow {
  readonly late_ms: number
  readonly position: number
}

/** Told events in their order, with the milliseconds each of them has waited until now, and a place in the log after them all. */
export async function findEventsAfter(db: Db, seq: number, limit: number): Promise<ToldRow[]> {
  const { rows } = await sql<ToldRow>`
    select seq, member_id, topic, ref_id, version, (extract(epoch from database_now() - at) * 1000)::float8 as late_ms,
      log_position() as position
    from outbox where seq > ${seq}::bigint order by seq limit ${limit}`.execute(db)
  return rows
}

/** What happened after `since` and was told no later than `seq`, oldest first. */
export async function findEventsUntil(db: Db, seq: number, since: Date): Promise<PastRow[]> {
  const { rows } = await sql<PastRow>`
    select seq, member_id, topic, ref_id, version, floor(extract(epoch from at))::float8 as at
    from outbox where seq <= ${seq}::bigint and at > ${since} order by seq`.execute(db)
  return rows
}

export async function toldSpan(db: Db): Promise<ToldSpan> {
  const { rows } = await sql<ToldSpan>`
    select coalesce(min(seq), 1) as first, coalesce(max(seq), 0) as last, log_position() as position from outbox`.execute(db)
  return rows[0] ?? { first: 1, last: 0, position: 0 }
}

/** For how long the oldest event that nobody has told yet has waited. */
export async function oldestWaitMs(db: Db): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select greatest(0, extract(epoch from database_now() - at) * 1000)::float8 as ms from outbox where seq is null order by id
      limit 1`.execute(db)
  return Math.round(rows[0]?.ms ?? 0)
}
