import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../../db/schema.ts'
import { hashPassword } from '../../modules/auth/password.ts'
import { SeededRandom } from '../../seed/seededRandom.ts'
import { testRandom } from '../clock.ts'
import { Life } from '../life.ts'
import { testServerUrl } from '../testDatabase.ts'
import { openSteppedStore, type Store } from './store.ts'

let store: Store
let db: Db
beforeAll(async () => {
  if (testServerUrl === null) return
  store = await openSteppedStore(testServerUrl, 6)
  db = new Life(store.ways()).db
})
afterAll(() => store?.close())

/** Races of statements need PostgreSQL: `npm test` brings one, TEST_DATABASE_URL names another. */
const onServer = it.runIf(testServerUrl !== null)

const value = async (key: string): Promise<number> =>
  Number((await db.selectFrom('app_meta').where('key', '=', key).select('value').executeTakeFirst())?.value ?? 0)
const set = (tx: Db, key: string, to: number): Promise<unknown> =>
  tx
    .updateTable('app_meta')
    .set({ value: String(to) })
    .where('key', '=', key)
    .execute()

/** Adds one; `isCareful` locks what it reads. */
const addOne = (key: string, isCareful: boolean) => (): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const read = tx.selectFrom('app_meta').where('key', '=', key).select('value')
    const found = await (isCareful ? read.forUpdate() : read).executeTakeFirstOrThrow()
    await set(tx, key, Number(found.value) + 1)
  })

async function together(seed: number, tasks: readonly (() => Promise<void>)[]): Promise<string[]> {
  const { stepper } = store
  if (stepper === undefined) throw new Error('not stepped')
  const from = stepper.trace.length
  await stepper.together(new SeededRandom(seed), new Map(tasks.map((task, nth) => [`${nth + 1}`, task])))
  return stepper.trace.slice(from)
}

const begin = async (...keys: string[]): Promise<void> => {
  await db.deleteFrom('app_meta').where('key', 'like', 'race%').execute()
  await db
    .insertInto('app_meta')
    .values(keys.map((key) => ({ key, value: '0' })))
    .execute()
}

onServer('a race is lost under some seeds, the same ones each time, and under none where the row is locked', async () => {
  const sums = async (isCareful: boolean): Promise<number[]> => {
    const all: number[] = []
    for (let seed = 1; seed <= 8; seed++) {
      await begin('race')
      await together(seed, [addOne('race', isCareful), addOne('race', isCareful), addOne('race', isCareful)])
      all.push(await value('race'))
    }
    return all
  }
  const careless = await sums(false)
  expect([careless.some((sum) => sum < 3), careless.every((sum) => sum >= 1)]).toEqual([true, true])
  expect(await sums(false)).toEqual(careless)
  expect(await sums(true)).toEqual([3, 3, 3, 3, 3, 3, 3, 3])
})

onServer('who waits for a lock is set aside, goes on when it is free, and the same seed is the same order', async () => {
  const traces: string[][] = []
  for (let run = 0; run < 2; run++) {
    await begin('race')
    traces.push(await together(5, [addOne('race', true), addOne('race', true), addOne('race', true)]))
  }
  const said = traces[0]?.filter((line) => line.includes('→')).map((line) => line.slice(line.indexOf('→')))
  expect(said).toEqual(['→ waits', '→ goes on'])
  expect(traces[1]).toEqual(traces[0])
})

onServer('of two who wait for each other the last is refused, without any waiting by the clock', async () => {
  const both = (first: string, second: string) => (): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await set(tx, first, 1)
      await set(tx, second, 1)
    })
  const found: unknown[] = []
  for (let seed = 1; seed <= 8; seed++) {
    await begin('race-a', 'race-b')
    const refused: unknown[] = []
    const careful = (task: () => Promise<void>) => () =>
      task().catch((error: unknown) => void refused.push((error as { code: unknown }).code))
    await together(seed, [careful(both('race-a', 'race-b')), careful(both('race-b', 'race-a'))])
    found.push(...refused)
  }
  expect([found.length > 0, new Set(found)]).toEqual([true, new Set(['40P01'])])
})

onServer('what is hashed on another thread comes at the same place', async () => {
  const slow = async (): Promise<void> => {
    await hashPassword('Demo-2026', testRandom())
    await sql`select 'hashed'`.execute(db)
  }
  const quick = async (): Promise<void> => {
    await sql`select 'quick'`.execute(db)
  }
  const first = await together(3, [quick, slow, quick])
  expect(first.map((line) => line.slice(0, 1)).toSorted()).toEqual(['1', '2', '3'])
  expect(await together(3, [quick, slow, quick])).toEqual(first)
})
