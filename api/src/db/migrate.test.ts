import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBareDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/list.ts'
import { rowsOf } from '../testing/rowsOf.ts'
import { runAll } from '../testing/refused/refusedState.ts'
import type { Db } from './schema.ts'

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
  const { scopes } = await open.db
    .selectFrom('scope_code')
    .select((eb) => eb.fn.countAll<number>().as('scopes'))
    .executeTakeFirstOrThrow()
  expect(scopes).toBe(10)
})

it('go forward only', () => {
  for (const [name, migration] of Object.entries(migrations)) expect(migration, name).not.toHaveProperty('down')
})

it('one that fails leaves nothing behind, and the next start goes on with it', async () => {
  open = await openBareDatabase()
  await sql`create table quote (id int)`.execute(open.db)
  await expect(migrate(open.db)).rejects.toThrow('migration 0003_cart failed')
  const { rows } = await sql<{
    before: boolean
    after: boolean
  }>`select to_regclass('member') is not null as before, to_regclass('cart_line') is not null as after`.execute(open.db)
  expect(rows).toEqual([{ before: true, after: false }])
  await sql`drop table quote`.execute(open.db)
  expect(await migrate(open.db, '0003_cart')).toEqual(['0003_cart'])
})

type Row = Readonly<Record<string, unknown>>
type Contents = ReadonlyMap<string, readonly Row[]>

async function contents(db: Db): Promise<Contents> {
  const tables = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^kysely_' order by 1`.execute(db)
  const all = new Map<string, readonly Row[]>()
  for (const { name } of tables.rows)
    all.set(
      name,
      (await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(db)).rows.map(({ row }) => row),
    )
  return all
}

/** The rows as far as they have those columns, in an order of their own. */
function projected(rows: readonly Row[], columns: readonly string[]): string[] {
  return rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted()
}

/** Rules that a migration brings to a table that was there. */
const BRINGS: Readonly<Record<string, string>> = {
  '0029_lapsed_lots': 'order_transition',
  '0038_regions': 'region',
  '0057_export_all': 'export_change',
}

/** One database that grows migration by migration, each finding the rows that all before it brought. */
describe('find a database in use and keep every row:', () => {
  const steps = new Map<string, { found: Contents; left: Contents }>()
  let last: Contents = new Map()
  beforeAll(async () => {
    const database = await openBareDatabase()
    try {
      for (const name of names) {
        const found = await contents(database.db)
        expect(await migrate(database.db, name)).toEqual([name])
        steps.set(name, { found, left: await contents(database.db) })
        await runAll(database.db, rowsOf[name] ?? [])
      }
      last = await contents(database.db)
    } finally {
      await database.close()
    }
  })

  it.each(names)('%s', (name) => {
    const { found = new Map(), left = new Map() } = steps.get(name) ?? {}
    for (const [table, rows] of found) {
      expect(rows.length, `${table} has no rows yet: rowsOf.ts needs one`).toBeGreaterThan(0)
      const columns = Object.keys(rows[0] ?? {})
      const [were, are] = [projected(rows, columns), projected(left.get(table) ?? [], columns)]
      expect(BRINGS[name] === table ? are.filter((row) => were.includes(row)) : are, table).toEqual(were)
    }
  })

  it('the one that is still to come', () => {
    expect(
      [...last].filter(([, rows]) => rows.length === 0).map(([table]) => table),
      'rowsOf.ts needs rows for these',
    ).toEqual([])
    expect(names).toEqual(expect.arrayContaining(Object.keys(rowsOf)))
  })
})

/** What PostgreSQL 16 to 18 brought and 15 lacks; the tests on a server of version 15 find the rest. */
const NEWER =
  /\b(any_value|array_sample|array_shuffle|random_normal|is json|json_table|json_exists|json_value|json_query|json_scalar|json_serialize|uuidv[47]|uuid_extract_\w+|pg_input_is_valid|array_sort|array_reverse|casefold|gamma(?=\()|crc32c?|without overlaps|merge_action|error_on_null|not enforced|generated always as \([^)]*\) virtual|\d+_\d{3})\b|(?<!')returning[^;]*\b(old|new)\./i

it('use nothing that PostgreSQL 15 lacks', async () => {
  const folder = join(import.meta.dirname, 'migrations')
  for (const file of (await readdir(folder)).filter((name) => /^\d{4}_/.test(name))) {
    expect(NEWER.exec(await readFile(join(folder, file), 'utf8'))?.[0], file).toBeUndefined()
  }
})
