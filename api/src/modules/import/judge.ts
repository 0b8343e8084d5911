import type { Deps } from '../../deps.ts'
import type { LineState } from '../../db/tables/imports.ts'
import type { Cell, Column, Reference, Value } from './columns.ts'
import type { FileLine } from './fileShape.ts'
import { fieldOf, type Change, type ImportKind, type Problem, type Row } from './kind.ts'
import { lookUp, titleOf } from './kinds.ts'
import { ids } from './shapeCells.ts'
import { changedFields } from './tableKind.ts'

export interface Judged extends Change {
  readonly state: Exclude<LineState, 'waiting'>
  readonly problems: readonly Problem[]
  /** It refers to rows of its own kind that other lines are to make. */
  readonly isAhead: boolean
}

interface ReadLine extends FileLine {
  readonly row: Row
  readonly problems: Problem[]
  readonly isAhead: boolean
}

/** What each line would do now: its row as it will be, as it is, and what is wrong with it. */
export async function judge(tx: Deps, kind: ImportKind, lines: readonly FileLine[], keysOfRun: ReadonlySet<string>): Promise<Judged[]> {
  const read = await withReferences(
    tx,
    kind,
    lines.map((line) => readCells(kind, line)),
    keysOfRun,
  )
  const sought = read.filter(({ problems }) => !problems.some(({ column }) => column !== null && kind.key.includes(column)))
  const known = await kind.load(tx, sought)
  const judged = read.map((line): Judged => {
    const found = known.get(line.key)
    const before = found?.row ?? null
    const row = before === null ? { ...defaults(kind), ...line.row } : { ...before, ...line.row }
    const problems = [...line.problems]
    if (before === null && problems.length === 0) problems.push(...missing(kind, line))
    if (problems.length === 0) problems.push(...(kind.check?.(row, before, tx) ?? []))
    const isSame = before !== null && changedFields(Object.keys(before), row, before).length === 0
    const names = Object.keys(kind.columns)
    problems.sort((a, b) => names.indexOf(a.column ?? '') - names.indexOf(b.column ?? ''))
    const state = problems.length > 0 ? 'wrong' : before === null ? 'new' : isSame ? 'same' : 'changed'
    return { line: line.line, key: line.key, id: found?.id ?? null, row, before, problems, state, isAhead: line.isAhead }
  })
  return kind.examine === undefined ? judged : examined(tx, judged, kind.examine)
}

async function examined(tx: Deps, judged: readonly Judged[], examine: NonNullable<ImportKind['examine']>): Promise<Judged[]> {
  const sentences = await examine(
    tx,
    judged.filter(({ state }) => state === 'new' || state === 'changed'),
  )
  return judged.map((line) => {
    const message = sentences.get(line.key)
    return message === undefined ? line : { ...line, state: 'wrong', problems: [{ column: null, message }] }
  })
}

function readCells(kind: ImportKind, line: FileLine): ReadLine {
  const row: Record<string, Value> = {}
  const problems: Problem[] = []
  for (const [name, cell] of Object.entries(line.cells)) {
    const column = kind.columns[name]
    if (column === undefined) continue
    if (cell === '') {
      if (column.isRequired) problems.push({ column: name, message: '没有填写' })
      else row[fieldOf(name, column)] = column.otherwise
      continue
    }
    const reading = readCell(column, cell)
    if ('problem' in reading) problems.push({ column: name, message: reading.problem })
    else row[fieldOf(name, column)] = reading.value
  }
  return { ...line, row, problems, isAhead: false }
}

const SHOWN_MAX = 40
const shown = (text: string): string => `“${text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text}”`

function readCell(column: Column, cell: Cell): { readonly value: Value } | { readonly problem: string } {
  if (typeof cell === 'object') return { problem: '是公式，请粘贴为数值' }
  if (column.isCode && typeof cell === 'number')
    return { problem: `${cell} 在文件里是数字，前面的零可能已丢失；请把该列设为文本后重新填写` }
  if (typeof cell === 'number' && !Number.isSafeInteger(Math.trunc(cell)))
    return { problem: `${cell} 是数字，已超出可靠的位数；请设为文本` }
  const text = String(cell)
  if (text.includes('\0') || text.includes('\uFFFD') || !text.isWellFormed()) return { problem: `${shown(text)}含有无法识别的字符` }
  const reading = column.read(text)
  return 'problem' in reading ? { problem: `${shown(text)}${reading.problem}` } : reading
}

const defaults = (kind: ImportKind): Row =>
  Object.fromEntries(Object.entries(kind.columns).map(([name, column]) => [fieldOf(name, column), column.otherwise]))

function missing(kind: ImportKind, { row }: ReadLine): Problem[] {
  if (kind.unknown !== undefined) return [{ column: null, message: kind.unknown }]
  if (kind.isForKnown === true) return [{ column: kind.key[0] ?? null, message: `尚未导入，不能只改${kind.title}` }]
  return Object.entries(kind.columns).flatMap(([name, column]) =>
    column.isRequired && row[fieldOf(name, column)] === undefined ? [{ column: name, message: '是新增的，须填写此列' }] : [],
  )
}

/** Codes become ids; all codes of a kind are looked up at once. */
async function withReferences(
  tx: Deps,
  kind: ImportKind,
  lines: readonly ReadLine[],
  keysOfRun: ReadonlySet<string>,
): Promise<readonly ReadLine[]> {
  const columns = Object.entries(kind.columns).flatMap(([name, column]) =>
    column.reference === undefined ? [] : [{ name, field: fieldOf(name, column), ...column.reference }],
  )
  const found = new Map<string, ReadonlyMap<string, number | string>>()
  for (const [to, group] of Map.groupBy(columns, (column) => column.kind)) {
    const keys = new Set(lines.flatMap(({ row }) => group.flatMap(({ field, replace }) => keysIn(row[field], replace))))
    found.set(to, keys.size === 0 ? new Map() : await lookUp(tx.db, to, [...keys]))
  }
  return lines.map((line) => {
    const row: Record<string, Value> = { ...line.row }
    const problems = [...line.problems]
    let isAhead = false
    for (const { name, field, kind: to, isList, isOrdered, replace } of columns) {
      const keys = keysIn(row[field], replace)
      if (keys.length === 0) continue
      const known = found.get(to) ?? new Map<string, number | string>()
      const unknown = keys.filter((key) => !known.has(key))
      const isOfRun = to === kind.name && unknown.length > 0 && unknown.every((key) => keysOfRun.has(key) && key !== line.key)
      if (isOfRun) isAhead = true
      else if (unknown.length > 0) problems.push({ column: name, message: `${shown(unknown.join('、'))}不存在，请先导入${titleOf(to)}` })
      if (replace !== undefined) {
        const named = replace(row[field], (key) => (typeof key === 'string' ? (known.get(key) ?? key) : key))
        row[field] = isOrdered || !Array.isArray(named) || unknown.length > 0 ? named : ids(named)
        continue
      }
      const named = keys.flatMap((key) => known.get(key) ?? [])
      row[field] = isList ? (isOrdered ? named : named.toSorted((a, b) => (a < b ? -1 : 1))) : (named[0] ?? null)
    }
    return { ...line, row, problems, isAhead }
  })
}

/** Codes that are not ids yet: of what is there already, a line may leave the column out. */
function keysIn(value: Value | undefined, replace: Reference['replace']): readonly string[] {
  if (replace === undefined) return keysOf(value)
  const keys = new Set<string>()
  replace(value, (key) => {
    if (typeof key === 'string') keys.add(key)
    return key
  })
  return [...keys]
}

function keysOf(value: Value | undefined): readonly string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []
}
