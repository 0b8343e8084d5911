import type { StorageClass } from '../../db/tables/goodsLaw.ts'

/** Tenths of a degree, as everywhere in this room. */
export interface Bounds {
  readonly low: number
  readonly high: number
}

/** The coldest that a logger may say: where a leaflet asks for no lower bound, this one is never crossed. */
export const COLDEST = -400
/** Refrigerated goods travel between 2 and 8 °C (GSP, appendix on cold chain). */
export const REFRIGERATED: Bounds = { low: 20, high: 80 }
/** 贮藏条件 by the general notices of the Pharmacopoeia. The database has all three too (`parcel_bounds`). */
const BOUNDS: Readonly<Record<StorageClass, Bounds>> = {
  cold: REFRIGERATED,
  cool: { low: COLDEST, high: 200 },
  room: { low: 100, high: 300 },
}
export const boundsOf = (storage: StorageClass | null): Bounds | null => (storage === null ? null : BOUNDS[storage])

/**
 * Of all that lies in a parcel the least warm upper bound and the highest lower one that leaves room below it: what is kept cold is not
 * judged by the 10 ℃ of what lies beside it. Null where nobody has told how any of it is kept.
 */
export function strictest(kept: readonly StorageClass[]): Bounds | null {
  if (kept.length === 0) return null
  const bounds = kept.map((storage) => BOUNDS[storage])
  const high = Math.min(...bounds.map((each) => each.high))
  return { low: Math.max(...bounds.map((each) => each.low).filter((low) => low < high)), high }
}

const degrees = (tenths: number): string => String(tenths / 10)

export const boundsText = ({ low, high }: Bounds): string =>
  low === COLDEST ? `不高于 ${degrees(high)}℃` : `${degrees(low)}–${degrees(high)}℃`

/**
 * Refrigerated goods are measured at least every five minutes on their way (GSP, appendix on the automatic monitoring of temperature and
 * humidity; to be confirmed). Of other goods nothing is asked.
 */
export const IN_TRANSIT_S = 300
export const gapLimitOf = ({ high }: Bounds): number | null => (high <= REFRIGERATED.high ? IN_TRANSIT_S : null)
