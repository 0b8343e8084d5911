import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ApiProcess } from '../../api/src/testing/apiProcess.ts'
import { invariantsReport } from '../../api/src/testing/invariants.ts'
import { createOnServer, withDatabase } from '../../api/src/testing/testDatabase.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { roll } from '../support/roll.ts'

const postgres = await startPostgres()
afterAll(() => postgres?.stop())

describe.runIf(postgres !== null)('an upgrade on PostgreSQL', () => {
  const { url } = postgres ?? { url: '' }

  it('an upgrade on PostgreSQL rolls over two apis while shops buy: a migration of eight seconds, an old api started after it, and no call fails', async () => {
    await roll(url, { shops: 6, lines: 30 }, async ({ lent, answers, worstMs, failures, migrated, shops }) => {
      expect(migrated).toContain('Done: 9998_next_note, 9999_next_backfill\n')
      expect(failures).toEqual([])
      const { db, close } = await lent.open()
      const placed = shops.flatMap((shop) => shop.purchases).filter((purchase) => purchase.placed !== undefined)
      expect(placed.length).toBeGreaterThan(0)
      expect(await db.selectFrom('trade').where('pay_status', '=', 'paid').select('id').execute()).toHaveLength(placed.length)
      process.stdout.write(
        `  ${answers} answers, the worst ${Math.round(worstMs)} ms, ${placed.length} orders; ${await invariantsReport(db)}\n`,
      )
      await close()
    })
  })

  it('three apis at once on an empty database all come up, though their statements may take a fifth of a second only', async () => {
    const database = withDatabase(url, await createOnServer(url, 'template0'))
    const dataDir = mkdtempSync(join(tmpdir(), 'api-three-'))
    const starting = await Promise.allSettled(
      Array.from({ length: 3 }, () => ApiProcess.start({ DATABASE_URL: database, DATA_DIR: dataDir, DATABASE_TIMEOUT_MS: '200' })),
    )
    const apis = starting.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
    try {
      expect(starting.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
      for (const api of apis) expect((await fetch(`${api.url}/readyz`)).status).toBe(200)
    } finally {
      for (const api of apis) await api.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
