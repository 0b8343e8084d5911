import { readFileSync, writeFileSync } from 'node:fs'
import { actsOf, play } from '../tests/sim/run.ts'
import { shrink } from '../tests/sim/shrink.ts'
import type { Act } from '../tests/sim/story.ts'
import { inRoot } from './lib/paths.ts'
import { findPlanted } from './lib/findPlanted.ts'

/**
 * `npm run sim -- --seed=7 [--acts=200] [--until=90] [--days=1]`, `-- --replay=FILE` for what an earlier run wrote,
 * or `-- --planted [--days=20]`: within how many seeds each planted fault is found.
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
type Kept = { readonly seed: number; readonly acts: readonly Act[] }
const replayed = file === undefined ? null : (JSON.parse(readFileSync(file, 'utf8')) as Kept)
const isTold = days === 1 || replayed !== null

function chosen(seed: number): readonly Act[] {
  const acts = replayed?.acts ?? actsOf(seed, count)
  return until > 0 ? acts.slice(0, until) : acts
}

if (words.includes('--planted')) process.exit((await findPlanted(inRoot('scripts/sim.ts'), numberOf('days', 20))) ? 0 : 1)

let done = 0
const began = performance.now()
for (let seed = replayed?.seed ?? first; seed < (replayed?.seed ?? first) + (replayed === null ? days : 1); seed++) {
  // oxlint-disable no-await-in-loop -- one day after the other
  const acts = chosen(seed)
  const { broken, trace } = await play(seed, acts, isTold ? { onAct: (nth, said) => console.log(`${nth}. ${said}`) } : {})
  done += trace.length
  if (broken.length > 0) {
    if (words.includes('--plain')) console.log(`${seed} ${trace.length} ${broken[0]}`)
    else await report(seed, acts.slice(0, trace.length), broken)
    process.exit(1)
  }
  if (!isTold) console.log(`seed ${seed}: ${trace.length} acts, no law broken`)
  // oxlint-enable no-await-in-loop
}
const seconds = (performance.now() - began) / 1000
console.log(`${done} acts in ${seconds.toFixed(0)} s, ${(done / seconds).toFixed(1)} a second; no law broken.`)
process.exit(0)

/** The law, the fewest acts that break it, in words, and how to see them again. */
async function report(seed: number, acts: readonly Act[], broken: readonly string[]): Promise<void> {
  console.log(`\nSeed ${seed} breaks after ${acts.length} acts:\n${broken.join('\n')}\n\nShrinking …`)
  const fewest = replayed === null ? await shrink(acts, async (fewer) => (await play(seed, fewer, { every: 1 })).broken.length > 0) : acts
  const last = await play(seed, fewest, { every: 1 })
  const kept = inRoot(`node_modules/.cache/sim-${seed}.json`)
  writeFileSync(kept, JSON.stringify({ seed, acts: fewest }))
  console.log(`\n${last.trace.map((said, nth) => `${nth + 1}. ${said}`).join('\n')}\n\n${last.broken.join('\n')}\n`)
  console.log(`Again: npm run sim -- --replay=${kept}`)
}
