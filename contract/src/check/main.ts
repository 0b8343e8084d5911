import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.ts'

const beside = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')

// Who reads the beginning only ends the program.
process.stdout.on('error', () => process.exit(1))
process.exitCode = await run(process.argv.slice(2), {
  published: beside('schema.graphql'),
  resolved: JSON.parse(beside('resolved.json')) as string[],
  nowMs: Date.now(),
  out: (line) => void process.stdout.write(`${line}\n`),
})
