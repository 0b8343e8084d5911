import { invalidInput } from '../../errors/gatewayError.ts'

/** Where an entry stands in its list: how many entries end with it, and in lists in order of time its own number, which holds. */
export type Place = { readonly count: number; readonly id: string | null }

export function toCursor({ count, id }: Place): string {
  return Buffer.from(id === null ? `after:${count}` : `after:${count}:${id}`).toString('base64url')
}

export function fromCursor(argument: 'after' | 'before', cursor: string): Place {
  const [, count, id = null] = /^after:(\d{1,9})(?::(\d{1,15}))?$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (count === undefined || toCursor({ count: Number(count), id }) !== cursor) throw invalidInput(argument, '分页位置有误')
  return { count: Number(count), id }
}
