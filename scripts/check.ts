import { buildStorefront } from './lib/build.ts'
import { ensureChromium } from './lib/chromium.ts'
import { ensureGenerated } from './lib/ensureGenerated.ts'
import { startPostgres, type Postgres } from './lib/postgres.ts'
import { add, command, type Tally, vitest } from './lib/tally.ts'

/** Everything a maintainer trusts, part by part; the last line counts what the runners reported. */
const passed: Tally = { passed: 1, failed: 0, skipped: 0 }
const failed: Tally = { passed: 0, failed: 1, skipped: 0 }

/** Tests that ask no server, or bring the embedded database themselves: once is enough. */
const WITHOUT_SERVER = [
  'main.test.ts',
  'printOpenapi.test.ts',
  'settings.test.ts',
  'server/hostileInput.test.ts',
  'modules/picture/',
  'modules/payment/channels/',
  'db/lockFile.test.ts',
]
/**
 * Where PostgreSQL is tested as well, these run on PGlite besides: the database's own rules, and the acceptance cases of orders.
 * The contract tests take every call through PGlite anyway; `test:full` runs all on both.
 */
const ON_BOTH = ['db/', 'server/authorisation.test.ts', 'modules/order/acceptance/']

/** Full runs take these once more on databases whose own default is REPEATABLE READ. */
const RACES = ['modules/order/races.test.ts', 'modules/order/acceptance/']

const isFull = (): boolean => process.env['FULL'] === '1'
const inApi = (path: string): string => `api/src/${path}`

const own: { server?: Promise<Postgres | null> } = {}

/** The PostgreSQL server that was named, or one of this run's own; none where its programs are missing. */
async function databaseUrl(): Promise<string | undefined> {
  return process.env['TEST_DATABASE_URL'] || (await (own.server ??= startPostgres()))?.url
}

/** What is generated and kept in git. */
const KEPT = ['openapi.json', 'schema.graphql', 'client/persisted.json']

/** All is made anew: what differs from what was there was stale. */
async function keptFiles(): Promise<Tally> {
  const changed = await ensureGenerated({ force: true })
  const stale = KEPT.filter((file) => changed?.includes(file))
  if (stale.length > 0) console.error(`These files were stale; they are fresh now, commit them: ${stale.join(', ')}.`)
  return changed === null || stale.length > 0 ? failed : passed
}

async function apiTests(): Promise<Tally> {
  const url = await databaseUrl()
  if (!url) {
    const onPglite = await vitest('api', { TEST_DATABASE_URL: '' }, 'api-pglite')
    console.log('The api was tested on PGlite only: no PostgreSQL programs were found and TEST_DATABASE_URL is not set.')
    return onPglite
  }
  const excluded = WITHOUT_SERVER.flatMap((path) => ['--exclude', inApi(path.endsWith('/') ? `${path}**` : path)])
  const onPostgres = await vitest('api', { TEST_DATABASE_URL: url }, 'api-postgres', excluded)
  const onPglite = await vitest('api', { TEST_DATABASE_URL: '' }, 'api-pglite', isFull() ? [] : [...WITHOUT_SERVER, ...ON_BOTH].map(inApi))
  const onRepeatableRead = isFull()
    ? [await vitest('api', { TEST_DATABASE_URL: url, TEST_ISOLATION: 'repeatable read' }, 'api-repeatable-read', RACES.map(inApi))]
    : []
  console.log(`The api was tested on PostgreSQL, and ${isFull() ? 'all of it' : 'its database and orders'} on PGlite too.`)
  return [onPglite, ...onRepeatableRead].reduce(add, onPostgres)
}

async function browserTests(): Promise<Tally> {
  const chromium = await ensureChromium()
  if (!chromium) {
    console.error('The browser tests need Chromium: install it (apt-get install chromium fonts-noto-cjk) or set CHROMIUM to its program.')
    return failed
  }
  if (!(await buildStorefront())) return failed
  // In full they all take what `npm start` gives, the embedded database.
  const url = isFull() ? undefined : await databaseUrl()
  return vitest('e2e', { CHROMIUM: chromium, TEST_DATABASE_URL: url ?? '' })
}

const PARTS: Record<string, () => Promise<Tally>> = {
  fresh: keptFiles,
  format: () => command('Format', 'pnpm', ['exec', 'oxfmt', '--check']),
  lint: () => command('Lint', 'pnpm', ['exec', 'oxlint', '--type-aware', '--deny-warnings']),
  types: () => command('Types', 'pnpm', ['exec', 'tsc', '-b']),
  unused: () => command('Unused files and exports', 'pnpm', ['exec', 'knip', '--no-gitignore']),
  unit: () => vitest('unit'),
  api: apiTests,
  gateway: () => vitest('gateway'),
  client: () => vitest('client*', {}, 'client'),
  build: async () => ((await buildStorefront()) ? passed : failed),
  house: () => vitest('house'),
  contract: () => vitest('contract'),
  chaos: () => vitest('chaos'),
  e2e: browserTests,
}

const words = process.argv.slice(2)
if (words.includes('--full')) process.env['FULL'] = '1'
const asked = words.filter((word) => !word.startsWith('--'))
const unknown = asked.find((name) => !(name in PARTS))
if (unknown) {
  console.error(`There is no part "${unknown}". The parts are: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}

if (asked.length > 0 && !asked.includes('fresh') && (await ensureGenerated()) === null) process.exit(1)

let total: Tally = { passed: 0, failed: 0, skipped: 0 }
const rows: string[] = []
for (const [name, part] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n== ${name}`)
  const started = performance.now()
  const tally = await part()
  total = add(total, tally)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  rows.push(
    `${name.padEnd(10)}${String(tally.passed).padStart(6)} passed ${String(tally.failed).padStart(4)} failed ${String(tally.skipped).padStart(4)} skipped ${seconds.padStart(7)} s`,
  )
}
await (await own.server)?.stop()
console.log(`\n${rows.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
