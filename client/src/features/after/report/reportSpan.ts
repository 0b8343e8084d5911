import { paths, type Path, type ReportQuery } from '../../../navigation/paths.ts'

/** How many calendar months a report may cover; without one it is the last twelve. */
export const SPANS = [
  { by: 'month', months: 1, label: '按月' },
  { by: 'quarter', months: 3, label: '按季' },
  { by: 'year', months: 12, label: '按年' },
] as const
export type SpanKind = (typeof SPANS)[number]['by']
type Span = Required<ReportQuery>

export function shiftMonth(month: string, by: number): string {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  const index = year * 12 + nth - 1 + by
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

const monthsOf = (by: SpanKind): number => SPANS.find((span) => span.by === by)?.months ?? 1

/** The whole month, quarter or year that a month lies in. */
export function spanAround(month: string, by: SpanKind): Span {
  const from = shiftMonth(month, -((Number(month.slice(5)) - 1) % monthsOf(by)))
  return { from, to: shiftMonth(from, monthsOf(by) - 1) }
}

/** What a span is; null for months that are neither one, nor a quarter, nor a year. */
export function kindOf({ from, to }: Span): SpanKind | null {
  return SPANS.find(({ by }) => spanAround(from, by).from === from && spanAround(from, by).to === to)?.by ?? null
}

/** The span before and the one after; null where that has not begun. */
export function spanBeside(from: string, by: SpanKind, current: string): { readonly before: Path; readonly after: Path | null } {
  const next = shiftMonth(from, monthsOf(by))
  return {
    before: paths.report(spanAround(shiftMonth(from, -1), by)),
    after: next > current ? null : paths.report(spanAround(next, by)),
  }
}

/** "2026 年 11 月", "2026 年第 4 季度", "2026 年", or the months themselves. */
export function spanWords({ from, to }: Span): string {
  const [year = '', month = ''] = from.split('-')
  switch (kindOf({ from, to })) {
    case 'month':
      return `${year} 年 ${Number(month)} 月`
    case 'quarter':
      return `${year} 年第 ${Math.ceil(Number(month) / 3)} 季度`
    case 'year':
      return `${year} 年`
    case null:
      return `${from} 至 ${to}`
  }
}
