import { Type } from 'typebox'
import { LINE_QTY_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from 'rules/constants'
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
  flag: (title: string) => Type.Unsafe<'0' | '1'>({ type: 'string', enum: ['0', '1'], title }),
  money: (title: string) => Type.String({ title, pattern: '^(0|[1-9][0-9]{0,9})[.][0-9]{2}$', description: '元，两位小数' }),
  page: () => Type.Optional(Type.Integer({ title: '页码', minimum: 1, maximum: 100_000, default: 1 })),
  perPage: () => Type.Optional(Type.Integer({ title: '每页数量', minimum: 1, maximum: PAGE_SIZE_MAX, default: PAGE_SIZE_DEFAULT })),
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
