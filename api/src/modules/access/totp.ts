import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with what every app takes: SHA-1, steps of 30 seconds, six digits. */
export const STEP_S = 30
const DIGITS = 6
/** A clock may be one step off, either way. */
const TOLERANCE = 1

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_S)

/** The code of a step (RFC 4226): four bytes of the digest, from where its last half-byte says. */
export function codeAt(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const from = (digest.at(-1) ?? 0) & 0x0f
  return String((digest.readUInt32BE(from) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The step that the code is of, if it is a current one and newer than the last that was used. */
export function stepOf(secret: Uint8Array, code: string, now: Date, lastStep: number): number | null {
  const current = stepAt(now)
  let found: number | null = null
  for (let step = current - TOLERANCE; step <= current + TOLERANCE; step++)
    if (isEqual(codeAt(secret, step), code) && step > lastStep) found = step
  return found
}

function isEqual(expected: string, given: string): boolean {
  const bytes = Buffer.from(given)
  return bytes.length === expected.length && timingSafeEqual(Buffer.from(expected), bytes)
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding: all lengths here are whole groups. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((group) => BASE32.charAt(Number.parseInt(group, 2))).join('')
}

/** What an app reads from the picture. */
export function otpauthUri(secret: Uint8Array, { issuer, name }: { readonly issuer: string; readonly name: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`
  const query = `secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_S}`
  return `otpauth://totp/${label}?${query}`
}
