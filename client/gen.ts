import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { keepStorefrontDocuments } from './tools/persisted.ts'
import { printErrorCodes } from './tools/errorCodes.ts'

process.chdir(import.meta.dirname)

// The compiler refuses to start without both, and leaves unchanged operations out without --repersist.
mkdirSync('src/__generated__', { recursive: true })
writeFileSync('persisted.json', '{}')
const compiler = createRequire(import.meta.url)('relay-compiler') as string
const run = spawnSync(compiler, ['--repersist', ...process.argv.slice(2)], { stdio: 'inherit' })
if (run.status !== 0) process.exit(run.status ?? 1)

writeFileSync('persisted.json', keepStorefrontDocuments(readFileSync('persisted.json', 'utf8')))
mkdirSync('src/errors/generated', { recursive: true })
writeFileSync('src/errors/generated/gatewayErrorCode.ts', printErrorCodes(readFileSync('../schema.graphql', 'utf8')))
