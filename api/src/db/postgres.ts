import { Kysely, type Logger } from 'kysely'
import { Pool, types, type ClientBase } from 'pg'
import { surviveLoss } from './connectionLoss.ts'
import { parseInt8 } from './pglite.ts'
import { prepareOften, StatementNames } from './preparedStatements.ts'
import { chosenOr } from './readFrom.ts'
import type { Database, Db } from './schema.ts'
import { TellingPostgresDialect } from './toldTime.ts'

export interface PoolOptions {
  readonly max?: number
  /** No statement runs longer, and no transaction stays idle longer with its locks; migrations apart. */
  readonly statementMs?: number
  /** For a connection to be there. */
  readonly connectMs?: number
  readonly onError?: (error: Error) => void
  readonly onQuery?: Logger
  /** Given once: how many connections there are, whenever somebody asks. */
  readonly onPool?: (counts: () => PoolCounts) => void
}

export interface PoolCounts {
  readonly busy: number
  readonly idle: number
  /** Requests that wait for a connection. */
  readonly waiting: number
}

/** A new connection knows neither catalogue nor plans: after ten idle seconds, pg's own measure, a page took two to four times as long. */
const IDLE_MS = 10 * 60_000

/** A dead connection that rests is found out by the system within minutes, not hours, and no firewall forgets a living one. */
const KEEP_ALIVE_MS = 30_000

/** A statement's limits. The server keeps the first; a server that is gone cannot, so a silence well beyond it counts as a connection lost. */
function limits(statementMs: number): { statement_timeout: number; idle_in_transaction_session_timeout: number; query_timeout: number } {
  return {
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    query_timeout: Math.ceil((statementMs * 4) / 3) + 1_000,
  }
}

/** Locks and conditional updates judge what is committed by then: the house counts on this, whatever a server's own default is. */
const ISOLATION = 'set session characteristics as transaction isolation level read committed'
/** Calls are short: where a plan only looks dear, compiling it takes far longer than running it. */
const UNCOMPILED = 'set jit = off'
/** A helper is a new process that must first map each page it touches: twice the processor of reading some thousand rows alone. */
const ALONE = 'set max_parallel_workers_per_gather = 0'
/** The pool waits for what this returns, though its types do not say so. */
const greet = (client: ClientBase): unknown => client.query(`${ISOLATION}; ${UNCOMPILED}; ${ALONE}`)

/** A PostgreSQL server, reading values as the embedded database does. */
export function openPostgres(url: string, options: PoolOptions = {}): Db {
  return new Kysely<Database>({
    dialect: new TellingPostgresDialect({ pool: chosenOr(openPool(url, options)) }),
    ...(options.onQuery === undefined ? {} : { log: options.onQuery }),
  })
}

export function openPool(url: string, options: PoolOptions = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectMs ?? 10_000,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(options.statementMs === undefined ? {} : limits(options.statementMs)),
    onConnect: greet,
    types: {
      getTypeParser: (oid: Parameters<typeof types.getTypeParser>[0], format?: 'text' | 'binary') => {
        if (oid === types.builtins.INT8) return parseInt8
        if (oid === types.builtins.DATE) return (text: string) => text
        return types.getTypeParser(oid, format)
      },
    },
  })
  // The pool repeats what a resting connection has said; without a listener that would end the process.
  pool.on('error', () => undefined)
  options.onPool?.(() => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }))
  const names = new StatementNames()
  pool.on('connect', (client) => {
    surviveLoss(client, (error) => options.onError?.(error))
    prepareOften(client, names)
  })
  return pool
}
