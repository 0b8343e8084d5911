import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { TEST_NOW } from '../testing/clock.ts'
import { openBareDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/list.ts'

const names = Object.keys(migrations)
let open: TestDatabase | null = null
afterEach(async () => {
  await open?.close()
  open = null
})

it('are listed in the order of their numbers', () => {
  expect(names).toEqual(names.toSorted())
  expect(new Set(names.map((name) => /^\d{4}_/.exec(name)?.[0])).size).toBe(names.length)
})

it('run on an empty database, once', async () => {
  open = await openBareDatabase()
  expect(await migrate(open.db)).toEqual(names)
  expect(await migrate(open.db)).toEqual([])
  const { scopes } = await open.db.selectFrom('scope_code').select((eb) => eb.fn.countAll<number>().as('scopes')).executeTakeFirstOrThrow()
  expect(scopes).toBe(10)
})

it('go on from the version before and keep its data', async () => {
  open = await openBareDatabase()
  await migrate(open.db, names.at(-2))
  await open.db.insertInto('member').values({ company: '旧版药房', kind: 'pharmacy', region_id: 420000, created_at: TEST_NOW }).execute()
  expect(await migrate(open.db)).toEqual(names.slice(-1))
  expect(await open.db.selectFrom('member').select('company').execute()).toEqual([{ company: '旧版药房' }])
})

it('leave nothing behind when one fails', async () => {
  open = await openBareDatabase()
  await sql`create table quote (id int)`.execute(open.db)
  await expect(migrate(open.db)).rejects.toThrow('migration 0003_cart failed')
  const { rows } = await sql<{ found: boolean }>`select to_regclass('member') is not null as found`.execute(open.db)
  expect(rows).toEqual([{ found: false }])
})
