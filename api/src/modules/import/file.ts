import { invalid, type ApiError } from '../../server/apiErrors.ts'
import { csvText } from '../upload/sheet/readSheetFile.ts'
import { splitCells } from '../upload/sheet/readText.ts'
import { readSheet, type SheetCell } from '../upload/sheet/readWorkbook.ts'
import type { SheetBounds } from '../upload/sheet/sheetBounds.ts'
import type { Cell } from './columns.ts'
import { isRelationFile, relationCells } from './relationFile.ts'
import { CHUNK, FILE_MAX_BYTES, LINES_MAX, SHEET_LINES_MAX, type FileLine, type FileShape, type ReadFile } from './fileShape.ts'

const NAMES_MAX = 80

const refuse = (sentence: string): ApiError => invalid('file', sentence)
const BOUNDS: SheetBounds = {
  columns: NAMES_MAX,
  lines: SHEET_LINES_MAX + 1,
  tags: 12_000_000,
  unpacked: 400 * 1024 * 1024,
  tooLarge: () => refuse(`xlsx 最多 ${SHEET_LINES_MAX} 行、${NAMES_MAX} 列，更多请用 csv 或 jsonl`),
}

/** A file as lines of named cells. What is wrong with it as a whole is refused here, what is wrong with a line is told later. */
export function readImportFile(bytes: Uint8Array, shape: FileShape): ReadFile {
  const chunks: string[] = []
  let [open, lines]: [FileLine[], number] = [[], 0]
  for (const line of linesOf(bytes, shape)) {
    if (++lines > LINES_MAX) throw refuse(`一次最多 ${LINES_MAX} 行，请分几次导入`)
    open.push(line)
    if (open.length === CHUNK) {
      chunks.push(JSON.stringify(open))
      open = []
    }
  }
  if (lines === 0) throw refuse('文件里没有数据，请在表头下填写后重新导入')
  if (open.length > 0) chunks.push(JSON.stringify(open))
  return { lines, chunks }
}

type Named = readonly { readonly line: number; readonly cells: readonly Cell[] }[]

function linesOf(bytes: Uint8Array, shape: FileShape): Iterable<FileLine> {
  if (bytes.length === 0) throw refuse('文件是空的')
  if (bytes.length > FILE_MAX_BYTES) throw refuse('文件不能超过 20 MB')
  const mark = Buffer.from(bytes.subarray(0, 8))
  if (mark.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))) return tableLines(sheetRows(bytes), shape)
  if (mark.equals(Buffer.from('D0CF11E0A1B11AE1', 'hex'))) throw refuse('不支持旧式 xls 文件，请另存为 xlsx')
  const isUtf16 = mark[0] === 0xff && mark[1] === 0xfe
  const text = isUtf16 ? new TextDecoder('utf-16le').decode(bytes) : csvText(bytes)
  if (shape.place !== undefined && isRelationFile(text)) return relationLines(text, shape)
  // oxlint-disable-next-line no-control-regex -- what only programs write
  if (/[\0-\u0008\u000E-\u001A]/.test(text.slice(0, 4_000)) || /^\s*<[!?a-z]/i.test(text))
    throw refuse('这不是表格，请上传 csv、xlsx 或 jsonl')
  return /^\s*\{/.test(text) ? jsonLines(text, shape) : tableLines(csvRows(text), shape)
}

function relationLines(text: string, shape: FileShape): FileLine[] {
  const { goods = '', warehouse = '' } = shape.place ?? {}
  if (goods === '' || warehouse === '') throw refuse('关联关系文件不写商品与仓库，请另写明商品编码与仓库编码')
  return relationCells(text, { goods, warehouse }).map((cells, at) => lineOf(at + 1, cells, shape))
}

function csvRows(text: string): Named {
  const head = text.slice(0, text.search(/\n|$/))
  const separator = ['\t', ';', ','].find((sign) => head.includes(sign)) ?? ','
  return splitCells(text, separator, NAMES_MAX).map(({ line, cells }) => ({ line, cells: cells.map(csvCell) }))
}

/** Spreadsheets keep a text a text as ="0012345" or behind an apostrophe. */
function csvCell(written: string): Cell {
  const text = written.trim()
  if (text.startsWith("'")) return text.slice(1)
  if (!text.startsWith('=')) return text
  return /^="([^"]*)"$/.exec(text)?.[1] ?? { formula: text }
}

