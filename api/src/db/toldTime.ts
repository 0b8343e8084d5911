import { AsyncLocalStorage } from 'node:async_hooks'
import {
  CompiledQuery,
  PGliteDialect,
  PGliteDriver,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PGliteDialectConfig,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'
import type { Clock } from '../deps.ts'

/** Whose clock a transaction begins by. */
const clocks = new AsyncLocalStorage<Clock | undefined>()

/** Transactions that `work` begins carry this clock's time, for the triggers: told_now() reads it. */
export function tellingTime<T>(clock: Clock | undefined, work: () => Promise<T>): Promise<T> {
  return clocks.run(clock, work)
}

/** What says the time to a transaction that begins now; null where nobody gave one. */
export function tellTime(): string | null {
  const clock = clocks.getStore()
  return clock === undefined ? null : `set local app.now = '${clock.now().toISOString()}'`
}

/** Says the time in the message that begins the transaction, so that it costs no way to the server and back. */
class TellingPostgresDriver extends PostgresDriver {
  override beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const told = tellTime()
    if (told === null) return super.beginTransaction(connection, settings)
    return super.beginTransaction(
      {
        executeQuery: (begin) => connection.executeQuery(CompiledQuery.raw(`${begin.sql}; ${told}`)),
        streamQuery: (query, size) => connection.streamQuery(query, size),
      },
      settings,
    )
  }
}

export class TellingPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }
  override createDriver(): Driver {
    return new TellingPostgresDriver(this.#config)
  }
}

class TellingPGliteDriver extends PGliteDriver {
  override async beginTransaction(connection: Parameters<PGliteDriver['beginTransaction']>[0]): Promise<void> {
    const told = tellTime()
    await super.beginTransaction(connection)
    if (told !== null) await connection.executeQuery(CompiledQuery.raw(told))
  }
}

export class TellingPGliteDialect extends PGliteDialect {
  readonly #config: PGliteDialectConfig
  constructor(config: PGliteDialectConfig) {
    super(config)
    this.#config = config
  }
  override createDriver(): Driver {
    return new TellingPGliteDriver(this.#config)
  }
}
