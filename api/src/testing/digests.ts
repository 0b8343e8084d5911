import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** A digest of every table's rows. */
export async function digests(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^kysely_' order by 1`.execute(db)
  const all: Record<string, string> = {}
  for (const { name } of rows) {
    const contents = await sql<{
      text: string | null
    }>`select string_agg(to_jsonb(t)::text, E'\\n' order by to_jsonb(t)::text collate "C") as text from ${sql.table(name)} t`.execute(db)
    all[name] = createHash('sha256')
      .update(contents.rows[0]?.text ?? '')
      .digest('hex')
  }
  return all
}
