import { use } from 'react'

/** The code of a page could not be fetched: after a release the old names are gone. */
export class MissingChunk extends Error {
  override readonly name = 'MissingChunk'
}

// What React looks for in a promise that is settled already: with it a render need not wait.
type Tracked<T> = Promise<T> & { status?: 'fulfilled' | 'rejected'; value?: T }

/** Code that is fetched once; a failed fetch is tried again when the code is next asked for. */
export class LazyModule<T> {
  readonly #fetch: () => Promise<T>
  #promise: Tracked<T> | null = null

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch
  }

  load(): Promise<T> {
    return this.#promise === null || this.#promise.status === 'rejected' ? this.#start() : this.#promise
  }

  /** What is there already. */
  get value(): T | null {
    return this.#promise?.value ?? null
  }

  /** For rendering: a fetch that failed stays failed, else each attempt to render would fetch again. */
  last(): Promise<T> {
    return this.#promise ?? this.#start()
  }

  #start(): Promise<T> {
    const promise: Tracked<T> = this.#fetch().catch((error: unknown) => {
      throw new MissingChunk('a page could not be fetched', { cause: error })
    })
    promise.then(
      (value) => void Object.assign(promise, { status: 'fulfilled', value }),
      (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
    )
    this.#promise = promise
    return promise
  }
}

/** At once when it is there, else the render waits. */
export function useLazyModule<T>(module: LazyModule<T>): T {
  return use(module.last())
}
