import { sql } from 'kysely'
import type { Db } from '../schema.ts'
import type { Harness } from '../../testing/harness.ts'

/** A wrong state, the rule of the schema that refuses it, and a statement that would bring it about. */
export type RefusedState = readonly [state: string, rule: string, statement: string]

/** The wrong states of one part of the schema, all tried against the same right rows. */
export interface RefusedStates {
  readonly area: string
  readonly prepare: (h: Harness) => Promise<unknown>
  readonly states: readonly RefusedState[]
}

export async function runAll(db: Db, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** An insert of these columns, each value an expression of SQL. */
export function insertInto(table: string, values: Readonly<Record<string, string>>): string {
  return `insert into ${table} (${Object.keys(values).join(', ')}) values (${Object.values(values).join(', ')})`
}

/** The name of the rule that refuses the statement; null when nothing does. A missing value has no named rule, but a column. */
export async function refusalOf(db: Db, statement: string): Promise<string | null> {
  try {
    await sql.raw(statement).execute(db)
    return null
  } catch (error) {
    const { code, constraint, table, column } = error as { code?: string; constraint?: string; table?: string; column?: string }
    if (code === undefined || !/^23(502|503|505|514)$/.test(code)) throw error
    return constraint ?? `${table}.${column} is not null`
  }
}
