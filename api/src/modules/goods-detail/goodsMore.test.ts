import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue, seedWelfareLimits } from '../../seed/seedCatalogue.ts'
import { seedShops } from '../../seed/seedShops.ts'
import { openHarness, type Harness } from '../../testing/harness.ts'
import type { TestClient } from '../../testing/testClient.ts'
import type { GoodsWire } from '../goods/goods.schemas.ts'
import type { GoodsFactsWire } from './goodsFacts.schemas.ts'
import type { GoodsDetailWire } from './goodsDetail.schemas.ts'

let h: Harness
let demo: TestClient
let pending: TestClient
let visitor: TestClient

async function logInAs(username: string): Promise<TestClient> {
  const client = h.client()
  expect((await client.post('/api/auth/login', { username, password: 'Demo-2026' })).status).toBe(200)
  return client
}

beforeAll(async () => {
  h = await openHarness()
  await seedCatalogue(h.deps)
  await seedShops(h.deps)
  visitor = h.client()
  ;[demo, pending] = [await logInAs('demo'), await logInAs('pending')]
})
afterAll(() => h.close())

const some = async (query: string): Promise<GoodsWire> => {
  const [goods] = ((await demo.get(`/api/goods/list?per_page=1&${query}`)).data as { data: GoodsWire[] }).data
  if (goods === undefined) throw new Error(`no goods for ${query}`)
  return goods
}

describe('lots', () => {
  it('lots are those of the detail, first-expiring first, open to all', async () => {
    const goods = await some('in_stock=1')
    const lots = (await visitor.get(`/api/goods/${goods.id}/batches`)).data as { expires: string }[]
    const detail = (await demo.get(`/api/goods/detail/${goods.id}`)).data as GoodsDetailWire
    expect(lots).toEqual(detail.batches)
    expect(lots.map((lot) => lot.expires)).toEqual(lots.map((lot) => lot.expires).toSorted())
  })
})

describe('what the zones compare', () => {
  const factsOf = async (query: string, client = demo): Promise<readonly [GoodsWire, GoodsFactsWire]> => {
    const goods = await some(query)
    const [facts] = (await client.get(`/api/goods/facts?ids=${goods.id},999999`)).data as GoodsFactsWire[]
    if (facts === undefined) throw new Error(`no facts for ${query}`)
    return [goods, facts]
  }

  it('what the zones compare is the origin, grade, processing and weight of a herb with its lots, for every herb there is', async () => {
    const [goods, herb] = await factsOf('zone=zy&keywords=%E9%BB%84%E8%8A%AA&in_stock=1', visitor)
    expect(herb).toMatchObject({
      id: goods.id,
      herb: { origin: expect.stringMatching(/^(甘肃|内蒙古|山西)/), processing: '切厚片' },
      control: null,
    })
    expect(herb.lots).toEqual((await visitor.get(`/api/goods/${goods.id}/batches`)).data)
    expect(
      await h.deps.db
        .selectFrom('herb as b')
        .innerJoin('goods as g', 'g.id', 'b.goods_id')
        .where('g.ypgg', 'like', '1kg%')
        .where('b.net_grams', '<>', 1_000)
        .select('g.id')
        .execute(),
    ).toEqual([])
    expect((await sql`select id from goods where kind = 'herb' and id not in (select goods_id from herb)`.execute(h.deps.db)).rows).toEqual(
      [],
    )
  })

  it('what the zones compare is where controlled goods are sold and what lets this shop buy them, and of other shops only that there are some', async () => {
    const [open, facts] = await factsOf('zone=kx&sort=price_asc')
    expect(facts.control).toMatchObject({ regions: expect.arrayContaining(['浙江省']), named: 0, granted_by: 'region' })
    const [, seenByNobody] = await factsOf('zone=kx&sort=price_asc', visitor)
    expect(seenByNobody.control).toEqual({ ...facts.control, granted_by: null })
    const other = await h.deps.db.selectFrom('member').where('kind', '=', 'clinic').select('id').executeTakeFirstOrThrow()
    await h.deps.db
      .insertInto('price_rule')
      .values({ goods_id: Number(open.id), member_id: other.id, region_id: null, member_kind: null, price: 100, hidden: false })
      .execute()
    expect((await factsOf('zone=kx&sort=price_asc'))[1].control).toEqual({ ...facts.control, named: 1 })
  })

  it('what the zones compare is how many of a limited product this shop may still buy, and until when the zone’s price holds', async () => {
    await seedWelfareLimits(h.deps.db, h.clock.now())
    const {
      goods_id: id,
      per_member,
      ends_at,
    } = await h.deps.db.selectFrom('purchase_limit').selectAll().orderBy('goods_id').executeTakeFirstOrThrow()
    const ofOne = async (client: TestClient) => ((await client.get(`/api/goods/facts?ids=${id}`)).data as GoodsFactsWire[])[0]
    const until = Math.floor(ends_at.getTime() / 1_000)
    expect(await ofOne(demo)).toMatchObject({ limit: { per_member, left: per_member, ends_at: until }, special_until: until })
    expect(await ofOne(visitor)).toMatchObject({ limit: { left: null }, special_until: null })
    expect((await visitor.get('/api/goods/facts?ids=x')).status).toBe(422)
  })

  it('what the zones compare is the class of a device, by which the zone of devices is divided', async () => {
    const classes = (
      (await demo.get('/api/goods/filters?zone=qx')).data as { device_class: { value: string; text: string; count: number }[] }
    ).device_class
    expect(classes.map(({ text }) => text).toSorted()).toEqual(['一类器械', '三类器械', '二类器械'])
    for (const { value, count } of classes)
      expect([value, ((await demo.get(`/api/goods/list?zone=qx&device_class=${value}`)).data as { total: number }).total]).toEqual([
        value,
        count,
      ])
    expect((await demo.get('/api/goods/filters')).data).toMatchObject({ device_class: [] })
    expect(await demo.get('/api/goods/list?device_class=4')).toMatchObject({ status: 422 })
  })
})

