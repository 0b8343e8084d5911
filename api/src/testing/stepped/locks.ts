import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { openPostgres } from '../../db/postgres.ts'

/** Who waits for a lock, and for whom. */
export type Waits = ReadonlyMap<number, readonly number[]>

/** Looks at the database's locks over a connection of its own, and holds backends that wait, which have nothing that others need. */
export class Locks {
  readonly #db

  constructor(url: string) {
    this.#db = openPostgres(url, { max: 1 })
  }

  /** From here on it does not go on, though its lock become free. */
  hold(pid: number): void {
    process.kill(pid, 'SIGSTOP')
    while (stateOf(pid) !== 'T');
  }

  letGo(pid: number): void {
    process.kill(pid, 'SIGCONT')
  }

  /** Of these backends, those that wait. A table that grows is nobody's: who waits for that goes on by itself. */
  async waiting(pids: readonly number[]): Promise<Waits> {
    const { rows } = await sql<{ pid: number; blockers: number[] }>`
      select distinct pid, pg_blocking_pids(pid) as blockers from pg_locks
      where not granted and pid = any(${[...pids]}::int[]) and locktype <> 'extend'`.execute(this.#db)
    return new Map(rows.map(({ pid, blockers }) => [pid, blockers]))
  }

  /** Ends the statement of this backend, and leaves its connection. */
  async cancel(pid: number): Promise<void> {
    await sql`select pg_cancel_backend(${pid})`.execute(this.#db)
  }

  close(): Promise<void> {
    return this.#db.destroy()
  }
}

/** As the machine tells it; T is held. */
function stateOf(pid: number): string | null {
  return /\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? null
}

/** Whether this is the process of a connection to that database, on this machine: PostgreSQL says so in its title. */
export function isBackendHere(pid: number, database: string): boolean {
  const path = `/proc/${pid}/cmdline`
  return existsSync(path) && readFileSync(path, 'utf8').includes(database)
}

/** Whether `from` waits, over others, for itself. */
export function isInRing(from: number, waits: Waits): boolean {
  const seen = new Set<number>()
  const reached = [...(waits.get(from) ?? [])]
  for (const pid of reached) {
    if (pid === from) return true
    if (seen.has(pid)) continue
    seen.add(pid)
    reached.push(...(waits.get(pid) ?? []))
  }
  return false
}
