/** An amount as the gateway takes it: 11.5 is 11.50; null for what is none. */
export function toMoney(text: string): string | null {
  const [, yuan, cents = ''] = /^(\d{1,8})(?:[.](\d{1,2}))?$/.exec(text.trim()) ?? []
  return yuan === undefined || Number(`${yuan}.${cents}`) === 0 ? null : `${Number(yuan)}.${cents.padEnd(2, '0')}`
}

/** A number of pieces up to 999999; null for what is none. */
export function toCount(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text.trim()) ? Number(text.trim()) : null
}

/** Absent where nothing was written. */
export const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())
