import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PGliteAdapter,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Database, Db } from '../db/schema.ts'
import type { Way, Ways } from './ways.ts'

/** Where a life ends: at so many statements from now, and whether the last of them still reaches the database. */
export type End = { readonly statements: number; readonly isReached: boolean }

/** What becomes of a commit: the database refuses it, or the connection is lost over it, before it is done or when it is. */
export type Spoilt = { readonly commits: number; readonly how: 'refused' | 'lost' | 'done and lost' }

const NO_SPACE = CompiledQuery.raw(
  `do $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
)

/** A way that a process has taken, and whether a statement is under way on it. */
type Taken = { readonly way: Way; isBusy: boolean }

/**
 * One process of the api, as its database sees it. When it dies, its open transactions are rolled back, those over a statement as soon as
 * that has ended, and whoever waits for a statement of it waits for good: no more of them arrives.
 */
export class Life {
  readonly db: Db
  readonly died: Promise<null>
  /** What the database itself would not have in its tables: its rules are the last guard, which code that looks and locks never meets. */
  readonly guarded: string[] = []
  /** Its alone: a promise that outlived it would keep whoever waits for it, and with them all that was the process's. */
  readonly #never = new Promise<never>(() => undefined)
  readonly #ways: Ways
  readonly #taken = new Set<Taken>()
  #isAlive = true
  #left = Infinity
  #isReached = false
  #untilFull = Infinity
  #spoilt: { left: number; readonly how: Spoilt['how'] } | null = null
  #meanwhile: { left: number; readonly happens: () => Promise<void> } | null = null
  #tellDeath: (nothing: null) => void = () => undefined

  constructor(ways: Ways) {
    this.#ways = ways
    this.died = new Promise((resolve) => (this.#tellDeath = resolve))
    this.db = new Kysely<Database>({
      dialect: {
        createAdapter: () => (ways.areMany ? new PostgresAdapter() : new PGliteAdapter()),
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

  /** So many statements from now the database's disk is full for one of them, which may be a commit; null takes it back. */
  fullAt(statements: number | null): void {
    this.#untilFull = statements ?? Infinity
  }

  /** The commit so many from now ends in an error, and who asked cannot tell whether it was done; null takes it back. */
  spoilAt(spoilt: Spoilt | null): void {
    this.#spoilt = spoilt === null ? null : { left: spoilt.commits, how: spoilt.how }
  }

  /** Between two of its transactions, so many statements from now, something happens; null takes it back. */
  interruptAt(statements: number, happens: (() => Promise<void>) | null): void {
    this.#meanwhile = happens === null ? null : { left: statements, happens }
  }

  async #step<T>(taken: Taken, statement: () => Promise<T>, canBeRefused = true): Promise<T> {
    await this.#interrupted(taken.way)
    if (!this.#isAlive) return this.#leave(taken)
    const isLast = --this.#left === 0
    if (isLast && !this.#isReached) return this.#die()
    taken.isBusy = true
    try {
      const answer = await (canBeRefused && --this.#untilFull === 0 ? refused<T>(taken.way) : statement())
      if (isLast && this.#isAlive) return await this.#die(taken)
      return this.#isAlive ? answer : await this.#leave(taken)
    } catch (error) {
      const guard = guardOf(error)
      if (guard !== null) this.guarded.push(guard)
      if (!this.#isAlive) return await this.#leave(taken)
      throw error
    } finally {
      taken.isBusy = false
    }
  }

  async #interrupted(way: Way): Promise<void> {
    if (this.#meanwhile === null || --this.#meanwhile.left > 0 || way.isInTransaction) return
    const { happens } = this.#meanwhile
    this.#meanwhile = null
    await happens()
  }

  async #die(over: Taken | null = null): Promise<never> {
    this.#isAlive = false
    const resting = [...this.#taken].filter((taken) => taken === over || !taken.isBusy)
    for (const taken of resting) {
      this.#taken.delete(taken)
      // oxlint-disable-next-line no-await-in-loop -- they may share one way
      await abandon(taken.way)
    }
    this.#tellDeath(null)
    return this.#never
  }

  async #leave(taken: Taken): Promise<never> {
    if (this.#taken.delete(taken)) await abandon(taken.way)
    return this.#never
  }

  async #commit(way: Way): Promise<void> {
    if (this.#spoilt === null || --this.#spoilt.left > 0) return way.end('commit')
    const { how } = this.#spoilt
    this.#spoilt = null
    await way.end(how === 'done and lost' ? 'commit' : 'rollback')
    throw how === 'refused' ? notSerialized() : new Error('Connection terminated unexpectedly')
  }

  #driver(): Driver {
    const connections = new WeakMap<DatabaseConnection, Taken>()
    const takenOf = (connection: DatabaseConnection): Taken => {
      const taken = connections.get(connection)
      if (taken === undefined) throw new Error('this connection was never taken')
      return taken
    }
    const acquire = async (): Promise<DatabaseConnection> => {
      const taken: Taken = { way: await this.#ways.acquire(() => this.#isAlive), isBusy: false }
      this.#taken.add(taken)
      const connection: DatabaseConnection = {
        executeQuery: <R>(query: CompiledQuery) => this.#step(taken, () => taken.way.query<R>(query)),
        streamQuery: () => {
          throw new Error('nothing is streamed here')
        },
      }
      connections.set(connection, taken)
      return connection
    }
    return {
      init: () => Promise.resolve(),
      acquireConnection: acquire,
      beginTransaction: (connection) => this.#step(takenOf(connection), () => takenOf(connection).way.begin()),
      commitTransaction: (connection) => this.#step(takenOf(connection), () => this.#commit(takenOf(connection).way)),
      rollbackTransaction: (connection) => this.#step(takenOf(connection), () => takenOf(connection).way.end('rollback'), false),
      releaseConnection: (connection) => {
        const taken = takenOf(connection)
        if (this.#taken.delete(taken)) taken.way.release()
        return Promise.resolve()
      },
      destroy: () => Promise.resolve(),
    }
  }
}

/** The transaction is over with it, whatever was asked. */
async function refused<T>(way: Way): Promise<T> {
  await way.query(NO_SPACE)
  throw new Error('the database refused nothing')
}

/** By which rule of its tables the database refused it; null for other errors. */
function guardOf(error: unknown): string | null {
  const { code, constraint, message } = error as { readonly code?: unknown; readonly constraint?: unknown; readonly message?: unknown }
  return typeof code === 'string' && code.startsWith('23') ? `${code} ${String(constraint ?? message)}` : null
}

/** As PostgreSQL says it of a transaction that may not have been while others were. */
const notSerialized = (): Error =>
  Object.assign(new Error('could not serialize access due to read/write dependencies among transactions'), {
    code: '40001',
    severity: 'ERROR',
  })

/** Nobody is there any more: what was begun is undone. */
async function abandon(way: Way): Promise<void> {
  if (way.isInTransaction) await way.end('rollback')
  way.release()
}
