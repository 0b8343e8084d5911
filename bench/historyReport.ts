import type { Figure } from './growth.ts'

/** One stage: its number of orders, and what each question took. */
export interface Stage {
  readonly orders: number
  readonly figures: Readonly<Record<string, Figure>>
}

const GROWN = 10_000_000
const millions = (orders: number): string => `${orders / 1e6} million`

/** On along the straight line through the last two stages, as what reads all of a shop's past grows; no less than the last. */
function alongTheLine(size: number, measured: readonly (readonly [orders: number, ms: number])[]): number | null {
  const [before, last] = measured.slice(-2)
  if (before === undefined || last === undefined) return null
  const slope = (last[1] - before[1]) / (last[0] - before[0])
  return Math.round((last[1] + Math.max(0, slope) * (size - last[0])) * 10) / 10
}

export function historyReport(stages: readonly Stage[], bars: Readonly<Record<string, number | null>>, shops: number): string {
  const loads = stages.flatMap(({ figures }) => Object.values(figures).map(({ load }) => load))
  const rows = Object.entries(bars).map(([name, bar]) => {
    const figures = stages.flatMap(({ orders, figures: all }) => (all[name] === undefined ? [] : [{ orders, ...all[name] }]))
    const cells = figures.map(({ p50, p95, runs, cpu95 }) => `${p50} / ${p95} (${runs.join(', ')}), ${cpu95}`)
    const worst = figures.at(-1)?.cpu95 ?? 0
    const grown = alongTheLine(
      GROWN,
      figures.map(({ orders, cpu50 }) => [orders, cpu50]),
    )
    const verdict = bar === null ? '' : worst <= bar ? 'reached' : 'missed'
    return `| ${name} | ${cells.join(' | ')} | ${grown ?? '–'} | ${bar ?? '–'} | ${verdict} |`
  })
  return `# Orders by the million

Orders of ${shops} companies over six years, on one PostgreSQL with 2 GB of shared memory. The buyer is a shop with one order of
2,000, the chain one with one of 200. Milliseconds of one call through the whole api: median / 95th percentile (that of each of three
runs of ten), then the 95th percentile of the processor time of api and database together, which is what an idle machine would need and
what the bar is for. Load ${Math.min(...loads)} to ${Math.max(...loads)} on two cores. Growth: processor time of the median at
${millions(GROWN)}, on along the line through the last two stages. \`npm run bench -- history ${stages.at(-1)?.orders ?? ''}\`

| call | ${stages.map(({ orders }) => millions(orders)).join(' | ')} | ${millions(GROWN)} | bar | |
|---|${stages.map(() => '---|').join('')}---:|---:|---|
${rows.join('\n')}
`
}
