import { invalidInput } from '../../errors/gatewayError.ts'
import type { PageCursors, PageInfo } from '../../generated/resolvers-types.ts'
import { Row, listOf } from '../../rest/row.ts'
import type { RestPage } from '../../rest/restTypes.ts'
import { fromCursor, toCursor } from './cursor.ts'
import { pageCursors } from './pageCursors.ts'

export const mostPerPage = 100
const highestPage = 1_000_000

export type PageArgs = { readonly first?: number | null; readonly after?: string | null; readonly page?: number | null }
export type Slice = { readonly offset: number; readonly first: number }
/** `total` is null where the host does not tell it. */
export type RestSlice<T> = { readonly rows: readonly T[]; readonly total: number | null }
export type Connection<T> = { edges: { node: T; cursor: string }[]; pageInfo: PageInfo; pageCursors: PageCursors; totalCount: number }

/** What `first`, `after` and `page` ask for; more than a hundred a page is refused. */
export function sliceOf({ first, after, page }: PageArgs): Slice {
  const size = first ?? 20
  if (size < 1) throw invalidInput('first', '每页数量至少为 1')
  if (size > mostPerPage) throw invalidInput('first', `每页最多 ${mostPerPage} 条`)
  if (after !== null && after !== undefined && page !== null && page !== undefined) throw invalidInput('page', '页码与分页位置只能选其一')
  if (page !== null && page !== undefined && (page < 1 || page > highestPage)) throw invalidInput('page', '页码有误')
  const offset = after === null || after === undefined ? ((page ?? 1) - 1) * size : fromCursor(after)
  return { offset, first: size }
}

/** Reads a slice from a list that knows only numbered pages: one call, or two where the slice lies across pages. */
export async function readSlice<S extends RestSlice<unknown>>(
  { offset, first }: Slice,
  fetchPage: (page: number, perPage: number) => Promise<S>,
): Promise<S> {
  const page = Math.floor(offset / first) + 1
  const skipped = offset % first
  if (skipped === 0) return fetchPage(page, first)
  const [head, tail] = await Promise.all([fetchPage(page, first), fetchPage(page + 1, first)])
  return { ...tail, rows: [...head.rows.slice(skipped), ...tail.rows].slice(0, first) }
}

export function toConnection<T>({ offset, first }: Slice, { rows, total: told }: RestSlice<T>): Connection<T> {
  // Without a total a full page may have another behind it.
  const total = told ?? offset + rows.length + (rows.length < first ? 0 : 1)
  const edges = rows.slice(0, first).map((node, index) => ({ node, cursor: toCursor(offset + index + 1) }))
  return {
    edges,
    pageInfo: {
      hasNextPage: offset + edges.length < total && edges.length > 0,
      hasPreviousPage: offset > 0 && total > 0,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    pageCursors: pageCursors(offset, first, total),
    totalCount: total,
  }
}

/** The page of a REST list (`{data, current_page, per_page, total, last_page}`), or the bare rows. */
export function toRestSlice<T>(body: unknown, what: string, map: (row: unknown) => T): RestSlice<T> {
  if (Array.isArray(body)) return { rows: body.map((row: unknown) => map(row)), total: body.length }
  const page = new Row<RestPage>(body, what)
  return {
    rows: listOf(
      page.object('data', (rows) => rows),
      what,
      map,
    ),
    total: page.optionalInteger('total'),
  }
}