function sheetRows(bytes: Uint8Array): Named {
  return [...readSheet(bytes, BOUNDS)]
    .toSorted(([a], [b]) => a - b)
    .map(([line, row]) => ({ line, cells: Array.from({ length: Math.max(...row.keys()) }, (_, at) => sheetCell(row.get(at + 1))) }))
}

function sheetCell(cell: SheetCell | undefined): Cell {
  if (cell === undefined) return ''
  if (cell.isFormula) return { formula: cell.text }
  // With zeros in front it is a text that only looks like a number.
  return cell.kind === 'number' && !/^0\d/.test(cell.text) ? Number(cell.text) : cell.text.trim()
}

function* tableLines(rows: Named, shape: FileShape): Generator<FileLine> {
  const [head, ...body] = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (head === undefined) throw refuse('文件是空的')
  const names = head.cells.map((cell) => nameOf(cell, shape))
  while (names.at(-1) === '') names.pop()
  if (names.includes('')) throw refuse(`第 ${head.line} 行：第 ${names.indexOf('') + 1} 列没有表头`)
  checkNames(names, shape, `第 ${head.line} 行`)
  for (const { line, cells } of body) {
    const beyond = cells.findIndex((cell, at) => at >= names.length && cell !== '')
    if (beyond >= 0) throw refuse(`第 ${line} 行：第 ${beyond + 1} 列没有表头；文字里有分隔符时请用双引号括起来`)
    yield lineOf(line, Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])), shape)
  }
}

function* jsonLines(text: string, shape: FileShape): Generator<FileLine> {
  let line = 0
  for (const written of text.split('\n')) {
    line++
    if (written.trim() === '' || written.trim() === '\uFEFF') continue
    const entries = Object.entries(objectOf(written, line)).map(
      ([name, value]) => [nameOf(name, shape), cellOf(value, name, line)] as const,
    )
    checkNames(
      entries.map(([name]) => name),
      shape,
      `第 ${line} 行`,
    )
    yield lineOf(line, Object.fromEntries(entries), shape)
  }
}

function objectOf(written: string, line: number): object {
  try {
    const value: unknown = JSON.parse(written)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw refuse(`第 ${line} 行不是 JSON 对象；每行写一个，如 {"code":"A001"}`)
}

function cellOf(value: unknown, name: string, line: number): Cell {
  if (value === null) return ''
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.join(';')
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return value
  throw refuse(`第 ${line} 行「${name.slice(0, 40)}」应为文本、数字、是否或文本的列表`)
}

/** Heads that files made before a column was renamed still have. */
const RENAMED: ReadonlyMap<string, string> = new Map([['起订金额', '起配金额']])

/** A column may be named in Chinese or as on the wire. */
function nameOf(cell: Cell, { columns }: FileShape): string {
  const said = (typeof cell === 'string' ? cell : JSON.stringify(cell)).trim()
  return (
    columns.find(({ name, title }) => title === (RENAMED.get(said) ?? said) || name === said.toLowerCase())?.name ??
    (said === '' ? '' : `?${said}`)
  )
}

function checkNames(names: readonly string[], { title, columns, needed }: FileShape, where: string): void {
  const unknown = names.find((name) => name.startsWith('?'))
  const all = columns.map((column) => column.title).join('、')
  if (unknown !== undefined) throw refuse(`${where}：${title}没有「${unknown.slice(1, 41)}」这一列，可用的列有 ${all}`)
  const twice = names.find((name, at) => names.indexOf(name) < at)
  const titleOf = (name: string) => columns.find((column) => column.name === name)?.title ?? name
  if (twice !== undefined) throw refuse(`${where}：「${titleOf(twice)}」出现了两次`)
  const missing = needed.find((name) => !names.includes(name))
  if (missing !== undefined) throw refuse(`${where}：缺少「${titleOf(missing)}」这一列`)
}

function lineOf(line: number, written: Record<string, Cell>, { key, unspaced = [] }: FileShape): FileLine {
  const cells = { ...written }
  for (const name of unspaced) if (typeof cells[name] === 'string') cells[name] = cells[name].replaceAll(/\s+/g, '')
  const words = key.map((name) => {
    const cell = cells[name] ?? ''
    return typeof cell === 'object' ? cell.formula : String(cell)
  })
  return { line, key: words.join('/'), cells }
}
