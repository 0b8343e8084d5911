import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** From now on the database's clock stands at this time, on every connection. */
export async function setDatabaseClock(db: Db, at: Date): Promise<void> {
  await sql
    .raw(
      `create or replace function database_now() returns timestamptz language sql volatile as $$
        select timestamptz '${at.toISOString()}' $$`,
    )
    .execute(db)
}
