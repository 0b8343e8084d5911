import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Words by which columns hold a person, a way to reach one, or where one lives. */
const PERSONAL =
  /^(name|contact|phone|email|address|recipient|holder|nickname|open_id|username|company|licence_no|bank_account|device|remark|note)$/
/** Tables with such a column in which there is no person: names of things, words of the house. */
const THINGS = `activity_page after_sale_file area article article_category brand brand_zone category combo contract coupon_template
  desk_call
  draw draw_prize
  flash_session goods goods_name group_sale home_floor hot_word invoice_line job kysely_migration licence licence_kind manufacturer
  nav_entry office_event
  order_cashback points_category
  points_goods price_sheet promotion promotion_version region retention scope_code sending_channel site_link special_day stock_move
  supplier supplier_approval intake lot_hold
  warehouse webhook zone`.split(/\s+/)

it('every table that holds something of a person is named on the page for operators', async () => {
  const { rows } = await sql<{ table: string; column: string }>`select table_name as table, column_name as column
    from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(database.db)
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/operations/people.md'), 'utf8')
  const holding = [...new Set(rows.flatMap(({ table, column }) => (PERSONAL.test(column) && !THINGS.includes(table) ? [table] : [])))]
  expect(holding.length).toBeGreaterThan(15)
  expect(holding.filter((table) => !page.includes(`\`${table}\``) && !page.includes(`\`${table}.`))).toEqual([])
})
