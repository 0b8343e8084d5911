import type { TableRow } from './readTable.ts'
import { LIST_BOUNDS, unreadable, type SheetBounds } from './sheetBounds.ts'
import { attributesOf, newBudget, plain, xmlPieces, type Attributes, type XmlBudget } from './xmlPieces.ts'
import { ZipParts } from './zipParts.ts'

export function isWorkbook(bytes: Uint8Array): boolean {
  return new ZipParts(bytes).has('xl/workbook.xml')
}

/** The rows of a workbook's first sheet: texts and plain numbers. */
export function readWorkbook(bytes: Uint8Array): TableRow[] {
  return tableOf(readSheet(bytes, LIST_BOUNDS), (cell) => (cell.kind === 'text' || cell.kind === 'number' ? cell.text : ''))
}

/** A row of a workbook's first sheet, its cells by their columns, which count from 1. */
export type SheetRow = ReadonlyMap<number, SheetCell>
export interface SheetCell {
  readonly kind: 'text' | 'number' | 'date' | 'other'
  /** Of a number with the zeros that its format puts in front, of a date as 2026-01-31 08:00:00. */
  readonly text: string
  readonly isFormula: boolean
}

/** Nothing is made for a cell but what it holds, however far out it stands. */
export function readSheet(bytes: Uint8Array, bounds: SheetBounds): ReadonlyMap<number, SheetRow> {
  const parts = new ZipParts(bytes, bounds)
  const budget = newBudget(bounds)
  const needed = (name: string): string => {
    const text = parts.text(name)
    if (text === null) throw unreadable()
    return text
  }
  const workbook = needed('xl/workbook.xml')
  const sheet = needed(firstSheet(workbook, needed('xl/_rels/workbook.xml.rels'), budget))
  // More texts than cells are not needed.
  const strings = readStrings(parts.text('xl/sharedStrings.xml') ?? '', budget, bounds.lines * bounds.columns)
  const styles = readStyles(parts.text('xl/styles.xml') ?? '', budget)
  return readCells(sheet, { strings, ...styles, is1904: /\bdate1904\s*=\s*["'](1|true)["']/.test(workbook) }, budget, bounds)
}

function* tagsOf(xml: string, wanted: string, budget: XmlBudget): Generator<Attributes> {
  for (const piece of xmlPieces(xml, budget)) if (piece.kind === 'open' && piece.name === wanted) yield attributesOf(piece.attributes)
}

function firstSheet(workbook: string, relations: string, budget: XmlBudget): string {
  const sheet = tagsOf(workbook, 'sheet', budget).next().value
  const relation = tagsOf(relations, 'Relationship', budget).find(({ Id }) => Id !== undefined && Id === sheet?.['id'])
  const target = plain(relation?.['Target'] ?? '')
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  if (!path.endsWith('.xml')) throw unreadable()
  return path
}

/** Texts that cells refer to by number; how they are to be spoken (rPh) is no part of them. */
function readStrings(xml: string, budget: XmlBudget, most: number): string[] {
  const strings: string[] = []
  let [text, isText, isSpoken] = ['', false, false]
  for (const piece of xmlPieces(xml, budget)) {
    if (piece.kind === 'text') {
      if (isText && !isSpoken) text += piece.text
      continue
    }
    const isOpen = piece.kind === 'open'
    if (piece.name === 't') isText = isOpen
    else if (piece.name === 'rPh') isSpoken = isOpen
    else if (piece.name === 'si' && isOpen) text = ''
    else if (piece.name === 'si' && strings.push(unescaped(text)) > most) throw budget.tooLarge()
  }
  return strings
}

/** Numbers of formats that every spreadsheet has for days and hours, China's own among them. */
const isDateFormat = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

interface Styles {
  readonly dates: ReadonlySet<number>
  /** To how many digits a style fills a number up with zeros. */
  readonly zeros: ReadonlyMap<number, number>
}

/** Which of the styles show a number as a day: such a cell is no quantity. */
function readStyles(xml: string, budget: XmlBudget): Styles {
  const customFormats = new Map<number, string>()
  const dates = new Set<number>()
  const zeros = new Map<number, number>()
  let [nth, isStyles] = [0, false]
  for (const piece of xmlPieces(xml, budget)) {
    if (piece.kind === 'text') continue
    if (piece.name === 'cellXfs') isStyles = piece.kind === 'open'
    if (piece.kind === 'close') continue
    const { numFmtId, formatCode = '' } = attributesOf(piece.attributes)
    const id = Number(numFmtId)
    if (piece.name === 'numFmt') customFormats.set(id, plain(formatCode).replaceAll(/"[^"]*"|\\.|_.|\[[^\]]*\]|general/gi, ''))
    else if (piece.name === 'xf' && isStyles) {
      const format = customFormats.get(id)
      if (format === undefined ? isDateFormat(id) : /[ymdhs]/i.test(format)) dates.add(nth)
      if (format !== undefined && /^0{2,20}$/.test(format)) zeros.set(nth, format.length)
      nth++
    }
  }
  return { dates, zeros }
}

interface Texts extends Styles {
  readonly strings: readonly string[]
  /** Days are counted from 1904, as old Macintoshes did. */
  readonly is1904: boolean
}

function readCells(xml: string, texts: Texts, budget: XmlBudget, bounds: SheetBounds): Map<number, Map<number, SheetCell>> {
  const rows = new Map<number, Map<number, SheetCell>>()
  let [line, column, value, isValue, isData, isFormula] = [0, 0, '', false, false, false]
  let cell: Attributes = {}
  for (const piece of xmlPieces(xml, budget)) {
    if (piece.kind === 'text') {
      if (isValue) value += piece.text
      continue
    }
    const isOpen = piece.kind === 'open'
    if (piece.name === 'sheetData') isData = isOpen
    else if (!isData) continue
    else if (piece.name === 'row' && isOpen) [line, column] = [lineOf(attributesOf(piece.attributes)['r'], line), 0]
    else if (piece.name === 'v' || piece.name === 't') isValue = isOpen
    else if (piece.name === 'f') isFormula = true
    else if (piece.name === 'c' && isOpen) {
      ;[cell, value, isFormula] = [attributesOf(piece.attributes), '', false]
      if (cell['r'] === undefined) column++
      else [column, line] = placeOf(cell['r'])
    } else if (piece.name === 'c') {
      const read = cellOf(cell, value, texts)
      // A cell that is only coloured may stand anywhere.
      if (read.text.trim() === '' && !isFormula) continue
      if (line > bounds.lines || column > bounds.columns) throw bounds.tooLarge()
      rows.set(line, (rows.get(line) ?? new Map<number, SheetCell>()).set(column, { ...read, isFormula }))
    }
  }
  return rows
}

function lineOf(written: string | undefined, before: number): number {
  if (written === undefined) return before + 1
  if (!/^[1-9]\d{0,6}$/.test(written)) throw unreadable()
  return Number(written)
}

/** `C12` and nothing else: column 3, line 12. */
function placeOf(written: string): [column: number, line: number] {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(written) ?? []
  if (letters === undefined) throw unreadable()
  return [[...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0), Number(digits)]
}

function cellOf({ t = 'n', s = '0' }: Attributes, value: string, texts: Texts): Omit<SheetCell, 'isFormula'> {
  if (t === 's') return { kind: 'text', text: texts.strings[Number(value || NaN)] ?? '' }
  if (t === 'inlineStr' || t === 'str') return { kind: 'text', text: unescaped(value) }
  const number = Number(value.trim() || NaN)
  if (t !== 'n' || !Number.isFinite(number)) return { kind: 'other', text: t === 'n' ? '' : value }
  const style = Number(s)
  if (texts.dates.has(style)) return { kind: 'date', text: dateText(number, texts.is1904) }
  return { kind: 'number', text: String(number).padStart(texts.zeros.get(style) ?? 0, '0') }
}

/** Day 60 is the 29th of February 1900, which there never was: what lies before it is nobody's date. */
function dateText(serial: number, is1904: boolean): string {
  const days = serial + (is1904 ? 1_462 : 0)
  if (!(days >= 61 && days < 2_958_466)) return ''
  const time = new Date(Date.UTC(1899, 11, 30) + Math.round(days * 86_400) * 1_000).toISOString()
  return Number.isInteger(serial) ? time.slice(0, 10) : `${time.slice(0, 10)} ${time.slice(11, 19)}`
}

/** Signs that XML cannot hold are written as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** All rows as wide as the widest. */
function tableOf(rows: ReadonlyMap<number, SheetRow>, textOf: (cell: SheetCell) => string): TableRow[] {
  const texts = [...rows]
    .map(([line, row]) => ({ line, row: new Map([...row].map(([column, cell]) => [column, textOf(cell)])) }))
    .filter(({ row }) => [...row.values()].some((text) => text.trim() !== ''))
  const width = Math.max(
    0,
    ...texts.map(({ row }) => Math.max(...[...row].flatMap(([column, text]) => (text.trim() === '' ? [] : [column])))),
  )
  return texts
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, row }) => ({ line, cells: Array.from({ length: width }, (_, at) => row.get(at + 1) ?? '') }))
}
