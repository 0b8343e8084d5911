import { formatDate, formatDateTime } from 'rules/time'

/** "2026-11-21 10:05" in Asia/Shanghai, of the schema's DateTime. */
export function dateTime(moment: string): string {
  return formatDateTime(Date.parse(moment))
}

/** "2026-11-21" in Asia/Shanghai, of the schema's DateTime. */
export function dateOf(moment: string): string {
  return formatDate(Date.parse(moment))
}
