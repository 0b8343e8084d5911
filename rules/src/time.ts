import { EXPIRY_NEAR_MONTHS, EXPIRY_RED_MONTHS, SECONDS_DIGITS } from './constants.ts'

/** China keeps one offset all year, so no time-zone data is needed. */
const SHANGHAI_MS = 8 * 3_600_000
const DAY_SECONDS = 86_400

/** Milliseconds of a timestamp from the wire: 10 digits (or fewer) are seconds, more are milliseconds. NaN when unreadable. */
export function toMillis(timestamp: number | string): number {
  const text = String(timestamp)
  if (!/^\d{1,16}$/.test(text)) return Number.NaN
  return text.length <= SECONDS_DIGITS ? Number(text) * 1000 : Number(text)
}

/** "2026-11-21 10:05" in Asia/Shanghai; an empty string when the timestamp is unreadable. */
export function formatDateTime(timestamp: number | string): string {
  const shown = shanghai(timestamp)
  return shown === null ? '' : `${dateText(shown)} ${two(shown.getUTCHours())}:${two(shown.getUTCMinutes())}`
}

/** "2026-11-21" in Asia/Shanghai. */
export function formatDate(timestamp: number | string): string {
  const shown = shanghai(timestamp)
  return shown === null ? '' : dateText(shown)
}

/** "10:05" in Asia/Shanghai. */
export function formatTime(timestamp: number | string): string {
  const shown = shanghai(timestamp)
  return shown === null ? '' : `${two(shown.getUTCHours())}:${two(shown.getUTCMinutes())}`
}

/** Seconds of Shanghai midnight at the start of a "2026-11-21", or null when there is no such day. */
export function parseDate(text: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const utc = new Date(Date.UTC(year, month - 1, day))
  if (utc.getUTCMonth() !== month - 1 || utc.getUTCDate() !== day) return null
  return (utc.getTime() - SHANGHAI_MS) / 1000
}

/** Days from 1970 to the day it is in Shanghai, for counting between days. */
export function dayNumber(seconds: number): number {
  return Math.floor((seconds + SHANGHAI_MS / 1000) / DAY_SECONDS)
}

/** Time left as "02:13:05", from a day on as "2天 02:13:05". The last second counts until it is over. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const days = Math.floor(seconds / DAY_SECONDS)
  const rest = seconds % DAY_SECONDS
  const clock = `${two(Math.floor(rest / 3600))}:${two(Math.floor((rest % 3600) / 60))}:${two(rest % 60)}`
  return days > 0 ? `${days}天 ${clock}` : clock
}

/** The same time of day so many calendar months later in Shanghai; a day that month lacks becomes its last. */
export function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000 + SHANGHAI_MS)
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), last))
  return (to.getTime() - SHANGHAI_MS) / 1000
}

/** Shelf-life filters of TRADE §3 row 5, from shortest to longest; each includes its lower bound. */
export const EXPIRY_RANGES = [
  { key: 'under6m', label: '6个月以内', fromMonths: 0, toMonths: 6 },
  { key: '6mTo1y', label: '6个月-1年', fromMonths: 6, toMonths: 12 },
  { key: '1yTo18m', label: '1年-1.5年', fromMonths: 12, toMonths: 18 },
  { key: '18mTo2y', label: '1.5年-2年', fromMonths: 18, toMonths: 24 },
  { key: 'over2y', label: '2年以上', fromMonths: 24, toMonths: null },
] as const

export type ExpiryRange = (typeof EXPIRY_RANGES)[number]['key']

/** The first of those ranges in finer steps: near-expiry goods are chosen by them. */
export const NEAR_EXPIRY_RANGES = [
  { key: 'under3m', label: '3个月以内', fromMonths: 0, toMonths: 3 },
  { key: '3mTo4m', label: '3-4个月', fromMonths: 3, toMonths: 4 },
  { key: '4mTo6m', label: '4-6个月', fromMonths: 4, toMonths: 6 },
] as const

export type ExpirySpan = ExpiryRange | (typeof NEAR_EXPIRY_RANGES)[number]['key']

export const EXPIRY_SPANS: readonly {
  readonly key: ExpirySpan
  readonly label: string
  readonly fromMonths: number
  readonly toMonths: number | null
}[] = [...EXPIRY_RANGES, ...NEAR_EXPIRY_RANGES]

export interface ExpiryClass {
  /** No shelf life left. */
  readonly isExpired: boolean
  /** Less than 8 months: shown red. */
  readonly isRed: boolean
  /** Less than 6 months: a near-expiry good. */
  readonly isNear: boolean
  readonly range: ExpiryRange
}

/** How a lot that expires at `expires` looks at `now`; both in seconds. */
export function expiryClass(expires: number, now: number): ExpiryClass {
  const range = EXPIRY_RANGES.find((span) => span.toMonths !== null && expires < addMonths(now, span.toMonths))
  return {
    isExpired: expires <= now,
    isRed: expires < addMonths(now, EXPIRY_RED_MONTHS),
    isNear: expires < addMonths(now, EXPIRY_NEAR_MONTHS),
    range: range?.key ?? 'over2y',
  }
}

function shanghai(timestamp: number | string): Date | null {
  const date = new Date(toMillis(timestamp) + SHANGHAI_MS)
  return Number.isNaN(date.getTime()) ? null : date
}

function dateText(shown: Date): string {
  return `${String(shown.getUTCFullYear()).padStart(4, '0')}-${two(shown.getUTCMonth() + 1)}-${two(shown.getUTCDate())}`
}

function two(n: number): string {
  return String(n).padStart(2, '0')
}
