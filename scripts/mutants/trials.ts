import { dirname, relative } from 'node:path'
import {
  BaseSequencer,
  createVitest,
  type TestModule,
  type TestRunResult,
  type TestSpecification,
  type Vite,
  type Vitest,
} from 'vitest/node'
import config from '../../vitest.config.ts'
import { inRoot, ROOT } from '../lib/paths.ts'
import { type Floor, type Mutant, plant } from './mutants.ts'

interface Tests {
  readonly projects: readonly string[]
  readonly words: readonly string[]
  /** They look at everything and take long; what they alone would catch wants a narrower test. */
  readonly without: readonly string[]
}
const TESTS: Readonly<Record<Floor, Tests>> = {
  rules: { projects: ['unit'], words: ['rules/'], without: [] },
  gateway: { projects: ['gateway'], words: [], without: [] },
  client: { projects: ['client', 'client-windows'], words: [], without: [] },
  api: {
    projects: ['api'],
    words: [],
    without: [
      'after-sale/returns.property',
      'after-sale/races',
      'after-sale/lapseRaces',
      'cashback/returns.property',
      'job/takeOver',
      'order/killed',
      'order/races',
      'upload/slowStore',
      'server/hostileInput',
      'seed/seed',
      'src/main',
      ...['everyWay', 'held', 'isolation', 'losers', 'paidOrders'].map((name) => `acceptance/${name}`),
      ...['migrateVersions', 'open', 'refusedStates', 'replay'].map((name) => `db/${name}`),
    ],
  },
}

/** A test may take this many times what it took without a mutant; a busy machine catches none. */
const PATIENCE = 5
const LEAST_TEST_MS = 20_000
/** Without a mutant nothing hangs. */
const CLEAN_TEST_MS = 240_000
/** Of the files that pass a mutant, the nearest, as many as took this long without it. */
const WIDEST_MS = 60_000
/** A switch may be passed this many times as often as without a mutant. */
const HITS_FACTOR = 100
const LEAST_HITS = 100_000

/** What a test file did without a mutant: its time, its slowest test, and the switches it passed, each with how often. */
interface Clean {
  readonly specification: TestSpecification
  readonly file: string
  readonly ms: number
  readonly slowestMs: number
  readonly hits: Readonly<Record<string, number>>
}

/** `late`: what failed had run out of time, be it the mutant or a busy machine. `unseen`: no test comes by. */
export type Verdict = 'caught' | 'late' | 'survived' | 'unseen'
export interface Trial {
  readonly mutant: Mutant
  readonly verdict: Verdict
  /** How many test files came by. */
  readonly files: number
  readonly seconds: number
}

let order: readonly TestSpecification[] = []
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  }
}

/** The tests of a floor over the sources in which mutants sleep. */
async function openVitest(floor: Floor, sources: ReadonlyMap<string, string>): Promise<Vitest> {
  const instrumented: Vite.Plugin = {
    name: 'mutants',
    enforce: 'pre',
    transform: { order: 'pre', handler: (_code, id) => sources.get(relative(ROOT, id.split('?')[0] ?? id)) },
  }
  const projects = (config.test?.projects ?? []).flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project)) return []
    const name = project.test?.name
    if (typeof name !== 'string' || !TESTS[floor].projects.includes(name)) return []
    const setupFiles = [inRoot('scripts/mutants/worker.ts'), ...[project.test?.setupFiles ?? []].flat()]
    return [{ ...project, plugins: [instrumented], test: { ...project.test, setupFiles } }]
  })
  const test = { ...config.test, projects, sequence: { sequencer: InOrder } }
  // Vitest would keep what it transformed, and take it for the code of today.
  const options = { root: ROOT, config: false as const, fsModuleCache: false, watch: false, reporters: [{}], silent: true }
  return createVitest(options, { test })
}

function tell(vitest: Vitest, told: { mutant: string; hitLimit: number; timeoutMs: number }): void {
  for (const [key, value] of Object.entries(told)) vitest.provide(key as 'mutant', value as string)
}

const failuresOf = ({ testModules, unhandledErrors }: TestRunResult): string[] => [
  ...unhandledErrors.map(() => 'an error outside every test'),
  ...testModules.filter((module) => !module.ok()).map(({ relativeModuleId }) => relativeModuleId),
]

