import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOnServer, dropOnServer, ensureDemoOnServer, testServerUrl, withDatabase } from '../../api/src/testing/testDatabase.ts'
import { Server } from '../../scripts/lib/child.ts'
import { formatDate } from '../../rules/src/time.ts'
import { freePort } from '../../scripts/lib/postgres.ts'
import { FaultProxy } from './faultProxy.ts'

export type Stack = {
  api: string
  gateway: string
  gateways: readonly { url: string; server: Server }[]
  proxy: FaultProxy | null
  stop: () => Promise<void>
}

/** `embedded`: on PGlite even where there is a PostgreSQL server. */
type Options = { faults?: boolean; embedded?: boolean; env?: Record<string, string>; gateways?: number; onOutput?: (text: string) => void }

async function started(name: string, server: Server): Promise<Server> {
  if (await server.ready()) return server
  throw new Error(`The ${name} did not start.`)
}

type Lent = { url: string | undefined; giveBack: () => Promise<void> }

/** Starting the api once fills it: on a server that is far quicker than on PGlite. */
async function fillDemo(url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-demo-'))
  const env = { DATA_DIR: folder, DATABASE_URL: url, DEMO: '1', DEMO_AUTOPILOT_SECONDS: '0', LOG_LEVEL: 'error', API_PORT: '0' }
  await (await started('api', new Server(['api/src/main.ts'], env))).stop()
  rmSync(folder, { recursive: true, force: true })
}

/** A copy of the filled demo on the server that the tests were given, if any. */
async function lendDemo(): Promise<Lent> {
  if (testServerUrl === null) return embedded
  const server = testServerUrl
  const name = await createOnServer(server, await ensureDemoOnServer(server, formatDate(Math.floor(Date.now() / 1000)), fillDemo))
  return { url: withDatabase(server, name), giveBack: () => dropOnServer(server, name) }
}

const embedded: Lent = { url: undefined, giveBack: () => Promise.resolve() }

/** The real api and the real gateway with the built storefront, on free ports, with a fresh data folder and a fresh demo. */
export async function startStack({
  faults = false,
  embedded: isEmbedded = false,
  env = {},
  gateways: count = 1,
  onOutput,
}: Options = {}): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-e2e-'))
  const [apiPort, port] = [await freePort(), await freePort()]
  const lent = isEmbedded || env['DATABASE_URL'] ? embedded : await lendDemo()
  const shared = {
    DATA_DIR: folder,
    DATABASE_URL: lent.url,
    DEMO: '1',
    DEMO_AUTOPILOT_SECONDS: '0',
    LOG_LEVEL: 'error',
    PUBLIC_URL: `http://localhost:${port}`,
    API_PORT: String(apiPort),
    RATE_PER_SESSION: '0',
    RATE_PER_ADDRESS: '0',
    ...env,
  }
  const api = await started('api', new Server(['api/src/main.ts'], shared, onOutput))
  const direct = `http://127.0.0.1:${apiPort}`
  const proxy = faults ? new FaultProxy(direct) : null
  const upstream = proxy ? await proxy.listen() : direct
  const ports = [port, ...(await Promise.all(Array.from({ length: count - 1 }, freePort)))]
  const gateways = await Promise.all(
    ports.map(async (gatewayPort) => ({
      url: `http://localhost:${gatewayPort}`,
      server: await started(
        'gateway',
        new Server(['gateway/src/main.ts'], { ...shared, PORT: String(gatewayPort), API_URL: upstream }, onOutput),
      ),
    })),
  ).catch(async (error: unknown) => {
    await Promise.all([proxy?.close(), api.stop()])
    throw error
  })
  return {
    api: direct,
    gateway: `http://localhost:${port}`,
    gateways,
    proxy,
    stop: async () => {
      await Promise.all(gateways.map(({ server }) => server.stop()))
      await proxy?.close()
      await api.stop()
      await lent.giveBack()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
