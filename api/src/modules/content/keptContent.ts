import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { keptValue } from '../../db/keptValue.ts'

/** What staff publish, kept until they publish anew. What is counted within it (goods of a category) may be a minute old. */
export async function keptContent<T>({ db, clock }: Deps, name: string, read: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ version: string | null }>`
    select max(id)::text as version from outbox where topic = 'public' and ref_id = 'pages'`.execute(db)
  return keptValue(db, `${name} ${rows[0]?.version ?? ''}`, clock.now(), read)
}
