import { TICK_MS } from 'rules/constants'

type Clock = () => number

/**
 * The server's clock as this device can know it. Every time the server tells, the answer has been under way for a while or
 * lay in a store: the telling by which the server is furthest ahead was the freshest.
 */
export class ServerClock {
  readonly #now: Clock
  readonly #listeners = new Set<() => void>()
  #aheadMs: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(now: Clock = () => Date.now()) {
    this.#now = now
  }

  /** What the server has said its time is. Only the browser's effects call it. */
  note(serverTime: string): void {
    const aheadMs = Date.parse(serverTime) - this.#now()
    if (Number.isNaN(aheadMs) || (this.#aheadMs !== null && aheadMs <= this.#aheadMs)) return
    this.#aheadMs = aheadMs
    this.#tell()
  }

  /** The server's time in milliseconds, or this device's as long as the server has not told. */
  readonly now = (): number => this.#now() + (this.#aheadMs ?? 0)

  /** The server's last full second; null before its time is known. */
  readonly second = (): number | null => (this.#aheadMs === null ? null : Math.floor(this.now() / TICK_MS) * TICK_MS)

  /** Ticks at each full second for as long as anybody listens. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    if (this.#listeners.size === 1) this.#wind()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) clearTimeout(this.#timer)
    }
  }

  #wind(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => {
        this.#wind()
        this.#tell()
      },
      TICK_MS - (this.now() % TICK_MS),
    )
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

export const serverClock = new ServerClock()
