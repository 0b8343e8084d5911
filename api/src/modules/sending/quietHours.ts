const HOUR_MS = 3_600_000
const CHINA_MS = 8 * HOUR_MS
const DAY_MS = 24 * HOUR_MS
/** From ten in the evening until eight, by the clocks of China. */
const [BEGIN_HOUR, END_HOUR] = [22, 8]

/** When somebody may be disturbed: at once by day, at eight by night. */
export function afterQuiet(time: Date): Date {
  const inChina = time.getTime() + CHINA_MS
  const ofDay = inChina % DAY_MS
  if (ofDay >= END_HOUR * HOUR_MS && ofDay < BEGIN_HOUR * HOUR_MS) return time
  const midnight = inChina - ofDay - CHINA_MS
  return new Date(midnight + END_HOUR * HOUR_MS + (ofDay >= BEGIN_HOUR * HOUR_MS ? DAY_MS : 0))
}
