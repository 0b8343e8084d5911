import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from '../testing/harness.ts'
import { refusalOf, runAll } from '../testing/refused/refusedState.ts'
import { linkHistories } from '../modules/integrity/link.service.ts'
import { tradeAndMoney } from '../testing/refused/trade.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await tradeAndMoney.prepare(h)
  await runAll(h.deps.db, [
    `insert into order_fee (order_id, cents, title, staff, at) values (2, 100, '加收', '李会计', now())`,
    `insert into promotion (kind, name, created_at, starts_at, ends_at) values ('manjian', '活动', now(), now(), now() + interval '1 day')`,
    `update goods set base_price = base_price + 1`,
    `insert into chat_message (member_id, sender, account_id, content, created_at) values (1, 'buyer', 1, '在吗', now())`,
    `insert into promotion_version select id, 1, '{}', now() from promotion`,
  ])
  await linkHistories(h.deps)
})
afterAll(() => h.close())

/** What happened stays as it was written: each of these holds rows from a real order, paid at the cashier. */
const HISTORIES = [
  'ledger_entry',
  'stock_move',
  'order_event',
  'audit_log',
  'payment_notice',
  'order_adjustment',
  'order_fee',
  'order_transition',
  'contract',
  'contract_signature',
  'promotion_version',
  'goods_price_log',
  'after_sale_transition',
  'chat_message',
  'integrity_link',
]

describe.each(HISTORIES)('%s', (table) => {
  const refusal = (statement: string) => refusalOf(h.deps.db, statement)

  it('holds rows, and keeps them from being edited, deleted and emptied', async () => {
    const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(h.deps.db)
    expect(rows.length).toBeGreaterThan(0)
    for (const column of Object.keys(rows[0]?.row ?? {})) {
      const isGenerated = column === 'id' && table !== 'integrity_link'
      if (!isGenerated) expect(await refusal(`update ${table} set ${column} = ${column}`), column).toBe(`${table}_append_only`)
    }
    expect(await refusal(`delete from ${table}`)).toBe(`${table}_append_only`)
    expect(await refusal(`truncate ${table} cascade`)).toBe(`${table}_append_only`)
    const after = await sql`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(h.deps.db)
    expect(after.rows).toEqual(rows)
  })
})

it('are all guarded against both, also those to come', async () => {
  const { rows } = await sql<{
    table: string
    guarded: boolean
  }>`select c.relname as table, bool_or(t.tgtype & 8 > 0) and bool_or(t.tgtype & 16 > 0) as guarded
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = c.relname || '_append_only' group by c.relname`.execute(
    h.deps.db,
  )
  expect(rows.filter(({ guarded }) => !guarded)).toEqual([])
  expect(rows.map(({ table }) => table)).toEqual(expect.arrayContaining(HISTORIES))
})
