import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { inRoot, ROOT } from './paths.ts'
import { NONE, type Report, type Say, type Tally } from './tally.ts'

/** What proves a line of the specification: a test by its file and its full title, in which `%s`, `$name` and … stand for a row's words. */
export type Proof = { readonly file: string; readonly title: string }
export type Ran = { readonly file: string; readonly title: string; readonly status: string }

export const REPORTS = inRoot('node_modules/.cache/reports')

/** All titles that a runner makes of one that is written with places for the words of a row. */
export function titlePattern(title: string): RegExp {
  const parts = title.split(/%[sdifjoO#$]|\$[\w.]+|…/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('[^]*')}$`)
}

/** The proofs that the lines of docs/coverage.md name. */
export function proofsIn(coverage: string): Proof[] {
  const rows = coverage.matchAll(/^\| .* \| `([^`|]+)` \| (.*) \|$/gm)
  return [...rows].map(([, file = '', title = '']) => ({ file, title: title.replaceAll(String.raw`\|`, '|') }))
}

/** Why a proof is none: no test of that title ran, or not all of them passed wherever they ran. */
export function lackOf({ file, title }: Proof, ran: readonly Ran[]): string | null {
  const pattern = titlePattern(title)
  const named = ran.filter((test) => test.file === file && pattern.test(test.title))
  if (named.length === 0) return `${file}: "${title}" did not run`
  if (named.some(({ status }) => status === 'failed')) return `${file}: "${title}" failed`
  return named.some(({ status }) => status === 'passed') ? null : `${file}: "${title}" was skipped`
}

function testsThatRan(): Ran[] {
  const reports = readdirSync(REPORTS).filter((name) => name.endsWith('.json'))
  return reports.flatMap((name) =>
    (JSON.parse(readFileSync(`${REPORTS}/${name}`, 'utf8')) as Report).testResults.flatMap((results) =>
      results.assertionResults.map(({ ancestorTitles, title, status }) => ({
        file: relative(ROOT, results.name),
        title: [...ancestorTitles, title].join(' '),
        status,
      })),
    ),
  )
}

/** The last step of a whole run: each line of the specification has a proof that ran, and passed. */
export function provenLines(say: Say): Tally {
  const ran = testsThatRan()
  const proofs = proofsIn(readFileSync(inRoot('docs/coverage.md'), 'utf8'))
  const lacks = proofs.map((proof) => lackOf(proof, ran))
  const missing = [...new Set(lacks.filter((lack) => lack !== null))]
  if (missing.length > 0) say(`docs/coverage.md names proofs that are none:\n${missing.join('\n')}\n`)
  const failed = lacks.filter((lack) => lack !== null).length
  return { ...NONE, passed: proofs.length - failed, failed: failed + (proofs.length === 0 ? 1 : 0) }
}
