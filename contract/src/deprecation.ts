const REASON = /^(\d{4})-(\d{2}-\d{2}): (use \S.*)$/

/** From when a deprecated part may go: a year after the day its reason begins with; null where the reason is not so written. */
export function livesUntil(reason: string): string | null {
  const [, year, day] = REASON.exec(reason) ?? []
  return year === undefined ? null : `${Number(year) + 1}-${day}`
}

const DAY_MS = 86_400_000

/** How many days are left until then, 0 and less when it may be gone. */
export function daysUntil(day: string, nowMs: number): number {
  return Math.ceil((Date.parse(`${day}T00:00:00Z`) - nowMs) / DAY_MS)
}
