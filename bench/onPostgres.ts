import { loadavg } from 'node:os'
import type { Harness } from '../api/src/testing/harness.ts'
import type { Settings } from '../api/src/settings.ts'
import { startPostgres } from '../scripts/lib/postgres.ts'

/** What a shop of a million goods would give it; see docs/operations/sizes.md. */
const MEMORY = '2GB'

/** The whole api on a PostgreSQL of its own, which is gone when `run` has ended or is interrupted. */
export async function onPostgres(run: (harness: Harness) => Promise<void>, settings: Partial<Settings> = {}): Promise<void> {
  const postgres = await startPostgres({ memory: MEMORY })
  if (postgres === null) {
    console.log('This benchmark needs the programs of PostgreSQL (initdb, pg_ctl) under /usr/lib/postgresql.')
    return
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void postgres.stop().finally(() => process.exit(1)))
  try {
    process.env['TEST_DATABASE_URL'] = postgres.url
    // The harness reads the address of its server when it is loaded: a benchmark may import nothing but types of it.
    const { openHarness } = await import('../api/src/testing/harness.ts')
    const { testServerUrl } = await import('../api/src/testing/testDatabase.ts')
    if (testServerUrl !== postgres.url) throw new Error('the harness was loaded before its server was there')
    const harness = await openHarness(settings)
    try {
      await run(harness)
    } finally {
      await harness.close()
    }
  } finally {
    await postgres.stop()
  }
}

/** How many programs wanted the processor during the last minute: what a figure of a busy machine is to be read with. */
export const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10
