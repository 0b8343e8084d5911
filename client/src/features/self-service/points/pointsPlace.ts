import type { PointsRange } from '../../../__generated__/PointsMallPageQuery.graphql.ts'

/** What the address of the points mall says. */
export type PointsPlace = { readonly category: string | null; readonly range: PointsRange | null }

/** The steps as addresses write them. */
const RANGES = { UP_TO_1000: '0-1000', UP_TO_3000: '1001-3000', UP_TO_8000: '3001-8000', ABOVE_8000: '8001' } as const satisfies Partial<
  Record<PointsRange, string>
>

const isRange = (text: string): text is keyof typeof RANGES => Object.hasOwn(RANGES, text)

/** Anything that is no category and no step counts as not said. */
export function readPointsPlace(search: URLSearchParams): PointsPlace {
  const category = search.get('category')
  const asked = search.get('range')
  return {
    category: category !== null && /^\d{1,9}$/.test(category) ? category : null,
    range:
      Object.keys(RANGES)
        .filter(isRange)
        .find((range) => RANGES[range] === asked) ?? null,
  }
}

/** The step as an address writes it; one this build does not know is left out. */
export function rangeWord(range: string | null): string | null {
  return range !== null && isRange(range) ? RANGES[range] : null
}