/** Vitest's answer has every module it ever ran; one that failed for another mutant says nothing of this one. */
const ranNow = ({ testModules }: TestRunResult): readonly TestModule[] =>
  testModules.filter(({ moduleId }) => order.some((specification) => specification.moduleId === moduleId))

function verdictOn(result: TestRunResult): Verdict {
  const { unhandledErrors } = result
  const errors = ranNow(result).flatMap((module) => [
    ...module.errors(),
    ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
    ...[...module.children.allTests()].flatMap((test) => test.result().errors ?? []),
  ])
  if (errors.length + unhandledErrors.length === 0) return 'survived'
  return unhandledErrors.length === 0 && errors.every(({ message }) => / timed out in \d+ms/.test(message)) ? 'late' : 'caught'
}

function bailAfter(vitest: Vitest, failures: number): void {
  for (const { config: told } of [vitest, ...vitest.projects]) told.bail = failures
}

/** Runs every test once while all mutants sleep. */
async function runClean(vitest: Vitest, floor: Floor, words: readonly string[]): Promise<Clean[]> {
  const { without, words: wordsOfFloor } = TESTS[floor]
  const all = await vitest.globTestSpecifications([...(words.length > 0 ? words : wordsOfFloor)])
  order = all.filter(({ moduleId }) => !without.some((name) => moduleId.endsWith(`/${name}.test.ts`)))
  tell(vitest, { mutant: '', hitLimit: 0, timeoutMs: CLEAN_TEST_MS })
  bailAfter(vitest, 0)
  const failures = failuresOf(await vitest.runTestSpecifications([...order]))
  // They would catch everything.
  if (failures.length > 0) console.log(`left out, since they fail without a mutant: ${failures.join(', ')}`)
  bailAfter(vitest, 1)
  return order.flatMap((specification): Clean[] => {
    const module = specification.testModule
    if (!module?.ok()) return []
    const slowestMs = Math.max(0, ...[...module.children.allTests()].map((test) => test.diagnostic()?.duration ?? 0))
    const [file, ms] = [relative(ROOT, module.moduleId), module.diagnostic().duration]
    return [{ specification, file, ms, slowestMs, hits: module.meta().hits ?? {} }]
  })
}

/** How many folders two files share. */
function nearness(a: string, b: string): number {
  const [left, right] = [dirname(a).split('/'), dirname(b).split('/')]
  const differs = left.findIndex((folder, at) => folder !== right[at])
  return differs === -1 ? left.length : differs
}

/** The files that come by a switch, the nearest and quickest first, within what a trial may take. */
function seeing(clean: readonly Clean[], file: string, number: string): Clean[] {
  let ms = 0
  return clean
    .filter(({ hits }) => number in hits)
    .toSorted((a, b) => nearness(b.file, file) - nearness(a.file, file) || a.ms - b.ms)
    .filter((entry, at) => (ms += entry.ms) <= WIDEST_MS || at === 0)
}

/** Tries the mutants one after the other: the tests that come by, until one fails. `words` narrow the tests. */
export async function tryMutants(
  floor: Floor,
  chosen: readonly Mutant[],
  words: readonly string[],
  onTrial: (trial: Trial) => void,
): Promise<Trial[]> {
  const { sources, switches } = await plant(chosen)
  const vitest = await openVitest(floor, sources)
  const clean = await runClean(vitest, floor, words)
  const trials: Trial[] = []
  for (const mutant of chosen) {
    const started = performance.now()
    const number = switches.get(mutant.id) ?? ''
    const files = seeing(clean, mutant.file, number)
    let verdict: Verdict = 'unseen'
    if (files.length > 0) {
      order = files.map(({ specification }) => specification)
      const hits = Math.max(...files.map((entry) => entry.hits[number] ?? 0))
      const slowestMs = Math.max(...files.map((entry) => entry.slowestMs))
      tell(vitest, { mutant: number, hitLimit: LEAST_HITS + hits * HITS_FACTOR, timeoutMs: LEAST_TEST_MS + slowestMs * PATIENCE })
      verdict = verdictOn(await vitest.runTestSpecifications([...order]))
    }
    const trial = { mutant, verdict, files: files.length, seconds: (performance.now() - started) / 1000 }
    trials.push(trial)
    onTrial(trial)
  }
  await vitest.close()
  return trials
}