describe('the lab report of a lot', () => {
  it('the lab report of a lot is a page to print, by both its addresses, and open to all', async () => {
    const goods = await some('in_stock=1')
    const [lot] = ((await demo.get(`/api/goods/detail/${goods.id}`)).data as GoodsDetailWire).batches
    const page = await h.app.inject(lot?.report ?? '/none')
    expect(page).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': expect.stringContaining("default-src 'none'") },
    })
    for (const words of [goods.name, goods.sccj, lot?.lot, lot?.expires, '含量测定', '符合规定']) expect(page.body).toContain(words)
    expect(page.body).not.toContain('<script')
    expect((await h.app.inject(`/api/goods/${goods.id}/report?lot=${lot?.lot}`)).json()).toMatchObject({ data: { url: lot?.report } })
  })

  it.each([
    '/files/report/1-none.html',
    '/files/report/1-a/../b.html',
    '/files/report/x.html',
    '/files/report/999999-A.html',
    '/api/goods/1/report?lot=none',
    '/api/goods/999999/report?lot=A',
  ])('%s is not found', async (address) => {
    expect((await h.app.inject(address)).statusCode).toBe(404)
  })
})

describe('substitutes', () => {
  it('substitutes are the same generic by other makers, those in stock first, priced for the viewer', async () => {
    const goods = await some(`keywords=${encodeURIComponent('阿莫西林胶囊')}`)
    const { common_name } = (await demo.get(`/api/goods/detail/${goods.id}`)).data as GoodsDetailWire
    const found = (await demo.get(`/api/goods/${goods.id}/substitutes`)).data as GoodsWire[]
    expect(found.length).toBeGreaterThan(0)
    for (const substitute of found) {
      expect(substitute.sccj_id).not.toBe(goods.sccj_id)
      expect((await demo.get(`/api/goods/detail/${substitute.id}`)).data).toMatchObject({ common_name })
    }
    const stocked = found.map((substitute) => substitute.number > 0)
    expect(stocked).toEqual(stocked.toSorted((a, b) => Number(b) - Number(a)))
    for (const client of [visitor, pending])
      expect(JSON.stringify((await client.get(`/api/goods/${goods.id}/substitutes`)).data)).not.toMatch(/"\d+\.\d\d"/)
  })

  it.each(['batches', 'substitutes'])('%s of goods that do not exist are not found', async (part) => {
    expect(await demo.get(`/api/goods/999999/${part}`)).toMatchObject({ status: 404, data: { reason: 'NOT_FOUND' } })
    expect((await demo.get(`/api/goods/x/${part}`)).status).toBe(404)
  })
})

describe('notices', () => {
  const stored = () => h.deps.db.selectFrom('goods_notice').select(['goods_id', 'kind']).orderBy('goods_id').orderBy('kind').execute()

  it('notices are stored once a kind', async () => {
    for (const kind of ['arrival', 'arrival', 'price', 'arrival'])
      expect(await demo.post('/api/goods/3/notify', { kind })).toMatchObject({ status: 200, data: {} })
    expect(await stored()).toEqual([
      { goods_id: 3, kind: 'arrival' },
      { goods_id: 3, kind: 'price' },
    ])
  })

  it('notices need a login, a kind and goods', async () => {
    expect((await visitor.post('/api/goods/3/notify', { kind: 'price' })).status).toBe(401)
    expect(await demo.post('/api/goods/3/notify')).toMatchObject({ status: 422, message: '请填写通知类型' })
    expect(await demo.post('/api/goods/3/notify', { kind: 'sms' })).toMatchObject({ status: 422, message: '通知类型格式不正确' })
    expect((await demo.post('/api/goods/999999/notify', { kind: 'price' })).status).toBe(404)
    expect(await stored()).toHaveLength(2)
  })
})

