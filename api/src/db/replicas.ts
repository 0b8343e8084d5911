import type { Clock, Pause } from '../deps.ts'
import { flushedPosition } from './positions.ts'
import type { PoolOptions } from './postgres.ts'
import type { ReadServers } from './readFrom.ts'
import { Replica } from './replica.ts'
import type { Db } from './schema.ts'

/** Between looks at each server. */
const LOOK_MS = 250
/** Lags beyond five minutes are told as five minutes. */
const MOST_SEEN = (5 * 60_000) / LOOK_MS

export interface ReplicaOptions {
  readonly urls: readonly string[]
  /** A replica further behind is not asked. */
  readonly mostLagMs: number
  readonly clock: Clock
  readonly pool: PoolOptions
  readonly onChange?: (replica: string, isUsed: boolean) => void
}

export interface ReplicaState {
  readonly name: string
  readonly isUsed: boolean
  /** Null while it does not answer, or leads itself. */
  readonly lagMs: number | null
}

/** The servers that follow the writer: which of them may answer, by how far each has come in the writer's log. */
export class Replicas implements ReadServers {
  readonly #writer: Db
  readonly #options: ReplicaOptions
  readonly #all: readonly Replica[]
  readonly #used = new Set<Replica>()
  /** Where the writer was, and when: the first place that a replica lacks tells its lag, whatever its clock says. */
  readonly #seen: { readonly at: number; readonly position: number }[] = []
  #turn = 0

  constructor(writer: Db, options: ReplicaOptions) {
    this.#writer = writer
    this.#options = options
    this.#all = options.urls.map((url) => new Replica(url, options.clock, options.pool))
  }

  /** Looks at all servers until the signal ends it. */
  async watch(pause: Pause, signal: AbortSignal): Promise<void> {
    const over = async (look: () => Promise<void>) => {
      while (!signal.aborted) {
        await look()
        await pause(LOOK_MS, signal)
      }
    }
    await Promise.all([over(() => this.#lookAtWriter()), ...this.#all.map((replica) => over(() => this.#lookAt(replica)))])
  }

  /** One look at all servers. */
  async look(): Promise<void> {
    await this.#lookAtWriter()
    await Promise.all(this.#all.map((replica) => this.#lookAt(replica)))
  }

  async choose(position: number, memberId: number | null): Promise<Replica | null> {
    let fit = this.#fit(position)
    if (fit.length === 0) {
      await Promise.all([...this.#used].map((replica) => this.#lookAt(replica)))
      fit = this.#fit(position)
    }
    return fit[(memberId ?? this.#turn++) % fit.length] ?? null
  }

  get states(): readonly ReplicaState[] {
    return this.#all.map((replica) => ({ name: replica.name, isUsed: this.#used.has(replica), lagMs: replica.lagMs }))
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((replica) => replica.close()))
  }

  #fit(position: number): readonly Replica[] {
    return this.#all.filter((replica) => this.#used.has(replica) && (replica.replayed ?? 0) >= position)
  }

  /** While the writer is away nothing is written, and nobody falls behind. */
  async #lookAtWriter(): Promise<void> {
    const at = this.#time()
    const position = await flushedPosition(this.#writer).catch(() => null)
    if (position !== null) this.#seen.push({ at, position })
    if (this.#seen.length > MOST_SEEN) this.#seen.shift()
    for (const replica of this.#all) this.#judge(replica)
  }

  async #lookAt(replica: Replica): Promise<void> {
    await replica.ask()
    this.#judge(replica)
  }

  #judge(replica: Replica): void {
    replica.lagMs = this.#lagAt(replica.replayed)
    const isUsed = replica.lagMs !== null && replica.lagMs <= this.#options.mostLagMs
    if (isUsed === this.#used.has(replica)) return
    if (isUsed) this.#used.add(replica)
    else this.#used.delete(replica)
    this.#options.onChange?.(replica.name, isUsed)
  }

  #lagAt(replayed: number | null): number | null {
    if (replayed === null) return null
    const lacking = this.#seen.find(({ position }) => position > replayed)
    return lacking === undefined ? 0 : this.#time() - lacking.at
  }

  #time(): number {
    return this.#options.clock.now().getTime()
  }
}
