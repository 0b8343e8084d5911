import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { inRoot, ROOT } from './paths.ts'
import { run } from './run.ts'

/** What a part counted; `failures` names what failed, for the end of the run: the part's own words may stand far above. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number; readonly failures?: readonly string[] }

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
  failures: [...(a.failures ?? []), ...(b.failures ?? [])],
})

export type Report = {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly numPendingTests?: number
  readonly testResults: readonly {
    /** The file, from the root of the machine. */
    readonly name: string
    /** What was thrown where the file could not be run. */
    readonly message?: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

const LINES_OF_A_FAILURE = 12

/** File, title and the beginning of what was thrown, of each test that failed and of each file that could not be run. */
export function failuresIn(report: Report): string[] {
  return report.testResults.flatMap(({ name, message = '', assertionResults }) => {
    const tell = (title: string, said: string): string => {
      const lines = said.split('\n').slice(0, LINES_OF_A_FAILURE)
      return [`${relative(ROOT, name)}${title}`, ...lines.map((line) => `    ${line}`)].join('\n')
    }
    if (assertionResults.length === 0) return message === '' ? [] : [tell('', message)]
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title, failureMessages = [] }) =>
        tell(`: ${[...ancestorTitles, title].join(' ')}`, failureMessages.join('\n')),
      )
  })
}

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
  return {
    passed: report.numPassedTests ?? 0,
    failed: failed === 0 && done.code !== 0 ? 1 : failed,
    skipped: report.numPendingTests ?? 0,
    failures: failuresIn(report),
  }
}

/** Runs a command that passes or fails as a whole. */
export async function command(
  name: string,
  say: Say,
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Tally> {
  const done = await run(program, args, { quiet: true, env })
  if (done.code === 0) return PASSED
  say(`${name} failed:\n${done.output}\n`)
  return FAILED
}
