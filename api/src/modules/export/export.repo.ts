import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { ExportKind } from '../../db/tables/export.ts'
import { EXPORTS } from './records.ts'

/** Numbers what is committed: how many; null where another is just at it. */
export async function tellExport(db: Db, most: number): Promise<number | null> {
  const { rows } = await sql<{ told: number | null }>`select tell_export(${most}) as told`.execute(db)
  return rows[0]?.told ?? null
}

export interface ExportRow {
  readonly seq: number
  readonly ref_id: number
  readonly is_deleted: boolean
  readonly record: Readonly<Record<string, unknown>> | null
}

/** In one statement, so that a record is as it was when its number was read, or newer and numbered again. */
export async function findChanges(db: Db, kind: ExportKind, since: number, limit: number): Promise<ExportRow[]> {
  const { record, from } = EXPORTS[kind]
  const { rows } = await sql<ExportRow>`
    select c.seq, c.ref_id, c.is_deleted, (select ${sql.raw(record)} from ${sql.raw(from)} where t.id = c.ref_id) as record
    from export_change c where c.kind = ${kind} and c.seq > ${since} order by c.seq limit ${limit}`.execute(db)
  return rows
}
