import { buildStorefront } from './build.ts'
import type { Change } from './changed.ts'
import { ensureChromium } from './chromium.ts'
import { ensureGenerated } from './ensureGenerated.ts'
import { inRoot } from './paths.ts'
import { startPostgres, type Postgres } from './postgres.ts'
import { run } from './run.ts'
import { add, command, FAILED, NONE, PASSED, type Say, type Tally, vitest } from './tally.ts'

/** Tests that ask no server, or bring the embedded database themselves: once is enough. */
export const WITHOUT_SERVER = [
  'main.test.ts',
  'printOpenapi.test.ts',
  'settings.test.ts',
  'modules/picture/',
  'modules/channel/',
  'modules/paper/',
  'db/lockFile.test.ts',
  'db/open.test.ts',
  'db/replay.test.ts',
]
/**
 * Where PostgreSQL is tested as well, these run on PGlite besides: the database's own rules. The contract tests take every call
 * through PGlite anyway; `test:full` runs all on both.
 */
export const ON_BOTH = ['appendOnly', 'drivers', 'migrate', 'refundBounds', 'refusedStates', 'toldTime'].map((name) => `db/${name}.test.ts`)

/** Full runs take these once more on databases whose own default is REPEATABLE READ. */
export const RACES = ['modules/order/races.test.ts', 'modules/order/acceptance/']

/** What is generated and kept in git. */
const KEPT = ['openapi.json', 'schema.graphql', 'docs/changelog.md', 'client/persisted.json']

/** Programs written in Go: a part has one processor, and memory costs less than collecting it. */
const FRUGAL = { GOGC: '400', GOMAXPROCS: '1' }

/** A change narrows a part to what it concerns. */
type Part = (say: Say, change?: Change) => Promise<Tally>

const isFull = (): boolean => process.env['FULL'] === '1'
export const inApi = (path: string): string => `api/src/${path}`
const sinceOf = (change: Change | undefined): readonly string[] => (change ? [`--changed=${change.since}`, '--passWithNoTests'] : [])

let server: Promise<Postgres | null> | undefined

/** The PostgreSQL server that was named, or one of this run's own; none where its programs are missing. */
async function databaseUrl(): Promise<string | undefined> {
  return process.env['TEST_DATABASE_URL'] || (await (server ??= startPostgres()))?.url
}

export async function stopDatabase(): Promise<void> {
  await (await server)?.stop()
}

/** Everything is generated again: a file that differs was stale. */
async function keptFiles(say: Say): Promise<Tally> {
  const changed = await ensureGenerated({ force: true, say })
  const stale = KEPT.filter((file) => changed?.includes(file))
  if (stale.length > 0) say(`These files were stale; they are fresh now, commit them: ${stale.join(', ')}.\n`)
  return changed === null || stale.length > 0 ? FAILED : PASSED
}

async function apiTests(say: Say, change?: Change): Promise<Tally> {
  const url = await databaseUrl()
  if (change) return vitest('api', say, { env: { TEST_DATABASE_URL: url ?? '' }, words: sinceOf(change) })
  if (!url) {
    const onPglite = await vitest('api', say, { env: { TEST_DATABASE_URL: '' }, name: 'api-pglite' })
    say('The api was tested on PGlite only: no PostgreSQL programs were found and TEST_DATABASE_URL is not set.\n')
    return onPglite
  }
  const excluded = WITHOUT_SERVER.flatMap((path) => ['--exclude', inApi(path.endsWith('/') ? `${path}**` : path)])
  const onPostgres = await vitest('api', say, { env: { TEST_DATABASE_URL: url }, name: 'api-postgres', words: excluded })
  const again = isFull() ? [] : [...WITHOUT_SERVER, ...ON_BOTH].map(inApi)
  const onPglite = await vitest('api', say, { env: { TEST_DATABASE_URL: '' }, name: 'api-pglite', words: again })
  const isolation = { TEST_DATABASE_URL: url, TEST_ISOLATION: 'repeatable read' }
  const onRepeatableRead = isFull()
    ? await vitest('api', say, { env: isolation, name: 'api-repeatable-read', words: RACES.map(inApi) })
    : NONE
  say(`The api was tested on PostgreSQL, and ${isFull() ? 'all of it' : 'the rules of its database'} on PGlite too.\n`)
  return [onPglite, onRepeatableRead].reduce(add, onPostgres)
}

/** Whole servers stand on PostgreSQL where there is one; in full on what `npm start` gives, the embedded database. */
const stackEnv = async () => ({ TEST_DATABASE_URL: (isFull() ? undefined : await databaseUrl()) ?? '' })

async function browserTests(say: Say, change?: Change): Promise<Tally> {
  const chromium = await ensureChromium()
  if (!chromium) {
    say(
      'The browser tests need Chromium: install it (apt-get install chromium-headless-shell fonts-noto-cjk) or set CHROMIUM to its program.\n',
    )
    return FAILED
  }
  if (!(await buildStorefront(say))) return FAILED
  const words = change?.browser.map((name) => `tests/e2e/${name}.test.ts`) ?? []
  return vitest('e2e', say, { env: { CHROMIUM: chromium, ...(await stackEnv()) }, words })
}

const tests =
  (project: string, name = project): Part =>
  (say, change) =>
    vitest(project, say, { name, words: sinceOf(change) })

/** What the tests notice of changes nobody made; its words are those of `scripts/mutants.ts`. */
async function mutants(say: Say): Promise<Tally> {
  const url = await databaseUrl()
  const done = await run(process.execPath, [inRoot('scripts/mutants.ts')], { env: { TEST_DATABASE_URL: url ?? '' }, onOutput: say })
  return done.code === 0 ? PASSED : FAILED
}

/** Parts of full runs, and where they are named. */
export const LONG = ['mutants', 'chaos', 'failover']

/** Every part by its name, in the order of the table. */
export const PARTS: Readonly<Record<string, Part>> = {
  fresh: keptFiles,
  format: (say) => command('Format', say, 'pnpm', ['exec', 'oxfmt', '--check']),
  lint: (say, change) =>
    command('Lint', say, 'pnpm', ['exec', 'oxlint', '--type-aware', '--deny-warnings', ...(change?.code ?? [])], FRUGAL),
  types: (say) => command('Types', say, 'pnpm', ['exec', 'tsc', '-b', '--singleThreaded'], FRUGAL),
  // What is generated is not in git, but uses what it is generated for.
  unused: (say) => command('Unused files and exports', say, 'pnpm', ['exec', 'knip', '--no-gitignore']),
  unit: tests('unit'),
  api: apiTests,
  gateway: tests('gateway'),
  client: tests('client*', 'client'),
  build: async (say) => ((await buildStorefront(say)) ? PASSED : FAILED),
  house: (say) => vitest('house', say),
  contract: async (say, change) => vitest('contract', say, { env: await stackEnv(), words: change?.contract ?? [] }),
  sim: async (say, change) => vitest('sim', say, { env: { TEST_DATABASE_URL: (await databaseUrl()) ?? '' }, words: sinceOf(change) }),
  chaos: (say) => vitest('chaos', say),
  failover: (say) => vitest('failover', say),
  e2e: browserTests,
  mutants,
}

/**
 * Two at a time begin in this order, those that take long first, so that both processors are busy until the end;
 * the browser tests stand on the build.
 */
export const QUEUE: readonly (readonly string[])[] = [
  ['mutants'],
  ['chaos'],
  ['failover'],
  ['build', 'e2e'],
  ...['api', 'client', 'contract', 'sim', 'types', 'unit', 'gateway', 'lint', 'house', 'unused', 'format'].map((name) => [name]),
]
