import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../../db/schema.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { insertLines, insertRun, refuseRepeated } from './run.repo.ts'

const LINES = 3_000
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  // The statistics know one file, and nothing of those that come after it.
  await database.db.transaction().execute((tx) => keepFile(tx, 'the-first-file'))
  await sql`analyze import_line`.execute(database.db)
})
afterAll(() => database.close())

async function keepFile(db: Db, clientKey: string): Promise<number> {
  const call = { kind: 'goods', mode: 'right', isDry: false, staff: '李会计', requestHash: 'a'.repeat(64) } as const
  const run = await insertRun(db, { ...call, clientKey, lines: LINES, now: new Date('2026-11-24T04:00:00Z') })
  const lines = Array.from({ length: LINES }, (_, nth) => ({ line: nth + 1, key: `G${nth === 2_999 ? 7 : nth}`, cells: {} }))
  await insertLines(db, run ?? 0, JSON.stringify(lines))
  return run ?? 0
}

/** How many lines this transaction has looked at. */
async function linesRead(db: Db): Promise<number> {
  const { rows } = await sql<{ read: number }>`select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_xact_user_tables where relname = 'import_line'`.execute(db)
  return rows[0]?.read ?? 0
}

it('of a large file the repeated lines are found by looking at each line a few times, not at each with all others', async () => {
  await database.db.transaction().execute(async (tx) => {
    const run = await keepFile(tx, 'the-second-file')
    const before = await linesRead(tx)
    await refuseRepeated(tx, run)
    expect((await linesRead(tx)) - before).toBeLessThan(4 * LINES)
    const wrong = tx.selectFrom('import_line').where('run_id', '=', run).where('state', '=', 'wrong').select(['line', 'problems'])
    expect(await wrong.execute()).toEqual([{ line: 3_000, problems: [{ column: null, message: '与第 8 行重复' }] }])
  })
})
