import {
  type CompiledQuery,
  type ControlledTransaction,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Database, Db } from '../db/schema.ts'

/** Where a life ends: at so many statements from now, and whether the last of them still reaches the database. */
export type End = { readonly statements: number; readonly isReached: boolean }

const never = new Promise<never>(() => undefined)

/**
 * One process of the api, as its database sees it. When it dies, its open transaction is rolled back, and whoever waits for a statement
 * of it waits for good; kysely starts none after one that does not end, and so no more of them arrives.
 */
export class Life {
  readonly db: Db
  readonly died: Promise<null>
  readonly #database: Db
  #left = Infinity
  #isReached = false
  #meanwhile: { left: number; readonly happens: () => Promise<void> } | null = null
  #transaction: ControlledTransaction<Database> | null = null
  #tellDeath: (nothing: null) => void = () => undefined

  constructor(database: Db) {
    this.#database = database
    this.died = new Promise((resolve) => (this.#tellDeath = resolve))
    this.db = new Kysely<Database>({
      dialect: {
        createAdapter: () => new PGliteAdapter(),
        createDriver: () => this.#driver(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    })
  }

  endAt(end: End | null): void {
    this.#left = end?.statements ?? Infinity
    this.#isReached = end?.isReached ?? false
  }

  /** Between two of its transactions, so many statements from now, something happens; null takes it back. */
  interruptAt(statements: number, happens: (() => Promise<void>) | null): void {
    this.#meanwhile = happens === null ? null : { left: statements, happens }
  }

  async #step<T>(statement: () => Promise<T>): Promise<T> {
    await this.#interrupted()
    const isLast = --this.#left === 0
    if (isLast && !this.#isReached) return this.#die()
    const answer = await statement()
    return isLast ? this.#die() : answer
  }

  async #interrupted(): Promise<void> {
    if (this.#meanwhile === null || --this.#meanwhile.left > 0 || this.#transaction !== null) return
    const { happens } = this.#meanwhile
    this.#meanwhile = null
    await happens()
  }

  async #die(): Promise<never> {
    await this.#transaction?.rollback().execute()
    this.#tellDeath(null)
    return never
  }

  #driver(): Driver {
    const ended = async (how: 'commit' | 'rollback'): Promise<void> => {
      await this.#transaction?.[how]().execute()
      this.#transaction = null
    }
    const connection: DatabaseConnection = {
      executeQuery: <R>(query: CompiledQuery) =>
        this.#step(() => (this.#transaction ?? this.#database).executeQuery<R>(query as CompiledQuery<R>)),
      streamQuery: () => {
        throw new Error('PGlite streams nothing')
      },
    }
    return {
      init: () => Promise.resolve(),
      acquireConnection: () => Promise.resolve(connection),
      beginTransaction: () => this.#step(async () => void (this.#transaction = await this.#database.startTransaction().execute())),
      commitTransaction: () => this.#step(() => ended('commit')),
      rollbackTransaction: () => this.#step(() => ended('rollback')),
      releaseConnection: () => Promise.resolve(),
      destroy: () => Promise.resolve(),
    }
  }
}
