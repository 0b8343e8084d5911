import type { PageCursor, PageCursors } from '../../generated/resolvers-types.ts'

const mostAround = 7

/** Numbered pages: the current one in the middle of at most seven, the ends apart when they are not among them. */
export function pageCursors(offset: number, perPage: number, total: number): PageCursors {
  const current = Math.floor(offset / perPage) + 1
  const last = Math.max(1, Math.ceil(total / perPage))
  const page = (number: number): PageCursor => ({ page: number, isCurrent: number === current })
  const from = Math.max(1, Math.min(current - Math.floor(mostAround / 2), last - mostAround + 1))
  const to = Math.min(last, from + mostAround - 1)
  return {
    first: from > 1 ? page(1) : null,
    last: to < last ? page(last) : null,
    around: Array.from({ length: to - from + 1 }, (_, index) => page(from + index)),
    previous: current > 1 ? page(Math.min(current - 1, last)) : null,
    next: current < last ? page(current + 1) : null,
  }
}
