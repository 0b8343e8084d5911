import { invalidInput } from '../../errors/gatewayError.ts'

/** A cursor says how many entries lie before what follows it; REST knows pages only, so that is all there is to know. */
export function toCursor(offset: number): string {
  return Buffer.from(`after:${offset}`).toString('base64url')
}

export function fromCursor(cursor: string): number {
  const offset = /^after:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'))?.[1]
  if (offset === undefined || toCursor(Number(offset)) !== cursor) throw invalidInput('after', '分页位置有误')
  return Number(offset)
}
