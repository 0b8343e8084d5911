import { QUICK_ROWS_MAX } from 'rules/constants'
import { CELL_MAX, codeOf, INPUT_MAX, isMaker, isSpec, plainText, quantityOf, type AskedList, type AskedRow } from './askedRow.ts'
import { readLine } from './readLine.ts'

export type Cells = readonly string[]
/** A row of a sheet and where it stands there, from 1. */
export interface TableRow {
  readonly line: number
  readonly cells: Cells
}

type Column = 'name' | 'alias' | 'spec' | 'maker' | 'quantity' | 'unit' | 'code' | 'stock' | 'sold' | 'other'

/** What the head of a column says, the first that fits; what is not listed is passed over. */
const HEADS: readonly (readonly [Column, RegExp])[] = [
  ['sold', /销量|销售数|销售量|月销|日销/],
  ['stock', /库存|结存|现存|存量/],
  ['other', /金额|价|编码|编号|序号|备注|日期|效期|批号|到货|已|供[货应]/],
  ['quantity', /数量|[货购求划]量|件数|[求划购货]数|^数$|^qty$/i],
  ['code', /文号|国药准字|注册证|备案号|条形?码|69码|barcode/i],
  ['name', /(品名|名称|通用名).*规格/],
  ['spec', /规格|型号/],
  ['maker', /厂家|厂商|厂牌|企业|产地|生产[厂商单]|持有人|厂名|品牌/],
  ['unit', /单位/],
  ['name', /品名|名称|药品|药名|货名|品种|商品名?$|通用名/],
  ['alias', /拼音|助记码|简码/],
]

const headOf = (cell: string): Column => HEADS.find(([, words]) => cell.length <= 12 && words.test(cell))?.[0] ?? 'other'

/** Where several columns name the goods, the generic name goes before the trade name, which the index may not know. */
function nameFirst(columns: readonly Column[], cells: Cells): Column[] {
  const names = columns.flatMap((column, at) => (column === 'name' ? [at] : []))
  const first = names.find((at) => cells[at]?.includes('通用名') === true) ?? names[0]
  return columns.map((column, at) => (column === 'name' && at !== first ? 'alias' : column))
}

/** The columns as a row names them; null when it is a row like the others. */
function namedColumns(cells: Cells): Column[] | null {
  const columns = cells.map(headOf)
  const isHead =
    columns.filter((column) => column !== 'other').length >= 2 ||
    (cells.length === 1 && columns[0] === 'name' && cells[0] !== undefined && cells[0].length <= 4)
  return isHead && cells.every((cell) => quantityOf(cell) === null) ? nameFirst(columns, cells) : null
}

/** Above the heads may stand a title, the shop and the date. */
const TITLE_ROWS = 10

interface Head {
  readonly at: number
  readonly columns: readonly Column[]
  readonly soldDays: number | null
}

const SPANS: readonly (readonly [RegExp, number])[] = [
  [/日[均销]|每[日天]/, 1],
  [/周[均销]|每周/, 7],
  [/月[均销]|每月/, 30],
]
const NUMERALS = '零一二三四五六七八九十'
/** 近30天销量, 三个月销量, 月销: of how many days the sales are. */
function soldDaysOf(head: string): number | null {
  const [, count = '', unit = ''] = /(\d{1,3}|[一二三四五六七八九十])(天|日|周|个月|月)/.exec(head) ?? []
  if (unit !== '') {
    const times = NUMERALS.includes(count) ? NUMERALS.indexOf(count) : Number(count)
    return times * (unit === '周' ? 7 : unit === '天' || unit === '日' ? 1 : 30) || null
  }
  return SPANS.find(([words]) => words.test(head))?.[1] ?? null
}

function findHead(rows: readonly TableRow[]): Head | null {
  for (const [at, { cells }] of rows.slice(0, TITLE_ROWS).entries()) {
    const columns = namedColumns(cells)
    const isNamed = columns !== null && columns.some((column) => column === 'name' || column === 'alias' || column === 'code')
    if (isNamed || (columns !== null && at === 0)) return { at, columns, soldDays: soldDaysOf(cells[columns.indexOf('sold')] ?? '') }
  }
  return null
}

/** The sum and the signatures below a list. */
const isFoot = ({ cells }: TableRow): boolean =>
  /^(合\s*计|总\s*计|小\s*计|共\s*计|制表|制单|审核|审批|备注|说明)/.test(cells.find((cell) => cell !== '') ?? '')

/** Whether a line alone is a title, or names the columns that a typed list does not have. */
export function isTitle(text: string): boolean {
  const words = plainText(text).split(/[\s,|、]+/)
  const heads = words.filter((word) => headOf(word) !== 'other' && codeOf(word) === null && word.length <= 5)
  return (
    /^.{0,20}(采购|进货|补货|要货|订货|购货|请货)(计划|清单|单|表|明细)\S{0,10}$/.test(text.trim()) ||
    (heads.length >= 2 && heads.length === words.length)
  )
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
  const head = findHead(rows)
  const body = rows.slice(head === null ? 0 : head.at + 1).filter((row) => !isFoot(row))
  if (body.length === 0) return { rows: [], count: 0 }
  const read = body.slice(0, QUICK_ROWS_MAX)
  const columns = head === null ? guessedColumns(read) : head.columns
  return { rows: read.map((row) => ({ ...readCells(row, columns), soldDays: head?.soldDays ?? null })), count: body.length }
}

function readCells({ line, cells }: TableRow, columns: readonly Column[]): Omit<AskedRow, 'soldDays'> {
  const cellsOf = (column: Column): string[] => cells.filter((cell, at) => columns[at] === column && cell !== '')
  // A cell of its own may hold more than the name, as a typed line does.
  const words = readLine(cellsOf('name')[0] ?? cellsOf('alias')[0] ?? '')
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
    stock:
      cellsOf('stock')
        .map(numberOf)
        .find((number) => number !== null) ?? null,
    sold:
      cellsOf('sold')
        .map(numberOf)
        .find((number) => number !== null) ?? null,
  }
}

/** A sheet's number may come with places behind the point: so much is wanted at least. */
const fraction = (cell: string): { quantity: number; isCases: boolean } | null =>
  /^\d{1,6}[.]\d+$/.test(cell) ? { quantity: Math.ceil(Number(cell)), isCases: false } : null

/** A count of a shop's own system: «1,200.00», «35盒»; what is below nothing is nothing. */
function numberOf(cell: string): number | null {
  const [, digits] = /^(-?\d{1,7}(?:[.]\d+)?)\D{0,3}$/.exec(cell.replaceAll(/[,\s]/g, '')) ?? []
  return digits === undefined ? null : Math.max(0, Math.floor(Number(digits)))
}
