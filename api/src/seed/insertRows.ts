import type { Insertable } from 'kysely'
import type { Database, Db } from '../db/schema.ts'

/** PostgreSQL takes at most 65,535 parameters a statement. */
const PARAMETERS_MAX = 60_000

/** Inserts many rows with few statements. */
export async function insertRows<T extends keyof Database>(db: Db, table: T, rows: readonly Insertable<Database[T]>[]): Promise<void> {
  const first = rows[0]
  if (first === undefined) return
  const size = Math.floor(PARAMETERS_MAX / Object.keys(first).length)
  for (let at = 0; at < rows.length; at += size)
    await db
      .insertInto(table)
      .values(rows.slice(at, at + size))
      .execute()
}
