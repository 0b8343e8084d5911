import type { Interaction } from './interactions.ts'
import type { Audit, Profile } from './lighthouse.ts'

const LCP_LIMITS: Record<string, number> = { home: 1400, list: 1000, detail: 1000, cart: 1000 }
const DESKTOP_LCP = 350

export type Row = Audit & { readonly page: string; readonly profile: Profile; readonly limit: number; readonly isMet: boolean }

/** The median of each figure, and the element of the run with the median paint. */
export function rowOf(page: string, profile: Profile, audits: readonly Audit[]): Row {
  const middle = Math.floor(audits.length / 2)
  const figure = (key: 'performance' | 'accessibility' | 'lcp' | 'tbt' | 'cls'): number =>
    audits.map((audit) => audit[key]).toSorted((a, b) => a - b)[middle] ?? Number.NaN
  const median = {
    performance: figure('performance'),
    accessibility: figure('accessibility'),
    lcp: figure('lcp'),
    tbt: figure('tbt'),
    cls: figure('cls'),
  }
  const limit = profile === 'phone' ? (LCP_LIMITS[page] ?? 0) : DESKTOP_LCP
  const isMet = median.lcp <= limit && median.tbt <= 150 && median.cls <= 0.02 && median.performance >= 98 && median.accessibility === 100
  return { page, profile, limit, isMet, ...median, element: audits.find(({ lcp }) => lcp === median.lcp)?.element ?? '' }
}

export function lineOf({ page, profile, limit, lcp, tbt, cls, performance, accessibility, isMet, element }: Row): string {
  return `${page.padEnd(8)}${profile.padEnd(9)}LCP ${String(lcp).padStart(5)} of ${limit} ms   TBT ${String(tbt).padStart(4)} ms   CLS ${cls.toFixed(3)}   performance ${performance}   accessibility ${accessibility}   ${isMet ? 'ok' : 'MISSED'}   ${element}`
}

export function report(
  rows: readonly Row[],
  interactions: readonly Interaction[],
  { rounds, database }: { readonly rounds: number; readonly database: string },
): string {
  return [
    '# The storefront: first paint and what follows',
    '',
    `Production build on ${database}, a member's pages, Lighthouse with applied throttling, median of ${rounds}: \`npm run bench -- storefront\`, or a part of it: \`npm run bench -- storefront list phone\`.`,
    'Each time in a browser just started, and in a shop in use: the page was asked for ten times before. Phone: 390 px, 1.6 Mbit/s, 150 ms, processor 4 times slower. Limits: TBT 150 ms, CLS 0.02, performance 98, accessibility 100.',
    '',
    '| page | profile | LCP ms | limit | TBT ms | CLS | performance | accessibility | largest element | |',
    '|---|---|---:|---:|---:|---:|---:|---:|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.page} | ${row.profile} | ${row.lcp} | ${row.limit} | ${row.tbt} | ${row.cls.toFixed(3)} | ${row.performance} | ${row.accessibility} | \`${row.element.replaceAll('|', '')}\` | ${row.isMet ? 'reached' : 'missed'} |`,
    ),
    '',
    '| act | ms | limit | |',
    '|---|---:|---:|---|',
    ...interactions.map(({ name, ms, limit }) => `| ${name} | ${ms} | ${limit} | ${ms <= limit ? 'reached' : 'missed'} |`),
    '',
  ].join('\n')
}
