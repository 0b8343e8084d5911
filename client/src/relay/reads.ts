import type { IEnvironment } from 'relay-runtime'

/** The queries that have been sent and not been answered yet. */
export class Reads {
  readonly #underWay = new Set<Promise<unknown>>()

  note(read: Promise<unknown>): void {
    const ended = read
      .then(
        () => {},
        () => {},
      )
      .then(() => void this.#underWay.delete(ended))
    this.#underWay.add(ended)
  }

  /** Settles when all that are under way now have ended; null when none is. */
  underWay(): Promise<unknown> | null {
    return this.#underWay.size === 0 ? null : Promise.all(this.#underWay)
  }
}

const known = new WeakMap<IEnvironment, Reads>()

export function keepReads(environment: IEnvironment, reads: Reads): void {
  known.set(environment, reads)
}

export function readsUnderWay(environment: IEnvironment): Promise<unknown> | null {
  return known.get(environment)?.underWay() ?? null
}
