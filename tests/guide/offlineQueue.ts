import { mayWait } from 'shop-contract/offline'

/** What the buyer meant, kept before it is sent: the input holds its clientKey, the same for every try. */
export interface Intention {
  readonly mutation: string
  readonly input: { readonly clientKey: string }
}

/** A place that outlives the app, such as a file or IndexedDB. */
export interface Storage {
  read(): readonly Intention[]
  write(intentions: readonly Intention[]): void
}

/** Whether nothing was heard of it, so that it must be sent again; anything else is the marketplace's answer. */
export type IsUnanswered = (error: unknown) => boolean

/** Keeps intentions in the order in which they were made, and sends them in it. */
export class OfflineQueue {
  readonly #storage: Storage
  readonly #send: (intention: Intention) => Promise<unknown>
  readonly #isUnanswered: IsUnanswered

  constructor(storage: Storage, send: (intention: Intention) => Promise<unknown>, isUnanswered: IsUnanswered) {
    this.#storage = storage
    this.#send = send
    this.#isUnanswered = isUnanswered
  }

  add(intention: Intention): void {
    if (!mayWait.includes(intention.mutation)) throw new Error(`${intention.mutation} does not wait.`)
    this.#storage.write([...this.#storage.read(), intention])
  }

  /** When the network is back: sends what waits; resolves with what was refused, which the buyer is told. */
  async flush(): Promise<readonly unknown[]> {
    const refused: unknown[] = []
    for (let [first] = this.#storage.read(); first !== undefined; [first] = this.#storage.read()) {
      try {
        await this.#send(first)
      } catch (error) {
        if (this.#isUnanswered(error)) return refused
        refused.push(error)
      }
      this.#storage.write(this.#storage.read().slice(1))
    }
    return refused
  }
}
