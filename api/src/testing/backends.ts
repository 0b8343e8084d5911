import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Ends connections that are inside a transaction right now, working or waiting for the api, until it has hit so many. */
export async function endTransactions(db: Db, wanted: number): Promise<void> {
  for (let ended = 0; ended < wanted;) {
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and xact_start is not null and pid <> pg_backend_pid()
        limit 1`.execute(db)
    ended += rows.length
  }
}

/** Ends all connections that are at work or inside a transaction, as an operator or a failover would. */
export async function endAtWork(db: Db): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state in ('active', 'idle in transaction') and pid <> pg_backend_pid()`.execute(db)
}
