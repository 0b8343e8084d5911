import type { Change } from './changes.ts'

/** One who looks on: changes wait here until they are taken, several of one thing as one. */
export class Subscriber implements AsyncIterableIterator<Change> {
  readonly memberID: string
  readonly #topics: ReadonlySet<string>
  readonly #waiting = new Map<string, Change>()
  readonly #onEnd: (subscriber: Subscriber) => void
  #isOver = false
  #wake: (() => void) | null = null

  constructor(memberID: string, topics: readonly string[], onEnd: (subscriber: Subscriber) => void) {
    this.memberID = memberID
    this.#topics = new Set(topics)
    this.#onEnd = onEnd
  }

  offer(change: Change): void {
    if (change.memberID !== this.memberID || !this.#topics.has(change.topic)) return
    this.#waiting.set(`${change.topic}:${change.id}`, change)
    if (this.#waiting.size > mostWaiting) this.end()
    this.#wake?.()
  }

  /** A client that still wants to know asks for the state as it is and subscribes again. */
  end(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#onEnd(this)
    this.#wake?.()
  }

  async next(): Promise<IteratorResult<Change, undefined>> {
    for (;;) {
      if (this.#isOver) return { done: true, value: undefined }
      const [first] = this.#waiting
      if (first !== undefined) {
        this.#waiting.delete(first[0])
        return { done: false, value: first[1] }
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  return(): Promise<IteratorResult<Change, undefined>> {
    this.end()
    return Promise.resolve({ done: true, value: undefined })
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}

/** A client this far behind is better served by asking again. */
const mostWaiting = 200
