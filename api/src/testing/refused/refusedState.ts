import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Harness } from '../harness.ts'

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

/**
 * What the next area finds: a database as the migrations left it. Opening another one costs more than all the wrong states of an area;
 * append-only tables let themselves be emptied by whoever switches triggers off.
 */
export async function emptyAgain(db: Db, tables: readonly string[]): Promise<void> {
  await inTransaction({ db }, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx.db)
    for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(tx.db)
    await sql`select setval(pg_get_serial_sequence(quote_ident(table_name), column_name), 1, false) from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES' and table_name = any(${tables}::text[])`.execute(tx.db)
  })
}

/** The tables that migrations leave empty. */
export async function emptyTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const empty: string[] = []
  for (const { name } of rows) {
    const found = await sql`select from ${sql.table(name)} limit 1`.execute(db)
    if (found.rows.length === 0) empty.push(name)
  }
  return empty
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
