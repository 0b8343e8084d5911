import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/**
 * What the server does by itself in a quiet minute, of all tables or of these. Rows are marked as seen by all only when their commits are
 * written, those of the vacuum itself too, and only such rows are read from an index alone.
 */
export function vacuumed(db: Db, tables: readonly string[] = []): Promise<void> {
  return db.connection().execute(async (connected) => {
    await sql`set synchronous_commit = on`.execute(connected)
    await (tables.length === 0
      ? sql`vacuum analyze`.execute(connected)
      : sql`vacuum analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(connected))
    await sql`reset synchronous_commit`.execute(connected)
  })
}
