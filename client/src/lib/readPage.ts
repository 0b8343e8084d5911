/** The number of a page as an address says it; anything else is the first. */
export function readPage(search: URLSearchParams): number {
  const text = search.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}
