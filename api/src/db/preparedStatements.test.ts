import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../testing/harness.ts'
import { testServerUrl } from '../testing/testDatabase.ts'
import { openServer, type OpenDatabase } from './open.ts'
import { StatementNames } from './preparedStatements.ts'

describe('the names of statements', () => {
  const askedTimes = (names: StatementNames, text: string, times: number) => Array.from({ length: times }, () => names.nameOf(text))

  it('the names of statements are given to what is asked for the third time, and kept', () => {
    const names = new StatementNames()
    expect(askedTimes(names, 'select id from goods where id = $1', 6)).toEqual([null, null, 's1', 's1', 's1', 's1'])
    expect(askedTimes(names, 'select count(*) from goods where id = $1', 3).at(-1)).toBe('s2')
  })

  it.each([
    'select * from goods where id = $1',
    'select "g".*, 1 from goods g where id = $1',
    'insert into goods (id) values ($1) returning *',
    'select distinct * from goods where id = $1',
  ])('the names of statements are not for %s', (text) => {
    expect(askedTimes(new StatementNames(), text, 9)).toEqual(Array.from({ length: 9 }, () => null))
  })

  it('the names of statements come to an end: two hundred', () => {
    const names = new StatementNames()
    const given = Array.from({ length: 5000 }, (_, n) => askedTimes(names, `select id from goods where id in (${n}, $1)`, 5).at(-1))
    expect(given.filter((name) => name !== null)).toHaveLength(200)
    expect(names.nameOf('select id from goods where id in (0, $1)')).toBe('s1')
  })
})

describe.skipIf(testServerUrl === null)('on a PostgreSQL server', () => {
  let h: Harness
  let server: OpenDatabase
  beforeAll(async () => {
    h = await openHarness()
    const [{ name } = { name: '' }] = (await sql<{ name: string }>`select current_database() as name`.execute(h.deps.db)).rows
    const url = new URL(testServerUrl ?? '')
    url.pathname = `/${name}`
    server = await openServer(url.href, { max: 1 })
  })
  afterAll(async () => {
    await server.close()
    await h.close()
  })

  it('a statement asked often is prepared, gives the same, and fails as before', async () => {
    const region = (id: number) => server.db.selectFrom('region').select('id').where('id', '=', id).execute()
    for (let n = 0; n < 12; n++) expect(await region(110000)).toEqual([{ id: 110000 }])
    expect(await region(1)).toEqual([])
    const { rows } = await sql<{
      statement: string
      uses: number
    }>`select statement, (generic_plans + custom_plans)::int as uses from pg_prepared_statements`.execute(server.db)
    expect(rows).toEqual([{ statement: 'select "id" from "region" where "id" = $1', uses: 11 }])
    const add = () => server.db.insertInto('app_meta').values({ key: 'once', value: 'x' }).execute()
    await add()
    for (let n = 0; n < 7; n++) await expect(add()).rejects.toMatchObject({ code: '23505' })
  })

  it('a column more does not matter to what reads all of them', async () => {
    await sql`create table wide (id int)`.execute(server.db)
    const all = () => sql`select * from wide where id > ${0}`.execute(server.db)
    for (let n = 0; n < 7; n++) await all()
    await sql`alter table wide add column more int`.execute(server.db)
    expect((await all()).rows).toEqual([])
    await sql`drop table wide`.execute(server.db)
  })
})
