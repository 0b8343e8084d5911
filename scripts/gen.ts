import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inRoot, ROOT } from './lib/paths.ts'
import { run } from './lib/run.ts'

/** Makes every generated file anew, in the order in which they stand on one another; --check says which were stale. */
const STEPS: readonly (readonly [string, readonly string[]])[] = [
  ['node', ['api/src/printOpenapi.ts']],
  ['pnpm', ['--filter', 'gateway', 'run', 'gen:rest']],
  ['node', ['gateway/src/printSchema.ts']],
  ['pnpm', ['exec', 'graphql-codegen', '--config', 'codegen.yml']],
  ['pnpm', ['--filter', 'client', 'run', 'gen']],
]
const GENERATED = ['openapi.json', 'schema.graphql', 'gateway/src/generated', 'client/src/__generated__', 'client/persisted.json']

function contents(path: string, into = new Map<string, string>()): Map<string, string> {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat?.isDirectory()) for (const name of readdirSync(path)) contents(join(path, name), into)
  else if (stat) into.set(relative(ROOT, path), readFileSync(path, 'utf8'))
  return into
}

const snapshot = (): Map<string, string> => {
  const all = new Map<string, string>()
  for (const path of GENERATED) contents(inRoot(path), all)
  return all
}

const before = snapshot()
for (const [program, args] of STEPS) {
  const done = await run(program, args, { quiet: true })
  if (done.code !== 0) {
    console.error(`${program} ${args.join(' ')} failed:\n${done.output}`)
    process.exit(1)
  }
}
if (process.argv.includes('--check')) {
  const after = snapshot()
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file))
  if (stale.length > 0) {
    console.error(`These generated files were stale; they are fresh now, commit them:\n${stale.map((file) => `  ${file}`).join('\n')}`)
    process.exit(1)
  }
}
