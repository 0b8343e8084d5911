import { AsyncLocalStorage } from 'node:async_hooks'
import type { SeededRandom } from '../../seed/seededRandom.ts'
import { isInRing, type Locks } from './locks.ts'
import { quiet, unwatchWork, watchWork } from './quiet.ts'

/** A connection, as a run names it and as the server does. */
export interface Backend {
  readonly name: string
  readonly pid: number
}

type Answer = { readonly value: unknown } | { readonly error: unknown }
type Step = {
  readonly act: string
  readonly backend: Backend
  readonly words: string
  readonly run: () => Promise<unknown>
  readonly hand: (answer: Answer) => void
  /** Ends when the database has answered. */
  answered: Promise<void>
  answer: Answer | null
  hasWaited: boolean
}

const acts = new AsyncLocalStorage<string>()
const WORDS = 100

/**
 * While several act at once, every statement waits at a gate, and a seeded order lets one through at a time. Where the database makes it
 * wait for a lock, its backend is held, and it waits for its turn again once the lock is its own: one backend works at a time.
 */
export class Stepper {
  /** What went through, by act and connection, and what became of it. */
  readonly trace: string[] = []
  readonly #locks: Locks
  readonly #transactions = new Set<Backend>()
  #chance: SeededRandom | null = null
  #gate: Step[] = []
  #aside: Step[] = []

  constructor(locks: Locks) {
    this.#locks = locks
  }

  /** A statement of this connection: at once while nobody acts together, else when its turn has come. */
  async through<T>(backend: Backend, words: string, statement: () => Promise<T>): Promise<T> {
    if (this.#chance === null) return statement()
    const { promise, resolve: hand } = Promise.withResolvers<Answer>()
    const said = words.replaceAll(/\s+/g, ' ').trim().slice(0, WORDS)
    const [act, run] = [acts.getStore() ?? '', AsyncLocalStorage.bind(statement)]
    this.#gate.push({ act, backend, words: said, run, hand, answered: Promise.resolve(), answer: null, hasWaited: false })
    const answer = await promise
    if ('error' in answer) throw answer.error
    return answer.value as T
  }

  /** Told by each connection: while no other holds a lock, nothing can wait for one. */
  note(backend: Backend, isInTransaction: boolean): void {
    if (isInTransaction) this.#transactions.add(backend)
    else this.#transactions.delete(backend)
  }

  /** All of these at once, statement by statement. */
  async together(chance: SeededRandom, tasks: ReadonlyMap<string, () => Promise<void>>): Promise<void> {
    this.#chance = chance
    watchWork()
    let isOver = false
    const all = Promise.all([...tasks].map(([name, task]) => acts.run(name, task)))
    const ended = all.finally(() => (isOver = true)).catch(() => undefined)
    try {
      for (;;) {
        // oxlint-disable no-await-in-loop -- one statement after the other is what this is for
        await quiet()
        const ready = [...this.#gate, ...(await this.#free())]
        if (ready.length > 0) await this.#step(chance.pick(ready))
        else if (isOver && this.#aside.length === 0) break
        else throw new Error(`nobody goes on: ${this.#aside.map(tell).join('; ')}`)
        // oxlint-enable no-await-in-loop
      }
      await ended
    } finally {
      unwatchWork()
      for (const { backend } of this.#aside) this.#locks.letGo(backend.pid)
      this.#chance = null
    }
    await all
  }

  /** Those set aside whose lock has become theirs. */
  async #free(): Promise<Step[]> {
    if (this.#aside.length === 0) return []
    const waits = await this.#locks.waiting(this.#aside.map(({ backend }) => backend.pid))
    return this.#aside.filter(({ backend }) => !waits.has(backend.pid))
  }

  async #step(step: Step): Promise<void> {
    if (step.hasWaited) this.#locks.letGo(step.backend.pid)
    else
      step.answered = step.run().then(
        (value) => void (step.answer = { value }),
        (error: unknown) => void (step.answer = { error }),
      )
    const others = this.#aside.filter((other) => other !== step)
    this.#gate = this.#gate.filter((other) => other !== step)
    this.#aside = others
    this.trace.push(`${tell(step)}${step.hasWaited ? ' → goes on' : ''}`)
    if (!(await this.#isAnswered(step))) return
    const answer = step.answer ?? { error: new Error('no answer') }
    if ('error' in answer) this.trace.push(`${tell(step)} → ${codeOf(answer.error)}`)
    step.hand(answer)
  }

  /** False when the database makes it wait for a lock that another holds. */
  async #isAnswered(step: Step): Promise<boolean> {
    const { pid } = step.backend
    const isAlone = this.#aside.length === 0 && [...this.#transactions].every((backend) => backend === step.backend)
    if (isAlone) await step.answered
    while (step.answer === null) {
      // oxlint-disable no-await-in-loop -- asked until the database says so
      const waits = await this.#locks.waiting([pid, ...this.#aside.map(({ backend }) => backend.pid)])
      if (step.answer !== null || !waits.has(pid)) continue
      if (!isInRing(pid, waits)) {
        this.#locks.hold(pid)
        step.hasWaited = true
        this.#aside.push(step)
        this.trace.push(`${tell(step)} → waits`)
        return false
      }
      await this.#locks.cancel(pid)
      await step.answered
      step.answer = { error: deadlock() }
      // oxlint-enable no-await-in-loop
    }
    return true
  }
}

const codeOf = (error: unknown): string => {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
  return typeof code === 'string' ? code : String(message)
}

/** What PostgreSQL itself says when it finds one; it looks by the clock, and so never does here. */
const deadlock = (): Error => Object.assign(new Error('deadlock detected'), { code: '40P01', severity: 'ERROR' })

const tell = ({ act, backend, words }: Step): string => `${act} ${backend.name}: ${words}`
