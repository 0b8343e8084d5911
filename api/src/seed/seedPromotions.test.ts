import { sql } from 'kysely'
import { PROMOTION_KINDS } from 'rules/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemo } from '../testing/demo.ts'
import type { Harness } from '../testing/harness.ts'
import type { CartStateWire } from '../modules/cart/cart.schemas.ts'

/** Fifty-nine days. */
const SESSIONS = 177

let h: Harness
beforeAll(async () => {
  h = await openDemo()
})
afterAll(() => h.close())

const valueFrom = async (query: string): Promise<unknown> =>
  Object.values((await sql.raw<Record<string, unknown>>(query).execute(h.deps.db)).rows[0] ?? {})[0]
const running = (kind: string) =>
  valueFrom(
    `select count(*) from promotion where kind = '${kind}' and status = 'live' and starts_at <= '${h.clock.now().toISOString()}'
      and ends_at > '${h.clock.now().toISOString()}'`,
  )

it('has every kind running, a quarter of the goods in full reductions, and always one flash session', async () => {
  for (const kind of PROMOTION_KINDS.filter((any) => any !== 'group')) expect(await running(kind), kind).toBeGreaterThan(0)
  expect(await valueFrom('select count(*) from combo')).toBe(8)
  expect(
    await valueFrom(
      `select round(count(*) * 100.0 / (select count(*) from goods))::int from promotion_goods g
        join promotion p on p.id = g.promotion_id and p.kind = 'manjian'`,
    ),
  ).toBe(25)
  expect(
    await valueFrom(
      `select count(*) from promotion p where not exists (select from promotion_version v
        where v.promotion_id = p.id and v.version = p.version)`,
    ),
  ).toBe(0)
  for (let session = 0; session < SESSIONS; session++) {
    h.clock.advance(8 * 3_600_000)
    expect(await running('flash')).toBe(1)
  }
  h.clock.advance(-SESSIONS * 8 * 3_600_000)
})

it('gives the demo shop coupons of both kinds and vouchers that the ledger adds up to', async () => {
  const client = h.client()
  await client.post('/api/auth/login', { username: 'demo', password: 'Demo-2026' })
  expect((await client.get('/api/user/couponNum')).data).toEqual({ unused: 3, used: 1, expired: 1 })
  expect(await valueFrom('select sum(left_cents)::int from voucher')).toBe(
    await valueFrom(`select sum(balance)::int from ledger_account where kind = 'voucher'`),
  )
  const goodsId = String(
    await valueFrom(
      `select min(f.goods_id) from flash_item f join promotion p on p.id = f.promotion_id
        where p.starts_at <= '${h.clock.now().toISOString()}' and p.ends_at > '${h.clock.now().toISOString()}'`,
    ),
  )
  expect(((await client.get(`/api/goods/detail/${goodsId}`)).data as { tags: unknown[] }).tags).toContainEqual({
    text: '秒',
    kind: 'flash',
    ids: [expect.stringMatching(/^\d+$/)],
  })
  const [combo] = (await sql<{ id: number; ck_id: number }>`select id, ck_id from combo order by id limit 1`.execute(h.deps.db)).rows
  const cart = (await client.post('/api/cart', { type: 3, combo_id: combo?.id ?? 0, ck_id: combo?.ck_id ?? 0, number: 1, price: '1.00' }))
    .data as CartStateWire
  expect(cart.data[0]).toMatchObject({ type: 3, is_selected: 1, combination: { id: String(combo?.id) } })
})
