import { INT_MAX } from 'rules/constants'
import { formatMoney, parseAmountInput } from 'rules/money'
import { formatDateTime, parseDate } from 'rules/time'

/** A cell as it stands in the file: numbers of a workbook and of JSON are numbers still. */
export type Cell = string | number | boolean | { readonly formula: string }

export type Value = string | number | boolean | null | readonly unknown[]

/** What a cell means, or what is wrong with it. */
export type Reading = { readonly value: Value } | { readonly problem: string }

export interface Column {
  /** The head of the column, in Chinese. */
  readonly title: string
  /** What is expected, as the report, the template and the docs say it. */
  readonly expected: string
  readonly example: string
  readonly isRequired: boolean
  /** Of new rows whose file leaves the column out or empty. */
  readonly otherwise: Value
  readonly read: (text: string) => Reading
  /** A code: a number in a workbook may have lost the zeros in front. */
  readonly isCode: boolean
  /** Blanks within it say nothing: scanners and sheets put them in. */
  readonly isUnspaced?: boolean
  /** The kind whose keys stand here, one or several. */
  readonly reference?: Reference
  /** A value as it would be written into the file; without it, as it is. */
  readonly show?: (value: unknown, nameOf: (id: number) => string) => string
  readonly isMoment: boolean
  /** The database's column, where it is not called like the file's. */
  readonly field?: string
}

export interface Reference {
  readonly kind: string
  readonly isList: boolean
  readonly isOrdered: boolean
  /** The value with its keys replaced, where they stand within other words. */
  readonly replace?: (value: unknown, by: (key: string | number) => unknown) => Value
}

interface Words {
  readonly example: string
  readonly isRequired?: boolean
  readonly otherwise?: Value
  readonly field?: string
}

type Form = Pick<Column, 'expected' | 'read'> & Partial<Pick<Column, 'isCode' | 'isMoment' | 'reference' | 'show'>>

const column = (title: string, { example, isRequired = false, otherwise = null, field }: Words, form: Form): Column => ({
  title,
  example,
  isRequired,
  otherwise,
  isCode: false,
  isMoment: false,
  ...form,
  ...(field === undefined ? {} : { field }),
})

export const right = (value: Value): Reading => ({ value })
export const wrong = (problem: string): Reading => ({ problem })

export function text(
  title: string,
  words: Words & { readonly max: number; readonly min?: number; readonly pattern?: RegExp; readonly form?: string },
): Column {
  const { min = 1, max, pattern, form } = words
  return column(title, words, {
    expected: form ?? (min > 1 ? `${min} 到 ${max} 个字` : `最多 ${max} 个字`),
    read: (written) => {
      const length = [...written].length
      if (length > max) return wrong(`有 ${length} 个字，最多 ${max} 个`)
      if (length < min) return wrong(`只有 ${length} 个字，至少 ${min} 个`)
      return pattern === undefined || pattern.test(written) ? right(written) : wrong('格式不正确')
    },
  })
}

/** The wholesaler's own code of a thing. */
export const code = (title: string, words: Words): Column => ({
  ...text(title, { ...words, max: 60, pattern: /^[^\s/;；]+$/u, form: '文本，最多 60 个字，不含空格、斜杠和分号' }),
  isCode: true,
})

/** A text of digits, in which zeros in front count. */
export const digits = (title: string, words: Words & { readonly pattern: RegExp; readonly form: string }): Column => ({
  ...text(title, { ...words, max: 60 }),
  isCode: true,
})

export const integer = (title: string, words: Words & { readonly min: number; readonly max?: number }): Column => {
  const { min, max = INT_MAX } = words
  return column(title, words, {
    expected: max === INT_MAX ? `整数，不小于 ${min}` : `整数，${min} 到 ${max}`,
    read: (written) => {
      if (!/^-?\d{1,10}(\.0+)?$/.test(written)) return wrong('不是整数')
      const value = Number(written)
      return value >= min && value <= max ? right(value) : wrong(`超出范围`)
    },
  })
}

/** Yuan in the file, cents in the database. */
export const money = (title: string, words: Words & { readonly min?: number }): Column =>
  column(title, words, {
    expected: words.min === 0 ? '金额，元，最多两位小数' : '金额，元，大于零，最多两位小数',
    show: (cents) => formatMoney(Number(cents)),
    read: (written) => {
      const cents = parseAmountInput(written.replace(/^[¥￥]/, ''))
      if (cents === null) return wrong('不是金额')
      return cents >= (words.min ?? 1) && cents <= INT_MAX ? right(cents) : wrong('超出范围')
    },
  })

