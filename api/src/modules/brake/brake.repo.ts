import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

export interface Taken {
  readonly used: number
  readonly waitMs: number
}

/**
 * Counts one more in a single statement, so that none of many at once slips through. The earlier of two clocks, the caller's and the
 * database's, says whether a window is over: a process whose clock runs ahead ends nobody's window, and begins none in the future.
 */
export async function takeBrake(db: Db, key: Uint8Array, now: Date, windowMs: number): Promise<Taken> {
  const { rows } = await sql<Taken>`
    with judged as (select brake_now(${now}) as at),
      next as (select at, at + ${windowMs}::float8 * interval '1 ms' as ends_at from judged)
    insert into brake (key, used, ends_at) select ${key}::bytea, 1, ends_at from next
    on conflict (key) do update set
      used = case when brake.ends_at <= (select at from judged) then 1 else brake.used + 1 end,
      ends_at = case when brake.ends_at <= (select at from judged) then excluded.ends_at else brake.ends_at end
    returning used, (extract(epoch from ends_at - (select at from judged)) * 1000)::float8 as "waitMs"`.execute(db)
  return rows[0] ?? { used: 1, waitMs: windowMs }
}

/** What is counted in the window that has not ended; null where none has begun. */
export async function readBrake(db: Db, key: Uint8Array, now: Date): Promise<Taken | null> {
  const { rows } = await sql<Taken>`
    select used, (extract(epoch from ends_at - brake_now(${now})) * 1000)::float8 as "waitMs"
    from brake where key = ${key}::bytea and ends_at > brake_now(${now})`.execute(db)
  return rows[0] ?? null
}

export async function deleteEndedBrakes(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from brake where ends_at <= brake_now(${now})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
