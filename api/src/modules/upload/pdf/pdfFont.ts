import type { PdfFile } from './pdfFile.ts'
import { isList, nameOf, PdfReader, PdfWord, type PdfDict, type PdfValue } from './pdfValues.ts'

/** A sign as it is shown: its text, its width in thousandths of the size; null where the font does not say which letter it is. */
export interface Shown {
  readonly text: string | null
  readonly width: number
}
export interface PdfFont {
  readonly read: (bytes: string) => readonly Shown[]
}

const CODES_MAX = 70_000
const isWide = (text: string): boolean => /[\u1100-\uFFFD]/.test(text)
const guessed = (text: string | null): number => (text !== null && isWide(text) ? 1_000 : 500)

const codeOf = (bytes: string): number => [...bytes].reduce((sum, sign) => sum * 256 + sign.charCodeAt(0), 0)
const DECODERS = { utf16: new TextDecoder('utf-16be'), gbk: new TextDecoder('gb18030'), latin: new TextDecoder('windows-1252') }
const decoded = (code: keyof typeof DECODERS, bytes: string): string => DECODERS[code].decode(Buffer.from(bytes, 'latin1'))

/** What the font's own table says of its codes (ToUnicode). */
function unicodeTable(text: string): ReadonlyMap<number, string> {
  const table = new Map<number, string>()
  const reader = new PdfReader(text)
  let values: PdfValue[] = []
  const add = (code: number, to: string): void => {
    if (table.size < CODES_MAX) table.set(code, to)
  }
  for (let value = reader.next(); value !== undefined; value = reader.next()) {
    if (!(value instanceof PdfWord)) {
      values.push(value)
      continue
    }
    if (value.word === 'endbfchar') {
      for (let at = 0; at + 1 < values.length; at += 2) {
        const [from, to] = [values[at], values[at + 1]]
        if (typeof from === 'string' && typeof to === 'string') add(codeOf(from), decoded('utf16', to))
      }
    } else if (value.word === 'endbfrange') {
      for (let at = 0; at + 2 < values.length; at += 3) addRange(values.slice(at, at + 3), add)
    }
    values = []
  }
  return table
}

function addRange([first, last, to]: readonly PdfValue[], add: (code: number, to: string) => void): void {
  if (typeof first !== 'string' || typeof last !== 'string') return
  const from = codeOf(first)
  const count = Math.min(codeOf(last) - from + 1, CODES_MAX)
  for (let nth = 0; nth < count; nth++) {
    const named = isList(to) ? to[nth] : to
    if (typeof named !== 'string') return
    const text = decoded('utf16', named)
    const end = text.charCodeAt(text.length - 1)
    add(from + nth, isList(to) ? text : text.slice(0, -1) + String.fromCharCode(end + nth))
  }
}

/** `[1 [500 600] 10 20 1000]`: widths of codes one by one, or of a stretch. */
function cidWidths(file: PdfFile, written: readonly PdfValue[]): ReadonlyMap<number, number> {
  const widths = new Map<number, number>()
  for (let at = 0; at < written.length;) {
    const [first, second] = [file.number(written[at]) ?? 0, file.resolve(written[at + 1])]
    if (isList(second)) second.forEach((width, nth) => widths.set(first + nth, file.number(width) ?? 1_000))
    else {
      const width = file.number(written[at + 2]) ?? 1_000
      const last = Math.min(file.number(second) ?? first, first + CODES_MAX)
      for (let code = first; code <= last && widths.size < CODES_MAX; code++) widths.set(code, width)
    }
    at += isList(second) ? 2 : 3
  }
  return widths
}

export function readFont(file: PdfFile, font: PdfDict): PdfFont {
  const table = unicodeTable(file.stream(font.get('ToUnicode')))
  return nameOf(file.resolve(font.get('Subtype'))) === 'Type0' ? composite(file, font, table) : simple(file, font, table)
}

/** Fonts of one byte a sign. */
function simple(file: PdfFile, font: PdfDict, table: ReadonlyMap<number, string>): PdfFont {
  const widths = file.list(font.get('Widths'))
  const first = file.number(font.get('FirstChar')) ?? 0
  return {
    read: (bytes) =>
      [...bytes].map((sign) => {
        const code = sign.charCodeAt(0)
        const text = table.get(code) ?? decoded('latin', sign)
        return { text, width: file.number(widths[code - first]) ?? guessed(text) }
      }),
  }
}

/** Fonts of several bytes a sign: by their own table, else by the code that their encoding is named after. */
function composite(file: PdfFile, font: PdfDict, table: ReadonlyMap<number, string>): PdfFont {
  const [descendant] = file.list(font.get('DescendantFonts'))
  const inner = file.dict(descendant)
  const widths = cidWidths(file, file.list(inner.get('W')))
  const otherwise = file.number(inner.get('DW')) ?? 1_000
  const encoding = nameOf(file.resolve(font.get('Encoding')))
  if (encoding.startsWith('GB') && table.size === 0)
    return { read: (bytes) => [...decoded('gbk', bytes)].map((text) => ({ text, width: guessed(text) })) }
  if (/UCS2|UTF16/.test(encoding) && table.size === 0)
    return { read: (bytes) => [...decoded('utf16', bytes)].map((text) => ({ text, width: guessed(text) })) }
  return {
    read: (bytes) =>
      Array.from({ length: Math.floor(bytes.length / 2) }, (_, at) => {
        const code = codeOf(bytes.slice(at * 2, at * 2 + 2))
        return { text: table.get(code) ?? null, width: widths.get(code) ?? otherwise }
      }),
  }
}
