import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { inRoot } from '../../scripts/lib/paths.ts'
import type { Steady } from './load.ts'
import { questions } from './questions.ts'

export interface Measured {
  readonly name: string
  readonly title: string
  /** Microseconds of each round, the least first. */
  readonly rounds: Readonly<Record<string, readonly number[]>>
  readonly steady: Steady
  readonly megabytes: number
}

const median = ({ rounds }: Measured, question: string): number | undefined => {
  const all = rounds[question] ?? []
  return all[Math.floor(all.length / 2)]
}

const names = questions.map(({ name }) => name)
const [PAGE] = questions
const OURS = 'ours'
const ASKED =
  "What a gateway asks of the upstream is its own affair: ours asks for the fields of the selection (`fields=`, docs/speed/gateway.md), the peers' resolvers for the cart without its pricing document, as before there was `fields`; one row asks as ours does, by names written for these questions. The upstream gives each what it asks for. Hive Router's runtime has no resolvers, so its subgraph lies in the same process."

/** The bar: how much of which peer's time ours may take. */
const bars = [
  { question: 'product page', peer: 'tailcall', most: 1.25 },
  { question: 'product page', peer: 'naive', most: 1 / 4 },
  { question: 'product page', peer: 'mercurius', most: 1 },
  { question: 'list of 20', peer: 'mercurius', most: 1 },
  { question: 'cart of 30 lines', peer: 'mercurius', most: 0.8 },
  { question: 'a trivial field', peer: 'mercurius', most: 1.2 },
  { question: 'cart of 30 lines', peer: 'naive', most: 1 / 3 },
  ...names.flatMap((question) => ['apollo', 'hive', 'hive-router'].map((peer) => ({ question, peer, most: 1 }))),
] as const

/** The machine's load as each round began. */
export type Loads = readonly number[]

export function write(all: readonly Measured[], loads: Loads, given: readonly string[]): void {
  const remarks = [...given, busyness(loads)]
  const text = markdown(all, remarks)
  console.log(`\n${text}`)
  mkdirSync(inRoot('bench/results'), { recursive: true })
  writeFileSync(inRoot('bench/results/gateway.md'), text)
  writeFileSync(
    inRoot('bench/results/gateway.json'),
    `${JSON.stringify({ measuredOn: new Date().toISOString().slice(0, 10), node: process.version, remarks, gateways: all }, null, 2)}\n`,
  )
  if (all.length > 2) writeReadme([...table(all), '', remarks.at(-1) ?? ''].join('\n'))
}

/** The README shows the last run in whole: all between its two marks. */
function writeReadme(shown: string): void {
  const file = inRoot('README.md')
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(/(<!-- bench gateway -->\n)[^]*?(\n<!-- end -->)/, (_, before: string, after: string) => before + shown + after),
  )
}

function busyness(loads: Loads): string {
  const [least, most] = [Math.min(...loads), Math.max(...loads)].map((load) => load.toFixed(1))
  const share = Math.max(...loads) / cpus().length
  return `${cpus().length} cores, load ${least} to ${most} as the rounds began${share > 2 ? ': a busy machine, on which shares of the same run say more than microseconds' : ''}.`
}

function table(all: readonly Measured[]): string[] {
  const ours = all.find(({ name }) => name === OURS)
  return [
    `| gateway | ${names.join(' | ')} | MiB after |`,
    `|---|${names.map(() => '---:|').join('')}---:|`,
    ...all.map(
      (row) =>
        `| ${row.title} | ${names.map((name) => cell(median(row, name), ours && median(ours, name))).join(' | ')} | ${row.megabytes} |`,
    ),
  ]
}

function markdown(all: readonly Measured[], remarks: readonly string[]): string {
  return [
    '# Gateways side by side',
    '',
    `Processor time of the gateway per request in µs, and in brackets how many times ours that is. Same questions, same answers, same upstream;`,
    `every request comes from another member and, where it names goods, for other ones, so nothing can be shared. ${new Date().toISOString().slice(0, 10)}, Node ${process.version.slice(1)}, ${cpus().length} cores, medians.`,
    '',
    ...table(all),
    '',
    '| the bar | wanted at most | measured | |',
    '|---|---:|---:|---|',
    ...bars.map(({ question, peer, most }) => bar(all, question, peer, most)),
    memoryBar(all),
    '',
    'The product page at 200 requests a second for 15 s: milliseconds from when each was due until its answer had come, and what the process',
    'had come to be: its microseconds in the rounds, from the least to the most, and at this rate.',
    '',
    '| gateway | p50 | p99 | p99.9 | µs in the rounds | µs at this rate |',
    '|---|---:|---:|---:|---:|---:|',
    ...all.map(steadyRow),
    '',
    ...[ASKED, ...remarks].map((remark) => `* ${remark}`),
    '',
  ].join('\n')
}

const MOST_MEGABYTES = 200

function memoryBar(all: readonly Measured[]): string {
  const ours = all.find(({ name }) => name === OURS)
  if (ours === undefined) return `| memory after the run, MiB | ${MOST_MEGABYTES} | – | not measured |`
  return `| memory after the run, MiB | ${MOST_MEGABYTES} | ${ours.megabytes} | ${ours.megabytes <= MOST_MEGABYTES ? 'reached' : 'missed'} |`
}

function cell(us: number | undefined, ours: number | undefined): string {
  if (us === undefined) return '–'
  return ours === undefined ? us.toFixed(0) : `${us.toFixed(0)} (${(us / ours).toFixed(2)})`
}

function steadyRow({ title, steady: { p50, p99, p999, us }, rounds }: Measured): string {
  const all = rounds[PAGE.name] ?? []
  return `| ${[title, p50, p99, p999, `${all[0] ?? '–'} to ${all.at(-1) ?? '–'}`, us].join(' | ')} |`
}

function bar(all: readonly Measured[], question: string, peer: string, most: number): string {
  const costOf = (name: string): number | undefined => all.flatMap((row) => (row.name === name ? [median(row, question)] : []))[0]
  const [ours, theirs] = [costOf(OURS), costOf(peer)]
  if (ours === undefined || theirs === undefined) return `| ${question} against ${peer} | ${most.toFixed(2)} | – | not measured |`
  const ratio = ours / theirs
  return `| ${question} against ${peer} | ${most.toFixed(2)} | ${ratio.toFixed(2)} | ${ratio <= most ? 'reached' : 'missed'} |`
}
