import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'

let database: TestDatabase
const run = (query: string) => sql.raw(query).execute(database.db)

/** One product that is right; a case changes single columns. */
function goods(changes: Readonly<Record<string, string>> = {}): string {
  const row: Record<string, string> = {
    name: `'药'`, common_name: `'药'`, pinyin: `'y'`, pinyin_full: `'yao'`, sccj_id: '1', supplier_id: '1', category_id: '2', ck_id: '1', ypgg: `'1片'`, bzdw: `'盒'`, jx: `'片剂'`,
    kind: `'western'`, rx_class: `'rx'`, approval_no: `'国药准字H00000001'`, scope_code: `'chemical'`, base_price: '1000', zbz: '10', jzl: '100', min_qty: '10', created_at: 'now()', ...changes,
  }
  return `insert into goods (${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')})`
}

beforeAll(async () => {
  database = await openTestDatabase()
  await run(`insert into warehouse values (1, '主仓', 80000, 1200, 20000)`)
  await run(`insert into category (id, tree, parent_id, name) values (1, 'common', null, '西药'), (2, 'common', 1, '抗感染'), (9, 'yx', null, '优选')`)
  await run(`insert into manufacturer (name, pinyin, pinyin_full) values ('青榕制药', 'qrzy', 'qingrongzhiyao')`)
  await run(`insert into supplier (name) values ('云汀医药')`)
  await run(goods({ barcode: `'6901234567892'` }))
  await run(`insert into stock values (1, 1, 10, 4)`)
  await run(`insert into goods_batch (goods_id, ck_id, lot_no, produced, expires, on_hand) values (1, 1, 'a', '2026-01-01', '2028-01-01', 4), (1, 1, 'b', '2026-02-01', '2028-02-01', 6)`)
  await run(`insert into stock_move (goods_id, ck_id, d_on_hand, d_reserved, reason, ref, at) values (1, 1, 10, 0, 'opening', 'test', now())`)
  await run(`insert into goods_ladder values (1, 20, 950), (1, 50, 900)`)
})
afterAll(() => database.close())

const REFUSED: readonly (readonly [state: string, query: string])[] = [
  ['a prescription medicine without approval number', goods({ approval_no: 'null' })],
  ['a medicine without class', goods({ rx_class: `'none'` })],
  ['a device with an OTC class', goods({ kind: `'device'`, device_class: '1', rx_class: `'otc_a'` })],
  ['a device without class', goods({ kind: `'device'`, rx_class: `'none'` })],
  ['a medicine with a device class', goods({ device_class: '2' })],
  ['a case that is no multiple of the pack', goods({ jzl: '105' })],
  ['a minimum that is no multiple of the pack', goods({ min_qty: '15' })],
  ['a pack of none', goods({ zbz: '0' })],
  ['a price of nothing', goods({ base_price: '0' })],
  ['a negative price', goods({ base_price: '-1' })],
  ['a special price above the base price', goods({ special_price: '1000', special_until: 'now()' })],
  ['a special price without end', goods({ special_price: '900' })],
  ['a barcode with a wrong check digit', goods({ barcode: `'6901234567893'` })],
  ['a barcode of letters', goods({ barcode: `'69012345678ab'` })],
  ['a barcode twice', goods({ barcode: `'6901234567892'` })],
  ['ephedrine outside its scope', goods({ is_eph: 'true', with_coupon: 'false' })],
  ['ephedrine with coupons', goods({ is_eph: 'true', scope_code: `'special'` })],
  ['free shipping without a number', goods({ is_free_shipping: 'true' })],
  ['a free-shipping number without free shipping', goods({ free_shipping_number: '5' })],
  ['two kinds of free shipping', goods({ is_free_shipping: 'true', is_dpby: 'true', free_shipping_number: '5' })],
  ['an unknown scope', goods({ scope_code: `'magic'` })],
  ['an unknown kind', goods({ kind: `'toy'` })],
  ['a third ladder type', goods({ ladder_type: '3' })],
  ['a base price not above the first ladder price', 'update goods set base_price = 950 where id = 1'],
  ['a ladder that rises', 'insert into goods_ladder values (1, 80, 900)'],
  ['a ladder from one piece on', 'insert into goods_ladder values (1, 1, 990)'],
  ['a category whose parent is in another tree', `insert into category (id, tree, parent_id, name) values (3, 'common', 9, 'x')`],
  ['a category that is its own parent', `insert into category (id, tree, parent_id, name) values (4, 'common', 4, 'x')`],
  ['two top categories of one name', `insert into category (id, tree, name) values (5, 'common', '西药')`],
  ['a maker twice', `insert into manufacturer (name, pinyin, pinyin_full) values ('青榕制药', 'q', 'q')`],
  ['expiry before production', `insert into goods_batch (goods_id, ck_id, lot_no, produced, expires, on_hand) values (1, 1, 'c', '2028-01-01', '2026-01-01', 1)`],
  ['a lot twice', `insert into goods_batch (goods_id, ck_id, lot_no, produced, expires, on_hand) values (1, 1, 'a', '2026-01-01', '2028-01-01', 1)`],
  ['less than nothing of a lot', `update goods_batch set on_hand = -1`],
  ['reserved more than on hand', 'update stock set reserved = 11'],
  ['less than nothing on hand', 'update stock set on_hand = -1'],
  ['less than nothing reserved', 'update stock set reserved = -1'],
  ['the same cause booked twice', `insert into stock_move (goods_id, ck_id, d_on_hand, d_reserved, reason, ref, at) values (1, 1, 5, 0, 'opening', 'test', now())`],
  ['a move that moves nothing', `insert into stock_move (goods_id, ck_id, d_on_hand, d_reserved, reason, ref, at) values (1, 1, 0, 0, 'sale', 'x', now())`],
  ['a move of stock that is not there', `insert into stock_move (goods_id, ck_id, d_on_hand, d_reserved, reason, ref, at) values (1, 2, 1, 0, 'sale', 'x', now())`],
  ['an edited move', 'update stock_move set d_on_hand = 11'],
  ['a deleted move', 'delete from stock_move'],
  ['a price rule for nobody', 'insert into price_rule (goods_id, price) values (1, 900)'],
  ['a price rule that neither prices nor hides', 'insert into price_rule (goods_id, region_id) values (1, 330000)'],
  ['a price rule that prices and hides', 'insert into price_rule (goods_id, region_id, price, hidden) values (1, 330000, 900, true)'],
]

describe('the catalogue refuses', () => {
  it.each(REFUSED)('%s', async (_state, query) => {
    await expect(run(query)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })
  })

  it('takes the product that all these differ from', async () => {
    await run(goods({ barcode: `'6901234567908'` }))
  })
})

describe('what triggers keep', () => {
  const column = async (name: 'first_expires' | 'search_text') => (await database.db.selectFrom('goods').where('id', '=', 1).select(name).executeTakeFirstOrThrow())[name]

  it('follows the first lot in stock', async () => {
    expect(await column('first_expires')).toBe('2028-01-01')
    await run(`update goods_batch set on_hand = 0 where lot_no = 'a'`)
    expect(await column('first_expires')).toBe('2028-02-01')
    await run(`insert into goods_batch (goods_id, ck_id, lot_no, produced, expires, on_hand) values (1, 1, 'c', '2026-01-01', '2027-06-01', 3)`)
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
    expect(await database.db.selectFrom('goods_ladder').select('price').orderBy('number').execute()).toEqual([{ price: 800 }, { price: 700 }])
  })
})
