import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemo } from '../testing/demo.ts'
import type { Harness } from '../testing/harness.ts'
import { brokenInvariants } from '../testing/invariants.ts'
import type { TestClient } from '../testing/testClient.ts'
import { explainOrder } from '../modules/order/read.service.ts'

let h: Harness
beforeAll(async () => {
  h = await openDemo()
})
afterAll(() => h.close())

async function rows<Row>(query: string): Promise<Row[]> {
  return (await sql.raw<Row>(query).execute(h.deps.db)).rows
}

async function logIn(username: string): Promise<TestClient> {
  const client = h.client()
  expect((await client.post('/api/auth/login', { username, password: 'Demo-2026' })).status, username).toBe(200)
  return client
}

/** The first of these goods in stock that are open to everybody, with the least that can be bought. */
async function addToCart(client: TestClient, which: string): Promise<{ status: number; reason: unknown }> {
  const [goods] = await rows<{
    id: number
    ck_id: number
    min_qty: number
  }>(`select g.id, g.ck_id, g.min_qty from goods g join stock s on s.goods_id = g.id and s.ck_id = g.ck_id
    where ${which} and not g.is_controlled and s.on_hand - s.reserved >= g.min_qty order by g.id limit 1`)
  if (goods === undefined) throw new Error(`no goods are ${which}`)
  const answer = await client.post('/api/cart', { goods_id: goods.id, ck_id: goods.ck_id, number: goods.min_qty, price: '1.00' })
  return { status: answer.status, reason: (answer.data as { reason?: unknown } | null)?.reason }
}

describe('the demo’s past', () => {
  it('the demo’s past keeps every invariant', async () => {
    expect(await brokenInvariants(h.deps.db)).toEqual([])
  })

  it('the demo’s past has over forty orders in all states, and a refrigerated parcel that was too warm', async () => {
    expect(
      Object.fromEntries(
        (
          await rows<{ status: string; orders: number }>(
            'select status, count(*)::int as orders from orders where id not in (select order_id from order_line where type = 2) group by status',
          )
        ).map((row) => [row.status, row.orders]),
      ),
    ).toEqual({
      unpaid: 3,
      paid: 3,
      billed: 3,
      picked: 2,
      outbound: 2,
      shipped: 8,
      received: 4,
      completed: 10,
      cancelled: 3,
      timeout: 2,
      refunding: 2,
      refunded: 2,
    })
    expect(await rows(`select distinct ship_kind from orders order by 1`)).toEqual([
      { ship_kind: 'cold' },
      { ship_kind: 'ephedrine' },
      { ship_kind: 'plain' },
    ])
    expect(await rows('select state from temperature_series order by state')).toEqual([
      { state: 'breach' },
      { state: 'normal' },
      { state: 'normal' },
    ])
    expect(await rows('select count(*)::int as lines from cart_line')).toEqual([{ lines: 0 }])
  })

  it('the demo’s past has teams whose shops ordered what the team counts', async () => {
    expect(await rows(`select count(*)::int as orders from order_line where type = 2`)).toEqual([{ orders: 9 }])
    expect(
      await rows(
        `select t.id from group_team t where t.taken <> (select sum(l.qty) from order_line l
          join promotion_take k on k.order_id = l.order_id and k.group_team_id = t.id where l.type = 2)`,
      ),
    ).toEqual([])
  })

  it('the demo’s past has orders with every reason for a price, and each computes to the same cents again', async () => {
    const orders = await rows<{ id: number; member_id: number }>('select id, member_id from orders order by id')
    for (const order of orders) expect((await explainOrder(h.deps, order.member_id, order.id)).is_equal, `order ${order.id}`).toBe(1)
    const phases = (await rows<{ phase: string }>('select distinct phase from order_adjustment order by 1')).map((row) => row.phase)
    expect(phases).toEqual(expect.arrayContaining(['P1_COMBO', 'P1_FLASH', 'P1_LADDER', 'P3_MANJIAN', 'P4_COUPON']))
    expect(await rows('select distinct type from order_line order by 1')).toEqual([
      { type: 0 },
      { type: 1 },
      { type: 2 },
      { type: 3 },
      { type: 9 },
    ])
  })

  it('the demo’s past happened in its order and before today', async () => {
    const now = h.clock.now().toISOString()
    expect(
      await rows(
        `select e.order_id from order_event e join order_event before on before.order_id = e.order_id and before.seq = e.seq - 1
          where e.at < before.at`,
      ),
    ).toEqual([])
    expect(
      await rows(
        `select 1 from order_event where at > '${now}' union all select 1 from stock_move where at > '${now}' union all select 1
          from ledger_entry where at > '${now}'`,
      ),
    ).toEqual([])
    expect(
      await rows("select a.id from stock_move a join stock_move b on b.id > a.id and b.at < a.at and a.reason <> 'opening' limit 1"),
    ).toEqual([])
    expect(await rows(`select count(distinct at::date)::int >= 20 as spread from order_event`)).toEqual([{ spread: true }])
  })
})

