import type { Deps } from '../../deps.ts'
import type { TryKind } from '../../db/tables/platform.ts'
import { type Platform, PlatformTrouble } from './platform.ts'
import { hold, insertTry, noteHanded, settle, type Settled, type TakenBill } from './send.repo.ts'

/** A round ends after so many calls; the next one goes on. */
const CALLS = 30
/** Longer than any call lasts: nobody takes over what is still under way. */
export const TAKEN_MS = 60_000
const UPLOAD_REST_MS = 330
const QUERY_REST_MS = 500

export class Overtaken extends Error {}

/** One round of one process: every call goes by it, with the rest that the platform wants after it. */
export class Round {
  readonly deps: Deps
  readonly holder: string
  readonly #platform: Platform
  #left = CALLS

  constructor(deps: Deps, platform: Platform) {
    this.deps = deps
    this.#platform = platform
    this.holder = Buffer.from(deps.random.bytes(8)).toString('hex')
  }

  get isOver(): boolean {
    return this.#left <= 0
  }
  end(): void {
    this.#left = 0
  }

  async call<T>({ id }: TakenBill, what: TryKind, work: (platform: Platform) => Promise<T>): Promise<T> {
    const { db, clock, pause } = this.deps
    if (!(await hold(db, id, this.holder, TAKEN_MS))) throw new Overtaken('another process has it')
    if (what === 'upload') await noteHanded(db, id, clock.now())
    this.#left--
    try {
      return await work(this.#platform)
    } catch (error) {
      if (error instanceof PlatformTrouble) await this.note(id, what, error.kind, error.words)
      throw error
    } finally {
      await pause(what === 'upload' ? UPLOAD_REST_MS : QUERY_REST_MS)
    }
  }

  note(id: number, what: TryKind, result: string, words = ''): Promise<void> {
    return insertTry(this.deps.db, id, what, result, words, this.deps.clock.now())
  }

  settle({ id }: TakenBill, settled: Settled): Promise<void> {
    return settle(this.deps.db, id, this.holder, settled)
  }

  in(ms: number): Date {
    return new Date(this.deps.clock.now().getTime() + ms)
  }
}
