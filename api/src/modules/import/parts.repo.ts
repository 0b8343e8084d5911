import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Database, Db } from '../../db/schema.ts'
import type { Value } from './columns.ts'
import type { Change, Row } from './kind.ts'

/** A list that belongs to a row and is kept in a table of its own: replaced as a whole where it changes. */
export interface Part {
  /** Where the list stands in the row. */
  readonly column: string
  readonly table: keyof Database
  readonly by: string
  /** One field: the list holds its values; several: objects of them. The first is what the list is ordered by. */
  readonly fields: readonly string[]
  /** The column that counts the places, where the order is the list's own. */
  readonly place?: string
  /** What every new entry has besides. */
  readonly fixed?: Readonly<Record<string, string>>
}

export async function loadParts(
  db: Db,
  parts: readonly Part[],
  ids: readonly (Value | undefined)[],
): Promise<(id: Value | undefined) => Row> {
  const lists = new Map<string, Map<number, Value>>()
  for (const { column, table, by, fields, place } of parts) {
    const [first = ''] = fields
    const entry =
      fields.length === 1
        ? sql`to_jsonb(${sql.ref(first)})`
        : sql`jsonb_build_object(${sql.join(fields.flatMap((field) => [sql.lit(field), sql.ref(field)]))})`
    const { rows } = await sql<{
      id: number
      list: unknown[]
    }>`select ${sql.ref(by)} as id, jsonb_agg(${entry} order by ${sql.ref(place ?? first)}) as list
      from ${sql.table(table)} where ${sql.ref(by)} = any(${[...ids]}::bigint[]) group by 1`.execute(db)
    lists.set(column, new Map(rows.map(({ id, list }) => [id, list])))
  }
  return (id) => Object.fromEntries(parts.map(({ column }) => [column, (typeof id === 'number' && lists.get(column)?.get(id)) || []]))
}

export async function writeParts(db: Db, parts: readonly Part[], changes: readonly Change[]): Promise<void> {
  for (const { column, table, by, fields, place, fixed = {} } of parts) {
    const changed = changes.filter(({ row, before }) => !isDeepStrictEqual(row[column] ?? [], before?.[column] ?? []))
    if (changed.length === 0) continue
    const replaced = changed.flatMap(({ id, before }) => (before === null ? [] : [id]))
    if (replaced.length > 0) await sql`delete from ${sql.table(table)} where ${sql.ref(by)} = any(${replaced}::bigint[])`.execute(db)
    const rows = changed.flatMap(({ id, row }) =>
      entriesOf(row[column]).map((entry, nth) => ({
        ...(fields.length === 1 ? { [fields[0] ?? '']: entry } : (entry as object)),
        ...(place === undefined ? {} : { [place]: nth + 1 }),
        ...fixed,
        [by]: id,
      })),
    )
    if (rows.length === 0) continue
    const set = sql.join([by, ...fields, ...(place === undefined ? [] : [place]), ...Object.keys(fixed)].map((field) => sql.ref(field)))
    await sql`insert into ${sql.table(table)} (${set})
      select ${set} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db)
  }
}

const entriesOf = (value: Value | undefined): readonly unknown[] => (Array.isArray(value) ? value : [])
