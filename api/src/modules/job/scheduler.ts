import type { FastifyBaseLogger as Log } from 'fastify'
import { isClockWrong, measureClock } from '../../db/clockOff.ts'
import type { Deps } from '../../deps.ts'
import { claimDue, giveBack, keepLeases, listJobs } from './job.repo.ts'
import { jobs, type Job } from './jobs.ts'

/** How often each api looks for jobs that are due, and says that its rounds go on. */
const LOOK_MS = 1_000
/** A round whose process has died or stands still is anybody's after this long; looks renew it. */
const LEASE_MS = 8_000

type State = 'fine' | 'clock' | 'database'

/** Told of each round that has ended: which job's, how long it took, whether it went well. */
export type OnRound = (job: string, ms: number, isFine: boolean) => void

/** The jobs as one process sees them; with several on one database, each round is one's. */
export class Scheduler {
  readonly #deps: Deps
  readonly #log: Log
  readonly #list: readonly Job[]
  readonly #onRound: OnRound
  readonly #holder: string
  readonly #running = new Map<string, Promise<void>>()
  readonly #leased = new Set<string>()
  #isListed = false
  #state: State = 'fine'

  constructor(deps: Deps, log: Log, list: readonly Job[] = jobs, onRound: OnRound = () => undefined) {
    this.#deps = deps
    this.#log = log
    this.#list = list
    this.#onRound = onRound
    this.#holder = Buffer.from(deps.random.bytes(8)).toString('hex')
  }

  /** Renews the leases of rounds under way and begins what is due. A wrong clock begins nothing: it would close what is not over. */
  async look(): Promise<void> {
    try {
      if (!this.#isListed)
        await listJobs(
          this.#deps.db,
          this.#list.map(({ name }) => name),
        )
      this.#isListed = true
      await this.#keep()
      const offMs = await measureClock(this.#deps)
      const isWrong = isClockWrong(offMs)
      this.#note(isWrong ? 'clock' : 'fine', { offMs })
      if (!isWrong) await this.#begin()
    } catch (error) {
      this.#note('database', { err: error })
    }
  }

  /** Resolves when the rounds under way have ended and their leases are given back. */
  async settled(): Promise<void> {
    await Promise.all(this.#running.values())
  }

  async #keep(): Promise<void> {
    const leased = [...this.#leased]
    if (leased.length === 0) return
    const kept = await keepLeases(this.#deps.db, { holder: this.#holder, leaseMs: LEASE_MS }, leased)
    const lost = leased.filter((name) => !kept.has(name) && this.#leased.delete(name))
    if (lost.length > 0) this.#log.warn({ jobs: lost }, 'rounds have lost their lease; what they still do is judged anew piece by piece')
  }

  async #begin(): Promise<void> {
    const free = this.#list.filter(({ name }) => !this.#running.has(name))
    // Half a look early, or every job would wait for the look after its time.
    const paces = free.map(({ name, everyMs }) => ({ name, everyMs: everyMs - LOOK_MS / 2 }))
    const claimed = await claimDue(this.#deps.db, { holder: this.#holder, leaseMs: LEASE_MS }, paces)
    for (const job of free) {
      const began = claimed.get(job.name)
      if (began === undefined) continue
      this.#leased.add(job.name)
      this.#running.set(job.name, this.#run(job, began))
    }
  }

  async #run(job: Job, began: Date): Promise<void> {
    const from = this.#deps.clock.now().getTime()
    let isFine = true
    try {
      const done = await job.run(this.#deps, (error, what) => this.#log.error({ err: error, job: job.name }, what))
      if (done > 0) this.#log.info({ job: job.name, done }, 'job')
    } catch (error) {
      isFine = false
      this.#log.error({ err: error, job: job.name }, 'a job failed')
    }
    this.#onRound(job.name, this.#deps.clock.now().getTime() - from, isFine)
    this.#leased.delete(job.name)
    await giveBack(this.#deps.db, this.#holder, { name: job.name, began }).catch((error: unknown) =>
      this.#log.warn({ err: error, job: job.name }, 'a lease could not be given back; it runs out'),
    )
    this.#running.delete(job.name)
  }

  /** Said once when it begins and once when it is over. */
  #note(state: State, about: object): void {
    const before = this.#state
    if (state === before) return
    this.#state = state
    if (state === 'clock') this.#log.error(about, 'this machine’s clock is off the database’s: no job runs here until it is right')
    else if (state === 'database') this.#log.error(about, 'jobs cannot be looked for')
    else this.#log.info('jobs run here again')
  }
}

export interface RunningScheduler {
  /** No further rounds; resolves when those under way have ended. */
  stop(): Promise<void>
}

/** Looks for work until it is stopped. */
export function startScheduler(deps: Deps, log: Log, list?: readonly Job[], onRound?: OnRound): RunningScheduler {
  const scheduler = new Scheduler(deps, log, list, onRound)
  const leaving = new AbortController()
  const looking = (async () => {
    while (!leaving.signal.aborted) {
      await scheduler.look()
      await deps.pause(LOOK_MS, leaving.signal)
    }
  })()
  return {
    async stop() {
      leaving.abort()
      await looking
      await scheduler.settled()
    },
  }
}
