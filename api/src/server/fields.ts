import { Type } from 'typebox'
import { CLIENT_KEY_LENGTH, LINE_QTY_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from 'rules/constants'
import { notFound } from './apiErrors.ts'

/**
 * The kinds of fields that requests are made of. `title` is the field's Chinese name in the sentences of a 422;
 * a field that needs its own words carries them as `x-sentence`.
 */
export const fields = {
  text: (title: string, limits: { min?: number; max: number; sentence?: string }) =>
    Type.String({ title, minLength: limits.min ?? 1, maxLength: limits.max, ...sentence(limits.sentence) }),
  integer: (title: string, limits: { min: number; max: number }) => Type.Integer({ title, minimum: limits.min, maximum: limits.max }),
  quantity: () => Type.Integer({ title: '购买数量', minimum: 1, maximum: LINE_QTY_MAX }),
  id: (title: string) => Type.String({ title, pattern: '^[0-9]{1,15}$' }),
  /** Of the few things numbered by hand, such as categories and warehouses. */
  smallId: (title: string) => Type.String({ title, pattern: '^[0-9]{1,9}$' }),
  ids: (title: string, max: number) =>
    Type.String({ title, pattern: `^[0-9]{1,15}(,[0-9]{1,15}){0,${max - 1}}$`, description: `逗号分隔，最多 ${max} 个` }),
  oneOf: <const T extends string>(title: string, values: readonly T[], words: { sentence?: string; description?: string } = {}) =>
    Type.Unsafe<T>({ type: 'string', enum: [...values], title, ...described(words.description), ...sentence(words.sentence) }),
  flag: (title: string) => Type.Unsafe<'0' | '1'>({ type: 'string', enum: ['0', '1'], title }),
  money: (title: string) => Type.String({ title, pattern: '^(0|[1-9][0-9]{0,9})[.][0-9]{2}$', description: '元，两位小数' }),
  page: () => Type.Optional(Type.Integer({ title: '页码', minimum: 1, maximum: 100_000, default: 1 })),
  perPage: () => Type.Optional(Type.Integer({ title: '每页数量', minimum: 1, maximum: PAGE_SIZE_MAX, default: PAGE_SIZE_DEFAULT })),
}

/** The kinds of fields that answers are made of; `description` stands in openapi.json. */
export const answers = {
  flag: (description?: string) => Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], ...described(description) }),
  money: (description: string) => Type.String({ description }),
  oneOf: <const T extends string | number>(values: readonly T[], description?: string) =>
    Type.Unsafe<T>({ type: plainType(values), enum: [...values], ...described(description) }),
  oneOfOrNull: <const T extends string | number>(values: readonly T[], description?: string) =>
    Type.Unsafe<T | null>({ type: [plainType(values), 'null'], enum: [...values, null], ...described(description) }),
}

const plainType = (values: readonly (string | number)[]): string => (typeof values[0] === 'number' ? 'integer' : 'string')

function described(text: string | undefined): { description?: string } {
  return text === undefined ? {} : { description: text }
}

function sentence(text: string | undefined): Record<string, string> {
  return text === undefined ? {} : { 'x-sentence': text }
}

/** `{id}` in a path: digits, else the address does not exist. */
export const IdParams = Type.Object({ id: Type.String({ title: '编号', description: '十进制数字' }) })

export function pathId(text: string): number {
  if (!/^[0-9]{1,15}$/.test(text)) throw notFound()
  return Number(text)
}

/** An id of the few things numbered by hand, such as articles. */
export function smallPathId(text: string): number {
  if (!/^[0-9]{1,9}$/.test(text)) throw notFound()
  return Number(text)
}

/** "3,1,3" as [3, 1]; the field's pattern has been checked. */
export function idList(text: string): number[] {
  return [...new Set(text.split(',').map(Number))]
}

/** The caller's own key: sent again with the same request it brings the same answer. */
export const clientKeyField = () =>
  Type.String({
    title: '请求标识',
    minLength: CLIENT_KEY_LENGTH.min,
    maxLength: CLIENT_KEY_LENGTH.max,
    pattern: '^[0-9A-Za-z_-]+$',
    description: '同一标识重复提交只执行一次',
  })
