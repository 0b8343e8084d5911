import { systemIo } from '../modules/channel/channelIo.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Metrics } from '../observe/metrics.ts'
import { systemPause, type Deps, type Pause, type Random } from '../deps.ts'
import type { App } from '../server/app.ts'
import { openChannels } from '../modules/channel/openChannels.ts'
import { buildServer } from '../buildServer.ts'
import { UNDECLARED } from '../server/errorHandler.ts'
import { makeLog } from '../server/log.ts'
import { type Settings, readSettings } from '../settings.ts'
import { TestClient } from './testClient.ts'
import { TestClock, testRandom } from './clock.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'

export const GATEWAY_SECRET = 'the-secret-of-the-tests'
export const ERP_TOKEN = 'the-token-of-the-tests'
export const SANDBOX_SECRET = 'the-sandbox-secret-of-the-tests-'

export interface Harness {
  readonly app: App
  readonly deps: Deps
  readonly clock: TestClock
  /** Lines written to the log so far. */
  readonly logLines: readonly string[]
  client(headers?: Readonly<Record<string, string>>): TestClient
  close(): Promise<void>
}

/** The whole api on a database of its own, with a clock that stands still. Close it after the file's last test. */
export async function openHarness(settings: Partial<Settings> = {}): Promise<Harness> {
  return harnessOn(await openTestDatabase(settings.databasePool), settings)
}

/** Every refusal that a test file provoked must be among those its call declares. */
function refuseUndeclared(logLines: readonly string[]): void {
  const lines = logLines.filter((line) => line.includes(UNDECLARED)).map((line) => JSON.parse(line) as { call: string; reason: string })
  const told = [...new Set(lines.map(({ call, reason }) => `${call} ${reason}`))]
  if (told.length > 0) throw new Error(`${UNDECLARED}: ${told.join(', ')}`)
}

/** What an api that was opened again has of the one before, and who counts what it does. */
type Kept = { readonly clock?: TestClock; readonly random?: Random; readonly pause?: Pause; readonly metrics?: Metrics }

/** The api on a database that is there already; closing it closes the database too. */
export async function harnessOn(
  { db, close, ...database }: TestDatabase,
  settings: Partial<Settings> = {},
  kept: Kept = {},
): Promise<Harness> {
  const { clock = new TestClock(), random = testRandom(), pause = systemPause, metrics = null } = kept
  // The clock of the test is the only one: it may run on for weeks.
  await sql`create or replace function brake_now(told timestamptz) returns timestamptz language sql volatile as 'select told'`.execute(db)
  const logLines: string[] = []
  const dataDir = await mkdtemp(join(tmpdir(), 'api-harness-'))
  const complete = {
    ...readSettings({}),
    dataDir,
    gatewaySecret: GATEWAY_SECRET,
    erpToken: ERP_TOKEN,
    sandboxSecret: SANDBOX_SECRET,
    ...settings,
  }
  const channels = await openChannels(complete, { env: {}, readFile: () => '', io: { ...systemIo(), now: () => clock.now() } })
  const deps: Deps = { db, replicas: database.replicas ?? null, clock, random, pause, settings: complete, channels }
  const app = await buildServer(deps, makeLog('debug', { write: (line) => logLines.push(line) }), { metrics })
  return {
    app,
    deps,
    clock,
    logLines,
    client: (headers) => new TestClient(app, headers),
    close: async () => {
      await app.close()
      refuseUndeclared(logLines)
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
