import { parse, protocol, type PGlite } from '@electric-sql/pglite'
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import { tellTime } from '../db/toldTime.ts'

type Prepared = { readonly name: string; readonly types: readonly number[] }

const { serialize } = protocol
/** What comes again with other values; all else is said once. */
const REPEATED = /^\s*(select|insert|update|delete|with)\b/i

/**
 * PGlite's own client has each statement read and planned anew, in six calls of the engine. This one has it prepared the first time, and
 * then each is one call: a day of the simulated shop is some fifty thousand statements of a few hundred texts.
 */
export function preparedPGliteDialect(pglite: PGlite): Dialect {
  return {
    createAdapter: () => new PGliteAdapter(),
    createDriver: () => new PreparedDriver(pglite),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class Connection implements DatabaseConnection {
  readonly #pglite: PGlite
  readonly #prepared = new Map<string, Prepared>()

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  executeQuery<R>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<R>> {
    return this.#pglite.runExclusive(async () => {
      const { name, types } = this.#prepared.get(sql) ?? (await this.#prepare(sql))
      const values = parameters.map((value, nth) => this.#written(value, types[nth] ?? 0))
      const asked = [
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ]
      const messages = await this.#send(asked)
      const [result] = parse.parseResults(messages, this.#pglite.parsers, { rowMode: 'object' })
      return { rows: (result?.rows ?? []) as R[], numAffectedRows: BigInt(result?.affectedRows ?? 0) }
    })
  }

  /** Several statements without values, in one text. */
  async say(sql: string): Promise<string> {
    const messages = await this.#pglite.runExclusive(() => this.#send([serialize.query(sql)]))
    return messages.flatMap((message) => (message.name === 'commandComplete' ? [String(Reflect.get(message, 'text'))] : [])).at(-1) ?? ''
  }

  // oxlint-disable-next-line class-methods-use-this -- the interface asks for it
  streamQuery(): never {
    throw new Error('nothing is streamed here')
  }

  async #prepare(text: string): Promise<Prepared> {
    const name = REPEATED.test(text) ? `s${this.#prepared.size}` : ''
    const messages = await this.#send([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()])
    const prepared = { name, types: parse.parseDescribeStatementResults(messages) }
    if (name !== '') this.#prepared.set(text, prepared)
    return prepared
  }

  #written(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null
    const write = this.#pglite.serializers[type]
    if (write !== undefined) return write(value)
    return typeof value === 'string' ? value : JSON.stringify(value)
  }

  #send(messages: readonly Uint8Array[]): ReturnType<PGlite['execProtocolStream']> {
    return this.#pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: false })
  }
}

class PreparedDriver implements Driver {
  readonly #pglite: PGlite
  readonly #connection: Connection
  /** One transaction after the other; statements beside it belong to it, as with PGlite's own client. */
  #turn: Promise<void> = Promise.resolve()
  #isOver: (() => void) | null = null

  constructor(pglite: PGlite) {
    this.#pglite = pglite
    this.#connection = new Connection(pglite)
  }

  init(): Promise<void> {
    return this.#pglite.waitReady
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection)
  }

  async beginTransaction(): Promise<void> {
    const told = tellTime()
    const before = this.#turn
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#turn = promise
    await before
    this.#isOver = resolve
    await this.#connection.say(told === null ? 'begin' : `begin; ${told}`)
  }

  async commitTransaction(): Promise<void> {
    if ((await this.#end('commit')) === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async rollbackTransaction(): Promise<void> {
    await this.#end('rollback')
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve()
  }

  destroy(): Promise<void> {
    return this.#pglite.close()
  }

  /** What the database says became of it. */
  async #end(how: 'commit' | 'rollback'): Promise<string> {
    const isOver = this.#isOver
    if (isOver === null) return ''
    this.#isOver = null
    return this.#connection.say(how).finally(isOver)
  }
}