const YES = new Set(['是', '1', 'true', 'y', '√'])
const NO = new Set(['否', '0', 'false', 'n', '×'])

export const flag = (title: string, words: Omit<Words, 'example' | 'otherwise'> & { readonly otherwise: boolean }): Column =>
  column(
    title,
    { ...words, example: words.otherwise ? '是' : '否' },
    {
      expected: '是 或 否',
      show: (isSo) => (isSo === true ? '是' : '否'),
      read: (written) => {
        const said = written.toLowerCase()
        return YES.has(said) ? right(true) : NO.has(said) ? right(false) : wrong('既不是“是”也不是“否”')
      },
    },
  )

/** A day as people and spreadsheets write it: 2026-01-31, 2026/1/31, 2026年1月31日, 20260131. */
export function dayOf(written: string): string | null {
  const [, year, month, day] =
    /^(\d{4})(?:[-/.年])(\d{1,2})(?:[-/.月])(\d{1,2})日?(?: 00:00(?::00)?)?$/.exec(written) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(written) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  const plain = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return parseDate(plain) === null ? null : plain
}

export const day = (title: string, words: Words): Column =>
  column(title, words, {
    expected: '日期',
    read: (written) => {
      const found = dayOf(written)
      return found === null ? wrong('不是日期') : right(found)
    },
  })

/** China's time, unless the file says another. */
export const moment = (title: string, words: Words): Column =>
  column(title, words, {
    expected: '时间',
    isMoment: true,
    show: (time) => formatDateTime(Math.floor(new Date(String(time)).getTime() / 1000)),
    read: (written) => {
      const [, date, clock] = /^(\S+?)(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/.exec(written) ?? []
      const found = dayOf(date ?? '')
      const time =
        found === null ? new Date(/T.*(Z|[+-]\d{2}:\d{2})$/.test(written) ? written : NaN) : new Date(`${found}T${clock ?? '00:00'}+08:00`)
      return Number.isNaN(time.getTime()) ? wrong('不是时间') : right(time.toISOString())
    },
  })

/** One of a few words; the values of the wire are understood too. */
export const oneOf = (
  title: string,
  values: Readonly<Record<string, string | number>>,
  words: Omit<Words, 'example'> & { readonly example?: string },
): Column => {
  const byWord = new Map<string, Value>(
    Object.entries(values).flatMap(([word, value]) => [[word, value] as const, [String(value), value] as const]),
  )
  const names = Object.keys(values)
  return column(
    title,
    { ...words, example: words.example ?? names[0] ?? '' },
    {
      expected: `${names.join('、')} 之一`,
      show: (value) => names.find((name) => values[name] === value) ?? String(value),
      read: (written) => {
        const value = byWord.get(written)
        return value === undefined ? wrong('不在可选的词之内') : right(value)
      },
    },
  )
}

/** The key of another kind's row. */
export const reference = (title: string, kind: string, words: Words): Column =>
  column(title, words, { expected: '已有的编码', isCode: true, reference: { kind, isList: false, isOrdered: false }, read: right })

const LIST_MAX = 5_000

/** Keys of another kind's rows, with semicolons between. */
export const references = (title: string, kind: string, words: Words & { readonly max?: number; readonly isOrdered?: boolean }): Column =>
  column(
    title,
    { ...words, otherwise: words.otherwise ?? [] },
    {
      expected: '已有的编码，多个用分号隔开',
      isCode: true,
      reference: { kind, isList: true, isOrdered: words.isOrdered ?? false },
      read: (written) => {
        const keys = [
          ...new Set(
            written
              .split(/[;；]/)
              .map((key) => key.trim())
              .filter((key) => key !== ''),
          ),
        ]
        const most = words.max ?? LIST_MAX
        return keys.length > most ? wrong(`有 ${keys.length} 个，最多 ${most} 个`) : right(keys)
      },
    },
  )

/** A cell of a form of its own, such as the tiers of a price. */
export const custom = (title: string, words: Words & { readonly expected: string; readonly read: (written: string) => Reading }): Column =>
  column(title, words, { expected: words.expected, read: words.read })
