import { INPUT_MAX, plainText, type AskedList, type AskedRow } from './askedRow.ts'
import { readLine } from './readLine.ts'
import { isTitle, readTable, type TableRow } from './readTable.ts'
import { LIST_BOUNDS } from './sheetBounds.ts'

/** What was pasted: lines typed by hand, or cells copied out of a sheet. */
export function readText(text: string): AskedList {
  if (text.includes('\t')) {
    const table = splitCells(text, '\t')
    const cells = readTable(table.filter((row) => row.cells.length > 1))
    const typed = table.filter((row) => row.cells.length === 1).flatMap((row) => typedRow(row.line, row.cells[0] ?? ''))
    return { rows: [...cells.rows, ...typed].toSorted((a, b) => a.line - b.line), count: cells.count + typed.length }
  }
  const [head = ''] = text.trimStart().split('\n', 1)
  const commas = head.includes(',') && /名称|品名/.test(head) ? splitCells(text, ',') : []
  if (commas.length > 1) return readTable(commas)
  const rows = text.split(/\r\n|\n|\r/).flatMap((line, at) => typedRow(at + 1, line))
  return { rows, count: rows.length }
}

function typedRow(line: number, text: string): AskedRow[] {
  const input = plainText(text).slice(0, INPUT_MAX)
  return input === '' || isTitle(input) ? [] : [{ line, input, ...readLine(text.slice(0, INPUT_MAX)) }]
}

/** Lines and cells; a cell in quotes may hold what separates others, as spreadsheets write them. Columns beyond the last that is read are passed over. */
export function splitCells(text: string, separator: string, columns = LIST_BOUNDS.columns): TableRow[] {
  const rows: TableRow[] = []
  let [cells, cell, isQuoted, line]: [string[], string, boolean, number] = [[], '', false, 1]
  let start = 1
  const endRow = (): void => {
    endCell()
    rows.push({ line: start, cells })
    cells = []
  }
  const endCell = (): void => {
    if (cells.length < columns) cells.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '\n') line++
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text.charAt(++at)
      else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n') {
      endRow()
      start = line
    } else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}
