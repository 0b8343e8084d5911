import type { Strain } from './loopStrain.ts'

/** One operation under way. */
export type Operation = { readonly admittedAt: number; /** When all of it had arrived; null until then. */ startedAt: number | null }

export type AdmissionOptions = {
  /** Operations under way at most, however quick they are. */
  readonly most: number
  /** Milliseconds that never go back. */
  readonly now: () => number
  readonly strain: () => Strain
}

/** However slow they are, so many are let in. */
const LEAST = 16
/** Slower than this is slow: the slowest of a hundred takes about three times as long as the middle one. */
const SLOW_MS = 300
const LATE_MS = 150
/** Below it whatever is slow is not slow because of us. */
const BUSY = 0.5
/** One that takes longer waits for the marketplace and keeps nobody else from working. */
const HANGING_MS = 2_000
/** The limit is thought over when both have passed. */
const WINDOW_MS = 200
const WINDOW_COUNT = 10

/**
 * How many operations may be under way: fewer than there were while the loop is busy and most of them are slow, more again while it
 * is not so. What is under way in one thread is a queue already, so nobody waits in another one: who finds no place is refused at once.
 */
export class Admission {
  readonly #options: AdmissionOptions
  /** The oldest first. */
  readonly #underWay = new Set<Operation>()
  #limit: number
  #peak = 0
  #thoughtOverAt: number
  #ended = 0
  #slow = 0

  constructor(options: AdmissionOptions) {
    this.#options = options
    this.#limit = options.most
    this.#thoughtOverAt = options.now()
  }

  get limit(): number {
    return this.#limit
  }

  /** Null when there is no place. `hasArrived`: nothing more of it is to come. */
  begin(hasArrived: boolean): Operation | null {
    const now = this.#options.now()
    if (this.#underWay.size >= this.#limit) this.#leaveOutHanging(now)
    if (this.#underWay.size >= this.#limit) return null
    const operation = { admittedAt: now, startedAt: hasArrived ? now : null }
    this.#underWay.add(operation)
    this.#peak = Math.max(this.#peak, this.#underWay.size)
    return operation
  }

  /** A slow sender is no sign of a slow gateway. */
  arrive(operation: Operation): void {
    operation.startedAt = this.#options.now()
  }

  end(operation: Operation): void {
    if (!this.#underWay.delete(operation) || operation.startedAt === null) return
    const now = this.#options.now()
    this.#count(now - operation.startedAt > SLOW_MS, now)
  }

  #leaveOutHanging(now: number): void {
    for (const operation of this.#underWay) {
      if (now - operation.admittedAt < HANGING_MS) return
      this.#underWay.delete(operation)
      if (operation.startedAt !== null) this.#count(true, now)
    }
  }

  #count(isSlow: boolean, now: number): void {
    this.#ended += 1
    if (isSlow) this.#slow += 1
    if (this.#ended < WINDOW_COUNT || now - this.#thoughtOverAt < WINDOW_MS) return
    const { most, strain } = this.#options
    const { lateMs, busy } = strain()
    const isTooMuch = lateMs > LATE_MS || (busy > BUSY && this.#slow * 2 > this.#ended)
    const fewer = Math.floor(Math.min(this.#limit, this.#peak) * 0.75)
    this.#limit = isTooMuch ? Math.max(Math.min(LEAST, most), fewer) : Math.min(most, Math.ceil(this.#limit * 1.1))
    this.#peak = this.#underWay.size
    this.#thoughtOverAt = now
    this.#ended = 0
    this.#slow = 0
  }
}
