import type { TableRow } from './readTable.ts'
import { COLUMNS_MAX, LINES_MAX, tooLarge, unreadable } from './sheetBounds.ts'
import { attributesOf, newBudget, plain, xmlPieces, type Attributes, type XmlBudget } from './xmlPieces.ts'
import { ZipParts } from './zipParts.ts'

/** More texts than the cells of any list that is read. */
const STRINGS_MAX = LINES_MAX * COLUMNS_MAX

export function isWorkbook(bytes: Uint8Array): boolean {
  return new ZipParts(bytes).has('xl/workbook.xml')
}

/** The rows of a workbook's first sheet. Nothing is made for a cell but what it holds, however far out it stands. */
export function readWorkbook(bytes: Uint8Array): TableRow[] {
  const parts = new ZipParts(bytes)
  const budget = newBudget()
  const needed = (name: string): string => {
    const text = parts.text(name)
    if (text === null) throw unreadable()
    return text
  }
  const sheet = needed(firstSheet(needed('xl/workbook.xml'), needed('xl/_rels/workbook.xml.rels'), budget))
  const strings = readStrings(parts.text('xl/sharedStrings.xml') ?? '', budget)
  const dates = dateStyles(parts.text('xl/styles.xml') ?? '', budget)
  return tableOf(readCells(sheet, { strings, dates }, budget))
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
function readStrings(xml: string, budget: XmlBudget): string[] {
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
    else if (piece.name === 'si' && strings.push(unescaped(text)) > STRINGS_MAX) throw tooLarge()
  }
  return strings
}

/** Numbers of formats that every spreadsheet has for days and hours, China's own among them. */
const isDateFormat = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Which of the styles show a number as a day: such a cell is no quantity. */
function dateStyles(xml: string, budget: XmlBudget): ReadonlySet<number> {
  const customFormats = new Map<number, boolean>()
  const dates = new Set<number>()
  let [nth, isStyles] = [0, false]
  for (const piece of xmlPieces(xml, budget)) {
    if (piece.kind === 'text') continue
    if (piece.name === 'cellXfs') isStyles = piece.kind === 'open'
    if (piece.kind === 'close') continue
    const { numFmtId, formatCode = '' } = attributesOf(piece.attributes)
    const id = Number(numFmtId)
    if (piece.name === 'numFmt')
      customFormats.set(id, /[ymdhs]/i.test(plain(formatCode).replaceAll(/"[^"]*"|\\.|_.|\[[^\]]*\]|general/gi, '')))
    else if (piece.name === 'xf' && isStyles) {
      if (customFormats.get(id) ?? isDateFormat(id)) dates.add(nth)
      nth++
    }
  }
  return dates
}

interface Texts {
  readonly strings: readonly string[]
  readonly dates: ReadonlySet<number>
}
type Rows = Map<number, Map<number, string>>

function readCells(xml: string, texts: Texts, budget: XmlBudget): Rows {
  const rows: Rows = new Map()
  let [line, column, value, isValue, isData] = [0, 0, '', false, false]
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
    else if (piece.name === 'c' && isOpen) {
      ;[cell, value] = [attributesOf(piece.attributes), '']
      if (cell['r'] === undefined) column++
      else [column, line] = placeOf(cell['r'])
    } else if (piece.name === 'c') setCell(rows, { line, column, text: textOf(cell, value, texts) })
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

function textOf({ t = 'n', s = '0' }: Attributes, value: string, { strings, dates }: Texts): string {
  if (t === 's') return strings[Number(value || NaN)] ?? ''
  if (t === 'inlineStr' || t === 'str') return unescaped(value)
  const number = Number(value.trim() || NaN)
  return t === 'n' && Number.isFinite(number) && !dates.has(Number(s)) ? String(number) : ''
}

/** Signs that XML cannot hold are written as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** A cell that is only coloured may stand anywhere. */
function setCell(rows: Rows, { line, column, text }: { line: number; column: number; text: string }): void {
  if (text.trim() === '') return
  if (line > LINES_MAX || column > COLUMNS_MAX) throw tooLarge()
  const row = rows.get(line) ?? new Map<number, string>()
  rows.set(line, row.set(column, text))
}

/** All rows as wide as the widest. */
function tableOf(rows: Rows): TableRow[] {
  const width = Math.max(0, ...[...rows.values()].map((row) => Math.max(...row.keys())))
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(([line, row]) => ({ line, cells: Array.from({ length: width }, (_, at) => row.get(at + 1) ?? '') }))
}
