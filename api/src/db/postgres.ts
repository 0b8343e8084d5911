import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { parseInt8 } from './pglite.ts'
import type { Database, Db } from './schema.ts'

/** A pool on a PostgreSQL server, reading values as the embedded database does. */
export function openPostgres(url: string, options: { readonly max?: number; readonly onError?: (error: Error) => void } = {}): Db {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid: Parameters<typeof types.getTypeParser>[0], format?: 'text' | 'binary') => {
        if (oid === types.builtins.INT8) return parseInt8
        if (oid === types.builtins.DATE) return (text: string) => text
        return types.getTypeParser(oid, format)
      },
    },
  })
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => options.onError?.(error))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
