import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { inRoot } from './paths.ts'
import { run } from './run.ts'

export type Tally = { passed: number; failed: number; skipped: number }

const none: Tally = { passed: 0, failed: 0, skipped: 0 }

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

type Test = { status: string; fullName: string; failureMessages?: readonly string[] }
type Report = {
  testResults?: readonly { assertionResults: readonly Test[] }[]
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numFailedTestSuites?: number
  success?: boolean
}

/** Runs one vitest project; a run that leaves no report, or fails without a failed test, counts as one failure. */
export async function vitest(
  project: string,
  env: Record<string, string | undefined> = {},
  name = project,
  more: readonly string[] = [],
): Promise<Tally> {
  mkdirSync(inRoot('node_modules/.cache/reports'), { recursive: true })
  const file = inRoot('node_modules/.cache/reports', `${name}.json`)
  rmSync(file, { force: true })
  const done = await run(
    'pnpm',
    ['exec', 'vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...more],
    { env },
  )
  let report: Report
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return { ...none, failed: 1 }
  }
  const tests = (report.testResults ?? []).flatMap(({ assertionResults }) => assertionResults)
  for (const { status, fullName, failureMessages = [] } of tests) {
    if (status === 'passed' && failureMessages.length > 0) console.log(`Passed at the second try only: ${fullName}`)
  }
  const failed = report.numFailedTests ?? 0
  return { passed: report.numPassedTests ?? 0, failed: failed === 0 && done.code !== 0 ? 1 : failed, skipped: report.numPendingTests ?? 0 }
}

/** Runs a command that passes or fails as a whole. */
export async function command(name: string, program: string, args: readonly string[]): Promise<Tally> {
  const done = await run(program, args, { quiet: true })
  if (done.code === 0) return { ...none, passed: 1 }
  console.error(`${name} failed:\n${done.output}`)
  return { ...none, failed: 1 }
}
