import { invalid } from '../../../server/apiErrors.ts'
import type { AskedList } from '../sheet/askedRow.ts'
import { readTable, type TableRow } from '../sheet/readTable.ts'
import { readText } from '../sheet/readText.ts'
import { LIST_BOUNDS, tooLarge } from '../sheet/sheetBounds.ts'
import { PdfFile } from './pdfFile.ts'
import { readPdfText, type Glyph } from './pdfText.ts'

interface Cell {
  readonly text: string
  readonly x: number
  readonly end: number
}

/** In sizes of the letter: what is nearer belongs together; what is farther is another column. */
const BLANK = 0.35
const GAP = 0.8
/** What every page repeats or counts. */
const FURNITURE = /^(第\s*\d+\s*页|共\s*\d+\s*页|页\s*[码次]|\d+\s*\/\s*\d+\s*页?$|打印(时间|日期|人)|page\s*\d)/i

/** The rows of a list that was printed into a PDF; a scanned page has none. */
export function readPdf(bytes: Uint8Array): AskedList {
  const { glyphs, unknown } = readPdfText(new PdfFile(bytes))
  const isBlank = glyphs.every(({ text }) => text.trim() === '')
  if (unknown > glyphs.length) throw invalid('file', 'PDF 的文字没有编码，无法识别，请另存为 xlsx 或 csv')
  if (isBlank) throw invalid('file', 'PDF 里没有文字（可能是扫描件或图片），请换成表格或粘贴文字')
  const rows = withoutRepeats(linesOf(glyphs).map(cellsOf)).filter((cells) => cells.length > 0 && !FURNITURE.test(cells[0]?.text ?? ''))
  if (rows.length > LIST_BOUNDS.lines) throw tooLarge()
  const columns = columnsOf(rows.filter((cells) => cells.length > 1))
  if (columns.length < 2) return readText(rows.map((cells) => cells.map(({ text }) => text).join(' ')).join('\n'))
  return readTable(rows.map((cells, at): TableRow => ({ line: at + 1, cells: placed(cells, columns) })))
}

/** Signs of one height are a line, read from above and from the left. */
function linesOf(glyphs: readonly Glyph[]): Glyph[][] {
  const lines: Glyph[][] = []
  for (const glyph of glyphs.toSorted((a, b) => a.page - b.page || b.y - a.y)) {
    const line = lines.at(-1)
    const [first] = line ?? []
    if (line !== undefined && first?.page === glyph.page && first.y - glyph.y < Math.min(first.size, glyph.size) / 2) line.push(glyph)
    else lines.push([glyph])
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x))
}

function cellsOf(line: readonly Glyph[]): Cell[] {
  const cells: Cell[] = []
  let blanks = 0
  let before: Glyph | null = null
  for (const glyph of line) {
    if (glyph.text.trim() === '') {
      blanks++
      continue
    }
    // Bold letters are printed twice by some programs.
    if (before !== null && before.text === glyph.text && glyph.x - before.x < glyph.size / 5) continue
    const last = cells.at(-1)
    const gap = before === null ? 0 : (glyph.x - before.end) / Math.max(glyph.size, 1)
    const isNear = blanks === 0 ? gap < BLANK : blanks === 1 && gap < GAP
    if (last !== undefined && isNear)
      cells.splice(-1, 1, { ...last, text: `${last.text}${blanks > 0 ? ' ' : ''}${glyph.text}`, end: glyph.end })
    else cells.push({ text: glyph.text, x: glyph.x, end: glyph.end })
    ;[before, blanks] = [glyph, 0]
  }
  return cells
}

/** Titles and heads that a later page prints again. */
function withoutRepeats(rows: readonly Cell[][]): Cell[][] {
  const seen = new Set<string>()
  return rows.filter((cells, at) => {
    const text = cells.map((cell) => cell.text).join('\t')
    const isSeen = seen.has(text)
    if (at < HEAD_ROWS) seen.add(text)
    return !isSeen || at < HEAD_ROWS
  })
}
const HEAD_ROWS = 10

/** Columns are what no row prints across: stretches with a gap between them. */
function columnsOf(rows: readonly (readonly Cell[])[]): readonly (readonly [from: number, to: number])[] {
  const columns: [number, number][] = []
  for (const { x, end } of rows.flat().toSorted((a, b) => a.x - b.x)) {
    const last = columns.at(-1)
    if (last !== undefined && x < last[1]) last[1] = Math.max(last[1], end)
    else columns.push([x, end])
  }
  return columns
}

function placed(cells: readonly Cell[], columns: ReturnType<typeof columnsOf>): string[] {
  return columns.slice(0, LIST_BOUNDS.columns).map(([from, to]) =>
    cells
      .filter(({ x }) => x >= from && x <= to)
      .map(({ text }) => text)
      .join(' '),
  )
}
