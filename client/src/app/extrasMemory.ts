const DRAW = 'draw-asked'
const AD = 'ad-closed'
const AD_REST_MS = 24 * 3_600_000

// Storage may be refused: then it is as if nothing had been kept, and nothing is shown that could not be put away.
function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return String(Number.MAX_SAFE_INTEGER)
  }
}
function write(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value)
  } catch {
    // See above.
  }
}

/** The draw is asked about once a session, whatever the answer (SPEC §8: after a failure no more). */
export const isDrawAsked = (): boolean => read(() => sessionStorage, DRAW) !== null
export const noteDrawAsked = (): void => write(() => sessionStorage, DRAW, '1')

/** Who closed the ad is spared it for a day. */
export const isAdResting = (now: number): boolean => now - Number(read(() => localStorage, AD) ?? 0) < AD_REST_MS
export const noteAdClosed = (now: number): void => write(() => localStorage, AD, String(now))
