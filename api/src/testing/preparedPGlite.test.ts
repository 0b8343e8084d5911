import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../db/schema.ts'
import { openEmbeddedDatabase, openPreparedDatabase, type TestDatabase } from './testDatabase.ts'

let usual: TestDatabase
let prepared: TestDatabase
beforeAll(async () => {
  ;[usual, prepared] = [await openEmbeddedDatabase(), await openPreparedDatabase()]
})
afterAll(() => Promise.all([usual.close(), prepared.close()]))

const note = (db: Db, key: string) => db.insertInto('app_meta').values({ key, value: '1' }).execute()
const notes = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('app_meta').where('key', 'like', 'p-%').orderBy('key').select('key').execute()).map(({ key }) => key)

it('a prepared statement brings what PGlite itself brings, with the values of each time', async () => {
  const at = new Date('2026-11-21T02:00:00.123Z')
  const ask = ({ db }: TestDatabase, nth: number) =>
    sql`select ${nth}::bigint as whole, ${nth / 4}::float8 as part, ${at}::timestamptz as at, ${at}::timestamptz::date as day,
      ${nth > 1} as flag, ${[nth, 7]}::int[] as list, ${JSON.stringify({ nth })}::jsonb as tree, ${null}::text as nothing,
      ${Buffer.from([nth, 255])}::bytea as bytes`.execute(db)
  for (const nth of [1, 2, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- the same statement again
    expect((await ask(prepared, nth)).rows).toEqual((await ask(usual, nth)).rows)
  }
})

it('a prepared statement that fails says why as PGlite does, and the next one is done', async () => {
  const twice = async ({ db }: TestDatabase) => {
    await note(db, 'twice')
    return note(db, 'twice').catch((error: unknown) => error)
  }
  const { code, constraint, message } = (await twice(usual)) as { code: string; constraint: string; message: string }
  expect(await twice(prepared)).toMatchObject({ code, constraint, message })
  const { numUpdatedRows } = await prepared.db
    .updateTable('app_meta')
    .set({ value: '2' })
    .where('key', '=', 'twice')
    .executeTakeFirstOrThrow()
  expect(numUpdatedRows).toBe(1n)
})

it('transactions over prepared statements go one after the other, and one that failed leaves nothing', async () => {
  const { db } = prepared
  const two = async (name: string, isGood: boolean): Promise<void> => {
    await db.transaction().execute(async (tx) => {
      await note(tx, `p-${name}-1`)
      await note(tx, isGood ? `p-${name}-2` : `p-${name}-1`).catch(() => undefined)
    })
  }
  const told = await Promise.allSettled([two('a', true), two('b', false), two('c', true)])
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await notes(db)).toEqual(['p-a-1', 'p-a-2', 'p-c-1', 'p-c-2'])
})
