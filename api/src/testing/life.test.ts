import { queryObjects } from 'node:v8'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isDatabaseBusy } from '../db/connectionLoss.ts'
import type { Db } from '../db/schema.ts'
import { type End, Life, type Spoilt } from './life.ts'
import { openEmbeddedDatabase, type TestDatabase } from './testDatabase.ts'
import { oneWay } from './ways.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await openEmbeddedDatabase()
})
afterAll(() => test.close())

const note = (db: Db, key: string): Promise<unknown> => db.insertInto('app_meta').values({ key, value: '1' }).execute()
const notes = async (like: string): Promise<string[]> => {
  const rows = await test.db.selectFrom('app_meta').where('key', 'like', like).orderBy('key').select('key').execute()
  return rows.map(({ key }) => key)
}

/** Two notes in one transaction: begin, first, second and commit are its four statements. */
async function written(name: string, end: End): Promise<[unknown, string[]]> {
  const life = new Life(oneWay(test.db))
  life.endAt(end)
  const both = life.db.transaction().execute(async (tx) => {
    await note(tx, `${name}-1`)
    await note(tx, `${name}-2`)
    return 'answered'
  })
  return [await Promise.race([both, life.died]), await notes(`${name}-%`)]
}

it('a process that dies before its commit leaves nothing, one that dies after it leaves all and answers nobody', async () => {
  expect(await written('begun', { statements: 1, isReached: true })).toEqual([null, []])
  expect(await written('half', { statements: 2, isReached: true })).toEqual([null, []])
  expect(await written('unsent', { statements: 4, isReached: false })).toEqual([null, []])
  expect(await written('sent', { statements: 4, isReached: true })).toEqual([null, ['sent-1', 'sent-2']])
  expect(await written('lived', { statements: 5, isReached: true })).toEqual(['answered', ['lived-1', 'lived-2']])
})

it('no statement of a dead process reaches the database, and another process goes on at once', async () => {
  const life = new Life(oneWay(test.db))
  life.endAt({ statements: 1, isReached: false })
  void note(life.db, 'dead-1')
  void note(life.db, 'dead-2')
  expect(await life.died).toBeNull()
  await note(new Life(oneWay(test.db)).db, 'alive-1')
  await sql`select 1`.execute(test.db)
  expect([await notes('dead-%'), await notes('alive-%')]).toEqual([[], ['alive-1']])
})

it('a dead process is forgotten, though who waited for its statement waits for good', async () => {
  const living = queryObjects(Life, { format: 'count' })
  await written('forgotten', { statements: 2, isReached: true })
  expect(queryObjects(Life, { format: 'count' })).toBe(living)
})

it('a full disk refuses one statement, be it the commit: its transaction leaves nothing, and the next is done', async () => {
  const life = new Life(oneWay(test.db))
  for (const statements of [2, 4]) {
    life.fullAt(statements)
    const name = `full-${statements}`
    const both = life.db.transaction().execute(async (tx) => {
      await note(tx, `${name}-1`)
      await note(tx, `${name}-2`)
    })
    await expect(both).rejects.toMatchObject({ code: '53100' })
    await note(life.db, `${name}-3`)
    expect(await notes(`${name}-%`)).toEqual([`${name}-3`])
  }
})

it('a commit that fails is done or not, and who asked is told no more than that the database was away', async () => {
  const life = new Life(oneWay(test.db))
  const failed = async (how: Spoilt['how']): Promise<unknown> => {
    life.spoilAt({ commits: 2, how })
    await life.db.transaction().execute((tx) => note(tx, `${how}-1`))
    const second = await life.db
      .transaction()
      .execute((tx) => note(tx, `${how}-2`))
      .catch((error: unknown) => error)
    await life.db.transaction().execute((tx) => note(tx, `${how}-3`))
    return [(second as Error).message.split(' ')[0], isDatabaseBusy(second as Error), await notes(`${how}-%`)]
  }
  expect(await failed('refused')).toEqual(['could', true, ['refused-1', 'refused-3']])
  expect(await failed('lost')).toEqual(['Connection', true, ['lost-1', 'lost-3']])
  expect(await failed('done and lost')).toEqual(['Connection', true, ['done and lost-1', 'done and lost-2', 'done and lost-3']])
})

it('what the database would not have in its tables is noted, whatever becomes of the error', async () => {
  const life = new Life(oneWay(test.db))
  await note(life.db, 'twice')
  await note(life.db, 'twice').catch(() => undefined)
  await sql`select 1 / 0`.execute(life.db).catch(() => undefined)
  expect(life.guarded).toEqual(['23505 app_meta_pkey'])
})
