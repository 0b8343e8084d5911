import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createOnServer, dropOnServer, testServerUrl, withDatabase } from '../../api/src/testing/testDatabase.ts'
import { Server } from '../../scripts/lib/child.ts'
import { freePort } from '../../scripts/lib/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demo: { server: string; database: string } | undefined
  }
}

/** Where there is a PostgreSQL server, the demo is filled once on it; each stack then takes a copy, which is far quicker than PGlite. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (testServerUrl === null) return undefined
  const server = testServerUrl
  const database = await createOnServer(server)
  const folder = mkdtempSync(join(tmpdir(), 'shop-demo-'))
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: withDatabase(server, database),
    DEMO: '1',
    DEMO_AUTOPILOT_SECONDS: '0',
    LOG_LEVEL: 'error',
    API_PORT: String(await freePort()),
  }
  const api = new Server(['api/src/main.ts'], env)
  if (!(await api.ready())) throw new Error('The demo could not be filled.')
  await api.stop()
  rmSync(folder, { recursive: true, force: true })
  project.provide('demo', { server, database })
  return () => dropOnServer(server, database)
}
