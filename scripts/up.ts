import { setTimeout as pause } from 'node:timers/promises'
import { demoAccounts, demoPassword } from '../gateway/src/explorer/demoAccounts.ts'
import { buildStorefront } from './lib/build.ts'
import { Server } from './lib/child.ts'
import { ensureGenerated } from './lib/ensureGenerated.ts'
import { inRoot } from './lib/paths.ts'
import { watchFiles } from './lib/watchFiles.ts'

/** Starts the marketplace: api first, then the gateway with the storefront; keeps both up, and ends both on Ctrl-C or SIGTERM. */
const isDevelopment = process.argv.includes('--dev')
// Cashier links and codes name the address the buyer is at.
const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? '4000'}`
const env = {
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  PUBLIC_URL: publicUrl,
  ...(isDevelopment ? { SHOW_CALLS: process.env['SHOW_CALLS'] ?? '1' } : {}),
}
/** Between the end of a server and its next start, longer each time it does not last. */
const PAUSES_S = [1, 2, 5, 10, 30] as const
const LASTING_MS = 60_000
/** In development the browser's connections hold the gateway, which has nothing to lose. */
const RELOAD_GRACE_MS = 1_000
/** The storefront is reloaded by Vite, which the gateway runs. */
const WATCHED = ['rules/src', 'api/src', 'gateway/src']

type Place = { readonly name: string; readonly program: string; server: Server }
const places: Place[] = []
let stopping: Promise<void> | undefined

async function stopAll(): Promise<void> {
  // The gateway drains first: its requests under way still need the api.
  for (const { server } of places.toReversed()) await server.stop()
}

function stop(): Promise<void> {
  stopping ??= stopAll()
  return stopping
}

async function start(name: string, program: string): Promise<{ port: number } | null> {
  const place: Place = { name, program, server: new Server([program], env) }
  places.push(place)
  const ready = await place.server.ready()
  if (ready && !isDevelopment) void keepUp(place)
  return ready
}

/** A server that was up and ended by itself is started again. */
async function keepUp(place: Place): Promise<void> {
  for (let soon = 0; ; soon++) {
    const since = performance.now()
    const code = await place.server.exited
    if (stopping) return
    if (performance.now() - since > LASTING_MS) soon = 0
    const seconds = PAUSES_S[Math.min(soon, PAUSES_S.length - 1)] ?? 0
    console.error(`The ${place.name} ended unexpectedly (${code}); it is started again in ${seconds} s.`)
    await pause(seconds * 1000)
    if (stopping) return
    place.server = new Server([place.program], env)
  }
}

/** Restarts the servers that a change concerns, unless what it generates has a mistake. */
async function reload(files: readonly string[]): Promise<void> {
  const concerned = places.filter(({ name }) => files.some((file) => file.startsWith(`${name}/`) || file.startsWith('rules/')))
  if (stopping || concerned.length === 0 || (await ensureGenerated()) === null) return
  for (const place of concerned) {
    await place.server.stop(place.name === 'gateway' ? RELOAD_GRACE_MS : undefined)
    if (stopping) return
    place.server = new Server([place.program], env)
    const ready = await place.server.ready()
    if (stopping) return
    console.log(ready ? `The ${place.name} runs again.` : `The ${place.name} does not start; the next change tries again.`)
  }
}

function reloadOnChange(): void {
  let reloaded = Promise.resolve()
  watchFiles(inRoot(), WATCHED, (files) => {
    const counting = files.filter((file) => !file.includes('.test.') && !file.includes('/generated/'))
    reloaded = reloaded.then(() => reload(counting))
  })
}

const isDemo = (process.env['DEMO'] ?? (process.env['DATABASE_URL'] ? '0' : '1')) === '1'

function announce(gatewayPort: number): void {
  const address = process.env['PUBLIC_URL'] ?? `http://localhost:${gatewayPort}`
  console.log(`\n  Storefront  ${address}/\n  GraphiQL    ${address}/graphql\n`)
  if (isDemo) {
    console.log(`  Demo accounts, all with the password ${demoPassword}:`)
    for (const { username, what } of demoAccounts) console.log(`    ${username.padEnd(10)}${what}`)
  } else {
    console.log('  A new shop: npm run erp -- init, then npm run erp -- doctor says what is still missing')
    console.log('  (with this ERP_TOKEN, and API_URL where API_PORT is not 4001; docs/operations/first-start.md)')
  }
  console.log('\n  Ctrl-C ends it.\n')
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    void stop().then(() => process.exit(0))
  })
}

async function main(): Promise<number | null> {
  if (isDevelopment ? (await ensureGenerated()) === null : !(await buildStorefront())) return 1
  console.log('Starting the api …')
  const api = await start('api', 'api/src/main.ts')
  if (!api) return stopping ? 0 : 1
  console.log('Starting the gateway …')
  const gateway = await start('gateway', isDevelopment ? 'gateway/src/dev.ts' : 'gateway/src/main.ts')
  if (!gateway) {
    const wasStopping = stopping !== undefined
    await stop()
    return wasStopping ? 0 : 1
  }
  if (isDevelopment) reloadOnChange()
  announce(gateway.port)
  return null
}

const code = await main()
if (code !== null) process.exit(code)
