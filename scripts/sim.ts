import { readFileSync, writeFileSync } from 'node:fs'
import { openSteppedStore } from '../api/src/testing/stepped/store.ts'
import { actsOf, rushOf } from '../tests/sim/acts.ts'
import { play } from '../tests/sim/run.ts'
import { shrink } from '../tests/sim/shrink.ts'
import type { Act } from '../tests/sim/story.ts'
import { inRoot } from './lib/paths.ts'
import { findPlanted } from './lib/findPlanted.ts'
import { startPostgres } from './lib/postgres.ts'

/**
 * `npm run sim -- --seed=7 [--acts=200] [--until=90] [--days=1]`, `-- --replay=FILE` for what an earlier run wrote,
 * or `-- --planted[=NAME] [--days=20]`: within how many seeds each planted fault is found. With `--database=postgres [--at-once=8]` several
 * act at once on a PostgreSQL, statement by statement in an order that the seed gives; `--rush` has all of them order and pay,
 * and `--on` goes on with the next seed when a law breaks.
 */
const words = process.argv.slice(2)
const wordOf = (name: string): string | undefined => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const numberOf = (name: string, usual: number): number => {
  const number = Number(wordOf(name) ?? usual)
  if (Number.isSafeInteger(number) && number >= 0) return number
  console.error(`--${name} takes a whole number.`)
  process.exit(2)
}
const [first, count, until, days] = [numberOf('seed', 1), numberOf('acts', 200), numberOf('until', 0), numberOf('days', 1)]
const file = wordOf('replay')
const isOnPostgres = wordOf('database') === 'postgres'
const atOnce = isOnPostgres ? numberOf('at-once', 8) : 1
type Kept = { readonly seed: number; readonly acts: readonly Act[] }
const replayed = file === undefined ? null : (JSON.parse(readFileSync(file, 'utf8')) as Kept)
/** An act may do two things at once, and ask for a third while another stands still; a server has no more for one. */
const [WAYS, MOST] = [3, 40]
const isTold = days === 1 || replayed !== null

function chosen(seed: number): readonly Act[] {
  const acts = replayed?.acts ?? (words.includes('--rush') ? rushOf(seed, atOnce) : actsOf(seed, count, atOnce))
  return until > 0 ? acts.slice(0, until) : acts
}

const server = isOnPostgres ? await findServer() : null
const planted = words.includes('--planted') ? undefined : wordOf('planted')
if (words.includes('--planted') || planted !== undefined) {
  const search = { program: inRoot('scripts/sim.ts'), days: numberOf('days', 20), server: server?.url ?? null }
  await end((await findPlanted(planted === undefined ? search : { ...search, name: planted })) ? 0 : 1)
}
const where = server === null ? {} : { open: () => openSteppedStore(server.url, Math.min(MOST, atOnce * WAYS)) }

let [done, brokenDays] = [0, 0]
const began = performance.now()
for (let seed = replayed?.seed ?? first; seed < (replayed?.seed ?? first) + (replayed === null ? days : 1); seed++) {
  // oxlint-disable no-await-in-loop -- one day after the other
  const acts = chosen(seed)
  const { broken, trace } = await play(seed, acts, {
    ...where,
    ...(isTold ? { onAct: (nth, said) => console.log(`${nth}. ${said}`) } : {}),
  })
  done += trace.length
  if (broken.length > 0) {
    brokenDays++
    if (words.includes('--plain')) console.log(`${seed} ${trace.length} ${broken[0]}`)
    else await report(seed, acts.slice(0, trace.length), broken)
    if (!words.includes('--on')) await end(1)
  } else if (!isTold) console.log(`seed ${seed}: ${trace.length} acts, no law broken`)
  // oxlint-enable no-await-in-loop
}
const seconds = (performance.now() - began) / 1000
const found = brokenDays === 0 ? 'no law broken' : `laws broken in ${brokenDays} days`
console.log(`${done} acts in ${seconds.toFixed(0)} s, ${(done / seconds).toFixed(1)} a second; ${found}.`)
await end(brokenDays === 0 ? 0 : 1)

/** The server that TEST_DATABASE_URL names, or another, for this run alone. */
async function findServer(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL']
  if (url) return { url, stop: () => Promise.resolve() }
  const started = await startPostgres()
  if (started !== null) return started
  console.error('No PostgreSQL: its programs were not found, and TEST_DATABASE_URL is not set.')
  process.exit(2)
}

async function end(code: number): Promise<never> {
  await server?.stop()
  process.exit(code)
}

/** The law, the fewest acts that break it, in words, and how to see them again. */
async function report(seed: number, acts: readonly Act[], broken: readonly string[]): Promise<void> {
  console.log(`\nSeed ${seed} breaks after ${acts.length} acts:\n${broken.join('\n')}\n\nShrinking …`)
  const fewest =
    replayed === null ? await shrink(acts, async (fewer) => (await play(seed, fewer, { ...where, every: 1 })).broken.length > 0) : acts
  const last = await play(seed, fewest, { ...where, every: 1 })
  const kept = inRoot(`node_modules/.cache/sim-${seed}.json`)
  writeFileSync(kept, JSON.stringify({ seed, acts: fewest }))
  console.log(`\n${last.trace.map((said, nth) => `${nth + 1}. ${said}`).join('\n')}\n\n${last.broken.join('\n')}\n`)
  console.log(`Again: npm run sim -- --replay=${kept}`)
}
