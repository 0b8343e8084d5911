import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { ensureGenerated } from './ensureGenerated.ts'
import { inRoot, ROOT } from './paths.ts'
import { run } from './run.ts'
import { type Say, tellOnConsole } from './tally.ts'

const INPUTS = [
  'client/src/**/*.{ts,tsx}',
  'client/tools/*.ts',
  'client/*.{ts,json,html}',
  'client/public/**/*',
  'rules/src/**/*.ts',
  'pnpm-lock.yaml',
]
const stampFile = inRoot('client/dist/.inputs')

function inputsDigest(): string {
  const hash = createHash('sha256')
  const files = INPUTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  for (const file of files.toSorted()) hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Builds the storefront when a source of it has changed since the last build. */
export async function buildStorefront(say: Say = tellOnConsole): Promise<boolean> {
  if ((await ensureGenerated({ say })) === null) return false
  const digest = inputsDigest()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest) return true
  say('Building the storefront …\n')
  const built = await run('pnpm', ['--filter', 'client', 'build'], { quiet: true })
  if (built.code !== 0) {
    say(built.output)
    return false
  }
  writeFileSync(stampFile, digest)
  return true
}
