const DAY_MS = 86_400_000
const SOON_DAYS = 7

/** "还有 3 天到期" for what ends within a week of the server's time; null for everything else. */
export function endingWords(endsAt: string, now: string | null): string | null {
  if (now === null) return null
  const days = Math.ceil((Date.parse(endsAt) - Date.parse(now)) / DAY_MS)
  if (days > SOON_DAYS || days < 1) return null
  return days === 1 ? '24 小时内到期' : `还有 ${days} 天到期`
}
