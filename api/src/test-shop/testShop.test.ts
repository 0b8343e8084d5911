import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isClockWrong, measureClock } from '../db/clockOff.ts'
import { systemClock, type Deps } from '../deps.ts'
import type { Job } from '../modules/job/jobs.ts'
import { openHarness, type Harness } from '../testing/harness.ts'
import { readSettings } from '../settings.ts'
import { isForExplorer } from './isForExplorer.ts'
import { setForward } from './setForward.ts'
import { ShopClock } from './shopClock.ts'

let h: Harness
let deps: Deps & { readonly clock: ShopClock }
beforeAll(async () => {
  h = await openHarness()
  deps = { ...h.deps, clock: new ShopClock(systemClock) }
})
afterAll(() => h.close())

const HOUR = 3_600_000
const unexpected = (error: unknown): void => {
  throw error
}

it('the clock of a test shop goes on with the machine’s, is set forward, and never back', () => {
  let machine = 1_000
  const clock = new ShopClock({ now: () => new Date(machine) })
  expect(clock.setForward(new Date(5_000))).toBe(true)
  machine += 10
  expect([clock.now().getTime(), clock.aheadMs]).toEqual([5_010, 4_000])
  expect([clock.setForward(new Date(5_010)), clock.setForward(new Date(Number.NaN)), clock.aheadMs]).toEqual([false, false, 4_000])
})

it('the database of a test shop judges by its clock, so that its jobs run on', async () => {
  await setForward(deps, new Date(Date.now() + 48 * HOUR), unexpected, [])
  expect(isClockWrong(await measureClock(deps))).toBe(false)
  const { rows } = await sql<{
    hours: number
  }>`select round(extract(epoch from database_now() - clock_timestamp()) / 3600)::int as hours`.execute(deps.db)
  expect(rows).toEqual([{ hours: 48 }])
})

it('what has become due is done at once, round after round until nothing is left, and one job that fails stops no other', async () => {
  let left = 3
  const failures: string[] = []
  const jobs: readonly Job[] = [
    { name: 'fails', everyMs: 1, run: () => Promise.reject(new Error('no')) },
    { name: 'moves', everyMs: 1, run: () => Promise.resolve(left-- > 0 ? 2 : 0) },
    { name: 'rests', everyMs: 1, run: () => Promise.resolve(0) },
  ]
  const to = new Date(deps.clock.now().getTime() + HOUR)
  expect(await setForward(deps, to, (_, what) => failures.push(what), jobs)).toEqual({ moves: 6 })
  expect(failures).toEqual(['job fails', 'job fails', 'job fails', 'job fails'])
  expect(await setForward(deps, to, unexpected, jobs)).toBeNull()
})

it.each([
  ['a demo that is embedded', {}, true],
  ['no demo', { DEMO: '0' }, false],
  ['a database of the shop', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/shop' }, false],
  ['a demo on a database of the shop', { DEMO: '1', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/shop' }, false],
])('a test shop with %s starts or refuses', (_, env, starts) => {
  expect(isForExplorer(readSettings(env))).toBe(starts)
})
