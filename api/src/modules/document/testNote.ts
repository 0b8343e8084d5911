import { PdfFile } from '../upload/pdf/pdfFile.ts'
import { readPdfText, type Glyph } from '../upload/pdf/pdfText.ts'

interface Piece {
  readonly text: string
  readonly page: number
  readonly x: number
  readonly end: number
  readonly y: number
}

/** What stands together on one height, a gap of a column apart from the next; letters of another font stand a little off. */
function piecesOf(bytes: Uint8Array): Piece[] {
  const glyphs = readPdfText(new PdfFile(bytes)).glyphs.toSorted((a, b) => a.page - b.page || b.y - a.y)
  const lines: Glyph[][] = []
  for (const glyph of glyphs) {
    const first = lines.at(-1)?.[0]
    if (first?.page === glyph.page && first.y - glyph.y < 4) lines.at(-1)?.push(glyph)
    else lines.push([glyph])
  }
  return lines.flatMap((line) => {
    const pieces: Piece[] = []
    const y = line[0]?.y ?? 0
    for (const { text, page, x, end } of line.toSorted((a, b) => a.x - b.x)) {
      const last = pieces.at(-1)
      if (last !== undefined && x - last.end < 3) pieces[pieces.length - 1] = { ...last, text: last.text + text, end }
      else pieces.push({ text, page, x, end, y })
    }
    return pieces
  })
}

type Rows = readonly Record<string, string>[]

/** The rows of a table by the titles of its columns, with texts that go over several lines made whole. */
function tableOf(pieces: readonly Piece[], firstTitle: string, isEnd: (text: string) => boolean): Rows {
  const first = pieces.find(({ text }) => text === firstTitle)
  if (first === undefined) return []
  const head = pieces.filter(({ y, page }) => page === first.page && y === first.y)
  const rows: Record<string, string>[] = []
  const isUnder = (title: Piece, piece: Piece): boolean => Math.abs(title.x - piece.x) < 1 || Math.abs(title.end - piece.end) < 1
  for (const piece of pieces.filter(({ page, y }) => page > first.page || (page === first.page && y < first.y))) {
    if (isEnd(piece.text)) break
    const title = head.find((candidate) => isUnder(candidate, piece))?.text
    if (title === firstTitle) rows.push({})
    const row = rows.at(-1)
    if (title !== undefined && row !== undefined) row[title] = (row[title] ?? '') + piece.text
  }
  return rows
}

/** The lots of a note, what loggers measured, and all of its text. */
export function readNote(bytes: Uint8Array): { readonly rows: Rows; readonly temperatures: Rows; readonly text: string } {
  const pieces = piecesOf(bytes)
  return {
    rows: tableOf(pieces, '序号', (text) => text.startsWith('金额合计') || text.startsWith('售后补发')),
    temperatures: tableOf(pieces, '记录仪', (text) => text.startsWith('出库复核')),
    text: pieces.map(({ text }) => text).join('\n'),
  }
}
