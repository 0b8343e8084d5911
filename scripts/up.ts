import { demoAccounts, demoPassword } from '../gateway/src/explorer/demoAccounts.ts'
import { buildStorefront } from './lib/build.ts'
import { Server } from './lib/child.ts'

/** Starts the marketplace: api first, then the gateway with the storefront; ends both on Ctrl-C or SIGTERM. */
const isDevelopment = process.argv.includes('--dev')
// Cashier links and codes name the address the buyer is at.
const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? '4000'}`
const env = { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn', PUBLIC_URL: publicUrl, ...(isDevelopment ? { SHOW_CALLS: process.env['SHOW_CALLS'] ?? '1' } : {}) }
const running: Server[] = []
let stopping: Promise<void> | undefined

async function stopAll(): Promise<void> {
  // The gateway drains first: its requests under way still need the api.
  for (const server of running.toReversed()) await server.stop()
}

function stop(): Promise<void> {
  stopping ??= stopAll()
  return stopping
}

async function start(args: readonly string[]): Promise<{ port: number } | null> {
  const server = new Server(args, env)
  running.push(server)
  const ready = await server.ready()
  if (!ready) return null
  void server.exited.then(async (code) => {
    if (stopping) return
    console.error('A server ended unexpectedly; the other one is stopped too.')
    await stop()
    process.exit(code === 0 ? 1 : code)
  })
  return { port: ready.port }
}

const isDemo = (process.env['DEMO'] ?? (process.env['DATABASE_URL'] ? '0' : '1')) === '1'

function announce(gatewayPort: number): void {
  const address = process.env['PUBLIC_URL'] ?? `http://localhost:${gatewayPort}`
  console.log(`\n  Storefront  ${address}/\n  GraphiQL    ${address}/graphql\n`)
  if (isDemo) {
    console.log(`  Demo accounts, all with the password ${demoPassword}:`)
    for (const { username, what } of demoAccounts) console.log(`    ${username.padEnd(10)}${what}`)
  }
  console.log('\n  Ctrl-C ends it.\n')
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    void stop().then(() => process.exit(0))
  })
}

async function main(): Promise<number | null> {
  if (!isDevelopment && !(await buildStorefront())) return 1
  console.log('Starting the api …')
  const api = await start(isDevelopment ? ['--watch', '--watch-preserve-output', 'api/src/main.ts'] : ['api/src/main.ts'])
  if (!api) return stopping ? 0 : 1
  console.log('Starting the gateway …')
  const gateway = await start(isDevelopment ? ['gateway/src/dev.ts'] : ['gateway/src/main.ts'])
  if (!gateway) {
    const wasStopping = stopping !== undefined
    await stop()
    return wasStopping ? 0 : 1
  }
  announce(gateway.port)
  return null
}

const code = await main()
if (code !== null) process.exit(code)
