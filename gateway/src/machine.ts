import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** What a gateway asks of the machine it runs on; nothing else of it asks for time, chance or rest. */
export type Machine = {
  /** Milliseconds since 1970, as others count them. */
  readonly now: () => number
  /** Milliseconds that only ever go on: for durations. */
  readonly elapsed: () => number
  readonly newID: () => string
  /** Runs once after so long, unless it is closed before; `refresh` begins again. */
  readonly timer: (ms: number, run: () => void) => { readonly refresh: () => unknown; readonly close: () => unknown }
  /** Ends after so long or with the signal. */
  readonly pause: (ms: number, signal?: AbortSignal) => Promise<void>
}

export const thisMachine: Machine = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  newID: () => randomUUID(),
  timer: (ms, run) => setTimeout(run, ms),
  pause: (ms, signal) => wait(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined),
}
