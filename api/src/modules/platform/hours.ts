import { chinaText } from '../channel/chinaTime.ts'

/** The platform takes few calls by day. */
const [DAY_BEGINS, DAY_ENDS] = [8, 20]
const YEARS = 2

export function isBusyHour(now: Date): boolean {
  const hour = Number(chinaText(now).slice(11, 13))
  return hour >= DAY_BEGINS && hour < DAY_ENDS
}

/** Whether a bill of that day is more than two years old: the platform refuses it for ever. */
export function isTooOld(at: Date, now: Date): boolean {
  const today = chinaText(now)
  return chinaText(at).slice(0, 10) < `${Number(today.slice(0, 4)) - YEARS}${today.slice(4, 10)}`
}
