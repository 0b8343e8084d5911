import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A forward-only migration of plain SQL, one statement a string: PGlite takes no more than one at a time.
 * It may take its time on a large shop, whatever limit other statements have. A released migration is never edited; a change is a new file.
 */
export function migrationOf(statements: readonly string[]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`select set_config('statement_timeout', '0', true)`.execute(db)
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  }
}

/** A literal for the few texts that migrations bring with them. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
