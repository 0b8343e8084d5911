import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { inRoot } from '../scripts/lib/paths.ts'

/** They fill a database of their own first or run for an hour, which is longer than all others take together. */
const LONG = new Set(['codes', 'history', 'import', 'search', 'soak'])

interface Run {
  readonly name: string
  readonly began: string
  readonly load: string
  readonly minutes: string
  readonly isDone: boolean
}

async function run(name: string): Promise<Run> {
  const began = new Date()
  const load = (loadavg()[0] ?? 0).toFixed(1)
  const child = spawn(process.execPath, [inRoot('bench/run.ts'), name], { stdio: 'inherit' })
  const [code] = (await once(child, 'close')) as [number | null]
  const minutes = ((Date.now() - began.getTime()) / 60_000).toFixed(1)
  return { name, began: began.toISOString().slice(0, 16).replace('T', ' '), load, minutes, isDone: code === 0 }
}

/** One after another, each in a process of its own; what fails is told and stops none of the others. */
export async function benchAll(names: readonly string[], asked: readonly string[]): Promise<void> {
  const runs: Run[] = []
  for (const name of asked.length > 0 ? asked : names.filter((each) => !LONG.has(each))) {
    console.log(`\n== ${name}`)
    runs.push(await run(name))
  }
  const page = pageOf(runs)
  await writeFile(inRoot('bench/results/README.md'), page)
  console.log(`\n${page}`)
  if (runs.some(({ isDone }) => !isDone)) process.exitCode = 1
}

function pageOf(runs: readonly Run[]): string {
  const figures = (name: string): string => {
    const file = ['md', 'json'].map((end) => `${name}.${end}`).find((each) => existsSync(inRoot('bench/results', each)))
    return file === undefined ? '–' : `[${file}](${file})`
  }
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}`
  const rows = runs.map(
    ({ name, began, load, minutes, isDone }) => `| ${name} | ${began} | ${load} | ${minutes} | ${isDone ? figures(name) : 'failed'} |`,
  )
  return `# The last run of all

\`npm run bench -- all\` on ${machine}. Spreads stand with the figures; a load above 0.5 at the start says that something else ran beside it.

| benchmark | began (UTC) | load then | minutes | figures |
|---|---|---|---|---|
${rows.join('\n')}
`
}
