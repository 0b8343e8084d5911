import { Kysely, PostgresDialect, type Logger } from 'kysely'
import { Pool, types } from 'pg'
import { parseInt8 } from './pglite.ts'
import { prepareOften, StatementNames } from './preparedStatements.ts'
import type { Database, Db } from './schema.ts'

export interface PoolOptions {
  readonly max?: number
  /** No statement runs longer, and no transaction stays idle longer with its locks; migrations apart. */
  readonly statementMs?: number
  readonly onError?: (error: Error) => void
  readonly onQuery?: Logger
}

/** A new connection knows neither catalogue nor plans: after ten idle seconds, pg's own measure, a page took two to four times as long. */
const IDLE_MS = 10 * 60_000

/** A pool on a PostgreSQL server, reading values as the embedded database does. */
export function openPostgres(url: string, options: PoolOptions = {}): Db {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    ...(options.statementMs === undefined ? {} : { statement_timeout: options.statementMs, idle_in_transaction_session_timeout: options.statementMs }),
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
  const names = new StatementNames()
  pool.on('connect', (client) => prepareOften(client, names))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...(options.onQuery === undefined ? {} : { log: options.onQuery }) })
}
