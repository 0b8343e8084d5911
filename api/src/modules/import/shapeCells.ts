import { parseAmountInput, formatMoney } from 'rules/money'
import type { ObjectShape, Shape } from 'rules/shape'
import { wrong, type Column, type Reading, type Value } from './columns.ts'

/** Between rows and between their fields; rows within a row have signs that no code contains. */
const SIGNS = [
  { rows: /[;；]/, row: ';', fields: /\//, field: '/' },
  { rows: /\s+/, row: ' ', fields: /[×*]/, field: '×' },
] as const
const ALL = '全部'
const RATE = 100

/** What was read of a cell or within it; as a whole it is a value of a line. */
type Part = { readonly value: unknown } | { readonly problem: string }
type Numbered = Extract<Shape, { type: 'integer' }>

/** What a cell of the shape is called, holds and looks like; goods are named by their codes. */
export function shapeColumn(field: string, shape: Shape): [name: string, column: Column] {
  const name = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const column: Column = {
    title: shape.title ?? field,
    field,
    expected: expectedOf(shape),
    example: exampleOf(shape),
    isRequired: shape.type !== 'optional',
    otherwise: shape.type === 'optional' ? shape.absent : null,
    isCode: holdsGoods(shape),
    isMoment: false,
    read: (text) => readShape(shape, text) as Reading,
    show: (value, nameOf) => shownOf(shape, value, nameOf),
    ...(holdsGoods(shape)
      ? {
          reference: {
            kind: 'goods',
            isList: true,
            isOrdered: !isGoodsList(shape),
            replace: (value, by) => replaceGoods(shape, value, by),
          },
        }
      : {}),
  }
  return [name, column]
}

/** A list of nothing but goods, which has no order. */
const isGoodsList = (shape: Shape): boolean =>
  shape.type === 'nullable' || shape.type === 'optional'
    ? isGoodsList(shape.shape)
    : shape.type === 'list' && holdsGoods(shape.each) && shape.each.type === 'integer'

/** A value that is there already, as a file would give it. */
export function keptValue(shape: Shape, value: Value | undefined): Value {
  if (value === undefined || value === null) return shape.type === 'optional' ? shape.absent : null
  return isGoodsList(shape) && Array.isArray(value) ? ids(value) : value
}

/** Goods that several codes name are named once. */
export const ids = (value: readonly unknown[]): number[] => [...new Set(value.map(Number))].toSorted((a, b) => a - b)

function holdsGoods(shape: Shape): boolean {
  switch (shape.type) {
    case 'optional':
    case 'nullable':
      return holdsGoods(shape.shape)
    case 'list':
    case 'record':
      return holdsGoods(shape.each)
    case 'object':
      return Object.values(shape.fields).some(holdsGoods)
    default:
      return shape.holds === 'goods'
  }
}

/** The names under which drafts of the shape name goods. */
export function goodsFields(shape: Shape): string[] {
  if (shape.type === 'optional' || shape.type === 'nullable') return goodsFields(shape.shape)
  if (shape.type === 'list') return goodsFields(shape.each)
  if (shape.type !== 'object') return []
  return Object.entries(shape.fields).flatMap(([name, field]) =>
    holdsGoods(field) && (field.type === 'integer' || isGoodsList(field)) ? [name] : goodsFields(field),
  )
}

/** The value with its goods replaced, wherever they stand in it. */
export function replaceGoods(shape: Shape, value: unknown, by: (goods: string | number) => unknown): Value {
  if (value === null || value === undefined) return null
  switch (shape.type) {
    case 'optional':
    case 'nullable':
      return replaceGoods(shape.shape, value, by)
    case 'list':
      return Array.isArray(value) ? value.map((each) => replaceGoods(shape.each, each, by)) : (value as Value)
    case 'object': {
      if (typeof value !== 'object') return value as Value
      const replaced = Object.entries(value).map(([name, field]) => [name, fieldWith(shape, name, field, by)])
      return Object.fromEntries(replaced) as Value
    }
    default:
      return (shape.holds === 'goods' ? by(value as string | number) : value) as Value
  }
}

function fieldWith({ fields }: ObjectShape, name: string, value: unknown, by: (goods: string | number) => unknown): unknown {
  const field = fields[name]
  return field === undefined ? value : replaceGoods(field, value, by)
}

function readShape(shape: Shape, written: string, depth = 0): Part {
  const text = written.trim()
  switch (shape.type) {
    case 'optional':
    case 'nullable':
      return text === '' || (depth === 0 && text === ALL) ? { value: null } : readShape(shape.shape, text, depth)
    case 'integer':
      return readNumber(shape, text)
    case 'text':
      return text !== '' && text.length <= shape.max ? { value: text } : wrong(text === '' ? '没有填写' : `超过 ${shape.max} 个字`)
    case 'oneOf': {
      const value = shape.values.find(
        (known) => String(known) === text || (known === true && text === '是') || (known === false && text === '否'),
      )
      return value === undefined ? wrong('不在可选的值之内') : { value }
    }
    case 'list':
      return readList(shape, text, depth)
    default:
      return wrong('不能填写在表格里')
  }
}

function readNumber({ holds, min, max }: Numbered, text: string): Part {
  if (holds === 'goods') return /^[^\s/;；]+$/u.test(text) ? { value: text } : wrong('不是商品编码')
  const number =
    holds === 'cents' ? parseAmountInput(text) : holds === 'rate' ? rateOf(text) : /^\d{1,10}$/.test(text) ? Number(text) : null
  if (number === null) return wrong(holds === 'cents' ? '不是金额' : holds === 'rate' ? '不是百分数' : '不是整数')
  return number >= min && number <= max ? { value: number } : wrong('超出范围')
}

const rateOf = (text: string): number | null =>
  /^\d{1,3}(\.\d{1,2})?%?$/.test(text) ? Math.round(Number(text.replace('%', '')) * RATE) : null

function readList({ each, min, max }: Extract<Shape, { type: 'list' }>, text: string, depth: number): Part {
  const signs = SIGNS[depth]
  if (signs === undefined) return wrong('不能填写在表格里')
  const rows = text.split(signs.rows).filter((row) => row.trim() !== '')
  if (rows.length < min || rows.length > max) return wrong(`有 ${rows.length} 项，应为 ${min} 到 ${max} 项`)
  const values: unknown[] = []
  for (const row of rows) {
    const reading = each.type === 'object' ? readRow(each, row, depth) : readShape(each, row, depth + 1)
    if ('problem' in reading) return wrong(`中的“${row.trim()}”${reading.problem}`)
    values.push(reading.value)
  }
  return { value: values }
}

function readRow({ fields }: ObjectShape, row: string, depth: number): Part {
  const names = Object.keys(fields)
  const cells = row.split(SIGNS[depth]?.fields ?? '/')
  if (cells.length !== names.length) return wrong(`有 ${cells.length} 段，应为 ${names.length} 段`)
  const value: Record<string, unknown> = {}
  for (const [at, [name, field]] of Object.entries(fields).entries()) {
    const reading = readShape(field, cells[at] ?? '', depth + 1)
    if ('problem' in reading) return wrong(`的${field.title ?? name}${reading.problem}`)
    value[name] = reading.value
  }
  return { value }
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** As it would be written into a cell. */
function shownOf(shape: Shape, value: unknown, nameOf: (goods: number) => string, depth = 0): string {
  if (value === null || value === undefined) return shape.type === 'nullable' && depth === 0 ? ALL : ''
  switch (shape.type) {
    case 'optional':
    case 'nullable':
      return shownOf(shape.shape, value, nameOf, depth)
    case 'integer':
      if (shape.holds === 'goods') return nameOf(Number(value))
      return shape.holds === 'cents' ? formatMoney(Number(value)) : String(shape.holds === 'rate' ? Number(value) / RATE : Number(value))
    case 'oneOf':
      return value === true ? '是' : value === false ? '否' : plain(value)
    case 'list': {
      const rows = Array.isArray(value) ? value : []
      return rows.map((row) => shownRow(shape.each, row, nameOf, depth)).join(SIGNS[depth]?.row ?? '')
    }
    default:
      return plain(value)
  }
}

function shownRow(each: Shape, row: unknown, nameOf: (goods: number) => string, depth: number): string {
  if (each.type !== 'object' || typeof row !== 'object' || row === null) return shownOf(each, row, nameOf, depth + 1)
  const cells = Object.entries(each.fields).map(([name, field]) => shownOf(field, Reflect.get(row, name), nameOf, depth + 1))
  return cells.join(SIGNS[depth]?.field ?? '')
}

function expectedOf(shape: Shape, depth = 0): string {
  switch (shape.type) {
    case 'optional':
      return expectedOf(shape.shape, depth)
    case 'nullable':
      return depth === 0 ? `${ALL}，或${expectedOf(shape.shape)}` : expectedOf(shape.shape, depth)
    case 'integer':
      return shape.holds === 'goods' ? '已有的编码' : shape.holds === 'cents' ? '金额，元' : shape.holds === 'rate' ? '百分数' : '整数'
    case 'oneOf':
      return typeof shape.values[0] === 'boolean' ? '是 或 否' : shape.values.join('、')
    case 'list':
      return shape.each.type === 'object' ? `${headsOf(shape.each, depth)}，多行用分号隔开` : '已有的编码，多个用分号隔开'
    default:
      return '文本'
  }
}

const headsOf = ({ fields }: ObjectShape, depth: number): string =>
  Object.entries(fields)
    .map(([name, field]) =>
      field.type === 'list' && field.each.type === 'object' ? headsOf(field.each, depth + 1) : (field.title ?? name),
    )
    .join(SIGNS[depth]?.field ?? '')

function exampleOf(shape: Shape, depth = 0): string {
  switch (shape.type) {
    case 'optional':
    case 'nullable':
      return exampleOf(shape.shape, depth)
    case 'integer':
      return shape.holds === 'goods'
        ? '0012345'
        : shape.holds === 'cents'
          ? '4.50'
          : shape.holds === 'rate'
            ? '95'
            : String(Math.max(10, shape.min))
    case 'oneOf':
      return shownOf(shape, shape.values[0], String)
    case 'list': {
      const { each } = shape
      if (each.type !== 'object') return exampleOf(each, depth + 1)
      return Object.values(each.fields)
        .map((field) => exampleOf(field, depth + 1))
        .join(SIGNS[depth]?.field ?? '')
    }
    default:
      return '文本'
  }
}
