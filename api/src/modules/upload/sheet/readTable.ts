import { QUICK_ROWS_MAX } from 'rules/constants'
import { CELL_MAX, codeOf, INPUT_MAX, isMaker, isSpec, plainText, quantityOf, readLine, type AskedList, type AskedRow } from './askedRow.ts'

export type Cells = readonly string[]
/** A row of a sheet and where it stands there, from 1. */
export interface TableRow {
  readonly line: number
  readonly cells: Cells
}

type Column = 'name' | 'spec' | 'maker' | 'quantity' | 'unit' | 'code' | 'other'

/** What the head of a column says, the plainest words first; what is not listed is passed over. */
const HEADS: readonly (readonly [Column, RegExp])[] = [
  ['quantity', /数量|订货量|采购量|需求量|计划量|^件数$/],
  ['code', /批准文号|国药准字|注册证|备案号|条形?码|69码/],
  ['spec', /规格/],
  ['maker', /厂家|厂商|企业|产地|生产厂/],
  ['unit', /单位/],
  ['name', /品名|名称|药品|商品$|通用名|拼音|助记码/],
]

const headOf = (cell: string): Column => HEADS.find(([, words]) => cell.length <= 12 && words.test(cell))?.[0] ?? 'other'

/** The columns as the first row names them; null when it is a row like the others. */
function namedColumns(cells: Cells): Column[] | null {
  const columns = cells.map(headOf)
  const isHead =
    columns.filter((column) => column !== 'other').length >= 2 ||
    (cells.length === 1 && columns[0] === 'name' && cells[0] !== undefined && cells[0].length <= 4)
  return isHead && cells.every((cell) => quantityOf(cell) === null) ? columns : null
}

type Kind = 'empty' | 'code' | 'quantity' | 'number' | 'spec' | 'maker' | 'unit' | 'words'

function kindOf(cell: string): Kind {
  if (cell === '') return 'empty'
  if (codeOf(cell) !== null) return 'code'
  if (quantityOf(cell) !== null) return 'quantity'
  if (/^[¥]?\d+([.]\d+)?%?$/.test(cell)) return 'number'
  if (/^[盒瓶袋支包罐桶板条个只台卷套副件箱片粒]$/.test(cell)) return 'unit'
  if (isMaker(cell)) return 'maker'
  return isSpec(cell) && /^[\d(（]/.test(cell) ? 'spec' : 'words'
}

/** What most cells of the column are. */
function mostly(rows: readonly TableRow[], at: number): Kind {
  const counts = new Map<Kind, number>()
  for (const { cells } of rows) {
    const kind = kindOf(cells[at] ?? '')
    if (kind !== 'empty') counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'empty'
}

/** 1, 2, 3, … down a column are the numbers of its rows. */
const isNumbering = (rows: readonly TableRow[], at: number): boolean =>
  rows.length > 1 &&
  rows.every(({ cells }, nth) => Number(cells[at]) === nth + Number(rows[0]?.cells[at]) && Number(rows[0]?.cells[at]) <= 1)

/** Columns without heads are told by what stands in them. */
function guessedColumns(rows: readonly TableRow[]): Column[] {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const kinds = Array.from({ length: width }, (_, at): Kind => (isNumbering(rows, at) && at === 0 ? 'empty' : mostly(rows, at)))
  const name = kinds.indexOf('words')
  const quantities = kinds.flatMap((kind, at) => (kind === 'quantity' ? [at] : []))
  // Behind the name the first number is what is wanted; the price comes after it.
  const quantity = quantities.find((at) => at > name) ?? quantities.at(-1)
  return kinds.map((kind, at): Column => {
    if (at === quantity) return 'quantity'
    if (kind === 'words') return at === name ? 'name' : 'maker'
    return kind === 'code' || kind === 'spec' || kind === 'maker' || kind === 'unit' ? kind : 'other'
  })
}

/** The rows of a sheet, whatever the order of its columns; those above what a list may have are only counted. */
export function readTable(all: readonly TableRow[]): AskedList {
  const rows = all
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => plainText(cell.slice(0, CELL_MAX))) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const first = rows[0]
  if (first === undefined) return { rows: [], count: 0 }
  const named = namedColumns(first.cells)
  const body = rows.slice(named === null ? 0 : 1, QUICK_ROWS_MAX + 1)
  const columns = named ?? guessedColumns(body)
  return { rows: body.map((row) => readCells(row, columns)), count: named === null ? rows.length : rows.length - 1 }
}

function readCells({ line, cells }: TableRow, columns: readonly Column[]): AskedRow {
  const cellsOf = (column: Column): string[] => cells.filter((cell, at) => columns[at] === column && cell !== '')
  // A cell of its own may hold more than the name, as a typed line does.
  const words = readLine(cellsOf('name').join(' '))
  const counted = cellsOf('quantity')
    .map((cell) => quantityOf(cell.replaceAll(/[,\s]/g, '')) ?? fraction(cell))
    .find((quantity) => quantity !== null)
  const isCases = counted?.isCases === true || (counted !== undefined && cellsOf('unit').some((unit) => unit === '件' || unit === '箱'))
  return {
    line,
    input: cells
      .filter((cell) => cell !== '')
      .join(' ')
      .slice(0, INPUT_MAX),
    code:
      cellsOf('code')
        .map(codeOf)
        .find((code) => code !== null) ?? words.code,
    name: words.name,
    spec: cellsOf('spec').join(' ') || words.spec,
    maker: cellsOf('maker').join(' ') || words.maker,
    quantity: counted?.quantity ?? words.quantity,
    isCases: counted === undefined ? words.isCases : isCases,
  }
}

/** A sheet's number may come with places behind the point: so much is wanted at least. */
const fraction = (cell: string): { quantity: number; isCases: boolean } | null =>
  /^\d{1,6}[.]\d+$/.test(cell) ? { quantity: Math.ceil(Number(cell)), isCases: false } : null
