import { isLostAnswer } from '../../../errors/gatewayError.ts'
import type { CartChange } from './cartChange.ts'

/** A change that met no network, under the key of all its tries. */
export type Waiting = { readonly key: string; readonly change: CartChange }

/** How a change that waited has ended; without an error it was done. */
export type Ended = Waiting & { readonly error: unknown }

type Send = (key: string) => Promise<void>
type Entry = Waiting & { readonly send: Send; readonly resolve: () => void; readonly reject: (error: unknown) => void }

export type Told = {
  /** They are about to be sent. */
  sending(): void
  /** How the changes stand that wait: again after each that is added or ends. */
  waiting(entries: readonly Waiting[]): void
  /** All of them have ended. What was refused is told here alone. */
  ended(entries: readonly Ended[]): void
  /** Whether an error says that the page does not go on: what still waits is lost with it. */
  isEnd(error: unknown): boolean
  lost(entries: readonly Waiting[]): void
}

/** The browser does not always notice that the network is back. */
const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000]

/** Changes of the cart that nobody has answered for want of a network: sent again in the buyer's order when it is back. */
export class WaitingChanges {
  readonly #told: Told
  #entries: readonly Entry[] = []
  #ended: readonly Ended[] = []
  #sending: Promise<void> | null = null
  #failed = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(told: Told) {
    this.#told = told
  }

  /** Sends now, or in its turn where others wait; rejects with what refused it at once. */
  async send(change: CartChange, send: Send, key: string = crypto.randomUUID()): Promise<void> {
    if (this.#entries.length === 0 && navigator.onLine) {
      try {
        return await send(key)
      } catch (error) {
        if (!isLostAnswer(error)) throw error
      }
    }
    return this.wait(change, send, key)
  }

  /** For what has waited before: it is sent in its turn. */
  wait(change: CartChange, send: Send, key: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#entries = [...this.#entries, { key, change, send, resolve, reject }]
      if (navigator.onLine) void this.sendAll()
      else this.#told.waiting(this.#entries)
    })
  }

  /** Tries what waits, one after another; ends without an error even where there is no network still. */
  sendAll(): Promise<void> {
    clearTimeout(this.#timer)
    this.#sending ??= this.#sendInTurn().finally(() => {
      this.#sending = null
      if (this.#entries.length === 0) return
      this.#told.waiting(this.#entries)
      this.#timer = setTimeout(() => void this.sendAll(), RETRY_MS[Math.min(this.#failed, RETRY_MS.length) - 1])
    })
    return this.#sending
  }

  hasAny(): boolean {
    return this.#entries.length > 0
  }

  async #sendInTurn(): Promise<void> {
    if (this.#entries.length > 0) this.#told.sending()
    for (let [first] = this.#entries; first !== undefined; [first] = this.#entries) {
      try {
        await first.send(first.key)
        this.#end(first, null)
      } catch (error) {
        if (isLostAnswer(error)) {
          this.#failed += 1
          return
        }
        if (this.#told.isEnd(error)) {
          this.#abandon(first, error)
          return
        }
        this.#end(first, error)
      }
    }
  }

  /** A refused one is answered too: the notice tells of it, and the change is not shown any longer. */
  #end(entry: Entry, error: unknown): void {
    this.#failed = 0
    this.#entries = this.#entries.filter((other) => other !== entry)
    this.#ended = [...this.#ended, { key: entry.key, change: entry.change, error }]
    if (this.#entries.length > 0) this.#told.waiting(this.#entries)
    else {
      this.#told.ended(this.#ended)
      this.#ended = []
    }
    entry.resolve()
  }

  #abandon(first: Entry, error: unknown): void {
    const lost = this.#entries
    this.#entries = []
    this.#ended = []
    this.#told.lost(lost)
    // The first says it for all: the page goes where it has to.
    first.reject(error)
  }
}
