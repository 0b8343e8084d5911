import type { CompiledQuery, ControlledTransaction, QueryResult } from 'kysely'
import type { Database, Db } from '../db/schema.ts'

/** A way into the database, with one transaction at most. */
export interface Way {
  readonly isInTransaction: boolean
  query<R>(query: CompiledQuery): Promise<QueryResult<R>>
  begin(): Promise<void>
  end(how: 'commit' | 'rollback'): Promise<void>
  release(): void
}

export interface Ways {
  readonly areMany: boolean
  /** A way for a process: what it sends while it is not alive must not arrive. */
  acquire(isAlive: () => boolean): Promise<Way>
}

/** Where there is one connection, all statements of a process share it, those of others' transactions too. */
export function oneWay(database: Db): Ways {
  const way = new OpenWay(database)
  return { areMany: false, acquire: () => Promise.resolve(way) }
}

export class OpenWay implements Way {
  readonly #database: Db
  #transaction: ControlledTransaction<Database> | null = null

  constructor(database: Db) {
    this.#database = database
  }

  get isInTransaction(): boolean {
    return this.#transaction !== null
  }

  query<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return (this.#transaction ?? this.#database).executeQuery<R>(query)
  }

  async begin(): Promise<void> {
    this.#transaction = await this.#database.startTransaction().execute()
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const transaction = this.#transaction
    try {
      await transaction?.[how]().execute()
      this.#transaction = null
    } catch (error) {
      // A commit that the database answers with a rollback has ended it.
      if (transaction?.isRolledBack === true) this.#transaction = null
      throw error
    }
  }

  release(): void {
    // The next statement takes it as it is.
  }
}
