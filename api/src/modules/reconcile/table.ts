import { splitCells } from '../upload/sheet/readText.ts'
import { refuse, refuseLine, STATEMENT_LINES_MAX, STATEMENT_MAX_BYTES } from './statementLine.ts'

const COLUMNS_MAX = 80
const CELL_MAX = 400

export interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

/** The file's text: UTF-8, else the Chinese encoding that both channels and banks use. */
export function textOf(bytes: Uint8Array): string {
  if (bytes.length === 0) throw refuse('文件是空的')
  if (bytes.length > STATEMENT_MAX_BYTES) throw refuse('文件不能超过 20 MB')
  const mark = Buffer.from(bytes.subarray(0, 4))
  if (mark.toString('latin1') === 'PK\u0003\u0004') throw refuse('请提交 csv 文件：压缩包请先解压，xlsx 请另存为 csv')
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030')
  if (text === null) throw refuseLine(badLine(bytes), '编码有误，请以 UTF-8 或 GB18030 保存')
  // oxlint-disable-next-line no-control-regex -- what no statement holds
  const control = /[\0-\u0008\u000E-\u001F\uFFFD]/u.exec(text)
  if (control !== null) throw refuseLine(text.slice(0, control.index).split('\n').length, '含有不可识别的字符，请重新下载账单')
  return text
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function badLine(bytes: Uint8Array): number {
  let [start, line] = [0, 1]
  for (;;) {
    const end = bytes.indexOf(10, start)
    const part = bytes.subarray(start, end < 0 ? bytes.length : end)
    if (end < 0 || (decoded(part, 'utf-8') ?? decoded(part, 'gb18030')) === null) return line
    start = end + 1
    line++
  }
}

/** Rows of cells without what keeps spreadsheets from changing them: a back-tick before, a tab behind. */
export function rowsOf(text: string): Row[] {
  const head = text.slice(0, 20_000)
  const separator = head.split('\t').length > head.split(',').length ? '\t' : ','
  const rows = splitCells(text, separator, COLUMNS_MAX)
  if (rows.length > STATEMENT_LINES_MAX) throw refuse(`一次最多 ${STATEMENT_LINES_MAX} 行，请按日提交账单`)
  return rows.flatMap(({ line, cells }) => {
    const plain = cells.map((cell) => cell.trim().replace(/^`/, '').trim())
    const long = plain.findIndex((cell) => cell.length > CELL_MAX)
    if (long >= 0) throw refuseLine(line, `第 ${long + 1} 列过长，请检查引号是否成对`)
    return plain.some((cell) => cell !== '') ? [{ line, cells: plain }] : []
  })
}

/** `订单金额（元）` and `订单金额(元)` are one name. */
const nameOf = (cell: string): string => cell.replaceAll('（', '(').replaceAll('）', ')').replace(/\s+/g, '')

export class Header {
  readonly #at: ReadonlyMap<string, number>
  readonly line: number
  constructor({ line, cells }: Row) {
    this.line = line
    this.#at = new Map(cells.map((cell, at) => [nameOf(cell), at]))
  }

  has(name: string): boolean {
    return this.#at.has(nameOf(name))
  }

  require(names: readonly string[], what: string): void {
    const missing = names.filter((name) => !this.has(name))
    if (missing.length > 0) throw refuseLine(this.line, `这不是${what}：缺少「${missing.join('」「')}」这一列`)
  }

  /** The cell under a heading; a formula is nobody's amount or number. */
  cell({ line, cells }: Row, name: string): string {
    const at = this.#at.get(nameOf(name))
    const cell = at === undefined ? '' : (cells[at] ?? '')
    if (/^[=@]/.test(cell)) throw refuseLine(line, `「${name}」是公式，只接受数值和文字`)
    return cell
  }
}
