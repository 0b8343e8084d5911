import { rmSync } from 'node:fs'
import { changeSince } from './lib/changed.ts'
import { ensureGenerated } from './lib/ensureGenerated.ts'
import { folderInMemory } from './lib/inMemory.ts'
import { LONG, PARTS, QUEUE, stopDatabase } from './lib/parts.ts'
import { inRoot } from './lib/paths.ts'
import { provenLines, REPORTS } from './lib/proofs.ts'
import { add, NONE, type Say, type Tally, tellOnConsole } from './lib/tally.ts'

/**
 * Everything a maintainer trusts, part by part; the last line counts what the runners reported.
 * `changed` runs what a change concerns, by itself what is not committed, or what differs from `--since=COMMIT`.
 */
const words = process.argv.slice(2)
// Some hundred processes of Node are started: what one has compiled the next need not.
process.env['NODE_COMPILE_CACHE'] ??= inRoot('node_modules/.cache/compiled')
const temporary = process.env['TMPDIR'] ?? folderInMemory()
if (temporary !== null) process.env['TMPDIR'] = temporary
const asked = words.filter((word) => !word.startsWith('--'))
const since = words.find((word) => word.startsWith('--since='))?.slice('--since='.length) ?? 'HEAD'
if (words.includes('--full')) process.env['FULL'] = '1'

function end(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const unknown = asked.find((name) => !(name in PARTS) && name !== 'changed')
if (unknown) end(`There is no part "${unknown}". The parts are: ${Object.keys(PARTS).join(', ')}; "changed" runs what a change concerns.`)

const change = asked.includes('changed') ? await changeSince(since).catch((error: Error) => end(error.message)) : undefined
if (change?.files.length === 0) end(`Nothing differs from ${since}.`)
const usual = Object.keys(PARTS).filter((name) => process.env['FULL'] === '1' || !LONG.includes(name))
const chosen = change?.parts ?? (asked.length > 0 ? asked : usual)
if (change) console.log(`${change.files.length} files differ from ${since}: ${chosen.join(', ')}; not run: chaos, mutants.`)

const isWhole = chosen.length === usual.length && !change
if (isWhole) rmSync(REPORTS, { recursive: true, force: true })

const results = new Map<string, { readonly tally: Tally; readonly seconds: number }>()

async function runPart(name: string, isAlone: boolean): Promise<void> {
  const said: string[] = []
  const say: Say = isAlone ? (text) => process.stdout.write(text) : (text) => said.push(text)
  console.log(`${isAlone ? '\n' : ''}== ${name}${isAlone ? '' : ' begins'}`)
  const started = performance.now()
  const tally = (await PARTS[name]?.(say, change)) ?? NONE
  results.set(name, { tally, seconds: (performance.now() - started) / 1000 })
  if (!isAlone) process.stdout.write(`\n== ${name} has ended\n${said.join('')}`)
}

// All else stands on what is generated.
if (chosen.includes('fresh')) await runPart('fresh', true)
else if ((await ensureGenerated()) === null) process.exit(1)

const waiting = QUEUE.map((group) => group.filter((name) => chosen.includes(name))).filter((group) => group.length > 0)
const isAlone = waiting.length === 1
async function runWaiting(): Promise<void> {
  for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) for (const name of group) await runPart(name, isAlone)
}
await Promise.all([runWaiting(), runWaiting()])
await stopDatabase()

if (isWhole) results.set('proofs', { tally: provenLines(tellOnConsole), seconds: 0 })
else console.log('\nNot checked: whether every line of docs/coverage.md has a proof that ran; a whole `npm test` does.')

const rows = [...results].map(([name, { tally, seconds }]) => {
  const counts = (['passed', 'failed', 'skipped'] as const).map((kind) => `${String(tally[kind]).padStart(5)} ${kind}`)
  return `${name.padEnd(9)}${counts.join('')}${seconds.toFixed(1).padStart(8)} s`
})
const total = [...results.values()].map(({ tally }) => tally).reduce(add, NONE)
for (const failure of total.failures ?? []) console.log(`\n✗ ${failure}`)
console.log(`\n${rows.join('\n')}\n\nIn ${(performance.now() / 1000).toFixed(0)} s:`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
