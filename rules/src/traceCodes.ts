/** Twenty digits since 2019; codes of seventeen are still in circulation. */
export const TRACE_CODE_LENGTHS: readonly number[] = [20, 17]
const PRODUCT_DIGITS = 7
const SPECIAL_DRUG = '89'

/** What a code is printed on; a higher one holds those below. */
export const PACK_LEVELS = { 盒: 1, 中包装: 2, 箱: 3 } as const
export type PackLevel = (typeof PACK_LEVELS)[keyof typeof PACK_LEVELS]

/** The code that was typed or scanned, without the blanks, tabs and line ends of scanners and sheets; null when it is none. */
export function readTraceCode(written: string): string | null {
  const code = written.replaceAll(/\s+/g, '')
  return /^\d+$/.test(code) && TRACE_CODE_LENGTHS.includes(code.length) ? code : null
}

/** The drug and its pack (药品标识码). */
export const productCodeOf = (code: string): string => code.slice(0, PRODUCT_DIGITS)

/** Drugs under special control (特药). */
export const isSpecialDrug = (code: string): boolean => code.startsWith(SPECIAL_DRUG)

/** A piece that was sent: the smallest pack that has a code, with the packs around it, the nearest first. */
export interface SentPiece {
  readonly code: string
  readonly pieces: number
  readonly packs: readonly string[]
  readonly lot: string
}

/** What a case or a middle pack holds; a piece is its own. In the order in which they were sent. */
export function expander<T extends Pick<SentPiece, 'code' | 'packs'>>(sent: readonly T[]): (code: string) => readonly T[] {
  const within = new Map<string, T[]>()
  for (const piece of sent) {
    for (const code of [piece.code, ...piece.packs]) {
      const held = within.get(code)
      if (held === undefined) within.set(code, [piece])
      else held.push(piece)
    }
  }
  return (code) => within.get(code) ?? []
}

/**
 * The codes that were typed, scanned or pasted at once: one a line, or divided by commas and tabs. Some scanners send no Enter, so that
 * codes run together.
 */
export function splitScans(written: string): string[] {
  const [longest = 0] = TRACE_CODE_LENGTHS
  const parts = written.split(/[\r\n\t,;，；、]+/).map((part) => part.trim())
  return parts.flatMap((part) => {
    if (part === '' || readTraceCode(part) !== null) return part === '' ? [] : [part]
    const words = part.split(/\s+/)
    if (words.every((word) => readTraceCode(word) !== null)) return words
    return /^\d+$/.test(part) && part.length % longest === 0 ? (part.match(new RegExp(`.{${longest}}`, 'g')) ?? []) : [part]
  })
}

export interface Scan {
  /** As the scanner gave it. */
  readonly text: string
  /** The lot that is printed on the pack, where somebody looked. */
  readonly lot?: string
}

export const SCAN_VERDICTS = {
  matched: '匹配',
  extra: '多到货',
  twice: '重复扫码',
  inside: '箱内已到货',
  other_lot: '批号不符',
  unreadable: '不是追溯码',
} as const
export type ScanVerdict = keyof typeof SCAN_VERDICTS

export interface JudgedScan {
  /** Null where the text is no code. */
  readonly code: string | null
  readonly verdict: ScanVerdict
  /** What it brought that no scan before it had. */
  readonly pieces: number
}

export interface Arrival<T extends SentPiece = SentPiece> {
  /** One for each scan, in their order. */
  readonly scans: readonly JudgedScan[]
  /** Sent and not scanned (未到货). */
  readonly missing: readonly T[]
  readonly arrived: number
  readonly expected: number
}

/** What came, held against what was sent. What came once came: scanned again, or with another code that holds it, it counts nothing. */
export function compareScans<T extends SentPiece>(sent: readonly T[], scans: readonly Scan[]): Arrival<T> {
  const heldBy = expander(sent)
  const arrived = new Set<T>()
  const scanned = new Set<string>()
  const judged = scans.map(({ text, lot }): JudgedScan => {
    const code = readTraceCode(text)
    if (code === null) return { code, verdict: 'unreadable', pieces: 0 }
    const held = heldBy(code)
    const fresh = held.filter((piece) => !arrived.has(piece))
    const isOtherLot = fresh.length > 0 && lot !== undefined && held.some((piece) => piece.lot !== lot)
    // Of another lot it has not come: the same code may still come in the right one.
    if (isOtherLot) return { code, verdict: 'other_lot', pieces: 0 }
    const isRepeated = scanned.has(code)
    scanned.add(code)
    if (held.length === 0) return { code, verdict: isRepeated ? 'twice' : 'extra', pieces: 0 }
    if (fresh.length === 0) return { code, verdict: isRepeated ? 'twice' : 'inside', pieces: 0 }
    for (const piece of fresh) arrived.add(piece)
    return { code, verdict: 'matched', pieces: sumOf(fresh) }
  })
  return { scans: judged, missing: sent.filter((piece) => !arrived.has(piece)), arrived: sumOf([...arrived]), expected: sumOf(sent) }
}

const sumOf = (pieces: readonly SentPiece[]): number => pieces.reduce((sum, piece) => sum + piece.pieces, 0)
