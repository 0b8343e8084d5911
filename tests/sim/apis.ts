import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Scheduler } from '../../api/src/modules/job/scheduler.ts'
import { TestClock, testRandom } from '../../api/src/testing/clock.ts'
import { setDatabaseClock } from '../../api/src/testing/databaseClock.ts'
import { harnessOn, type Harness } from '../../api/src/testing/harness.ts'
import { openEmbeddedDatabase, type TestDatabase } from '../../api/src/testing/testDatabase.ts'
import { type End, Life } from '../../api/src/testing/life.ts'

type Api = { readonly life: Life; readonly h: Harness; readonly scheduler: Scheduler }

/** The api of a run: one process at a time over one database, and another when it has died. */
export class Apis {
  readonly clock = new TestClock()
  readonly #random = testRandom()
  readonly #database: TestDatabase
  readonly #folder: string
  readonly #all: Api[] = []
  #living: Promise<Api>

  private constructor(database: TestDatabase, folder: string) {
    this.#database = database
    this.#folder = folder
    this.#living = this.#start()
  }

  static async open(): Promise<Apis> {
    const database = await openEmbeddedDatabase()
    const apis = new Apis(database, await mkdtemp(join(tmpdir(), 'sim-')))
    await setDatabaseClock(database.db, apis.clock.now())
    await apis.#living
    return apis
  }

  /** The database itself, which outlives every process. */
  get db(): TestDatabase['db'] {
    return this.#database.db
  }

  get deaths(): number {
    return this.#all.length - 1
  }

  async living(): Promise<Harness> {
    return (await this.#living).h
  }

  /** Where the process that lives now will die; null lets it live. */
  async endAt(end: End | null): Promise<void> {
    ;(await this.#living).life.endAt(end)
  }

  /** The answer; null when the process died over it, and then another one is there. */
  async reach<T>(ask: (h: Harness) => Promise<T>): Promise<T | null> {
    return this.#with(({ h }) => ask(h))
  }

  /** Lets time pass, and then the jobs run that are due; those of a process that dies at it wait until its leases are over. */
  async pass(ms: number): Promise<void> {
    this.clock.advance(ms)
    await setDatabaseClock(this.db, this.clock.now())
    const round = (): Promise<true | null> =>
      this.#with(async ({ scheduler }) => {
        await scheduler.look()
        await scheduler.settled()
        return true as const
      })
    if ((await round()) === null) await round()
  }

  async close(): Promise<void> {
    await this.#living
    for (const { h } of this.#all) await h.close()
    await this.#database.close()
    await rm(this.#folder, { recursive: true, force: true })
  }

  async #with<T>(work: (api: Api) => Promise<T>): Promise<T | null> {
    const living = this.#living
    const api = await living
    const answer = await Promise.race([work(api), api.life.died])
    if (answer !== null) return answer
    if (this.#living === living) this.#living = this.#start()
    await this.#living
    return null
  }

  async #start(): Promise<Api> {
    const life = new Life(this.#database.db)
    const settings = { demo: false, dataDir: this.#folder }
    const h = await harnessOn({ db: life.db, close: () => Promise.resolve() }, settings, { clock: this.clock, random: this.#random })
    const api = { life, h, scheduler: new Scheduler(h.deps, h.app.log) }
    this.#all.push(api)
    return api
  }
}
