import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool } from 'kysely'

type Server = Pick<PostgresPool, 'connect'>

/** A server that reads can be asked of; what is asked fails when the server is lost. */
export interface ReadServer {
  readonly name: string
  read<T>(work: () => Promise<T>): Promise<T>
}

export interface ReadServers {
  /** One that has what was committed before that position, the same one for the same shop if it can be; null: ask the writer. */
  choose(position: number, memberId: number | null): Promise<ReadServer | null>
}

const chosen = new AsyncLocalStorage<Server>()

/** All that `work` asks of the database is asked of this server. */
export function readingFrom<T>(server: Server, work: () => Promise<T>): Promise<T> {
  return chosen.run(server, work)
}

/** The writer, unless what asks was begun to read from another server. */
export function chosenOr(writer: PostgresPool): PostgresPool {
  return { options: writer.options, connect: () => (chosen.getStore() ?? writer).connect(), end: () => writer.end() }
}
