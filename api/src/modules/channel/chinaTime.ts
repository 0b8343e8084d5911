const SHANGHAI_MS = 8 * 3_600_000

/** "2026-11-21 10:05:00" in Asia/Shanghai, the form Alipay speaks. */
export function chinaText(date: Date): string {
  return new Date(date.getTime() + SHANGHAI_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** "2026-11-21T10:05:00+08:00", the form WeChat Pay speaks. */
export function chinaRfc3339(date: Date): string {
  return `${chinaText(date).replace(' ', 'T')}+08:00`
}

export function parseChinaText(text: string): Date | null {
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? valid(`${text.replace(' ', 'T')}+08:00`) : null
}

export function parseRfc3339(text: string): Date | null {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? valid(text) : null
}

function valid(text: string): Date | null {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? null : date
}
