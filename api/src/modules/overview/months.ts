import { formatDate } from 'rules/time'

export interface MonthSpan {
  readonly month: string
  readonly from: Date
  readonly to: Date
}

const start = (month: string): Date => new Date(`${month}-01T00:00:00+08:00`)

/** The month so many after it, or before. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  const index = year * 12 + nth - 1 + by
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** When a month begins and ends in the shop's own time. */
export const monthSpan = (month: string): MonthSpan => ({ month, from: start(month), to: start(shiftMonth(month, 1)) })

/** The month it is in the shop's own time. */
export const currentMonth = (now: Date): string => formatDate(Math.floor(now.getTime() / 1000)).slice(0, 7)

/** The last months of the shop's own time up to this one, the oldest first. */
export function lastMonths(now: Date, count: number): MonthSpan[] {
  const current = currentMonth(now)
  return Array.from({ length: count }, (_, nth) => monthSpan(shiftMonth(current, nth - count + 1)))
}
