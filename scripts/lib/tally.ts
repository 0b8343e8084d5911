import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { inRoot } from './paths.ts'
import { run } from './run.ts'

export type Tally = { passed: number; failed: number; skipped: number }

/** What a part prints goes through it: parts that run beside each other are shown one after the other. */
export type Say = (text: string) => void

export const tellOnConsole: Say = (text) => void process.stdout.write(text)

export const PASSED: Tally = { passed: 1, failed: 0, skipped: 0 }
export const FAILED: Tally = { passed: 0, failed: 1, skipped: 0 }
export const NONE: Tally = { passed: 0, failed: 0, skipped: 0 }

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

type Report = { numPassedTests?: number; numFailedTests?: number; numPendingTests?: number }
type Options = { env?: Record<string, string | undefined>; name?: string; words?: readonly string[] }

/** Runs one vitest project; a run that leaves no report, or fails without a failed test, counts as one failure. */
export async function vitest(project: string, say: Say, { env = {}, name = project, words = [] }: Options = {}): Promise<Tally> {
  mkdirSync(inRoot('node_modules/.cache/reports'), { recursive: true })
  const file = inRoot('node_modules/.cache/reports', `${name}.json`)
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const done = await run('pnpm', ['exec', 'vitest', 'run', '--project', project, ...reporters, ...words], { env, onOutput: say })
  let report: Report
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return FAILED
  }
  const failed = report.numFailedTests ?? 0
  return { passed: report.numPassedTests ?? 0, failed: failed === 0 && done.code !== 0 ? 1 : failed, skipped: report.numPendingTests ?? 0 }
}

/** Runs a command that passes or fails as a whole. */
export async function command(name: string, say: Say, program: string, args: readonly string[]): Promise<Tally> {
  const done = await run(program, args, { quiet: true })
  if (done.code === 0) return PASSED
  say(`${name} failed:\n${done.output}\n`)
  return FAILED
}
