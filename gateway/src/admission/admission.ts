/** One operation under way. */
export type Operation = { readonly admittedAt: number }

export type AdmissionOptions = {
  /** Operations under way at most, however quick they are. */
  readonly most: number
  /** Milliseconds that never go back. */
  readonly now: () => number
  /** The share of time in which the loop was not idle, since this was asked last. */
  readonly busy: () => number
}

/** However slow they are, so many are let in. */
const LEAST = 16
/** Below it whatever is slow is not slow because of us. */
const BUSY = 0.9
/** Who is let in by a busy loop waits about so long. */
const WAIT_MS = 300
/** One that takes longer waits for the marketplace and keeps nobody else from working. */
const HANGING_MS = 2_000
/** The limit is set again when both have passed. */
const WINDOW_MS = 200
const WINDOW_COUNT = 10

/**
 * How many operations may be under way: while the loop is busy, as many as it ends in the time one may wait, else all. What is under
 * way in one thread is a queue already, so nobody waits in another one: who finds no place is refused at once.
 */
export class Admission {
  readonly #options: AdmissionOptions
  /** The oldest first. */
  readonly #underWay = new Set<Operation>()
  #limit: number
  #limitedAt: number
  #ended = 0

  constructor(options: AdmissionOptions) {
    this.#options = options
    this.#limit = options.most
    this.#limitedAt = options.now()
  }

  get limit(): number {
    return this.#limit
  }

  /** Whether there is room for what nobody waits for yet. */
  get hasRoom(): boolean {
    return this.#underWay.size * 2 < this.#limit
  }

  /** Null when there is no place. */
  begin(): Operation | null {
    const admittedAt = this.#options.now()
    if (this.#underWay.size >= this.#limit) this.#leaveOutHanging(admittedAt)
    if (this.#underWay.size >= this.#limit) return null
    const operation = { admittedAt }
    this.#underWay.add(operation)
    return operation
  }

  end(operation: Operation): void {
    if (!this.#underWay.delete(operation)) return
    this.#ended += 1
    const now = this.#options.now()
    if (this.#ended >= WINDOW_COUNT && now - this.#limitedAt >= WINDOW_MS) this.#setLimit(now)
  }

  #leaveOutHanging(now: number): void {
    for (const operation of this.#underWay) {
      if (now - operation.admittedAt < HANGING_MS) return
      this.#underWay.delete(operation)
    }
  }

  #setLimit(now: number): void {
    const { most, busy } = this.#options
    const endedInWait = Math.ceil((this.#ended * WAIT_MS) / (now - this.#limitedAt))
    this.#limit = busy() < BUSY ? most : Math.min(most, Math.max(LEAST, endedInWait))
    this.#limitedAt = now
    this.#ended = 0
  }
}
