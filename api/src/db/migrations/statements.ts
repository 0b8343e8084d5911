import { sql } from 'kysely'
import type { Db } from '../schema.ts'

export interface Migration {
  /** Forward only. A released migration is never edited; a change is a new file. */
  readonly up: (db: Db) => Promise<void>
  /** Versions from before it work on with the database as it leaves it: what they read, write and leave out is as good as before. */
  readonly isAdditive?: boolean
  /** Each of its statements is a transaction of its own; when it was cut short it begins again from the first. */
  readonly isLong?: boolean
}

type Kind = Pick<Migration, 'isAdditive'>

/** A migration of plain SQL in one transaction, one statement a string: PGlite takes no more than one at a time. */
export function migrationOf(statements: readonly string[], kind: Kind = {}): Migration {
  return {
    ...kind,
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  }
}

/** A statement, or one that is repeated until it changes no row: a backfill of a few hundred rows each time. */
type LongStep = string | { readonly repeat: string }

/**
 * A migration that would hold its locks for too long in one transaction: indexes made concurrently,
 * backfills in steps. Every step must be such that it may be done twice (`drop index concurrently
 * if exists` before `create index concurrently`) and must take no lock that buyers wait for.
 */
export function longMigrationOf(steps: readonly LongStep[], kind: Kind = {}): Migration {
  return {
    ...kind,
    isLong: true,
    async up(db) {
      for (const step of steps) {
        if (typeof step === 'string') await sql.raw(step).execute(db)
        else while (((await sql.raw(step.repeat).execute(db)).numAffectedRows ?? 0n) > 0n);
      }
    },
  }
}

/** A literal for the few texts that migrations bring with them. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
