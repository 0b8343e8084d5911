import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres, openTestDatabase, testServerUrl, withDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { findPending, migrate } from './migrate.ts'
import { migrations } from './migrations/list.ts'
import { longMigrationOf, migrationOf, type Migration } from './migrations/statements.ts'
import { DatabaseError, openServer } from './open.ts'

let open: TestDatabase
beforeEach(async () => {
  open = await openTestDatabase()
})
afterEach(() => open.close())

const NEXT = '9998_next'
const withNext = (migration: Migration, name = NEXT) => ({ ...migrations, [name]: migration })
const addColumn = (kind?: { isAdditive: boolean }) => migrationOf([`alter table goods add column next_note text`], kind)

describe('a version of before', () => {
  it('a version of before works on with what a newer one has added', async () => {
    expect(await migrate(open.db, undefined, { list: withNext(addColumn({ isAdditive: true })) })).toEqual([NEXT])
    expect(await findPending(open.db)).toEqual([])
    expect(await migrate(open.db)).toEqual([])
  })

  it('a version of before does not start on what a newer one has changed, and names it', async () => {
    await migrate(open.db, undefined, { list: withNext(addColumn()) })
    const sentence = `A newer version has brought the database to ${NEXT}, and this version cannot work with it: start the newer one.`
    await expect(migrate(open.db)).rejects.toThrow(new DatabaseError(sentence))
    await expect(findPending(open.db)).rejects.toThrow(sentence)
  })

  it('a version of before with a migration of its own that the newer one never had is another program', async () => {
    await migrate(open.db, undefined, { list: withNext(addColumn({ isAdditive: true })) })
    await expect(migrate(open.db, undefined, { list: withNext(addColumn(), '9997_elsewhere') })).rejects.toThrow(
      new DatabaseError(`The database was made by another version of this program: it has ${NEXT} and lacks 9997_elsewhere.`),
    )
  })
})

it('a database that an earlier program has migrated goes forward', async () => {
  await sql`alter table kysely_migration drop column is_additive`.execute(open.db)
  expect(await migrate(open.db)).toEqual([])
  expect(await migrate(open.db, undefined, { list: withNext(addColumn()) })).toEqual([NEXT])
})

const backfill = longMigrationOf(
  [
    `alter table region add column if not exists long_name text`,
    { repeat: `update region set long_name = name where id in (select id from region where long_name is null order by id limit 100)` },
    `drop index concurrently if exists region_long_name`,
    `create index concurrently region_long_name on region (long_name)`,
  ],
  { isAdditive: true },
)

describe('a long migration', () => {
  it('a long migration works in steps outside a transaction, and makes its index beside everybody', async () => {
    await migrate(open.db, undefined, { list: withNext(backfill) })
    const { rows } = await sql<{
      missing: number
      is_valid: boolean
    }>`select (select count(*) from region where long_name is null) as missing,
      (select indisvalid from pg_index where indexrelid = 'region_long_name'::regclass) as is_valid`.execute(open.db)
    expect(rows).toEqual([{ missing: 0, is_valid: true }])
  })

  it('a long migration that was cut short begins again', async () => {
    const cut: Migration = {
      ...backfill,
      up: async (db) => {
        await backfill.up(db)
        throw new Error('cut short')
      },
    }
    await expect(migrate(open.db, undefined, { list: withNext(cut) })).rejects.toThrow(`migration ${NEXT} failed`)
    expect(await migrate(open.db, undefined, { list: withNext(backfill) })).toEqual([NEXT])
  })
})

describe.runIf(onPostgres)('beside others', () => {
  const waiting = async () =>
    (
      await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'alter table goods%'`.execute(open.db)
    ).rows.length
  const read = () => sql`select id from goods limit 1`.execute(open.db)

  it('a migration that waits for its lock lets everybody pass, and comes again', async () => {
    const holder = await open.db.startTransaction().execute()
    await sql`select id from goods limit 1`.execute(holder)
    const migrating = migrate(open.db, undefined, { list: withNext(addColumn()) })
    for (let nth = 0; nth < 2; nth++) {
      await expect.poll(waiting, { interval: 5 }).toBe(1)
      // It waits behind the holder, and this one behind it, until it gives way.
      await read()
    }
    await holder.commit().execute()
    expect(await migrating).toEqual([NEXT])
  })

  it('several processes at once run each migration once, though it takes longer than their statements may', async () => {
    const runs: string[] = []
    const slow: Migration = {
      up: async (db) => {
        runs.push('run')
        await sql`select pg_sleep(0.5)`.execute(db)
      },
    }
    const {
      rows: [{ name } = { name: '' }],
    } = await sql<{ name: string }>`select current_database() as name`.execute(open.db)
    const apis = await Promise.all(
      Array.from({ length: 3 }, () => openServer(withDatabase(testServerUrl ?? '', name), { statementMs: 100 })),
    )
    const ran = await Promise.all(apis.map((api) => api.withoutLimits((db) => migrate(db, undefined, { list: withNext(slow) }))))
    await Promise.all(apis.map((api) => api.close()))
    expect(ran.filter((names) => names.length > 0)).toEqual([[NEXT]])
    expect(runs).toEqual(['run'])
  })
})
