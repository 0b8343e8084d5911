import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { catalogueRows } from '../../testing/refused/catalogue.ts'
import { runAll } from '../../testing/refused/refusedState.ts'

let database: TestDatabase
const run = (query: string) => sql.raw(query).execute(database.db)

beforeAll(async () => {
  database = await openTestDatabase()
  await runAll(database.db, catalogueRows)
})
afterAll(() => database.close())

describe('what triggers keep', () => {
  const column = async (name: 'first_expires' | 'search_text') =>
    (await database.db.selectFrom('goods').where('id', '=', 1).select(name).executeTakeFirstOrThrow())[name]

  it('follows the first lot in stock', async () => {
    expect(await column('first_expires')).toBe('2028-01-01')
    await run(`update goods_batch set on_hand = 0 where lot_no = 'a'`)
    expect(await column('first_expires')).toBe('2028-02-01')
    await run(
      `insert into goods_batch (goods_id, ck_id, lot_no, produced, expires, on_hand) values (1, 1, 'c', '2026-01-01', '2027-06-01', 3)`,
    )
    expect(await column('first_expires')).toBe('2027-06-01')
    await run('delete from goods_batch')
    expect(await column('first_expires')).toBeNull()
  })

  it('holds every name in the text that keywords look into, and nothing a writer claims', async () => {
    expect(await column('search_text')).toBe('药 y yao 青榕制药 qrzy 国药准字h00000001 6901234567892')
    await run(`update manufacturer set name = '青屿制药', pinyin = 'qyzy'`)
    await run(`update goods set name = '药片', search_text = 'lie'`)
    expect(await column('search_text')).toBe('药片 药 y yao 青屿制药 qyzy 国药准字h00000001 6901234567892')
  })

  it('lets a ladder be replaced within one transaction', async () => {
    await database.db.transaction().execute(async (trx) => {
      await sql.raw('update goods_ladder set price = 800 where goods_id = 1 and number = 20').execute(trx)
      await sql.raw('update goods_ladder set price = 700 where goods_id = 1 and number = 50').execute(trx)
    })
    expect(await database.db.selectFrom('goods_ladder').select('price').orderBy('number').execute()).toEqual([
      { price: 800 },
      { price: 700 },
    ])
  })
})
