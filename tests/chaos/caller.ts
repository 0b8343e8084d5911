import { setTimeout as pause } from 'node:timers/promises'
import type { SeededRandom } from '../../api/src/seed/seededRandom.ts'
import type { Sight } from './sight.ts'

/** What is known after a call: it was done, it was refused for a reason, or nobody can say. */
export type Known<T> =
  | { readonly outcome: 'answered'; readonly data: T }
  | { readonly outcome: 'refused'; readonly why: string }
  | { readonly outcome: 'busy'; readonly why: string }

/** Longer than the gateway waits for the marketplace. */
const GIVE_UP_MS = 35_000

export type Caller = {
  readonly sight: Sight
  readonly chance: SeededRandom
  /** Aborted when the run is over and nothing more can be expected. */
  readonly over: AbortSignal
}

/** Sends once and says what became of it; buyers' eyes see it. */
export async function seen<T>({ sight }: Caller, send: (signal: AbortSignal) => Promise<Known<T>>): Promise<Known<T>> {
  const from = performance.now()
  const known = await send(AbortSignal.timeout(GIVE_UP_MS)).catch((error: unknown): Known<T> => ({ outcome: 'busy', why: String(error) }))
  sight.note(known.outcome, performance.now() - from)
  return known
}

/** Sends again, with the same key, until it is known what became of it. */
export async function sure<T>(
  caller: Caller,
  send: (signal: AbortSignal) => Promise<Known<T>>,
): Promise<Exclude<Known<T>, { outcome: 'busy' }>> {
  for (;;) {
    const known = await seen(caller, send)
    if (known.outcome !== 'busy') return known
    if (caller.over.aborted) throw new Error(`still not answered when all was well again: ${known.why}`)
    await pause(caller.chance.whole(50, 400))
  }
}
