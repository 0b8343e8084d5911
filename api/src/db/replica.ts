import type { Pool } from 'pg'
import type { Clock } from '../deps.ts'
import { openPool, openPostgres, type PoolOptions } from './postgres.ts'
import { replayedPosition } from './positions.ts'
import { readingFrom, type ReadServer } from './readFrom.ts'
import type { Db } from './schema.ts'

/** Whoever needs a later position asks again, but a server is not asked more often than this. */
const ASK_GAP_MS = 20
/** A replica that says nothing for so long is gone. */
const SILENT_MS = 500

/** The replica went away in the middle of what was read from it. */
class ReplicaLost extends Error {}

/** One server that follows the writer. It is used while it answers, follows, and is not too far behind. */
export class Replica implements ReadServer {
  readonly name: string
  readonly #reads: Pool
  readonly #asks: Db
  readonly #clock: Clock
  readonly #readers = new Set<() => void>()
  #asking: Promise<void> | null = null
  #askedAt = 0
  #replayed: number | null = null
  /** As judged by what the writer has and this server lacks. */
  lagMs: number | null = null

  constructor(url: string, clock: Clock, options: PoolOptions) {
    const { host } = new URL(url)
    this.name = host
    this.#clock = clock
    this.#reads = openPool(url, { ...options, connectMs: 2 * SILENT_MS })
    this.#asks = openPostgres(url, { max: 1, statementMs: SILENT_MS, connectMs: 2 * SILENT_MS })
  }

  /** How far it has come; null while it does not answer, or follows nobody. */
  get replayed(): number | null {
    return this.#replayed
  }

  /** Looks how far it has come, together with all who want to know by now. */
  ask(): Promise<void> {
    const now = this.#clock.now().getTime()
    if (this.#asking === null && Math.abs(now - this.#askedAt) >= ASK_GAP_MS) {
      this.#askedAt = now
      this.#asking = this.#look().finally(() => (this.#asking = null))
    }
    return this.#asking ?? Promise.resolve()
  }

  /** Reads from this server; fails at once when it is lost meanwhile, though the socket may not know for long. */
  async read<T>(work: () => Promise<T>): Promise<T> {
    const { promise: lost, reject } = Promise.withResolvers<never>()
    const leave = () => reject(new ReplicaLost(`the replica ${this.name} is gone`))
    this.#readers.add(leave)
    try {
      return await Promise.race([readingFrom(this.#reads, work), lost])
    } finally {
      this.#readers.delete(leave)
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#reads.end(), this.#asks.destroy()])
  }

  async #look(): Promise<void> {
    this.#replayed = await replayedPosition(this.#asks).catch(() => null)
    if (this.#replayed === null) for (const leave of this.#readers) leave()
  }
}
