import { setImmediate } from 'node:timers/promises'
import { formatDate, parseDate } from 'rules/time'
import { seconds, type Deps } from '../deps.ts'
import type { SeedClock } from './seedClock.ts'

/** Something that happened in the demo's past. */
export interface Moment {
  readonly at: Date
  readonly happen: (deps: Deps) => Promise<void>
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** That hour of the day in China, so many days before the day that `today` is in. */
export function hourOfDay(today: Date, daysAgo: number, hour: number): Date {
  const midnight = (parseDate(formatDate(seconds(today))) ?? 0) * 1000
  return new Date(midnight - daysAgo * DAY_MS + hour * HOUR_MS)
}

/** Lets everything happen in its order, each at its time. */
export async function live(deps: Deps, clock: SeedClock, moments: readonly Moment[]): Promise<void> {
  for (const { at, happen } of moments.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    clock.moveTo(at)
    await happen(deps)
    // The embedded database answers without a turn of the event loop; the start's progress is told on one.
    await setImmediate()
  }
}
