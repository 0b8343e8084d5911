import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from '../../testing/harness.ts'
import { brokenInvariants } from '../../testing/invariants.ts'
import { seedDemo } from './seed.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  const a = performance.now()
  await seedDemo(h.deps)
  process.stdout.write(`seeded in ${Math.round(performance.now() - a)} ms\n`)
})
afterAll(() => h.close())

it('x', async () => {
  expect(await brokenInvariants(h.deps.db)).toEqual([])
  console.log((await sql.raw(`select status, count(*) from orders group by 1 order by 1`).execute(h.deps.db)).rows)
})
