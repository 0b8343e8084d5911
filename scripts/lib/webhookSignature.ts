import { createHmac, timingSafeEqual } from 'node:crypto'

/** A consumer refuses what is older: a message that was recorded cannot be played again later. */
const TOLERANCE_SECONDS = 300

/** Null where the message is from whom it says, and new; else what is wrong. */
export function faultOfSignature(header: string, secret: string, body: string, now: number): string | null {
  const parts = header.split(',').map((part) => part.split('='))
  const at = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN)
  if (!Number.isSafeInteger(at)) return 'no time'
  const wanted = Buffer.from(createHmac('sha256', secret).update(`${at}.${body}`).digest('hex'))
  const isSigned = parts.some(
    ([name, value = '']) => name === 'v1' && value.length === wanted.length && timingSafeEqual(Buffer.from(value), wanted),
  )
  if (!isSigned) return 'wrong signature'
  return Math.abs(now - at) > TOLERANCE_SECONDS ? 'too old' : null
}
