import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../testing/clock.ts'
import { setDatabaseClock } from '../../testing/databaseClock.ts'
import { harnessOn, openHarness, type Harness } from '../../testing/harness.ts'
import { createPerson, logIn } from '../../testing/people.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { Brake, forgetBrakes } from './brake.service.ts'

let h: Harness
let other: Harness
beforeAll(async () => {
  h = await openHarness()
  other = await harnessOn({ db: h.deps.db, close: () => Promise.resolve() })
})
afterAll(async () => {
  await other.close()
  await h.close()
})

const brakeOf = (deps: Pick<Harness['deps'], 'db' | 'clock'> = h.deps) => new Brake(deps, 'login', { max: 2, windowMs: 10_000 })
const keys = async () => (await h.deps.db.selectFrom('brake').selectAll().execute()).length

describe('a brake', () => {
  it('a brake lets so many pass in a window, tells how long to wait, and starts anew', async () => {
    const brake = brakeOf()
    const waits = [await brake.count('a'), await brake.count('a')]
    h.clock.advance(2_500)
    expect([...waits, await brake.count('a'), await brake.count('b')]).toEqual([0, 0, 8, 0])
    await expect(brake.countOrRefuse('a')).rejects.toMatchObject({
      status: 429,
      message: '操作过于频繁，请 8 秒后再试',
      data: { reason: 'RATE_LIMITED', seconds: 8 },
    })
    h.clock.advance(7_499)
    expect(await brake.count('a')).toBe(1)
    h.clock.advance(1)
    expect(await brake.count('a')).toBe(0)
  })

  it('a brake counts each of many at once', async () => {
    const waits = await Promise.all(Array.from({ length: 30 }, () => brakeOf().count('crowd')))
    expect([waits.filter((wait) => wait === 0).length, new Set(waits)]).toEqual([2, new Set([0, 10])])
  })

  it('a brake counts apart what has another name, and keeps nobody’s address', async () => {
    await brakeOf().count('192.0.2.7')
    expect(await new Brake(h.deps, 'chat', { max: 1, windowMs: 10_000 }).count('192.0.2.7')).toBe(0)
    const { rows } = await sql<{ text: string }>`select string_agg(brake::text, ' ') as text from brake`.execute(h.deps.db)
    expect(rows[0]?.text).not.toMatch(/192\.0\.2\.7|3139322e302e322e37/)
  })

  it('a brake outlives a crash: its table is logged as others are', async () => {
    const { rows } = await sql<{ kept: string }>`select relpersistence::text as kept from pg_class where relname = 'brake'`.execute(
      h.deps.db,
    )
    expect(rows).toEqual([{ kept: 'p' }])
  })

  it('a brake is forgotten when its window has ended', async () => {
    h.clock.advance(10_000)
    await brakeOf().count('still here')
    expect([(await forgetBrakes(h.deps)) > 0, await keys()]).toEqual([true, 1])
    expect(await brakeOf().count('still here')).toBe(0)
    expect(await brakeOf().count('still here')).toBe(10)
  })
})

describe('a process whose clock is wrong', () => {
  let database: TestDatabase
  const off = (ms: number) => ({ db: database.db, clock: { now: () => new Date(TEST_NOW.getTime() + ms) } })
  const right = () => brakeOf(off(0))
  beforeAll(async () => {
    database = await openTestDatabase()
    await setDatabaseClock(database.db, TEST_NOW)
  })
  afterAll(() => database.close())

  it('a process whose clock is wrong and runs ahead neither ends a window nor makes it longer, nor forgets it', async () => {
    const ahead = brakeOf(off(7_200_000))
    expect([await right().count('x'), await ahead.count('x'), await ahead.count('x'), await right().count('x')]).toEqual([0, 0, 10, 10])
    await forgetBrakes(off(7_200_000))
    expect([await ahead.count('x'), await ahead.count('y'), await right().count('y'), await right().count('y')]).toEqual([10, 0, 0, 10])
  })

  it('a process whose clock is wrong and runs behind ends no window of the others', async () => {
    const behind = brakeOf(off(-7_200_000))
    for (const brake of [right(), right()]) await brake.count('z')
    expect(await behind.count('z')).toBeGreaterThan(0)
    expect(await right().count('z')).toBe(10)
  })
})

it('two apis on one database share what they count, at once and after a restart', async () => {
  const check = (which: Harness) => which.client().post('/api/register/check', { field: 'username', value: 'somebody1' })
  const statuses = (await Promise.all(Array.from({ length: 130 }, (_, nth) => check(nth % 2 === 0 ? h : other)))).map(
    ({ status }) => status,
  )
  expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 429).length]).toEqual([120, 10])
  const restarted = await harnessOn({ db: h.deps.db, close: () => Promise.resolve() })
  expect((await check(restarted)).status).toBe(429)
  await restarted.close()
})

it('an upload counts for the shop, whichever api takes it', async () => {
  const person = await createPerson(h)
  const statuses: number[] = []
  const clients = [await logIn(h, person), await logIn(other, person)]
  for (let nth = 0; nth < 121; nth++) statuses.push((await clients[nth % 2]?.post('/api/upload'))?.status ?? 0)
  expect(statuses).toEqual([...Array.from({ length: 120 }, () => 422), 429])
})
