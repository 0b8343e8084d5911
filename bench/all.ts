import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { inRoot } from '../scripts/lib/paths.ts'

/** They fill a database of their own first or run for an hour, which is longer than all others take together. */
const LONG = new Set(['codes', 'history', 'import', 'search', 'soak'])

interface Run {
  readonly name: string
  readonly row: string
  readonly hasFailed: boolean
}

async function run(name: string): Promise<Run> {
  const began = new Date()
  const load = (loadavg()[0] ?? 0).toFixed(1)
  const child = spawn(process.execPath, [inRoot('bench/run.ts'), name], { stdio: 'inherit' })
  const [code] = (await once(child, 'close')) as [number | null]
  const minutes = ((Date.now() - began.getTime()) / 60_000).toFixed(1)
  const file = ['md', 'json'].map((end) => `${name}.${end}`).find((each) => existsSync(inRoot('bench/results', each)))
  const isWritten = file !== undefined && statSync(inRoot('bench/results', file)).mtime > began
  const figures = isWritten ? `[${file}](${file})` : 'failed'
  const at = began.toISOString().slice(0, 16).replace('T', ' ')
  return { name, row: `| ${name} | ${at} | ${load} | ${minutes} | ${figures} |`, hasFailed: code !== 0 }
}

const PAGE = inRoot('bench/results/README.md')
const ROW = /^\| (\w+) \| \d.*$/gm

/** One after another, each in a process of its own; what fails is told and stops none of the others. With names, only their rows are new. */
export async function benchAll(names: readonly string[], asked: readonly string[]): Promise<void> {
  const runs: Run[] = []
  for (const name of asked.length > 0 ? asked : names.filter((each) => !LONG.has(each))) {
    console.log(`\n== ${name}`)
    runs.push(await run(name))
  }
  const before = asked.length > 0 && existsSync(PAGE) ? [...(await readFile(PAGE, 'utf8')).matchAll(ROW)] : []
  const rows = new Map([...before.map(([row, name = '']) => [name, row] as const), ...runs.map(({ name, row }) => [name, row] as const)])
  const page = pageOf([...rows.values()])
  await writeFile(PAGE, page)
  console.log(`\n${page}`)
  if (runs.some(({ hasFailed }) => hasFailed)) process.exitCode = 1
}

function pageOf(rows: readonly string[]): string {
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}`
  return `# The last run of each

\`npm run bench -- all\`, or with names only those, on ${machine}. Spreads and missed bars stand with the figures; a load of 2
or more is of what ran beside it or had just ended.

| benchmark | began (UTC) | load then | minutes | figures |
|---|---|---|---|---|
${rows.join('\n')}
`
}
