import type { Random } from '../../deps.ts'

const FIRST_MS = 10_000
const LONGEST_MS = 6 * 3_600_000
/** For so long a delivery is tried. */
export const TRIED_MS = 48 * 3_600_000

/** After the attempt of this number, three times as long each time, and up to a tenth longer so that many do not come back at once. */
export function pauseAfter(attempt: number, random: Random): number {
  const pause = Math.min(LONGEST_MS, FIRST_MS * 3 ** Math.min(20, attempt - 1))
  const [byte = 0] = random.bytes(1)
  return Math.round(pause * (1 + byte / 2560))
}
