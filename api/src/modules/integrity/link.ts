import { createHash } from 'node:crypto'

/** What a link says; its hash goes over all of it. */
export interface Link {
  readonly id: number
  readonly line: string
  readonly after_key: string
  readonly until_key: string | null
  readonly size: number
  readonly rows_hash: Buffer
  readonly marks: Buffer
  readonly words: Buffer
  readonly salt: Buffer
  readonly at: Date
  readonly previous: Buffer
}

export interface SignedLink extends Link {
  readonly hash: Buffer
  readonly key_id: string | null
  readonly signature: string | null
}

/** A row as it is now: where it stands, the digest of what never changes of it, and that of its words; null without any. */
export interface Digest {
  readonly key: string
  readonly digest: Buffer
  readonly word: Buffer | null
  /** Its words are gone, and may be. */
  readonly forgotten: boolean
}

export const FIRST = Buffer.alloc(32)
export const MARK = 4
export const WORD = 16
const NO_WORD = Buffer.alloc(WORD)

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

/** One line of text a fact, so that anybody can work it out again. */
export function hashOf(link: Link): Buffer {
  const facts = [
    link.id,
    link.previous.toString('hex'),
    link.line,
    link.after_key,
    link.until_key ?? '-',
    link.size,
    link.rows_hash.toString('hex'),
    sha256(link.marks).toString('hex'),
    sha256(link.words).toString('hex'),
    link.salt.toString('hex'),
    link.at.getTime(),
  ]
  return sha256(`${facts.join('\n')}\n`)
}

/** What a link keeps of its rows. */
export function summaryOf(rows: readonly Digest[], hasWords: boolean): Pick<Link, 'size' | 'rows_hash' | 'marks' | 'words'> {
  return {
    size: rows.length,
    rows_hash: sha256(Buffer.concat(rows.map(({ digest }) => digest))),
    marks: Buffer.concat(rows.map(({ digest }) => digest.subarray(0, MARK))),
    words: hasWords ? Buffer.concat(rows.map(({ word }) => word?.subarray(0, WORD) ?? NO_WORD)) : Buffer.alloc(0),
  }
}

export type Fault = 'changed' | 'missing' | 'words'
export interface Finding {
  readonly fault: Fault
  /** The row, or those it was between. */
  readonly key: string
}

/** Which rows are no longer as they were linked; empty where nothing was changed. */
export function compare(link: Link, rows: readonly Digest[]): Finding[] {
  if (link.rows_hash.equals(summaryOf(rows, false).rows_hash)) return wordFaults(link, rows)
  const marks = piecesOf(link.marks, MARK)
  const now = rows.map(({ digest }) => digest.subarray(0, MARK))
  // As many as there were: each stands against its own mark. Otherwise what differs lies between the ends that are the same.
  const head = marks.length === rows.length ? 0 : shared(marks, now)
  const tail = marks.length === rows.length ? 0 : shared(marks.slice(head).toReversed(), now.slice(head).toReversed())
  const odd = rows.slice(head, rows.length - tail)
  const changed = odd.flatMap(({ key, digest }, at): Finding[] => {
    const isSame = marks.length === rows.length && marks[at]?.equals(digest.subarray(0, MARK)) === true
    return isSame ? [] : [{ fault: 'changed', key }]
  })
  const isShort = marks.length > rows.length
  const between = `${rows[head - 1]?.key ?? ''}–${rows[rows.length - tail]?.key ?? ''}`
  return isShort || changed.length === 0 ? [...changed, { fault: 'missing', key: between }] : changed
}

/** How many are the same from the beginning. */
function shared(before: readonly Buffer[], now: readonly Buffer[]): number {
  const at = before.findIndex((mark, nth) => now[nth]?.equals(mark) !== true)
  return at === -1 ? before.length : at
}

function wordFaults(link: Link, rows: readonly Digest[]): Finding[] {
  const words = piecesOf(link.words, WORD)
  return rows.flatMap(({ key, word, forgotten }, at) => {
    const before = words[at] ?? NO_WORD
    if (before.equals(word?.subarray(0, WORD) ?? NO_WORD)) return []
    return word === null && forgotten ? [] : [{ fault: 'words', key }]
  })
}

const piecesOf = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: bytes.length / size }, (_, at) => bytes.subarray(at * size, (at + 1) * size))
