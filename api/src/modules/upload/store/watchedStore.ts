import { ApiError } from '../../../server/apiErrors.ts'
import type { UploadStore } from './uploadStore.ts'

export type StoreState = 'fine' | 'slow' | 'away'
const SLOW_MS = 2_000

/** Remembers how its last call went; a store that fails is told to the buyer as a moment to come back later, and to the log with its cause. */
export class WatchedStore implements UploadStore {
  readonly #store: UploadStore
  state: StoreState = 'fine'

  constructor(store: UploadStore) {
    this.#store = store
  }

  save(key: string, bytes: Uint8Array, mime: string): Promise<void> {
    return this.#watched('put', () => this.#store.save(key, bytes, mime))
  }

  get(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    return this.#watched('get', () => this.#store.get(key))
  }

  remove(key: string): Promise<void> {
    return this.#watched('remove', () => this.#store.remove(key))
  }

  async #watched<T>(what: string, call: () => Promise<T>): Promise<T> {
    const from = performance.now()
    try {
      const answer = await call()
      this.state = performance.now() - from < SLOW_MS ? 'fine' : 'slow'
      return answer
    } catch (error) {
      this.state = 'away'
      const cause = new Error(`the store of uploads failed to ${what} after ${Math.round(performance.now() - from)} ms`, { cause: error })
      throw new ApiError(503, '文件服务暂时没有响应，请稍后再试', null, { cause })
    }
  }
}