describe('what was bought last', () => {
  /** An order of one line, as the database wants it: all its sums true. */
  async function order(goodsId: number, no: string, isPaid: boolean, day: string, quantity: number): Promise<void> {
    const cents = 480 * quantity
    await h.deps.db.transaction().execute(async (trx) => {
      const at = new Date(`${day}T10:00:00+08:00`)
      const paid = isPaid ? at : null
      const made = await sql<{
        id: number
      }>`insert into trade (no, member_id, account_id, quote_hash, client_key, payable, online, pay_mode, pay_status, expires_at,
        created_at, paid_at, pricing)
        select ${no}, 1, min(account_id), 'hash', ${`key-${no}`}, ${cents}, ${cents}, 'online', ${paid === null ? 'unpaid' : 'paid'},
          ${new Date(at.getTime() + 1_800_000)}, ${at}, ${paid}, '{}'
        from account_member where member_id = 1 returning id`.execute(trx)
      const placed = await sql<{
        id: number
      }>`insert into orders (no, trade_id, member_id, ck_id, ship_kind, goods_cents, shipping_cents, payable, online, status, address,
        created_at)
        values (${no}, ${made.rows[0]?.id}, 1, 1, 'plain', ${cents}, 0, ${cents}, ${cents}, 'unpaid', '{}', ${at}) returning id`.execute(
        trx,
      )
      await sql`insert into order_line (order_id, line_no, goods_id, snapshot, type, qty, unit_price, list_cents, discount_cents, net_cents)
        values (${placed.rows[0]?.id}, 1, ${goodsId}, '{}', 0, ${quantity}, 480, ${cents}, 0, ${cents})`.execute(trx)
      if (paid === null) return
      await sql`select set_config('app.actor', 'system', true), set_config('app.now', ${at.toISOString()}, true)`.execute(trx)
      await sql`update orders set status = 'paid' where id = ${placed.rows[0]?.id}`.execute(trx)
    })
  }

  it('what was bought last stands on lists and details of the shop that bought, the latest order that was not given up', async () => {
    const goods = await some('zone=yx&in_stock=1')
    expect(goods.last_bought).toBeNull()
    await order(Number(goods.id), '2026100100000001', true, '2026-10-01', 20)
    await order(Number(goods.id), '2026110100000001', true, '2026-11-01', 40)
    await order(Number(goods.id), '2026111500000001', false, '2026-11-15', 60)
    const expected = { date: '2026-11-01', price: '4.80', number: 40 }
    expect((await some('zone=yx&in_stock=1')).last_bought).toEqual(expected)
    expect((await demo.get(`/api/goods/detail/${goods.id}`)).data).toMatchObject({ last_bought: expected })
    expect((await visitor.get(`/api/goods/detail/${goods.id}`)).data).toMatchObject({ last_bought: null })
    expect((await pending.get(`/api/goods/detail/${goods.id}`)).data).toMatchObject({ last_bought: null })
  })

  it('what was bought last stands in the history with the changes of the price, the earliest first', async () => {
    const goods = await some('zone=yx&in_stock=1')
    const history = async (client: TestClient) =>
      (await client.get(`/api/goods/${goods.id}/history`)).data as { prices: { on: string; price: string }[]; purchases: unknown[] }
    const { prices, purchases } = await history(demo)
    expect(prices).toEqual([{ on: expect.stringMatching(/^20/), price: goods.base_price }])
    expect(purchases).toEqual([
      { on: '2026-10-01', price: '4.80', number: 20, order_no: '2026100100000001' },
      { on: '2026-11-01', price: '4.80', number: 40, order_no: '2026110100000001' },
    ])
    await h.deps.db
      .updateTable('goods')
      .set((eb) => ({ base_price: eb('base_price', '+', 100) }))
      .where('id', '=', Number(goods.id))
      .execute()
    const later = await history(demo)
    expect(later.prices).toEqual([prices[0], { on: expect.stringMatching(/^20/), price: (Number(goods.base_price) + 1).toFixed(2) }])
    expect(await history(pending)).toEqual({ prices: [], purchases: [] })
    expect((await visitor.get(`/api/goods/${goods.id}/history`)).status).toBe(401)
    expect((await demo.get('/api/goods/999999/history')).status).toBe(404)
  })

  it('what was bought last is no longer told when the price is hidden', async () => {
    const goods = await some('zone=yx&in_stock=1')
    await h.deps.db
      .insertInto('price_rule')
      .values({ goods_id: Number(goods.id), member_id: 1, price: null, hidden: true, region_id: null, member_kind: null })
      .execute()
    expect((await demo.get(`/api/goods/detail/${goods.id}`)).data).toMatchObject({
      price_state: 'region',
      base_price: null,
      last_bought: null,
    })
    await h.deps.db.deleteFrom('price_rule').where('member_id', '=', 1).execute()
  })
})
