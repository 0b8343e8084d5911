import { sql, type RawBuilder } from 'kysely'

/** Live, begun, and not yet over: the moment it ends it is over. */
export function isRunning(alias: string, now: Date): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<boolean>`(${column('status')} = 'live' and ${column('starts_at')} <= ${now} and ${now} < ${column('ends_at')})`
}
