import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** What a browser already has, and a later answer is packed against (RFC 9842). */
export type Dictionary = { readonly bytes: Buffer; readonly digest: Buffer }

export function dictionaryOf(bytes: Buffer): Dictionary {
  return { bytes, digest: createHash('sha256').update(bytes).digest() }
}

/** Browsers that keep dictionaries say of each page that it is one, and accept zstd; a program gets neither header nor bytes of it. */
export function keepsDictionaries(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-dest'] === 'document' && /\bzstd\b/.test(String(headers['accept-encoding'] ?? ''))
}

/** Whether this browser has it, and reads what is packed against it. */
export function isHeld(headers: IncomingHttpHeaders, { digest }: Pick<Dictionary, 'digest'>): boolean {
  return /\bdcz\b/.test(String(headers['accept-encoding'])) && headers['available-dictionary'] === `:${digest.toString('base64')}:`
}

/** What begins an answer packed against a dictionary: which it is, in a frame that is skipped. */
export function dczHead({ digest }: Pick<Dictionary, 'digest'>): Buffer {
  return Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), digest])
}
