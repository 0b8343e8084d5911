import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** How much of the log a replica could have by now. */
export async function flushedPosition(db: Db): Promise<number | null> {
  const { rows } = await sql<{ position: number }>`select (pg_current_wal_flush_lsn() - '0/0')::bigint as position`.execute(db)
  return rows[0]?.position ?? null
}

/** From now on a replica is asked about these shops only once it has all that has been committed by now. Nobody waits for the disk. */
export async function noteWritten(db: Db, memberIds: readonly number[]): Promise<void> {
  await sql`with quick as (select set_config('synchronous_commit', 'off', true))
    insert into read_after select member_id, log_position() from quick, unnest(${[...memberIds]}::bigint[]) as t (member_id)
    on conflict (member_id) do update set position = greatest(read_after.position, excluded.position)`.execute(db)
}

/** How far a replica has come; null of a server that follows no other. */
export async function replayedPosition(db: Db): Promise<number | null> {
  const { rows } = await sql<{ position: number | null }>`
    select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::bigint end as position`.execute(db)
  return rows[0]?.position ?? null
}
