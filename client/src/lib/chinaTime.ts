import { formatDate, formatDateTime, parseDate } from 'rules/time'

/** "2026-11-21 10:05" in Asia/Shanghai, of the schema's DateTime. */
export function dateTime(moment: string): string {
  return formatDateTime(Date.parse(moment))
}

/** "2026-11-21" in Asia/Shanghai, of the schema's DateTime. */
export function dateOf(moment: string): string {
  return formatDate(Date.parse(moment))
}

const DAY_SECONDS = 86_400

/** When the day of that moment ends in Asia/Shanghai, as the schema's DateTime. */
export function endOfDay(moment: string): string {
  return new Date(((parseDate(formatDate(Date.parse(moment))) ?? 0) + DAY_SECONDS) * 1000).toISOString()
}

/** The schema's DateTime of a day's beginning in Asia/Shanghai, or of so many seconds later; null where the text is no day. */
export function momentOfDay(day: string, plusSeconds = 0): string | null {
  const seconds = parseDate(day)
  // The schema's moments are whole seconds.
  return seconds === null ? null : new Date((seconds + plusSeconds) * 1000).toISOString().replace('.000Z', 'Z')
}
