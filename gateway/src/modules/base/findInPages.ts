import { mostPerPage, type RestSlice } from './connection.ts'

const mostPages = 5

/** Finds an entry that no call fetches by its id, in the first pages of its owner's list. */
export async function findInPages<T>(
  fetchPage: (page: number, perPage: number) => Promise<RestSlice<T>>,
  isIt: (entry: T) => boolean,
  page = 1,
): Promise<T | null> {
  const { rows, total } = await fetchPage(page, mostPerPage)
  const found = rows.find(isIt)
  if (found !== undefined) return found
  return page >= mostPages || rows.length === 0 || page * mostPerPage >= (total ?? Number.POSITIVE_INFINITY)
    ? null
    : findInPages(fetchPage, isIt, page + 1)
}
