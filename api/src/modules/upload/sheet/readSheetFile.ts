import type { AskedList } from './askedRow.ts'
import { readPdf } from '../pdf/readPdf.ts'
import { readTable, type TableRow } from './readTable.ts'
import { splitCells } from './readText.ts'
import { readWorkbook } from './readWorkbook.ts'
import { LIST_BOUNDS, tooLarge } from './sheetBounds.ts'

/** Two thousand lines of five hundred signs. */
const SIGNS_MAX = 1_000_000
/** Lines of a CSV may be empty or hold a line break within a cell. */
const LINES_MAX = LIST_BOUNDS.lines * 10

/** The rows of an uploaded sheet, its first one. */
export function readSheetFile(bytes: Uint8Array, mime: string): AskedList {
  if (mime === 'application/pdf') return readPdf(bytes)
  return readTable(mime === 'text/csv' ? csvRows(bytes) : readWorkbook(bytes))
}

/** Spreadsheets write CSV in the system's own code unless told otherwise: here that is GBK. */
function csvRows(bytes: Uint8Array): TableRow[] {
  const text = csvText(bytes)
  if (text.length > SIGNS_MAX || text.split('\n', LINES_MAX + 1).length > LINES_MAX) throw tooLarge()
  const head = text.slice(0, text.search(/\n|$/))
  const separator = ['\t', ';', ','].find((sign) => head.includes(sign)) ?? ','
  return splitCells(text, separator)
}

export function csvText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
