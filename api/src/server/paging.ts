import { Type, type TSchema } from 'typebox'
import { PAGE_SIZE_DEFAULT } from 'rules/constants'
import type { PageAsk } from '../db/newestFirst.ts'
import { pageOf } from './envelope.ts'
import { fields } from './fields.ts'

/** What a caller asks of a list, as `fields.page` and `fields.perPage` read it. */
export interface PageAsked {
  readonly page?: number
  readonly per_page?: number
}
interface TimePageAsked extends PageAsked {
  readonly older_than?: string
  readonly newer_than?: string
}

export function sliceOf({ page = 1, per_page = PAGE_SIZE_DEFAULT }: PageAsked): { limit: number; offset: number } {
  return { limit: per_page, offset: (page - 1) * per_page }
}

/** A page of a list, as `pageOf` describes it. */
export function paged<T>(data: T[], total: number, { page = 1, per_page = PAGE_SIZE_DEFAULT }: PageAsked) {
  return { data, current_page: page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) }
}

/** What lists take that are in order of time: beside numbered pages, which move when something is added, the neighbours of an entry. */
export const timePageFields = () => ({
  page: fields.page(),
  per_page: fields.perPage(),
  older_than: Type.Optional(
    Type.String({
      title: '编号',
      pattern: '^[0-9]{1,15}$',
      description: '只列紧接在该条之后（更早）的；其后新增或删除都不影响，页码从它起算',
    }),
  ),
  newer_than: Type.Optional(
    Type.String({ title: '编号', pattern: '^[0-9]{1,15}$', description: '只列紧接在该条之前（更新）的，仍最新的在前；0 为最早的一页' }),
  ),
})

/** A page of a list in order of time. `total` counts the whole list, whichever part is shown. */
export function timePageOf<T extends TSchema>(item: T) {
  return Type.Object({
    ...pageOf(item).properties,
    has_more: Type.Boolean({ description: '同一方向上是否还有' }),
  })
}

export const pageAsk = ({
  page = 1,
  per_page: perPage = PAGE_SIZE_DEFAULT,
  older_than: older,
  newer_than: newer,
}: TimePageAsked): PageAsk => ({
  page,
  perPage,
  olderThan: older === undefined ? null : Number(older),
  newerThan: newer === undefined ? null : Number(newer),
})

/** Rows as they were read for a page, and whether there are more of them beyond. */
export interface Found<T> {
  readonly rows: readonly T[]
  readonly hasMore: boolean
  readonly total: number
}

export function timePage<T, W>({ rows, hasMore, total }: Found<T>, { page, perPage }: PageAsk, wire: (row: T) => W) {
  return { ...paged(rows.map(wire), total, { page, per_page: perPage }), has_more: hasMore }
}

export const timePageExample = <T>(item: T) => ({ ...paged([item], 1, {}), has_more: false })