describe('the demo’s accounts', () => {
  it('demo has balance, vouchers, coupons, points, favourites, an empty cart and more than a page of orders', async () => {
    const client = await logIn('demo')
    const ledgers = await rows<{ kind: string; balance: number }>(
      `select l.kind, l.balance from ledger_account l join account_member m using (member_id) join account a on a.id = m.account_id
        where a.username = 'demo' order by 1`,
    )
    expect(ledgers.map((row) => row.kind)).toEqual(['balance', 'points', 'voucher'])
    for (const ledger of ledgers) expect(ledger.balance, ledger.kind).toBeGreaterThan(0)
    expect((await client.get('/api/user/couponNum')).data).toEqual({ unused: 3, used: 1, expired: 1 })
    expect((await client.get('/api/favorite')).data).toMatchObject({ total: 12 })
    expect((await client.get('/api/cart/total')).data).toMatchObject({ count: 0 })
    expect((await client.get('/api/order')).data).toMatchObject({ total: 26, last_page: 2 })
  })

  it('demo has an order under way that brings cashback, none of which is credited yet', async () => {
    const promised = await rows<{ due: number; credited_at: Date | null }>(`select c.due, c.credited_at from order_cashback c
      join orders o on o.id = c.order_id join account_member x on x.member_id = o.member_id join account a on a.id = x.account_id
      where a.username = 'demo' and o.status = 'picked' and c.is_taken`)
    expect(promised).toEqual([{ due: 1_000, credited_at: null }])
  })

  it('demo can pay what it has not paid, also two days after the demo was filled', async () => {
    const client = await logIn('demo')
    const trades = await rows<{ id: number }>(
      `select t.id from trade t join account a on a.id = t.account_id where a.username = 'demo' and t.pay_status = 'unpaid' order by 1`,
    )
    expect(trades).toHaveLength(2)
    h.clock.advance(2 * 86_400_000)
    const late = await logIn('demo')
    expect((await late.post(`/api/trade/${trades[0]?.id ?? 0}/pay`, { channel: 'sandbox', client_key: 'pay-much-later' })).status).toBe(200)
    h.clock.advance(-2 * 86_400_000)
    expect((await client.post(`/api/trade/${trades[1]?.id ?? 0}/pay`, { channel: 'sandbox', client_key: 'pay-at-once' })).status).toBe(200)
  })

  it('expired can buy nothing, though it once could', async () => {
    expect(await addToCart(await logIn('expired'), `g.scope_code = 'chemical'`)).toEqual({ status: 403, reason: 'CERT_EXPIRED' })
    expect(
      await rows(
        `select o.status from orders o join account_member m using (member_id) join account a on a.id = m.account_id
          where a.username = 'expired' order by o.id`,
      ),
    ).toEqual([{ status: 'completed' }, { status: 'refunded' }])
  })

  it('receipt owes the stamped receipt of an ephedrine order and gets no more such goods until it is in, but all others', async () => {
    const client = await logIn('receipt')
    expect(await addToCart(client, 'g.is_eph')).toEqual({ status: 403, reason: 'EPH_RECEIPT_DUE' })
    expect((await addToCart(client, `g.scope_code = 'chemical'`)).status).toBe(200)
    expect(
      await rows(
        `select r.status, o.ship_kind,
          r.due_at < '${h.clock.now().toISOString()}' as overdue from controlled_receipt r join orders o on o.id = r.order_id`,
      ),
    ).toEqual([{ status: 'due', ship_kind: 'ephedrine', overdue: true }])
  })

  it('chain has three shops, and each has orders of its own', async () => {
    const client = h.client()
    const { data } = await client.post('/api/auth/login', { username: 'chain', password: 'Demo-2026' })
    expect((data as { shops: unknown[] }).shops).toHaveLength(3)
    const shops = await rows<{ orders: number }>(
      `select count(o.id)::int as orders from account_member m join account a on a.id = m.account_id left join orders o using (member_id)
        where a.username = 'chain' group by m.member_id`,
    )
    expect(shops.filter((shop) => shop.orders > 0)).toHaveLength(3)
  })
})
