import { invalidInput } from '../../errors/gatewayError.ts'
import type { PageCursors, PageInfo } from '../../generated/resolvers-types.ts'
import { Row, listOf } from '../../rest/row.ts'
import type { RestPage } from '../../rest/restTypes.ts'
import { fromCursor, toCursor } from './cursor.ts'
import { pageCursors } from './pageCursors.ts'

export const mostPerPage = 100
const highestPage = 1_000_000

export type PageArgs = {
  readonly first?: number | null
  readonly after?: string | null
  readonly last?: number | null
  readonly before?: string | null
  readonly page?: number | null
}
/** What REST lists in order of time take: the entry that a page stands beside. */
export type Beside = { readonly older_than?: string; readonly newer_than?: string }
/**
 * A part of a list: so many entries `from` a place on, or, where that is null, so many `until` one, null being the end of the list;
 * and the entry beside it as far as it is known.
 */
export type Slice = { readonly first: number; readonly from: number | null; readonly until: number | null; readonly beside: Beside | null }
/** `total` is null where the host does not tell it, `hasMore` where it knows numbered pages only. */
export type RestSlice<T> = { readonly rows: readonly T[]; readonly total: number | null; readonly hasMore: boolean | null }
/** Where a page that was read begins. */
type Read<S> = S & { readonly offset: number }
export type Connection<T> = { edges: { node: T; cursor: string }[]; pageInfo: PageInfo; pageCursors: PageCursors; totalCount: number }

const isGiven = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

/** What the arguments of a connection ask for; more than a hundred a page is refused. */
export function sliceOf({ first, after, last, before, page }: PageArgs): Slice {
  const size = last ?? first ?? 20
  const sized = isGiven(last) ? 'last' : 'first'
  if (size < 1) throw invalidInput(sized, '每页数量至少为 1')
  if (size > mostPerPage) throw invalidInput(sized, `每页最多 ${mostPerPage} 条`)
  if (isGiven(last) ? isGiven(after) : isGiven(before)) throw invalidInput('before', 'first 与 after、last 与 before 须成对使用')
  if (isGiven(page)) {
    if (isGiven(after) || isGiven(last)) throw invalidInput('page', '页码与分页位置只能选其一')
    if (page < 1 || page > highestPage) throw invalidInput('page', '页码有误')
    return { first: size, from: (page - 1) * size, until: null, beside: null }
  }
  if (isGiven(last)) {
    const place = isGiven(before) ? fromCursor('before', before) : null
    const newer = place === null ? '0' : place.id
    return { first: size, from: null, until: place && place.count - 1, beside: newer === null ? null : { newer_than: newer } }
  }
  const { count, id } = isGiven(after) ? fromCursor('after', after) : { count: 0, id: null }
  return { first: size, from: count, until: null, beside: id === null ? null : { older_than: id } }
}

type FetchPage<S> = (page: number, perPage: number, beside?: Beside) => Promise<S>

/** Reads a part of a list beside an entry where the list can, else from its numbered pages. */
export async function readSlice<S extends RestSlice<unknown>>(slice: Slice, fetchPage: FetchPage<S>): Promise<Read<S>> {
  const { first, from, until, beside } = slice
  if (beside !== null) {
    const read = await fetchPage(1, first, beside)
    if (read.hasMore !== null) return { ...read, offset: from ?? Math.max(0, (until ?? read.total ?? 0) - read.rows.length) }
  }
  if (from !== null) return { ...(await readNumbered(from, first, fetchPage)), hasMore: null, offset: from }
  const end = until ?? (await fetchPage(1, 1)).total ?? 0
  const offset = Math.max(0, end - first)
  if (end === offset) return { ...(await fetchPage(1, 1)), rows: [], hasMore: null, offset }
  return { ...(await readNumbered(offset, end - offset, fetchPage)), hasMore: null, offset }
}

/** One call, or two where the part lies across pages. */
async function readNumbered<S extends RestSlice<unknown>>(offset: number, size: number, fetchPage: FetchPage<S>): Promise<S> {
  const page = Math.floor(offset / size) + 1
  const skipped = offset % size
  if (skipped === 0) return fetchPage(page, size)
  const [head, tail] = await Promise.all([fetchPage(page, size), fetchPage(page + 1, size)])
  return { ...tail, rows: [...head.rows.slice(skipped), ...tail.rows].slice(0, size) }
}

/** A part of a list that its call brings whole. */
export async function connectionOf<T>(all: readonly T[], pageArgs: PageArgs): Promise<Connection<T>> {
  const slice = sliceOf(pageArgs)
  const pageOf = (page: number, size: number): RestSlice<T> => ({
    rows: all.slice((page - 1) * size, page * size),
    total: all.length,
    hasMore: null,
  })
  return toConnection(slice, await readSlice(slice, (page, size) => Promise.resolve(pageOf(page, size))))
}

/** `idOf` is given by lists in order of time, whose cursors hold while entries come and go. */
export function toConnection<T>(
  { first, from, until }: Slice,
  { rows, total: told, hasMore, offset }: Read<RestSlice<T>>,
  idOf: (node: T) => string | null = () => null,
): Connection<T> {
  // Without a total a full page may have another behind it.
  const total = told ?? offset + rows.length + (rows.length < first ? 0 : 1)
  const edges = rows.slice(0, first).map((node, index) => ({ node, cursor: toCursor({ count: offset + index + 1, id: idOf(node) }) }))
  const numbered = { hasNextPage: offset + edges.length < total && edges.length > 0, hasPreviousPage: offset > 0 && total > 0 }
  const beside =
    hasMore === null
      ? numbered
      : from === null
        ? { hasNextPage: until !== null, hasPreviousPage: hasMore }
        : { hasNextPage: hasMore, hasPreviousPage: true }
  return {
    edges,
    pageInfo: { ...beside, startCursor: edges.at(0)?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null },
    pageCursors: pageCursors(offset, first, total),
    totalCount: total,
  }
}

/** The page of a REST list (`{data, current_page, per_page, total, last_page}`), or the bare rows. */
export function toRestSlice<T>(body: unknown, what: string, map: (row: unknown) => T): RestSlice<T> {
  if (Array.isArray(body)) return { rows: body.map((row: unknown) => map(row)), total: body.length, hasMore: null }
  const page = new Row<RestPage & { readonly has_more?: boolean }>(body, what)
  return {
    rows: listOf(
      page.object('data', (rows) => rows),
      what,
      map,
    ),
    total: page.optionalInteger('total'),
    hasMore: page.optionalFlag('has_more'),
  }
}
