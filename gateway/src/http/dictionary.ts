import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** What a browser already has, and a later answer is packed against (RFC 9842). */
export type Dictionary = { readonly bytes: Buffer; readonly digest: Buffer }

export function dictionaryOf(bytes: Buffer): Dictionary {
  return { bytes, digest: createHash('sha256').update(bytes).digest() }
}

/** Browsers that keep dictionaries say of each page that it is one, and accept zstd; a program gets neither header nor bytes of it. */
export function keepsDictionaries(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-dest'] === 'document' && /\bzstd\b/.test(headers['accept-encoding'] ?? '')
}

/** The digest of what this browser has for the address, in base64url; null where it reads nothing that is packed against it. */
export function digestHeld(headers: IncomingHttpHeaders): string | null {
  const digest = /^:([A-Za-z\d+/]{43})=:$/.exec(String(headers['available-dictionary']))?.[1]
  return digest !== undefined && /\bdcz\b/.test(String(headers['accept-encoding']))
    ? digest.replaceAll('+', '-').replaceAll('/', '_')
    : null
}

/** What begins an answer packed against a dictionary: which it is, in a frame that is skipped. */
export function dczHead({ digest }: Pick<Dictionary, 'digest'>): Buffer {
  return Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), digest])
}
