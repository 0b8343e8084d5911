import { setPriority } from 'node:os'
import { table } from './lib/table.ts'
import { FLOORS, type Floor, judgedIn, type Mutant, mutantsOf, readSource, sample } from './mutants/mutants.ts'
import { type Trial, tryMutants } from './mutants/trials.ts'

/**
 * Changes the logic of a floor at one place at a time, and counts the changes that a test notices.
 * Words: floors; ids of mutants, or files of sources, to try these only; paths of tests, to try with these only.
 */
const words = process.argv.slice(2)
const numberOf = (name: string, usual: number): number =>
  Number(words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual)
const [seed, count] = [numberOf('seed', 1), numberOf('count', 200)]
const ids = words.filter((word) => /^[0-9a-f]{8}$/.test(word))
const sources = words.filter((word) => /\.tsx?$/.test(word) && !/\.test\./.test(word))
const tests = words.filter((word) => word.includes('/') && !sources.includes(word))
const asked = FLOORS.filter((floor) => words.some((word) => word.split('/')[0] === floor))
const isSample = ids.length + sources.length === 0

/** The share that must be caught of those that are not equivalent. */
const LEAST: Readonly<Record<Floor, number>> = { rules: 0.95, gateway: 0.9, client: 0.8, api: 0.9 }

/** What nobody could notice, each with its reason. */
const judged = judgedIn(readSource('docs/mutants.md'))

const short = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 70 ? `${line.slice(0, 69)}…` : line
}
const told = ({ id, file, line, code, replacement }: Mutant): string =>
  `\`${id}\` ${file}:${line}: \`${short(code)}\` → \`${short(replacement)}\``

async function tryFloor(floor: Floor): Promise<Trial[]> {
  const all = await mutantsOf(floor)
  const chosen = isSample ? sample(all, seed, count) : all.filter(({ id, file }) => ids.includes(id) || sources.includes(file))
  console.log(`\n${floor}: ${chosen.length} of ${all.length} mutants`)
  return tryMutants(floor, chosen, tests, ({ mutant, verdict, files, seconds }) => {
    const note = judged.has(mutant.id) ? ', judged equivalent' : ''
    console.log(`${verdict.padEnd(8)} ${told(mutant)} (${files} files, ${seconds.toFixed(1)} s${note})`)
  })
}

// Whatever else the machine does goes first.
setPriority(10)
const rows: string[][] = []
let isEnough = true
for (const floor of asked.length > 0 ? asked : FLOORS) {
  const started = performance.now()
  const trials = await tryFloor(floor)
  const late = trials.filter(({ verdict }) => verdict === 'late').length
  const caught = trials.filter(({ verdict }) => verdict === 'caught').length + late
  const survivors = trials.filter(({ verdict }) => verdict === 'survived' || verdict === 'unseen')
  const equivalent = survivors.filter(({ mutant }) => judged.has(mutant.id)).length
  const share = caught / (trials.length - equivalent)
  isEnough &&= !isSample || share >= LEAST[floor]
  const minutes = (performance.now() - started) / 60_000
  const figures = [trials.length, caught, late, equivalent, survivors.length - equivalent].map(String)
  rows.push([floor, ...figures, `${(share * 100).toFixed(1)} %`, `${(LEAST[floor] * 100).toFixed(0)} %`, minutes.toFixed(1)])
}
console.log(`\n${table(['floor', 'mutants', 'caught', 'of these late', 'equivalent', 'survived', 'share', 'least', 'minutes'], rows)}`)
process.exit(isEnough ? 0 : 1)
