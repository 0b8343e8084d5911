import { addMonths, expiryClass, parseDate } from 'rules/time'

export interface ExpiryState {
  readonly tone: 'none' | 'amber' | 'red'
  readonly text: string | null
}

/** From here on the buyer is told how long is left, before `rules` calls it red. */
const TELL_MONTHS = 12

/** The words beside an expiry date, and how loud they are. */
export function expiryState(expiresOn: string, nowMs: number): ExpiryState {
  const expires = parseDate(expiresOn)
  const now = Math.floor(nowMs / 1000)
  if (expires === null) return { tone: 'none', text: null }
  const found = expiryClass(expires, now)
  if (found.isExpired) return { tone: 'red', text: '已过期' }
  const months = monthsLeft(expires, now)
  if (months >= TELL_MONTHS) return { tone: 'none', text: null }
  const left = months === 0 ? '不足 1 个月' : `剩 ${months} 个月`
  if (found.isNear) return { tone: 'red', text: `近效期 ${left}` }
  return { tone: found.isRed ? 'red' : 'amber', text: left }
}

function monthsLeft(expires: number, now: number): number {
  let months = 0
  while (months < TELL_MONTHS && addMonths(now, months + 1) <= expires) months++
  return months
}
