import { plainText, readLine, type AskedRow } from './askedRow.ts'
import { readTable, type TableRow } from './readTable.ts'

/** What was pasted: lines typed by hand, or cells copied out of a sheet. */
export function readText(text: string): AskedRow[] {
  const table = splitCells(text, '\t')
  if (text.includes('\t')) {
    const cells = readTable(table.filter((row) => row.cells.length > 1))
    const typed = table.filter((row) => row.cells.length === 1).flatMap((row) => typedRow(row.line, row.cells[0] ?? ''))
    return [...cells, ...typed].toSorted((a, b) => a.line - b.line)
  }
  const commas = splitCells(text, ',')
  if (/^[^\n]*(名称|品名)[^\n]*,|^[^\n]*,[^\n]*(名称|品名)/.test(text.trimStart()) && commas.length > 1) return readTable(commas)
  return text.split(/\r\n|\n|\r/).flatMap((line, at) => typedRow(at + 1, line))
}

function typedRow(line: number, text: string): AskedRow[] {
  const input = plainText(text)
  return input === '' ? [] : [{ line, input, ...readLine(input) }]
}

/** Lines and cells; a cell in quotes may hold what separates others, as spreadsheets write them. */
export function splitCells(text: string, separator: string): TableRow[] {
  const rows: TableRow[] = []
  let [cells, cell, isQuoted, line]: [string[], string, boolean, number] = [[], '', false, 1]
  let start = 1
  const endRow = (): void => {
    rows.push({ line: start, cells: [...cells, cell] })
    cells = []
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
    else if (sign === separator) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') {
      endRow()
      start = line
    } else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}
