import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Scheduler } from '../../api/src/modules/job/scheduler.ts'
import { TestClock, testRandom } from '../../api/src/testing/clock.ts'
import { setDatabaseClock } from '../../api/src/testing/databaseClock.ts'
import { harnessOn, type Harness } from '../../api/src/testing/harness.ts'
import { type End, Life, type Spoilt } from '../../api/src/testing/life.ts'
import type { Db } from '../../api/src/db/schema.ts'
import type { Store } from '../../api/src/testing/stepped/store.ts'

type Api = { readonly life: Life; readonly clock: OwnClock; readonly h: Harness; readonly scheduler: Scheduler }

/** More than a lease holds. */
const LEASE_OVER_MS = 10_000

async function round({ scheduler }: Api): Promise<true> {
  await scheduler.look()
  await scheduler.settled()
  return true
}

/** The clock of one process, which may be off the world's. */
class OwnClock extends TestClock {
  offMs = 0
  readonly #right: TestClock
  constructor(right: TestClock) {
    super()
    this.#right = right
  }
  override now(): Date {
    return new Date(this.#right.now().getTime() + this.offMs)
  }
}

/** The api of a run: one process at a time over one database, and another when it has died. */
export class Apis {
  readonly clock = new TestClock()
  readonly #random = testRandom()
  readonly #store: Store
  readonly #folder: string
  readonly #all: Api[] = []
  #deaths = 0
  #living: Promise<Api>

  private constructor(store: Store, folder: string) {
    this.#store = store
    this.#folder = folder
    this.#living = this.#start()
  }

  static async open(store: Store): Promise<Apis> {
    const apis = new Apis(store, await mkdtemp(join(tmpdir(), 'sim-')))
    await setDatabaseClock(store.db, apis.clock.now())
    await apis.#living
    return apis
  }

  /** The database itself, which outlives every process. */
  get db(): Db {
    return this.#store.db
  }

  get deaths(): number {
    return this.#deaths
  }

  /** What the database would not have of any process. */
  get guarded(): readonly string[] {
    return this.#all.flatMap(({ life }) => life.guarded)
  }

  async living(): Promise<Harness> {
    return (await this.#living).h
  }

  /** Where the process that lives now will die; null lets it live. */
  async endAt(end: End | null): Promise<void> {
    ;(await this.#living).life.endAt(end)
  }

  /** Where the disk is full for the process that lives now; null: nowhere. */
  async fullAt(statements: number | null): Promise<void> {
    ;(await this.#living).life.fullAt(statements)
  }

  /** Which commit of the process that lives now fails, and how; null: none. */
  async spoilAt(spoilt: Spoilt | null): Promise<void> {
    ;(await this.#living).life.spoilAt(spoilt)
  }

  /** The answer; null when the process died over it, and then another one is there. */
  async reach<T>(ask: (h: Harness) => Promise<T>): Promise<T | null> {
    return this.#with(({ h }) => ask(h))
  }

  /** Lets time pass, and then the jobs run that are due; those of a process that dies at it wait until its leases are over. */
  async pass(ms: number): Promise<void> {
    await this.#turn(ms)
    if ((await this.#with(round)) === null) await this.#with(round)
  }

  /** The clocks of the world jump between two transactions of the process that lives now; null takes it back. */
  async jumpAt(statements: number, ms: number | null): Promise<void> {
    ;(await this.#living).life.interruptAt(statements, ms === null ? null : () => this.#turn(ms))
  }

  /** The clock of the process that lives now is off by this, until it dies or is set right. */
  async setOff(ms: number): Promise<void> {
    ;(await this.#living).clock.offMs = ms
  }

  /** A process stands still in the middle of its jobs, another takes them over and ends them, and then the first goes on. */
  async overtake(ms: number, statements: number): Promise<boolean> {
    await this.#turn(ms)
    const first = await this.#living
    let goOn = (): void => undefined
    const going = new Promise<void>((resolve) => (goOn = resolve))
    const stands = new Promise<true>((resolve) => {
      first.life.interruptAt(statements, () => {
        resolve(true)
        return going
      })
    })
    const ended = round(first)
    const isStanding = await Promise.race([stands, ended.then(() => false)])
    first.life.interruptAt(0, null)
    if (!isStanding) return false
    await this.#turn(LEASE_OVER_MS)
    this.#living = this.#start()
    await round(await this.#living)
    goOn()
    await ended
    return true
  }

  async #turn(ms: number): Promise<void> {
    this.clock.advance(ms)
    await setDatabaseClock(this.db, this.clock.now())
  }

  async close(): Promise<void> {
    await this.#living
    // Of a process that has died something may wait for good, and nobody for it.
    for (const { h, life } of this.#all) await Promise.race([h.close(), life.died])
    await this.#store.close()
    await rm(this.#folder, { recursive: true, force: true })
  }

  async #with<T>(work: (api: Api) => Promise<T>): Promise<T | null> {
    const living = this.#living
    const api = await living
    const answer = await Promise.race([work(api), api.life.died])
    if (answer !== null) return answer
    if (this.#living === living) {
      this.#deaths++
      this.#living = this.#start()
    }
    await this.#living
    return null
  }

  async #start(): Promise<Api> {
    const life = new Life(this.#store.ways())
    const clock = new OwnClock(this.clock)
    const settings = { demo: true, autopilotSeconds: 0, dataDir: this.#folder }
    const h = await harnessOn({ db: life.db, close: () => Promise.resolve() }, settings, {
      clock,
      random: this.#random,
      pause: () => Promise.resolve(),
    })
    const api = { life, clock, h, scheduler: new Scheduler(h.deps, h.app.log) }
    this.#all.push(api)
    return api
  }
}
