import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onPostgres, openTestDatabase, testServerUrl, withDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { openPostgres } from './postgres.ts'
import { inTransaction } from './transaction.ts'

let open: TestDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

it('reads every type alike on both databases', async () => {
  const { rows } = await sql<
    Record<string, unknown>
  >`select 9007199254740991::bigint as big, 7::int as int, count(*) as count, 1.50::numeric as numeric, true as bool,
    '2027-08-31'::date as day, '2026-11-21 10:00:00+08'::timestamptz as time, '{"a":[1]}'::jsonb as json, '\\x0102'::bytea as bytes,
      array[1,2] as ints, null as nothing from region where id = 110000`.execute(open.db)
  const [{ bytes, ...row } = {}] = rows
  expect(row).toEqual({
    big: 9007199254740991,
    int: 7,
    count: 1,
    numeric: '1.50',
    bool: true,
    day: '2027-08-31',
    time: new Date('2026-11-21T10:00:00+08:00'),
    json: { a: [1] },
    ints: [1, 2],
    nothing: null,
  })
  expect(bytes instanceof Uint8Array && [...bytes]).toEqual([1, 2])
})

it('does not round a number that is too large, but fails', async () => {
  await expect(sql`select 9007199254740993::bigint as big`.execute(open.db)).rejects.toThrow(/2\^53/)
})

it('knows Chinese trigrams', async () => {
  const { rows } = await sql<{ alike: number }>`select similarity('阿莫西林胶囊', '阿莫西林') as alike`.execute(open.db)
  expect(rows[0]?.alike).toBeGreaterThan(0.3)
})

it('joins the transaction under way, and undoes all of it', async () => {
  const deps = { db: open.db }
  const add = (d: typeof deps, key: string) => d.db.insertInto('app_meta').values({ key, value: 'x' }).execute()
  await expect(
    inTransaction(deps, async (tx) => {
      await add(tx, 'outer')
      await inTransaction(tx, (inner) => add(inner, 'inner'))
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect(await open.db.selectFrom('app_meta').select('key').execute()).toEqual([])
})

it.runIf(onPostgres)(
  'works at READ COMMITTED and neither compiles plans nor starts helpers, whatever the database’s own defaults are',
  async () => {
    const {
      rows: [{ name } = { name: '' }],
    } = await sql<{ name: string }>`select current_database() as name`.execute(open.db)
    await sql`alter database ${sql.ref(name)} set default_transaction_isolation = 'repeatable read'`.execute(open.db)
    await sql`alter database ${sql.ref(name)} set jit = on`.execute(open.db)
    await sql`alter database ${sql.ref(name)} set max_parallel_workers_per_gather = 2`.execute(open.db)
    const db = openPostgres(withDatabase(testServerUrl ?? '', name), { max: 1 })
    const level = (deps: { readonly db: typeof db }) =>
      sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(deps.db).then(({ rows }) => rows[0]?.level)
    expect([await level({ db }), await inTransaction({ db }, level)]).toEqual(['read committed', 'read committed'])
    expect((await sql`show jit`.execute(db)).rows).toEqual([{ jit: 'off' }])
    expect((await sql`show max_parallel_workers_per_gather`.execute(db)).rows).toEqual([{ max_parallel_workers_per_gather: '0' }])
    await db.destroy()
  },
)
