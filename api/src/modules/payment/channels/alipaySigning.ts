import type { KeyObject } from 'node:crypto'
import { isSigned, signText } from './rsaSignature.ts'

export type Fields = Readonly<Record<string, string>>

/** name=value by the names' byte order, joined by &; nothing is escaped in a signed text. */
export function signedContent(fields: Fields, leaveOut: readonly string[]): string {
  return Object.keys(fields)
    .filter((name) => !leaveOut.includes(name))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join('&')
}

/** A request signs its sign_type too. */
export function signFields(fields: Fields, key: KeyObject): string {
  return signText(signedContent(fields, ['sign']), key)
}

/** A notice leaves both out. */
export function isSignedNotice(fields: Fields, signature: string, key: KeyObject): boolean {
  return isSigned(Buffer.from(signedContent(fields, ['sign', 'sign_type'])), signature, key)
}

/** A form body as fields; null when a name comes twice, since each reader may take another one. */
export function readFields(body: string): Fields | null {
  const pairs = [...new URLSearchParams(body)]
  const fields = Object.fromEntries(pairs)
  return Object.keys(fields).length === pairs.length ? fields : null
}

/** Strings and the characters that give JSON its structure. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g

/** The exact source of a top-level member of valid JSON: Alipay signs that text, so printing it anew would not do. */
export function memberText(json: string, member: string): string | null {
  let depth = 0
  let name = ''
  let from = -1
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    if (from >= 0 && depth === 1 && (token === ',' || token === '}')) return json.slice(from, index).trim()
    if (token === '{' || token === '[') depth++
    else if (token === '}' || token === ']') depth--
    else if (depth === 1 && token.startsWith('"')) name = token
    else if (depth === 1 && token === ':' && from < 0 && name === JSON.stringify(member)) from = index + 1
  }
  return null
}
