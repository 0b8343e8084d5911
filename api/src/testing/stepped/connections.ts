import { type CompiledQuery, type QueryResult, sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { openPostgres } from '../../db/postgres.ts'
import { OpenWay, type Way } from '../ways.ts'
import { isBackendHere } from './locks.ts'
import type { Backend, Stepper } from './stepper.ts'

/** The server looks for rings of waits by its clock: the stepper does it instead, at once and always at the same place. */
const NEVER_BY_CLOCK = '-c deadlock_timeout=1d'

type Connection = Backend & { readonly db: Db }

/** As many connections as a run may use, all open before it begins; the first that is free is taken. */
export class Connections {
  readonly #stepper: Stepper
  readonly #all: readonly Connection[]
  readonly #free: Connection[]
  readonly #waiting: ((connection: Connection) => void)[] = []

  private constructor(stepper: Stepper, all: readonly Connection[]) {
    this.#stepper = stepper
    this.#all = all
    this.#free = [...all]
  }

  static async open(url: string, count: number, stepper: Stepper): Promise<Connections> {
    const told = new URL(url)
    told.searchParams.set('options', NEVER_BY_CLOCK)
    const open = async (nth: number): Promise<Connection> => {
      const db = openPostgres(told.href, { max: 1 })
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
      return { name: `c${nth + 1}`, pid: rows[0]?.pid ?? 0, db }
    }
    const all = await Promise.all(Array.from({ length: count }, (_, nth) => open(nth)))
    if (!all.every(({ pid }) => isBackendHere(pid, told.pathname.slice(1))))
      throw new Error('the stepper holds processes of the database: its server must be on this machine')
    return new Connections(stepper, all)
  }

  async way(isAlive: () => boolean): Promise<Way> {
    const connection = await this.#take()
    return new SteppedWay(this.#stepper, connection, isAlive, () => this.#giveBack(connection))
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map(({ db }) => db.destroy()))
  }

  #take(): Promise<Connection> {
    const free = this.#free.shift()
    return free === undefined ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(free)
  }

  #giveBack(connection: Connection): void {
    const next = this.#waiting.shift()
    if (next !== undefined) next(connection)
    else {
      this.#free.push(connection)
      this.#free.sort((a, b) => this.#all.indexOf(a) - this.#all.indexOf(b))
    }
  }
}

/** A connection whose every statement waits for its turn. */
class SteppedWay implements Way {
  readonly #stepper: Stepper
  readonly #connection: Connection
  readonly #way: OpenWay
  readonly #isAlive: () => boolean
  readonly release: () => void

  constructor(stepper: Stepper, connection: Connection, isAlive: () => boolean, release: () => void) {
    this.#stepper = stepper
    this.#connection = connection
    this.#way = new OpenWay(connection.db)
    this.#isAlive = isAlive
    this.release = release
  }

  get isInTransaction(): boolean {
    return this.#way.isInTransaction
  }

  query<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#through(query.sql, () => this.#way.query<R>(query))
  }

  begin(): Promise<void> {
    return this.#through('begin', () => this.#way.begin())
  }

  /** Who is dead is rolled back all the same. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    await this.#stepper.through(this.#connection, how, async () => {
      await this.#way.end(this.#isAlive() ? how : 'rollback').finally(() => this.#note())
    })
  }

  #through<T>(words: string, statement: () => Promise<T>): Promise<T> {
    return this.#stepper.through(this.#connection, words, async () => {
      if (!this.#isAlive()) throw new Error('the process is dead')
      return statement().finally(() => this.#note())
    })
  }

  #note(): void {
    this.#stepper.note(this.#connection, this.#way.isInTransaction)
  }
}
