import { sql, type SelectQueryBuilder } from 'kysely'

/** Which part of a list is asked for: a numbered page, counted from an entry where one is named. */
export interface PageAsk {
  readonly page: number
  readonly perPage: number
  readonly olderThan: number | null
  readonly newerThan: number | null
}

/** The office's pages and single rows, which are only numbered. */
export const numbered = (page: number, perPage: number): PageAsk => ({ page, perPage, olderThan: null, newerThan: null })

/** Rows of one part of a list, the newest first, and whether there are more beyond in the direction that was asked for. */
export async function newestFirst<D, T extends keyof D, Row>(
  found: SelectQueryBuilder<D, T, Row>,
  id: string,
  { page, perPage, olderThan, newerThan }: PageAsk,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const read = await found
    .$if(olderThan !== null, (query) => query.where(sql<boolean>`${sql.ref(id)} < ${olderThan}::bigint`))
    .$if(newerThan !== null, (query) => query.where(sql<boolean>`${sql.ref(id)} > ${newerThan}::bigint`))
    .orderBy(sql.ref(id), newerThan === null ? 'desc' : 'asc')
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
    .execute()
  const rows = read.slice(0, perPage)
  return { rows: newerThan === null ? rows : rows.toReversed(), hasMore: read.length > perPage }
}

/** The same part of ids that are all known, the newest first. */
export function partOf(ids: readonly number[], { page, perPage, olderThan, newerThan }: PageAsk): { ids: number[]; hasMore: boolean } {
  const beyond = ids.filter((id) => (olderThan === null || id < olderThan) && (newerThan === null || id > newerThan))
  const found = newerThan === null ? beyond : beyond.toReversed()
  const part = found.slice((page - 1) * perPage, page * perPage)
  return { ids: newerThan === null ? part : part.toReversed(), hasMore: found.length > page * perPage }
}
